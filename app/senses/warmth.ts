import { type Damped, followed, resting } from './damped.ts'
import type { Spot } from './spots.ts'

/** How the skin around a touch keeps warm (docs/touch.md). */
export const WARMTH = {
  /** Wider than anything that is drawn into a palm: no line can be read from where it was warm. */
  reachHu: 0.55,
  riseMs: 500,
  /** Hardly longer than a light: nothing may be left of it soon after the lift. */
  fallMs: 110,
  lagMs: 450,
} as const

/** One round place, however many touch: where it was warm comes slowly after where it is touched. */
export interface Warmth {
  /** 0 to 1. */
  readonly heat: number
  readonly x: Damped
  readonly y: Damped
}

export function warmthAfter(before: Warmth | null, spots: readonly Spot[], stepMs: number): Warmth | null {
  const here = spots.filter(({ isHere }) => isHere)
  if (here.length === 0) return cooled(before, stepMs)
  const [x, y] = [middleOf(here.map(spot => spot.x.at)), middleOf(here.map(spot => spot.y.at))]
  const from = before ?? { heat: 0, x: resting(x), y: resting(y) }
  return {
    heat: Math.min(1, from.heat + stepMs / WARMTH.riseMs),
    x: followed(from.x, x, WARMTH.lagMs, stepMs),
    y: followed(from.y, y, WARMTH.lagMs, stepMs),
  }
}

/** Where it was: what cools does not move. */
function cooled(before: Warmth | null, stepMs: number): Warmth | null {
  const heat = (before?.heat ?? 0) - stepMs / WARMTH.fallMs
  return before && heat > 0 ? { heat, x: resting(before.x.at), y: resting(before.y.at) } : null
}

const middleOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
