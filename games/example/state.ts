import type { Refusal, Seat } from '@veillee/kernel'
import type { Told } from '../message-atoms.ts'
import { oneOf, readOptions } from '../options.ts'
import { SETTINGS, type Setting } from '../setting.ts'
import type { messages } from './messages.ts'

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

/** What everybody is told, and what each seat: messages.ts says it field by field. */
export type Table = Told<typeof messages.table>
export type Hand = Told<typeof messages.hand>
/** What came of a round. */
export type Shown = NonNullable<Table['shown']>
export type Result = Told<typeof messages.result>
