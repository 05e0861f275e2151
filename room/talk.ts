import { games } from '@veillee/games'
import {
  type Game,
  hears,
  isQuiet,
  type Match,
  phrases,
  type Refusal,
  refuse,
  type Seat,
  type Sound,
  sameAs,
  seatsOf,
} from '@veillee/kernel'
import type { EntryOf } from './entry.ts'
import { readLine } from './line.ts'
import type { PersonId } from './person.ts'
import type { Effects, RequestTo } from './request.ts'
import { isHost, phoneOf, playedBy, playingIn, type Room } from './room.ts'
import { sitterOn } from './seating.ts'

/** Words, a face, or one of the phrases that a silent role may say. */
export type Kind = Sound | 'phrases'

/** Who heard it. Those who watch hear what everybody hears, and nothing else. */
export type Audience = 'everybody' | readonly PersonId[]

export interface Line {
  readonly at: number
  readonly by: PersonId
  readonly kind: Kind
  readonly text: string
}

/** A line and its place in the log, which only puts lines in order: it would count what others whisper. */
interface PlacedLine {
  readonly position: number
  readonly line: Line
}

/**
 * The last lines. What only some heard is kept apart for each of them: in one list, whispers would push out what
 * the others had read, and so be counted by them.
 */
export interface Talk {
  readonly everybody: readonly PlacedLine[]
  readonly among: Readonly<Record<PersonId, readonly PlacedLine[]>>
}

export const FACES = ['smile', 'laugh', 'wow', 'doubt', 'sad', 'sleep'] as const

/** ROOM-32: what the host may say however silent it is. */
export const REMINDER = 'hush'

const MOST_LINES = 50
const MOST_LETTERS = 200

const SET_PHRASES = Object.values<Game>(games).flatMap(game => game.phrases ?? [])

/** Whether anybody can ever have said this, since a file may tell anything. */
export function isSayable(kind: Kind, text: string): boolean {
  if (kind === 'words') return readLine(text, MOST_LETTERS) === text
  const set: readonly string[] = kind === 'faces' ? FACES : [...SET_PHRASES, REMINDER]
  return set.includes(text)
}

// Who may say what

const isForAll = (match: Match, heard: readonly Seat[]): boolean => heard.length === match.seats

/** Whether nobody has to be silent now. */
const isOpen = (match: Match, sound: Sound): boolean =>
  seatsOf(match.seats).every(seat => isForAll(match, hears(match, seat, sound)))

/** People on one phone are as silent as the most silent of them: nobody can tell whose thumb it was. */
function heardBy(match: Match, seats: readonly Seat[], sound: Sound): readonly Seat[] {
  const heard = hears(match, seats[0]!, sound)
  if (seats.length === 1) return heard
  const byOthers = heardBy(match, seats.slice(1), sound)
  return heard.filter(one => byOthers.includes(one))
}

/** The seats that hear who plays these; none if they have to be silent (ROOM-17). */
function earsFor(room: Room, seats: readonly Seat[], sound: Sound): 'everybody' | readonly Seat[] {
  const match = playingIn(room)?.match
  if (!match) return 'everybody'
  if (seats.length === 0) return isOpen(match, sound) ? 'everybody' : []
  const heard = heardBy(match, seats, sound)
  return isForAll(match, heard) ? 'everybody' : heard
}

/** Whoever speaks reads it too. */
function audienceOf(room: Room, phone: PersonId, sound: Sound): Audience {
  const seats = playedBy(room, phone)
  const ears = earsFor(room, seats, sound)
  if (ears === 'everybody' || ears.length === 0) return ears
  return phonesOf(room, [...seats, ...ears])
}

/** Who hears what a bot says in this seat (ROOM-17): it is as silent as a person there would be. */
export function hearersOf(room: Room, seat: Seat): Audience {
  const ears = earsFor(room, [seat], 'words')
  return ears === 'everybody' ? ears : phonesOf(room, ears)
}

/** Each phone once, in order: what is said to a seat is read on its phone. */
function phonesOf(room: Room, seats: readonly Seat[]): readonly PersonId[] {
  const sitters = seats.map(seat => sitterOn(room.seating, seat)).filter(sitter => sitter !== undefined)
  return [...new Set(sitters.map(sitter => phoneOf(room, sitter)))].sort((a, b) => a - b)
}

