import type { NatsConnection, Subscription } from '@nats-io/transport-node'
import { type Bus, LocalBus, type Stop } from '@veillee/room'
import { subjects } from './nats-subjects.ts'

/** Past the streams, to whoever listens now on any server. */
export class NatsBus implements Bus {
  readonly #connection: NatsConnection
  readonly #here = new LocalBus()
  readonly #topics = new Map<string, { count: number; readonly subscription: Subscription }>()
  readonly #onReturn = new Set<() => void>()

  constructor(connection: NatsConnection) {
    this.#connection = connection
    void this.#watchConnection()
  }

  /** Those on this server hear it at once, also while NATS is away; the connection does not bring it back to them. */
  publish(topic: string, message: Uint8Array): void {
    this.#here.publish(topic, message)
    if (!this.#connection.isClosed()) this.#connection.publish(subjects.topic(topic), message)
  }

  subscribe(topic: string, listener: (message: Uint8Array) => void): Stop {
    const stop = this.#here.subscribe(topic, listener)
    const heard = this.#topics.get(topic) ?? { count: 0, subscription: this.#hear(topic) }
    heard.count++
    this.#topics.set(topic, heard)
    let isStopped = false
    return () => {
      stop()
      if (!isStopped && --heard.count === 0) {
        heard.subscription.unsubscribe()
        this.#topics.delete(topic)
      }
      isStopped = true
    }
  }

  onReturn(listener: () => void): Stop {
    this.#onReturn.add(listener)
    return () => this.#onReturn.delete(listener)
  }

  #hear(topic: string): Subscription {
    return this.#connection.subscribe(subjects.topic(topic), {
      callback: (_, { data }) => this.#here.publish(topic, data),
    })
  }

  async #watchConnection(): Promise<void> {
    for await (const { type } of this.#connection.status())
      if (type === 'reconnect') for (const listener of this.#onReturn) listener()
  }
}
