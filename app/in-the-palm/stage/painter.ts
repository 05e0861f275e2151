import {
  objectDrawing,
  onStage,
  onUpright,
  type Pose,
  STAGE,
  softDrawing,
  svgOf,
  turnOnStage,
} from '@veillee/art'
import {
  type Contact,
  type Face,
  type Held,
  OBJECTS,
  type ObjectId,
  type Place,
  type Point,
} from '@veillee/touch'
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

const SVG = 'http://www.w3.org/2000/svg'
const IN_AIR_HU = 0.22
/** What lies flat is below what stands. */
const ORDER: readonly ObjectId[] = [...OBJECTS].sort((a, b) => Number(isSoft(b)) - Number(isSoft(a)))

/** The side of the hand that faces us. */
export const faceOf = (held: Held): Face => (held === 'back-up' ? 'back' : 'palm')

export const poseOf = (held: Held): Pose => ({ side: SIDE, face: faceOf(held) })

interface Painted {
  readonly group: SVGGElement
  key: string
  transform: string
}

/**
 * Paints the pieces into a picture that stays: a piece that only moves is moved, and drawn anew only when it shows
 * another side. Sixty times a second, so nothing is made that can be kept.
 */
export class Painter {
  readonly #svg: SVGSVGElement
  readonly #painted = new Map<ObjectId, Painted>()

  constructor(svg: SVGSVGElement) {
    this.#svg = svg
    for (const object of ORDER) {
      const group = document.createElementNS(SVG, 'g')
      group.dataset.object = object
      svg.append(group)
      this.#painted.set(object, { group, key: '', transform: '' })
    }
  }

  paint(pieces: Iterable<Seen>, held: Held, soft: SoftShapes): void {
    for (const piece of pieces) this.#paintOne(piece, held, soft)
  }

  /** Whoever takes the last one puts it on top. */
  raise(object: ObjectId): void {
    if (!isSoft(object)) this.#svg.append(this.#painted.get(object)!.group)
  }

  #paintOne(piece: Seen, held: Held, soft: SoftShapes): void {
    const painted = this.#painted.get(piece.object)!
    const isHere = piece.isOut && (held === 'upright' || piece.face === faceOf(held))
    if (!isHere) {
      if (painted.key !== '') this.#draw(painted, '', '')
      return
    }
    const nodes = isSoft(piece.object) ? soft[piece.object] : []
    if (nodes.length > 0 && piece.touching) this.#paintSoft(painted, piece, held, nodes)
    else this.#paintRigid(painted, piece, held)
  }

  #paintRigid(painted: Painted, piece: Seen, held: Held): void {
    const { object, contact, touching } = piece
    const turn = Math.round(turnOnStage(Math.round(piece.angle), poseOf(held)))
    const key = `${contact} ${turn} ${touching}`
    const [x, y] = spotOf(piece, held)
    if (key !== painted.key)
      this.#draw(painted, key, objectDrawing(object, { contact, turn, liftHu: touching ? 0 : IN_AIR_HU }))
    this.#move(painted, `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
  }

  #paintSoft(painted: Painted, piece: Seen, held: Held, nodes: readonly Point[]): void {
    const spots = nodes.map(({ x, y }) => spotOf({ x, y, face: piece.face }, held))
    const key = spots.map(([x, y]) => `${x | 0} ${y | 0}`).join()
    if (key !== painted.key) this.#draw(painted, key, softDrawing(piece.object as 'cloth' | 'string', spots))
    this.#move(painted, '')
  }

  #draw(painted: Painted, key: string, drawing: string): void {
    painted.key = key
    painted.group.replaceChildren(...parsed(drawing, painted.group.dataset.object!))
  }

  #move(painted: Painted, transform: string): void {
    if (painted.transform === transform) return
    painted.transform = transform
    painted.group.setAttribute('transform', transform)
  }
}

/** Where a place of the hand is seen, however it is held. */
export const spotOf = (place: Place, held: Held): readonly [x: number, y: number] =>
  held === 'upright' ? onUpright(place, SIDE) : onStage(place, poseOf(held))

function parsed(drawing: string, owner: string): readonly Node[] {
  if (drawing === '') return []
  const svg = svgOf(drawing, STAGE.width, STAGE.height, `piece-${owner}`)
  return [...new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.childNodes].map(node =>
    document.importNode(node, true),
  )
}
