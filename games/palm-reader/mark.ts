import { dot, type Line, ring, straight } from './line.ts'

export const MARKS = ['dot', 'dots', 'bar', 'cross', 'ring'] as const

/** A small sign inside or beside a larger one; no wider than twice its reach. */
export function mark(kind: (typeof MARKS)[number], x: number, y: number, reach: number): readonly Line[] {
  const marks = {
    dot: [dot(x, y)],
    dots: [dot(x - reach, y), dot(x + reach, y)],
    bar: [straight([x - reach, y], [x + reach, y])],
    cross: [straight([x - reach, y], [x + reach, y]), straight([x, y - reach], [x, y + reach])],
    ring: [ring(x, y, reach * 0.8)],
  }
  return marks[kind]
}
