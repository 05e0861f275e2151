import type { GestureRef, Seat } from '@veillee/kernel'
import type { Options } from './options.ts'
import type { Side } from './symbols.ts'

export type Phase = 'look' | 'open' | 'draw' | 'lap' | 'vote' | 'gallery'
export type SymbolNumber = 1 | 2 | 3 | 4 | 5
/** READ-2. */
export type DieFace = SymbolNumber | '?'

/** READ-24: whose answer will be the first wrong one, or that there will be none. */
export type Bet = Seat | 'holds'

/** What one finger has drawn into the next palm. */
interface Drawing {
  readonly lap: 1 | 2
  readonly from: Seat
  readonly into: Seat
  readonly drawing: GestureRef
}

/** What somebody at a real table draws afterwards, of what they felt. */
interface Sketch {
  readonly by: Seat
  readonly sketch: GestureRef
}

export interface State {
  options: Options
  seats: number
  /** The hidden sides of the stack; the last one is the top. */
  stack: Side[]
  /** The sides of the rounds before. */
  played: Side[]
  round: number
  first: Seat
  /** Who takes part in this round, from the first player on, clockwise. */
  chain: Seat[]
  die: DieFace
  lap: 1 | 2
  /** Where in the chain the one sits who draws now. */
  palm: number
  drawings: Drawing[]
  sketches: Sketch[]
  /** One for each seat; the first player's stays empty. */
  votes: (SymbolNumber | null)[]
  /** By seat. */
  bets: (Bet | null)[]
  /** The stars of every round that has been scored. */
  stars: number[]
}

export interface Scored {
  readonly number: SymbolNumber | '?'
  readonly votes: readonly (SymbolNumber | null)[]
  readonly drawings: readonly Drawing[]
  readonly sketches: readonly Sketch[]
  /** By seat. */
  readonly bets: readonly (Bet | null)[]
}

export interface Table {
  readonly options: Options
  readonly seats: number
  readonly round: number
  readonly first: Seat
  readonly chain: readonly Seat[]
  readonly lap: 1 | 2
  /** Whose finger draws into whose palm, once it is open, and how many palms of this lap are done. */
  readonly drawer: Seat | null
  readonly feeler: Seat | null
  readonly palm: number
  /** The five symbols, once they are shown. */
  readonly side: Side | null
  readonly voted: readonly boolean[]
  readonly stars: readonly number[]
  /** Who is first in the next round. */
  readonly next: Seat
  readonly scored: Scored | null
}

export interface Hand {
  /** Card and die, for the first player's eyes. */
  readonly side: Side | null
  readonly die: DieFace | null
  readonly vote: SymbolNumber | null
  readonly bet: Bet | null
}
