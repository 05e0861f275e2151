import type { Plain } from '@veillee/kernel'
import { type Entry, type Logged, MemoryLog } from '@veillee/room'

/** A log in memory that outlives the server. */
export class RecordedLog extends MemoryLog {
  override async close(): Promise<void> {}
}

/** A gesture of the first world, and the act from which on it may be fetched. */
export interface Shown {
  readonly input: unknown
  readonly fromAct: number
}

/**
 * The log of the other world, in which others have made other gestures. As soon as the eyes may have one, it is the
 * one of the first world: so a gesture is dealt anew like a card, until it is shown.
 */
export class ForkedLog extends RecordedLog {
  readonly #shown: ReadonlyMap<number, Shown>
  readonly #act: () => number

  constructor(shown: ReadonlyMap<number, Shown>, act: () => number) {
    super(() => 0)
    this.#shown = shown
    this.#act = act
  }

  override async read(...asked: Parameters<MemoryLog['read']>): Promise<readonly Logged[]> {
    const logged = await super.read(...asked)
    return logged.map(({ position, entry }) => ({ position, entry: this.#asShown(entry) }))
  }

  #asShown(logged: Plain): Plain {
    const entry = logged as unknown as Entry
    const shown = entry.did === 'play' ? this.#shown.get(entry.gesture ?? -1) : undefined
    return shown && shown.fromAct <= this.#act()
      ? ({ ...entry, input: shown.input } as unknown as Plain)
      : logged
  }
}
