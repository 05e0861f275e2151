import { drawGlyph } from './glyphs.ts'
import type { Line } from './line.ts'
import { SYMBOLS } from './symbols.data.ts'

/** The colour of a card's ground (READ-1), from beginner to expert. */
export type Difficulty = 'blue' | 'green' | 'red' | 'purple'

/** A side of a card; card n has the sides 2n and 2n + 1. */
export type Side = number

export const DIFFICULTIES: readonly Difficulty[] = ['blue', 'green', 'red', 'purple']
export const CARDS_PER_DIFFICULTY = 27
export const CARDS = CARDS_PER_DIFFICULTY * DIFFICULTIES.length

/**
 * The editions after the first. In the second all blue cards are new; in the third three red ones and four purple ones, so
 * that touch knows each colour as often as it should. New cards have numbers of their own, in this order.
 */
export const EDITIONS = [2, 3] as const
export type Edition = (typeof EDITIONS)[number]
export const NEWEST_EDITION: Edition = 3

const ADDED = [
  ...Array<Difficulty>(CARDS_PER_DIFFICULTY).fill('blue'),
  ...Array<Difficulty>(3).fill('red'),
  ...Array<Difficulty>(4).fill('purple'),
] as const

/** Which cards went when the third edition came: red ones known best by touch, purple ones known worst. */
const WITHDRAWN: ReadonlySet<number> = new Set([63, 74, 79, 87, 92, 94, 97])

const numbered = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => first + i)

const ofTheSecond = [
  ...numbered(CARDS, CARDS_PER_DIFFICULTY),
  ...numbered(CARDS_PER_DIFFICULTY, CARDS - CARDS_PER_DIFFICULTY),
]

const byColour = (cards: readonly number[]): readonly number[] =>
  DIFFICULTIES.flatMap(colour => cards.filter(card => difficultyOf(2 * card) === colour))

/** The cards that a match of this edition is played with; a log that says none is of the first. */
export function cardsIn(edition: Edition | undefined): readonly number[] {
  if (edition === undefined) return numbered(0, CARDS)
  if (edition === 2) return ofTheSecond
  const staying = ofTheSecond.filter(card => !WITHDRAWN.has(card))
  return byColour([...staying, ...numbered(CARDS + CARDS_PER_DIFFICULTY, WITHDRAWN.size)])
}

/** What whoever plays now finds in the box. */
export const CARDS_NOW = cardsIn(NEWEST_EDITION)

const drawn = new Map<string, readonly Line[]>()

export function cardOf(side: Side): number {
  return Math.floor(side / 2)
}

export function difficultyOf(side: Side): Difficulty {
  const card = cardOf(side)
  return ADDED[card - CARDS] ?? DIFFICULTIES[Math.floor(card / CARDS_PER_DIFFICULTY)]!
}

/** The id of the symbol with this number. */
export function glyphOf(side: Side, number: 1 | 2 | 3 | 4 | 5): string {
  return SYMBOLS[side]!.split(' ')[number - 1]!
}

export function linesOf(side: Side, number: 1 | 2 | 3 | 4 | 5): readonly Line[] {
  const glyph = glyphOf(side, number)
  const lines = drawn.get(glyph) ?? drawGlyph(glyph)
  drawn.set(glyph, lines)
  return lines
}
