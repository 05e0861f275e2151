import type { FeltContact, FeltFrame } from '@veillee/touch'
import { vibrate } from '../device/buzz.ts'
import { canShake } from '../device/senses-here.ts'
import { settings } from '../device/settings.ts'
import { cue } from '../device/sound.ts'
import { speedOf } from './heard-place.ts'
import { signatureOf } from './signature.ts'
import { newcomers, strongest } from './touching.ts'

/** A motor is on or off, and slow to follow (docs/touch.md). */
const SHAKING = {
  leastPulseMs: 25,
  mostPulseMs: 60,
  leastPauseMs: 30,
  mostCallsPerS: 12,
  longestCallMs: 300,
  /** What moves is felt as a grain of so many pulses a second. */
  grainMs: 180,
  /** From one knock to the next. */
  knockMs: 160,
} as const

/** A rhythm that a motor can make: pulses and pauses as long as they are felt, and an end, so that the newest wins. */
export function shakable(rhythm: readonly number[]): readonly number[] {
  const made: number[] = []
  let wholeMs = 0
  for (const [i, ms] of rhythm.entries()) {
    const { leastPulseMs, mostPulseMs, leastPauseMs, longestCallMs } = SHAKING
    const part = i % 2 === 0 ? Math.min(mostPulseMs, Math.max(leastPulseMs, ms)) : Math.max(leastPauseMs, ms)
    if (wholeMs + part > longestCallMs) break
    made.push(part)
    wholeMs += part
  }
  // A pause at the end is nothing.
  return made.length % 2 === 0 ? made.slice(0, -1) : made
}

/** Shakes when something comes down and while it moves; never tells where. Where nothing shakes, a soft knock is heard. */
export class Shaking {
  readonly #isHeard: boolean
  #before: FeltFrame | null = null
  #calledAtMs = Number.NEGATIVE_INFINITY
  #knockedAtMs = Number.NEGATIVE_INFINITY
  #grainAtMs = 0

  /** `isHeard`: a knock may be heard, for it would not be in the way of what else is. */
  constructor({ isHeard = false } = {}) {
    this.#isHeard = isHeard && !canShake()
  }

  pass(frame: FeltFrame | null, nowMs: number): void {
    const [newcomer] = newcomers(this.#before, frame)
    this.#before = frame
    const moving = strongest(frame)
    if (newcomer && this.#isHeard) this.#knock(newcomer, nowMs)
    if (newcomer) this.shake(signatureOf(newcomer).shakes, nowMs)
    else if (moving && speedOf(moving) > 0.3 && nowMs - this.#grainAtMs >= SHAKING.grainMs) {
      this.#grainAtMs = nowMs
      if (signatureOf(moving).shakes.length > 0) this.shake([SHAKING.leastPulseMs], nowMs)
    }
  }

  /** A cloth comes softly: it neither shakes nor knocks. */
  #knock(newcomer: FeltContact, nowMs: number): void {
    if (signatureOf(newcomer).shakes.length === 0 || nowMs - this.#knockedAtMs < SHAKING.knockMs) return
    this.#knockedAtMs = nowMs
    cue('touch')
  }

  /** At most twelve times a second. */
  shake(rhythm: readonly number[], nowMs: number): void {
    if (!settings.peek().vibration || rhythm.length === 0) return
    if (nowMs - this.#calledAtMs < 1_000 / SHAKING.mostCallsPerS) return
    this.#calledAtMs = nowMs
    vibrate(shakable(rhythm))
  }

  end(): void {
    this.#before = null
    if (this.#calledAtMs > 0) vibrate(0)
  }
}
