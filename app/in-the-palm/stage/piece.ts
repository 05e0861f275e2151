import { restOf } from '@veillee/art'
import {
  type Contact,
  contactsOf,
  type Face,
  footprintOf,
  type Held,
  kindOf,
  type MimeSample,
  type ObjectId,
  type Place,
  regionTouched,
} from '@veillee/touch'

/** The finest steps that live touch keeps (docs/wire.md). */
const GRID = 1024
const TURN = 64
const X = [-1, 2] as const
const Y = [-1, 3.5] as const

/** One of the eleven, wherever the Child has it: in the tray, in the air over the hand, or on the skin. */
export interface Piece {
  readonly object: ObjectId
  isOut: boolean
  x: number
  y: number
  face: Face
  /** In 64ths of a turn, with fractions. */
  angle: number
  press: number
  contact: Contact
  touching: boolean
  /** Only the cloth. */
  areaHu2: number
  /** Only ring and string. */
  aroundDeg: number
}

/** How much of the hand the cloth covers when it is gathered in the fingers, and when it lies open. */
export const GATHERED_HU2 = 0.125
export const OPEN_HU2 = 0.81

export const newPiece = (object: ObjectId): Piece => ({
  object,
  isOut: false,
  x: 0.5,
  y: 0.6,
  face: 'palm',
  angle: 0,
  press: 0,
  // A dart that lay would be a bar: it is its tip that one takes it for.
  contact: object === 'dart' ? 'tip' : restOf(object),
  touching: false,
  areaHu2: GATHERED_HU2,
  aroundDeg: 0,
})

export const isSoft = (object: ObjectId): object is 'cloth' | 'string' =>
  object === 'cloth' || object === 'string'

const goesRound = (object: ObjectId): boolean => object === 'ring' || object === 'string'

const onGrid = (value: number, [least, most]: readonly [number, number]): number =>
  Math.round(Math.min(most, Math.max(least, value)) * GRID) / GRID

/** What the piece is doing now, as a moment of the mime. */
export function sampleOf(piece: Piece, held: Held, tMs: number): MimeSample {
  return {
    tMs: Math.round(tMs),
    object: piece.object,
    x: onGrid(piece.x, X),
    y: onGrid(piece.y, Y),
    face: piece.face,
    angle: ((Math.round(piece.angle) % TURN) + TURN) % TURN,
    press: piece.touching ? piece.press : 0,
    contact: piece.contact,
    touching: piece.touching,
    held,
    ...(piece.object === 'cloth' && { areaHu2: Math.round(piece.areaHu2 * GRID) / GRID }),
    ...(goesRound(piece.object) && { aroundDeg: Math.round(piece.aroundDeg) }),
  }
}

/** A piece where a kept mime has left it. */
export function resume(piece: Piece, sample: MimeSample): void {
  const { x, y, face, angle, press, contact, touching, areaHu2, aroundDeg } = sample
  Object.assign(piece, { isOut: true, x, y, face, angle, press, contact, touching })
  piece.areaHu2 = areaHu2 ?? piece.areaHu2
  piece.aroundDeg = aroundDeg ?? 0
}

/** The part of the hand under a piece, whether it touches or not. */
export const regionUnder = (piece: Piece, held: Held) =>
  regionTouched({ ...sampleOf(piece, held, 0), touching: true })

/** A string reaches far: beside the hand, over the tray, nothing touches however long it is. */
export const isOverHand = (piece: Piece, held: Held): boolean =>
  piece.y > -0.12 && piece.x > -0.5 && piece.x < 1.2 && regionUnder(piece, held) !== undefined

/** Face, edge, tip, and round again. */
export function nextContact({ object, contact }: Piece): Contact {
  const contacts = contactsOf(kindOf(object))
  return contacts[(contacts.indexOf(contact) + 1) % contacts.length]!
}

/** The end of a dart, of a top or of a string: it could write. */
export function isThin({ object, contact }: Piece): boolean {
  const print = footprintOf(kindOf(object), contact)!
  return print.widthHu <= 0.03 && print.lengthHu <= 0.03
}

const LEAST_REACH_HU = 0.17

/** How near a finger has to be to take it. */
function reachHu({ object, contact, areaHu2 }: Piece): number {
  if (object === 'cloth') return Math.sqrt(areaHu2) / 2
  const print = footprintOf(kindOf(object), contact)!
  return Math.max(LEAST_REACH_HU, Math.min(0.3, Math.max(print.widthHu, print.lengthHu) / 2))
}

/** The piece under a finger, what stands before what lies flat; what hangs in the air can be taken too. */
export function pieceAt(pieces: Iterable<Piece>, place: Place): Piece | undefined {
  const awayHu = ({ x, y }: Piece) => Math.hypot(x - place.x, y - place.y)
  return [...pieces]
    .filter(piece => piece.isOut && piece.face === place.face && awayHu(piece) < reachHu(piece))
    .sort((a, b) => Number(isSoft(a.object)) - Number(isSoft(b.object)) || awayHu(a) - awayHu(b))[0]
}
