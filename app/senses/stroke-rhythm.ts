import { type FeltFrame, Teller, type Told } from '@veillee/touch'
import { vibrate } from '../device/buzz.ts'
import { settings } from '../device/settings.ts'

/** A line is felt by how long it buzzes, a corner by a pause: slow, since a motor is, and fingers tell slow things apart best. */
const RHYTHM = {
  stepMs: 70,
  /** What bends trembles: so long on, so long off. */
  bendOnMs: 35,
  bendOffMs: 35,
  dotMs: 40,
  downMs: 60,
  /** Two short ones: the finger is off. */
  lift: [30, 60, 30],
  /** A motor takes 30 ms to come to rest, so this is clearly a pause. */
  cornerMs: 180,
} as const

/** On and off, in turn, for one thing that a finger did; it never tells where. */
export function rhythmOf(told: Told): readonly number[] {
  switch (told.say) {
    case 'down':
    case 'again':
      return [RHYTHM.downMs]
    case 'dot':
      return [RHYTHM.dotMs]
    case 'lift':
      return RHYTHM.lift
    case 'line': {
      const wholeMs = Math.max(1, Math.round(Math.hypot(told.right, told.up))) * RHYTHM.stepMs
      return told.bend === 0 ? [wholeMs] : trembling(wholeMs)
    }
  }
}

function trembling(wholeMs: number): readonly number[] {
  const { bendOnMs, bendOffMs } = RHYTHM
  const pulses = Math.max(2, Math.round(wholeMs / (bendOnMs + bendOffMs)))
  return Array.from({ length: 2 * pulses - 1 }, (_, i) => (i % 2 === 0 ? bendOnMs : bendOffMs))
}

const lastsMs = (rhythm: readonly number[]): number => rhythm.reduce((sum, ms) => sum + ms, 0)

/** Strokes of a drawing by one motor: each by itself, in order, with a pause at every corner, none cut short by the next. */
export class StrokeRhythm {
  readonly #teller = new Teller()
  #waiting: (readonly number[])[] = []
  #freeAtMs = 0

  /** Whether something is still to be felt. */
  pass(frame: FeltFrame | null, nowMs: number): boolean {
    const [contact] = frame?.contacts ?? []
    this.#waiting.push(...this.#teller.pass(contact ?? null, nowMs).map(rhythmOf))
    const next = nowMs >= this.#freeAtMs ? this.#waiting.shift() : undefined
    if (next) {
      this.#freeAtMs = nowMs + lastsMs(next) + RHYTHM.cornerMs
      if (settings.peek().vibration) vibrate(next)
    }
    return this.#waiting.length > 0
  }

  end(): void {
    if (this.#freeAtMs > 0) vibrate(0)
  }
}
