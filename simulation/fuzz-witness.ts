import type { Chance } from '@veillee/kernel'
import {
  applyEntry,
  type Entry,
  fold,
  linesFor,
  lobbyView,
  matchView,
  padView,
  phoneView,
  type Room,
  type Seen,
} from '@veillee/room'
import { Guest } from '@veillee/server/guest'
import type { Words } from './fuzz-grammar.ts'

/** In every name, so that one who is somewhere else would be noticed there. */
export const MARK = 'Témoin'

const TABLES = [
  { game: 'palm-reader', seats: 4 },
  { game: 'in-the-palm', seats: 4 },
  { game: 'extraordinary-story', seats: 3 },
  { game: 'in-the-palm', seats: 2 },
] as const

/** Matches are to last. */
const RASH = ['ownUp', 'object', 'propose', 'call', 'redraw']
/** What a room may do by itself while everybody is there. */
const BY_ITSELF: readonly Entry['did'][] = ['open', 'promise', 'finish', 'tick', 'play']

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

type Part = Exclude<keyof Seen, 'say'>

/** People who play one match after the other in peace, while other rooms are attacked, and tell what they noticed. */
export class Witness {
  readonly failures: string[] = []
  /** How long each wish took to be answered, and at what moment. */
  readonly waits: { readonly atMs: number; readonly waitMs: number }[] = []
  matches = 0
  readonly #port: number
  readonly #number: number
  readonly #chance: Chance
  readonly #doneIds = new Set<string>()
  #guests: readonly Guest[] = []
  #settledAt: readonly number[] = []
  #wishes = 0

  constructor(port: number, number: number, chance: Chance) {
    this.#port = port
    this.#number = number
    this.#chance = chance
  }

  get room(): string {
    return this.#guests[0]!.welcome!.room
  }

  get size(): number {
    return this.#guests.length
  }

  get tokens(): readonly string[] {
    return this.#guests.map(({ welcome }) => welcome!.token!)
  }

  async gathers(): Promise<void> {
    const { game, seats } = TABLES[this.#number % TABLES.length]!
    const address = `127.0.1.${this.#number + 1}`
    const opening = { do: 'open', game, setting: 'table', language: 'fr', name: this.#name(0) }
    const host = await Guest.enter(this.#port, opening, address)
    const guests = [host]
    for (let i = 1; i < seats; i++) {
      const joining = { do: 'join', code: host.welcome!.code, name: this.#name(i) }
      guests.push(await Guest.enter(this.#port, joining, address))
    }
    for (const guest of guests)
      await guest.until(() => guest.seen.lobby!.people.length === seats && guest.seen.away!.length === 0)
    this.#guests = guests
    this.#settledAt = guests.map(({ frames }) => frames.length)
  }

  #name(i: number): string {
    return `${MARK} ${this.#number}.${i}`
  }

  // Playing

  async plays(paceMs: number, isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      try {
        await this.#goesOn()
      } catch (error) {
        this.failures.push(`${this.#name(0)} and the others: ${(error as Error).message.slice(0, 500)}`)
        return
      }
      await pause(paceMs)
    }
  }

  async #goesOn(): Promise<void> {
    const host = this.#guests[0]!
    const match = host.seen.match
    if (!match || match.end !== null) return this.#begins(host)
    const next = this.#next()
    if (next) await this.#does(next.guest, next.wish)
  }

  async #begins(host: Guest): Promise<void> {
    for (const guest of this.#guests)
      await this.#does(guest, { do: 'say', kind: 'words', text: `Encore une, ${this.#wishes}` })
    await this.#does(host, { do: 'start', match: host.seen.lobby!.nextMatch })
    this.matches++
  }

  async #does(guest: Guest, wish: Words): Promise<void> {
    const id = `w${this.#number}.${this.#wishes++}`
    const atMs = Date.now()
    const refusal = await guest.wishes(wish, id)
    this.waits.push({ atMs, waitMs: Date.now() - atMs })
    if (refusal !== undefined) throw new Error(`${JSON.stringify(wish)} was refused: ${refusal}`)
    this.#doneIds.add(id)
    await this.#agree(guest)
  }

  /** Everybody has been told what the one who did it has been told. */
  async #agree(guest: Guest): Promise<void> {
    const shared = ({ seen }: Guest) => JSON.stringify([seen.match, seen.lobby, seen.pad])
    const told = shared(guest)
    for (const other of this.#guests) await other.until(() => shared(other) === told)
  }

  #next(): { guest: Guest; wish: Words } | undefined {
    const able = this.#guests.flatMap(guest => this.#offers(guest).map(wish => ({ guest, wish })))
    return able.length > 0 ? this.#chance.pick(able) : undefined
  }

  #offers({ match, phone }: Guest): readonly Words[] {
    const seats = phone.seats.filter(({ seat }) => match.awaits.includes(seat))
    const host = phone.hostOffers ? [{ seat: 'host', offers: phone.hostOffers }] : []
    const question = { match: match.number, step: match.view.step }
    return [...seats, ...host].flatMap(({ seat, offers }) =>
      Object.entries(offers.choices)
        .filter(([move]) => !RASH.includes(move))
        .flatMap(([move, inputs]) => inputs.map(input => ({ do: 'play', seat, move, input, ...question }))),
    )
  }

