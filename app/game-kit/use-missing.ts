import { useLobby, useMatch, useRoomClient } from '../room-client/context.tsx'
import { useSitters } from '../room-client/sitters.ts'
import { isVotable, isWaitedFor, type Missing, missingIn, type Vote, voteOn } from './absence.ts'
import { useNow } from './use-now.ts'

/** Somebody who is missing, as a phone shows it. */
export interface Absence extends Missing {
  /** Null for somebody who has left for good. */
  readonly seconds: number | null
  /** It is time to put the question to everybody. */
  readonly canVote: boolean
  /** All together they can have a stand-in at once. */
  readonly canAskSooner: boolean
  readonly vote: Vote
}

export function useMissing(): readonly Absence[] {
  const { away, awaySince } = useRoomClient()
  const lobby = useLobby()
  const match = useMatch()
  const sitters = useSitters()
  const waiting = match && { match, sitters, lobby, awaySince: awaySince.value, away: away.value }
  const missing = waiting ? missingIn(waiting) : []
  const now = useNow(missing.length > 0)
  if (!waiting) return []
  return missing.map(one => ({
    ...one,
    seconds: one.since === null ? null : Math.max(0, Math.floor((now - one.since) / 1_000)),
    canVote: isVotable(one, waiting.match, now),
    canAskSooner: waiting.match.soonerIfAll && isWaitedFor(one, now),
    vote: voteOn(one.sitter.seat, waiting),
  }))
}
