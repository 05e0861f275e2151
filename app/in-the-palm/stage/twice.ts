import type { Piece } from './piece.ts'

const TWICE_MS = 340
const TWICE_HU = 0.1

/** Two taps of the same piece on the same spot. */
export class Twice {
  #last: { readonly piece: Piece; readonly atMs: number; readonly x: number; readonly y: number } | null =
    null

  /** True at the second one. */
  tapped(piece: Piece, atMs: number): boolean {
    const { x, y } = piece
    const before = this.#last
    const isSoon = before?.piece === piece && atMs - before.atMs < TWICE_MS
    const isTwice = isSoon && Math.hypot(before.x - x, before.y - y) < TWICE_HU
    this.#last = isTwice ? null : { piece, atMs, x, y }
    return isTwice
  }
}
