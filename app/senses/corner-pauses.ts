import { type FeltFrame, Teller } from '@veillee/touch'

/** At every corner what follows comes so much later: strokes are heard one by one, which people tell apart better. */
const CORNER_MS = 200
/** A lift makes up for it, but for this much. */
const LEAST_AIR_MS = 150

interface Held {
  readonly atMs: number
  readonly frame: FeltFrame | null
}

/** What is felt, stroke by stroke: the same frames, with a pause at every corner, and so a little later each time. */
export class CornerPauses {
  readonly #teller = new Teller()
  readonly #held: Held[] = []
  #lateMs = 0
  #playedUntilMs = 0
  #now: FeltFrame | null = null

  /** Takes what is felt now, and gives what is to be heard now. */
  pass(frame: FeltFrame | null, nowMs: number): FeltFrame | null {
    const [contact] = frame?.contacts ?? []
    const last = this.#held.at(-1)
    const isCorner = this.#teller.pass(contact ?? null, nowMs).some(({ say }) => say === 'line')
    if (isCorner && frame) {
      this.#held.push({ atMs: nowMs + this.#lateMs, frame: null })
      this.#lateMs += CORNER_MS
    }
    // After a lift the next stroke may come sooner again, but not before the last one was heard.
    if (!last?.frame && frame && this.#now === null && !isCorner)
      this.#lateMs = Math.max(0, Math.min(this.#lateMs, this.#playedUntilMs + LEAST_AIR_MS - nowMs))
    this.#held.push({ atMs: nowMs + this.#lateMs, frame })
    while (this.#held[0] && this.#held[0].atMs <= nowMs) this.#plays(this.#held.shift()!)
    return this.#now
  }

  /** Whether something is still to be heard. */
  get isBehind(): boolean {
    return this.#held.some(({ frame }) => frame !== null)
  }

  #plays({ atMs, frame }: Held): void {
    if (this.#now && !frame) this.#playedUntilMs = atMs
    this.#now = frame
  }
}
