import { kindOfWord, runningText, START } from '@veillee/games'
import { type AlbumLeaf, drawnAddress, type EveningAlbum, inOrder } from '../game-kit/evening-album.ts'
import { listed, quoted, said } from '../words/language.ts'
import { additionsOf, type Told } from './additions.ts'
import { inkOf } from './keepsake.ts'
import { endLength, endTitle } from './over-screen.tsx'
import { pictureNameOf } from './own-picture.ts'
import type { StoryMatch, StoryTable } from './story-match.ts'
import { wordOf } from './word-card.tsx'
import { pictureOfNoun } from './word-drawing.tsx'

const HONOURS = {
  whole: { fr: 'L’œuvre', en: 'The work' },
  slip: { fr: 'Le plus beau faux pas', en: 'Finest slip' },
  most: { fr: 'La plume de la soirée', en: 'Pen of the evening' },
} as const

type Names = (seat: number) => string

const escaped = (text: string): string => text.replace(/[&<>]/g, one => `&#${one.charCodeAt(0)};`)

/** As large as these lines fit on a card. */
const sizeOf = (lines: readonly string[]): number =>
  Math.min(72, 790 / Math.max(...lines.map(line => line.length)), 290 / lines.length)

/** A card with its words; below the middle where drawings stand above them. */
function cardPicture(words: readonly string[], ink: string, { isBelow = false } = {}): string {
  const size = Math.min(sizeOf(words), isBelow ? 170 / words.length : Number.POSITIVE_INFINITY)
  const top = (isBelow ? 302 : 214) - ((words.length - 1) * size * 1.25) / 2
  const lines = words.map(
    (word, i) => `<text x="314" y="${top + i * size * 1.25 + size * 0.35}">${escaped(word)}</text>`,
  )
  return drawnAddress(
    `<rect width="628" height="428" fill="#FFFAF0"/><rect x="18" y="18" width="592" height="392" rx="22" fill="none" stroke="${ink}" stroke-width="6"/><g font-family="Georgia, serif" font-weight="600" font-size="${size}" text-anchor="middle" fill="${ink}">${lines.join('')}</g>`,
  )
}

/** What is longer stands in two lines, or all others would be small beside it. */
const WIDEST = 20

/** Lines of about so many letters. */
function folded(text: string, letters: number): readonly string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!
    if (last !== '' && last.length + word.length > letters) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

/** The drawings of these cards, as many as there is room for; a word without one has none here. */
const drawingsOf = (cards: readonly number[], { options }: StoryTable): readonly string[] =>
  cards.flatMap(card => pictureNameOf(card, options) ?? []).map(pictureOfNoun)

const MOST_DRAWINGS = 4

/** In such lines that the letters are as large as they can be. */
function foldedLarge(text: string): readonly string[] {
  const ways = Array.from({ length: 40 }, (_, more) => folded(text, 10 + more))
  return ways.reduce((best, one) => (sizeOf(one) > sizeOf(best) ? one : best))
}

const inkFor = (addition: readonly Told[]): string => inkOf(kindOfWord(addition.at(-1)!.card))

/** What somebody has added, all of it. */
function penOf(
  seat: number,
  story: readonly Told[],
  table: StoryTable,
  isFirst: boolean,
  name: Names,
): AlbumLeaf {
  const own = additionsOf(story).filter(addition => addition[0]!.by === seat)
  const words = own.map(addition => wordOf(addition.at(-1)!.card, table.options))
  const drawings = drawingsOf(
    own.flatMap(addition => addition.map(({ card }) => card)),
    table,
  ).slice(0, MOST_DRAWINGS)
  const isBelow = drawings.length > 0
  const lines = words.slice(0, isBelow ? 3 : 5).flatMap(word => folded(word, WIDEST))
  return {
    picture: cardPicture(lines, inkFor(own[0]!), { isBelow }),
    drawings,
    title: name(seat),
    words: said({
      fr: `a glissé dans l’histoire : ${listed(words)}.`,
      en: `slipped into the story: ${listed(words)}.`,
    }),
    honour: isFirst ? said(HONOURS.most) : null,
  }
}

/** Where it stopped: what was said, and what it should have been. */
function slipOf(table: StoryTable, name: Names): readonly AlbumLeaf[] {
  const { inSight, said: last, ending, options } = table
  if (ending!.end.why !== 'wrong' || inSight === null) return []
  const [word, who] = [wordOf(inSight, options), name(ending!.end.by)]
  const drawn = drawingsOf([inSight], table)
  return [
    {
      picture: cardPicture(folded(word, WIDEST), inkOf(kindOfWord(inSight)), { isBelow: drawn.length > 0 }),
      drawings: drawn,
      title:
        last === null ? said({ fr: `Le trou de mémoire : ${who}`, en: `A blank for ${who}` }) : quoted(last),
      words: said({
        fr: `${who} tenait presque toute l’histoire. C’était ${quoted(word)}.`,
        en: `${who} had nearly all of it. It was ${quoted(word)}.`,
      }),
      honour: said(HONOURS.slip),
    },
  ]
}

/** ROOM-24: the story, who put what into it, and where it came to grief. */
export function album({ view: { table } }: StoryMatch, name: Names): EveningAlbum {
  const { story } = table.ending!
  const seats = [...new Set(story.map(({ by }) => by))]
  const countOf = (seat: number) => story.filter(({ by }) => by === seat).length
  const most = Math.max(...seats.map(countOf))
  const isPen = (seat: number) =>
    countOf(seat) === most && seats.filter(one => countOf(one) === most).length === 1
  const text = runningText([START, ...story.map(({ card }) => card)], table.options)
  const whole: AlbumLeaf = {
    picture: cardPicture(foldedLarge(text), '#A63E30'),
    alt: text,
    title: endTitle(table),
    words: endLength(table),
    honour: said(HONOURS.whole),
    isWide: true,
  }
  const pens = seats.map(seat => penOf(seat, story, table, seats.length > 1 && isPen(seat), name))
  return {
    title: endTitle(table),
    leaves: story.length === 0 ? [] : inOrder([...pens, ...slipOf(table, name), whole]),
  }
}
