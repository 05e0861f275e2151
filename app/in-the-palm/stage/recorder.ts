import type { Held, MimeSample, ObjectId } from '@veillee/touch'
import { type Piece, sampleOf } from './piece.ts'

/** Sixty samples a second in all, and never more than a gesture may have. */
const SAMPLE_MS = 16
const LONGEST_MS = 119_000
/** While nothing happens the gesture's time stands still: what counts is touch, not thought. */
const IDLE_MS = 900
const LATE_FRAME_MS = 100

/** The time of a gesture, and its samples as they are made. */
export class Recorder {
  readonly #sample: (sample: MimeSample) => void
  /** Changed since their last sample. */
  readonly #stirred = new Map<ObjectId, Piece>()
  #tMs = 0
  #sampledMs = -SAMPLE_MS
  #busyUntilMs = 0
  #tickedAtMs: number | undefined

  constructor(sample: (sample: MimeSample) => void) {
    this.#sample = sample
  }

  get tMs(): number {
    return this.#tMs
  }

  get isFull(): boolean {
    return this.#tMs >= LONGEST_MS
  }

  /** How much of the gesture's time has passed since the last frame: none while it is held, over, or idle. */
  passed(nowMs: number, isBusy: boolean, isHeld: boolean): number {
    const passedMs = Math.min(LATE_FRAME_MS, nowMs - (this.#tickedAtMs ?? nowMs))
    this.#tickedAtMs = nowMs
    if (isBusy || this.#stirred.size > 0) this.#busyUntilMs = this.#tMs + IDLE_MS
    if (isHeld || this.isFull || this.#tMs >= this.#busyUntilMs) return 0
    this.#tMs += passedMs
    return passedMs
  }

  /** Whether its time goes on, unless it is held. */
  get isRunning(): boolean {
    return !this.isFull && (this.#stirred.size > 0 || this.#tMs < this.#busyUntilMs)
  }

  /** No frame comes until something happens: what lies between is no time of the gesture. */
  rest(): void {
    this.#tickedAtMs = undefined
  }

  stir(piece: Piece): void {
    if (piece.touching) this.#stirred.set(piece.object, piece)
  }

  /** Each in its turn, so that two fingers make no more samples than one. */
  next(held: Held): void {
    if (this.#tMs - this.#sampledMs < SAMPLE_MS - 1) return
    const [piece] = this.#stirred.values()
    if (piece) this.now(piece, held)
  }

  /** What begins or ends does not wait for its turn. */
  now(piece: Piece, held: Held): void {
    this.#stirred.delete(piece.object)
    this.#sampledMs = this.#tMs
    this.#busyUntilMs = this.#tMs + IDLE_MS
    this.#sample(sampleOf(piece, held, this.#tMs))
  }

  resumeAt(tMs: number): void {
    this.#tMs = tMs
    this.#sampledMs = tMs
  }
}
