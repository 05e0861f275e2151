import { mixed } from '../../palette.ts'
import { filled, line, path, rim } from '../../shape.ts'
import { unitsOf } from '../stage.ts'
import { barPath, ringPath } from './outline.ts'
import type { Rigid } from './rigid.ts'

const RADIUS = unitsOf(0.27) / 2
const HOLE = unitsOf(0.21) / 2
const MIDDLE = (RADIUS + HOLE) / 2
const THICK = unitsOf(0.03)

const lying = ringPath(RADIUS, HOLE)
const standing = barPath(THICK, RADIUS * 2, THICK / 2)

/** A plain brass ring, too wide for any finger. */
export const ring: Rigid = {
  face: {
    outline: lying,
    body:
      path(lying, 'brass') +
      rim(0, 0, MIDDLE, mixed('straw', 'mustard', 0.3), (RADIUS - HOLE) * 0.6) +
      line('M-27 -20A33.6 33.6 0 0 1 6 -33', 'white', 3, { opacity: 0.9 }) +
      line('M24 23.5A33.6 33.6 0 0 1 10 32', 'butter', 2.4, { opacity: 0.7 }),
  },
  edge: {
    outline: standing,
    body: filled(
      standing,
      'brass',
      line('M-1 -34V34', 'straw', 4) + line('M-1.6 -30V-8', 'white', 2, { opacity: 0.9 }),
    ),
  },
}
