import { short } from '../../curve.ts'
import { darker, mixed } from '../../palette.ts'
import { disc, filled, line, oval, path, shaded } from '../../shape.ts'
import { unitsOf } from '../stage.ts'
import { discPath } from './outline.ts'
import type { Rigid } from './rigid.ts'

const RADIUS = unitsOf(0.4) / 2

const standing = discPath(RADIUS)

const wedge = (degrees: number): string => {
  const spot = (angle: number) => {
    const radians = (angle * Math.PI) / 180
    return `${short(Math.cos(radians) * RADIUS)} ${short(Math.sin(radians) * RADIUS)}`
  }
  return `M0 0L${spot(degrees)}A${RADIUS} ${RADIUS} 0 0 1 ${spot(degrees + 24)}Z`
}

/** Stem above, belly, point below. */
const lying =
  `M-7 -${RADIUS - 4}Q-7 -${RADIUS} 0 -${RADIUS}Q7 -${RADIUS} 7 -${RADIUS - 4}L6 -30Q30 -28 ${RADIUS - 6} -14` +
  `Q${RADIUS} -8 ${RADIUS} -4Q${RADIUS - 2} 6 40 14Q16 26 5 ${RADIUS - 6}Q0 ${RADIUS + 6} -5 ${RADIUS - 6}` +
  `Q-16 26 -40 14Q-${RADIUS - 2} 6 -${RADIUS} -4Q-${RADIUS} -8 -${RADIUS - 6} -14Q-30 -28 -6 -30Z`

/** A painted spinning top. */
export const top: Rigid = {
  edge: {
    outline: lying,
    body: filled(
      lying,
      'red',
      path('M-70 -34H70V-19Q0 -8 -70 -19Z', 'mustard') +
        path('M-70 -18Q0 -7 70 -18V-8Q0 4 -70 -8Z', 'butter') +
        path('M-70 8Q0 24 70 8V18Q0 34 -70 18Z', 'teal') +
        path(`M-14 34H14V${RADIUS + 8}H-14Z`, 'slate') +
        path(`M-10 -${RADIUS + 2}H10V-29Q0 -26 -10 -29Z`, 'wood') +
        shaded('M14 -60H70V60H0Q26 10 14 -60Z', 0.2) +
        line('M-38 -14Q-46 -8 -44 0', 'white', 3.4, { opacity: 0.6 }) +
        line(`M-3 -${RADIUS - 8}V-34`, 'butter', 2.4, { opacity: 0.7 }),
    ),
  },
  tip: {
    outline: standing,
    body:
      disc(0, 0, RADIUS, 'red') +
      disc(0, 0, RADIUS - 10, 'butter') +
      disc(0, 0, RADIUS - 20, 'teal') +
      disc(0, 0, RADIUS - 32, 'mustard') +
      path([0, 60, 120, 180, 240, 300].map(wedge).join(''), 'shade', { opacity: 0.12 }) +
      disc(2, 3, 12, 'dark', { opacity: 0.5 }) +
      disc(0, 0, 10.5, darker('wood', 0.8)) +
      disc(-0.6, -0.8, 9, mixed('wood', 'honey', 0.4)) +
      oval(-3, -3.4, 3.4, 2.6, 'butter') +
      line('M-47 -17A50 50 0 0 1 -11 -49', 'white', 4.4, { opacity: 0.6 }),
  },
}
