import type { linesOf } from '@veillee/games'

type Lines = ReturnType<typeof linesOf>

export interface Mark {
  readonly x: number
  readonly y: number
}

/** Where a finger is at a moment; `isDown` is false on the way through the air to a line's beginning. */
interface Moment extends Mark {
  readonly atMs: number
  readonly isDown: boolean
}

interface Trace {
  readonly from: Mark
  readonly to: Mark
  /** 0 is new, 1 is gone. */
  readonly age: number
}

/** A calm finger: so many units of the symbol's box a second. */
const UNITS_PER_MS = 0.075
const LIFT_MS = 320
const DOT_MS = 250
/** Close enough for a line that fades bit by bit. */
const STEP = 3

const distance = (a: Mark, b: Mark): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Points between, so that long straight lines fade along their length. */
function finely(points: readonly Mark[]): readonly Mark[] {
  return points.flatMap((point, i) => {
    const before = points[i - 1]
    if (!before) return [point]
    const steps = Math.max(1, Math.ceil(distance(before, point) / STEP))
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 1) / steps
      return { x: before.x + (point.x - before.x) * share, y: before.y + (point.y - before.y) * share }
    })
  })
}

/** When a finger that draws these lines, one after the other, is where. */
export function wayOf(lines: Lines): readonly Moment[] {
  const way: Moment[] = []
  let atMs = 0
  for (const { points } of lines) {
    const marks = finely(points.map(([x, y]) => ({ x, y })))
    atMs += LIFT_MS
    for (const [i, mark] of marks.entries()) {
      if (i > 0) atMs += distance(marks[i - 1]!, mark) / UNITS_PER_MS
      way.push({ ...mark, atMs, isDown: i > 0 })
    }
    if (marks.length > 1) continue
    atMs += DOT_MS
    way.push({ ...marks[0]!, atMs, isDown: true })
  }
  return way
}

/** The finger, and what of its line is still to be seen. */
export function marksAt(
  way: readonly Moment[],
  atMs: number,
  fadeMs: number,
): { readonly finger: Mark | null; readonly trail: readonly Trace[] } {
  const next = way.findIndex(moment => moment.atMs > atMs)
  const isDown = next > 0 && way[next]!.isDown
  const trail = way.flatMap((to, i): Trace[] => {
    const age = (atMs - to.atMs) / fadeMs
    return to.isDown && fadeMs > 0 && age >= 0 && age < 1 ? [{ from: way[i - 1]!, to, age }] : []
  })
  return { finger: isDown ? way[next - 1]! : null, trail }
}
