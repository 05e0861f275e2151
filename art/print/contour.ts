import type { Spot } from '../curve.ts'
import type { Mask } from './mask.ts'

/** The edges of all that is on, closed, holes too: through the middles of the pixels’ sides. */
export function contoursOf({ width, height, bits }: Mask): readonly (readonly Spot[])[] {
  const isOn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && bits[y * width + x] === 1
  /** Sides with what is on at their right, by the corner they leave. */
  const leaving = new Map<number, number[]>()
  const corner = (x: number, y: number): number => y * (width + 1) + x
  const side = (from: number, to: number): void => {
    const others = leaving.get(from)
    if (others) others.push(to)
    else leaving.set(from, [to])
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!isOn(x, y)) continue
      if (!isOn(x, y - 1)) side(corner(x, y), corner(x + 1, y))
      if (!isOn(x + 1, y)) side(corner(x + 1, y), corner(x + 1, y + 1))
      if (!isOn(x, y + 1)) side(corner(x + 1, y + 1), corner(x, y + 1))
      if (!isOn(x - 1, y)) side(corner(x, y + 1), corner(x, y))
    }
  const spot = (at: number): Spot => [at % (width + 1), Math.floor(at / (width + 1))]
  const contours: Spot[][] = []
  for (const start of leaving.keys()) {
    const contour: Spot[] = []
    for (let at = start, next = leaving.get(at)?.pop(); next !== undefined; next = leaving.get(at)?.pop()) {
      const [[ax, ay], [bx, by]] = [spot(at), spot(next)]
      contour.push([(ax + bx) / 2, (ay + by) / 2])
      at = next
    }
    if (contour.length > 0) contours.push(contour)
  }
  return contours
}

function distanceTo([px, py]: Spot, [ax, ay]: Spot, [bx, by]: Spot): number {
  const [dx, dy] = [bx - ax, by - ay]
  const length = Math.hypot(dx, dy)
  return length === 0 ? Math.hypot(px - ax, py - ay) : Math.abs(dx * (ay - py) - dy * (ax - px)) / length
}

/** Douglas and Peucker: fewer corners, none farther than this from where the line was. */
function simplifiedLine(line: readonly Spot[], within: number): readonly Spot[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  let [farthest, most] = [0, within]
  for (let i = 1; i < line.length - 1; i++) {
    const away = distanceTo(line[i]!, first, last)
    if (away > most) [farthest, most] = [i, away]
  }
  if (farthest === 0) return [first, last]
  return [
    ...simplifiedLine(line.slice(0, farthest + 1), within).slice(0, -1),
    ...simplifiedLine(line.slice(farthest), within),
  ]
}

export function simplified(contour: readonly Spot[], within: number): readonly Spot[] {
  const half = Math.floor(contour.length / 2)
  const there = simplifiedLine(contour.slice(0, half + 1), within)
  const back = simplifiedLine([...contour.slice(half), contour[0]!], within)
  return [...there.slice(0, -1), ...back.slice(0, -1)]
}
