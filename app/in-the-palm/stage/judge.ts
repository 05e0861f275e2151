import type { Said } from '@veillee/kernel'
import { type Ask, type Held, mayHold, mayTouch, mayTouchAt, type ObjectId } from '@veillee/touch'
import type { Grip } from './grip.ts'
import { isWriting } from './letters.ts'
import { isSoft, isThin, type Piece, regionUnder } from './piece.ts'
import { ruledOutWords, STAGE_WORDS } from './words.ts'

/** PALM-17: after so much of a drag a thin contact lifts off, and any other. */
const THIN_HU = 0.25
const LONG_HU = 1.5
/** A way is looked at now and then: it costs more than a frame has. */
const LOOK_FROM_HU = 0.55
const LOOK_EVERY_HU = 0.2

/** What the stage allows: the constraint of this mime (PALM-43), and never drawing or writing (PALM-17). */
export class Judge {
  readonly #ask: Ask | undefined
  readonly #used = new Set<ObjectId>()

  constructor(ask: Ask | undefined) {
    this.#ask = ask
  }

  uses(object: ObjectId): void {
    this.#used.add(object)
  }

  mayTake(object: ObjectId): boolean {
    return !this.#ask || mayTouch(this.#ask, this.#used, object)
  }

  mayHold(held: Held): boolean {
    return !this.#ask || mayHold(this.#ask, held)
  }

  mayLie(piece: Piece, held: Held): boolean {
    const region = regionUnder(piece, held)
    return !this.#ask || region === undefined || mayTouchAt(this.#ask, region, held)
  }

  get ruledOut(): Said {
    return this.#ask ? ruledOutWords(this.#ask) : STAGE_WORDS.choose
  }

  /** Why a piece that is being moved on the skin has to lift off. */
  whyLifted(grip: Grip, held: Held, isAlone: boolean): Said | undefined {
    const { piece } = grip
    if (!this.mayLie(piece, held)) return this.ruledOut
    if (grip.draggedHu > THIN_HU && isThin(piece)) return STAGE_WORDS.thin
    if (grip.draggedHu > LONG_HU) return STAGE_WORDS.long
    const isLooked =
      !isSoft(piece.object) && grip.draggedHu > LOOK_FROM_HU && grip.isToBeLookedAt(LOOK_EVERY_HU)
    return isLooked && isAlone && isWriting(grip.way) ? STAGE_WORDS.writing : undefined
  }
}
