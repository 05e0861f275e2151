/** What printers have in them, upright. */
export const PAPERS = {
  a4: { widthMm: 210, heightMm: 297 },
  letter: { widthMm: 215.9, heightMm: 279.4 },
} as const

export type PaperId = keyof typeof PAPERS

/** No printer reaches the very edge, and cut marks need room. */
const MARGIN_MM = 10

export interface CellSize {
  readonly widthMm: number
  readonly heightMm: number
}

/** Cells without gaps, in the middle of the sheet: seen from behind, the grid is where it was. */
export interface Grid extends CellSize {
  readonly columns: number
  readonly rows: number
  readonly leftMm: number
  readonly topMm: number
}

/** The part of a grid that has cards: a last sheet is seldom full, and marks where nothing lies mislead the knife. */
export function partWith(
  grid: Grid,
  cells: readonly { readonly column: number; readonly row: number }[],
): Grid {
  const [columns, rows] = [cells.map(({ column }) => column), cells.map(({ row }) => row)]
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  return {
    ...grid,
    columns: Math.max(...columns) - left + 1,
    rows: Math.max(...rows) - top + 1,
    leftMm: grid.leftMm + left * grid.widthMm,
    topMm: grid.topMm + top * grid.heightMm,
  }
}

export function gridOn(paper: PaperId, { widthMm, heightMm }: CellSize): Grid {
  const sheet = PAPERS[paper]
  const columns = Math.floor((sheet.widthMm - 2 * MARGIN_MM) / widthMm)
  const rows = Math.floor((sheet.heightMm - 2 * MARGIN_MM) / heightMm)
  return {
    widthMm,
    heightMm,
    columns,
    rows,
    leftMm: (sheet.widthMm - columns * widthMm) / 2,
    topMm: (sheet.heightMm - rows * heightMm) / 2,
  }
}
