export type Point = readonly [x: number, y: number]

/**
 * One movement of a finger, from touching down to lifting, in a box of 100 × 100 with y downwards.
 * A dot is a single point. A curve's points lie so close that they can be joined as they are.
 */
export interface Line {
  readonly points: readonly Point[]
  readonly kind: 'straight' | 'curve' | 'dot'
}

const BOX = 100
const CENTRE = BOX / 2
const FITTED_SIZE = 84
const STEPS_PER_SPAN = 10
const DEGREES_PER_STEP = 12

export function straight(...points: readonly Point[]): Line {
  return { points, kind: 'straight' }
}

export function dot(x: number, y: number): Line {
  return { points: [[x, y]], kind: 'dot' }
}

export function plotted(steps: number, at: (share: number) => Point): Line {
  return { points: Array.from({ length: steps + 1 }, (_, step) => at(step / steps)), kind: 'curve' }
}

/** Angles in degrees, clockwise from the right, because y points downwards. */
export function arc(x: number, y: number, radius: number | Point, from: number, to: number): Line {
  const [across, down] = typeof radius === 'number' ? [radius, radius] : radius
  const steps = Math.ceil(Math.abs(to - from) / DEGREES_PER_STEP)
  return plotted(steps, share => {
    const angle = radians(from + (to - from) * share)
    return [x + Math.cos(angle) * across, y + Math.sin(angle) * down]
  })
}

export function ring(x: number, y: number, radius: number | Point): Line {
  return arc(x, y, radius, -90, 270)
}

/** A smooth curve through all of the points; closed when it ends where it began. */
export function through(...points: readonly Point[]): Line {
  const last = points.length - 1
  const isClosed = isSame(points[0]!, points[last]!)
  const at = (index: number) => (isClosed ? points[(index + last) % last]! : points[clamp(index, last)]!)
  return plotted(last * STEPS_PER_SPAN, share => {
    const span = Math.min(Math.floor(share * last), last - 1)
    return between(at(span - 1), at(span), at(span + 1), at(span + 2), share * last - span)
  })
}

/** Several pieces drawn without lifting the finger. */
export function joined(...pieces: readonly Line[]): Line {
  const points = pieces.flatMap(piece => piece.points)
  const kind = pieces.some(piece => piece.kind === 'curve') ? 'curve' : 'straight'
  return { points: points.filter((point, index) => index === 0 || !isSame(point, points[index - 1]!)), kind }
}

export function moved(lines: readonly Line[], move: (point: Point) => Point): readonly Line[] {
  return lines.map(line => ({ ...line, points: line.points.map(move) }))
}

export function turned(lines: readonly Line[], degrees: number): readonly Line[] {
  const cos = Math.cos(radians(degrees))
  const sin = Math.sin(radians(degrees))
  return moved(lines, ([x, y]) => [
    CENTRE + (x - CENTRE) * cos - (y - CENTRE) * sin,
    CENTRE + (x - CENTRE) * sin + (y - CENTRE) * cos,
  ])
}

export function facing(lines: readonly Line[], side: 'left' | 'right'): readonly Line[] {
  return side === 'right' ? lines : moved(lines, ([x, y]) => [BOX - x, y])
}

/** Every glyph is as large as the others, so that no size tells it by accident. */
export function fitted(lines: readonly Line[]): readonly Line[] {
  const xs = lines.flatMap(line => line.points.map(([x]) => x))
  const ys = lines.flatMap(line => line.points.map(([, y]) => y))
  const scale = FITTED_SIZE / Math.max(width(xs), width(ys))
  const [middleX, middleY] = [middle(xs), middle(ys)]
  return moved(lines, ([x, y]) => [
    rounded(CENTRE + (x - middleX) * scale),
    rounded(CENTRE + (y - middleY) * scale),
  ])
}

export function evenly(count: number, from: number, to: number): readonly number[] {
  if (count === 1) return [(from + to) / 2]
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
}

// Catmull and Rom's spline: it passes through its points and needs no handles.
function between(before: Point, from: Point, to: Point, after: Point, share: number): Point {
  const along = (p: number, q: number, r: number, s: number) =>
    q + (share / 2) * (r - p + share * (2 * p - 5 * q + 4 * r - s + share * (3 * (q - r) + s - p)))
  return [along(before[0], from[0], to[0], after[0]), along(before[1], from[1], to[1], after[1])]
}

function isSame(a: Point, b: Point): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.001
}

function clamp(index: number, last: number): number {
  return Math.max(0, Math.min(last, index))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function width(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

function middle(values: readonly number[]): number {
  return (Math.max(...values) + Math.min(...values)) / 2
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
