import { refuse } from '@veillee/kernel'
import type { EntryOf } from './entry.ts'
import { type Hash, newcomer, type PersonId, personWith } from './person.ts'
import { isThere } from './presence.ts'
import type { Effects, RequestTo } from './request.ts'
import { isHere, isHost, type Offered, personByToken, phoneOf, type Room } from './room.ts'

const no = {
  notYours: refuse({
    en: 'Only for those on your own phone.',
    fr: 'Seulement pour qui joue sur ton téléphone.',
  }),
  there: refuse({
    en: 'They are here: only they can offer their place.',
    fr: 'Cette personne est là\u202f: elle seule peut proposer sa place.',
  }),
  used: refuse({
    en: 'This link has been used. Ask for a new one on the other phone.',
    fr: 'Ce lien a déjà servi. Demandes-en un autre sur l’autre téléphone.',
  }),
  out: refuse({ en: 'You are no longer in this evening.', fr: 'Tu n’es plus dans cette veillée.' }),
  same: refuse({ en: 'You are on this phone already.', fr: 'Tu es déjà sur ce téléphone.' }),
}

// Offering a place (ROOM-9)

/** The host may help somebody whose phone is gone, but not take the place of somebody who is there, and see their hand. */
export function offerSeat(room: Room, { by, link, presence, person = by }: RequestTo<'offerSeat'>): Effects {
  const isOwn = phoneOf(room, person) === by
  const isOffered = room.people[person] !== undefined && !room.people[person].isScreen && isHere(room, person)
  if (!isOffered || (!isOwn && !isHost(room, by))) return no.notYours
  return isOwn || !isThere(room, presence, person) ? [{ did: 'offerSeat', person, link }] : no.there
}

/** One for each person: the last one is good. */
export const seatOffered = (room: Room, { person, link, by }: EntryOf<'offerSeat'>): Room => ({
  ...room,
  links: { ...linksWithout(room, person), [link]: { person, by } },
})

const linksWithout = ({ links }: Room, whose: PersonId): Record<Hash, Offered> =>
  Object.fromEntries(Object.entries(links).filter(([, { person }]) => person !== whose))

// Taking it up

const NOBODY = { person: undefined, by: undefined }

/**
 * A new device becomes theirs. One that is somebody's already is shared from now on (ROOM-31). What the host offered for
 * somebody who was away is void when they are back.
 */
export function moveIn(room: Room, { by, link, token, presence }: RequestTo<'moveIn'>): Effects {
  const { person, by: offeredBy } = Object.hasOwn(room.links, link) ? room.links[link]! : NOBODY
  const known = by === 'newcomer' ? personByToken(room, token) : undefined
  if (known !== undefined) return isHere(room, known) ? [] : no.out
  if (person === undefined || !isHere(room, person)) return no.used
  if (phoneOf(room, person) === by) return no.same
  if (phoneOf(room, person) !== offeredBy && isThere(room, presence, person)) return no.used
  const device = by === 'newcomer' ? { token, phone: null, by: person } : { token: null, phone: by, by }
  return [{ did: 'moveIn', person, leavesWatcher: room.people[person]!.token !== null, ...device }]
}

/** Those who shared the phone come along; from then on the former device watches, as somebody of the same name. */
export function movedIn(room: Room, { person, token, phone, leavesWatcher }: EntryOf<'moveIn'>): Room {
  const people = room.people.map((one, id) => {
    if (id === person) return personWith(one, { token, onPhoneOf: phone })
    return one.onPhoneOf === person && phone !== null ? personWith(one, { onPhoneOf: phone }) : one
  })
  const { name, token: formerToken } = room.people[person]!
  const watcher = { name, token: formerToken, isScreen: false, onPhoneOf: null }
  const watchers = leavesWatcher ? [newcomer(room.people, watcher)] : []
  return { ...room, people: [...people, ...watchers], links: linksWithout(room, person) }
}
