import type { Said } from '@veillee/kernel'
import {
  type Ask,
  type Held,
  kindOf,
  type MimeSample,
  movementsAllowed,
  OBJECTS,
  type ObjectId,
  type Place,
} from '@veillee/touch'
import { Grip, type Placing, TAP_MS } from './grip.ts'
import { Judge } from './judge.ts'
import { Moving } from './moving.ts'
import {
  GATHERED_HU2,
  isOverHand,
  isSoft,
  newPiece,
  nextContact,
  type Piece,
  pieceAt,
  resume,
} from './piece.ts'
import { Recorder } from './recorder.ts'
import { Twice } from './twice.ts'
import { Winding } from './winding.ts'
import { STAGE_WORDS } from './words.ts'

const FLICK_HU_PER_S = 2.2
/** What goes so far round stays on, however the hand is held. */
const ROUND_DEG = 200

export interface StageHears {
  /** Another moment of the mime. */
  sample(sample: MimeSample): void
  /** Something lifted off, fell or is ruled out: why. */
  tell(words: Said): void
}

/**
 * Where the Child makes the mime: eleven pieces, a hand in one of three positions, and the fingers on them. It knows no
 * screen: fingers come as places of the hand, time comes by `tick`, and what comes out is the samples of the gesture.
 */
export class Stage {
  readonly pieces: ReadonlyMap<ObjectId, Piece> = new Map(OBJECTS.map(object => [object, newPiece(object)]))
  readonly #hears: StageHears
  readonly #judge: Judge
  readonly #recorder: Recorder
  readonly #grips = new Map<number, Grip>()
  readonly #moving = new Moving()
  readonly #winding = new Winding()
  readonly #twice = new Twice()
  #held: Held
  #selected: ObjectId | null = null
  /** Grandfather or the Child is away: everything stays as it is (PALM-47). */
  isPaused = false

  constructor(ask: Ask | undefined, hears: StageHears, before: readonly MimeSample[] = []) {
    this.#hears = hears
    this.#judge = new Judge(ask)
    this.#recorder = new Recorder(sample => hears.sample(sample))
    this.#held = firstHeld(ask)
    for (const sample of before) this.#resume(sample)
  }

  get held(): Held {
    return this.#held
  }

  get selected(): ObjectId | null {
    return this.#selected
  }

  get tMs(): number {
    return this.#recorder.tMs
  }

  get isFull(): boolean {
    return this.#recorder.isFull
  }

  /** PALM-43: what is ruled out cannot be picked up. */
  mayTake(object: ObjectId): boolean {
    return this.#judge.mayTake(object)
  }

  mayHold(held: Held): boolean {
    return this.#judge.mayHold(held)
  }

