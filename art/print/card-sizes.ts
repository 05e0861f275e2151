import type { CellSize } from './paper.ts'

/** Cards as they are held. */
export const CARD_SIZES = {
  memories: { widthMm: 84, heightMm: 57.25 },
  constraints: { widthMm: 56, heightMm: 70 },
  words: { widthMm: 72, heightMm: 44 },
  symbols: { widthMm: 60, heightMm: 84 },
} as const satisfies Readonly<Record<string, CellSize>>
