import {
  type Actor,
  apply,
  awaits,
  awayOf,
  type Game,
  handView,
  isRefusal,
  type Match,
  offersTo,
  resultOf,
  type Seat,
  settled,
  start,
  tableOf,
  tryMove,
} from '@veillee/kernel'
import { rules, stateOf, withState } from '@veillee/kernel/inside'

export const seedOf = (number: number): string => number.toString(16).padStart(64, '0')

/** A match as a test plays it: who does what, in the words of the rulebook. Each game adds its own words. */
export class TestMatch<Table, Hand, Result, State extends object> {
  match: Match<Table, Hand, Result>
  /** What the clock says; the match itself only knows when something last happened. */
  atMs = 0

  constructor(game: Game<Table, Hand, unknown, Result>, seats: number, options: object, seed: number) {
    const match = start(game, { seats, options, seed: seedOf(seed), at: 0 })
    if (isRefusal(match)) throw new Error(match.refusal.en)
    this.match = match
  }

  get phase(): string {
    return this.match.phase
  }

  get table(): Table {
    return tableOf(this.match)
  }

  get result(): Result | undefined {
    return resultOf(this.match)
  }

  /** What only the referee knows. */
  get state(): State {
    return stateOf(this.match) as State
  }

  /** The same moment in another State. */
  set state(state: State) {
    rules(this.match).check(state)
    this.match = withState(this.match, state)
  }

  hand(seat: Seat): Hand {
    return handView(this.match, seat)
  }

  choices(by: Actor, move: string): readonly unknown[] {
    this.#mustKnow(move)
    return offersTo(this.match, by).choices[move] ?? []
  }

  /** In words, why this is not allowed; undefined if it is. */
  refusal(by: Actor, move: string, input: unknown = true): string | undefined {
    this.#mustKnow(move)
    const event = tryMove(this.match, { by, move, input, at: this.atMs })
    return isRefusal(event) ? event.refusal.en : undefined
  }

  /** A move that the game does not have is offered to nobody, and proves nothing. */
  #mustKnow(move: string): void {
    const phases = Object.values(rules(this.match).phases)
    if (!phases.some(({ moves }) => Object.hasOwn(moves, move))) throw new Error(`nobody ever plays ${move}`)
  }

  does(by: Actor, move: string, input: unknown = true): void {
    const event = tryMove(this.match, { by, move, input, at: this.atMs })
    if (isRefusal(event)) throw new Error(`${by} may not ${move} in ${this.phase}: ${event.refusal.en}`)
    this.match = apply(this.match, event)
    rules(this.match).check(this.state)
  }

  waits(ms: number): void {
    this.atMs += ms
    this.match = settled(this.match, this.atMs).match
  }

  /** Somebody who is awaited has been away for long enough, and the room acts. */
  missing(absent: Actor): void {
    const { move } = awayOf(this.match, absent)
    if (!awaits(this.match).includes(absent) || !move) throw new Error(`nothing happens without ${absent}`)
    this.does('room', move.name, move.input)
  }
}
