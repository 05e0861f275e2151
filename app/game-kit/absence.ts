import type { Lobby, Match } from '../connection/server-messages.ts'
import type { Sitter } from '../room-client/sitters.ts'

/** Before this, nobody is asked to go on without somebody (ROOM-10). */
const ASK_AFTER_MS = 30_000

/** Somebody whom the game waits for, and who is not there. */
export interface Missing {
  readonly sitter: Sitter
  /** Since when, by the server's clock; null for somebody who has left for good. */
  readonly since: number | null
}

interface Waiting {
  readonly match: Match
  readonly sitters: readonly (Sitter | null)[]
  readonly lobby: Lobby
  readonly awaySince: ReadonlyMap<number, number>
}

/** A seat for which a bot already stands in is not waited for. */
export function missingIn({ match, sitters, lobby, awaySince }: Waiting): readonly Missing[] {
  if (match.end !== null) return []
  const awaited = match.awaits.flatMap(one => (one === 'host' ? [] : (sitters[one] ?? [])))
  return awaited
    .filter(({ isAway, isStoodIn, isBot }) => isAway && !isStoodIn && !isBot)
    .map(sitter => ({ sitter, since: sitter.hasLeft ? null : sinceOf(sitter, lobby, awaySince) }))
}

const phoneOf = ({ people }: Lobby, person: number): number => people[person]!.onPhoneOf ?? person

const sinceOf = ({ person }: Sitter, lobby: Lobby, awaySince: ReadonlyMap<number, number>): number =>
  awaySince.get(phoneOf(lobby, person!)) ?? 0

/** As long as it lasts, more than half are not enough: it takes all. */
export const isWaitedFor = ({ since }: Missing, now: number): boolean =>
  since !== null && now - since < ASK_AFTER_MS

/** Once somebody else has voted, it is time for everybody. */
export const isVotable = (missing: Missing, { votes }: Match, now: number): boolean =>
  !isWaitedFor(missing, now) || votes.some(({ absent }) => absent === missing.sitter.seat)

export interface Vote {
  /** Who has a vote, and who of them would go on. */
  readonly voters: readonly number[]
  readonly voted: readonly number[]
  /** How many it takes when they have been waited for; before that it takes all. */
  readonly needed: number
}

interface Voting extends Waiting {
  readonly away: readonly number[]
}

/** Those who play and are there; if there are none, whoever looks on. Everybody on a phone votes with it. */
export function voteOn(seat: number, { match, sitters, lobby, away }: Voting): Vote {
  const playing = sitters
    .slice(0, match.view.table.seats)
    .flatMap(sitter => (sitter && sitter.person !== null && !sitter.isAway ? [sitter.person] : []))
  const voters = playing.length > 0 ? playing : watching(lobby, away)
  const phones = match.votes.filter(({ absent }) => absent === seat).map(({ by }) => by)
  const voted = voters.filter(person => phones.includes(phoneOf(lobby, person)))
  return { voters, voted, needed: Math.floor(voters.length / 2) + 1 }
}

const watching = (lobby: Lobby, away: readonly number[]): readonly number[] =>
  lobby.people.flatMap(({ status, isScreen }, person) =>
    status === 'here' && !isScreen && !away.includes(phoneOf(lobby, person)) ? [person] : [],
  )
