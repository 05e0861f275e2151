import type { Seat } from '@veillee/kernel'
import type { Told } from '../message-atoms.ts'
import type { messages } from './messages.ts'
import type { DieFace, SymbolNumber } from './state.ts'

export type Rank = 1 | 2 | 3 | 4 | 5

/** READ-15: how many players, from the first on, made the next one guess right, up to the first who did not. */
export function chainLength(
  chain: readonly Seat[],
  votes: readonly (SymbolNumber | null)[],
  drawn: DieFace,
): number {
  const guessers = chain.slice(1)
  const wrong = guessers.findIndex(seat => votes[seat] !== drawn)
  return wrong === -1 ? guessers.length : wrong
}

/** READ-17: n is the number of seats at the start; below 0 counts as 0. */
export function rankOf(stars: number, n: number): Rank {
  if (stars < n) return 1
  if (stars <= 3 * (n - 1)) return 2
  if (stars <= 7 * (n - 1)) return 3
  if (stars <= 9 * (n - 1)) return 4
  return 5
}

export type Result = Told<typeof messages.result>

export function resultOf(starsByRound: readonly number[], n: number): Result {
  const stars = starsByRound.reduce((sum, round) => sum + round, 0)
  return { stars, rank: rankOf(stars, n) }
}
