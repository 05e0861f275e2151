import {
  CONSTRAINTS,
  constraintText,
  difficultyOf,
  kindOfWord,
  LINKS,
  linesOf,
  PRACTICE,
  PRACTICE_CARD,
  START,
  STORY_LANGUAGES,
  type StoryLanguage,
  CARDS_NOW as SYMBOL_CARDS,
  WORDS,
} from '@veillee/games'
import { type Language, READ_IN, type Said } from '@veillee/kernel'
import { ALBUM } from '../album/index.ts'
import { cardSvg } from '../card.ts'
import type { Paint } from '../palette.ts'
import { type BackId, backRim, backSvg } from '../pieces/back.ts'
import { constraintCardSvg } from '../pieces/constraint-card.ts'
import { WORD_PAINTS } from '../pieces/paint.ts'
import { practiceBackSvg, practiceFrontSvg } from '../pieces/practice-card.ts'
import { type RocketValue, rocketSvg } from '../pieces/rocket.ts'
import { symbolSideSvg } from '../pieces/symbol-card.ts'
import { CARD_SIZES } from './card-sizes.ts'
import { printedWord } from './printed-word.ts'
import { say } from './saying.ts'

/** One side of a card: its picture, and what is printed a little beyond the cut. */
export interface Face {
  readonly svg: string
  readonly edge?: Paint
}

export interface PrintedCard {
  /** As people call it, and as the app shows it. */
  readonly name: string
  readonly front: Face
  readonly back: Face
}

export interface Deck {
  readonly id: string
  /** Of its words; some have none. */
  readonly language?: Language
  /** The card as it is held. */
  readonly widthMm: number
  readonly heightMm: number
  /** Lies on its side on the sheet, because more fit so. */
  readonly isTurned: boolean
  /** Its pictures are painted before they are printed. */
  readonly isPainted?: true
  readonly cards: readonly PrintedCard[]
}

const backOf = (id: BackId): Face => ({ svg: backSvg(id), edge: backRim(id) })

const memories = (): Deck => ({
  id: 'memories',
  ...CARD_SIZES.memories,
  isTurned: true,
  isPainted: true,
  cards: ALBUM.map(card => ({
    name: String(card.n),
    front: { svg: cardSvg(card, { badge: true }), edge: 'cream' },
    back: backOf('memory'),
  })),
})

const constraints = (language: Language): Deck => ({
  id: `constraints-${language}`,
  language,
  ...CARD_SIZES.constraints,
  isTurned: false,
  cards: CONSTRAINTS.map((ask, card) => {
    const words = [say(constraintText(ask), language)] as const
    return {
      name: String(card + 1),
      front: { svg: constraintCardSvg({ card, ask, words }), edge: 'navy' },
      back: backOf('constraint'),
    }
  }),
})

const words = (language: StoryLanguage): Deck => ({
  id: `words-${language}`,
  language,
  ...CARD_SIZES.words,
  isTurned: true,
  cards: [...WORDS, ...LINKS, START].map(card => {
    const front = { svg: printedWord(card, language), edge: WORD_PAINTS[kindOfWord(card)].rim }
    return { name: String(card + 1), front, back: backOf('word') }
  }),
})

const NUMBERS = [1, 2, 3, 4, 5] as const

const symbolSide = (side: number): Face => {
  const symbols = NUMBERS.map(number => linesOf(side, number))
  return { svg: symbolSideSvg({ side, difficulty: difficultyOf(side), symbols }), edge: 'cream' }
}

/** These have symbols on both sides. */
const symbols = (): Deck => ({
  id: 'symbols',
  ...CARD_SIZES.symbols,
  isTurned: false,
  cards: SYMBOL_CARDS.map(card => ({
    name: String(card + 1),
    front: symbolSide(2 * card),
    back: symbolSide(2 * card + 1),
  })),
})

/** PALM-4. */
const ROCKET_COUNTS: readonly (readonly [value: RocketValue, count: number])[] = [
  [1, 16],
  [3, 8],
]

const ROCKET_MM = { 1: 24, 3: 30 } as const
const ROCKET_CELL_MM = 32

/** A token in the middle of its cell, as large as its value says. */
function token(value: RocketValue): Face {
  const size = ROCKET_MM[value]
  const at = (ROCKET_CELL_MM - size) / 2
  const inner = rocketSvg(value).replace(
    '<svg ',
    `<svg x="${at}" y="${at}" width="${size}" height="${size}" `,
  )
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ROCKET_CELL_MM} ${ROCKET_CELL_MM}">${inner}</svg>`,
  }
}

const rockets = (): Deck => ({
  id: 'rockets',
  widthMm: ROCKET_CELL_MM,
  heightMm: ROCKET_CELL_MM,
  isTurned: false,
  cards: ROCKET_COUNTS.flatMap(([value, count]) =>
    Array.from({ length: count }, (_, i) => ({
      name: `${value}-${i + 1}`,
      front: token(value),
      back: token(value),
    })),
  ),
})

const practice = (language: Language): Deck => {
  const inWords = (sentence: Said) => say(sentence, language)
  const card = ALBUM.find(({ n }) => n === PRACTICE_CARD)
  return {
    id: `practice-${language}`,
    language,
    widthMm: 105,
    heightMm: 148.75,
    isTurned: false,
    isPainted: true,
    cards: card
      ? [
          {
            name: String(card.n),
            front: { svg: practiceFrontSvg(card, inWords), edge: 'navy' },
            back: { svg: practiceBackSvg(PRACTICE, inWords), edge: 'navy' },
          },
        ]
      : [],
  }
}

/** Everything that was in the three boxes and can be cut out of paper. */
export const DECKS: readonly (() => Deck)[] = [
  memories,
  ...READ_IN.map(language => () => constraints(language)),
  ...STORY_LANGUAGES.map(language => () => words(language)),
  symbols,
  rockets,
  ...READ_IN.map(language => () => practice(language)),
]
