import { RECOGNISER } from './constants.ts'
import type { Line } from './drawing.ts'
import type { Point } from './hand.ts'

/** Points evenly spread over all strokes, centred, and as large as any other cloud. */
export interface Cloud {
  readonly xs: Float64Array
  readonly ys: Float64Array
}

/** How far one of several symbols is from what was felt. */
export interface Ranked {
  /** Its place in the list. */
  readonly which: number
  readonly away: number
}

/**
 * The symbols from the likeliest to the least likely. Where and how large it was drawn does not matter, nor in what
 * order and direction; how it was turned does, as a palm has an up and a down.
 */
export function ranked(
  strokes: readonly (readonly Point[])[],
  symbols: readonly (readonly Line[])[],
): readonly Ranked[] {
  const felt = cloudOf(strokes)
  return symbols
    .map((lines, which) => ({ which, away: awayFrom(felt, cloudOf(strokesOfLines(lines))) }))
    .sort((a, b) => a.away - b.away)
}

/** How far each of several symbols is from the one that is most like it. Two are as far from each other either way. */
export function clarities(symbols: readonly (readonly Line[])[]): readonly number[] {
  const clouds = symbols.map(lines => cloudOf(strokesOfLines(lines)))
  const nearest = symbols.map(() => Number.POSITIVE_INFINITY)
  for (let one = 0; one < clouds.length; one++)
    for (let other = one + 1; other < clouds.length; other++) {
      const away = awayFrom(clouds[one]!, clouds[other]!)
      nearest[one] = Math.min(nearest[one]!, away)
      nearest[other] = Math.min(nearest[other]!, away)
    }
  return nearest
}

/** How often each of them is taken for what was felt, in their order: the higher the temperature, the more at random. */
export function takenShares(order: readonly Ranked[], temperature: number): readonly number[] {
  const scale = temperature * mean(order.map(({ away }) => away)) || 1
  const weights = order.map(({ away }) => Math.exp((order[0]!.away - away) / scale))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map(weight => weight / all)
}

/** A symbol's box has its y downwards. */
const strokesOfLines = (lines: readonly Line[]): readonly (readonly Point[])[] =>
  lines.map(({ points }) => points.map(([x, y]) => ({ x, y: -y })))

export function cloudOf(strokes: readonly (readonly Point[])[]): Cloud {
  const felt = strokes.filter(stroke => stroke.length > 0)
  const points = spreadOver(felt.length > 0 ? felt : [[{ x: 0, y: 0 }]])
  const [xs, ys] = [fromLeast(points.map(({ x }) => x)), fromLeast(points.map(({ y }) => y))]
  const size = Math.max(...xs, ...ys) || 1
  return { xs: aboutMiddle(xs, size), ys: aboutMiddle(ys, size) }
}

/** The middle of what is made large already: of points that are all but one, it would be lost in the rounding. */
function aboutMiddle(values: readonly number[], size: number): Float64Array {
  const large = values.map(value => value / size)
  const middle = mean(large)
  return Float64Array.from(large, value => value - middle)
}

function fromLeast(values: readonly number[]): readonly number[] {
  const least = Math.min(...values)
  return values.map(value => value - least)
}

/**
 * How far apart two clouds are: every point of one finds a partner in the other, the nearest that is still free.
 * The first to choose choose best and count most, so several begin, in both clouds.
 */
export function awayFrom(a: Cloud, b: Cloud): number {
  const count = a.xs.length
  const step = Math.floor(Math.sqrt(count))
  let least = Number.POSITIVE_INFINITY
  for (let first = 0; first < count; first += step)
    least = Math.min(least, matched(a, b, first, least), matched(b, a, first, least))
  return least / ((count + 1) / 2)
}

/** Given up when it is worse than what is known already. */
function matched(from: Cloud, to: Cloud, first: number, most: number): number {
  const count = from.xs.length
  const isTaken = new Uint8Array(count)
  let sum = 0
  for (let i = 0; i < count && sum < most; i++) {
    const at = (first + i) % count
    const partner = nearestFree(from.xs[at]!, from.ys[at]!, to, isTaken)
    isTaken[partner] = 1
    const [dx, dy] = [from.xs[at]! - to.xs[partner]!, from.ys[at]! - to.ys[partner]!]
    sum += (1 - i / count) * Math.sqrt(dx * dx + dy * dy)
  }
  return sum
}

function nearestFree(x: number, y: number, { xs, ys }: Cloud, isTaken: Uint8Array): number {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY]
  for (let i = 0; i < xs.length; i++) {
    if (isTaken[i] === 1) continue
    const [dx, dy] = [x - xs[i]!, y - ys[i]!]
    const square = dx * dx + dy * dy
    if (square < least) [nearest, least] = [i, square]
  }
  return nearest
}

/** As many points as a cloud has; the shortest stroke has some of them: a dot is felt too. */
function spreadOver(strokes: readonly (readonly Point[])[]): readonly Point[] {
  const lengths = strokes.map(lengthOf)
  return sharesOf(lengths).flatMap((count, i) => along(strokes[i]!, lengths[i]!, count))
}

/** How many points each stroke gets, by its length. */
function sharesOf(lengths: readonly number[]): readonly number[] {
  const all = lengths.reduce((sum, length) => sum + length, 0)
  const counts = lengths.map(length =>
    Math.max(RECOGNISER.leastOfStroke, Math.round((RECOGNISER.points * length) / (all || 1))),
  )
  let extra = counts.reduce((sum, count) => sum + count, 0) - RECOGNISER.points
  while (extra !== 0) {
    const longest = counts.indexOf(Math.max(...counts))
    counts[longest]! -= Math.sign(extra)
    extra -= Math.sign(extra)
  }
  return counts
}

/** So many points along a stroke, each in the middle of its part of it. */
function along(stroke: readonly Point[], length: number, count: number): readonly Point[] {
  const points: Point[] = []
  let [walked, to] = [0, 1]
  for (let i = 0; i < count; i++) {
    const wanted = ((i + 0.5) / count) * length
    while (to < stroke.length && walked + apart(stroke[to - 1]!, stroke[to]!) < wanted) {
      walked += apart(stroke[to - 1]!, stroke[to]!)
      to++
    }
    points.push(between(stroke[to - 1]!, stroke[Math.min(to, stroke.length - 1)]!, wanted - walked))
  }
  return points
}

function between(from: Point, to: Point, way: number): Point {
  const share = way / (apart(from, to) || 1)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const lengthOf = (stroke: readonly Point[]): number =>
  stroke.slice(1).reduce((sum, point, i) => sum + apart(stroke[i]!, point), 0)

const apart = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
