import { Listeners } from './listeners.ts'
import type { Stop } from './log.ts'

/** What servers tell each other in passing: samples of gestures, who is there. It need not last, and is kept nowhere. */
export interface Bus {
  /** To everybody who subscribes now, whoever publishes included. */
  publish(topic: string, message: Uint8Array): void
  subscribe(topic: string, listener: (message: Uint8Array) => void): Stop
  /** Whenever it was away and is back: what was published meanwhile has reached nobody. */
  onReturn?(listener: () => void): Stop
}

/** Within one process: a server that is alone, or a page. */
export class LocalBus implements Bus {
  readonly #subscribers = new Listeners<Uint8Array>()

  publish(topic: string, message: Uint8Array): void {
    this.#subscribers.tell(topic, message)
  }

  subscribe(topic: string, listener: (message: Uint8Array) => void): Stop {
    return this.#subscribers.add(topic, listener)
  }
}
