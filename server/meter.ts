import type { LogMeter } from '@veillee/room/keeping'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Sizes {
  rooms(): number
  people(): number
  kept(): Promise<number>
}

/** What whoever runs it can watch (ROOM-29). Nothing of it names a room, a person or a card. */
export class Meter {
  readonly #registry = new Registry()
  readonly received = this.#counter('veillee_messages_total', 'Messages that came in.')
  readonly refused = this.#counter('veillee_refusals_total', 'Messages that were refused in words.')
  readonly moves = this.#counter('veillee_wishes_total', 'Wishes that were fulfilled, moves among them.')
  readonly troubles = this.#counter('veillee_troubles_total', 'What went wrong on our side.')
  readonly latency = new Histogram({
    name: 'veillee_wish_seconds',
    help: 'From the arrival of a wish until the log has it.',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
    registers: [this.#registry],
  })
  /** How the log is doing. */
  readonly log: LogMeter = {
    latency: new Histogram({
      name: 'veillee_log_append_seconds',
      help: 'From asking the log to keep something until it is durable.',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2],
      registers: [this.#registry],
    }),
    failures: this.#counter('veillee_log_failures_total', 'Appends that the log could not keep.'),
  }
  /** Called with everything that should not have happened. */
  onTrouble: (error: unknown) => void = () => {}

  #counter(name: string, help: string): Counter {
    return new Counter({ name, help, registers: [this.#registry] })
  }

  /** Counted when somebody looks. */
  watch(sizes: Sizes): void {
    const registers = [this.#registry]
    const gauge = (name: string, help: string, size: () => number | Promise<number>) =>
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await size())
        },
      })
    gauge('veillee_rooms', 'Rooms in memory.', sizes.rooms)
    gauge('veillee_connections', 'Open connections.', sizes.people)
    gauge('veillee_rooms_kept', 'Rooms in the log, in memory or not.', sizes.kept)
    collectDefaultMetrics({ register: this.#registry })
  }

  trouble(error: unknown): void {
    this.troubles.inc()
    this.onTrouble(error)
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}
