import type { Face, Place, Point } from '@veillee/touch'
import type { Spot } from '../curve.ts'

/** Where a hand is drawn, in drawing units. */
export const STAGE = { width: 600, height: 800 } as const

/** The one place where hand units become drawing units. */
const UNITS_PER_HU = 280
const MIDDLE_HU = 0.325
const WRIST_Y = 722

export type Side = 'left' | 'right'

/** Whose hand, and which side of it faces us, fingers up. */
export interface Pose {
  readonly side: Side
  readonly face: Face
}

/** The pose in which x runs to the right: everything is drawn for it, and turned over for the other. */
export const UNTURNED: Pose = { side: 'left', face: 'palm' }

export const unitsOf = (hu: number): number => hu * UNITS_PER_HU

/** A left palm and a right back have the thumb on our left; the other two are their mirror images. */
export const isMirrored = ({ side, face }: Pose): boolean => (side === 'right') === (face === 'palm')

/** Where a point of the hand is on the stage. */
export function onStage({ x, y }: Point, pose: Pose): Spot {
  const across = unitsOf(x - MIDDLE_HU)
  return [STAGE.width / 2 + (isMirrored(pose) ? -across : across), WRIST_Y - unitsOf(y)]
}

/** The way back, for a finger on a screen. */
export function fromStage([x, y]: Spot, pose: Pose): Place {
  const across = (isMirrored(pose) ? -1 : 1) * (x - STAGE.width / 2)
  return { x: across / UNITS_PER_HU + MIDDLE_HU, y: (WRIST_Y - y) / UNITS_PER_HU, face: pose.face }
}

/** 64ths of a turn, from the fingertips towards the little finger, as degrees clockwise on the stage. */
export const turnOnStage = (angle: number, pose: Pose): number =>
  (isMirrored(pose) ? -1 : 1) * (angle / 64) * 360
