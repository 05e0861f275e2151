import type { GestureRef, Seat } from '@veillee/kernel'
import type { Told } from '../message-atoms.ts'
import type { messages } from './messages.ts'
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

/** What everybody is told, and what each seat: messages.ts says it field by field. */
export type Table = Told<typeof messages.table>
export type Hand = Told<typeof messages.hand>
export type Scored = NonNullable<Table['scored']>
