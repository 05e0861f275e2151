import { type Millis, refuse } from '@veillee/kernel'

export const tooMany = refuse({
  en: 'That was a lot at once. Wait a moment.',
  fr: 'C’était beaucoup à la fois. Attends un instant.',
})

/** So many at once, and then so many a second. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** What one of them has left. Somebody new may do as much at once as anybody who has been quiet. */
export class TokenBucket {
  readonly #limit: Limit
  #left: number
  #at: Millis

  constructor(limit: Limit, at: Millis) {
    this.#limit = limit
    this.#left = limit.burst
    this.#at = at
  }

  /** Whether this is still within the limit; if it is, it counts. */
  allows(at: Millis, cost = 1): boolean {
    if (!this.hasRoom(at, cost)) return false
    this.#left -= cost
    return true
  }

  /** Whether it would be within the limit; it does not count. */
  hasRoom(at: Millis, cost = 1): boolean {
    const { burst, perSecond } = this.#limit
    this.#left = Math.min(burst, this.#left + (Math.max(0, at - this.#at) / 1_000) * perSecond)
    this.#at = at
    return this.#left >= cost
  }

  /** What could not be known before: it counts, and whoever has overspent waits until that is made up for. */
  spend(cost: number): void {
    this.#left -= cost
  }

  /** What was counted and should not have been; nobody gains by it. */
  giveBack(cost = 1): void {
    this.#left = Math.min(this.#limit.burst, this.#left + cost)
  }

  /** As good as new: it need not be remembered. */
  isFull(at: Millis): boolean {
    return this.hasRoom(at, this.#limit.burst)
  }
}

/** ROOM-30: counts what somebody does, by who they are. Who has been quiet for long is forgotten. */
export class RateLimiter {
  readonly #limit: Limit
  readonly #allowances = new Map<string, TokenBucket>()
  #sweptAt: Millis = 0

  constructor(limit: Limit) {
    this.#limit = limit
  }

  /** Whether this is still within the limit; if it is, it counts. */
  allows(who: string, at: Millis, cost = 1): boolean {
    return this.#of(who, at).allows(at, cost)
  }

  /** What was counted and should not have been. */
  giveBack(who: string, cost = 1): void {
    this.#allowances.get(who)?.giveBack(cost)
  }

  get size(): number {
    return this.#allowances.size
  }

  #of(who: string, at: Millis): TokenBucket {
    this.#sweep(at)
    const allowance = this.#allowances.get(who) ?? new TokenBucket(this.#limit, at)
    this.#allowances.set(who, allowance)
    return allowance
  }

  #sweep(at: Millis): void {
    const fillMs = (this.#limit.burst / this.#limit.perSecond) * 1_000
    if (at - this.#sweptAt < fillMs) return
    this.#sweptAt = at
    for (const [who, allowance] of this.#allowances) if (allowance.isFull(at)) this.#allowances.delete(who)
  }
}

/** How many there are now of each; of whom there is none, nothing is remembered. */
export class ConnectionCounter {
  readonly #counts = new Map<string, number>()

  of(who: string): number {
    return this.#counts.get(who) ?? 0
  }

  get inAll(): number {
    let all = 0
    for (const count of this.#counts.values()) all += count
    return all
  }

  come(who: string): void {
    this.#counts.set(who, this.of(who) + 1)
  }

  go(who: string): void {
    const left = this.of(who) - 1
    if (left > 0) this.#counts.set(who, left)
    else this.#counts.delete(who)
  }
}
