import { type ReadonlySignal, signal } from '@preact/signals'
import type { DrawingSample, MimeSample } from '@veillee/touch'
import { JitterBuffer } from './jitter-buffer.ts'
import { seenIn } from './packets.ts'
import type { GestureOf } from './sample-sender.ts'
import { type PacketListener, usePackets } from './use-packets.ts'

type AnySample = MimeSample | DrawingSample

/** All of a gesture that has been shown so far, in a list that only grows. */
export interface Scene {
  readonly samples: readonly AnySample[]
  /** Of the gesture, at the last moment that was shown. */
  readonly tMs: number
}

const EMPTY: Scene = { samples: [], tMs: 0 }

/**
 * A gesture as those see it who may: as it truly is, live. Who comes late gets it from its start; that is not played
 * again, but stands there at once, and goes on.
 */
export class SeenPlayback implements PacketListener {
  readonly #playout = new JitterBuffer<AnySample>()
  readonly #scene = signal<Scene>(EMPTY)
  /** One list that only ever grows: sixty copies a second of a long mime would be more than a phone can clear away. */
  readonly #samples: AnySample[] = []
  /** How many samples have come. */
  #heard = 0

  get scene(): ReadonlySignal<Scene> {
    return this.#scene
  }

  hear(packet: Uint8Array, of: GestureOf, nowMs: number): void {
    const seen = seenIn(packet, of)
    if (!seen) return
    const fresh = seen.samples.slice(Math.max(0, this.#heard - seen.first))
    this.#heard = Math.max(this.#heard, seen.first + seen.samples.length)
    const isPast = seen.samples.length > LIVE_MOST
    // What still waits was made before it.
    if (isPast) this.#show([...this.#playout.takeAll(Number.POSITIVE_INFINITY), ...fresh])
    else for (const sample of fresh) this.#playout.push(sample.tMs, sample, nowMs)
  }

  pass(nowMs: number): boolean {
    const due = this.#playout.takeAll(nowMs)
    if (due.length > 0) this.#show(due)
    return !this.#playout.isEmpty
  }

  #show(more: readonly AnySample[]): void {
    this.#samples.push(...more)
    this.#scene.value = { samples: this.#samples, tMs: this.#samples.at(-1)?.tMs ?? 0 }
  }
}

/** Live packets have two samples, or a few more after a hiccup; what was missed comes in large ones. */
const LIVE_MOST = 8

/** A gesture that this phone's seat may see, while the screen is there. */
export const useScene = (of: GestureOf): ReadonlySignal<Scene> =>
  usePackets(of, () => new SeenPlayback()).scene
