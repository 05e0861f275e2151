import type { Chance } from '@veillee/kernel'
import { FELT } from './constants.ts'
import { distanceHu, type Point } from './hand.ts'
import { rotation, spread } from './noise.ts'

/** How somebody's palm lies to whoever touches it, for a whole gesture. */
export interface Pose {
  readonly cos: number
  readonly sin: number
  readonly shiftX: number
  readonly shiftY: number
}

export function somePose(chance: Chance): Pose {
  const { cos, sin } = rotation((spread(FELT.poseDeg, chance) * Math.PI) / 180)
  const scale = 1 + spread(FELT.poseScale, chance)
  const [shiftX, shiftY] = [spread(FELT.poseShiftHu, chance), spread(FELT.poseShiftHu, chance)]
  return { cos: cos * scale, sin: sin * scale, shiftX, shiftY }
}

/** Turned and stretched about the middle of the palm; far from it no finger is taken for another. */
export function posed({ cos, sin, shiftX, shiftY }: Pose, place: Point): Point {
  const [middleX, middleY] = FELT.poseMiddle
  const [x, y] = [place.x - middleX, place.y - middleY]
  const shift = { x: x * cos - y * sin - x + shiftX, y: x * sin + y * cos - y + shiftY }
  const share = distanceHu(shift, { x: 0, y: 0 }) / FELT.poseMostHu
  const kept = 1 / Math.sqrt(1 + share * share)
  return { x: place.x + shift.x * kept, y: place.y + shift.y * kept }
}
