import type { Lobby, Match } from '../connection/server-messages.ts'

export interface Seen {
  readonly lobby: Lobby
  readonly match: Match | null
}

/** What has happened to somebody. */
export interface Told {
  readonly is: 'watches' | 'sits' | 'left' | 'standIn' | 'back' | 'host'
  readonly person: number
}

/** What is to be told between two moments of a room. */
export function newsBetween(before: Seen, now: Seen): readonly Told[] {
  return [...comings(before, now), ...hosts(before, now), ...standIns(before, now)]
}

function comings(before: Seen, { lobby, match }: Seen): readonly Told[] {
  return lobby.people.flatMap(({ status, isScreen }, person): Told[] => {
    const was = before.lobby.people[person]?.status
    const [wasHere, isHere] = [was === 'here', status === 'here']
    if (isScreen || wasHere === isHere || (was === undefined && !isHere)) return []
    return [{ is: isHere ? (isPlaying(lobby, match, person) ? 'sits' : 'watches') : 'left', person }]
  })
}

/** Somebody else can start and set things now. */
const hosts = (before: Seen, { lobby: { host } }: Seen): readonly Told[] =>
  host === null || before.lobby.host === null || host === before.lobby.host
    ? []
    : [{ is: 'host', person: host }]

const sitterOn = ({ seating }: Lobby, seat: number): number | null => {
  const holder = seating[seat]
  return holder && 'person' in holder ? holder.person : null
}

/** In the match, if there is one; else at the table. */
function isPlaying(lobby: Lobby, match: Match | null, person: number): boolean {
  const seats = match?.end === null ? match.view.table.seats : lobby.seating.length
  return lobby.seating.slice(0, seats).some((_, seat) => sitterOn(lobby, seat) === person)
}

/** Of one match: with the end of it all stand-ins are gone, and nobody is back. */
function standIns({ match: old }: Seen, { lobby, match }: Seen): readonly Told[] {
  if (!old || !match || match.end !== null || old.number !== match.number) return []
  const told = (is: Told['is'], seats: readonly number[]): readonly Told[] =>
    seats.flatMap(seat => sitterOn(lobby, seat) ?? []).map(person => ({ is, person }))
  return [
    ...told(
      'standIn',
      match.standIns.filter(seat => !old.standIns.includes(seat)),
    ),
    ...told(
      'back',
      old.standIns.filter(seat => !match.standIns.includes(seat)),
    ),
  ]
}
