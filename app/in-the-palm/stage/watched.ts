import { type Held, type MimeSample, OBJECTS, type ObjectId } from '@veillee/touch'
import { newPiece, type Piece, resume } from './piece.ts'
import { SoftShapes } from './soft.ts'

/** A mime as somebody sees it who does not make it: where everything is after so many samples. */
export class Watched {
  readonly pieces: ReadonlyMap<ObjectId, Piece> = new Map(OBJECTS.map(object => [object, newPiece(object)]))
  readonly soft = new SoftShapes()
  #held: Held = 'palm-up'
  #count = 0

  get held(): Held {
    return this.#held
  }

  get count(): number {
    return this.#count
  }

  /** Takes those that are new in a list that only ever grows. */
  follow(samples: readonly MimeSample[]): void {
    for (; this.#count < samples.length; this.#count++) this.#take(samples[this.#count]!)
  }

  /** Until a moment of the gesture, for a replay. */
  followUntil(samples: readonly MimeSample[], tMs: number): void {
    for (; this.#count < samples.length && samples[this.#count]!.tMs <= tMs; this.#count++)
      this.#take(samples[this.#count]!)
  }

  #take(sample: MimeSample): void {
    if (sample.held !== this.#held) for (const piece of this.pieces.values()) piece.isOut = piece.touching
    this.#held = sample.held
    resume(this.pieces.get(sample.object)!, sample)
    if (sample.touching) this.#onlyOneInAir(sample.object)
    this.soft.take(sample)
  }

  /** One holds one thing at a time: another that hangs in the air has gone back into the tray. */
  #onlyOneInAir(object: ObjectId): void {
    for (const piece of this.pieces.values())
      if (piece.object !== object && !piece.touching) piece.isOut = false
  }
}
