import { type Rank, rankOf } from '@veillee/games'

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
