import type { Traits } from '@veillee/kernel'
import type { Options } from './options.ts'
import type { Result } from './score.ts'
import type { Table } from './state.ts'
import { NEWEST_EDITION } from './wording.ts'

export const traits: Traits<Table, Options, Result> = {
  speaks: true,
  ownWords: true,
  edition: NEWEST_EDITION,
  /** A story told together is another thing than one told by two teams. */
  best: ({ teams = null }, { words }) => ({ under: { teams }, score: words }),
  isResult: ({ words }) => Number.isSafeInteger(words) && (words as number) >= 0,
}
