import { type Contact, contactsOf, kindOf, type ObjectId, type ObjectKind, type Point } from '@veillee/touch'
import type { Spot } from '../curve.ts'
import type { Colour, Paint } from '../palette.ts'
import { type Drawing, path, put } from '../shape.ts'
import { CLOTH_AT_REST, clothBody, clothOutline } from './objects/cloth.ts'
import { coin } from './objects/coin.ts'
import { cube } from './objects/cube.ts'
import { dart } from './objects/dart.ts'
import { pawn } from './objects/pawn.ts'
import type { Rigid } from './objects/rigid.ts'
import { ring } from './objects/ring.ts'
import { ROPE, STRING_AT_REST, stringBody, stringShape } from './objects/string.ts'
import { top } from './objects/top.ts'
import { unitsOf } from './stage.ts'

type RigidId = Exclude<ObjectId, 'cloth' | 'string'>

const CUBES: Readonly<Record<Extract<ObjectId, `cube-${number}`>, Colour>> = {
  'cube-1': 'red',
  'cube-2': 'mustard',
  'cube-3': 'teal',
  'cube-4': 'plum',
}

const RIGID: Readonly<Record<RigidId, Rigid>> = {
  ring,
  dart,
  coin,
  pawn,
  top,
  'cube-1': cube(CUBES['cube-1']),
  'cube-2': cube(CUBES['cube-2']),
  'cube-3': cube(CUBES['cube-3']),
  'cube-4': cube(CUBES['cube-4']),
}

/** Light comes from the upper left; what is lifted casts its shadow farther away. */
const shadowPlace = (liftHu: number) => ({ x: 5 + unitsOf(liftHu) * 0.5, y: 8 + unitsOf(liftHu) * 0.8 })

const SHADOW = 0.25

interface Stance {
  readonly contact: Contact
  /** Degrees clockwise on the stage. */
  readonly turn?: number
  /** How high it hangs over the skin. */
  readonly liftHu?: number
}

/** How each kind waits in the tray: the way in which it is known best. */
const AT_REST: Readonly<Record<ObjectKind, Contact>> = {
  cloth: 'face',
  ring: 'face',
  dart: 'edge',
  cube: 'face',
  string: 'face',
  coin: 'face',
  pawn: 'edge',
  top: 'tip',
}

export const restOf = (object: ObjectId): Contact => AT_REST[kindOf(object)]

const isSoft = (object: ObjectId): object is 'cloth' | 'string' => object === 'cloth' || object === 'string'

const atRest = (points: readonly Point[]): readonly Spot[] =>
  points.map(({ x, y }) => [unitsOf(x), -unitsOf(y)])

/** The object alone, its middle at 0, 0; string and cloth as they lie before anybody has moved them. */
export function objectBody(object: ObjectId, contact: Contact): Drawing {
  if (object === 'cloth') return clothBody(atRest(CLOTH_AT_REST), unitsOf(0.9))
  if (object === 'string') return stringBody(atRest(STRING_AT_REST))
  return seenFrom(object, contact).body
}

function seenFrom(object: RigidId, contact: Contact) {
  const seen = RIGID[object][contact] ?? RIGID[object][contactsOf(kindOf(object))[0]!]
  if (!seen) throw new Error(`${object} has no side to look at`)
  return seen
}

/** An object with its shadow, about 0, 0. */
export function objectDrawing(object: ObjectId, { contact, turn = 0, liftHu = 0 }: Stance): Drawing {
  if (isSoft(object))
    return softDrawing(object, atRest(object === 'cloth' ? CLOTH_AT_REST : STRING_AT_REST), liftHu)
  const { outline, body } = seenFrom(object, contact)
  const shadow = put(path(outline, 'shade'), { turn: turn })
  return put(shadow, { ...shadowPlace(liftHu), opacity: SHADOW }) + put(body, { turn: turn })
}

/** Cloth or string through the spots where it is on the stage now. */
export function softDrawing(object: 'cloth' | 'string', spots: readonly Spot[], liftHu = 0): Drawing {
  const shadow = object === 'cloth' ? path(clothOutline(spots), 'shade') : stringShape(spots, 'shade')
  const body = object === 'cloth' ? clothBody(spots, unitsOf(0.9)) : stringBody(spots)
  return put(shadow, { ...shadowPlace(liftHu), opacity: SHADOW }) + body
}

/** How each kind is known best in a small picture, how far it reaches there in hu, and how it is turned. */
const ICONS: Readonly<
  Record<ObjectKind, readonly [object: ObjectId, contact: Contact, reachHu: number, turn: number]>
> = {
  cloth: ['cloth', 'face', 0.92, 0],
  ring: ['ring', 'face', 0.27, 0],
  dart: ['dart', 'edge', 0.95, 42],
  cube: ['cube-1', 'face', 0.2, 0],
  string: ['string', 'face', 1.02, 0],
  coin: ['coin', 'face', 0.29, 0],
  pawn: ['pawn', 'edge', 0.35, 0],
  top: ['top', 'edge', 0.4, 0],
}

/** Four cubes stand for their kind: cubes in a picture mean all four. */
const cubesTogether = (draw: (object: ObjectId) => Drawing): Drawing =>
  (['cube-1', 'cube-2', 'cube-3', 'cube-4'] as const)
    .map((object, i) => put(draw(object), { x: (i % 2) * 64 - 32, y: Math.floor(i / 2) * 64 - 32 }))
    .join('')

const CUBES_REACH_HU = 0.44

/** A kind of object as large as is asked, about 0, 0. */
export function objectIcon(kind: ObjectKind, size: number): Drawing {
  const [object, contact, reachHu, turn] = ICONS[kind]
  if (kind === 'cube')
    return put(
      cubesTogether(id => objectDrawing(id, { contact })),
      { scale: size / unitsOf(CUBES_REACH_HU) },
    )
  const drawing =
    object === 'string' ? stringBody(atRest(STRING_AT_REST), ROPE) : objectDrawing(object, { contact, turn })
  return put(drawing, { scale: size / unitsOf(reachHu) })
}

/** The same as one flat colour: what is not meant. */
export function objectShape(kind: ObjectKind, size: number, paint: Paint): Drawing {
  const [object, contact, reachHu, turn] = ICONS[kind]
  if (isSoft(object)) return put(softShape(object, paint), { scale: size / unitsOf(reachHu) })
  const shape = path(seenFrom(object, contact).outline, paint)
  const drawing = kind === 'cube' ? cubesTogether(() => shape) : put(shape, { turn: turn })
  return put(drawing, { scale: size / unitsOf(kind === 'cube' ? CUBES_REACH_HU : reachHu) })
}

const softShape = (object: 'cloth' | 'string', paint: Paint): Drawing =>
  object === 'cloth'
    ? path(clothOutline(atRest(CLOTH_AT_REST)), paint)
    : stringShape(atRest(STRING_AT_REST), paint, ROPE)
