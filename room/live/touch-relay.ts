import type { Millis, Seat } from '@veillee/kernel'
import type { Bus } from '../bus.ts'
import type { RoomId, Stop } from '../log.ts'
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
} from '../packet.ts'
import type { PersonId } from '../person.ts'
import { playingIn, type Room } from '../room.ts'
import { type TouchNow, touchesNow } from '../view.ts'
import { GestureBuffer } from './gesture-buffer.ts'
import { TouchedPalms } from './touched-palms.ts'
import type { FrameEncoder, Subscriber } from './view-sender.ts'

interface RelayDeps<Frame> {
  readonly frames: FrameEncoder<Frame>
  room(): Room
  everybody(): readonly Subscriber<Frame>[]
  /** A puppet's pose, for the bots. */
  puppetMoves(packet: Uint8Array): void
  now(): Millis
}

/** What a server says to the others of one room: what somebody sent, or what somebody felt of it, and who. */
function feltBy(into: Seat, packet: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(2 + packet.length)
  bytes[0] = PACKET.felt
  bytes[1] = into
  bytes.set(packet, 2)
  return bytes
}

/** A server that has missed something asks the others for it. */
const ASKS = Uint8Array.of(0)
/** Not more often than this; and what nobody has said again by then is gone. */
const ASK_MS = 250
const GONE_MS = 1_000

/**
 * Live touch of one room: samples of a gesture under way go to those who may have them, on whichever server they
 * are, and past the log. Who sees it gets them as they are. Who feels it gets what skin tells, which is made on the
 * server of whoever moves: nothing else leaves it for them. What comes too late, or from somebody whose gesture it is
 * not, is dropped without a word: a finger does not stop at the very moment when a step ends.
 */
export class TouchRelay<Frame> {
  readonly #topic: string
  readonly #bus: Bus
  readonly #deps: RelayDeps<Frame>
  readonly #stop: Stop
  readonly #skins = new TouchedPalms()
  #room: Room | undefined
  #touches: readonly TouchNow[] = []
  /** For whoever comes late and may see the gestures from their start (PALM-47), by whichever server. */
  readonly #buffer = new GestureBuffer()
  #lastRead: { readonly bytes: Uint8Array; readonly packet: Packet | undefined } | undefined
  #askedAt = Number.NEGATIVE_INFINITY
  #lacksSince: Millis | undefined

  constructor(id: RoomId, bus: Bus, deps: RelayDeps<Frame>) {
    this.#topic = `touch ${id}`
    this.#bus = bus
    this.#deps = deps
    this.#stop = bus.subscribe(this.#topic, bytes => this.#pass(bytes))
    this.#ask()
  }

  /** False if it could not be read. A bot's gesture comes from no phone. */
  take(phone: PersonId | null, bytes: Uint8Array): boolean {
    if (bytes[0] === PACKET.puppet) return this.#takePuppet(phone, bytes)
    const packet = this.#read(bytes)
    if (!packet) return false
    const touch = this.#touchOf(packet)
    if (touch?.fromPhone !== phone) return true
    if (!isOf(touch, packet)) return false
    if (phone !== null) this.#buffer.isOurs(packet)
    if (touch.seenBy.length > 0) this.#tell(phone, bytes)
    for (const { seat } of touch.feltBy) this.#isFelt(packet, seat, phone)
    return true
  }

