import { objectDrawing, onStage, onUpright, type Pose, softDrawing, turnOnStage } from '@veillee/art'
import type { Contact, Face, Held, ObjectId, Place, Point } from '@veillee/touch'
import { isSoft } from './piece.ts'
import type { SoftShapes } from './soft.ts'

/** Grandfather's hand, as everybody but he sees it. */
export const SIDE = 'right'

/** A piece as it is to be seen. */
export interface Seen {
  readonly object: ObjectId
  readonly isOut: boolean
  readonly x: number
  readonly y: number
  readonly face: Face
  readonly angle: number
  readonly contact: Contact
  readonly touching: boolean
}

/** What a piece looks like, and where on the picture. Two looks with the same key are one drawing. */
interface Look {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly drawing: () => string
}

const IN_AIR_HU = 0.22

/** The side of the hand that faces us. */
export const faceOf = (held: Held): Face => (held === 'back-up' ? 'back' : 'palm')

export const poseOf = (held: Held): Pose => ({ side: SIDE, face: faceOf(held) })

/** Where a place of the hand is seen, however it is held. */
export const spotOf = (place: Place, held: Held): readonly [x: number, y: number] =>
  held === 'upright' ? onUpright(place, SIDE) : onStage(place, poseOf(held))

/** Null for what is in the tray, or on the side of the hand that is turned away. */
export function lookOf(piece: Seen, held: Held, soft: SoftShapes): Look | null {
  if (!piece.isOut || (held !== 'upright' && piece.face !== faceOf(held))) return null
  const nodes = isSoft(piece.object) && piece.touching ? soft[piece.object] : []
  return nodes.length > 0 ? softLook(piece, held, nodes) : rigidLook(piece, held)
}

function rigidLook(piece: Seen, held: Held): Look {
  const { object, contact, touching } = piece
  const turn = Math.round(turnOnStage(Math.round(piece.angle), poseOf(held)))
  const [x, y] = spotOf(piece, held)
  const liftHu = touching ? 0 : IN_AIR_HU
  return {
    key: `${contact} ${turn} ${touching}`,
    x,
    y,
    drawing: () => objectDrawing(object, { contact, turn, liftHu }),
  }
}

function softLook(piece: Seen, held: Held, nodes: readonly Point[]): Look {
  const spots = nodes.map(({ x, y }) => spotOf({ x, y, face: piece.face }, held))
  return {
    key: spots.map(([x, y]) => `${x | 0} ${y | 0}`).join(),
    x: 0,
    y: 0,
    drawing: () => softDrawing(piece.object as 'cloth' | 'string', spots),
  }
}
