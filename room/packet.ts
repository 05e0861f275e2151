import type { Seat } from '@veillee/kernel'
import { type DrawingSample, type MimeSample, readPuppet, readSamples, writeSamples } from '@veillee/touch'
import type { TouchNow } from './view.ts'

/**
 * Live touch: a few samples of a gesture under way, in a binary frame. They are kept nowhere; when the gesture is
 * done, it is a move like any other, whole. Numbers have their high byte first.
 *
 *   0      kind      1 from a device, 4 from a device that has come back and says again what it said before;
 *                    2 to those who see it, 3 to those who feel it; 5 a puppet's pose from a device, 6 to all others
 *   1      seat      whose gesture it is
 *   2, 3   match     and
 *   4, 5   step      which it answers, the last 16 bits of each: what comes late is dropped
 *   6, 7   first     how many samples of this gesture came before
 *   8 …    samples   in their compact form (touch/compact.ts), or one pose (touch/puppet.ts)
 */
export interface Packet {
  readonly seat: Seat
  readonly match: number
  readonly step: number
  /** How many samples of the gesture came before. */
  readonly first: number
  /** Said before, to a server that may have lost it: nobody feels it twice. */
  readonly isAgain: boolean
  readonly samples: readonly AnySample[]
}

type AnySample = MimeSample | DrawingSample

/** The first byte. */
export const PACKET = { sent: 1, seen: 2, felt: 3, again: 4, puppet: 5, puppetSeen: 6 } as const

export const PACKET_HEADER_BYTES = 8
const SIXTEEN_BITS = 0xffff

/** Half a second of samples: a device sends two at a time, and some more when it has come back. */
const MOST_SAMPLES = 32

/** Where it belongs, without looking at its samples. */
export type PacketHeader = Pick<Packet, 'seat' | 'match' | 'step' | 'first'>

/** A packet as it came from a device; undefined if it could not be read. */
export function readPacket(bytes: Uint8Array): Packet | undefined {
  const isAgain = bytes[0] === PACKET.again
  if (bytes.length <= PACKET_HEADER_BYTES || !(isAgain || bytes[0] === PACKET.sent)) return undefined
  const samples = readSamples(bytes.subarray(PACKET_HEADER_BYTES), MOST_SAMPLES)
  if (!samples || samples.length === 0) return undefined
  const { seat, match, step, first } = headerOf(bytes)
  return { seat, match, step, first, isAgain, samples }
}

/**
 * A puppet's pose as it came from a device (TALE-30). Its `first` is the sender's time in 20ths of a second: nothing of
 * a puppet is kept, so there is nothing to count.
 */
export function readPuppetPacket(bytes: Uint8Array): PacketHeader | undefined {
  const isPose = bytes[0] === PACKET.puppet && readPuppet(bytes.subarray(PACKET_HEADER_BYTES)) !== undefined
  return isPose ? headerOf(bytes) : undefined
}

export const headerOf = (bytes: Uint8Array): PacketHeader => ({
  seat: bytes[1]!,
  match: numberAt(bytes, 2),
  step: numberAt(bytes, 4),
  first: numberAt(bytes, 6),
})

/** A packet for a device: of a gesture at this step, with these bytes. */
export function writePacket(
  kind: number,
  { seat, match, step, first }: PacketHeader,
  content: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(PACKET_HEADER_BYTES + content.length)
  bytes.set([kind, seat, match >> 8, match, step >> 8, step, first >> 8, first])
  bytes.set(content, PACKET_HEADER_BYTES)
  return bytes
}

/**
 * Samples as those get them who see the gesture: as many packets as it takes, all of about the same size, so that
 * none of what was missed looks like what is made now, which comes by twos.
 */
export function seenPackets(of: PacketHeader, samples: readonly AnySample[]): readonly Uint8Array[] {
  const packets: Uint8Array[] = []
  const each = Math.ceil(samples.length / Math.ceil(samples.length / MOST_SAMPLES))
  for (let i = 0; i < samples.length; i += each) {
    const content = writeSamples(samples.slice(i, i + each))
    packets.push(writePacket(PACKET.seen, { ...of, first: of.first + i }, content))
  }
  return packets
}

const numberAt = (bytes: Uint8Array, at: number): number => bytes[at]! * 256 + bytes[at + 1]!

/** Whether it answers this step of this match. */
export const isInTime = (packet: PacketHeader, match: number, step: number): boolean =>
  packet.match === (match & SIXTEEN_BITS) && packet.step === (step & SIXTEEN_BITS)

/** A puppet goes on while cards are said and turned: whatever the step, as long as somebody may move it. */
export const isOfMatch = (packet: PacketHeader, match: number): boolean =>
  packet.match === (match & SIXTEEN_BITS)

/** Whether its samples are of the kind of gesture that is under way. A puppet has poses, no samples. */
export function isOf({ kind }: TouchNow, { samples }: Packet): boolean {
  if (kind === 'puppet') return false
  return samples.every(({ object }) => (object === 'finger') === (kind === 'drawing'))
}
