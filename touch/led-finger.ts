import type { Point } from './hand.ts'

/** Nine places of the palm, as they lie on the screen: row by row, from the top left. */
const ACROSS = [0.85, 0.5, 0.15] as const
const ALONG = [0.93, 0.58, 0.23] as const
export const ANCHORS: readonly Point[] = ALONG.flatMap(y => ACROSS.map(x => ({ x, y })))

/** To the right of the screen and up. A right palm has its little finger on the left, where x is largest. */
export type Direction = readonly [right: -1 | 0 | 1, up: -1 | 0 | 1]

/** Row by row; the middle one is the finger itself. */
export const DIRECTIONS: readonly Direction[] = ([1, 0, -1] as const).flatMap(up =>
  ([-1, 0, 1] as const).map((right): Direction => [right, up]),
)
