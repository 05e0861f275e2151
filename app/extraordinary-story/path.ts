export interface Place {
  /** From 0 to 1, along a row. */
  readonly x: number
  /** In rows from the top. */
  readonly y: number
  readonly tilt: number
}

const WAVE = 0.16

/** How many rows a path of so many cards takes. */
export const rowsOf = (cards: number, perRow: number): number => Math.max(1, Math.ceil(cards / perRow))

/** A winding path: to the right, and back again underneath, as a story would be laid along a table that is too short. */
export function pathOf(cards: number, perRow: number): readonly Place[] {
  const inRow = Math.min(perRow, Math.max(cards, 1))
  return Array.from({ length: cards }, (_, i) => {
    const row = Math.floor(i / inRow)
    const along = (i % inRow) + 0.5
    const way = row % 2 === 0 ? along : inRow - along
    const wave = Math.sin((way / inRow) * Math.PI * 2)
    return { x: way / inRow, y: row + 0.5 + wave * WAVE, tilt: Math.cos((way / inRow) * Math.PI * 2) * 7 }
  })
}
