import { type Drawing, put } from '../shape.ts'
import type { FaceId } from './face.ts'
import type { Look, WhoId } from './look.ts'
import { type Half, PAIRS, type PairId, type Layer as PairLayer } from './pair-poses.ts'
import { type Figure, type Layers, layersOf } from './person.ts'
import type { Joints } from './poses.ts'

export interface One {
  readonly who: WhoId
  readonly face?: FaceId
  readonly look?: Partial<Look>
  readonly joints?: Partial<Joints>
  readonly held?: Drawing
}

function layersFor(half: Half, one: One): Layers {
  const face = one.face ?? half.face
  const figure: Figure = {
    who: one.who,
    pose: half.pose,
    joints: { ...half.joints, ...one.joints },
    shadow: half.y === undefined,
    ...(face && { face }),
    ...(one.look && { look: one.look }),
    ...(one.held && { held: one.held }),
  }
  return layersOf(figure)
}

const placed = ({ x, y = 0, turn: r = 0, flip = false, scale = 1 }: Half, drawing: Drawing): Drawing =>
  put(drawing, { x, y, turn: r, flip, scale: scale })

/** Two figures that hold each other, origin on the ground between them. */
export function pair(id: PairId, a: One, b: One): Drawing {
  const { order, ...halves } = PAIRS[id]
  const layers = { one: layersFor(halves.one, a), other: layersFor(halves.other, b) }
  const shadows = placed(halves.one, layers.one.shadow) + placed(halves.other, layers.other.shadow)
  const drawn = order.map(entry => {
    const [who, layer] = entry.split('.') as ['one' | 'other', PairLayer]
    return placed(halves[who], layers[who][layer])
  })
  return shadows + drawn.join('')
}
