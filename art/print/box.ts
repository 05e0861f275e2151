import { LINKS, storyLanguageFor, texts } from '@veillee/games'
import { composed, type Language, type Said } from '@veillee/kernel'
import { OBJECT_KINDS, type ObjectKind } from '@veillee/touch'
import { svgOf } from '../card.ts'
import { objectIcon } from '../hand/object.ts'
import { hexOf } from '../palette.ts'
import { type HomePhotoId, homePhotoSvg } from '../pieces/home-photo.ts'
import { rocket } from '../pieces/rocket.ts'
import { put } from '../shape.ts'
import { BOXES, type CardBox, DIE_ROOM } from './boxes.ts'
import { DIE } from './die.ts'
import type { Leaflet } from './leaflet.ts'
import { type Faces, netSvg } from './net.ts'
import { printedWord } from './printed-word.ts'
import { say } from './saying.ts'
import { lidOf, trayNet } from './tray.ts'
import { gameOf } from './whose.ts'

// What is in the box

type Row = readonly [file: string, what: Said, how: Said]

const CARDS_BOTH: Said = {
  fr: 'carton, recto verso, bord long ; à couper',
  en: 'card, both sides, long edge; to be cut',
}
const FOLDED: Said = {
  fr: 'papier, recto verso, bord court ; à plier',
  en: 'paper, both sides, short edge; to be folded',
}

const CONTENTS: readonly Row[] = [
  [
    'box',
    {
      fr: 'ces pages, dont la liste est dessous',
      en: 'these pages, which are listed below',
    },
    {
      fr: 'papier, un côté ; le dé et les boîtes sur du carton',
      en: 'paper, one side; die and boxes on card',
    },
  ],
  ['rules', { fr: 'les règles des trois jeux', en: 'the rules of the three games' }, FOLDED],
  ['biography', { fr: 'la vie de Léon, à lire à voix haute', en: 'Léon’s life, to be read aloud' }, FOLDED],
  ['memories', { fr: '100 souvenirs', en: '100 memories' }, CARDS_BOTH],
  ['practice', { fr: 'la carte pour essayer', en: 'the practice card' }, CARDS_BOTH],
  ['constraints', { fr: 'les contraintes du mode expert', en: 'the constraints of expert mode' }, CARDS_BOTH],
  ['rockets', { fr: '24 fusées', en: '24 rockets' }, CARDS_BOTH],
  [
    'words',
    { fr: 'les mots, les liaisons et la carte Début', en: 'the words, the Links and the Start card' },
    CARDS_BOTH,
  ],
  ['symbols', { fr: 'les cartes de symboles', en: 'the symbol cards' }, CARDS_BOTH],
  [
    'swell-…',
    {
      fr: 'pour les doigts : mots et contraintes en braille, symboles, quarante souvenirs',
      en: 'for fingers: words and constraints in braille, symbols, forty memories',
    },
    { fr: 'papier à microcapsules, un côté (page 2)', en: 'swell paper, one side (page 2)' },
  ],
]

const WORDS = {
  title: { fr: 'La boîte de Veillée', en: 'The box of Veillée' },
  intro: {
    fr: 'Tout ce qu’il faut pour jouer aux trois jeux sans téléphone. Imprime à 100 %, sans « ajuster à la page ».',
    en: 'All it takes to play the three games without a phone. Print at 100 %, without “fit to page”.',
  },
  file: { fr: 'fichier', en: 'file' },
  what: { fr: 'contient', en: 'has' },
  how: { fr: 'papier', en: 'paper' },
  also: {
    fr: 'Il faut aussi : huit objets de la maison (page 3), de quoi écrire, et une soirée.',
    en: 'You also need: eight things from the house (page 3), something to write with, and an evening.',
  },
  here: { fr: 'Dans ces pages', en: 'In these pages' },
  swell: { fr: 'Pour les doigts', en: 'For fingers' },
  objects: { fr: 'Les objets de la maison', en: 'Things from the house' },
  objectsMore: {
    fr: 'Pour « Au creux de ta main ». N’importe quoi qui se sent de la même façon fera l’affaire ; rien de pointu, rien de chaud.',
    en: 'For “In the Palm of Your Hand”. Whatever feels the same will do; nothing sharp, nothing hot.',
  },
  links: { fr: 'Les liaisons et leurs formes', en: 'The Links and their shapes' },
  linksMore: {
    fr: 'Rond : nom. Triangle : adjectif. Carré : verbe. Sans liaison, un nom appelle un verbe ou un adjectif, un adjectif un verbe, un verbe un nom. Chaque liaison dit en bas d’où elle part et où elle mène.',
    en: 'Disc: noun. Triangle: adjective. Square: verb. Without a Link, a noun leads to a verb or an adjective, an adjective to a verb, a verb to a noun. Each Link says at its foot where it comes from and where it leads.',
  },
  die: { fr: 'Le dé et sa boîte', en: 'The die and its box' },
  dieMore: {
    fr: 'Pour « Palm Reader », sur du carton. Coupe le long des traits pleins, plie vers l’arrière le long des pointillés, colle les languettes grises à l’intérieur. Qui commence secoue le dé dans sa boîte, et regarde en secret.',
    en: 'For “Palm Reader”, on card. Cut along the full lines, fold back along the dots, glue the grey tabs inside. Whoever is first shakes the die in its box, and looks in secret.',
  },
  boxes: { fr: 'Les boîtes des trois jeux', en: 'The boxes of the three games' },
  tray: { fr: 'la boîte', en: 'the box' },
  lid: { fr: 'le couvercle', en: 'the lid' },
  boxMore: {
    fr: 'Sur du carton. Coupe le long des traits pleins, plie vers l’arrière le long des pointillés, colle les languettes grises à l’intérieur.',
    en: 'On card. Cut along the full lines, fold back along the dots, glue the grey tabs inside.',
  },
  pad: { fr: 'Feuille de score', en: 'Score pad' },
} as const

