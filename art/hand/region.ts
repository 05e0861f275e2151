import { type Face, FINGERS, type Finger, type Region } from '@veillee/touch'
import { soft } from '../curve.ts'
import { fingerOutline, type Outline, PALM, shaftOutline, tipOutline } from './outline.ts'
import { onStage, type Pose } from './stage.ts'

/** How round the lines of a hand are. */
const ROUNDNESS = 0.95

export const outlinePath = (outline: Outline, pose: Pose): string =>
  soft(
    outline.map(point => onStage(point, pose)),
    ROUNDNESS,
  )

function fingerRegions(finger: Finger, face: Face): readonly (readonly [Region, Outline])[] {
  if (face === 'back') return [[`${finger}-back`, fingerOutline(finger)]]
  return [
    [`${finger}-tip`, tipOutline(finger)],
    [`${finger}-shaft`, shaftOutline(finger)],
  ]
}

/**
 * The regions of the side that faces us, as path data on the stage. They overlap at the roots of the fingers: a spot
 * belongs to the first that it lies in, as in touch/.
 */
export const regionPaths = (pose: Pose): ReadonlyMap<Region, string> =>
  new Map(
    [[pose.face, PALM] as const, ...FINGERS.flatMap(finger => fingerRegions(finger, pose.face))].map(
      ([region, outline]) => [region, outlinePath(outline, pose)],
    ),
  )
