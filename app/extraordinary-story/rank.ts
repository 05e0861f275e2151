import { type Rank, rankOf } from '@veillee/games'
import type { Said } from '@veillee/kernel'

/** TALE-19: from the first rung to the last. */
export const RANKS: readonly Rank[] = [
  'not-yet',
  'haiku',
  'nursery-rhyme',
  'fable',
  'poem',
  'short-story',
  'novel',
]

/** As a sentence takes it: “and it was a poem”. */
export const RANK_WORDS: Readonly<Record<Rank, Said>> = {
  'not-yet': { fr: 'une œuvre en herbe', en: 'a budding work' },
  haiku: { fr: 'un haïku', en: 'a haiku' },
  'nursery-rhyme': { fr: 'une comptine', en: 'a nursery rhyme' },
  fable: { fr: 'une fable', en: 'a fable' },
  poem: { fr: 'un poème', en: 'a poem' },
  'short-story': { fr: 'une nouvelle', en: 'a short story' },
  novel: { fr: 'un roman', en: 'a novel' },
}

export interface NextRank {
  readonly rank: Rank
  /** How many words more it would have taken. */
  readonly more: number
}

/** The next rung; none above a novel. */
export function nextRank(words: number): NextRank | null {
  const rank = RANKS[RANKS.indexOf(rankOf(words)) + 1]
  if (rank === undefined) return null
  let more = 1
  while (rankOf(words + more) !== rank) more++
  return { rank, more }
}
