import { type GameId, games, type OwnWords, type Setting, type StoryLanguage } from '@veillee/games'
import { awayOf, type Game, type Match, type Millis, type Seat } from '@veillee/kernel'
import type { Options } from './entry.ts'
import type { PadLine } from './pad.ts'
import type { Hash, Person, PersonId } from './person.ts'
import type { Photo } from './photos.ts'
import type { Closed, Playing, Promised } from './playing.ts'
import { isBot, type Seating, sitterOn } from './seating.ts'
import type { Talk } from './talk.ts'

/** One evening of one group: the fold of its log. Nothing of it is sent but what the views return. */
export interface Room {
  /** By which it is reached (ROOM-1); whoever opens it has seen to that. */
  readonly code: string
  readonly game: GameId
  readonly setting: Setting
  /** Of the story's words; people read their own (ROOM-18). */
  readonly language: StoryLanguage
  /** What the host has set for each game, kept for when it is chosen again. */
  readonly options: Readonly<Partial<Record<GameId, Options>>>
  /** How long a step may take; null where nobody wants a timer (ROOM-13). */
  readonly timerMs: Millis | null
  readonly people: readonly Person[]
  /** Nobody while nobody has come but screens. */
  readonly host: PersonId | null
  readonly seating: Seating
  readonly isOpen: boolean
  readonly isChatOn: boolean
  /** Whose place a link takes to another device, and by whose phone it was offered (ROOM-9). */
  readonly links: Readonly<Record<Hash, Offered>>
  readonly promised: Promised | null
  /** How many matches have begun. */
  readonly matches: number
  readonly playing: Playing | null
  readonly closed: Closed | null
  /** Who began the last match of a game in which a rematch begins with the next (PALM-8). */
  readonly began: Began | null
  readonly pad: readonly PadLine[]
  readonly talk: Talk
  /** In the order in which they were brought, which numbers them (ROOM-39). */
  readonly photos: readonly Photo[]
  /** What cards of a story say instead, by its language (ROOM-40). */
  readonly words: Readonly<Partial<Record<StoryLanguage, OwnWords>>>
  /** How often they were laid. */
  readonly laid: number
  /** The last ids of each person's requests (ROOM-11). */
  readonly recent: Readonly<Record<string, readonly string[]>>
  readonly at: Millis
  /** How many entries it was made of. */
  readonly position: number
}

/** What is still being made. */
export type Changing<T> = { -readonly [part in keyof T]: T[part] }

/**
 * A room to be changed. For every move, and so part by part: V8 makes a hidden class of its own for what is spread from
 * a spread, and all that reads it is slow from then on (docs/decisions/0012-cheap-moves.md).
 */
export const copyOf = (room: Room): Changing<Room> => ({
  code: room.code,
  game: room.game,
  setting: room.setting,
  language: room.language,
  options: room.options,
  timerMs: room.timerMs,
  people: room.people,
  host: room.host,
  seating: room.seating,
  isOpen: room.isOpen,
  isChatOn: room.isChatOn,
  links: room.links,
  promised: room.promised,
  matches: room.matches,
  playing: room.playing,
  closed: room.closed,
  began: room.began,
  pad: room.pad,
  talk: room.talk,
  photos: room.photos,
  words: room.words,
  laid: room.laid,
  recent: room.recent,
  at: room.at,
  position: room.position,
})

export interface Offered {
  readonly person: PersonId
  readonly by: PersonId | 'room'
}

/** A team, or where there are none a seat, and of how many. */
export interface Began {
  readonly first: number
  readonly among: number
}

export const gameOf = (id: GameId): Game => games[id]

/** A match that is still going on; otherwise the room is in its lobby. */
export const playingIn = (room: Room): Playing | undefined =>
  room.playing !== null && room.playing.end === null ? room.playing : undefined

/** Whether a seat is held for the match, and may not be rearranged (ROOM-3). */
export const isInMatch = (room: Room, seat: Seat): boolean => {
  const playing = playingIn(room)
  return playing !== undefined && seat < playing.match.seats
}

// People

export const isHere = (room: Room, person: PersonId): boolean => room.people[person]?.status === 'here'

/** By whose device somebody comes: their own, or that of the one they sit with (ROOM-31). */
export const phoneOf = (room: Room, person: PersonId): PersonId => room.people[person]?.onPhoneOf ?? person

/** Everybody who comes by this phone, its owner first. */
export function peopleOn({ people }: Room, phone: PersonId): readonly PersonId[] {
  const on = [phone]
  people.forEach(({ onPhoneOf }, person) => {
    if (onPhoneOf === phone) on.push(person)
  })
  return on
}

export const personByToken = (room: Room, token: Hash): PersonId | undefined => {
  const person = room.people.findIndex(({ token: known }) => known !== null && known === token)
  return person === -1 ? undefined : person
}

/** Whoever holds the host's phone is the host. */
export const isHost = (room: Room, phone: PersonId): boolean =>
  room.host !== null && phoneOf(room, room.host) === phone

// Seats

/**
 * The seats that everybody on this phone plays in the match on the table. For every phone after every move: plain loops,
 * since this is where the time goes. Most phones have one seat.
 */
export function playedBy(room: Room, phone: PersonId): readonly Seat[] {
  const count = room.playing?.match.seats ?? 0
  let first = 0
  while (first < count && !isOnPhone(room, first, phone)) first++
  if (first === count) return NO_SEATS
  const seats = [first]
  for (let seat = first + 1; seat < count; seat++) if (isOnPhone(room, seat, phone)) seats.push(seat)
  return seats
}

const NO_SEATS: readonly Seat[] = []

function isOnPhone(room: Room, seat: Seat, phone: PersonId): boolean {
  const sitter = sitterOn(room.seating, seat)
  return sitter !== undefined && phoneOf(room, sitter) === phone
}

/** A bot plays this seat now: its own, or for somebody who is away. */
export const isPlayedByBot = (room: Room, seat: Seat): boolean =>
  isBot(room.seating[seat]) || room.playing?.standIns.includes(seat) === true

/** Where only people can act, or nobody for somebody else, a bot has nothing to say. */
export function mayBotAnswer({ seating }: Room, match: Match, seat: Seat): boolean {
  const { peopleOnly, noStandIn } = awayOf(match, seat)
  return !peopleOnly && (!noStandIn || isBot(seating[seat]))
}
