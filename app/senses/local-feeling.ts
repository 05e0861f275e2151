import { type ReadonlySignal, signal } from '@preact/signals'
import type { Seed } from '@veillee/kernel'
import { type Drawing, type FeltFrame, feel, type Mime, newSkin, type Skin } from '@veillee/touch'

/** A gesture that is felt without any server: for whoever learns or tries alone. It goes through the same skin. */
export class LocalFeeling {
  readonly #samples: (Mime | Drawing)['samples']
  readonly #now = signal<FeltFrame | null>(null)
  #skin: Skin
  #felt = 0

  constructor(gesture: Mime | Drawing, seed: Seed, level: number) {
    this.#samples = gesture.samples
    this.#skin = newSkin(seed, level)
  }

  get now(): ReadonlySignal<FeltFrame | null> {
    return this.#now
  }

  get isOver(): boolean {
    return this.#felt >= this.#samples.length
  }

  /** What is due so long after the beginning. */
  pass(atMs: number): void {
    const startMs = this.#samples[0]?.tMs ?? 0
    const until = this.#samples.findIndex((sample, i) => i >= this.#felt && sample.tMs - startMs > atMs)
    const due = this.#samples.slice(this.#felt, until === -1 ? undefined : until)
    if (due.length === 0) return
    const { skin, frames } = feel(this.#skin, due)
    this.#skin = skin
    this.#felt += due.length
    const last = frames.at(-1)
    if (last) this.#now.value = last.contacts.length > 0 ? last : null
  }

  stop(): void {
    this.#now.value = null
  }
}
