import type { MatchOf } from '../connection/server-messages.ts'

/** How many cards of this turn lie on the table: the memories that were mimed, and what the others have laid. */
export function faceDownIn({ view: { phase, table } }: MatchOf<'in-the-palm'>): number {
  const { memory, opponents, laid } = table
  const before = memory === 2 ? 1 + opponents.length : 0
  return before + (phase === 'interfere' ? 1 + laid.length : 0)
}