const AT_HOME: Readonly<Record<ObjectKind, Said>> = {
  cloth: {
    fr: 'un mouchoir, une lingette de lunettes, un coin de serviette',
    en: 'a handkerchief, a cloth for glasses, the corner of a napkin',
  },
  ring: {
    fr: 'une bague, un anneau de rideau, un joint de bocal',
    en: 'a finger ring, a curtain ring, a jar’s rubber ring',
  },
  dart: {
    fr: 'un crayon bien rond, une plume collée à une allumette, une paille',
    en: 'a blunt pencil, a feather on a matchstick, a straw',
  },
  cube: {
    fr: 'quatre dés, des sucres, des briques de construction',
    en: 'four dice, lumps of sugar, toy bricks',
  },
  string: {
    fr: 'vingt-cinq centimètres de ficelle, un lacet, un brin de laine',
    en: 'twenty-five centimetres of string, a shoelace, a thread of wool',
  },
  coin: { fr: 'une pièce, un jeton, un bouton plat', en: 'a coin, a token, a flat button' },
  pawn: { fr: 'un pion, un bouchon, un gros bouton à queue', en: 'a pawn, a cork, a large shank button' },
  top: {
    fr: 'une toupie, une châtaigne, une bille dans un bouchon',
    en: 'a spinning top, a chestnut, a marble in a bottle top',
  },
}

const NAMES: Readonly<Record<ObjectKind, Said>> = {
  cloth: { fr: 'le tissu', en: 'the cloth' },
  ring: { fr: 'l’anneau', en: 'the ring' },
  dart: { fr: 'la fléchette', en: 'the dart' },
  cube: { fr: 'quatre cubes', en: 'four cubes' },
  string: { fr: 'la ficelle', en: 'the string' },
  coin: { fr: 'la pièce', en: 'the coin' },
  pawn: { fr: 'le pion', en: 'the pawn' },
  top: { fr: 'la toupie', en: 'the top' },
}

