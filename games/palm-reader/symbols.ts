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

const drawn = new Map<string, readonly Line[]>()

export function cardOf(side: Side): number {
  return Math.floor(side / 2)
}

export function difficultyOf(side: Side): Difficulty {
  return DIFFICULTIES[Math.floor(cardOf(side) / CARDS_PER_DIFFICULTY)]!
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
