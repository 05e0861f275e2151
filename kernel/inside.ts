import type { Seed } from './chance.ts'
import { type AnyRules, type Phase, rulesOf } from './game.ts'

import type { Match } from './match.ts'

export type { AnyRules } from './game.ts'
export { rulesOf } from './game.ts'

/**
 * What a match holds and nobody is sent. The package exports this file apart from the rest: only the proofs
 * of the rules (secrecy, simulation) may open it.
 */
interface Inside {
  readonly state: object
  readonly seed: Seed
  /** How many events came before, the start included. */
  readonly position: number
  /** How many of them were gestures. */
  readonly gestures: number
  /** The table view, once somebody has asked for it. */
  table?: unknown
}

const insides = new WeakMap<Match, Inside>()

export function filled<M extends Match>(match: M, inside: Inside): M {
  insides.set(match, inside)
  return match
}

export const inside = (match: Match): Inside => insides.get(match)!
export const rules = (match: Match): AnyRules => rulesOf(match.game)
export const phaseOf = (match: Match): Phase<object, unknown, unknown, string> =>
  rules(match).phases[match.phase]!

export const stateOf = (match: Match): object => inside(match).state

/** The same moment of the same match, in another world. */
export function withState<M extends Match>(match: M, state: object): M {
  const { seed, position, gestures } = inside(match)
  return filled({ ...match }, { state, seed, position, gestures })
}
