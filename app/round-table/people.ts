import type { Lobby } from '../connection/server-messages.ts'

/** Everybody who plays on a phone, its owner first (ROOM-31). */
export const peopleOnPhone = ({ people }: Lobby, person: number): readonly number[] => [
  person,
  ...people.flatMap(({ onPhoneOf, status }, other) =>
    onPhoneOf === person && status === 'here' ? [other] : [],
  ),
]

const isSeated = ({ seating }: Lobby, person: number): boolean =>
  seating.some(holder => holder !== null && 'person' in holder && holder.person === person)

/** Who is here without a seat. */
export const watchersIn = (lobby: Lobby): readonly number[] =>
  lobby.people.flatMap(({ status, isScreen }, person) =>
    status === 'here' && !isScreen && !isSeated(lobby, person) ? [person] : [],
  )

export const seatOf = ({ seating }: Lobby, person: number): number | undefined => {
  const seat = seating.findIndex(holder => holder !== null && 'person' in holder && holder.person === person)
  return seat === -1 ? undefined : seat
}

/** Whom “you” means: with one phone for all, nobody in particular (ROOM-22). */
export function youOn(lobby: Lobby, person: number): number | null {
  const here = lobby.people.filter(({ status, isScreen }) => status === 'here' && !isScreen)
  const own = peopleOnPhone(lobby, person)
  return own.length > 1 && own.length === here.length ? null : person
}
