import type { Deck, Face, PrintedCard } from './deck.ts'
import { type Grid, gridOn, type PaperId } from './paper.ts'

export interface PlacedFace {
  readonly name: string
  readonly face: Face
  readonly column: number
  readonly row: number
}

/** One side of a sheet of paper. */
export interface Page {
  readonly side: 'front' | 'back'
  /** Counted from 1. */
  readonly sheet: number
  readonly faces: readonly PlacedFace[]
}

/** The cell as it lies on the sheet. */
export const gridOf = (deck: Deck, paper: PaperId): Grid =>
  gridOn(
    paper,
    deck.isTurned
      ? { widthMm: deck.heightMm, heightMm: deck.widthMm }
      : { widthMm: deck.widthMm, heightMm: deck.heightMm },
  )

/** Fronts, and behind each sheet its backs: a sheet that is turned over its long edge has its columns the other way round. */
export function pagesOf(deck: Deck, paper: PaperId): readonly Page[] {
  const { columns, rows } = gridOf(deck, paper)
  const perSheet = columns * rows
  const sheets = Array.from({ length: Math.ceil(deck.cards.length / perSheet) }, (_, i) =>
    deck.cards.slice(i * perSheet, (i + 1) * perSheet),
  )
  return sheets.flatMap((cards, i) => [
    { side: 'front', sheet: i + 1, faces: laidOut(cards, columns, 'front') },
    { side: 'back', sheet: i + 1, faces: laidOut(cards, columns, 'back') },
  ])
}

const laidOut = (
  cards: readonly PrintedCard[],
  columns: number,
  side: 'front' | 'back',
): readonly PlacedFace[] =>
  cards.map((card, i) => {
    const column = i % columns
    return {
      name: card.name,
      face: card[side],
      column: side === 'front' ? column : columns - 1 - column,
      row: Math.floor(i / columns),
    }
  })
