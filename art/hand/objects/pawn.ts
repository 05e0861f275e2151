import { darker, mixed } from '../../palette.ts'
import { disc, filled, line, oval, path, rim, shaded } from '../../shape.ts'
import { unitsOf } from '../stage.ts'
import { discPath } from './outline.ts'
import type { Rigid } from './rigid.ts'

const BASE = unitsOf(0.2) / 2
const HEAD = unitsOf(0.12) / 2
const HALF = unitsOf(0.35) / 2
const WOOD = mixed('wood', 'honey', 0.4)

const standing = discPath(BASE)

/** From its head to its base, lying. */
const lying =
  `M-${BASE} ${HALF}Q-${BASE} ${HALF - 12} -${BASE - 4} ${HALF - 14}` +
  `Q-12 ${HALF - 26} -9 -10H-15Q-18 -14 -12 -18A${HEAD} ${HEAD} 0 1 1 12 -18` +
  `Q18 -14 15 -10H9Q12 ${HALF - 26} ${BASE - 4} ${HALF - 14}Q${BASE} ${HALF - 12} ${BASE} ${HALF}Z`

/** A turned pawn of wood. */
export const pawn: Rigid = {
  face: {
    outline: standing,
    body:
      disc(0, 0, BASE, darker(WOOD, 0.68)) +
      disc(-0.8, -1, BASE - 2, darker(WOOD, 0.86)) +
      rim(0, 0, BASE - 5.5, mixed(WOOD, 'butter', 0.35), 2, { opacity: 0.8 }) +
      disc(2, 3, HEAD + 2.4, darker(WOOD, 0.55), { opacity: 0.6 }) +
      disc(0, 0, HEAD, WOOD) +
      oval(-5, -6, 6, 4.4, mixed(WOOD, 'white', 0.55)),
  },
  edge: {
    outline: lying,
    body: filled(
      lying,
      WOOD,
      shaded(`M4 -60H40V60H2Q12 0 4 -60Z`, 0.22) +
        line('M-14 -11.5H14M-23 33Q0 37 23 33', darker(WOOD, 0.62), 3, { opacity: 0.8 }) +
        line('M-5 -2Q-7 14 -16 28', 'butter', 2.6, { opacity: 0.6 }) +
        oval(-5, -38, 5.4, 4.4, mixed(WOOD, 'white', 0.6)),
    ),
  },
  tip: {
    outline: standing,
    body:
      disc(0, 0, BASE, darker(WOOD, 0.68)) +
      disc(-0.8, -1, BASE - 2, WOOD) +
      path(discPath(BASE - 7), 'forest') +
      rim(0, 0, BASE - 7, 'deep', 2) +
      line('M-15 -8A17 17 0 0 1 -3 -16.6', 'sage', 2.6, { opacity: 0.7 }),
  },
}
