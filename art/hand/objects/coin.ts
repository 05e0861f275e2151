import { starShape } from '../../curve.ts'
import { mixed } from '../../palette.ts'
import { disc, filled, line, path, rim } from '../../shape.ts'
import { unitsOf } from '../stage.ts'
import { barPath, discPath } from './outline.ts'
import type { Rigid } from './rigid.ts'

const RADIUS = unitsOf(0.29) / 2
const THICK = unitsOf(0.03)
const SILVER = mixed('steel', 'white', 0.35)
const GROOVE = mixed('steel', 'slate', 0.6)

const lying = discPath(RADIUS)
const standing = barPath(THICK, RADIUS * 2, 2)

const reeds = Array.from({ length: 17 }, (_, i) => `M-4.2 ${-36 + i * 4.5}h8.4`).join('')

/** A coin of a fairground: no country’s, and a star on it. */
export const coin: Rigid = {
  face: {
    outline: lying,
    body:
      disc(0, 0, RADIUS, GROOVE) +
      disc(0, 0, RADIUS - 3, SILVER) +
      rim(0, 0, RADIUS - 8.5, GROOVE, 2.6, { dash: '2.6 3.6' }) +
      path(starShape(0, 1.5, 21.5, 5, 0.46), GROOVE) +
      path(starShape(-1, 0.3, 19.5, 5, 0.46), mixed('steel', 'slate', 0.28)) +
      line('M-33.5 -15A37 37 0 0 1 2 -37', 'white', 4, { opacity: 0.85 }) +
      line('M34 14A37 37 0 0 1 20 31', 'white', 2.6, { opacity: 0.4 }),
  },
  edge: {
    outline: standing,
    body: filled(
      standing,
      mixed('steel', 'white', 0.15),
      line(reeds, GROOVE, 1.6, { opacity: 0.8 }) + line('M-2.2 -38V38', 'white', 1.8, { opacity: 0.7 }),
    ),
  },
}
