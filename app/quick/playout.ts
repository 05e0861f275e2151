/** How long what arrives waits, so that what was sent evenly is felt evenly however the network shakes it. */
export const PLAYOUT_MS = 120
/** What would be felt later than this is not felt at all: a hand never catches up in a burst. */
export const TOO_LATE_MS = 400
/** A clock that was thrown off by one quick packet finds back at this pace. */
const FORGIVES_MS_PER_S = 20

interface Due<T> {
  readonly atMs: number
  readonly item: T
}

/**
 * Moments of a gesture in the rhythm in which they were made. The packet that came quickest says how the sender's time
 * and ours go together; the others are expected when it would have brought them, and a little later.
 */
export class Playout<T> {
  #due: Due<T>[] = []
  /** Our time less the gesture's, of the quickest packet of late. */
  #quickestMs: number | undefined
  #heardAtMs = 0

  /** A moment of the gesture has come. */
  push(tMs: number, item: T, nowMs: number): void {
    this.#learn(nowMs - tMs, nowMs)
    const atMs = Math.max(tMs + this.#quickestMs! + PLAYOUT_MS, this.#due.at(-1)?.atMs ?? 0)
    if (nowMs - atMs <= TOO_LATE_MS - PLAYOUT_MS) this.#due.push({ atMs, item })
  }

  /** What is due by now, in its order. Where each says all, only the last one counts: nothing is played faster than it was made. */
  take(nowMs: number): readonly T[] {
    const due = this.#due.filter(({ atMs }) => atMs <= nowMs)
    this.#due = this.#due.filter(({ atMs }) => atMs > nowMs)
    return due.map(({ item }) => item)
  }

  get isEmpty(): boolean {
    return this.#due.length === 0
  }

  /** The next gesture has a time of its own. */
  reset(): void {
    this.#due = []
    this.#quickestMs = undefined
  }

  #learn(delayMs: number, nowMs: number): void {
    const forgivenMs = ((nowMs - this.#heardAtMs) / 1000) * FORGIVES_MS_PER_S
    this.#quickestMs =
      this.#quickestMs === undefined ? delayMs : Math.min(delayMs, this.#quickestMs + forgivenMs)
    this.#heardAtMs = nowMs
  }
}
