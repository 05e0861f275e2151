import type { Seat } from '@veillee/kernel'
import { type Packet, type PacketHeader, seenPackets } from '../packet.ts'

type Sample = Packet['samples'][number]

/** Of the gestures under way in one room: what has come of them, each sample once, however often it was said. */
export class GestureBuffer {
  /** By seat; what never came leaves a hole. */
  readonly #samples = new Map<Seat, Sample[]>()
  /** Whose devices have said it to this server. */
  readonly #ours = new Set<Seat>()
  #step = -1

  take(packet: Packet): void {
    this.#begin(packet)
    const isAnew = packet.first === 0 && !packet.isAgain // as a stand-in does with what somebody has left
    const known = isAnew ? [] : (this.#samples.get(packet.seat) ?? [])
    this.#samples.set(packet.seat, known)
    for (const [i, sample] of packet.samples.entries()) known[packet.first + i] ??= sample
  }

  /** Said by a device of this server: nobody else knows more of it. */
  isOurs(packet: Packet): void {
    this.#begin(packet)
    this.#ours.add(packet.seat)
  }

  /** Whether something between is not here, and may be on another server. */
  lacks(packet: Packet): boolean {
    this.#begin(packet)
    return packet.first > this.#countOf(packet.seat) && !packet.isAgain && !this.#ours.has(packet.seat)
  }

  /** What of it is new, as packets for those who see it. */
  freshOf(packet: Packet): readonly Uint8Array[] {
    this.#begin(packet)
    const known = this.#samples.get(packet.seat) ?? []
    const all: Sample[] = []
    for (const [i, sample] of packet.samples.entries())
      if (known[packet.first + i] === undefined) all[packet.first + i] = sample
    return packetsOf(packet, all)
  }

  /** All of it, as packets for those who see it, if that is still the step. */
  whole(now: Omit<PacketHeader, 'first'>): readonly Uint8Array[] {
    return this.#step === stepOf(now) ? packetsOf(now, this.#samples.get(now.seat) ?? []) : []
  }

  get ours(): readonly Seat[] {
    return [...this.#ours]
  }

  #countOf(seat: Seat): number {
    return this.#samples.get(seat)?.length ?? 0
  }

  /** With a new step all gestures are new. */
  #begin(packet: PacketHeader): void {
    if (stepOf(packet) === this.#step) return
    this.#step = stepOf(packet)
    this.#samples.clear()
    this.#ours.clear()
  }
}

const SIXTEEN_BITS = 0xffff

/** By as much of both as a packet says. */
const stepOf = ({ match, step }: Pick<PacketHeader, 'match' | 'step'>): number =>
  (match & SIXTEEN_BITS) * (SIXTEEN_BITS + 1) + (step & SIXTEEN_BITS)

/** As many as it takes, none of them over a hole. */
function packetsOf(of: Omit<PacketHeader, 'first'>, samples: readonly Sample[]): readonly Uint8Array[] {
  const packets: Uint8Array[] = []
  for (let first = 0; first < samples.length; first++) {
    let end = first
    while (samples[end] !== undefined) end++
    if (end > first) packets.push(...seenPackets({ ...of, first }, samples.slice(first, end)))
    first = end
  }
  return packets
}