/** PALM-18, ROOM-32: what may be said in silence. */
function phrasesFor(room: Room, phone: PersonId, seats: readonly Seat[]): readonly string[] {
  const match = playingIn(room)?.match
  if (!match) return []
  const own = seats.length === 1 ? phrases(match, seats[0]!) : seats.flatMap(seat => phrases(match, seat))
  return isHost(room, phone) && !isOpen(match, 'words') ? [...own, REMINDER] : own
}

/** What a phone may say now. */
export interface May {
  readonly words: boolean
  readonly faces: boolean
  readonly phrases: readonly string[]
}

const NO_PHRASES: readonly string[] = []

export const SILENT: May = { words: false, faces: false, phrases: NO_PHRASES }
const FREE: May = { words: true, faces: true, phrases: NO_PHRASES }

/**
 * Whoever holds the phone plays these seats. ROOM-4: a chat that is off is off for everybody; the rest stays. The very
 * same as before, if it is the same.
 */
export function mayOf(room: Room, phone: PersonId, seats: readonly Seat[], before?: May): May {
  const match = playingIn(room)?.match
  if (room.isChatOn && !(match && isQuiet(match))) return FREE
  const words = room.isChatOn && earsFor(room, seats, 'words').length > 0
  const faces = earsFor(room, seats, 'faces').length > 0
  const phrases = phrasesFor(room, phone, seats)
  if (phrases.length === 0 && words === faces) return words ? FREE : SILENT
  const may = { words, faces, phrases }
  return before && sameAs(before, may) ? before : may
}

// Saying it

type Saying = EntryOf<'say'>

export function say(room: Room, { by, kind, text }: RequestTo<'say'>): Effects {
  if (kind === 'phrases')
    return phrasesFor(room, by, playedBy(room, by)).includes(text)
      ? heard(kind, text, 'everybody')
      : no.phrase
  if (kind === 'words' && !room.isChatOn) return no.chat
  const audience = audienceOf(room, by, kind)
  if (audience.length === 0) return no.silence
  const read = kind === 'faces' ? FACES.find(face => face === text) : readLine(text, MOST_LETTERS)
  return read === undefined ? unread[kind] : heard(kind, read, audience)
}

const heard = (kind: Kind, text: string, heard: Audience): Effects => [{ did: 'say', kind, text, heard }]

const no = {
  chat: refuse({ en: 'The host has turned the chat off.', fr: 'L’hôte a coupé la discussion.' }),
  silence: refuse({
    en: 'Not a word now: the rules ask for silence.',
    fr: 'Pas un mot maintenant : la règle demande le silence.',
  }),
  phrase: refuse({ en: 'That is not among the phrases.', fr: 'Cette phrase n’est pas proposée.' }),
}

const unread: Readonly<Record<Sound, Refusal>> = {
  words: refuse({ en: 'A line has 1 to 200 characters.', fr: 'Une ligne a de 1 à 200 caractères.' }),
  faces: refuse({ en: 'That is not among the faces.', fr: 'Ce visage n’est pas proposé.' }),
}

const last = (lines: readonly PlacedLine[], line: PlacedLine): readonly PlacedLine[] =>
  [...lines, line].slice(-MOST_LINES)

export function said(room: Room, { at, by, kind, text, heard }: Saying): Room {
  if (by === 'room') return room
  const kept = { position: room.position, line: { at, by, kind, text } }
  const { everybody, among } = room.talk
  if (heard === 'everybody') return { ...room, talk: { everybody: last(everybody, kept), among } }
  const told = heard.map(person => [person, last(among[person] ?? [], kept)])
  return { ...room, talk: { everybody, among: { ...among, ...Object.fromEntries(told) } } }
}

/** What this phone may read, in order. */
export function linesFor(room: Room, phone: PersonId): readonly Line[] {
  const { everybody, among } = room.talk
  const readable = [...everybody, ...(among[phone] ?? [])].sort((a, b) => a.position - b.position)
  return readable.slice(-MOST_LINES).map(({ line }) => line)
}
