import { randomBytes } from 'node:crypto'
import type { Bus, Stop } from '@veillee/room'

const TOPIC = 'servers'
const BEAT_MS = 1_000
/** Who was not heard for so long is gone, or cut off. */
const SILENT_MS = 3_500

/**
 * The other servers of the service (ROOM-28): each says now and then that it is there. Nobody is asked to join and nobody
 * leads; a server alone hears only itself.
 */
export class Neighbours {
  /** Of this server, until it ends. */
  readonly id = randomBytes(9).toString('base64url')
  readonly #bus: Bus
  readonly #heardAt = new Map<string, number>()
  readonly #onChange = new Set<() => void>()
  readonly #stop: Stop
  readonly #beating: NodeJS.Timeout

  constructor(bus: Bus) {
    this.#bus = bus
    this.#stop = bus.subscribe(TOPIC, message => this.hear(Buffer.from(message).toString()))
    this.#beating = setInterval(() => this.#beat(), BEAT_MS).unref()
    this.#beat()
  }

  get count(): number {
    return this.#heardAt.size
  }

  has(server: string): boolean {
    return this.#heardAt.has(server)
  }

  /** Whenever another server has come or gone. */
  onChange(listener: () => void): Stop {
    this.#onChange.add(listener)
    return () => this.#onChange.delete(listener)
  }

  /** Whatever it says, it is there. */
  hear(server: string): void {
    if (server === this.id) return
    const isNew = !this.#heardAt.has(server)
    this.#heardAt.set(server, performance.now())
    if (isNew) this.#change()
  }

  close(): void {
    clearInterval(this.#beating)
    this.#stop()
  }

  #beat(): void {
    this.#bus.publish(TOPIC, Buffer.from(this.id))
    const before = this.#heardAt.size
    for (const [server, at] of this.#heardAt)
      if (at < performance.now() - SILENT_MS) this.#heardAt.delete(server)
    if (this.#heardAt.size < before) this.#change()
  }

  #change(): void {
    for (const listener of [...this.#onChange]) listener()
  }
}
