import type { LogMeter } from '@veillee/room/live'
import { MetricsRegistry } from './metrics-registry.ts'
import { addProcess } from './process-metrics.ts'

interface Sizes {
  rooms(): number
  connections(): number
  people(): number
  kept(): Promise<number>
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2]

/** What whoever runs it can watch (ROOM-29). Nothing of it names a room, a person or a card. */
export class Metrics {
  readonly #instruments = new MetricsRegistry()
  readonly received = this.#instruments.counter('veillee_messages_total', 'Messages that came in.')
  readonly refused = this.#instruments.counter(
    'veillee_refusals_total',
    'Messages that were refused in words.',
  )
  readonly requests = this.#instruments.counter(
    'veillee_wishes_total',
    'Wishes that were fulfilled, moves among them.',
  )
  readonly moves = this.#instruments.counter('veillee_moves_total', 'Moves of matches that people made.')
  readonly troubles = this.#instruments.counter('veillee_troubles_total', 'What went wrong on our side.')
  readonly latency = this.#instruments.histogram(
    'veillee_wish_seconds',
    'From the arrival of a wish until the log has it.',
    SECONDS,
  )
  /** How the log is doing. */
  readonly log: LogMeter = {
    latency: this.#instruments.histogram(
      'veillee_log_append_seconds',
      'From asking the log to keep something until it is durable.',
      SECONDS,
    ),
    failures: this.#instruments.counter('veillee_log_failures_total', 'Appends that the log could not keep.'),
  }
  /** Called with everything that should not have happened. */
  onTrouble: (error: unknown) => void = () => {}

  /** Counted when somebody looks. */
  watch(sizes: Sizes): void {
    const all = this.#instruments
    all.gauge('veillee_rooms', 'Rooms in memory.', sizes.rooms)
    all.gauge('veillee_connections', 'Open connections.', sizes.connections)
    all.gauge('veillee_people', 'People in rooms whose phones are connected here.', sizes.people)
    all.gauge('veillee_rooms_kept', 'Rooms in the log, in memory or not.', sizes.kept)
    addProcess(all)
  }

  trouble(error: unknown): void {
    this.troubles.inc()
    this.onTrouble(error)
  }

  text(): Promise<string> {
    return this.#instruments.text()
  }
}
