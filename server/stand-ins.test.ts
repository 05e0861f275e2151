import { chanceAt, type Plain, type Seat, tableOf } from '@veillee/kernel'
import { type Entry, feltOf, headerOf, MemoryLog, PACKET, writePacket } from '@veillee/room'
import { anyAnswer, botView } from '@veillee/room/bots'
import { hashOf, Party } from '@veillee/room/testing'
import { gestureIn, readFelt, readSamples, writeSamples } from '@veillee/touch'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { houseOf, Keeper, type Watcher } from './keeper.ts'

const ID = 'room'
/** The first byte of a frame that is not text. */
const BINARY = 0x82
const PACKET_HEADER_BYTES = 8

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Packet {
  readonly kind: number
  readonly seat: Seat
  readonly content: Uint8Array
  readonly atMs: number
}

/** A phone: it is there, or not, and gets what a gesture is to it. */
class Phone implements Watcher {
  readonly phone: number
  readonly packets: Packet[] = []
  readonly #keeper: Keeper

  constructor(keeper: Keeper, phone: number) {
    this.#keeper = keeper
    this.phone = phone
    keeper.arrive(this)
  }

  send(frame: Buffer): void {
    if (frame[0] !== BINARY) return
    const bytes = frame.subarray(frame[1]! < 126 ? 2 : 4)
    const content = bytes.subarray(PACKET_HEADER_BYTES)
    this.packets.push({ kind: bytes[0]!, seat: headerOf(bytes).seat, content, atMs: Date.now() })
  }

  leave(): void {}

  goesAway(): void {
    this.#keeper.depart(this)
  }

  /** Anything that is an answer of its seat. */
  async plays(): Promise<void> {
    const playing = this.#keeper.room.playing!
    const { number, match, end } = playing
    if (end !== null) return
    const answer = anyAnswer(botView(playing, this.phone), chanceAt(hashOf('finger', match.step), 0))
    if (answer) await this.asks({ do: 'play', seat: this.phone, ...answer, match: number, step: match.step })
  }

  /** A few samples of a drawing. */
  begins(): void {
    const playing = this.#keeper.room.playing!
    const drawing = anyAnswer(botView(playing, this.phone), chanceAt(hashOf('finger'), 0))!
    const samples = writeSamples(gestureIn(drawing.input)!.samples.slice(0, 20))
    const header = { seat: this.phone, match: playing.number, step: playing.match.step, first: 0 }
    expect(this.#keeper.relay(this.phone, writePacket(PACKET.sent, header, samples))).toBe(true)
  }

  asks(wish: object) {
    const { step } = this.#keeper.room.playing!.match
    return this.#keeper.ask({ by: this.phone, id: `${this.phone} ${step}`, ...wish } as never)
  }
}

interface Seats {
  readonly people: number
  readonly bots: number
}

/** People with a phone each, bots in the seats after them, and a match that has begun. */
async function kept(game: string, { people, bots }: Seats, seed: number) {
  const party = Party.of(people, { game, setting: 'remote' } as never, seed)
  for (let i = 0; i < bots; i++) party.asks(0, { do: 'seatBot', seat: people + i, level: 'average' } as never)
  party.starts()
  const log = new MemoryLog(() => Date.now())
  await log.append(ID, 0, party.log as unknown as readonly Plain[])
  const keeper = (await Keeper.open(ID, houseOf({ log, now: () => Date.now() })))!
  const phones = party.room.people.map((_, person) => new Phone(keeper, person))
  const entries = async () => (await log.read(ID, 0)).map(({ entry }) => entry as unknown as Entry)
  return { keeper, phones, entries }
}

const phaseOf = (keeper: Keeper): string => keeper.room.playing!.match.phase
const tableNow = (keeper: Keeper) =>
  tableOf(keeper.room.playing!.match) as Readonly<Record<'drawer' | 'feeler' | 'child' | 'grandfather', Seat>>

const passes = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** Everybody plays on until this is so. */
async function until(phones: readonly Phone[], isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 400 && !isSo(); i++) {
    for (const phone of phones) if (!isSo()) await phone.plays()
    if (!isSo()) await passes(400)
  }
  expect(isSo()).toBe(true)
}

const gesturesOf = (all: readonly Entry[]) =>
  all.flatMap(entry => (entry.did === 'play' && entry.gesture !== undefined ? [entry] : []))

