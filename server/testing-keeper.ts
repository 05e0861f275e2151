import { chanceAt, type Plain, type Seat, tableOf } from '@veillee/kernel'
import { type Entry, headerOf, MemoryLog, PACKET, writePacket } from '@veillee/room'
import { anyAnswer, botView } from '@veillee/room/bots'
import { hashOf, Party } from '@veillee/room/testing'
import { gestureIn, writeSamples } from '@veillee/touch'
import { expect, vi } from 'vitest'
import { houseOf, Keeper, type Watcher } from './keeper.ts'

const ID = 'room'
/** The first byte of a frame that is not text. */
const BINARY = 0x82
const PACKET_HEADER_BYTES = 8

interface Packet {
  readonly kind: number
  readonly seat: Seat
  readonly content: Uint8Array
  readonly atMs: number
}

/** A phone: it is there, or not, and gets what a gesture is to it. */
export class Phone implements Watcher {
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
export async function kept(game: string, { people, bots }: Seats, seed: number) {
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

export const phaseOf = (keeper: Keeper): string => keeper.room.playing!.match.phase
export const tableNow = (keeper: Keeper) =>
  tableOf(keeper.room.playing!.match) as Readonly<
    Record<'drawer' | 'feeler' | 'child' | 'grandfather' | 'storyteller', Seat>
  >

export const passes = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** Everybody plays on until this is so. */
export async function until(phones: readonly Phone[], isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 400 && !isSo(); i++) {
    for (const phone of phones) if (!isSo()) await phone.plays()
    if (!isSo()) await passes(400)
  }
  expect(isSo()).toBe(true)
}

export const gesturesOf = (all: readonly Entry[]) =>
  all.flatMap(entry => (entry.did === 'play' && entry.gesture !== undefined ? [entry] : []))
