import type { Millis } from '@veillee/kernel'

/** How much of its time a server may spend on waiting for the disk, when it has a lot to write. */
const SHARE = 1 / 5
/** What it may spend at once, after a quiet while. */
const MOST_SAVED_MS = 10
/** One slow write is nobody's fault: what it took beyond this is not made up for, or all rooms would wait (ROOM-38). */
const MOST_OWED_MS = 2

/**
 * The disk has a fixed share of the time. While little is written there is always some left, and nothing waits; when
 * much is written, what comes in the meantime goes to the disk together.
 */
export class DiskBudget {
  #savedMs = MOST_SAVED_MS
  #at: Millis

  constructor(at: Millis) {
    this.#at = at
  }

  /** How long the next write should wait. */
  waitMs(at: Millis): Millis {
    this.#save(at)
    return this.#savedMs >= 0 ? 0 : -this.#savedMs / SHARE
  }

  spend(forMs: Millis, at: Millis): void {
    this.#save(at)
    this.#savedMs = Math.max(-MOST_OWED_MS, this.#savedMs - forMs)
  }

  #save(at: Millis): void {
    this.#savedMs = Math.min(MOST_SAVED_MS, this.#savedMs + (at - this.#at) * SHARE)
    this.#at = at
  }
}
