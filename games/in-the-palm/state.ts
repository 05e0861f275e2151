import type { GestureRef, Seat } from '@veillee/kernel'
import type { Told } from '../message-atoms.ts'
import type { messages } from './messages.ts'
import type { Options } from './options.ts'

export type Phase = 'roles' | 'choose' | 'mime' | 'interfere' | 'album' | 'score'
/** A Memory card, by its number: 1 to 100 (PALM-1), and from 101 on a photograph of the room's own (PALM-52). */
export type Card = number
/** A Constraint card: 0 to 19 (PALM-3). */
export type ConstraintCard = number
/** What is taken for the first memory, and for the second. */
export type Pair = readonly [Card, Card]
/** A turn has two. */
export type Memory = 1 | 2

/**
 * Those who share a hand and a score (PALM-7). Where there are no teams everybody is one alone (PALM-34); two who
 * play together are one, without a hand (PALM-30).
 */
export interface Team {
  readonly seats: readonly Seat[]
  hand: Card[]
  points: number
  /** Who has been Grandfather, in order. */
  been: Seat[]
}

/** Where a card on the table came from. */
export type Origin =
  | { readonly kind: 'mimed'; readonly memory: Memory }
  | { readonly kind: 'laid'; readonly memory: Memory; readonly team: number }
  | { readonly kind: 'deck' }

interface TableCard {
  readonly card: Card
  readonly from: Origin
}

export interface Turn {
  /** The active team; where there are no teams, the Child and Grandfather. */
  active: readonly Seat[]
  grandfather: Seat
  memory: Memory
  /** What the Child holds: to be kept or not, then to be mimed. */
  card: Card | null
  /** PALM-18: the mime of this memory has begun, as far as anybody was told. */
  hasBegun: boolean
  /** The constraint of each memory so far. */
  constraints: ConstraintCard[]
  /** Face down in the order they came; then the album, in the order it is laid out. */
  cards: TableCard[]
  /** The mime of each memory so far; none at a real table. */
  mimes: GestureRef[]
  /** What each seat would lay. */
  proposals: (Card | null)[]
  /** PALM-49: for each memory, whether this seat has called its mime. */
  calls: [boolean[], boolean[]]
  /** What Grandfather takes for the first memory, and for the second. */
  picks: Pair | null
  /** PALM-51: what each seat believes that he takes. */
  bets: (Pair | null)[]
}

export interface State {
  options: Options
  seats: number
  teams: Team[]
  /** The last one is the top. */
  deck: Card[]
  discards: Card[]
  /** The last one is the top. */
  constraints: ConstraintCard[]
  usedConstraints: ConstraintCard[]
  /** The team that began; where there are no teams, the seat of the first Child. */
  first: number
  /** How many turns came before this one. */
  turnsPlayed: number
  turn: Turn
  /** PALM-14: everyone is told, until the next memory begins. */
  reshuffled: boolean
}

/** What everybody is told, and what each seat: messages.ts says it field by field. */
export type Table = Told<typeof messages.table>
export type Hand = Told<typeof messages.hand>
export type TableTeam = Table['teams'][number]
/** PALM-4. */
export type Rockets = TableTeam['rockets']
/** PALM-50: the album of the turn, open to everyone. */
export type Scored = NonNullable<Table['scored']>
export type Call = Scored['calls'][number]
/** What one of the two memories was mimed like. */
export type SeenMime = Scored['mimes'][number]
