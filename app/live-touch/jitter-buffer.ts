/** How long what arrives waits, so that what was sent evenly is felt evenly however the network shakes it. */
export const PLAYOUT_MS = 120
/** What would be felt later than this is not felt at all: a hand never catches up in a burst. */
export const TOO_LATE_MS = 400
/** A clock that was thrown off by one quick packet finds back at this pace. */
const FORGIVES_MS_PER_S = 20
/** After so long a silence the sender may have rested meanwhile, its time with it: both are put together anew. */
const RESTED_MS = 600

interface Due<T> {
  readonly tMs: number
  readonly item: T
}

/**
 * Moments of a gesture in the rhythm in which they were made. The packet that came quickest says how the sender's time
 * and ours go together; the others are expected when it would have brought them, and a little later.
 */
export class JitterBuffer<T> {
  #due: Due<T>[] = []
  /** Our time less the gesture's, of the quickest packet of late. */
  #quickestMs: number | undefined
  #heardAtMs = 0

  /** A moment of the gesture has come. */
  push(tMs: number, item: T, nowMs: number): void {
    this.#learn(nowMs - tMs, nowMs)
    this.#due.push({ tMs, item })
  }

  /** What is due by now, in its order. Where each says all, only the last one counts: nothing is played faster than it was made. */
  take(nowMs: number): readonly T[] {
    const inTime = this.#out(nowMs).filter(one => this.#lateMs(one, nowMs) <= TOO_LATE_MS - PLAYOUT_MS)
    return inTime.map(({ item }) => item)
  }

  /** The same for eyes, which have to see everything: what comes too late is there at once, and not left out. */
  takeAll(nowMs: number): readonly T[] {
    return this.#out(nowMs).map(({ item }) => item)
  }

  get isEmpty(): boolean {
    return this.#due.length === 0
  }

  /** The next gesture has a time of its own. */
  reset(): void {
    this.#due = []
    this.#quickestMs = undefined
  }

  #out(nowMs: number): readonly Due<T>[] {
    const isDue = (one: Due<T>) => this.#lateMs(one, nowMs) >= 0
    const out = this.#due.filter(isDue)
    if (out.length > 0) this.#due = this.#due.filter(one => !isDue(one))
    return out
  }

  #lateMs({ tMs }: Due<T>, nowMs: number): number {
    return nowMs - (tMs + (this.#quickestMs ?? 0) + PLAYOUT_MS)
  }

  #learn(delayMs: number, nowMs: number): void {
    if (nowMs - this.#heardAtMs > RESTED_MS) this.#quickestMs = undefined
    const forgivenMs = ((nowMs - this.#heardAtMs) / 1000) * FORGIVES_MS_PER_S
    this.#quickestMs =
      this.#quickestMs === undefined ? delayMs : Math.min(delayMs, this.#quickestMs + forgivenMs)
    this.#heardAtMs = nowMs
  }
}
