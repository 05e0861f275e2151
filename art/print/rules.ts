import {
  CONSTRAINTS,
  constraintText,
  difficultyOf,
  kindOfWord,
  LINKS,
  lexicon,
  linesOf,
  newestIn,
  PRACTICE,
  palmText,
  readerText,
  START,
  storyText,
  WORDS,
  waysOf,
} from '@veillee/games'
import type { Said, Written } from '@veillee/kernel'
import { objectsUsed } from '@veillee/touch'
import { ALBUM } from '../album/index.ts'
import { cardSvg, svgOf } from '../card.ts'
import { hand } from '../hand/hand.ts'
import { momentDrawing, trailDrawing } from '../hand/moment.ts'
import { type Pose, STAGE } from '../hand/stage.ts'
import { backSvg } from '../pieces/back.ts'
import { constraintCardSvg } from '../pieces/constraint-card.ts'
import { type HomePhotoId, homePhotoSvg } from '../pieces/home-photo.ts'
import { iconSvg } from '../pieces/icon.ts'
import { rocketSvg } from '../pieces/rocket.ts'
import { seatMarkSvg } from '../pieces/seat-mark.ts'
import { symbolSideSvg } from '../pieces/symbol-card.ts'
import { wordCardSvg } from '../pieces/word-card.ts'
import { each } from '../shape.ts'
import type { Leaflet } from './leaflet.ts'

const TITLE: Said = { fr: 'Les règles des trois jeux', en: 'The rules of the three games' }
const NOTE: Said = {
  fr: 'Où la règle dit « à distance », il s’agit des téléphones : avec cette boîte, tout le monde est à la même table.',
  en: 'Where a rule says “far apart”, it speaks of the phones: with this box, everybody is at one table.',
}

type Picture = (language: Written) => string

interface Chapter {
  readonly name: Said
  readonly photo: HomePhotoId
  readonly rules: Said
  /** One to a paragraph. */
  readonly pictures: readonly Picture[]
}

// What the steps show

const PALM_UP: Pose = { side: 'right', face: 'palm' }

const openHand: Picture = () =>
  svgOf(hand({ ...PALM_UP, tone: 'golden' }), STAGE.width, STAGE.height, 'rules-hand')

const mimed: Picture = () => {
  const { mime, shownMs } = PRACTICE[0]!
  const drawing =
    hand({ ...PALM_UP, tone: 'brown' }) +
    each([...objectsUsed(mime)], object => trailDrawing(mime, object, shownMs, PALM_UP, 'ink')) +
    momentDrawing(mime, shownMs, PALM_UP, {})
  return svgOf(drawing, STAGE.width, STAGE.height, 'rules-mime')
}

/** Several pictures as one, in columns: widths and heights are those of the first. */
function together(pictures: readonly string[], columns: number, ratio: number): string {
  const rows = Math.ceil(pictures.length / columns)
  const cell = { width: 100, height: 100 * ratio, gap: 6 }
  const placed = pictures.map((svg, i) => {
    const [x, y] = [
      (i % columns) * (cell.width + cell.gap),
      Math.floor(i / columns) * (cell.height + cell.gap),
    ]
    return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" `)
  })
  const [width, height] = [
    columns * (cell.width + cell.gap) - cell.gap,
    rows * (cell.height + cell.gap) - cell.gap,
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${placed.join('')}</svg>`
}

const MEMORY_RATIO = 0.68
const memory = (n: number): string => cardSvg(ALBUM[n - 1]!)
const slippedIn: Picture = () => together([backSvg('memory'), memory(11)], 1, MEMORY_RATIO)
const album: Picture = () => together([9, 14, 58, 63, 27, 78].map(memory), 2, MEMORY_RATIO)
const rockets: Picture = () => together([rocketSvg(1), rocketSvg(3)], 2, 1)
const constraint: Picture = () => {
  const { fr, en } = constraintText(CONSTRAINTS[0]!)
  return constraintCardSvg({ card: 0, ask: CONSTRAINTS[0]!, words: [fr, en] })
}

const WORD_RATIO = 220 / 360
const wordCard = (card: number, language: Written): string => {
  const kind = kindOfWord(card)
  const ways = kind === 'link' ? { ways: waysOf(card) } : {}
  const { label, printed } = lexicon(newestIn(language))
  return wordCardSvg({ card, kind, language, label: label(kind), forms: printed(card), ...ways })
}
const aWord = (kind: string): number => WORDS.find(card => kindOfWord(card) === kind)!
const words =
  (...cards: readonly number[]): Picture =>
  language =>
    together(
      cards.map(card => wordCard(card, language)),
      1,
      WORD_RATIO,
    )
const hidden: Picture = language =>
  together([backSvg('word'), wordCard(aWord('noun'), language)], 1, WORD_RATIO)
const teams: Picture = () => together([seatMarkSvg(0, 'A'), seatMarkSvg(1, 'B')], 2, 1)

const side = (number: number): string =>
  symbolSideSvg({
    side: number,
    difficulty: difficultyOf(number),
    symbols: ([1, 2, 3, 4, 5] as const).map(one => linesOf(number, one)),
  })
const symbols: Picture = () => side(0)
const otherSymbols: Picture = () => side(2)
const palms: Picture = () => homePhotoSvg('palm-reader')
const nothing: Picture = () => backSvg('symbol')
const starred: Picture = () =>
  together(
    [0, 1, 2].map(mark => seatMarkSvg(mark, '★')),
    3,
    1,
  )

const CHAPTERS: readonly Chapter[] = [
  {
    name: { fr: 'Au creux de ta main', en: 'In the Palm of Your Hand' },
    photo: 'in-the-palm',
    rules: palmText.rules,
    pictures: [openHand, mimed, slippedIn, album, rockets, constraint],
  },
  {
    name: { fr: 'Une histoire extraordinaire', en: 'An Extraordinary Story' },
    photo: 'extraordinary-story',
    rules: storyText.rules,
    pictures: [
      words(START),
      words(aWord('noun'), aWord('adjective'), aWord('verb')),
      hidden,
      words(LINKS[0]!, LINKS.at(-1)!),
      openHand,
      words(START, aWord('noun'), aWord('verb')),
      teams,
    ],
  },
  {
    name: { fr: 'Palm Reader', en: 'Palm Reader' },
    photo: 'palm-reader',
    rules: readerText.rules,
    pictures: [palms, symbols, openHand, nothing, otherSymbols, starred],
  },
]

const step = (words: string, picture: string): string => `<div class="step">${picture}<p>${words}</p></div>`

/** Each game has two pages that lie beside each other when the booklet is open. */
function chapter({ name, photo, rules, pictures }: Chapter, language: Written): readonly [string, string] {
  const steps = rules[language].split('\n\n').map((words, i) => step(words, pictures[i]?.(language) ?? ''))
  const half = Math.floor(steps.length / 2)
  const head = `<div class="grid" style="height:34mm;overflow:hidden;margin-bottom:3mm">${homePhotoSvg(photo)}</div><h2>${name[language]}</h2>`
  return [head + steps.slice(0, half).join(''), steps.slice(half).join('')]
}

function pages(language: Written): readonly string[] {
  const cover = `<div style="width:52mm">${iconSvg()}</div><h1 style="margin-top:8mm">Veillée</h1><p>${TITLE[language]}</p>`
  return [
    cover,
    ...CHAPTERS.flatMap(one => chapter(one, language)),
    `<p style="margin-top:60mm;text-align:center"><small>${NOTE[language]}</small></p>`,
  ]
}

export const RULES: Leaflet = { id: 'rules', isBooklet: true, pages }
