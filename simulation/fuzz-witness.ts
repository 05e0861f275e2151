import { setTimeout as pause } from 'node:timers/promises'
import { GAME_IDS, games } from '@veillee/games'
import { RASH_OR_IDLE } from '@veillee/games/simulated'
import type { Chance } from '@veillee/kernel'
import { applyEntry, type Entry, fold, type Room, type Seen, type ServerMessage } from '@veillee/room'
import { seenAfter } from '@veillee/room/seen'
import { TestPhone } from '@veillee/server/test-phone'
import type { Words } from './fuzz-grammar.ts'
import { type Part, VIEWS } from './views.ts'

/** In every name, so that one who is somewhere else would be noticed there. */
export const MARK = 'Témoin'

/** The smallest of every game, then one of two more. */
const TABLES = [0, 2].flatMap(more => GAME_IDS.map(game => ({ game, seats: games[game].seats.min + more })))

/** What a room may do by itself while everybody is there. */
const BY_ITSELF: readonly Entry['did'][] = ['open', 'promise', 'finish', 'tick', 'play']

/** People who play one match after the other in peace, while other rooms are attacked, and tell what they noticed. */
export class Witness {
  readonly failures: string[] = []
  /** How long each request took to be answered, and at what moment. */
  readonly waits: { readonly atMs: number; readonly waitMs: number }[] = []
  matches = 0
  readonly #port: number
  readonly #number: number
  readonly #chance: Chance
  readonly #doneIds = new Set<string>()
  #phones: readonly TestPhone[] = []
  #settledAt: readonly number[] = []
  #requests = 0

  constructor(port: number, number: number, chance: Chance) {
    this.#port = port
    this.#number = number
    this.#chance = chance
  }

  get room(): string {
    return this.#phones[0]!.welcome!.room
  }

  get size(): number {
    return this.#phones.length
  }

  get tokens(): readonly string[] {
    return this.#phones.map(({ welcome }) => welcome!.token!)
  }

  async gathers(): Promise<void> {
    const { game, seats } = TABLES[this.#number % TABLES.length]!
    const address = `127.0.1.${this.#number + 1}`
    const opening = { do: 'open', game, setting: 'table', language: 'fr', name: this.#name(0) }
    const host = await TestPhone.enter(this.#port, opening, address)
    const phones = [host]
    for (let i = 1; i < seats; i++) {
      const joining = { do: 'join', code: host.welcome!.code, name: this.#name(i) }
      phones.push(await TestPhone.enter(this.#port, joining, address))
    }
    for (const phone of phones)
      await phone.until(() => phone.seen.lobby!.people.length === seats && phone.seen.away!.length === 0)
    this.#phones = phones
    this.#settledAt = phones.map(({ frames }) => frames.length)
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
    const host = this.#phones[0]!
    const match = host.seen.match
    if (!match || match.end !== null) return this.#begins(host)
    const next = this.#next()
    if (next) await this.#does(next.phone, next.wish)
  }

  async #begins(host: TestPhone): Promise<void> {
    for (const phone of this.#phones)
      await this.#does(phone, { do: 'say', kind: 'words', text: `Encore une, ${this.#requests}` })
    await this.#does(host, { do: 'start', match: host.seen.lobby!.nextMatch })
    this.matches++
  }

  async #does(phone: TestPhone, request: Words): Promise<void> {
    const id = `w${this.#number}.${this.#requests++}`
    const atMs = Date.now()
    const refusal = await phone.asks(request, id)
    this.waits.push({ atMs, waitMs: Date.now() - atMs })
    if (refusal !== undefined) throw new Error(`${JSON.stringify(request)} was refused: ${refusal}`)
    this.#doneIds.add(id)
    await this.#agree(phone)
  }

  /** Everybody has been told what the one who did it has been told. */
  async #agree(phone: TestPhone): Promise<void> {
    const shared = ({ seen }: TestPhone) => JSON.stringify([seen.match, seen.lobby, seen.pad])
    const told = shared(phone)
    for (const other of this.#phones) await other.until(() => shared(other) === told)
  }

  #next(): { phone: TestPhone; wish: Words } | undefined {
    const able = this.#phones.flatMap(phone => this.#offers(phone).map(request => ({ phone, wish: request })))
    return able.length > 0 ? this.#chance.pick(able) : undefined
  }

  #offers({ match, phone }: TestPhone): readonly Words[] {
    const seats = phone.seats.filter(({ seat }) => match.awaits.includes(seat))
    const host = phone.hostOffers ? [{ seat: 'host', offers: phone.hostOffers }] : []
    const question = { match: match.number, step: match.view.step }
    return [...seats, ...host].flatMap(({ seat, offers }) =>
      Object.entries(offers.choices)
        .filter(([move]) => !RASH_OR_IDLE.includes(move))
        .flatMap(([move, inputs]) => inputs.map(input => ({ do: 'play', seat, move, input, ...question }))),
    )
  }

  /** Before the server ends: nobody was cut off. */
  checkOpen(): void {
    for (const [i, { isOpen }] of this.#phones.entries())
      if (!isOpen) this.failures.push(`${this.#name(i)} was cut off`)
  }

  // What they noticed

  /** Whether the log holds what they did and nothing else, and whether they were told that and nothing else. */
  check(entries: readonly Entry[]): readonly string[] {
    const rooms = prefixesOf(entries)
    const wrong = [...this.failures, ...this.#checkLog(entries)]
    for (const [i, phone] of this.#phones.entries()) {
      wrong.push(...this.#checkFrames(i, phone, rooms), ...this.#checkView(i, phone, rooms.at(-1)!))
      wrong.push(...this.#checkPackets(i, phone))
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
  #checkFrames(person: number, { frames }: TestPhone, rooms: readonly Room[]): readonly string[] {
    let at = 0
    let seen: Seen = {}
    const wrong: string[] = []
    for (const [i, frame] of frames.entries()) {
      const news = JSON.parse(frame) as ServerMessage
      if (news.say !== 'see' && news.say !== 'now') continue
      seen = seenAfter(seen, news)
      const { say: _, away, ...others } = news
      if (away !== undefined && i >= this.#settledAt[person]!)
        wrong.push(`${this.#name(person)} was told that somebody came or went: ${seen.away}`)
      if (Object.keys(others).length === 0) continue
      const next = rooms.findIndex((room, position) => position > at && isSeenIn(room, person, partsOf(seen)))
      if (next === -1) wrong.push(`${this.#name(person)} was told what never was: ${frame.slice(0, 300)}`)
      else at = next
    }
    return wrong
  }

  /** At a table nothing goes by live touch. */
  #checkPackets(person: number, { packets }: TestPhone): readonly string[] {
    return packets.length === 0 ? [] : [`${this.#name(person)} was sent ${packets.length} packets`]
  }

  #checkView(person: number, { seen }: TestPhone, room: Room): readonly string[] {
    return isSeenIn(room, person, partsOf(seen))
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

/** Who is away is no matter of the log. */
const partsOf = ({ away: _, ...parts }: Seen) => parts

const isSeenIn = (room: Room, person: number, parts: Omit<Seen, 'away'>): boolean =>
  Object.entries(parts).every(
    ([part, told]) => JSON.stringify(VIEWS[part as Part](room, person)) === JSON.stringify(told),
  )
