import { handShapes, onStage, type Pose } from '@veillee/art'
import type { FeltFrame, Point } from '@veillee/touch'

/** The whole hand, or the palm alone. */
export type Part = 'hand' | 'palm'

/** How a hand lies on a canvas of this size. */
export interface HandView {
  readonly pose: Pose
  readonly pxPerHu: number
  readonly middle: Point
  readonly width: number
  readonly height: number
}

/** What of the hand is shown, in hu, and how much room it needs (docs/touch.md). */
const SHOWN = {
  hand: { middle: { x: 0.325, y: 1.08 }, widthHu: 1.45, heightHu: 2.6 },
  palm: { middle: { x: 0.5, y: 0.55 }, widthHu: 1 / 0.82, heightHu: 1 / 0.82 },
} as const

export function handView(part: Part, pose: Pose, width: number, height: number): HandView {
  const { middle, widthHu, heightHu } = SHOWN[part]
  return { pose, middle, width, height, pxPerHu: Math.min(width / widthHu, height / heightHu) }
}

/** The side that looks up; a hand held upright is shown as it would lie. */
export const poseOf = (side: Pose['side'], held: FeltFrame['held']): Pose => ({
  side,
  face: held === 'back-up' ? 'back' : 'palm',
})

/** The pose in which x runs to the right. */
const UNTURNED: Pose = { side: 'left', face: 'palm' }
/** Drawing units to one hu. */
const UNITS = onStage({ x: 1, y: 0 }, UNTURNED)[0] - onStage({ x: 0, y: 0 }, UNTURNED)[0]

/** From drawing units to pixels. */
export function stageTransform(view: HandView): readonly [scale: number, left: number, top: number] {
  const scale = view.pxPerHu / UNITS
  const [x, y] = onStage(view.middle, view.pose)
  return [scale, view.width / 2 - x * scale, view.height / 2 - y * scale]
}

export function toPixels(view: HandView, point: Point): readonly [x: number, y: number] {
  const [scale, left, top] = stageTransform(view)
  const [x, y] = onStage(point, view.pose)
  return [left + x * scale, top + y * scale]
}

/** Where on the hand a finger of whoever searches is. */
export function fromPixels(view: HandView, [px, py]: readonly [number, number]): Point {
  const [zeroX, zeroY] = toPixels(view, { x: 0, y: 0 })
  const across = (px - zeroX) / view.pxPerHu
  return { x: isMirrored(view.pose) ? -across : across, y: (zeroY - py) / view.pxPerHu }
}

/** Whether the thumb is on our right. */
export const isMirrored = (pose: Pose): boolean =>
  onStage({ x: 1, y: 0 }, pose)[0] < onStage({ x: 0, y: 0 }, pose)[0]

const shapes = new Map<string, Path2D>()

/** All that is skin, in drawing units: made once. */
export function handPath(pose: Pose): Path2D {
  const key = `${pose.side} ${pose.face}`
  const path = shapes.get(key) ?? new Path2D(handShapes(pose).join(''))
  shapes.set(key, path)
  return path
}
