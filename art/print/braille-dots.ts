import type { Drawing } from '../shape.ts'
import { dotsOf } from './braille.ts'

/** Marburg medium, as in books: dot to dot, cell to cell, line to line. */
export const BRAILLE_MM = { dot: 1.5, apart: 2.5, cell: 6, line: 10 } as const

/** How many cells fit side by side. */
export const cellsIn = (widthMm: number): number =>
  Math.floor((widthMm - BRAILLE_MM.apart - BRAILLE_MM.dot) / BRAILLE_MM.cell) + 1

const short = (value: number): number => Math.round(value * 100) / 100

/** Lines of braille at their real size, dots as round ends of lines without a length; x and y are those of the first dot 1. */
export const brailleDrawing = (lines: readonly string[], x: number, y: number): Drawing =>
  `<path class="braille" fill="none" stroke="#000" stroke-width="${BRAILLE_MM.dot}" stroke-linecap="round" d="${lines
    .flatMap((cells, row) =>
      [...cells].flatMap((cell, column) =>
        dotsOf(cell).map(dot => {
          const [right, down] = [Math.floor((dot - 1) / 3), (dot - 1) % 3]
          const cx = x + column * BRAILLE_MM.cell + right * BRAILLE_MM.apart
          const cy = y + row * BRAILLE_MM.line + down * BRAILLE_MM.apart
          return `M${short(cx)} ${short(cy)}h0`
        }),
      ),
    )
    .join('')}"/>`
