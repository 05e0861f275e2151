import type { Line, Point } from './line.ts'

/** What skin keeps of a glyph: where it was touched, and how often the finger came down. */
export interface Trace {
  readonly touched: readonly Point[]
  readonly lines: number
}

const STEP = 7
const SHARE_OF_MEAN = 0.6
const SHARE_OF_WORST = 0.4
const WEIGHT_OF_A_LINE = 1.5

export function traceOf(lines: readonly Line[]): Trace {
  return { touched: lines.flatMap(resampled), lines: lines.length }
}

/** How far apart two glyphs are, in hundredths of their box; 0 for the same one. */
export function distance(a: Trace, b: Trace): number {
  return Math.max(strays(a, b), strays(b, a)) + Math.abs(a.lines - b.lines) * WEIGHT_OF_A_LINE
}

export function lengthOf(line: Line): number {
  return line.points.reduce((sum, point, index) => sum + between(point, line.points[index - 1] ?? point), 0)
}

// The mean alone would overlook a small extra line, the worst point alone would see nothing else.
function strays(from: Trace, to: Trace): number {
  const gaps = from.touched.map(point => nearest(point, to.touched))
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  return mean * SHARE_OF_MEAN + Math.max(...gaps) * SHARE_OF_WORST
}

function nearest([x, y]: Point, others: readonly Point[]): number {
  let square = Number.POSITIVE_INFINITY
  for (const other of others) square = Math.min(square, (other[0] - x) ** 2 + (other[1] - y) ** 2)
  return Math.sqrt(square)
}

function resampled(line: Line): readonly Point[] {
  const pieces = Math.max(1, Math.round(lengthOf(line) / STEP))
  if (line.kind === 'dot') return line.points
  const step = lengthOf(line) / pieces
  return [...Array.from({ length: pieces }, (_, index) => along(line, index * step)), line.points.at(-1)!]
}

function along(line: Line, way: number): Point {
  let left = way
  for (const [index, to] of line.points.entries()) {
    const from = line.points[index - 1] ?? to
    const piece = between(from, to)
    if (left < piece)
      return [from[0] + ((to[0] - from[0]) * left) / piece, from[1] + ((to[1] - from[1]) * left) / piece]
    left -= piece
  }
  return line.points.at(-1)!
}

function between(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}
