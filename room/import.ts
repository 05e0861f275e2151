import {
  attempt,
  isRefusal,
  type Millis,
  type Refusal,
  refuse,
  resultOf,
  sameAs,
  timeUp,
} from '@veillee/kernel'
import type { Entry, EntryOf } from './entry.ts'
import { applyEntry, openRoom } from './fold.ts'
import { MOST_EVER } from './people.ts'
import type { PersonId } from './person.ts'
import { gameOf, isHere, isInMatch, phoneOf, playedBy, playingIn, type Room } from './room.ts'
import { sitterOn } from './seating.ts'
import { isEntry, LONGEST_PAD, lengthOf } from './shape.ts'

const FORMAT = 1
const MOST_ENTRIES = 50_000

const no = {
  unread: refuse('This file is not an evening of Veillée.', 'Ce fichier n’est pas une veillée.'),
  otherFormat: refuse(
    'Another version of Veillée has written this file, and this one cannot read it.',
    'Une autre version de Veillée a écrit ce fichier, et celle-ci ne sait pas le lire.',
  ),
  long: refuse('This evening is too long to be read.', 'Cette veillée est trop longue pour être lue.'),
  unsound: refuse(
    'Something in this file cannot have happened: it may be damaged.',
    'Quelque chose dans ce fichier n’a pas pu arriver : il est peut-être abîmé.',
  ),
}

/** What a server adds to an evening that goes on with it. */
interface NewHome {
  readonly number: string
  readonly code: string
  readonly at: Millis
}

