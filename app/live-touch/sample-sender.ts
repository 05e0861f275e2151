import { PACKET, writePacket } from '@veillee/room'
import { type DrawingSample, type MimeSample, type Rolled, rolled, writeSamples } from '@veillee/touch'

type AnySample = MimeSample | DrawingSample

/** Two samples a packet, thirty packets a second. */
const PER_PACKET = 2
/** What is said again goes in large packets, and no faster than the server takes them. */
const PER_PACKET_AGAIN = 32

/** Which gesture it is. */
export interface GestureOf {
  readonly seat: number
  readonly match: number
  readonly step: number
}

/**
 * A gesture on its way: its samples go out as they are made, and all of them are kept until the whole gesture is
 * confirmed. After a broken connection it is said again from its start, so that nobody who feels it loses the thread.
 */
export class SampleSender<S extends AnySample> {
  readonly of: GestureOf
  readonly #send: (packet: Uint8Array<ArrayBuffer>) => void
  readonly #samples: S[] = []
  #sent = 0

  constructor(of: GestureOf, send: (packet: Uint8Array<ArrayBuffer>) => void, before: readonly S[] = []) {
    this.of = of
    this.#send = send
    this.#samples.push(...before)
  }

  get samples(): readonly S[] {
    return this.#samples
  }

  /** One more moment; every second one goes out with the one before. */
  add(sample: S): void {
    this.#samples.push(sample)
    if (this.#samples.length - this.#sent >= PER_PACKET) this.flush()
  }

  /** What is left goes out too: at a lift there is nothing to wait for. */
  flush(): void {
    if (this.#sent === this.#samples.length) return
    this.#packet(PACKET.sent, this.#sent, this.#samples.length)
    this.#sent = this.#samples.length
  }

  /** All that was made so far, to a server that may have lost it. */
  sayAgain(): void {
    for (let first = 0; first < this.#samples.length; first += PER_PACKET_AGAIN)
      this.#packet(PACKET.again, first, Math.min(first + PER_PACKET_AGAIN, this.#samples.length))
    this.#sent = this.#samples.length
  }

  /** The whole gesture, as a move takes it. */
  rolled(kind: 'mime' | 'drawing'): Rolled<'mime' | 'drawing'> {
    return rolled({ kind, samples: this.#samples } as never)
  }

  #packet(kind: number, first: number, end: number): void {
    this.#send(writePacket(kind, { ...this.of, first }, writeSamples(this.#samples.slice(first, end))))
  }
}
