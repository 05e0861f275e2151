import { fromStage, STAGE } from '@veillee/art'
import type { Held, Place } from '@veillee/touch'
import { poseOf } from './look.ts'

const WIDTH = STAGE.width
/** Above the roots of the fingers the one that is farthest up is touched: its middle, by height. */
const ROOTS_Y = 1.1
const FINGER_X = 0.378
const PALM_X = 0.5

/** The place of the hand under a point of the screen. Upright it is seen from its side: palm on our left, back on our right. */
export function placeUnder(
  svg: SVGSVGElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  held: Held,
): Place {
  const matrix = svg.getScreenCTM()!.inverse()
  const x = matrix.a * clientX + matrix.c * clientY + matrix.e
  const y = matrix.b * clientX + matrix.d * clientY + matrix.f
  return held === 'upright' ? uprightPlace(x, y) : fromStage([x, y], poseOf(held))
}

function uprightPlace(x: number, y: number): Place {
  const { y: height } = fromStage([x, y], { side: 'right', face: 'palm' })
  const isNear = Math.abs(x - WIDTH / 2) < 150
  const across = height > ROOTS_Y ? FINGER_X : PALM_X
  return { x: isNear ? across : 1.9, y: height, face: x < WIDTH / 2 ? 'palm' : 'back' }
}