  /** One holds one thing at a time: what hung in the air goes back into the tray. */
  select(object: ObjectId): boolean {
    if (!this.mayTake(object)) {
      this.#hears.tell(this.#judge.ruledOut)
      return false
    }
    if (this.#selected && this.#selected !== object && !this.#piece(this.#selected).touching)
      this.#goesBack(this.#piece(this.#selected))
    this.#selected = object
    return true
  }

  /** A finger on the tray: the piece hangs in the air under it until it rests or is let go, or touches the hand anew. */
  take(pointer: number, object: ObjectId, place: Place): void {
    if (!this.#isOpen() || !this.select(object)) return
    const piece = this.#piece(object)
    if (piece.touching) this.#lift(piece)
    Object.assign(piece, { isOut: true, ...place })
    this.#grips.set(pointer, new Grip(piece, place, this.tMs, { isCarried: true }))
  }

  /** A finger on the hand: on a piece that lies there, or with the piece that was taken last. */
  down(pointer: number, place: Place): void {
    if (!this.#isOpen()) return
    const under = pieceAt(this.pieces.values(), place)
    const [first] = this.#grips.values()
    if (first && !first.second && (!under || under === first.piece)) first.turnWith(pointer, place)
    else if (under && !this.#goesOver(under)) this.#grab(pointer, under, place)
    else this.#bringDown(pointer, place, placingOf(this.#selected, this.pieces))
  }

  /** The same with a piece that is named: what lies at the place is left alone. */
  bring(pointer: number, object: ObjectId, place: Place): void {
    if (!this.#isOpen() || !this.select(object)) return
    const piece = this.#piece(object)
    if (piece.touching && isSoft(object)) this.#lift(piece)
    this.#bringDown(pointer, place)
  }

  /** Without a word to the piece: it goes on by itself. */
  letGo(pointer: number): void {
    this.#grips.delete(pointer)
  }

  move(pointer: number, place: Place): void {
    if (!this.#isOpen()) return
    const grip = this.#grips.get(pointer)
    if (grip) this.#follow(grip, place)
    else
      for (const one of this.#grips.values()) if (one.turned(pointer, place)) this.#recorder.stir(one.piece)
  }

  up(pointer: number): void {
    for (const one of this.#grips.values()) one.letGoOf(pointer)
    const grip = this.#grips.get(pointer)
    this.#grips.delete(pointer)
    if (grip) this.#release(grip)
  }

  /** PALM-47: at any time. What lay on the hand falls off, but for what goes round it. */
  turn(held: Held): void {
    if (!this.#isOpen() || held === this.#held) return
    if (!this.mayHold(held)) {
      this.#hears.tell(this.#judge.ruledOut)
      return
    }
    const falling = [...this.pieces.values()].filter(piece => piece.aroundDeg < ROUND_DEG)
    if (falling.some(({ touching }) => touching)) this.#hears.tell(STAGE_WORDS.fell)
    for (const piece of falling) this.#goesBack(piece)
    this.#held = held
  }

  /** Face, edge or tip; a cloth is gathered. */
  flip(object: ObjectId): void {
    const piece = this.#piece(object)
    if (object === 'cloth') piece.areaHu2 = GATHERED_HU2
    else piece.contact = nextContact(piece)
    this.#recorder.stir(piece)
  }

  rotate(object: ObjectId, steps: number): void {
    const piece = this.#piece(object)
    piece.angle += steps
    this.#recorder.stir(piece)
  }

  spin(object: ObjectId): void {
    const piece = this.#piece(object)
    if (!piece.touching || !canSpin(object)) return
    this.#moving.spin(piece)
    this.#recorder.stir(piece)
  }

  /** Round a finger, or round the hand. */
  wind(object: ObjectId, aroundDeg: number): void {
    const piece = this.#piece(object)
    piece.aroundDeg = aroundDeg
    this.#recorder.stir(piece)
  }

  lift(object: ObjectId): void {
    const piece = this.#piece(object)
    if (piece.touching) this.#lift(piece)
  }

  /** Off the stage, into the tray, and out of mind. */
  putBack(object: ObjectId): void {
    this.#goesBack(this.#piece(object))
    if (this.#selected === object) this.#selected = null
  }

  #goesBack(piece: Piece): void {
    if (piece.touching) this.#lift(piece)
    piece.isOut = false
    for (const [pointer, grip] of this.#grips) if (grip.piece === piece) this.#grips.delete(pointer)
  }

  /** Once a frame; false when nothing moves, and the time of the gesture stands still. */
  tick(nowMs: number): boolean {
    const isBusy = this.#grips.size > 0 || this.#moving.isBusy
    const passedMs = this.#recorder.passed(nowMs, isBusy, this.isPaused)
    if (passedMs > 0) this.#pass(passedMs)
    if (isBusy || this.#recorder.isRunning) return true
    this.#recorder.rest()
    return false
  }

  #pass(passedMs: number): void {
    for (const grip of this.#grips.values()) this.#rest(grip)
    for (const piece of this.#moving.pass(this.tMs, passedMs)) this.#recorder.stir(piece)
    this.#recorder.next(this.#held)
    if (this.isFull) this.#end()
  }

  #piece(object: ObjectId): Piece {
    return this.pieces.get(object)!
  }

  #isOpen(): boolean {
    if (this.isFull) this.#hears.tell(STAGE_WORDS.full)
    return !this.isPaused && !this.isFull
  }

  /** What was just chosen in the tray comes down here, rather than what lies here is taken; and so on the cloth. */
  #goesOver(under: Piece): boolean {
    const piece = this.#selected && this.#piece(this.#selected)
    if (!piece || piece.touching) return false
    return !piece.isOut || (isSoft(under.object) && !isSoft(piece.object))
  }

  #grab(pointer: number, piece: Piece, place: Place): void {
    if (!this.select(piece.object)) return
    this.#moving.stop(piece)
    const grip = new Grip(piece, place, this.tMs, { isLying: piece.touching })
    this.#grips.set(pointer, grip)
    if (piece.touching) this.#winding.begin(piece)
    else this.#land(grip)
  }

  #bringDown(pointer: number, place: Place, placing: Placing = 'never'): void {
    const piece = this.#selected && this.#piece(this.#selected)
    if (!piece) this.#hears.tell(STAGE_WORDS.choose)
    if (!piece || (piece.touching && isSoft(piece.object))) return
    if (piece.touching) this.#lift(piece)
    Object.assign(piece, { isOut: true, ...place })
    const grip = new Grip(piece, place, this.tMs, { placing })
    this.#grips.set(pointer, grip)
    this.#land(grip)
    if (isOverHand(piece, this.#held) && !piece.touching) grip.slips() // ruled out there, and said once
  }

  /** Onto the skin, where that is allowed. */
  #land(grip: Grip): void {
    const { piece } = grip
    grip.land(this.tMs)
    if (!isOverHand(piece, this.#held)) return
    if (!this.mayTake(piece.object) || !this.#judge.mayLie(piece, this.#held)) {
      this.#hears.tell(this.#judge.ruledOut)
      return
    }
    piece.touching = true
    piece.press = 1
    if (piece.object === 'cloth') piece.areaHu2 = GATHERED_HU2
    this.#judge.uses(piece.object)
    this.#winding.begin(piece)
    this.#recorder.now(piece, this.#held)
  }

  #follow(grip: Grip, place: Place): void {
    const { piece } = grip
    grip.follow(place, this.tMs)
    if (!piece.touching) return
    this.#recorder.stir(piece)
    if (this.#winding.follow(piece)) grip.forgetWay()
    const why = this.#judge.whyLifted(grip, this.#held, this.#grips.size === 1)
    if (why) {
      this.#hears.tell(why)
      grip.slips()
    }
    if (why || !isOverHand(piece, this.#held)) this.#lift(piece)
  }

  /** Stillness is pressure; what hangs from a still finger comes down. */
  #rest(grip: Grip): void {
    const { piece } = grip
    if (grip.isReadyToLand(this.tMs) && isOverHand(piece, this.#held)) this.#land(grip)
    if (!piece.touching) return
    piece.press = grip.pressAt(this.tMs)
    this.#recorder.stir(piece)
  }

  #release(grip: Grip): void {
    const { piece } = grip
    const wasTouching = piece.touching
    const isPlacing = grip.isPlacing(this.tMs)
    if (!wasTouching && isPlacing && !this.isPaused && !this.isFull) this.#land(grip)
    if (!piece.touching) {
      piece.isOut &&= isOverHand(piece, this.#held)
      return
    }
    const isFlicked = wasTouching && grip.speedHuPerS(this.tMs) > FLICK_HU_PER_S
    if (canSpin(piece.object) && isFlicked) this.spin(piece.object)
    else if (this.#staysLying(piece, isPlacing)) this.#lie(piece)
    else this.#lift(piece)
    if (grip.lastedMs(this.tMs) < TAP_MS && this.#twice.tapped(piece, this.tMs)) this.flip(piece.object)
  }

  /**
   * Who brings a piece from the tray, or rests before letting go, puts it down; soft things always lie. Nothing lies on
   * an upright hand.
   */
  #staysLying({ object, press, aroundDeg }: Piece, isPlaced: boolean): boolean {
    if (aroundDeg >= ROUND_DEG) return true
    return this.#held !== 'upright' && (isPlaced || isSoft(object) || press >= 2)
  }

  #lie(piece: Piece): void {
    piece.press = 1
    if (piece.object === 'cloth') this.#moving.open(piece, this.tMs)
    this.#recorder.now(piece, this.#held)
  }

  #lift(piece: Piece): void {
    piece.touching = false
    piece.press = 0
    piece.aroundDeg = 0
    this.#moving.stop(piece)
    this.#recorder.now(piece, this.#held)
  }

  #end(): void {
    for (const { piece } of this.#grips.values()) if (piece.touching) this.#lift(piece)
    this.#grips.clear()
    this.#hears.tell(STAGE_WORDS.full)
  }

  #resume(sample: MimeSample): void {
    resume(this.#piece(sample.object), sample)
    if (sample.touching) this.#judge.uses(sample.object)
    this.#recorder.resumeAt(sample.tMs)
    this.#held = sample.held
  }
}

/** The touch that brings a piece out of the tray puts it down; but with all except cubes, which one builds with, one taps. */
function placingOf(object: ObjectId | null, pieces: Stage['pieces']): Placing {
  if (object === null || pieces.get(object)!.isOut) return 'never'
  return kindOf(object) === 'cube' ? 'always' : 'unless tapped'
}

const canSpin = (object: ObjectId): boolean => movementsAllowed(kindOf(object)).includes('spin')

/** As the constraint wants it, so that nobody begins in the wrong position. */
function firstHeld(ask: Ask | undefined): Held {
  if (ask?.ask === 'upright') return 'upright'
  return ask?.ask === 'only-back' ? 'back-up' : 'palm-up'
}
