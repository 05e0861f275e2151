import { at, type Spot } from '../curve.ts'

/** A bend of a drawing is so many straight pieces: more than any eye finds in one dash. */
const PIECES = 16

const onBend = ([a, b, c, d]: readonly [Spot, Spot, Spot, Spot], t: number): Spot => {
  const along = (axis: 0 | 1): number =>
    (1 - t) ** 3 * a[axis] +
    3 * (1 - t) ** 2 * t * b[axis] +
    3 * (1 - t) * t ** 2 * c[axis] +
    t ** 3 * d[axis]
  return [along(0), along(1)]
}

const inPairs = (values: readonly number[]): readonly Spot[] =>
  Array.from({ length: values.length / 2 }, (_, i): Spot => [values[2 * i]!, values[2 * i + 1]!])

/** Where a command of a path leads from a spot. */
function onwards(command: string, values: readonly number[], from: Spot, first: Spot): readonly Spot[] {
  if (command === 'Z') return [first]
  if (command === 'H') return values.map((x): Spot => [x, from[1]])
  if (command === 'V') return values.map((y): Spot => [from[0], y])
  const spots = inPairs(values)
  if (command === 'L') return spots
  return spots.flatMap((leaving, i) => {
    if (i % 3 !== 0) return []
    const bend = [spots[i - 1] ?? from, leaving, spots[i + 1]!, spots[i + 2]!] as const
    return Array.from({ length: PIECES }, (_, piece) => onBend(bend, (piece + 1) / PIECES))
  })
}

/** The lines of a path that is written in M, L, H, V, C and Z alone, spot by spot. */
function linesIn(d: string): readonly (readonly Spot[])[] {
  const lines: Spot[][] = []
  for (const [, command, numbers] of d.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)) {
    const values = (numbers!.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const line = lines.at(-1)
    if (command === 'M' || !line) lines.push([...inPairs(values)])
    else line.push(...onwards(command!, values, line.at(-1)!, line[0]!))
  }
  return lines
}

function dashesAlong(line: readonly Spot[], pattern: readonly number[]): string {
  let [turn, left, from] = [0, pattern[0]!, line[0]!]
  const isInk = (): boolean => turn % 2 === 0
  let dashes = `M${at(from)}`
  for (const to of line.slice(1)) {
    let far = Math.hypot(to[0] - from[0], to[1] - from[1])
    while (far >= left) {
      from = [from[0] + ((to[0] - from[0]) * left) / far, from[1] + ((to[1] - from[1]) * left) / far]
      dashes += `${isInk() ? 'L' : 'M'}${at(from)}`
      far -= left
      turn++
      left = pattern[turn % pattern.length]!
    }
    left -= far
    if (isInk() && far > 0) dashes += `L${at(to)}`
    from = to
  }
  return dashes
}

/** A dashed line as one line for each dash: it looks the same, and no program has to find out where they are. */
export const dashed = (d: string, pattern: readonly number[]): string =>
  linesIn(d)
    .map(line => dashesAlong(line, pattern.length % 2 === 0 ? pattern : [...pattern, ...pattern]))
    .join('')
