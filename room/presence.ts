import type { Millis } from '@veillee/kernel'
import type { PersonId } from './person.ts'
import { isHere, phoneOf, type Room } from './room.ts'

/**
 * Whose phone is connected, and since when the others are not. It is kept by whoever keeps the connections, and is
 * not in the log. Somebody not named in it has been away for ever.
 */
export type Presence = ReadonlyMap<PersonId, Millis | 'here'>

/** Since when somebody has been away; undefined if they are there. Who left for good is not waited for. */
export function awaySince(room: Room, presence: Presence, person: PersonId): Millis | undefined {
  const seen = isHere(room, person) ? presence.get(phoneOf(room, person)) : undefined
  return seen === 'here' ? undefined : (seen ?? 0)
}

export const isThere = (room: Room, presence: Presence, person: PersonId): boolean =>
  awaySince(room, presence, person) === undefined
