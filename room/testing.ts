import { type GameId, type Setting, USUAL_GAME } from '@veillee/games'
import { RASH } from '@veillee/games/simulated'
import {
  awaits,
  type Chance,
  chanceAt,
  exampleIn,
  exampleOf,
  isFree,
  isRefusal,
  type Match,
  offersTo,
  type Seat,
  tableOf,
} from '@veillee/kernel'
import { type FeltFrame, toBase64 } from '@veillee/touch'
import { absencesIn, overdue } from './absence.ts'
import type { AwaitedActor, Entry } from './entry.ts'
import { fold } from './fold.ts'
import { handleRequest, type Outcome, open, settle } from './handle-request.ts'
import type { PersonId } from './person.ts'
import { PICTURE } from './picture.ts'
import type { PersonRequest, Request, RoomRequest } from './request.ts'
import { gameOf, isHere, isPlayedByBot, mayBotAnswer, phoneOf, type Room } from './room.ts'
import { seatOf, sitterOn } from './seating.ts'
import { feltFrom } from './skin.ts'
import { type MatchView, type PhoneView, phoneView, type RoomView, roomView, type SeatView } from './view.ts'

interface PartySettings {
  readonly game?: GameId
  readonly setting?: Setting
  readonly language?: 'fr' | 'en'
  readonly options?: object
}

/** A hash or a number, as different from all others as the words are that make it. */
export const hashOf = (...words: readonly (string | number)[]): string => {
  let hash = 5_381n
  for (const letter of words.join(' ')) hash = (hash * 33n + BigInt(letter.codePointAt(0)!)) % 2n ** 256n
  return hash.toString(16).padStart(64, '0')
}

const two = (number: number): readonly number[] => [number >> 8, number & 255]

/** A segment of a JPEG, with the length of what is in it. */
export const segment = (marker: number, ...inside: readonly number[]): readonly number[] => [
  ...[0xff, marker],
  ...two(inside.length + 2),
  ...inside,
]

/** What a JPEG has to have, of this size; there is nothing to be seen on it. */
export const jpegOf = (
  scan: readonly number[] = [1, 2, 3],
  { width, height }: { width: number; height: number } = PICTURE,
  ...more: readonly number[]
): Uint8Array =>
  new Uint8Array([
    ...[0xff, 0xd8],
    ...more,
    ...segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    ...segment(0xc0, 8, ...two(height), ...two(width), 3, 1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0),
    ...segment(0xc4, 0, ...Array.from({ length: 16 }, () => 0)),
    ...segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0),
    ...scan,
    ...[0xff, 0xd9],
  ])

/** A photograph as a phone sends it, unlike any other of another number. */
export const pictureOf = (number: number): string => toBase64(jpegOf([number & 127, number >> 7, 7]))

/** An evening as a test tells it: who comes, who goes, who does what. Everything goes through the log. */
export class Party {
  log: Entry[] = []
  room: Room
  atMs = 1_000_000
  /** Whose phone is connected, or since when it is not. */
  presence = new Map<PersonId, number | 'here'>()
  chance: Chance

  constructor(
    { game = USUAL_GAME, setting = 'table', language = 'fr', options }: PartySettings = {},
    seed = 1,
  ) {
    const opened = open(
      { game, setting, language, options },
      { number: hashOf('server', seed), code: 'LAMP', at: this.atMs },
    )
    if (isRefusal(opened)) throw new Error(opened.refusal.en)
    this.log.push(...opened.entries)
    this.room = opened.room
    this.chance = chanceAt(hashOf('players', seed), 0)
  }

  /** A party of this many around the table, the first of them the host. */
  static of(count: number, request: PartySettings = {}, seed = 1): Party {
    const party = new Party(request, seed)
    for (let i = 0; i < count; i++) party.comes(NAMES[i]!)
    return party
  }

  get seen(): RoomView {
    return roomView(this.room)
  }

  get match(): Match {
    return this.room.playing!.match
  }

  table<Table>(): Table {
    return tableOf(this.match) as Table
  }

  view(phone: PersonId): PhoneView {
    return phoneView(this.room, phone)
  }

  // Asking

  /** What comes of it; nothing of it is in the log yet. */
  tries(by: Request['by'], request: object, id?: string): Outcome {
    const asked = { ...request, by, at: this.atMs, presence: this.presence, ...(id !== undefined && { id }) }
    return handleRequest(this.room, asked as unknown as Request)
  }

  asks(by: PersonId, request: PersonRequest, id?: string): readonly Entry[] {
    return this.happens(this.tries(by, request, id))
  }

  roomAsks(request: RoomRequest): readonly Entry[] {
    return this.happens(this.tries('room', request))
  }

  /** In words, why this is not allowed; undefined if it is. */
  refusal(by: Request['by'], request: object): string | undefined {
    return this.tries(by, request).refusal?.refusal.en
  }

  happens({ room, entries, refusal }: Outcome): readonly Entry[] {
    if (refusal) throw new Error(refusal.refusal.en)
    this.log.push(...entries)
    this.room = room
    return entries
  }

  /** The same room from its log alone, after a journey through JSON. */
  again(): Room {
    return fold(JSON.parse(JSON.stringify(this.log)))!
  }

  // Bringing photographs

