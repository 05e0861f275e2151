import { HAND } from './constants.ts'

export const FACES = ['palm', 'back'] as const
/** The side of the hand that is touched. x is the same on both: the little finger is at 1 on the back too. */
export type Face = (typeof FACES)[number]

export const HELD = ['palm-up', 'back-up', 'upright'] as const
/** How Grandfather holds the hand. It hangs in the air, so either side can be reached however it is held. */
export type Held = (typeof HELD)[number]

export const FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const
export type Finger = (typeof FINGERS)[number]

/** A patch of skin that feels alike. The back is coarse all over, so a finger's back has no tip of its own. */
export type Region = 'palm' | 'back' | `${Finger}-${'tip' | 'shaft' | 'back'}`

export const REGIONS: readonly Region[] = [
  'palm',
  'back',
  ...FINGERS.flatMap(finger => [`${finger}-tip`, `${finger}-shaft`, `${finger}-back`] as const),
]

export interface Point {
  readonly x: number
  readonly y: number
}

/** A point on one side of the hand. */
export interface Place extends Point {
  readonly face: Face
}

type Pair = readonly [x: number, y: number]

/** The palm first: the root of every finger is rounded into it. */
const PARTS = ['palm', ...FINGERS] as const

const PALM_SIDES: readonly (readonly [from: Pair, to: Pair])[] = HAND.palm.map((corner, i) => [
  corner,
  HAND.palm[(i + 1) % HAND.palm.length]!,
])

/**
 * READ-8: a right palm with its fingers up has its thumb on our right, so what is seen to the right is nearer to 0. This
 * is the way from what is seen, with x to the right, to the hand, and back.
 */
export const mirrored = ({ x, y }: Point): Point => ({ x: 1 - x, y })

export const isFinger = (region: Region): boolean => region !== 'palm' && region !== 'back'

export const isOnBack = (region: Region): boolean => region === 'back' || region.endsWith('-back')

export const distanceHu = (a: Point, b: Point): number => lengthHu(a.x - b.x, a.y - b.y)

/** Not Math.hypot, which two devices may round differently: where something touched is a matter of rules. */
const lengthHu = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy)

export const fingerOf = (region: Region): Finger | undefined =>
  isFinger(region) ? (region.split('-')[0] as Finger) : undefined

/** The fingers beside a finger: the thumb and the little one have one. */
export function fingersBeside(finger: Finger): readonly Finger[] {
  const at = FINGERS.indexOf(finger)
  return FINGERS.filter((_, other) => Math.abs(other - at) === 1)
}

/** The region under a point; undefined beside the hand. */
export const regionAt = (x: number, y: number, face: Face): Region | undefined => regionNear(x, y, face, 0)

/**
 * The nearest region within reach. A broad object still rests on the hand when its middle is over the gap
 * between two fingers.
 */
export function regionNear(x: number, y: number, face: Face, reachHu: number): Region | undefined {
  let nearest: 'palm' | Finger | undefined
  let nearestHu = Number.POSITIVE_INFINITY
  for (const part of PARTS) {
    const awayHu = part === 'palm' ? awayFromPalmHu(x, y) : awayFromFingerHu(part, x, y)
    if (awayHu > reachHu || awayHu >= nearestHu) continue
    nearestHu = awayHu
    nearest = part
  }
  return nearest === 'palm' ? face : nearest && fingerRegion(nearest, x, y, face)
}

/** A place in the middle of a region: the shares, 0 to 1, say where along it and across it. */
export function placeIn(region: Region, alongShare: number, acrossShare: number): Place {
  const face = isOnBack(region) ? 'back' : 'palm'
  if (region === 'palm' || region === 'back')
    return { x: 0.15 + 0.7 * acrossShare, y: 0.15 + 0.8 * alongShare, face }
  const [finger, patch] = region.split('-') as [Finger, 'tip' | 'shaft' | 'back']
  const { root, radiusHu, endHu, tipHu, unit } = measured(finger)
  const marginHu = HAND.fingertipHu / 100
  const fromHu = patch === 'tip' ? tipHu + marginHu : radiusHu
  const toHu = patch === 'shaft' ? tipHu - marginHu : endHu
  const along = fromHu + (toHu - fromHu) * alongShare
  const across = radiusHu * (acrossShare - 0.5)
  return {
    x: root[0] + unit[0] * along + unit[1] * across,
    y: root[1] + unit[1] * along - unit[0] * across,
    face,
  }
}

/** The point of a finger that is nearest. */
export function nearestOn(finger: Finger, { x, y }: Point): Point {
  const { root, tip, radiusHu } = HAND.fingers[finger]
  const [axisX, axisY] = nearestOnSegment(root, tip, x, y)
  const awayHu = lengthHu(x - axisX, y - axisY)
  if (awayHu <= radiusHu) return { x, y }
  const share = radiusHu / awayHu
  return { x: axisX + (x - axisX) * share, y: axisY + (y - axisY) * share }
}

/** The same place on another finger: as far along it, and as far from its middle. */
export function carriedOver(from: Finger, to: Finger, { x, y }: Point): Point {
  const [here, there] = [measured(from), measured(to)]
  const [dx, dy] = [x - here.root[0], y - here.root[1]]
  const along = ((dx * here.unit[0] + dy * here.unit[1]) / here.endHu) * there.endHu
  const across = ((dx * here.unit[1] - dy * here.unit[0]) / here.radiusHu) * there.radiusHu
  return {
    x: there.root[0] + there.unit[0] * along + there.unit[1] * across,
    y: there.root[1] + there.unit[1] * along - there.unit[0] * across,
  }
}

function fingerRegion(finger: Finger, x: number, y: number, face: Face): Region {
  if (face === 'back') return `${finger}-back`
  const { root, unit, tipHu } = measured(finger)
  const along = (x - root[0]) * unit[0] + (y - root[1]) * unit[1]
  return along >= tipHu ? `${finger}-tip` : `${finger}-shaft`
}

/** How far from the root, along the finger, its tip begins and its round end has its middle. */
function measured(finger: Finger) {
  const { root, tip, radiusHu } = HAND.fingers[finger]
  const endHu = lengthHu(tip[0] - root[0], tip[1] - root[1])
  const unit: Pair = [(tip[0] - root[0]) / endHu, (tip[1] - root[1]) / endHu]
  return { root, radiusHu, endHu, tipHu: endHu + radiusHu - HAND.fingertipHu, unit }
}

function awayFromFingerHu(finger: Finger, x: number, y: number): number {
  const { root, tip, radiusHu } = HAND.fingers[finger]
  return Math.max(0, awayFromSegmentHu(root, tip, x, y) - radiusHu)
}

function awayFromPalmHu(x: number, y: number): number {
  return isInPalm(x, y) ? 0 : Math.min(...PALM_SIDES.map(([from, to]) => awayFromSegmentHu(from, to, x, y)))
}

/** The palm is convex and its corners go round it, so inside is to the left of every side. */
const isInPalm = (x: number, y: number): boolean =>
  PALM_SIDES.every(([from, to]) => (to[0] - from[0]) * (y - from[1]) >= (to[1] - from[1]) * (x - from[0]))

function awayFromSegmentHu(from: Pair, to: Pair, x: number, y: number): number {
  const nearest = nearestOnSegment(from, to, x, y)
  return lengthHu(x - nearest[0], y - nearest[1])
}

function nearestOnSegment(from: Pair, to: Pair, x: number, y: number): Pair {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)
  const nearest = Math.min(1, Math.max(0, share))
  return [from[0] + dx * nearest, from[1] + dy * nearest]
}
