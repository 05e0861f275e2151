import type { Seed } from './chance.ts'
import { type Actor, type AnyRules, type Phase, rulesOf } from './game.ts'

import type { Match } from './match.ts'
import type { Offers } from './view.ts'

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
  /** Who is awaited, likewise. */
  awaits?: readonly Actor[]
  /** The hands, by seat, once somebody has asked for them. */
  hands?: unknown[]
  /** What is offered to each, likewise. */
  offers?: Offers[]
  /** All of these of the moment before, as far as they were asked for: what of them is still so is not made anew. */
  readonly last?: LastViews | undefined
}

interface LastViews {
  readonly phase: string
  readonly table: unknown
  readonly awaits: readonly Actor[] | undefined
  readonly hands: readonly unknown[] | undefined
  readonly offers: readonly Offers[] | undefined
}

/** A match whose inside nobody can reach who has not this file: not by its keys, nor through JSON, nor a spread. */
class Filled implements Match {
  readonly game: Match['game']
  readonly seats: number
  readonly phase: string
  readonly step: number
  readonly at: Match['at']
  readonly #inside: Inside

  constructor({ game, seats, phase, step, at }: Match, inside: Inside) {
    this.game = game
    this.seats = seats
    this.phase = phase
    this.step = step
    this.at = at
    this.#inside = inside
  }

  static inside(match: Match): Inside {
    return (match as Filled).#inside
  }
}

export const filled = <M extends Match>(match: M, inside: Inside): M =>
  new Filled(match, inside) as Match as M

export const inside = (match: Match): Inside => Filled.inside(match)
export const rules = (match: Match): AnyRules => rulesOf(match.game)
export const phaseOf = (match: Match): Phase<object, unknown, unknown, string> =>
  rules(match).phases[match.phase]!

export const stateOf = (match: Match): object => inside(match).state

/** The same moment of the same match, in another world. */
export function withState<M extends Match>(match: M, state: object): M {
  const { seed, position, gestures } = inside(match)
  return filled({ ...match }, { state, seed, position, gestures })
}

/** The same moment, from which on other cards are drawn. */
export const withSeed = <M extends Match>(match: M, seed: Seed): M =>
  filled({ ...match }, { ...inside(match), seed })