/** What the sheets of swell paper are, and how they are made. */
const SWELL_STEPS: readonly Said[] = [
  {
    fr: 'Les fichiers « swell » s’impriment en noir, à 100 %, sur du papier à microcapsules (on dit aussi papier gonflant ou thermogonflé), avec une imprimante laser ou à jet d’encre selon le papier.',
    en: 'The files called “swell” are printed in black, at 100 %, on swell paper (also called capsule or microcapsule paper), by a laser or an inkjet printer as the paper says.',
  },
  {
    fr: 'Passe chaque feuille une fois au four à relief. Tout ce qui est noir gonfle et se sent du bout du doigt. Les associations de personnes aveugles et les bibliothèques ont souvent ce four.',
    en: 'Put each sheet once through the heater. Whatever is black rises, and can be felt. Associations of blind people and libraries often have such a heater.',
  },
  {
    fr: 'Coupe le long des marques, puis le petit coin en haut à droite : les doigts sauront où est le haut.',
    en: 'Cut along the marks, then the small corner at the upper right: fingers will know which way is up.',
  },
  {
    fr: 'swell-words : les mots de l’histoire. Rond : nom. Triangle : adjectif. Carré : verbe. Deux traits : liaison, avec ses formes dessous. Étoile : Début. Puis le numéro de la carte, puis le mot.',
    en: 'swell-words: the words of the story. Circle: noun. Triangle: adjective. Square: verb. Two lines: Link, with its shapes below. Star: Start. Then the number of the card, then the word.',
  },
  {
    fr: 'swell-constraints : les contraintes du mode expert, numéro et phrase.',
    en: 'swell-constraints: the constraints of expert mode, number and sentence.',
  },
  {
    fr: 'swell-symbols : une bande pour chaque face, avec son nom (12a), un à quatre gros points pour la difficulté, et les cinq symboles, chacun sous son numéro.',
    en: 'swell-symbols: a strip for each side, with its name (12a), one to four large dots for how hard it is, and the five symbols, each below its number.',
  },
  {
    fr: 'swell-memories : quarante souvenirs, chacun réduit à une, deux ou trois formes que les doigts connaissent ; dessous, le numéro et le titre.',
    en: 'swell-memories: forty memories, each reduced to one, two or three shapes that fingers know; below, number and title.',
  },
  {
    fr: 'Le braille est intégral : code français unifié de 2006. La petite ligne d’encre au bord est pour qui voit et aide ; elle gonfle un peu, elle aussi.',
    en: 'The braille is uncontracted: Unified English Braille. The small line of ink at the edge is for those who see and help; it rises a little too.',
  },
]

const swell = (language: Language): string =>
  `<h2>${say(WORDS.swell, language)}</h2>${SWELL_STEPS.map(step => `<p>${say(step, language)}</p>`).join('')}`

function forGame(file: string, language: Language): string {
  const game = gameOf(file)
  return game ? `<br><small>${say(texts[game].name, language)}</small>` : ''
}

function contents(language: Language): string {
  const rows = CONTENTS.map(
    ([file, what, how]) =>
      `<tr><td style="width:27mm"><b>${file}</b></td><td style="width:74mm">${say(what, language)}${forGame(file, language)}</td><td>${say(how, language)}</td></tr>`,
  ).join('')
  const head = [WORDS.file, WORDS.what, WORDS.how].map(word => `<th>${say(word, language)}</th>`).join('')
  const pages = PAGES.map(
    ({ title, sides = 1 }, i) =>
      `<tr><td style="width:27mm"><b>${pageNumbers(i, sides)}</b></td><td>${say(title, language)}</td></tr>`,
  )
    .slice(1)
    .join('')
  return `<h1>${say(WORDS.title, language)}</h1><p>${say(WORDS.intro, language)}</p><table><tr>${head}</tr>${rows}</table><p style="margin:5mm 0 7mm">${say(WORDS.also, language)}</p><h2>${say(WORDS.here, language)}</h2><table>${pages}</table>`
}

/** As they are counted at the foot of the pages. */
function pageNumbers(chapter: number, sides: number): string {
  const first = 1 + PAGES.slice(0, chapter).reduce((sum, { sides: before = 1 }) => sum + before, 0)
  return sides === 1 ? String(first) : `${first}–${first + sides - 1}`
}

function objects(language: Language): string {
  const rows = OBJECT_KINDS.map(kind => {
    const picture = svgOf(put(objectIcon(kind, 84), { x: 50, y: 50 }), 100, 100, `box-${kind}`)
    return `<tr><td style="width:24mm"><div style="width:20mm">${picture}</div></td><td style="width:30mm"><b>${say(NAMES[kind], language)}</b></td><td>${say(AT_HOME[kind], language)}</td></tr>`
  }).join('')
  return `<h2>${say(WORDS.objects, language)}</h2><p>${say(WORDS.objectsMore, language)}</p><table class="things">${rows}</table>`
}

function links(language: Language): string {
  const cards = LINKS.map(card => printedWord(card, storyLanguageFor(language))).join('')
  return `<h2>${say(WORDS.links, language)}</h2><p>${say(WORDS.linksMore, language)}</p><div class="grid" style="grid-template-columns:72mm 72mm;justify-content:center">${cards}</div>`
}

// Score pads

interface Pad {
  readonly name: Said
  readonly rows: readonly Said[]
  readonly columns: number
}

const numbered = (name: Said, count: number): readonly Said[] =>
  Array.from({ length: count }, (_, i) => composed(say => `${say(name)} ${i + 1}`))

const ROUND: Said = { fr: 'manche', en: 'round' }
const TOTAL: Said = { fr: 'total', en: 'total' }