  brings(count: number, by: PersonId = 0): void {
    for (let i = 0; i < count; i++) {
      const number = this.room.photos.length
      this.asks(by, { do: 'addPhoto', title: `Our ${number}`, picture: pictureOf(number) })
    }
  }

  // Coming and going

  comes(name: string, { isScreen = false, token = hashOf(name, this.room.people.length) } = {}): PersonId {
    this.happens(this.tries('newcomer', { do: 'join', name, token, isScreen }))
    const id = this.room.people.findIndex(person => person.token === token)
    this.presence.set(id, 'here')
    return id
  }

  goesAway(person: PersonId): void {
    this.presence.set(phoneOf(this.room, person), this.atMs)
  }

  isBack(person: PersonId): void {
    this.presence.set(phoneOf(this.room, person), 'here')
    this.keeps()
  }

  leaves(person: PersonId): void {
    this.asks(person, { do: 'leave' })
    this.presence.delete(person)
    this.keeps()
  }

  // Time

  waits(ms: number): void {
    this.atMs += ms
    this.keeps()
  }

  /** What the room does by itself: the clock, and decisions about the absent. */
  keeps(): void {
    this.happens(settle(this.room, this.atMs))
    for (let due = this.due(); due; due = this.due()) this.happens(handleRequest(this.room, due))
  }

  due(): Request | undefined {
    return overdue(this.room, this.presence, this.atMs)
  }

  // Playing

  starts(host: PersonId = this.room.host!): void {
    const match = this.room.matches + 1
    this.asks(host, { do: 'start', match, number: hashOf('server', 'of match', match + 1) })
  }

  get question(): { match: number; step: number } {
    const { number, match } = this.room.playing!
    return { match: number, step: match.step }
  }

  sitter(seat: Seat): PersonId {
    return sitterOn(this.room.seating, seat)!
  }

  seat(person: PersonId): Seat {
    return seatOf(this.room.seating, person)!
  }

  /** For a bot the room plays, as whoever runs the bots would ask it to. */
  plays(seat: AwaitedActor, move: string, input: unknown = true): readonly Entry[] {
    const request = { move, input, ...this.question }
    if (seat !== 'host' && isPlayedByBot(this.room, seat))
      return this.roomAsks({ do: 'playFor', seat, ...request })
    const by = phoneOf(this.room, seat === 'host' ? this.room.host! : this.sitter(seat))
    return this.asks(by, { do: 'play', seat, ...request })
  }

  /** Somebody who is awaited plays something that is offered, and answers the question if they can. */
  playsSomething(): void {
    const lit = awaits(this.match).filter(actor => actor !== 'room' && this.canPlay(actor)) as AwaitedActor[]
    const offered = this.chance.shuffled(lit).flatMap(seat => offeredTo(this.match, seat, this.chance))
    const answers = offered.filter(({ move }) => !isFree(this.match, move))
    const answer = [...answers, ...offered][0]
    if (answer) this.plays(answer.seat, answer.move, answer.input)
    else this.waits(1_000)
    this.keeps()
  }

  /** Who has left plays nothing, and a bot nothing that only people can. */
  canPlay(actor: AwaitedActor): boolean {
    if (actor !== 'host' && isPlayedByBot(this.room, actor)) return mayBotAnswer(this.room, this.match, actor)
    return isHere(this.room, actor === 'host' ? this.room.host! : this.sitter(actor))
  }

  /** Everybody who may votes to go on without those who are missing. */
  goesOn(): void {
    for (const { absent } of absencesIn(this.room, this.presence))
      for (const by of this.room.people.keys()) {
        const voted = this.tries(by, { do: 'askWithout', absent, ...this.question })
        if (!voted.refusal) this.happens(voted)
      }
  }

  playsUntil(isEnough: () => boolean): void {
    for (let i = 0; !isEnough(); i++) {
      if (i > 5_000) throw new Error(`still in ${this.match.phase}`)
      this.playsSomething()
    }
  }

  playsToTheEnd(): void {
    this.playsUntil(() => this.room.playing!.end !== null)
  }
}

/** All that was felt of a gesture. */
export function feltOf(...gesture: Parameters<typeof feltFrom>): readonly FeltFrame[] {
  const steps = feltFrom(...gesture)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

export const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kim', 'Lou']

/** Something that a phone could play by an open move of its seat, made of what it is sent and nothing else. */
export const exampleFor = (
  { game, view }: MatchView,
  { seat, hand }: SeatView,
  move: string,
  chance: Chance,
): unknown => exampleIn(gameOf(game), view.phase, { by: seat, table: view.table, hand }, move, chance)

interface Offered {
  readonly seat: AwaitedActor
  readonly move: string
  readonly input: unknown
}

/** In random order; nobody ends a match here without a reason. */
function offeredTo(match: Match, seat: AwaitedActor, chance: Chance): readonly Offered[] {
  const { choices, open } = offersTo(match, seat)
  const closed = Object.entries(choices).flatMap(([move, inputs]) =>
    inputs.map(input => ({ seat, move, input })),
  )
  const opened = open.map(move => ({ seat, move, input: exampleOf(match, seat, move, chance) }))
  const isMeant = ({ move, input }: Offered) => input !== undefined && !RASH.includes(move)
  return chance.shuffled([...closed, ...opened].filter(isMeant))
}
