import type { Traits } from '@veillee/kernel'
import type { Options } from './options.ts'
import type { Result } from './score.ts'
import type { Table } from './state.ts'
import { NEWEST_EDITION } from './symbols.ts'

export const traits: Traits<Table, Options, Result> = {
  /** READ-19: whoever has no palm cannot play at a real table. */
  realPalms: 'every',
  chapter: 'gallery',
  edition: NEWEST_EDITION,
  /** READ-18: by the set of colours. */
  best: ({ difficulties = null }, { stars }) => ({ under: { difficulties }, score: stars }),
  isResult: ({ stars }) => Number.isFinite(stars),
}
