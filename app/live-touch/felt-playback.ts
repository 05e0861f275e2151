import { type ReadonlySignal, signal } from '@preact/signals'
import type { FeltFrame } from '@veillee/touch'
import { JitterBuffer } from './jitter-buffer.ts'
import { feltIn } from './packets.ts'
import type { GestureOf } from './sample-sender.ts'
import { type PacketListener, usePackets } from './use-packets.ts'

/** Who is not told anything for so long feels nothing: the sender is away, or has lifted everything. */
const GONE_MS = 1_000

/** What a palm feels right now. Nothing of it is kept: the next moment replaces it, and a lift leaves nothing. */
export class FeltPlayback implements PacketListener {
  readonly #playout = new JitterBuffer<FeltFrame>()
  readonly #now = signal<FeltFrame | null>(null)
  #heardAtMs = 0
  /** By the last frame that was heard. */
  #hasLifted = false

  get now(): ReadonlySignal<FeltFrame | null> {
    return this.#now
  }

  hear(packet: Uint8Array, of: GestureOf, nowMs: number): void {
    const frames = feltIn(packet, of)
    if (frames.length === 0) return
    // A gesture that was held goes on where it stopped, in its own time: how that goes with ours is learnt anew.
    if (nowMs - this.#heardAtMs > GONE_MS) this.#playout.reset()
    for (const frame of frames) this.#playout.push(frame.tMs, frame, nowMs)
    this.#hasLifted = frames.at(-1)!.contacts.length === 0
    this.#heardAtMs = nowMs
  }

  /** A lift counts even if it came too late to be felt: what is not there any more must not stay lit. */
  #isOver(nowMs: number): boolean {
    return this.#hasLifted || nowMs - this.#heardAtMs > GONE_MS
  }

  /** Sixty times a second. Each frame says all that is felt, so only the last one that is due counts. */
  pass(nowMs: number): boolean {
    const last = this.#playout.take(nowMs).at(-1)
    if (last) this.#now.value = last.contacts.length > 0 ? last : null
    else if (this.#now.peek() && this.#playout.isEmpty && this.#isOver(nowMs)) this.#now.value = null
    return !this.#playout.isEmpty || this.#now.peek() !== null
  }
}

/** What the palm of this phone's seat feels of a gesture, while the screen is there. */
export const useFeeling = (of: GestureOf): ReadonlySignal<FeltFrame | null> =>
  usePackets(of, () => new FeltPlayback()).now
