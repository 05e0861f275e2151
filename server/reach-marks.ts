import type { Millis } from '@veillee/kernel'
import { type Limit, RateLimiter } from './limits.ts'

/** Of one address, and in all: there is never much to remember, and not for long (ROOM-30). */
const LIMIT: Limit = { burst: 20, perSecond: 1 / 3 }
const MOST = 1_000
const KEPT_MS = 10 * 60_000

interface Knock {
  readonly who: string
  readonly host: string
  readonly at: Millis
}

/**
 * Phones that opened /here to see whether they get through, each by the mark that a sheet has made up for itself. A
 * mark is no code of a room and nobody looks whether it leads anywhere, so there is nothing to find out by trying.
 */
export class ReachMarks {
  readonly #knocks = new Map<string, Knock>()
  readonly #limiter = new RateLimiter(LIMIT)

  come(mark: string, address: string, knock: Knock): void {
    if (!this.#limiter.allows(address, knock.at)) return
    this.#knocks.delete(mark)
    this.#knocks.set(mark, knock)
    for (const [old, { at }] of this.#knocks) {
      if (this.#knocks.size <= MOST && knock.at - at < KEPT_MS) break
      this.#knocks.delete(old)
    }
  }

  /** The last one, if it is not whoever asks. */
  heard(mark: string, who: string, at: Millis): Knock | undefined {
    const knock = this.#knocks.get(mark)
    return knock && knock.who !== who && at - knock.at < KEPT_MS ? knock : undefined
  }

  get size(): number {
    return this.#knocks.size
  }
}
