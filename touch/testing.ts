import { LEVELS } from './constants.ts'
import { feel, newSkin } from './felt.ts'
import { distanceHu, type Point } from './hand.ts'
import type { DrawingSample, MimeSample } from './sample.ts'

// What the tests of the skin are built of.

export type AnySample = MimeSample | DrawingSample

export const seedOf = (n: number) => n.toString(16).padStart(64, '0')
export const STEP_MS = 1000 / 60

export const ink: DrawingSample = {
  tMs: 0,
  object: 'finger',
  x: 0.5,
  y: 0.5,
  face: 'palm',
  angle: 0,
  press: 1,
  contact: 'tip',
  touching: true,
}
export const coin: MimeSample = { ...ink, object: 'coin', contact: 'face', held: 'palm-up' }

export const feltOf = (samples: readonly AnySample[], n = 1, level: number = LEVELS['real-palm']) =>
  feel(newSkin(seedOf(n), level), samples).frames

/** 60 samples a second, from corner to corner at some speed, with a rest at each if one is wanted. */
export function drawn(corners: readonly Point[], huPerS: number, restMs = 0): DrawingSample[] {
  const places: Point[] = [corners[0]!]
  corners.slice(1).forEach((to, i) => {
    const from = corners[i]!
    const steps = Math.max(1, Math.round((distanceHu(from, to) / huPerS) * 60))
    for (let step = 1; step <= steps; step++)
      places.push({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      })
    for (let ms = 0; ms < restMs; ms += STEP_MS) places.push(to)
  })
  return places.map((place, i) => ({ ...ink, ...place, tMs: Math.round(i * STEP_MS) }))
}

export const still = (sample: AnySample, lastsMs: number) =>
  Array.from({ length: Math.ceil(lastsMs / STEP_MS) + 1 }, (_, i) => ({
    ...sample,
    tMs: sample.tMs + Math.round(i * STEP_MS),
  }))

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
export const deviation = (values: readonly number[]) =>
  Math.sqrt(mean(values.map(value => (value - mean(values)) ** 2)))
