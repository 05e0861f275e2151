import type { FeltFrame, Point } from '@veillee/touch'
import { audioNow } from '../device/audio.ts'
import { Shaking } from './shaking.ts'
import { strongest } from './touching.ts'

/** So near, a finger that searches has found it. */
export const FOUND_HU = 0.12
/** From corner to corner, a stroke stays to be found for so long. */
const STAYS_MS = 4_000
/** Who stands so long, or turns so far, is at a corner. */
const CORNER_MS = 150
const CORNER_DEG = 40
const MOVED_HU = 0.06
const PULSE_EVERY_MS = 130

/**
 * The stroke that is being made, as what a searching finger can find: the straight way from the last corner to now. No
 * more of it is kept, and nothing of it once the next one has begun.
 */
export class HeldStroke {
  #from: Point | null = null
  #to: Point | null = null
  #movedAtMs = 0

  follow(frame: FeltFrame | null, nowMs: number): void {
    const contact = strongest(frame)
    if (contact) this.#moveTo({ x: contact.x, y: contact.y }, nowMs)
    else if (nowMs - this.#movedAtMs > STAYS_MS) this.#from = this.#to = null
  }

  /** Nothing is to be found any more. */
  get isGone(): boolean {
    return this.#from === null
  }

  isNear(finger: Point): boolean {
    return this.#from !== null && awayHu(finger, this.#from, this.#to!) <= FOUND_HU
  }

  #moveTo(place: Point, nowMs: number): void {
    if (this.#from === null || this.#to === null) this.#from = this.#to = place
    if (hu(this.#to, place) < MOVED_HU) return
    const hasStood = nowMs - this.#movedAtMs > CORNER_MS && hu(this.#from, this.#to) > 0
    if (hasStood || bendDeg(this.#from, this.#to, place) > CORNER_DEG) this.#from = this.#to
    this.#to = place
    this.#movedAtMs = nowMs
  }
}

/** The sense of whoever slides a finger over the dark hand: the phone stirs where the touch is, and nowhere else. */
export class SearchingFinger {
  readonly #stroke = new HeldStroke()
  readonly #shaking = new Shaking()
  #stirredAtMs = 0

  /** Whether there is still something to be found. */
  pass(frame: FeltFrame | null, finger: Point | null, nowMs: number): boolean {
    this.#stroke.follow(frame, nowMs)
    if (finger && this.#stroke.isNear(finger) && nowMs - this.#stirredAtMs >= PULSE_EVERY_MS) {
      this.#stirredAtMs = nowMs
      this.#shaking.shake([50], nowMs)
      tick()
    }
    return !this.#stroke.isGone
  }

  end(): void {
    this.#shaking.end()
  }
}

/** Always the same, wherever it is: the place is in the arm of whoever searches. */
function tick(): void {
  const audio = audioNow()
  if (!audio) return
  const [from, until] = [audio.currentTime, audio.currentTime + 0.05]
  const loud = audio.createGain()
  loud.gain.setValueAtTime(0.0001, from)
  loud.gain.exponentialRampToValueAtTime(0.25, from + 0.004)
  loud.gain.exponentialRampToValueAtTime(0.0001, until)
  const source = audio.createOscillator()
  source.frequency.value = 330
  source.connect(loud).connect(audio.destination)
  source.start(from)
  source.stop(until + 0.02)
}

const hu = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function bendDeg(a: Point, b: Point, c: Point): number {
  const [ax, ay, bx, by] = [b.x - a.x, b.y - a.y, c.x - b.x, c.y - b.y]
  return (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI
}

function awayHu(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const wayHu2 = dx * dx + dy * dy
  const share = wayHu2 === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / wayHu2
  const nearest = Math.min(1, Math.max(0, share))
  return hu(point, { x: from.x + dx * nearest, y: from.y + dy * nearest })
}
