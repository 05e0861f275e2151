import type { Seat } from '@veillee/kernel'
import { readSamples } from '@veillee/touch'
import type { TouchNow } from './view.ts'

/**
 * The quick way: a few samples of a gesture under way, in a binary frame. They are kept nowhere; when the gesture is
 * done, it is a move like any other, whole. Numbers have their high byte first.
 *
 *   0      kind      1 from a device; 2 to those who see it, 3 to those who feel it
 *   1      seat      whose gesture it is
 *   2, 3   match     and
 *   4, 5   step      which it answers, the last 16 bits of each: what comes late is dropped
 *   6, 7   first     how many samples of this gesture came before
 *   8 …    samples   in their compact form (touch/compact.ts)
 */
export interface Packet {
  readonly seat: Seat
  readonly match: number
  readonly step: number
  readonly bytes: Uint8Array
}

/** The first byte. */
export const PACKET = { sent: 1, seen: 2, felt: 3 } as const

export const PACKET_HEADER_BYTES = 8
const SIXTEEN_BITS = 0xffff

/** Half a second of samples: a device sends two at a time, and some more when it has come back. */
const MOST_SAMPLES = 32

/** A packet as it came from a device; undefined if it could not be read. */
export function readPacket(bytes: Uint8Array): Packet | undefined {
  if (bytes.length <= PACKET_HEADER_BYTES || bytes[0] !== PACKET.sent) return undefined
  return { seat: bytes[1]!, match: numberAt(bytes, 2), step: numberAt(bytes, 4), bytes }
}

const numberAt = (bytes: Uint8Array, at: number): number => bytes[at]! * 256 + bytes[at + 1]!

/** Whether it answers this step of this match. */
export const isInTime = (packet: Packet, match: number, step: number): boolean =>
  packet.match === (match & SIXTEEN_BITS) && packet.step === (step & SIXTEEN_BITS)

/** Whether its samples are of the kind of gesture that is under way. Puppets do not move yet. */
export function isOf({ kind }: TouchNow, { bytes }: Packet): boolean {
  const samples = readSamples(bytes.subarray(PACKET_HEADER_BYTES), MOST_SAMPLES)
  if (!samples || samples.length === 0 || kind === 'puppet') return false
  return samples.every(({ object }) => (object === 'finger') === (kind === 'drawing'))
}