  /** Every server that keeps a room has its bots, and they do the same: what one does is for its own devices. */
  #tell(by: PersonId | null, bytes: Uint8Array): void {
    if (by === null) this.#pass(bytes)
    else this.#bus.publish(this.#topic, bytes)
  }

  /** Somebody has come: what they missed of the gestures that they may see, and nothing of those that they feel. */
  catchUp(subscriber: Subscriber<Frame>): void {
    for (const touch of this.#touchesNow().filter(({ seenBy }) => seenBy.includes(subscriber.phone)))
      for (const bytes of this.#whole(touch)) subscriber.send(this.#deps.frames.binary(bytes))
  }

  close(): void {
    this.#stop()
  }

  /** TALE-30: while somebody tells, whoever listens has a puppet. */
  #takePuppet(phone: PersonId | null, bytes: Uint8Array): boolean {
    const packet = readPuppetPacket(bytes)
    if (!packet) return false
    if (this.#puppetOf(packet)?.fromPhone === phone) this.#tell(phone, bytes)
    return true
  }

  /** What has been said before is felt again in silence: the skin has to know where it was. */
  #isFelt(packet: Packet, into: Seat, by: PersonId | null): void {
    const playing = playingIn(this.#deps.room())
    const felt = playing && this.#skins.feel(playing, packet, into, by)
    if (felt) this.#tell(by, feltBy(into, felt))
  }

  /** What a phone of this server sent comes by here twice: from the phone, and as one of those who are told. */
  #read(bytes: Uint8Array): Packet | undefined {
    if (this.#lastRead?.bytes !== bytes) this.#lastRead = { bytes, packet: readPacket(bytes) }
    return this.#lastRead.packet
  }

  /** The gesture under way that it belongs to. Asked thirty times a second, so what may be touched is looked up once a room. */
  #touchOf(packet: PacketHeader): TouchNow | undefined {
    const playing = playingIn(this.#deps.room())
    if (!playing || !isInTime(packet, playing.number, playing.match.step)) return undefined
    return this.#touchesNow().find(({ from }) => from === packet.seat)
  }

  /** The same for a puppet, which goes on from step to step. */
  #puppetOf(packet: PacketHeader): TouchNow | undefined {
    const playing = playingIn(this.#deps.room())
    if (!playing || !isOfMatch(packet, playing.number)) return undefined
    return this.#touchesNow().find(({ from, kind }) => from === packet.seat && kind === 'puppet')
  }

  #touchesNow(): readonly TouchNow[] {
    const room = this.#deps.room()
    if (room !== this.#room) this.#touches = touchesNow(room)
    this.#room = room
    return this.#touches
  }

  #pass(bytes: Uint8Array): void {
    if (bytes[0] === ASKS[0]) this.#answer()
    else if (bytes[0] === PACKET.puppet) this.#showPuppet(bytes)
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
    else this.#show(touch, packet)
  }

  /** As it came; what was said before, only as far as it is new here. */
  #show({ seenBy }: TouchNow, bytes: Uint8Array): void {
    const packet = this.#read(bytes)
    if (!packet || this.#waitsForMore(packet)) return
    const fresh = packet.isAgain ? this.#buffer.freshOf(packet) : [bytes]
    this.#buffer.take(packet)
    for (const one of fresh) this.#send(seenBy, one, PACKET.seen)
  }

  /** To everybody in the room, whoever watches and the shared screen too; nothing of it is kept. */
  #showPuppet(packet: Uint8Array): void {
    const touch = this.#puppetOf(headerOf(packet))
    if (!touch) return
    this.#deps.puppetMoves(packet)
    const frame = this.#frameOf(packet, PACKET.puppetSeen)
    for (const subscriber of this.#deps.everybody())
      if (subscriber.phone !== touch.fromPhone) subscriber.send(frame)
  }

  // What was missed

  /** Whoever sees a gesture sees it from its start: what lies between is said again by the server that has it. */
  #waitsForMore(packet: Packet): boolean {
    const now = this.#deps.now()
    if (!this.#buffer.lacks(packet)) this.#lacksSince = undefined
    else this.#lacksSince ??= now
    if (this.#lacksSince === undefined || now - this.#lacksSince > GONE_MS) return false
    if (now - this.#askedAt > ASK_MS) this.#ask()
    return true
  }

  #ask(): void {
    this.#askedAt = this.#deps.now()
    this.#bus.publish(this.#topic, ASKS)
  }

  #answer(): void {
    const { ours } = this.#buffer
    if (ours.length === 0) return
    for (const touch of this.#touchesNow())
      if (touch.seenBy.length > 0 && ours.includes(touch.from))
        for (const bytes of this.#whole(touch))
          this.#bus.publish(this.#topic, Uint8Array.of(PACKET.again, ...bytes.subarray(1)))
  }

  #whole({ from }: TouchNow): readonly Uint8Array[] {
    const playing = playingIn(this.#deps.room())
    return playing ? this.#buffer.whole({ seat: from, match: playing.number, step: playing.match.step }) : []
  }

  /** One frame for all; as what kind, if not as it is. */
  #send(phones: readonly PersonId[], bytes: Uint8Array, kind?: number): void {
    if (phones.length === 0) return
    const frame = this.#frameOf(bytes, kind)
    for (const subscriber of this.#deps.everybody())
      if (phones.includes(subscriber.phone)) subscriber.send(frame)
  }

  #frameOf(bytes: Uint8Array, kind: number = bytes[0]!): Frame {
    const told = new Uint8Array(bytes) // a copy; slice() of a Buffer would be the same bytes
    told[0] = kind
    return this.#deps.frames.binary(told)
  }
}
