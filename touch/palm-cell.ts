import type { Point } from './hand.ts'

/** One of nine parts of the palm: its column, its row from the wrist. */
export type Cell = readonly [column: 0 | 1 | 2, row: 0 | 1 | 2]

/** Where the roots of the fingers are. */
const PALM_TOP_HU = 1.1

export const cellOf = ({ x, y }: Point): Cell => [third(x), third(y / PALM_TOP_HU)]

const third = (share: number): 0 | 1 | 2 => Math.min(2, Math.max(0, Math.floor(share * 3))) as 0 | 1 | 2

export const middleOfCell = ([column, row]: Cell): Point => ({
  x: (column + 0.5) / 3,
  y: ((row + 0.5) / 3) * PALM_TOP_HU,
})