const PADS: readonly Pad[] = [
  {
    name: { fr: 'Au creux de ta main : les fusées', en: 'In the Palm of Your Hand: rockets' },
    rows: [...numbered(ROUND, 4), TOTAL],
    columns: 5,
  },
  {
    name: { fr: 'Une histoire extraordinaire : les mots', en: 'An Extraordinary Story: words' },
    rows: [
      { fr: 'mots', en: 'words' },
      { fr: 'œuvre', en: 'work' },
    ],
    columns: 6,
  },
  {
    name: { fr: 'Palm Reader : les étoiles', en: 'Palm Reader: stars' },
    rows: [...numbered(ROUND, 10), TOTAL],
    columns: 3,
  },
]

const padTable = ({ name, rows, columns }: Pad, language: Language): string => {
  const cells = '<td style="border:.25mm solid #2B2A3A"></td>'.repeat(columns)
  const line = (words: string): string =>
    `<tr style="height:7mm"><td style="width:26mm">${words}</td>${cells}</tr>`
  return `<h2 style="margin-top:6mm;font-size:12pt">${say(name, language)}</h2><table>${line('')}${rows.map(row => line(say(row, language))).join('')}</table>`
}

const pad = (language: Language): string =>
  `<div style="position:absolute;right:14mm;top:10mm;width:14mm">${svgOf(put(rocket('red'), { x: 50, y: 60 }), 100, 120, 'pad')}</div><h1>${say(WORDS.pad, language)}</h1>${PADS.map(one => padTable(one, language)).join('')}`

// Things to fold

const named = (name: Said, net: string, language: Language): string =>
  `<div class="named"><small>${say(name, language)}</small>${net}</div>`

function die(language: Language): string {
  const nets = [
    netSvg(DIE),
    named(WORDS.lid, netSvg(trayNet(lidOf(DIE_ROOM))), language),
    named(WORDS.tray, netSvg(trayNet(DIE_ROOM)), language),
  ]
  return `<h2>${say(WORDS.die, language)}</h2><p>${say(WORDS.dieMore, language)}</p><div style="display:flex;flex-wrap:wrap;gap:3mm;align-items:flex-end;justify-content:center">${nets.join('')}</div>`
}

const PHOTO = { width: 700, height: 260 } as const

const LIDS: Readonly<Record<HomePhotoId, Omit<Faces, 'picture'>>> = {
  'in-the-palm': { paint: 'mustard', ink: 'ink' },
  'extraordinary-story': { paint: 'navy', ink: 'cream' },
  'palm-reader': { paint: 'teal', ink: 'cream' },
}

/** The game on its lid: its picture from rim to rim, and its name below. */
function lidFaces({ id, name, room }: CardBox, language: Language): Faces {
  const { width, length } = lidOf(room)
  const high = (width * PHOTO.height) / PHOTO.width
  const picture = homePhotoSvg(id).replace('<svg ', `<svg width="${width}" height="${high}" `)
  const size = Math.min(8, (width * 1.6) / say(name, language).length)
  const title = `<text x="${width / 2}" y="${high + (length - high) / 2 + size * 0.36}" text-anchor="middle" font-family="Fraunces, serif" font-weight="700" font-size="${size}" fill="${hexOf(LIDS[id].ink)}">${say(name, language)}</text>`
  return { ...LIDS[id], picture: picture + title }
}

const foldable = (box: CardBox, part: Said, net: string, language: Language): string =>
  `<h2>${say(box.name, language)}, ${say(part, language)}</h2><p>${say(WORDS.boxMore, language)}</p>${net}`

const boxes = (language: Language): readonly string[] =>
  BOXES.flatMap(box => [
    foldable(box, WORDS.tray, netSvg(trayNet(box.room)), language),
    foldable(box, WORDS.lid, netSvg(trayNet(lidOf(box.room)), lidFaces(box, language)), language),
  ])

interface Chapter {
  readonly title: Said
  /** How many pages it has: one, unless it is said. */
  readonly sides?: number
  readonly pages: (language: Language) => readonly string[]
}

const PAGES: readonly Chapter[] = [
  { title: WORDS.title, pages: language => [contents(language)] },
  { title: WORDS.swell, pages: language => [swell(language)] },
  { title: WORDS.objects, pages: language => [objects(language)] },
  { title: WORDS.links, pages: language => [links(language)] },
  { title: WORDS.die, pages: language => [die(language)] },
  { title: WORDS.boxes, sides: 2 * BOXES.length, pages: boxes },
  { title: WORDS.pad, pages: language => [pad(language)] },
]

export const BOX: Leaflet = {
  id: 'box',
  isBooklet: false,
  pages: language => PAGES.flatMap(({ pages }) => pages(language)),
}
