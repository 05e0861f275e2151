import { isRefusal, refuse } from '@veillee/kernel'
import type { EntryOf } from './entry.ts'
import {
  LEAST_LEVEL,
  LENT,
  MOST_LEVEL,
  newcomer,
  type Person,
  type PersonId,
  personWith,
  readName,
} from './person.ts'
import type { Effects, RequestTo } from './request.ts'
import { isHere, isHost, isInMatch, peopleOn, personByToken, phoneOf, playingIn, type Room } from './room.ts'
import { seated, seatOf, without } from './seating.ts'

const MOST_HERE = 60
/** Who was ever in a room stays in its log. */
export const MOST_EVER = 600

const no = {
  removed: refuse({
    en: 'The host has put you out of this room.',
    fr: 'L’hôte t’a fait sortir de cette veillée.',
  }),
  door: refuse({ en: 'The host has closed this room to newcomers.', fr: 'L’hôte a fermé cette veillée.' }),
  full: refuse({ en: 'This room is full.', fr: 'Cette veillée est complète.' }),
  notHost: refuse({ en: 'Only the host can do that.', fr: 'Seul l’hôte peut faire cela.' }),
  notYours: refuse({
    en: 'Only for those on your own phone.',
    fr: 'Seulement pour qui joue sur ton téléphone.',
  }),
  nobody: refuse({ en: 'That person is not here.', fr: 'Cette personne n’est pas là.' }),
  yourself: refuse({
    en: 'To go yourself, pass the role of host on, or just leave.',
    fr: 'Pour sortir, passe le rôle d’hôte, ou pars simplement.',
  }),
  inMatch: refuse({
    en: 'Names stay as they are until the match is over.',
    fr: 'Les noms ne changent pas avant la fin de la partie.',
  }),
  level: refuse({ en: 'Skin is from 0.1 to 1 thick.', fr: 'Une peau a une épaisseur de 0,1 à 1.' }),
  lent: refuse({ en: 'Palm, back of the hand, or phone.', fr: 'Paume, dos de la main, ou téléphone.' }),
}

/** Whether somebody may speak for a person: themselves, or those who sit with them on their phone. */
const isOnPhone = (room: Room, phone: PersonId, person: PersonId): boolean =>
  isHere(room, person) && phoneOf(room, person) === phone

const isSeated = (room: Room, person: PersonId): boolean => seatOf(room.seating, person) !== undefined

// Coming in (ROOM-2, 5, 6)

export function join(room: Room, request: RequestTo<'join'>): Effects {
  const known = personByToken(room, request.token)
  return known === undefined ? comeNew(room, request) : comeAgain(room, known, request)
}

function comeNew(room: Room, { name, token, isScreen }: RequestTo<'join'>): Effects {
  const read = isScreen ? '' : readName(name)
  if (isRefusal(read)) return read
  const refusal = refuseNewcomer(room)
  if (refusal) return refusal
  const former = isScreen ? undefined : formerly(room, read)
  if (former === undefined) return [{ did: 'join', name: read, token, isScreen, by: room.people.length }]
  return [
    { did: 'moveIn', person: former, token, phone: null, leavesWatcher: false, by: former },
    { did: 'join', name: read, token, isScreen, by: former },
  ]
}

/**
 * ROOM-27: an imported evening has people without a device. Whoever comes under such a name is that person again:
 * nothing secret waits for them there, and a second Ana on the score pad would be none of the two.
 */
function formerly({ people }: Room, name: string): PersonId | undefined {
  const hasNoDevice = ({ token, onPhoneOf }: Person) =>
    token === null && (onPhoneOf === null || people[onPhoneOf]!.token === null)
  const person = people.findIndex(
    one => one.status === 'left' && !one.isScreen && hasNoDevice(one) && isSameName(one.name, name),
  )
  return person === -1 ? undefined : person
}

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** A device that is known is what it was, a person's or a screen; in a match its name stays too. */
function comeAgain(room: Room, known: PersonId, { name, token }: RequestTo<'join'>): Effects {
  const { status, isScreen, name: old } = room.people[known]!
  if (status === 'removed') return no.removed
  if (status === 'here') return []
  const read = isScreen || playingIn(room) ? old : readName(name)
  return isRefusal(read) ? read : [{ did: 'join', name: read, token, isScreen, by: known }]
}

