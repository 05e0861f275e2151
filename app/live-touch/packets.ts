import { headerOf, PACKET, type PacketHeader } from '@veillee/room'
import { type DrawingSample, type FeltFrame, type MimeSample, readFelt, readSamples } from '@veillee/touch'
import type { GestureOf } from './sample-sender.ts'

const HEADER_BYTES = 8
const SIXTEEN_BITS = 0xffff
/** More than a server puts into one packet. */
const MOST = 64

const isOfGesture = ({ seat, match, step }: PacketHeader, of: GestureOf): boolean =>
  seat === of.seat && match === (of.match & SIXTEEN_BITS) && step === (of.step & SIXTEEN_BITS)

/** What is felt of this gesture; none if the packet is of another, or is not to be felt. */
export function feltIn(packet: Uint8Array, of: GestureOf): readonly FeltFrame[] {
  if (packet[0] !== PACKET.felt || !isOfGesture(headerOf(packet), of)) return []
  return readFelt(packet.subarray(HEADER_BYTES), MOST) ?? []
}

export interface SeenIn {
  /** How many samples of the gesture came before. */
  readonly first: number
  readonly samples: readonly (MimeSample | DrawingSample)[]
}

/** What is seen of this gesture, as it truly is. */
export function seenIn(packet: Uint8Array, of: GestureOf): SeenIn | undefined {
  const header = headerOf(packet)
  if (packet[0] !== PACKET.seen || !isOfGesture(header, of)) return undefined
  const samples = readSamples(packet.subarray(HEADER_BYTES), MOST)
  return samples && { first: header.first, samples }
}
