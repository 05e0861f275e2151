/** What is to happen at once, or nearly: what bots think here, and what is already due. */
const SOON_MS = 25
/** Longer than any evening: what is held goes off when it is let go, or never. */
const NEVER_MS = 2 ** 30

/**
 * The server's own impatience, made repeatable: what it would do in a moment waits until everything else has come to
 * rest, and goes off one after the other. Otherwise it would depend on the machine's mood whether a bot plays before
 * or after somebody's connection is seen to end.
 */
export class HeldTimers {
  readonly #real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout }
  readonly #held = new Map<unknown, () => void>()

  hold(): void {
    const { setTimeout, clearTimeout } = this.#real
    Object.assign(globalThis, {
      setTimeout: (callback: () => void, ms = 0) =>
        ms > SOON_MS ? setTimeout(callback, ms) : this.#keep(callback),
      clearTimeout: (timer: NodeJS.Timeout | undefined) => {
        this.#held.delete(timer)
        clearTimeout(timer)
      },
    })
  }

  #keep(callback: () => void): NodeJS.Timeout {
    const timer = this.#real.setTimeout(() => {}, NEVER_MS).unref()
    this.#held.set(timer, callback)
    return timer
  }

  /** The one that has waited longest; false if none does. */
  letGo(): boolean {
    const [first] = this.#held
    if (!first) return false
    const [timer, callback] = first
    clearTimeout(timer as NodeJS.Timeout)
    callback()
    return true
  }

  release(): void {
    for (const timer of this.#held.keys()) this.#real.clearTimeout(timer as NodeJS.Timeout)
    Object.assign(globalThis, this.#real)
  }
}
