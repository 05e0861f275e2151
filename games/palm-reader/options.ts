import type { Refusal } from '@veillee/kernel'
import { maybeOneOf, oneOf, onOrOff, readOptions, someOf } from '../options.ts'
import { SETTINGS, type Setting } from '../setting.ts'
import { DIFFICULTIES, type Difficulty, EDITIONS, type Edition } from './symbols.ts'

export interface Options {
  readonly setting: Setting
  /** READ-4: one or more. */
  readonly difficulties: readonly Difficulty[]
  /** Of the cards; left out: the first. */
  readonly edition?: Edition
  /** READ-24. */
  readonly bets: boolean
}

export const options = (raw: unknown): Options | Refusal =>
  readOptions<Options>(raw, {
    setting: oneOf(SETTINGS, 'table'),
    difficulties: someOf(DIFFICULTIES, ['green']),
    edition: maybeOneOf(EDITIONS),
    bets: onOrOff(true),
  })
