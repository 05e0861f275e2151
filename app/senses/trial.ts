import { CARDS, difficultyOf, linesOf, type Side } from '@veillee/games'
import { chanceAt, type Seed } from '@veillee/kernel'
import { type Drawing, drawnByBot } from '@veillee/touch'
import type { SymbolNumber } from './symbol-number.ts'

/** One of five symbols of a side, as somebody draws it. */
export interface Trial {
  readonly side: Side
  readonly number: SymbolNumber
  readonly drawing: Drawing
}

/** The sides on which the figures of the skin were measured. */
const SIDES: readonly Side[] = Array.from({ length: 2 * CARDS }, (_, side) => side).filter(
  side => difficultyOf(side) === 'green',
)

/** The same seed draws the same ten. */
export function trialAt(seed: Seed, position: number): Trial {
  const chance = chanceAt(seed, position)
  const side = chance.pick(SIDES)
  const number = (chance.below(5) + 1) as SymbolNumber
  return { side, number, drawing: drawnByBot(linesOf(side, number), chance) }
}
