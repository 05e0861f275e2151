import type { Stop } from './log.ts'

/** Who listens to what, inside one process: the part of telling that every log has in common. */
export class Listeners<Heard> {
  readonly #byTopic = new Map<string, Set<{ readonly hear: (heard: Heard) => void }>>()

  add(topic: string, hear: (heard: Heard) => void): Stop {
    const listening = this.#byTopic.get(topic) ?? new Set()
    // Somebody may listen twice with the same function, and stop once.
    const listener = { hear }
    this.#byTopic.set(topic, listening.add(listener))
    return () => {
      if (listening.delete(listener) && listening.size === 0) this.#byTopic.delete(topic)
    }
  }

  has(topic: string): boolean {
    return this.#byTopic.has(topic)
  }

  /** Whoever begins to listen while it is told hears the next one; whoever stops meanwhile hears no more. */
  tell(topic: string, heard: Heard): void {
    const listening = this.#byTopic.get(topic)
    if (!listening) return
    for (const listener of [...listening]) if (listening.has(listener)) tellOne(listener.hear, heard)
  }
}

/** What one listener does wrong must not keep the news from the others; it comes up as an unhandled rejection. */
function tellOne<Heard>(hear: (heard: Heard) => void, heard: Heard): void {
  try {
    hear(heard)
  } catch (error) {
    Promise.reject(error)
  }
}