  /** Before the server ends: nobody was cut off. */
  checkOpen(): void {
    for (const [i, { isOpen }] of this.#guests.entries())
      if (!isOpen) this.failures.push(`${this.#name(i)} was cut off`)
  }

  // What they noticed

  /** Whether the log holds what they did and nothing else, and whether they were told that and nothing else. */
  check(entries: readonly Entry[]): readonly string[] {
    const rooms = prefixesOf(entries)
    const wrong = [...this.failures, ...this.#checkLog(entries)]
    for (const [i, guest] of this.#guests.entries()) {
      wrong.push(...this.#checkFrames(i, guest, rooms), ...this.#checkView(i, guest, rooms.at(-1)!))
      wrong.push(...this.#checkPackets(i, guest))
    }
    return wrong
  }

  #checkLog(entries: readonly Entry[]): readonly string[] {
    const own = entries.filter(({ did, by }) => by !== 'room' && did !== 'join')
    const strange = own.filter(({ id }) => id === undefined || !this.#doneIds.has(id))
    const unasked = entries.filter(({ did, by }) => by === 'room' && !BY_ITSELF.includes(did))
    const lost = this.#doneIds.size - new Set(own.map(({ id }) => id)).size
    return [
      ...[...strange, ...unasked].map(
        entry => `${this.room}: nobody did ${JSON.stringify(entry).slice(0, 200)}`,
      ),
      ...(lost === 0 ? [] : [`${this.room}: ${lost} wishes were done, and are not in the log`]),
    ]
  }

  /** Each frame is what the room looked like after something that happened in it, later than the frame before. */
  #checkFrames(person: number, { frames }: Guest, rooms: readonly Room[]): readonly string[] {
    let at = 0
    const wrong: string[] = []
    for (const [i, frame] of frames.entries()) {
      const { say, ...told } = JSON.parse(frame) as Seen
      if (say !== 'see') continue
      const { away, ...parts } = told
      if (away !== undefined && i >= this.#settledAt[person]!)
        wrong.push(`${this.#name(person)} was told that somebody came or went: ${away}`)
      if (Object.keys(parts).length === 0) continue
      const next = rooms.findIndex((room, position) => position > at && isSeenIn(room, person, parts))
      if (next === -1) wrong.push(`${this.#name(person)} was told what never was: ${frame.slice(0, 300)}`)
      else at = next
    }
    return wrong
  }

  /** At a table nothing goes the quick way. */
  #checkPackets(person: number, { packets }: Guest): readonly string[] {
    return packets.length === 0 ? [] : [`${this.#name(person)} was sent ${packets.length} packets`]
  }

  #checkView(person: number, { seen }: Guest, room: Room): readonly string[] {
    const { away: _, say: __, ...parts } = seen as Seen
    return isSeenIn(room, person, parts)
      ? []
      : [`${this.#name(person)} sees something else than the log says`]
  }
}

/** The room after each of its entries, in order. */
function prefixesOf(entries: readonly Entry[]): readonly Room[] {
  const rooms = [fold(entries.slice(0, 1))!]
  for (const entry of entries.slice(1)) rooms.push(applyEntry(rooms.at(-1)!, entry))
  return rooms
}

const VIEWS: Readonly<Record<Exclude<Part, 'away'>, (room: Room, person: number) => unknown>> = {
  lobby: lobbyView,
  match: matchView,
  pad: padView,
  phone: phoneView,
  talk: linesFor,
}

const isSeenIn = (room: Room, person: number, parts: Partial<Record<string, unknown>>): boolean =>
  Object.entries(parts).every(
    ([part, told]) =>
      JSON.stringify(VIEWS[part as keyof typeof VIEWS](room, person)) === JSON.stringify(told),
  )