describe('a bot’s gesture, while it is made', () => {
  test('[PALM-47] a bot Child mimes at sixty samples a second: opponents see them all, Grandfather feels them', async () => {
    const { keeper, phones, entries } = await kept('in-the-palm', { people: 3, bots: 1 }, 2)
    await until(phones, () => phaseOf(keeper) === 'mime' && tableNow(keeper).child === 3)
    const grandfather = phones[tableNow(keeper).grandfather]!
    const [opponent] = phones.filter(phone => phone !== grandfather)
    for (const { packets } of phones) packets.length = 0
    for (let i = 0; i < 400 && phaseOf(keeper) === 'mime'; i++) await passes(100)
    const mime = gestureIn(gesturesOf(await entries()).at(-1)!.input)!
    const seen = opponent!.packets.flatMap(({ content }) => readSamples(content, 32)!)
    expect(JSON.stringify(seen)).toBe(JSON.stringify(mime.samples))
    expect(new Set(opponent!.packets.map(({ kind }) => kind))).toEqual(new Set([PACKET.seen]))
    expect(new Set(grandfather.packets.map(({ kind }) => kind))).toEqual(new Set([PACKET.felt]))
    const [first, last] = [opponent!.packets[0]!, opponent!.packets.at(-1)!]
    const lastedMs = mime.samples.at(-1)!.tMs - mime.samples[0]!.tMs
    expect(Math.abs(last.atMs - first.atMs - lastedMs)).toBeLessThan(100)
    expect(
      Math.max(...opponent!.packets.map(({ content }) => readSamples(content, 32)!.length)),
    ).toBeLessThan(9)
    keeper.close()
  })

  test('[ROOM-16] what Grandfather feels of it live is what a bot in his seat would be given, frame by frame', async () => {
    const { keeper, phones, entries } = await kept('in-the-palm', { people: 3, bots: 1 }, 2)
    await until(phones, () => phaseOf(keeper) === 'mime' && tableNow(keeper).child === 3)
    const { grandfather } = tableNow(keeper)
    for (const { packets } of phones) packets.length = 0
    for (let i = 0; i < 400 && phaseOf(keeper) === 'mime'; i++) await passes(100)
    const { gesture, input } = gesturesOf(await entries()).at(-1)!
    const live = phones[grandfather]!.packets.flatMap(({ content }) => readFelt(content, 64)!)
    const whole = feltOf(keeper.room.playing!, gesture!, input, grandfather)
    expect(live.length).toBeGreaterThan(30)
    expect(JSON.stringify(live)).toBe(JSON.stringify(whole))
    keeper.close()
  })

  test('[READ-23] it rests while the one is away on whose palm it is made, and goes on where it stopped', async () => {
    const { keeper, phones, entries } = await kept('palm-reader', { people: 3, bots: 1 }, 5)
    await until(phones, () => phaseOf(keeper) === 'draw' && tableNow(keeper).drawer === 3)
    const feeler = phones[tableNow(keeper).feeler]!
    for (let i = 0; i < 100 && feeler.packets.length < 5; i++) await passes(100)
    const before = gesturesOf(await entries()).length
    feeler.goesAway()
    const felt = feeler.packets.length
    await passes(25_000)
    expect([feeler.packets.length, gesturesOf(await entries()).length]).toEqual([felt, before])
    keeper.arrive(feeler)
    for (let i = 0; i < 100 && gesturesOf(await entries()).length === before; i++) await passes(100)
    const { gesture, input } = gesturesOf(await entries()).at(-1)!
    const live = feeler.packets.flatMap(({ content }) => readFelt(content, 64)!)
    const whole = feltOf(keeper.room.playing!, gesture!, input, feeler.phone)
    expect(live.length).toBeGreaterThan(20)
    expect(JSON.stringify(live)).toBe(JSON.stringify(whole))
    keeper.close()
  })
})

describe('a stand-in', () => {
  /** Somebody goes away in the middle of a drawing, and the others have voted. */
  async function stoodIn() {
    const evening = await kept('palm-reader', { people: 4, bots: 0 }, 5)
    const { keeper, phones } = evening
    await until(phones, () => phaseOf(keeper) === 'draw')
    const { drawer, feeler } = tableNow(keeper)
    phones[drawer]!.begins()
    expect(phones[feeler]!.packets.length).toBeGreaterThan(0)
    phones[feeler]!.packets.length = 0
    phones[drawer]!.goesAway()
    await passes(30_000)
    const { number, match } = keeper.room.playing!
    const question = { absent: drawer, match: number, step: match.step }
    const others = phones.filter(({ phone }) => phone !== drawer)
    for (const [i, phone] of others.entries()) {
      expect(keeper.room.playing!.standIns).toEqual(i < 2 ? [] : [drawer]) // two of three decide
      expect(await phone.asks({ do: 'askWithout', ...question, id: `vote ${i}` })).toEqual(
        i < 2 ? undefined : expect.anything(),
      )
    }
    return { ...evening, drawer: phones[drawer]!, feeler: phones[feeler]! }
  }

  test('[ROOM-10] comes by vote, draws for the absent, and the next one feels it live', async () => {
    const { keeper, drawer, feeler, entries } = await stoodIn()
    const before = gesturesOf(await entries()).length
    for (let i = 0; i < 200 && gesturesOf(await entries()).length === before; i++) await passes(100)
    const drawn = gesturesOf(await entries()).at(-1)!
    expect(drawn).toMatchObject({ seat: drawer.phone, by: 'room' })
    const live = feeler.packets.flatMap(({ content }) => readFelt(content, 64)!)
    const whole = feltOf(keeper.room.playing!, drawn.gesture!, drawn.input, feeler.phone)
    expect(JSON.stringify(live)).toBe(JSON.stringify(whole)) // from its start
    keeper.close()
  })

  test('[ROOM-10] gives the seat back at once, in the middle of a gesture too', async () => {
    const { keeper, drawer, feeler, entries } = await stoodIn()
    const before = gesturesOf(await entries()).length
    for (let i = 0; i < 100 && feeler.packets.length < 5; i++) await passes(100)
    keeper.arrive(drawer)
    await passes(1)
    expect(keeper.room.playing!.standIns).toEqual([])
    const felt = feeler.packets.length
    await passes(20_000)
    expect([feeler.packets.length, gesturesOf(await entries()).length]).toEqual([felt, before])
    await drawer.plays()
    expect(gesturesOf(await entries()).at(-1)).toMatchObject({ seat: drawer.phone, by: drawer.phone })
    keeper.close()
  })
})
