import { type Face, isOnBack, type Place, placeIn, REGIONS, type Region, regionAt } from '@veillee/touch'
import { describe, expect, it } from 'vitest'
import type { Spot } from '../curve.ts'
import { regionPaths } from './region.ts'
import { fromStage, onStage, type Pose, STAGE, unitsOf } from './stage.ts'
import { awayFrom, cornersOf, isWithin } from './testing.ts'

/** Skin is judged by capsules and a polygon; the drawn hand may be as much rounder as a millimetre or three. */
const MOST_APART_HU = 0.035

const POSES: readonly Pose[] = (['left', 'right'] as const).flatMap(side =>
  (['palm', 'back'] as const).map(face => ({ side, face })),
)

const GRID: readonly (readonly [x: number, y: number])[] = Array.from({ length: 38 * 62 }, (_, i) => [
  -0.42 + (i % 38) * 0.04,
  -0.08 + Math.floor(i / 38) * 0.04,
])

const drawnRegions = (pose: Pose): readonly (readonly [Region, readonly Spot[]])[] =>
  [...regionPaths(pose)].map(([region, d]) => [region, cornersOf(d)])

const drawnAt = (place: Place, pose: Pose): Region | undefined =>
  drawnRegions(pose).find(([, corners]) => isWithin(onStage(place, pose), corners))?.[0]

const areAlike = (
  a: Region | undefined,
  b: Region | undefined,
  x: number,
  y: number,
  face: Face,
): boolean => {
  if (a === b) return true
  const around = [0, 60, 120, 180, 240, 300].map(degrees => (degrees * Math.PI) / 180)
  return around.some(
    angle => regionAt(x + Math.cos(angle) * MOST_APART_HU, y + Math.sin(angle) * MOST_APART_HU, face) === b,
  )
}

describe.each(POSES)('the $face of a $side hand', pose => {
  const drawn = drawnRegions(pose)

  it('[PALM-2] has every region of this side, and no other', () => {
    const due = REGIONS.filter(region => isOnBack(region) === (pose.face === 'back'))
    expect(new Set(drawn.map(([region]) => region))).toEqual(new Set(due))
  })

  it('[PALM-2] is drawn where skin is judged to be', () => {
    const stray = GRID.filter(([x, y]) => {
      const region = regionAt(x, y, pose.face)
      if (!region) return false
      const corners = drawn.find(([name]) => name === region)![1]
      return awayFrom(onStage({ x, y }, pose), corners) > unitsOf(MOST_APART_HU)
    })
    expect(stray).toEqual([])
  })

  it('[PALM-2] is judged to be where it is drawn', () => {
    const stray = GRID.filter(([x, y]) => {
      const shown = drawn.find(([, corners]) => isWithin(onStage({ x, y }, pose), corners))?.[0]
      return !areAlike(regionAt(x, y, pose.face), shown, x, y, pose.face)
    })
    expect(stray).toEqual([])
  })

  it('[PALM-2] shows the middle of every region inside it', () => {
    for (const [region] of drawn)
      for (const share of [0.2, 0.5, 0.8]) {
        const place = placeIn(region, share, 0.5)
        expect(drawnAt(place, pose), region).toBe(region)
      }
  })

  it('finds the way back from the stage', () => {
    const there = onStage({ x: 0.7, y: 1.3 }, pose)
    expect(fromStage(there, pose)).toEqual({
      x: expect.closeTo(0.7, 9),
      y: expect.closeTo(1.3, 9),
      face: pose.face,
    })
  })

  it('fits on the stage', () => {
    for (const [x, y] of drawn.flatMap(([, corners]) => corners)) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(STAGE.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(STAGE.height)
    }
  })
})

it('[PALM-2] has the thumb on our right only on a right palm and a left back', () => {
  const thumbX = (pose: Pose) => onStage({ x: -0.3, y: 0.8 }, pose)[0] - STAGE.width / 2
  expect(POSES.map(pose => Math.sign(thumbX(pose)))).toEqual([-1, 1, 1, -1])
})
