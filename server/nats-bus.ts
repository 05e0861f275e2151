import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import { type Bus, Listeners, type Stop } from '@veillee/room'
import { subjects } from './nats-subjects.ts'

/** Past the streams, to whoever listens now on any server. */
export class NatsBus implements Bus {
  readonly #connection: NatsConnection
  readonly #subscribers = new Listeners<Uint8Array>()
  /** One subscription a topic, however many subscribe here. */
  readonly #heard = new Map<string, Subscription>()
  readonly #onReturn = new Set<() => void>()

  constructor(connection: NatsConnection) {
    this.#connection = connection
    void this.#watchConnection()
  }

  /** Those on this server hear it at once, also while NATS is away; the connection does not bring it back to them. */
  publish(topic: string, message: Uint8Array): void {
    this.#subscribers.tell(topic, message)
    if (!this.#connection.isClosed()) this.#connection.publish(subjects.topic(topic), message)
  }

  subscribe(topic: string, listener: (message: Uint8Array) => void): Stop {
    if (!this.#subscribers.has(topic)) this.#heard.set(topic, this.#hear(topic))
    const stop = this.#subscribers.add(topic, listener)
    return () => {
      stop()
      if (this.#subscribers.has(topic)) return
      this.#heard.get(topic)?.unsubscribe()
      this.#heard.delete(topic)
    }
  }

  onReturn(listener: () => void): Stop {
    this.#onReturn.add(listener)
    return () => this.#onReturn.delete(listener)
  }

  #hear(topic: string): Subscription {
    return this.#connection.subscribe(subjects.topic(topic), {
      callback: (_, { data }) => this.#subscribers.tell(topic, data),
    })
  }

  async #watchConnection(): Promise<void> {
    for await (const { type } of this.#connection.status())
      if (type === 'reconnect') for (const listener of this.#onReturn) listener()
  }
}
