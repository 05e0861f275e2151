import { STAGE, svgOf } from '@veillee/art'
import { type Held, OBJECTS, type ObjectId } from '@veillee/touch'
import { lookOf, type Seen } from './look.ts'
import { isSoft } from './piece.ts'
import type { SoftShapes } from './soft.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** What lies flat is below what stands. */
export const ORDER: readonly ObjectId[] = [...OBJECTS].sort((a, b) => Number(isSoft(b)) - Number(isSoft(a)))

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
    const look = lookOf(piece, held, soft)
    const key = look?.key ?? ''
    if (key !== painted.key) this.#draw(painted, key, look?.drawing() ?? '')
    if (look) this.#move(painted, `translate(${look.x.toFixed(1)} ${look.y.toFixed(1)})`)
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

function parsed(drawing: string, owner: string): readonly Node[] {
  if (drawing === '') return []
  const svg = svgOf(drawing, STAGE.width, STAGE.height, `piece-${owner}`)
  return [...new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.childNodes].map(node =>
    document.importNode(node, true),
  )
}
