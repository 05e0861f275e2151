import { type Refusal, refuse, type Seat } from '@veillee/kernel'
import type { EntryOf } from './entry.ts'
import type { PersonId } from './person.ts'
import type { Effects, RequestTo } from './request.ts'
import { isHere, isHost, isInMatch, phoneOf, type Room } from './room.ts'
import { BOT_LEVELS, isBot, type Seating, seatOf, sitterOn, swapped, withHolder } from './seating.ts'

/** ROOM-3: host and players arrange the table until the match begins; those beside the match, also then. */

const no = {
  notYours: refuse({
    en: 'Only the host may seat somebody else.',
    fr: 'Seul l’hôte peut placer quelqu’un d’autre.',
  }),
  notHost: refuse({ en: 'Only the host seats robots.', fr: 'Seul l’hôte place les robots.' }),
  noSeat: refuse({ en: 'There is no such seat.', fr: 'Cette place n’existe pas.' }),
  taken: refuse({ en: 'That seat is taken.', fr: 'Cette place est prise.' }),
  inMatch: refuse({
    en: 'The seats of a match stay as they are until it is over.',
    fr: 'Les places d’une partie ne changent pas avant sa fin.',
  }),
  screen: refuse({ en: 'A shared screen has no seat.', fr: 'Un grand écran n’a pas de place.' }),
  nobody: refuse({ en: 'That person is not here.', fr: 'Cette personne n’est pas là.' }),
  noBot: refuse({ en: 'There is no robot on that seat.', fr: 'Il n’y a pas de robot à cette place.' }),
  level: refuse({ en: 'A robot is dreamy, average or keen.', fr: 'Un robot est rêveur, moyen ou vif.' }),
}

const arrangement = (seating: Seating): Effects => [{ did: 'arrange', seating }]

export const arranged = (room: Room, { seating }: EntryOf<'arrange'>): Room => ({ ...room, seating })

/** Whether somebody may decide where a person sits. */
function refuseFor(room: Room, by: PersonId, person: PersonId): Refusal | undefined {
  if (!isHere(room, person)) return no.nobody
  if (room.people[person]!.isScreen) return no.screen
  return phoneOf(room, person) === by || isHost(room, by) ? undefined : no.notYours
}

function refuseAt(room: Room, seat: Seat): Refusal | undefined {
  if (!Number.isInteger(seat) || room.seating[seat] === undefined) return no.noSeat
  return isInMatch(room, seat) ? no.inMatch : undefined
}

/** On an empty seat, or changing places with whoever has it; somebody without a seat makes a bot stand up. */
export function sit(room: Room, { by, seat, person = by }: RequestTo<'sit'>): Effects {
  const old = seatOf(room.seating, person)
  const refusal =
    refuseFor(room, by, person) ??
    refuseAt(room, seat) ??
    (old === undefined ? undefined : refuseAt(room, old))
  if (refusal) return refusal
  if (old === seat) return []
  if (old !== undefined) return arrangement(swapped(room.seating, old, seat))
  const isTaken = sitterOn(room.seating, seat) !== undefined
  return isTaken ? no.taken : arrangement(withHolder(room.seating, seat, { person }))
}

export function stand(room: Room, { by, person = by }: RequestTo<'stand'>): Effects {
  const seat = seatOf(room.seating, person)
  const refusal = refuseFor(room, by, person)
  if (refusal || seat === undefined) return refusal ?? []
  return refuseAt(room, seat) ?? arrangement(withHolder(room.seating, seat, null))
}

export function seatBot(room: Room, { by, seat, level }: RequestTo<'seatBot'>): Effects {
  if (!isHost(room, by)) return no.notHost
  if (!BOT_LEVELS.includes(level)) return no.level
  if (sitterOn(room.seating, seat) !== undefined) return no.taken
  return refuseAt(room, seat) ?? arrangement(withHolder(room.seating, seat, { bot: level }))
}

export function unseatBot(room: Room, { by, seat }: RequestTo<'unseatBot'>): Effects {
  if (!isHost(room, by)) return no.notHost
  if (!isBot(room.seating[seat])) return no.noBot
  return refuseAt(room, seat) ?? arrangement(withHolder(room.seating, seat, null))
}
