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

/** The editions after the first. In the second all blue cards are new, and have numbers of their own. */
export const EDITIONS = [2] as const
export type Edition = (typeof EDITIONS)[number]
export const NEWEST_EDITION: Edition = 2

const numbered = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => first + i)

/** The cards that a match of this edition is played with; a log that says none is of the first. */
export const cardsIn = (edition: Edition | undefined): readonly number[] =>
  edition === undefined
    ? numbered(0, CARDS)
    : [
        ...numbered(CARDS, CARDS_PER_DIFFICULTY),
        ...numbered(CARDS_PER_DIFFICULTY, CARDS - CARDS_PER_DIFFICULTY),
      ]

/** What whoever plays now finds in the box. */
export const CARDS_NOW = cardsIn(NEWEST_EDITION)

const drawn = new Map<string, readonly Line[]>()

export function cardOf(side: Side): number {
  return Math.floor(side / 2)
}

export function difficultyOf(side: Side): Difficulty {
  return cardOf(side) < CARDS ? DIFFICULTIES[Math.floor(cardOf(side) / CARDS_PER_DIFFICULTY)]! : 'blue'
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
