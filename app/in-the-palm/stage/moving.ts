import { contactsOf, kindOf } from '@veillee/touch'
import { OPEN_HU2, type Piece } from './piece.ts'

/** A flick turns a top for long, a coin for less. In 64ths a second, and how much of it is left after a second. */
const SPIN_PER_S = 64 * 3
const SLOWEST_PER_S = 64 * 0.6
const LEFT_AFTER_S = { top: 0.55, coin: 0.4, ring: 0.35 } as const
/** A cloth that is let go falls open. */
const OPENS_MS = 420
const WANDERS_HU = 0.012

interface Spin {
  readonly piece: Piece
  readonly x: number
  readonly y: number
  perS: number
}

/** What goes on by itself when the fingers are gone: tops, coins and rings that spin, cloth that falls open. */
export class Moving {
  #spins: Spin[] = []
  #opening: { readonly piece: Piece; readonly fromHu2: number; readonly startMs: number } | null = null

  get isBusy(): boolean {
    return this.#spins.length > 0 || this.#opening !== null
  }

  spin(piece: Piece): void {
    this.stop(piece)
    piece.press = 1
    piece.contact = kindOf(piece.object) === 'top' ? 'tip' : 'edge'
    this.#spins.push({ piece, x: piece.x, y: piece.y, perS: SPIN_PER_S })
  }

  open(piece: Piece, tMs: number): void {
    this.#opening = { piece, fromHu2: piece.areaHu2, startMs: tMs }
  }

  stop(piece: Piece): void {
    this.#spins = this.#spins.filter(one => one.piece !== piece)
    if (this.#opening?.piece === piece) this.#opening = null
  }

  /** What has moved. */
  pass(tMs: number, passedMs: number): readonly Piece[] {
    const moved = this.#spins.map(({ piece }) => piece)
    for (const one of this.#spins) turn(one, tMs, passedMs)
    this.#spins = this.#spins.filter(({ perS }) => perS > SLOWEST_PER_S)
    return this.#opening ? [...moved, this.#unfold(tMs)] : moved
  }

  #unfold(tMs: number): Piece {
    const { piece, fromHu2, startMs } = this.#opening!
    const share = Math.min(1, (tMs - startMs) / OPENS_MS)
    piece.areaHu2 = fromHu2 + (OPEN_HU2 - fromHu2) * share
    if (share === 1) this.#opening = null
    return piece
  }
}

/** It wanders a little, slows down, and at last falls on its side. */
function turn(spin: Spin, tMs: number, passedMs: number): void {
  const { piece, x, y } = spin
  const left = LEFT_AFTER_S[kindOf(piece.object) as keyof typeof LEFT_AFTER_S]
  spin.perS *= left ** (passedMs / 1000)
  piece.angle += (spin.perS * passedMs) / 1000
  piece.x = x + WANDERS_HU * Math.sin(tMs / 170)
  piece.y = y + WANDERS_HU * Math.cos(tMs / 230)
  if (spin.perS <= SLOWEST_PER_S) piece.contact = contactsOf(kindOf(piece.object))[0]!
}
