import { signal } from '@preact/signals'
import { ANCHORS, type Direction, LED, type Point } from '@veillee/touch'
import type { Pen } from './pen.ts'

const MOST_PASS_MS = 50

type Leg =
  | { readonly do: 'down' }
  | { readonly do: 'lift' }
  | { readonly do: 'go'; readonly to: Point }
  | { readonly do: 'rest'; readonly ms: number }

const within = (value: number): number => Math.min(1.05, Math.max(-0.05, value))

/** One step of a finger that is led; a right palm has its thumb side on the left. */
export const stepped = ({ x, y }: Point, [right, up]: Direction): Point => ({
  x: within(x - right * LED.stepHu),
  y: within(y + up * LED.stepHu),
})

/** What buttons need of a finger that they lead. */
export interface Led {
  readonly place: Point
  readonly isTouching: boolean
  towards(direction: Direction): void
  touch(): void
  lift(): void
  /** Where that can be felt. */
  corner?(): void
}

/**
 * A finger that is led by buttons or keys (docs/touch.md): it goes where it is told, at a pace that can be felt, and
 * makes the same samples as any other.
 */
export class Steps implements Led {
  readonly #pen: Pen
  #legs: Leg[] = []
  #at: Point = ANCHORS[4]!
  /** Where it will be, and whether on the palm, when all legs are done. */
  readonly #goal = signal<Point>(ANCHORS[4]!)
  readonly #willTouch = signal(false)
  #passedAtMs = 0
  readonly #stirred: () => void

  constructor(pen: Pen, stirred: () => void = () => {}) {
    this.#pen = pen
    this.#stirred = stirred
  }

  get isBusy(): boolean {
    return this.#legs.length > 0
  }

  get place(): Point {
    return this.#goal.value
  }

  get isTouching(): boolean {
    return this.#willTouch.value
  }

  /** In the air it touches down there; on the palm it slides there. */
  toAnchor(number: number): void {
    const place = ANCHORS[number - 1]
    if (!place) return
    this.#goes(place)
    if (!this.#willTouch.peek()) this.touch()
  }

  /** On the palm it draws, in the air it only moves. */
  towards(direction: Direction): void {
    this.#goes(stepped(this.#goal.peek(), direction))
  }

  touch(): void {
    if (this.#willTouch.peek()) return
    this.#willTouch.value = true
    this.#push({ do: 'down' }, { do: 'rest', ms: LED.settlesMs })
  }

  lift(): void {
    if (!this.#willTouch.peek()) return
    this.#willTouch.value = false
    this.#push({ do: 'lift' })
  }

  corner(): void {
    if (this.#willTouch.peek()) this.#push({ do: 'rest', ms: LED.cornerMs })
  }

  /** The drawing is held: the finger is in the air. */
  stop(): void {
    this.#legs = []
    this.#goal.value = this.#at
    this.#willTouch.value = false
  }

  /** Once a frame, before the pen's. */
  pass(nowMs: number): void {
    let leftMs = Math.min(nowMs - this.#passedAtMs, MOST_PASS_MS)
    this.#passedAtMs = nowMs
    while (leftMs > 0 && this.#legs.length > 0) leftMs = this.#walks(this.#legs[0]!, leftMs, nowMs)
  }

  #goes(to: Point): void {
    this.#goal.value = to
    this.#push({ do: 'go', to })
  }

  #push(...legs: readonly Leg[]): void {
    this.#legs.push(...legs)
    this.#stirred()
  }

  /** How much of the time is left after it. */
  #walks(leg: Leg, leftMs: number, nowMs: number): number {
    switch (leg.do) {
      case 'down':
        this.#pen.down(this.#at, nowMs, LED.restsMs)
        return this.#ends(leftMs)
      case 'lift':
        this.#pen.up(nowMs)
        return this.#ends(leftMs)
      case 'rest':
        if (leg.ms <= leftMs) return this.#ends(leftMs - leg.ms)
        this.#legs[0] = { do: 'rest', ms: leg.ms - leftMs }
        return 0
      case 'go':
        return this.#slides(leg.to, leftMs, nowMs)
    }
  }

  #slides(to: Point, leftMs: number, nowMs: number): number {
    const away = Math.hypot(to.x - this.#at.x, to.y - this.#at.y)
    const neededMs = this.#pen.isDown ? away / LED.huPerMs : 0
    const share = neededMs <= leftMs ? 1 : leftMs / neededMs
    this.#at = {
      x: this.#at.x + (to.x - this.#at.x) * share,
      y: this.#at.y + (to.y - this.#at.y) * share,
    }
    this.#pen.move(this.#at, nowMs)
    return share === 1 ? this.#ends(leftMs - neededMs) : 0
  }

  #ends(leftMs: number): number {
    this.#legs.shift()
    return leftMs
  }
}