/** The whole of `importing` at once. */
export function importOf(raw: unknown, home: NewHome): readonly Entry[] | Refusal {
  const steps = importing(raw, home)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * The log of a room that goes on from an exported evening, sealed anew by this number of the server's. One entry a
 * step: a long evening takes its time, and whoever keeps other rooms has something else to do in between.
 */
export function* importing(raw: unknown, home: NewHome): Generator<void, readonly Entry[] | Refusal> {
  const list = listIn(raw)
  if (isRefusal(list)) return list
  const [first, ...others] = list
  if (!isEntry(first) || (first as Entry).did !== 'open') return no.unread
  const opened = first as EntryOf<'open'>
  const room = yield* soundFold(openRoom(opened), others)
  if (isRefusal(room)) return room
  return playingIn(room)
    ? no.unsound
    : [{ ...opened, code: home.code }, ...(others as Entry[]), ...anew(room, home)]
}

function listIn(raw: unknown): readonly unknown[] | Refusal {
  const { veillee, format, entries } = (raw ?? {}) as Record<string, unknown>
  if (veillee !== 'evening') return no.unread
  if (format !== FORMAT) return no.otherFormat
  if (!Array.isArray(entries)) return no.unread
  return entries.length <= MOST_ENTRIES ? entries : no.long
}

function* soundFold(opened: Room, entries: readonly unknown[]): Generator<void, Room | Refusal> {
  let room = opened
  let letters = 0
  for (const entry of entries) {
    if (!isEntry(entry)) return no.unread
    if ((entry as Entry).did === 'finish') letters += lengthOf((entry as EntryOf<'finish'>).line)
    if (letters > LONGEST_PAD) return no.long // ROOM-38
    if (!isSound(room, entry as Entry)) return no.unsound
    room = applyEntry(room, entry as Entry)
    if (room.closed?.why === 'broken' || room.people.length > MOST_EVER) return no.unsound
    yield
  }
  return room
}

/**
 * Nobody has a device here yet. So everybody has left, no seat waits for somebody who may never come, and the door is
 * open: the first who comes is host, and whoever comes under the name they had is that person again.
 */
function anew(room: Room, { number, at }: NewHome): readonly Entry[] {
  const now = { by: 'room', at: Math.max(at, room.at) } as const
  const here = [...room.people.keys()].filter(
    person => isHere(room, person) && phoneOf(room, person) === person,
  )
  return [
    ...here.map(person => ({ did: 'leave', person, ...now }) as const),
    ...(room.isOpen ? [] : [{ did: 'setDoor', isOpen: true, ...now } as const]),
    { did: 'promise', number, ...now },
  ]
}

/** Whether an entry can follow: it speaks of people and seats that there are, and the rules would have allowed it. */
function isSound(room: Room, entry: Entry): boolean {
  return entry.at >= room.at && isSoundBy(room, entry) && isSoundIn(room, entry)
}

const isKnown = (room: Room, person: PersonId): boolean => person < room.people.length

function isSoundBy(room: Room, entry: Entry): boolean {
  if (entry.did === 'join') return entry.by !== 'room' && isComing(room, entry.by)
  return entry.by === 'room' || isKnown(room, entry.by)
}

const isComing = ({ people }: Room, by: PersonId): boolean =>
  by === people.length || people[by]?.status === 'left'

function isSoundIn(room: Room, entry: Entry): boolean {
  switch (entry.did) {
    case 'open':
      return false
    case 'rename':
    case 'leave':
    case 'remove':
      return isKnown(room, entry.person)
    case 'passHost':
      return isKnown(room, entry.to)
    case 'moveIn':
      return isKnown(room, entry.person) && isSoundPhone(room, entry)
    case 'share':
    case 'addNumber':
    case 'say':
      return entry.by !== 'room'
    case 'arrange':
      return isSoundSeating(room, entry)
    case 'start':
    case 'choose':
      return !playingIn(room)
    case 'play':
      return isSoundPlay(room, entry)
    case 'tick':
      return isSoundTick(room, entry)
    case 'standIn':
    case 'comeBack':
      return entry.seat < room.seating.length
    case 'takeSeat':
      return isSoundTaking(room, entry)
    case 'finish':
      return isSoundEnd(room, entry)
    default:
      return true
  }
}

const isSoundPhone = ({ people }: Room, { person, phone }: EntryOf<'moveIn'>): boolean =>
  phone === null || (phone !== person && people[phone]?.onPhoneOf === null)

/** Only somebody without a seat in the match takes one of it. */
function isSoundTaking(room: Room, { by, seat }: EntryOf<'takeSeat'>): boolean {
  const playing = playingIn(room)
  if (!playing) return room.closed !== null
  const isFree = by !== 'room' && !room.people[by]!.isScreen && playedBy(room, by).length === 0
  return isFree && seat < playing.match.seats
}

/** The seats of a match stay as they are. */
function isSoundSeating(room: Room, { seating }: EntryOf<'arrange'>): boolean {
  const sitters = seating.map((_, seat) => sitterOn(seating, seat)).filter(sitter => sitter !== undefined)
  return (
    seating.length === gameOf(room.game).seats.max &&
    seating.every((holder, seat) => !isInMatch(room, seat) || sameAs(holder, room.seating[seat])) &&
    new Set(sitters).size === sitters.length &&
    sitters.every(sitter => isKnown(room, sitter) && !room.people[sitter]!.isScreen)
  )
}

/** A match of other rules cannot be looked into; it is closed already. */
function isSoundPlay(room: Room, { seat, move, input, gesture, at }: EntryOf<'play'>): boolean {
  const match = playingIn(room)?.match
  if (!match) return room.closed !== null
  if (timeUp(match, at) || (typeof seat === 'number' && seat >= match.seats)) return false
  const event = attempt(match, { by: seat, move, input, at })
  return !isRefusal(event) && sameAs(event.input, input) && event.gesture === gesture
}

function isSoundTick(room: Room, { at }: EntryOf<'tick'>): boolean {
  const match = playingIn(room)?.match
  return match ? timeUp(match, at) !== undefined : room.closed !== null
}

function isSoundEnd(room: Room, { line }: EntryOf<'finish'>): boolean {
  const playing = playingIn(room)
  const isTold = !playing || line.result === null || sameAs(line.result, resultOf(playing.match))
  return (
    isTold &&
    line.number >= room.matches &&
    line.number <= MOST_ENTRIES &&
    (playing !== undefined || room.closed !== null)
  )
}
