import {
  isInTime,
  isOf,
  type Log,
  PACKET,
  type Packet,
  type PersonId,
  playingIn,
  type Room,
  type RoomId,
  readPacket,
  type Stop,
  type TouchNow,
  touchesNow,
} from '@veillee/room'
import { binaryFrame } from './frame.ts'
import type { Watcher } from './sight.ts'

/** What skin tells of a packet to those who feel it, as bytes; undefined if nothing. Never the packet itself. */
export type Feel = (packet: Packet) => Uint8Array | undefined

/** As long as there is no skin between, nothing goes to those who feel: what is true must not. */
const numb: Feel = () => undefined

interface Around {
  room(): Room
  watchersOf(phone: PersonId): readonly Watcher[]
}

/**
 * The quick way of one room: samples of a gesture under way go to those who may have them, on whichever server they
 * are, and past the log. What comes too late, or from somebody whose gesture it is not, is dropped without a word:
 * a finger does not stop at the very moment when a step ends.
 */
export class Relay {
  readonly #topic: string
  readonly #log: Log
  readonly #around: Around
  readonly #feel: Feel
  readonly #stop: Stop
  #room: Room | undefined
  #touches: readonly TouchNow[] = []

  constructor(id: RoomId, log: Log, around: Around, feel: Feel = numb) {
    this.#topic = `touch ${id}`
    this.#log = log
    this.#around = around
    this.#feel = feel
    this.#stop = log.subscribe(this.#topic, bytes => this.#pass(bytes))
  }

  /** False if it could not be read. */
  take(phone: PersonId, bytes: Uint8Array): boolean {
    const packet = readPacket(bytes)
    if (!packet) return false
    const touch = this.#touchOf(packet)
    if (touch?.fromPhone !== phone) return true
    if (!isOf(touch, packet)) return false
    this.#log.publish(this.#topic, bytes)
    return true
  }

  close(): void {
    this.#stop()
  }

  /** The gesture under way that it belongs to. Asked thirty times a second, so it is looked up once a room. */
  #touchOf(packet: Packet): TouchNow | undefined {
    const room = this.#around.room()
    const playing = playingIn(room)
    if (!playing || !isInTime(packet, playing.number, playing.match.step)) return undefined
    if (room !== this.#room) this.#touches = touchesNow(room)
    this.#room = room
    return this.#touches.find(({ from }) => from === packet.seat)
  }

  #pass(bytes: Uint8Array): void {
    const packet = readPacket(bytes)
    const touch = packet && this.#touchOf(packet)
    if (!touch) return
    this.#send(touch.seenBy, PACKET.seen, bytes)
    if (touch.feltBy.length > 0) this.#send(touch.feltBy, PACKET.felt, this.#feel(packet))
  }

  /** One frame for all. */
  #send(phones: readonly PersonId[], kind: number, bytes: Uint8Array | undefined): void {
    if (!bytes || phones.length === 0) return
    const frame = binaryFrame(bytes)
    frame[frame.length - bytes.length] = kind
    for (const phone of phones) for (const watcher of this.#around.watchersOf(phone)) watcher.send(frame)
  }
}
