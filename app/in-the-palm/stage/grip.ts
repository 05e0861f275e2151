import type { Place, Point } from '@veillee/touch'
import type { Piece } from './piece.ts'

/** Shorter on the skin is a tap. */
export const TAP_MS = 180
const STILL_HU = 0.03
const PRESS_MS = [250, 700] as const
const LANDS_MS = 160
const SPEED_OVER_MS = 80
const WAY_STEP_HU = 0.015

interface Trace extends Point {
  readonly tMs: number
}

/** When what is let go over the hand is put down there. */
export type Placing = 'always' | 'unless tapped' | 'never'

/** A finger that has a piece, and perhaps a second one that turns it. */
export class Grip {
  readonly piece: Piece
  readonly isLying: boolean
  #placing: Placing
  readonly #offset: Point
  #isCarried: boolean
  #downMs: number
  #still: Trace
  #way: Point[] = []
  #draggedHu = 0
  #lookedAtHu = 0
  #recent: Trace[] = []
  #at: Point
  second: { readonly pointer: number; readonly fromTurn: number; readonly fromAngle: number } | null = null

  constructor(
    piece: Piece,
    place: Place,
    tMs: number,
    { isCarried = false, isLying = false, placing = 'never' as Placing } = {},
  ) {
    this.piece = piece
    this.isLying = isLying
    this.#placing = isCarried ? 'always' : placing
    this.#isCarried = isCarried
    // What lies stays where it is under the finger; what is in the air comes to it.
    this.#offset = isLying ? { x: piece.x - place.x, y: piece.y - place.y } : { x: 0, y: 0 }
    this.#at = place
    this.#downMs = tMs
    this.#still = { x: place.x, y: place.y, tMs }
    if (!isLying) Object.assign(piece, { x: place.x, y: place.y })
  }

  /** What is let go over the hand now is put down there. */
  isPlacing(tMs: number): boolean {
    if (this.#placing === 'unless tapped') return this.lastedMs(tMs) >= TAP_MS
    return this.#placing === 'always'
  }

  /** It is not put down any more. */
  slips(): void {
    this.#placing = 'never'
  }

  get draggedHu(): number {
    return this.#draggedHu
  }

  get way(): readonly Point[] {
    return this.#way
  }

  /** On the skin from now on. */
  land(tMs: number): void {
    this.#isCarried = false
    this.#downMs = tMs
    this.#still = { ...this.#still, tMs }
    this.forgetWay()
  }

  forgetWay(): void {
    this.#way = [{ x: this.piece.x, y: this.piece.y }]
    this.#draggedHu = 0
    this.#lookedAtHu = 0
  }

  follow(place: Place, tMs: number): void {
    const { piece } = this
    const [x, y] = [place.x + this.#offset.x, place.y + this.#offset.y]
    if (piece.touching) this.#dragged(x, y)
    Object.assign(piece, { x, y, face: place.face })
    this.#at = place
    this.#recent = [...this.#recent.filter(one => tMs - one.tMs < SPEED_OVER_MS), { x, y, tMs }]
    if (Math.hypot(place.x - this.#still.x, place.y - this.#still.y) > STILL_HU)
      this.#still = { x: place.x, y: place.y, tMs }
  }

  /** What a finger brings from the tray comes down where it rests. */
  isReadyToLand(tMs: number): boolean {
    return this.#isCarried && tMs - this.#still.tMs >= LANDS_MS
  }

  pressAt(tMs: number): number {
    if (this.second) return 3
    return 1 + PRESS_MS.filter(ms => tMs - this.#still.tMs >= ms).length
  }

  lastedMs(tMs: number): number {
    return tMs - this.#downMs
  }

  /** How fast it was going when it was let go. */
  speedHuPerS(tMs: number): number {
    const recent = this.#recent.filter(one => tMs - one.tMs < SPEED_OVER_MS)
    const [from, to] = [recent[0], recent.at(-1)]
    if (!from || !to || to.tMs - from.tMs < 10) return 0
    return (1000 * Math.hypot(to.x - from.x, to.y - from.y)) / (to.tMs - from.tMs)
  }

  isToBeLookedAt(everyHu: number): boolean {
    if (this.#draggedHu - this.#lookedAtHu < everyHu) return false
    this.#lookedAtHu = this.#draggedHu
    return true
  }

  turnWith(pointer: number, place: Place): void {
    this.second = { pointer, fromTurn: this.#turnTo(place), fromAngle: this.piece.angle }
  }

  /** True if that was the finger that turns it. */
  turned(pointer: number, place: Place): boolean {
    if (this.second?.pointer !== pointer) return false
    this.piece.angle = this.second.fromAngle + this.#turnTo(place) - this.second.fromTurn
    return true
  }

  letGoOf(pointer: number): void {
    if (this.second?.pointer === pointer) this.second = null
  }

  /** From the first finger to another, in 64ths from the fingertips towards the little finger. */
  #turnTo({ x, y }: Point): number {
    return (Math.atan2(x - this.#at.x, y - this.#at.y) / (2 * Math.PI)) * 64
  }

  #dragged(x: number, y: number): void {
    const last = this.#way.at(-1) ?? { x, y }
    const stepHu = Math.hypot(x - last.x, y - last.y)
    if (stepHu < WAY_STEP_HU) return
    this.#way.push({ x, y })
    this.#draggedHu += stepHu
  }
}
