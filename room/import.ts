import {
  isRefusal,
  type Millis,
  type Refusal,
  refuse,
  resultOf,
  retold,
  type Said,
  sameAs,
  timeUp,
} from '@veillee/kernel'
import type { Entry, EntryOf } from './entry.ts'
import { applyEntry, openRoom } from './fold.ts'
import { FORMAT, whyUnread } from './format.ts'
import { MOST_LAID } from './own-words.ts'
import { MOST_EVER } from './people.ts'
import type { PersonId } from './person.ts'
import { isSoundPhoto } from './photos.ts'
import { gameOf, isHere, isInMatch, phoneOf, playedBy, playingIn, type Room } from './room.ts'
import { sitterOn } from './seating.ts'
import { isEntry, LONGEST_PAD, lengthOf } from './shape.ts'
import { phoneView, roomView } from './view.ts'

const MOST_ENTRIES = 50_000
/** So far a clock elsewhere may have been ahead of ours; until ours is there, nothing in the room takes any time. */
const AHEAD_MS = 3_600_000
/** ROOM-38: besides the pad, of what everybody who comes is sent at once. */
const LARGEST_VIEW = LONGEST_PAD + 1_000_000

const no = {
  unread: refuse({ en: 'This file is not an evening of Veillée.', fr: 'Ce fichier n’est pas une veillée.' }),
  newer: refuse({
    en: 'A newer Veillée has written this file, and this one cannot read it.',
    fr: 'Une version plus récente de Veillée a écrit ce fichier, et celle-ci ne sait pas le lire.',
  }),
  long: refuse({
    en: 'This evening is too long to be read.',
    fr: 'Cette veillée est trop longue pour être lue.',
  }),
  unsound: refuse({
    en: 'Something in this file cannot have happened: it may be damaged.',
    fr: 'Quelque chose dans ce fichier n’a pas pu arriver\u202f: il est peut-être abîmé.',
  }),
}

/** What is wrong with one line. */
const wrong = {
  shape: { en: 'it is not written as Veillée writes it', fr: 'elle n’est pas écrite comme Veillée l’écrit' },
  newer: { en: 'it tells what this one does not know', fr: 'elle raconte ce que celle-ci ne connaît pas' },
  back: { en: 'time runs back there', fr: 'le temps y recule' },
  ahead: { en: 'it has yet to happen', fr: 'elle n’a pas encore eu lieu' },
  stranger: {
    en: 'it speaks of somebody who was not there',
    fr: 'elle parle de quelqu’un qui n’était pas là',
  },
  crowd: { en: 'that is more people than a room takes', fr: 'cela fait plus de monde qu’il n’y a de place' },
  seats: { en: 'nobody could sit like that', fr: 'personne ne pouvait être assis ainsi' },
  moment: { en: 'that could not be at that moment', fr: 'cela ne se pouvait pas à ce moment' },
  move: { en: 'the match knows no such move there', fr: 'la partie ne connaît pas cette action à ce moment' },
  result: { en: 'the match did not end like that', fr: 'la partie ne s’est pas terminée ainsi' },
} as const satisfies Record<string, Said>

type Wrong = keyof typeof wrong

/** A refusal that says which line of the file it is about, and what is wrong with it. */
const about = ({ refusal }: Refusal, line: number, why: Wrong): Refusal =>
  refuse({
    en: `${refusal.en} Line ${line}: ${wrong[why].en}.`,
    fr: `${refusal.fr} Ligne ${line}\u202f: ${wrong[why].fr}.`,
  })

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
  const file = fileIn(raw)
  if (isRefusal(file)) return file
  const [first, ...others] = file.entries
  const why = whyNoEntry(first) ?? ((first as Entry).did === 'open' ? undefined : 'moment')
  if (why) return about(why === 'newer' ? no.newer : no.unread, 1, why)
  const opened = { ...(first as EntryOf<'open'>), format: file.format, code: home.code }
  const room = yield* soundFold(openRoom(opened), others, home.at + AHEAD_MS)
  if (isRefusal(room)) return room
  if (playingIn(room)) return about(no.unsound, file.entries.length, 'moment')
  return (yield* canBeShown(room)) ? [opened, ...(others as Entry[]), ...anew(room, home)] : no.unsound
}

interface File {
  readonly format: number
  readonly entries: readonly unknown[]
}

function fileIn(raw: unknown): File | Refusal {
  const { veillee, format, entries } = (raw ?? {}) as Record<string, unknown>
  if (veillee !== 'evening' || typeof format !== 'number') return no.unread
  if (format > FORMAT) return no.newer
  if (format < 1 || !Number.isInteger(format) || !Array.isArray(entries)) return no.unread
  return entries.length <= MOST_ENTRIES ? { format, entries } : no.long
}

