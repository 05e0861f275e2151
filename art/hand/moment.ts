import { HAND, type Mime, type MimeSample, OBJECTS, type ObjectId, type Point } from '@veillee/touch'
import { at, type Spot } from '../curve.ts'
import type { Paint } from '../palette.ts'
import { type Drawing, each, inside, line, put } from '../shape.ts'
import { objectDrawing, softDrawing } from './object.ts'
import { CLOTH_AT_REST } from './objects/cloth.ts'
import { STRING_AT_REST } from './objects/string.ts'
import { onStage, type Pose, STAGE, turnOnStage } from './stage.ts'

/** Where string and cloth lie, in hu, if somebody has drawn them into a shape. */
export type Shapes = Readonly<Partial<Record<'string' | 'cloth', readonly Point[]>>>

/** What lies on this side of the hand at a moment of a mime: the newest sample of each object, if it touches. */
export function touchingAt(mime: Mime, tMs: number): readonly MimeSample[] {
  const newest = new Map<ObjectId, MimeSample>()
  for (const sample of mime.samples) if (sample.tMs <= tMs) newest.set(sample.object, sample)
  return OBJECTS.flatMap(object => newest.get(object) ?? []).filter(({ touching }) => touching)
}

const AT_REST = { string: STRING_AT_REST, cloth: CLOTH_AT_REST } as const

function spotsOf(
  sample: MimeSample,
  object: 'string' | 'cloth',
  pose: Pose,
  shapes: Shapes,
): readonly Spot[] {
  const shape = shapes[object] ?? AT_REST[object].map(({ x, y }) => ({ x: x + sample.x, y: y + sample.y }))
  return shape.map(point => onStage(point, pose))
}

/** A string that goes round fingers is behind them from where it passes between their roots. */
function belowRoots(pose: Pose): string {
  const [, y] = onStage({ x: 0, y: HAND.fingers.index.root[1] + 0.03 }, pose)
  return `M0 ${y}H${STAGE.width}V${STAGE.height}H0Z`
}

function placed(sample: MimeSample, pose: Pose, shapes: Shapes): Drawing {
  const { object, contact, angle } = sample
  if (object === 'string' || object === 'cloth') {
    const drawing = softDrawing(object, spotsOf(sample, object, pose, shapes))
    return sample.aroundDeg ? inside(belowRoots(pose), drawing) : drawing
  }
  const [x, y] = onStage(sample, pose)
  return put(objectDrawing(object, { contact, turn: turnOnStage(angle, pose) }), { x, y })
}

/** What lies flat is below what stands. */
const isSoft = ({ object }: MimeSample): boolean => object === 'string' || object === 'cloth'

/** The objects on the hand at a moment of a mime, on the stage. */
export function momentDrawing(mime: Mime, tMs: number, pose: Pose, shapes: Shapes = {}): Drawing {
  const here = touchingAt(mime, tMs).filter(({ face }) => face === pose.face)
  const [below, above] = [here.filter(isSoft), here.filter(sample => !isSoft(sample))]
  return each([...below, ...above], sample => placed(sample, pose, shapes))
}

/** The way that an object has gone on the skin until a moment: for practice and replays, never for who only feels. */
export function trailDrawing(mime: Mime, object: ObjectId, tMs: number, pose: Pose, paint: Paint): Drawing {
  if (object === 'string' || object === 'cloth') return ''
  const spots = mime.samples
    .filter(sample => sample.object === object && sample.touching && sample.tMs <= tMs)
    .map(sample => at(onStage(sample, pose)))
    .filter((spot, i, all) => spot !== all[i - 1])
  return spots.length < 2 ? '' : line(`M${spots.join('L')}`, paint, 5, { dash: '1 12', opacity: 0.9 })
}
