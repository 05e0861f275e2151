import { fromStage } from '@veillee/art'
import { type DrawingSample, type Rolled, rolled, strokesOf, unrolledDrawing } from '@veillee/touch'
import { onPalm, PALM_BOX, PALM_POSE } from './palm-box.ts'

/** Where a finger is on the pad, in shares of it, and when. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly atMs: number
}

export type Stroke = readonly Spot[]

const SAMPLE_MS = 1000 / 60
/** However long somebody thinks between two lines. */
const LIFT_MS = 200

function sampleOf({ x, y }: Spot, tMs: number, touching: boolean): DrawingSample {
  const { x: left, y: top, size } = PALM_BOX
  const place = fromStage([left + x * size, top + y * size], PALM_POSE)
  return { ...place, face: 'palm', tMs, object: 'finger', angle: 0, press: 1, contact: 'tip', touching }
}

/** No more than sixty a second: a quick screen measures oftener than a gesture keeps. */
function thinned(stroke: Stroke): Stroke {
  const kept: Spot[] = []
  for (const spot of stroke) {
    const before = kept.at(-1)
    if (!before || spot.atMs - before.atMs >= SAMPLE_MS) kept.push(spot)
  }
  return kept
}

/** What was drawn on the pad, as the wire takes it. */
export function rolledSketch(strokes: readonly Stroke[]): Rolled<'drawing'> {
  const samples: DrawingSample[] = []
  let beginsAt = 0
  for (const stroke of strokes.map(thinned)) {
    const [{ atMs: downAt } = { atMs: 0 }] = stroke
    const [last] = stroke.slice(-1)
    if (!last) continue
    for (const spot of stroke) samples.push(sampleOf(spot, beginsAt + spot.atMs - downAt, true))
    const liftedAt = beginsAt + last.atMs - downAt + SAMPLE_MS
    samples.push(sampleOf(last, liftedAt, false))
    beginsAt = liftedAt + LIFT_MS
  }
  return rolled({ kind: 'drawing', samples })
}

/** A sketch that was fetched, as paths in the measures of the palm's picture. */
export function sketchPaths(drawing: Rolled<'drawing'>): readonly string[] {
  return strokesOf(unrolledDrawing(drawing)).map(stroke => {
    const spots = stroke.map(point => onPalm(point).map(Math.round).join(' '))
    return spots.length === 1 ? `M${spots[0]}h0` : `M${spots.join('L')}`
  })
}