const whyNoEntry = (raw: unknown): Wrong | undefined =>
  whyUnread(raw) === 'newer' ? 'newer' : isEntry(raw) ? undefined : 'shape'

function* soundFold(
  opened: Room,
  entries: readonly unknown[],
  latest: Millis,
): Generator<void, Room | Refusal> {
  let room = opened
  let letters = 0
  for (const [i, raw] of entries.entries()) {
    const line = i + 2
    const unwritten = whyNoEntry(raw)
    if (unwritten) return about(unwritten === 'newer' ? no.newer : no.unread, line, unwritten)
    const entry = raw as Entry
    if (entry.did === 'finish') letters += lengthOf(entry.line)
    if (letters > LONGEST_PAD) return no.long // ROOM-38
    const why = whyNot(room, entry, latest)
    if (why) return about(no.unsound, line, why)
    room = applyEntry(room, entry)
    if (room.closed?.why === 'broken') return about(no.unsound, line, 'move')
    if (room.people.length > MOST_EVER) return about(no.unsound, line, 'crowd')
    yield
  }
  return room
}

/** Whether it can be put before everybody who was there: what nobody could look at would be of no use to anybody. */
function* canBeShown(room: Room): Generator<void, boolean> {
  try {
    const size = (view: unknown): number => JSON.stringify(view).length
    const shared = size(roomView(room))
    for (const person of room.people.keys()) {
      if (shared + size(phoneView(room, person)) > LARGEST_VIEW) return false
      yield
    }
    return true
  } catch {
    return false
  }
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

/** Why an entry cannot follow: it has to speak of people and seats that there are, and a match has to make it. */
function whyNot(room: Room, entry: Entry, latest: Millis): Wrong | undefined {
  if (entry.at < room.at) return 'back'
  if (entry.at > latest) return 'ahead'
  return isSoundBy(room, entry) ? whyNotIn(room, entry) : 'stranger'
}

const unless = (isSound: boolean, why: Wrong): Wrong | undefined => (isSound ? undefined : why)

const isKnown = (room: Room, person: PersonId): boolean => person < room.people.length

function isSoundBy(room: Room, entry: Entry): boolean {
  if (entry.did === 'join') return entry.by !== 'room' && isComing(room, entry.by)
  return entry.by === 'room' || isKnown(room, entry.by)
}

const isComing = ({ people }: Room, by: PersonId): boolean =>
  by === people.length || people[by]?.status === 'left'

function whyNotIn(room: Room, entry: Entry): Wrong | undefined {
  switch (entry.did) {
    case 'open':
      return 'moment'
    case 'rename':
    case 'leave':
    case 'remove':
      return unless(isKnown(room, entry.person), 'stranger')
    case 'passHost':
      return unless(isKnown(room, entry.to), 'stranger')
    case 'moveIn':
      return unless(isKnown(room, entry.person) && isSoundPhone(room, entry), 'stranger')
    case 'share':
    case 'addNumber':
    case 'say':
      return unless(entry.by !== 'room', 'stranger')
    case 'arrange':
      return unless(isSoundSeating(room, entry), 'seats')
    case 'start':
    case 'choose':
      return unless(!playingIn(room), 'moment')
    case 'play':
      return unless(isSoundPlay(room, entry), 'move')
    case 'tick':
      return unless(isSoundTick(room, entry), 'moment')
    case 'standIn':
    case 'comeBack':
      return unless(entry.seat < room.seating.length, 'seats')
    case 'takeSeat':
      return unless(isSoundTaking(room, entry), 'seats')
    case 'addPhoto':
    case 'titlePhoto':
    case 'dropPhoto':
      return unless(isSoundPhoto(room, entry), 'moment')
    case 'layWords':
      return unless(entry.by !== 'room' && room.laid < MOST_LAID, 'moment')
    case 'finish':
      return unless(isSoundEnd(room, entry), 'result')
    default:
      return undefined
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

/** As whoever played it judged it, if it makes a match. One of other rules cannot be looked into; it is closed already. */
function isSoundPlay(room: Room, { seat, move, input, gesture, at }: EntryOf<'play'>): boolean {
  const match = playingIn(room)?.match
  if (!match) return room.closed !== null
  if (timeUp(match, at) || (typeof seat === 'number' && seat >= match.seats)) return false
  return retold(match, { by: seat, move, input, at, ...(gesture !== undefined && { gesture }) }) !== undefined
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
