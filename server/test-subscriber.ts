import { chanceAt, type Plain, type Seat, tableOf } from '@veillee/kernel'
import {
  type Entry,
  entryOf,
  headerOf,
  MemoryLog,
  PACKET,
  type ServerMessage,
  writePacket,
} from '@veillee/room'
import { anyAnswer, seatOffer } from '@veillee/room/bots'
import { readServerMessage } from '@veillee/room/server-messages'
import { hashOf, Party } from '@veillee/room/testing'
import { gestureIn, writeSamples } from '@veillee/touch'
import { expect, vi } from 'vitest'
import { LiveRoom, liveRoomDeps, type Subscriber } from './live-room.ts'

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
export class TestSubscriber implements Subscriber {
  readonly phone: number
  readonly isBrief = true
  readonly packets: Packet[] = []
  /** What bots have thought aloud, as it heard it. */
  readonly thoughts: Extract<ServerMessage, { say: 'thought' }>[] = []
  readonly #room: LiveRoom

  constructor(live: LiveRoom, phone: number) {
    this.#room = live
    this.phone = phone
    live.arrive(this)
  }

  send(frame: Buffer): void {
    const bytes = frame.subarray(frame[1]! < 126 ? 2 : frame[1] === 126 ? 4 : 10)
    if (frame[0] === BINARY) this.#feels(bytes)
    else this.#hears(bytes.toString())
  }

  #feels(bytes: Buffer): void {
    const content = bytes.subarray(PACKET_HEADER_BYTES)
    this.packets.push({ kind: bytes[0]!, seat: headerOf(bytes).seat, content, atMs: Date.now() })
  }

  #hears(text: string): void {
    const message = readServerMessage(text)
    if (message.say === 'thought') this.thoughts.push(message)
  }

  leave(): void {}

  goesAway(): void {
    this.#room.depart(this)
  }

  /** Anything that is an answer of its seat. */
  async plays(): Promise<void> {
    const playing = this.#room.room.playing!
    const { number, match, end } = playing
    if (end !== null) return
    const answer = anyAnswer(seatOffer(playing, this.phone), chanceAt(hashOf('finger', match.step), 0))
    if (answer) await this.asks({ do: 'play', seat: this.phone, ...answer, match: number, step: match.step })
  }

  /** A few samples of a drawing. */
  begins(): void {
    const playing = this.#room.room.playing!
    const drawing = anyAnswer(seatOffer(playing, this.phone), chanceAt(hashOf('finger'), 0))!
    const samples = writeSamples(gestureIn(drawing.input)!.samples.slice(0, 20))
    const header = { seat: this.phone, match: playing.number, step: playing.match.step, first: 0 }
    expect(this.#room.relay(this.phone, writePacket(PACKET.sent, header, samples))).toBe(true)
  }

  asks(request: object) {
    const { step } = this.#room.room.playing!.match
    return this.#room.request({ by: this.phone, id: `${this.phone} ${step}`, ...request } as never)
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
  const live = (await LiveRoom.open(ID, liveRoomDeps({ log, now: () => Date.now() })))!
  const phones = party.room.people.map((_, person) => new TestSubscriber(live, person))
  const entries = async () => (await log.read(ID, 0)).map(entryOf)
  return { live, phones, entries }
}

export const phaseOf = (live: LiveRoom): string => live.room.playing!.match.phase
export const tableNow = (live: LiveRoom) =>
  tableOf(live.room.playing!.match) as Readonly<
    Record<'drawer' | 'feeler' | 'child' | 'grandfather' | 'storyteller', Seat>
  >

export const passes = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms)

/** Everybody plays on until this is so. */
export async function until(phones: readonly TestSubscriber[], isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 400 && !isSo(); i++) {
    for (const phone of phones) if (!isSo()) await phone.plays()
    if (!isSo()) await passes(400)
  }
  expect(isSo()).toBe(true)
}

export const gesturesOf = (all: readonly Entry[]) =>
  all.flatMap(entry => (entry.did === 'play' && entry.gesture !== undefined ? [entry] : []))