function refuseNewcomer(room: Room) {
  if (!room.isOpen) return no.door
  return isFull(room) ? no.full : undefined
}

const isFull = ({ people }: Room): boolean =>
  people.length >= MOST_EVER || people.filter(({ status }) => status === 'here').length >= MOST_HERE

const withPerson = (room: Room, id: PersonId, change: Partial<Person>): Room => ({
  ...room,
  people: room.people.map((person, i) => (i === id ? personWith(person, change) : person)),
})

/** Somebody more, who takes a free seat if there is one; in a match they watch until the next (ROOM-5). */
function withNewcomer(room: Room, who: Parameters<typeof newcomer>[1]): Room {
  const person = newcomer(room.people, who)
  const id = room.people.length
  const seating = person.isScreen ? room.seating : seated(room.seating, id)
  return { ...room, people: [...room.people, person], seating }
}

export function joined(room: Room, { by, name, token, isScreen }: EntryOf<'join'>): Room {
  const id = by as PersonId
  const isBack = id < room.people.length
  const next = isBack
    ? comeIn(room, id, name)
    : withNewcomer(room, { name, token, isScreen, onPhoneOf: null })
  return isHosted(room) || next.people[id]!.isScreen ? next : { ...next, host: id }
}

const isHosted = ({ host, people }: Room): boolean => host !== null && people[host]?.status === 'here'

/** Who left in a match finds the seat again, unless somebody has taken it; so do those on the same phone. */
function comeIn(room: Room, id: PersonId, name: string): Room {
  const companions = peopleOn(room, id).filter(
    one => room.people[one]!.status === 'left' && isSeated(room, one),
  )
  const here = companions.reduce((next, one) => withPerson(next, one, { status: 'here' }), room)
  const next = withPerson(here, id, { name, status: 'here' })
  const needsSeat = !next.people[id]!.isScreen && !isSeated(next, id)
  return needsSeat ? { ...next, seating: seated(next.seating, id) } : next
}

/** ROOM-31: somebody else plays on this phone too. */
export function share(room: Room, { name }: RequestTo<'share'>): Effects {
  if (playingIn(room)) return no.inMatch
  const read = readName(name)
  if (isRefusal(read)) return read
  return isFull(room) ? no.full : [{ did: 'share', name: read }]
}

export const shared = (room: Room, { by, name }: EntryOf<'share'>): Room =>
  withNewcomer(room, { name, token: null, isScreen: false, onPhoneOf: by as PersonId })

/** Silent roles must not speak by their names. */
export function rename(room: Room, { by, name, person = by }: RequestTo<'rename'>): Effects {
  if (playingIn(room)) return no.inMatch
  if (!isOnPhone(room, by, person)) return no.notYours
  const read = readName(name)
  return isRefusal(read) ? read : [{ did: 'rename', person, name: read }]
}

export const renamed = (room: Room, { person, name }: EntryOf<'rename'>): Room =>
  withPerson(room, person, { name })

// Going out (ROOM-4, 5)

export function leave(room: Room, { by, person = by, presence }: RequestTo<'leave'>): Effects {
  if (!isOnPhone(room, by, person)) return no.notYours
  const isHostGoing = room.host !== null && peopleOn(room, person).includes(room.host)
  const next = isHostGoing ? nextHost(room, person, one => presence.get(one) === 'here') : undefined
  return [
    { did: 'leave', person },
    ...(next === undefined ? [] : [{ did: 'passHost', to: next, by: 'room' } as const]),
  ]
}

