import type { Millis } from '@veillee/kernel'

/** So many at once, and then so many a second. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

interface Bucket {
  tokens: number
  at: Millis
}

/** ROOM-30: counts what somebody does, by who they are. Who has been quiet for long is forgotten. */
export class Limiter {
  readonly #limit: Limit
  readonly #buckets = new Map<string, Bucket>()
  #sweptAt: Millis = 0

  constructor(limit: Limit) {
    this.#limit = limit
  }

  /** Whether this is still within the limit; if it is, it counts. */
  allows(who: string, at: Millis, cost = 1): boolean {
    this.#sweep(at)
    const bucket = this.#bucket(who, at)
    if (bucket.tokens < cost) return false
    bucket.tokens -= cost
    return true
  }

  /** Whether it would be within the limit; it does not count. */
  hasRoomFor(who: string, at: Millis): boolean {
    return this.#bucket(who, at).tokens >= 1
  }

  get size(): number {
    return this.#buckets.size
  }

  #bucket(who: string, at: Millis): Bucket {
    const { burst, perSecond } = this.#limit
    const old = this.#buckets.get(who)
    const gained = old ? (Math.max(0, at - old.at) / 1_000) * perSecond : burst
    const bucket = { tokens: Math.min(burst, (old?.tokens ?? 0) + gained), at }
    this.#buckets.set(who, bucket)
    return bucket
  }

  /** A bucket that has had time to fill is like none. */
  #sweep(at: Millis): void {
    const fillMs = (this.#limit.burst / this.#limit.perSecond) * 1_000
    if (at - this.#sweptAt < fillMs) return
    this.#sweptAt = at
    for (const [who, bucket] of this.#buckets) if (at - bucket.at >= fillMs) this.#buckets.delete(who)
  }
}
