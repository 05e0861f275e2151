import { FINGERS, type Finger, HAND, type Point } from '@veillee/touch'
import type { Piece } from './piece.ts'

/** A little over four times round a finger: then there is no more string. */
const MOST_DEG = 1440

/** Where a point is in a finger's own directions: along it, and across it from its middle. */
function alongFinger(finger: Finger, { x, y }: Point) {
  const { root, tip, radiusHu } = HAND.fingers[finger]
  const lengthHu = Math.hypot(tip[0] - root[0], tip[1] - root[1])
  const [ux, uy] = [(tip[0] - root[0]) / lengthHu, (tip[1] - root[1]) / lengthHu]
  const [dx, dy] = [x - root[0], y - root[1]]
  return { along: (dx * ux + dy * uy) / lengthHu, across: (dx * uy - dy * ux) / radiusHu }
}

const isBeside = (finger: Finger, point: Point): boolean => {
  const { along } = alongFinger(finger, point)
  return along > 0.05 && along < 1.15
}

/**
 * How the string comes round a finger, and the ring onto one, on a flat screen: the string is led across the finger from
 * side to side, and each crossing is half a turn; the ring is drawn over the tip and down.
 */
export class Winding {
  /** On which side of which finger the string is. */
  #sides = new Map<Finger, -1 | 1>()
  /** The finger whose tip the ring was put over. */
  #threaded: Finger | null = null

  begin(piece: Piece): void {
    this.#sides.clear()
    this.#threaded = FINGERS.find(finger => isOverTip(finger, piece)) ?? null
  }

  /** True if it has just gone farther round. */
  follow(piece: Piece): boolean {
    if (piece.object === 'string') return this.#wound(piece)
    return piece.object === 'ring' && this.#threadedOn(piece)
  }

  #wound(piece: Piece): boolean {
    let crossed = false
    for (const finger of FINGERS) {
      const { across } = alongFinger(finger, piece)
      if (!isBeside(finger, piece) || Math.abs(across) < 0.8 || Math.abs(across) > 2.6) continue
      const side = across < 0 ? -1 : 1
      crossed ||= this.#sides.get(finger) === -side
      this.#sides.set(finger, side)
    }
    if (crossed) piece.aroundDeg = Math.min(MOST_DEG, piece.aroundDeg + 180)
    return crossed
  }

  #threadedOn(piece: Piece): boolean {
    if (this.#threaded === null || piece.aroundDeg > 0 || piece.contact !== 'face') return false
    const { along, across } = alongFinger(this.#threaded, piece)
    if (along > 0.72 || Math.abs(across) > 1.2) return false
    piece.aroundDeg = 360
    return true
  }
}

function isOverTip(finger: Finger, piece: Piece): boolean {
  const { along, across } = alongFinger(finger, piece)
  return along > 0.8 && along < 1.35 && Math.abs(across) < 1.3
}
