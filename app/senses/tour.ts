import type { Drawing, DrawingSample, Point } from '@veillee/touch'

const SAMPLE_MS = 1_000 / 60
const HU_PER_S = 0.45

const sampleAt = ({ x, y }: Point, tMs: number, touching: boolean): DrawingSample => ({
  tMs: Math.round(tMs),
  object: 'finger',
  x,
  y,
  face: 'palm',
  angle: 0,
  press: touching ? 1 : 0,
  contact: 'tip',
  touching,
})

/** A finger that goes calmly from place to place, and lifts at the end. */
function drawnAlong(places: readonly Point[]): Drawing {
  const samples: DrawingSample[] = []
  let atMs = 0
  const add = (place: Point): void => {
    samples.push(sampleAt(place, atMs, true))
    atMs += SAMPLE_MS
  }
  for (const [i, to] of places.entries()) {
    const from = places[i - 1] ?? to
    const steps = Math.max(1, Math.round((Math.hypot(to.x - from.x, to.y - from.y) / HU_PER_S) * 60))
    for (let step = 1; step <= steps; step++)
      add({ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps })
  }
  return { kind: 'drawing', samples: [...samples, sampleAt(places.at(-1)!, atMs, false)] }
}

/** A finger that stays in a place for a while, with the small stir that keeps a touch alive. */
export function heldAt({ x, y }: Point, ms: number): Drawing {
  const count = Math.ceil(ms / SAMPLE_MS)
  const samples = Array.from({ length: count }, (_, i) =>
    sampleAt({ x: x + 0.03 * Math.sin(i / 4), y }, i * SAMPLE_MS, true),
  )
  return { kind: 'drawing', samples: [...samples, sampleAt({ x, y }, count * SAMPLE_MS, false)] }
}

/** Across the palm, up it, and round: ten seconds in which every direction is met. */
export const TOUR: Drawing = drawnAlong([
  { x: 0.9, y: 0.55 },
  { x: 0.1, y: 0.55 },
  { x: 0.5, y: 0.55 },
  { x: 0.5, y: 0.1 },
  { x: 0.5, y: 1 },
  { x: 0.85, y: 0.75 },
  { x: 0.75, y: 0.25 },
  { x: 0.25, y: 0.25 },
  { x: 0.2, y: 0.8 },
  { x: 0.5, y: 1 },
])
