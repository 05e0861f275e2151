import type { Refusal, Seat } from '@veillee/kernel'
import { oneOf, readOptions } from '../options.ts'
import { SETTINGS, type Setting } from '../setting.ts'

export type Phase = 'pick' | 'shown'
export type Card = 1 | 2 | 3 | 4 | 5 | 6

export const CARDS: readonly Card[] = [1, 2, 3, 4, 5, 6]

const ROUNDS = [3, 5, 7] as const

export interface Options {
  readonly setting: Setting
  /** EXAMPLE-6. */
  readonly rounds: (typeof ROUNDS)[number]
}

export const options = (raw: unknown): Options | Refusal =>
  readOptions<Options>(raw, { setting: oneOf(SETTINGS, 'table'), rounds: oneOf(ROUNDS, 5) })

export interface State {
  options: Options
  seats: number
  /** Counted from 1. */
  round: number
  /** Who knows the lucky number. */
  dealer: Seat
  lucky: Card
  /** By seat; null for those who have not picked yet. */
  picks: (Card | null)[]
  /** By seat. */
  points: number[]
}

/** What came of a round. */
export interface Shown {
  readonly lucky: Card
  readonly picks: readonly Card[]
  /** Whose number was the lonely one, if any was, and what it gave. */
  readonly scorer: Seat | null
  readonly points: 0 | 1 | 2
}

export interface Table {
  readonly options: Options
  readonly seats: number
  readonly round: number
  readonly dealer: Seat
  readonly picked: readonly boolean[]
  readonly points: readonly number[]
  /** Once all have picked. */
  readonly shown: Shown | null
}

export interface Hand {
  /** For the dealer's eyes. */
  readonly lucky: Card | null
  readonly pick: Card | null
}

export interface Result {
  readonly points: readonly number[]
  /** All who tie for most. */
  readonly winners: readonly Seat[]
}
