import { DRAWER, TIDY } from './constants.ts'
import type { Line } from './drawing.ts'
import { distanceHu, type Point } from './hand.ts'

type Stroke = readonly Point[]

/**
 * What was felt, as a bot would draw it again: a few clean lines in a symbol's box. Nobody passes a trembling line on
 * as it was; where it lay and how large it was is lost, as on the next palm it would be anyway.
 */
export function tidied(strokes: readonly Stroke[]): readonly Line[] {
  const clean = firstFew(strokes.map(simplified)).map(rounded)
  const onto = ontoBox(clean.flat())
  return noLonger(clean.map(stroke => ({ points: stroke.map(onto) })))
}

/** Nobody passes on more than can be remembered, nor for longer than a gesture may last. */
function firstFew(strokes: readonly Stroke[]): readonly Stroke[] {
  let left: number = TIDY.mostPlaces
  return strokes.flatMap(stroke => {
    const kept = stroke.slice(0, left)
    left -= kept.length
    return kept.length > 0 ? [kept] : []
  })
}

function noLonger(lines: readonly Line[]): readonly Line[] {
  let [left, before]: [number, Line['points'][number] | undefined] = [TIDY.longest, undefined]
  return lines.flatMap(({ points }) => {
    before = undefined
    const kept = points.filter(point => {
      left -= before ? Math.hypot(point[0] - before[0], point[1] - before[1]) : 0
      before = point
      return left > 0
    })
    return kept.length > 0 ? [{ points: kept }] : []
  })
}

/** Only the places that the line cannot do without (Ramer, Douglas and Peucker). */
function simplified(stroke: Stroke): Stroke {
  const [first, last] = [stroke[0]!, stroke.at(-1)!]
  const awayHu = stroke.map(place => awayFromHu(first, last, place))
  const farthestHu = Math.max(...awayHu)
  if (farthestHu <= TIDY.toleranceHu) return distanceHu(first, last) <= TIDY.dotHu ? [first] : [first, last]
  const at = awayHu.indexOf(farthestHu)
  return [...ends(simplified(stroke.slice(0, at + 1))), ...simplified(stroke.slice(at))]
}

/** Without its last place, which the next part begins with. */
const ends = (stroke: Stroke): Stroke => (stroke.length > 1 ? stroke.slice(0, -1) : [])

function awayFromHu(from: Point, to: Point, place: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  if (square === 0) return distanceHu(from, place)
  const share = Math.min(1, Math.max(0, ((place.x - from.x) * dx + (place.y - from.y) * dy) / square))
  return distanceHu({ x: from.x + dx * share, y: from.y + dy * share }, place)
}

/** Gentle bends become curves, corners stay corners. */
function rounded(stroke: Stroke): Stroke {
  let curve = stroke
  for (let i = 0; i < TIDY.roundings; i++) curve = cutCorners(curve)
  return curve
}

const cutCorners = (stroke: Stroke): Stroke =>
  stroke.flatMap((here, i) => {
    const [before, after] = [stroke[i - 1], stroke[i + 1]]
    if (!before || !after || bendDeg(before, here, after) > TIDY.cornerDeg) return [here]
    return [towards(here, before, 0.25), towards(here, after, 0.25)]
  })

function bendDeg(before: Point, here: Point, after: Point): number {
  const [ax, ay, bx, by] = [here.x - before.x, here.y - before.y, after.x - here.x, after.y - here.y]
  return (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI
}

/** In the middle of the box, with its y downwards, and no larger than the box. */
function ontoBox(places: readonly Point[]): (place: Point) => readonly [x: number, y: number] {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const sizeHu = Math.max(DRAWER.sizeHu * TIDY.leastShare, right - left, high - low)
  const [middleX, middleY] = [(left + right) / 2, (low + high) / 2]
  return ({ x, y }) => [50 + ((x - middleX) / sizeHu) * 100, 50 - ((y - middleY) / sizeHu) * 100]
}

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
