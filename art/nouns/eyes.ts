import type { Paint } from '../palette.ts'
import { type Drawing, disc } from '../shape.ts'

/** Dark, with a light in it: an animal’s. */
export const eye = (x: number, y: number, r = 4): Drawing =>
  disc(x, y, r, 'ink') + disc(x + r * 0.3, y - r * 0.35, r * 0.35, 'white')

/** White all round: somebody who is astonished to be told of. */
export const wideEye = (x: number, y: number, r = 7, iris: Paint = 'ink'): Drawing =>
  disc(x, y, r, 'white') + disc(x + r * 0.15, y + r * 0.1, r * 0.5, iris)
