import { darker, mixed } from '../../palette.ts'
import { disc, filled, line, path } from '../../shape.ts'
import { unitsOf } from '../stage.ts'
import type { Rigid } from './rigid.ts'

const LENGTH = unitsOf(1.2)
const TIP = -LENGTH / 2
const TAIL = LENGTH / 2
const SHAFT = unitsOf(0.05) / 2
const FLIGHT = unitsOf(0.3) / 2

const NOTCH = TAIL - 22
const WING = TAIL - 78

const point = `M0 ${TIP}Q2.4 ${TIP + 20} 2.8 ${TIP + 92}H-2.8Q-2.4 ${TIP + 20} 0 ${TIP}Z`
const barrel = `M-3 ${TIP + 86}Q-${SHAFT} ${TIP + 94} -${SHAFT} ${TIP + 110}V${TIP + 196}Q-5 ${TIP + 206} -3.4 ${TIP + 212}H3.4Q5 ${TIP + 206} ${SHAFT} ${TIP + 196}V${TIP + 110}Q${SHAFT} ${TIP + 94} 3 ${TIP + 86}Z`
const wing = `M0 ${WING - 16}Q-20 ${WING + 4} -${FLIGHT} ${WING + 26}L-${FLIGHT - 4} ${TAIL}Q-18 ${TAIL - 6} 0 ${NOTCH}Z`
const otherWing = `M0 ${WING - 16}Q20 ${WING + 4} ${FLIGHT} ${WING + 26}L${FLIGHT - 4} ${TAIL}Q18 ${TAIL - 6} 0 ${NOTCH}Z`

const grooves = Array.from({ length: 8 }, (_, i) => `M-${SHAFT} ${TIP + 116 + i * 10}H${SHAFT}`).join('')

/** Four wings seen along the shaft. */
const cross = [0, 1, 2, 3]
  .map(i => {
    const [x, y] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][i]!
    const [px, py] = [-y! * 4, x! * 4]
    return `M${px} ${py}L${x! * FLIGHT + px * 2.4} ${y! * FLIGHT + py * 2.4}L${x! * FLIGHT - px * 2.4} ${y! * FLIGHT - py * 2.4}L${-px} ${-py}Z`
  })
  .join('')

const wings =
  path(cross, 'red') +
  line(`M0 -${FLIGHT - 4}V${FLIGHT - 4}M-${FLIGHT - 4} 0H${FLIGHT - 4}`, mixed('red', 'butter', 0.6), 2.4)

/** Its point is blunt enough for a grandfather’s palm. */
export const dart: Rigid = {
  face: {
    outline: cross,
    body: wings + disc(0, 0, SHAFT, 'slate') + disc(-1, -1, 4, 'steel') + disc(-1.4, -1.4, 1.8, 'white'),
  },
  edge: {
    outline: point + barrel + wing + otherWing,
    body:
      path(point, 'slate') +
      line(`M-0.8 ${TIP + 24}V${TIP + 84}`, 'white', 1.4, { opacity: 0.7 }) +
      path(`M-3.4 ${TIP + 206}H3.4V${NOTCH}H-3.4Z`, 'dark') +
      filled(
        barrel,
        'steel',
        line(grooves, 'slate', 2.6, { opacity: 0.8 }) +
          path(`M2 ${TIP + 80}H9V${TIP + 214}H2Z`, 'shade', { opacity: 0.25 }) +
          line(`M-4 ${TIP + 96}V${TIP + 198}`, 'white', 2, { opacity: 0.7 }),
      ) +
      path(wing, 'red') +
      path(otherWing, darker('red', 0.74)) +
      line(`M0 ${WING - 8}V${NOTCH + 4}`, 'butter', 2.6),
  },
  tip: { outline: cross, body: wings + disc(0, 0, 6, 'dark') + disc(-1, -1, 3, 'slate') },
}
