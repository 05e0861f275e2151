import { type Colour, darker, mixed } from '../../palette.ts'
import { filled, line, path, rect } from '../../shape.ts'
import { unitsOf } from '../stage.ts'
import { barPath } from './outline.ts'
import type { Rigid } from './rigid.ts'

const SIDE = unitsOf(0.2)
const HALF = SIDE / 2
/** On its edge a cube is as broad as its face’s diagonal. */
const ACROSS = SIDE * Math.SQRT2

/** A cube of plastic, its corners worn smooth. */
export function cube(colour: Colour): Rigid {
  const flat = barPath(SIDE, SIDE, 6)
  const ridged = barPath(ACROSS, SIDE, 4)
  return {
    face: {
      outline: flat,
      body: filled(
        flat,
        darker(colour, 0.78),
        rect(-HALF, -HALF, SIDE - 6, SIDE - 7, colour, 7) +
          rect(-HALF + 7, -HALF + 7, SIDE - 20, SIDE - 21, mixed(colour, 'white', 0.2), 5) +
          line(`M-${HALF - 8} ${HALF - 18}V-${HALF - 8}H${HALF - 18}`, 'white', 3, { opacity: 0.55 }),
      ),
    },
    edge: {
      outline: ridged,
      body: filled(
        ridged,
        darker(colour, 0.74),
        path(`M-${ACROSS / 2} -${HALF}H0V${HALF}H-${ACROSS / 2}Z`, mixed(colour, 'white', 0.12)) +
          line(`M0 -${HALF - 3}V${HALF - 3}`, mixed(colour, 'white', 0.5), 3.4) +
          line(`M-${ACROSS / 2 - 6} -${HALF - 7}V${HALF - 16}`, 'white', 2.6, { opacity: 0.4 }),
      ),
    },
  }
}
