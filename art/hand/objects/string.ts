import type { Point } from '@veillee/touch'
import { flow, type Spot, short } from '../../curve.ts'
import { mixed, type Paint } from '../../palette.ts'
import { type Drawing, line, put } from '../../shape.ts'
import { unitsOf } from '../stage.ts'

const THICK = unitsOf(0.03)
const HEMP = mixed('sand', 'butter', 0.3)

/** How the string lies when nobody has touched it yet: all of it, in hu about its middle. */
export const STRING_AT_REST: readonly Point[] = [
  { x: -0.506, y: -0.271 },
  { x: -0.38, y: 0.226 },
  { x: -0.09, y: 0.307 },
  { x: 0.018, y: -0.054 },
  { x: 0.217, y: -0.344 },
  { x: 0.488, y: -0.127 },
  { x: 0.398, y: 0.271 },
  { x: 0.127, y: 0.108 },
  { x: 0.271, y: -0.145 },
]

/** Two loose threads where the string was cut, going on where it was heading. */
function frayed([x, y]: Spot, [fromX, fromY]: Spot): Drawing {
  const heading = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI
  return put(line('M0 0Q6 1 12 -5M0 0Q7 -1 13 3M0 0h9', HEMP, 2.2), { x, y, turn: heading })
}

/** The string through the spots that hands have dragged it to, six to ten of them. */
export function stringBody(spots: readonly Spot[], thick = THICK): Drawing {
  const d = flow(spots)
  return (
    line(d, mixed('dune', 'walnut', 0.3), thick) +
    line(d, HEMP, thick * 0.78) +
    line(d, mixed('dune', 'walnut', 0.2), thick * 0.7, {
      dash: `${short(thick * 0.19)} ${short(thick * 0.64)}`,
      opacity: 0.75,
    }) +
    frayed(spots[0]!, spots[1]!) +
    frayed(spots.at(-1)!, spots.at(-2)!)
  )
}

export const stringShape = (spots: readonly Spot[], paint: Paint, thick = THICK): Drawing =>
  line(flow(spots), paint, thick)

/** For small pictures the same string is drawn as thick as a rope. */
export const ROPE = THICK * 2.6
