import type { Seat } from '@veillee/kernel'
import type { Log, RoomId, Stop } from '../log.ts'
import {
  headerOf,
  isInTime,
  isOf,
  isOfMatch,
  PACKET,
  type Packet,
  type PacketHeader,
  readPacket,
  readPuppetPacket,
  seenPackets,
} from '../packet.ts'
import type { PersonId } from '../person.ts'
import { playingIn, type Room } from '../room.ts'
import { type TouchNow, touchesNow } from '../view.ts'
import type { Frames, Watcher } from './sight.ts'
import { Skins } from './skins.ts'

interface Around<Frame> {
  readonly frames: Frames<Frame>
  room(): Room
  watchersOf(phone: PersonId): readonly Watcher<Frame>[]
  everybody(): readonly Watcher<Frame>[]
  /** A puppet's pose, for the bots. */
  puppetMoves(packet: Uint8Array): void
}

/** What a server says to the others of one room: what somebody sent, or what somebody felt of it, and who. */
const feltBy = (into: Seat, packet: Uint8Array): Uint8Array => Uint8Array.from([PACKET.felt, into, ...packet])

/**
 * The quick way of one room: samples of a gesture under way go to those who may have them, on whichever server they
 * are, and past the log. Who sees it gets them as they are. Who feels it gets what skin tells, which is made on the
 * server of whoever moves: nothing else leaves it for them. What comes too late, or from somebody whose gesture it is
 * not, is dropped without a word: a finger does not stop at the very moment when a step ends.
 */
export class Relay<Frame> {
  readonly #topic: string
  readonly #log: Log
  readonly #around: Around<Frame>
  readonly #stop: Stop
  readonly #skins = new Skins()
  #room: Room | undefined
  #touches: readonly TouchNow[] = []
  /** Of the gestures under way, for whoever comes late and may see them from their start (PALM-47). */
  #soFar: Uint8Array[] = []

  constructor(id: RoomId, log: Log, around: Around<Frame>) {
    this.#topic = `touch ${id}`
    this.#log = log
    this.#around = around
    this.#stop = log.subscribe(this.#topic, bytes => this.#pass(bytes))
  }

  /** False if it could not be read. A bot's gesture comes from no phone. */
  take(phone: PersonId | null, bytes: Uint8Array): boolean {
    if (bytes[0] === PACKET.puppet) return this.#takePuppet(phone, bytes)
    const packet = readPacket(bytes)
    if (!packet) return false
    const touch = this.#touchOf(packet)
    if (touch?.fromPhone !== phone) return true
    if (!isOf(touch, packet)) return false
    if (touch.seenBy.length > 0) this.#log.publish(this.#topic, bytes)
    for (const { seat } of touch.feltBy) this.#isFelt(packet, seat, phone)
    return true
  }

  /** Somebody has come: what they missed of the gestures that they may see, and nothing of those that they feel. */
  catchUp(watcher: Watcher<Frame>): void {
    for (const bytes of this.#missedBy(watcher.phone)) watcher.send(this.#around.frames.binary(bytes))
  }

  close(): void {
    this.#stop()
  }

  /** TALE-30: while somebody tells, whoever listens has a puppet. */
  #takePuppet(phone: PersonId | null, bytes: Uint8Array): boolean {
    const packet = readPuppetPacket(bytes)
    if (!packet) return false
    if (this.#puppetOf(packet)?.fromPhone === phone) this.#log.publish(this.#topic, bytes)
    return true
  }

  /** What has been said before is felt again in silence: the skin has to know where it was. */
  #isFelt(packet: Packet, into: Seat, by: PersonId | null): void {
    const playing = playingIn(this.#around.room())
    const felt = playing && this.#skins.feel(playing, packet, into, by)
    if (felt) this.#log.publish(this.#topic, feltBy(into, felt))
  }

  /** The gesture under way that it belongs to. Asked thirty times a second, so what may be touched is looked up once a room. */
  #touchOf(packet: PacketHeader): TouchNow | undefined {
    const playing = playingIn(this.#around.room())
    if (!playing || !isInTime(packet, playing.number, playing.match.step)) return undefined
    return this.#touchesNow().find(({ from }) => from === packet.seat)
  }

  /** The same for a puppet, which goes on from step to step. */
  #puppetOf(packet: PacketHeader): TouchNow | undefined {
    const playing = playingIn(this.#around.room())
    if (!playing || !isOfMatch(packet, playing.number)) return undefined
    return this.#touchesNow().find(({ from, kind }) => from === packet.seat && kind === 'puppet')
  }

  #touchesNow(): readonly TouchNow[] {
    const room = this.#around.room()
    if (room !== this.#room) this.#touches = touchesNow(room)
    this.#room = room
    return this.#touches
  }

  #pass(bytes: Uint8Array): void {
    if (bytes[0] === PACKET.puppet) this.#showPuppet(bytes)
    else this.#passGesture(bytes)
  }

  #passGesture(bytes: Uint8Array): void {
    const isFelt = bytes[0] === PACKET.felt
    const packet = isFelt ? bytes.subarray(2) : bytes
    const header = headerOf(packet)
    const touch = this.#touchOf(header)
    if (!touch) return
    if (isFelt)
      this.#send(
        touch.feltBy.filter(({ seat }) => seat === bytes[1]).map(({ phone }) => phone),
        packet,
      )
    else this.#show(touch, header, packet)
  }

  #show({ seenBy }: TouchNow, header: PacketHeader, packet: Uint8Array): void {
    const [last] = this.#soFar
    if (last && !isSameStep(headerOf(last), header)) this.#soFar = []
    this.#soFar.push(packet)
    this.#send(seenBy, packet, PACKET.seen)
  }

  /** To everybody in the room, whoever watches and the shared screen too; nothing of it is kept. */
  #showPuppet(packet: Uint8Array): void {
    const touch = this.#puppetOf(headerOf(packet))
    if (!touch) return
    this.#around.puppetMoves(packet)
    const frame = this.#frameOf(packet, PACKET.puppetSeen)
    for (const watcher of this.#around.everybody()) if (watcher.phone !== touch.fromPhone) watcher.send(frame)
  }

  #missedBy(phone: PersonId): readonly Uint8Array[] {
    const packets = this.#soFar.flatMap(bytes => readPacket(bytes) ?? [])
    const seen = packets.filter(packet => this.#touchOf(packet)?.seenBy.includes(phone))
    const seats = [...new Set(seen.map(({ seat }) => seat))]
    return seats.flatMap(seat => {
      const own = seen.filter(packet => packet.seat === seat)
      return seenPackets(own[0]!, inOrder(own))
    })
  }

  /** One frame for all; as what kind, if not as it is. */
  #send(phones: readonly PersonId[], bytes: Uint8Array, kind?: number): void {
    if (phones.length === 0) return
    const frame = this.#frameOf(bytes, kind)
    for (const phone of phones) for (const watcher of this.#around.watchersOf(phone)) watcher.send(frame)
  }

  #frameOf(bytes: Uint8Array, kind: number = bytes[0]!): Frame {
    return this.#around.frames.binary(Uint8Array.of(kind, ...bytes.subarray(1)))
  }
}

const isSameStep = (a: PacketHeader, b: PacketHeader): boolean => a.match === b.match && a.step === b.step

/** Each sample once, however often a device that came back has said it. */
function inOrder(packets: readonly Packet[]): Packet['samples'] {
  const all: Packet['samples'][number][] = []
  for (const { first, samples } of packets)
    for (const [i, sample] of samples.entries())
      if (first + i >= packets[0]!.first + all.length) all.push(sample)
  return all
}