export const left = (room: Room, { person }: EntryOf<'leave'>): Room => gone(room, person, 'left')

export function remove(room: Room, { by, person }: RequestTo<'remove'>): Effects {
  if (!isHost(room, by)) return no.notHost
  const status = room.people[person]?.status
  if (status === undefined || status === 'removed') return no.nobody
  return person === by || person === room.host ? no.yourself : [{ did: 'remove', person }]
}

export const removed = (room: Room, { person }: EntryOf<'remove'>): Room => gone(room, person, 'removed')

/** With a phone go all who play on it. A seat in a match stays theirs until the end of it, or somebody takes it. */
function gone(room: Room, person: PersonId, status: Person['status']): Room {
  const going = peopleOn(room, person).filter(one => one === person || isHere(room, one))
  const next = going.reduce((one, id) => withPerson(one, id, { status }), room)
  return { ...next, seating: seatsFreed(next) }
}

/** Those who are gone keep only what the match on the table has given them. */
export const seatsFreed = (room: Room): Room['seating'] => {
  const freed = without(room.seating, person => !isHere(room, person))
  return room.seating.map((holder, seat) => (isInMatch(room, seat) ? holder : freed[seat]!))
}

// The host (ROOM-4)

/** Who could be host: those there before those away, those with a seat before those without, then who came first. */
export function nextHost(
  room: Room,
  old: PersonId,
  isThere: (person: PersonId) => boolean,
): PersonId | undefined {
  const rank = (id: PersonId) => (isThere(id) ? 0 : 2) + (isSeated(room, id) ? 0 : 1)
  const able = [...room.people.keys()].filter(id => id !== old && mayHost(room, id))
  return able.sort((a, b) => rank(a) - rank(b) || a - b)[0]
}

/** Somebody who has a device of their own. */
const mayHost = (room: Room, id: PersonId): boolean => {
  const { isScreen, onPhoneOf } = room.people[id]!
  return isHere(room, id) && !isScreen && onPhoneOf === null
}

export function passHost(room: Room, { by, to }: RequestTo<'passHost'>): Effects {
  if (!isHost(room, by)) return no.notHost
  return room.people[to] && mayHost(room, to) ? [{ did: 'passHost', to }] : no.nobody
}

/** A new host has as much time to answer as the last one had. */
export const hostPassed = (room: Room, { to, at }: EntryOf<'passHost'>): Room => ({
  ...room,
  host: to,
  playing: room.playing && { ...room.playing, askedAt: at },
})

export const setDoor = (room: Room, { by, isOpen }: RequestTo<'setDoor'>): Effects =>
  isHost(room, by) ? [{ did: 'setDoor', isOpen }] : no.notHost

export const setChat = (room: Room, { by, isOn }: RequestTo<'setChat'>): Effects =>
  isHost(room, by) ? [{ did: 'setChat', isOn }] : no.notHost

// Touch (ROOM-33)

export function answerPalm(room: Room, { by, lends, person = by }: RequestTo<'answerPalm'>): Effects {
  if (!isOnPhone(room, by, person)) return no.notYours
  return LENT.includes(lends) ? [{ did: 'answerPalm', person, lends }] : no.lent
}

export const palmAnswered = (room: Room, { person, lends }: EntryOf<'answerPalm'>): Room =>
  withPerson(room, person, { lends })

// How thick somebody's skin is (docs/touch.md): found out by a warm-up, or chosen

export function feelAt(room: Room, { by, level, person = by }: RequestTo<'feelAt'>): Effects {
  if (!isOnPhone(room, by, person)) return no.notYours
  const isLevel = level >= LEAST_LEVEL && level <= MOST_LEVEL
  return isLevel ? [{ did: 'feelAt', person, level }] : no.level
}

export const feltAt = (room: Room, { person, level }: EntryOf<'feelAt'>): Room =>
  withPerson(room, person, { level })
