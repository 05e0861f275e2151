import { FINGERS } from '@veillee/touch'
import { at, flow } from '../curve.ts'
import type { Paint } from '../palette.ts'
import { type Drawing, each, line, oval, path, put } from '../shape.ts'
import { handShapes } from './hand.ts'
import { axisOf } from './outline.ts'
import { isMirrored, onStage, type Pose, STAGE, UNTURNED, unitsOf } from './stage.ts'

/** A hand for small pictures: flat, with what tells palm from back and nothing more. */
export interface Mini extends Pose {
  readonly hand: Paint
  readonly fingers: Paint
  readonly lines: Paint
}

const stroke = (...points: readonly (readonly [x: number, y: number])[]): string =>
  flow(points.map(([x, y]) => onStage({ x, y }, UNTURNED)))

const palmLines =
  stroke([0.96, 0.84], [0.74, 0.79], [0.5, 0.86], [0.34, 1.02]) +
  stroke([0.05, 0.82], [0.3, 0.74], [0.6, 0.58], [0.82, 0.52]) +
  stroke([0.05, 0.76], [0.24, 0.6], [0.34, 0.36], [0.32, 0.1])

function nail(finger: (typeof FINGERS)[number], paint: Paint): Drawing {
  const { at: place, lengthHu, radiusHu } = axisOf(finger)
  const [x, y] = onStage(place(lengthHu + radiusHu * 0.2, 0), UNTURNED)
  const [tipX, tipY] = onStage(place(lengthHu + 1, 0), UNTURNED)
  const turn = (Math.atan2(tipX - x, y - tipY) * 180) / Math.PI
  return put(oval(0, 0, unitsOf(radiusHu) * 0.56, unitsOf(radiusHu) * 0.74, paint), { x, y, turn: turn })
}

const knuckleLines = each(
  [0.13, 0.375, 0.625, 0.875],
  x => `M${at(onStage({ x: x - 0.06, y: 0.98 }, UNTURNED))}q17 -12 34 0`,
)

/** On the stage, as the large one is. */
export function miniHand({ hand, fingers, lines, ...pose }: Mini): Drawing {
  const [arm, web, palm, ...rest] = handShapes(UNTURNED)
  const body =
    each([arm!, web!], d => path(d, hand)) +
    each(rest, d => path(d, fingers)) +
    path(palm!, hand) +
    (pose.face === 'palm'
      ? line(palmLines, lines, 9, { opacity: 0.7 })
      : line(knuckleLines, lines, 8, { opacity: 0.7 }) + each(FINGERS, finger => nail(finger, lines)))
  return isMirrored(pose) ? put(body, { x: STAGE.width, flip: true }) : body
}
