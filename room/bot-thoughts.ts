import type { Thought } from '@veillee/games'
import type { Millis, Seat } from '@veillee/kernel'
import type { Stop } from './log.ts'
import type { Playing } from './playing.ts'

/** A thought as those who hear it are told it: whose, and over which question. */
export interface SaidByBot extends Omit<Thought, 'afterMs'> {
  readonly match: number
  readonly step: number
  readonly seat: Seat
}

interface ThoughtDeps {
  says(said: SaidByBot): void
  later(ms: Millis, then: () => void): Stop
}

interface Thinking {
  readonly thoughts: readonly Thought[]
  readonly stop: Stop
}

/** What the bots of a room say while they make up their minds: each thing at its time, and nothing once it is decided. */
export class BotThoughts {
  readonly #deps: ThoughtDeps
  readonly #thinking = new Map<Seat, Thinking>()

  constructor(deps: ThoughtDeps) {
    this.#deps = deps
  }

  plan(all: ReadonlyMap<Seat, readonly Thought[]>, playing: Playing): void {
    for (const [seat, { thoughts, stop }] of this.#thinking) {
      if (all.get(seat) === thoughts) continue
      stop()
      this.#thinking.delete(seat)
    }
    for (const [seat, thoughts] of all)
      if (!this.#thinking.has(seat))
        this.#thinking.set(seat, { thoughts, stop: this.#begin(seat, thoughts, playing) })
  }

  rest(): void {
    for (const { stop } of this.#thinking.values()) stop()
    this.#thinking.clear()
  }

  #begin(seat: Seat, thoughts: readonly Thought[], { number, match: { step } }: Playing): Stop {
    const stops = thoughts.map(({ phrase, about, afterMs }) =>
      this.#deps.later(afterMs, () => this.#deps.says({ match: number, step, seat, phrase, about })),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }
}
