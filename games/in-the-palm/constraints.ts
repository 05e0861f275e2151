import type { Chance } from '@veillee/kernel'
import type { Ask } from '@veillee/touch'
import type { ConstraintCard, State } from './state.ts'

/** PALM-41: the Constraint cards, by their number. */
export const CONSTRAINTS: readonly Ask[] = [
  { ask: 'only-objects', objects: ['cloth', 'ring'] },
  { ask: 'only-objects', objects: ['string', 'cube'] },
  { ask: 'only-objects', objects: ['dart', 'coin'] },
  { ask: 'only-objects', objects: ['pawn', 'top'] },
  { ask: 'at-least-object', object: 'cloth' },
  { ask: 'at-least-object', object: 'string' },
  { ask: 'at-least-object', object: 'dart' },
  { ask: 'at-least-object', object: 'coin' },
  { ask: 'at-least-object', object: 'top' },
  { ask: 'only-fingers' },
  { ask: 'only-fingers' },
  { ask: 'not-fingers' },
  { ask: 'not-fingers' },
  { ask: 'only-back' },
  { ask: 'only-back' },
  { ask: 'upright' },
  { ask: 'three-objects' },
  { ask: 'three-objects' },
  { ask: 'one-object' },
  { ask: 'one-object' },
]

export const constraintPile = (chance: Chance): ConstraintCard[] => chance.shuffled([...CONSTRAINTS.keys()])

/** PALM-40. The constraints of a turn are not among the used ones before everybody has seen them (PALM-42). */
export function drawConstraint(state: State, chance: Chance): void {
  if (state.constraints.length === 0) state.constraints = chance.shuffled(state.usedConstraints.splice(0))
  state.turn.constraints.push(state.constraints.pop()!)
}
