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
import type { PersonId } from './person.ts'
import { gameOf, isInMatch, playedBy, playingIn, type Room } from './room.ts'
import { sitterOn } from './seating.ts'
import { isEntry } from './shape.ts'

const MOST_ENTRIES = 200_000

const no = {
  unread: refuse('This file is not an evening of Veillée.', 'Ce fichier n’est pas une veillée.'),
  unsound: refuse(
    'Something in this file cannot have happened: it may be damaged.',
    'Quelque chose dans ce fichier n’a pas pu arriver : il est peut-être abîmé.',
  ),
}

/**
 * The log of a room that goes on from an exported evening, sealed anew by this number of the server's. People come
 * back to it by links that the room offers them.
 */
export function importOf(
  raw: unknown,
  server: { readonly number: string; readonly code: string; readonly at: Millis },
): readonly Entry[] | Refusal {
  const entries = entriesIn(raw)
  const [first, ...others] = entries ?? []
  if (first?.did !== 'open') return no.unread
  const room = soundFold(openRoom(first), others)
  if (!room || playingIn(room)) return no.unsound
  const promise = {
    did: 'promise',
    number: server.number,
    by: 'room',
    at: Math.max(server.at, room.at),
  } as const
  return [{ ...first, code: server.code }, ...others, promise]
}

function entriesIn(raw: unknown): readonly Entry[] | undefined {
  const { veillee, format, entries } = (raw ?? {}) as Record<string, unknown>
  if (veillee !== 'evening' || format !== 1 || !Array.isArray(entries)) return undefined
  return entries.length <= MOST_ENTRIES && entries.every(isEntry) ? (entries as Entry[]) : undefined
}

function soundFold(opened: Room, entries: readonly Entry[]): Room | undefined {
  let room = opened
  for (const entry of entries) {
    if (!isSound(room, entry)) return undefined
    room = applyEntry(room, entry)
    if (room.closed?.why === 'broken') return undefined
  }
  return room
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
  if (timeUp(match, at)) return false
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
