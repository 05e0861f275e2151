import { noise } from './noise.ts'

/** x to the right, y down, in units of the card (600 × 400). */
export type Spot = readonly [x: number, y: number]

/** One decimal is finer than anybody sees on a card, and keeps files small. */
export function short(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

export const at = (spot: Spot): string => `${short(spot[0])} ${short(spot[1])}`

/** Path commands that were written for a radius of 1, at another size. */
export const sized = (d: string, r: number): string =>
  d.replace(/ ?(-?\d*\.?\d+)/g, (_, number: string) => ` ${short(Number(number) * r)}`)

/** Spots that are reckoned, or written as SVG writes `points`: '-30,-26 -32,-62'. */
export type Points = readonly Spot[] | string

export const spots = (points: Points): readonly Spot[] =>
  typeof points === 'string'
    ? points.split(' ').map((point): Spot => {
        const [x, y] = point.split(',').map(Number)
        return [x!, y!]
      })
    : points

/** A closed shape with straight sides. */
export const poly = (points: Points): string => `${bent(points)}Z`

/** An open line with straight pieces. */
export const bent = (points: Points): string => `M${spots(points).map(at).join('L')}`

/** A soft closed shape through all spots (Catmull-Rom as cubic curves); below 1 its corners get sharper. */
export function soft(points: Points, roundness = 1): string {
  const all = spots(points)
  return `${through(all, i => all[(i + all.length) % all.length]!, all.length, roundness)}Z`
}

/** A soft open line through all spots. */
export function flow(points: Points, roundness = 1): string {
  const all = spots(points)
  return through(all, i => all[Math.max(0, Math.min(all.length - 1, i))]!, all.length - 1, roundness)
}

function through(
  spots: readonly Spot[],
  spot: (i: number) => Spot,
  pieces: number,
  roundness: number,
): string {
  let d = `M${at(spots[0]!)}`
  for (let i = 0; i < pieces; i++) {
    const [before, from, to, after] = [spot(i - 1), spot(i), spot(i + 1), spot(i + 2)]
    const k = roundness / 6
    const leaving: Spot = [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k]
    const arriving: Spot = [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k]
    d += `C${at(leaving)} ${at(arriving)} ${at(to)}`
  }
  return d
}

/** A pebble: a round shape that no compass has drawn. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  seed = 1,
  corners = 9,
  unrest = 0.14,
): string {
  const next = noise(seed)
  return soft(
    Array.from({ length: corners }, (_, i): Spot => {
      const angle = (i / corners) * Math.PI * 2
      const reach = 1 + (next() - 0.5) * 2 * unrest
      return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
    }),
  )
}

/** A rectangle cut out with scissors: no corner is quite where a ruler would put it. */
export function cut(x: number, y: number, width: number, height: number, seed = 1, unrest = 1.6): string {
  const next = noise(seed)
  const slip = () => (next() - 0.5) * 2 * unrest
  const corners: Spot[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return poly(corners.map(([cx, cy]): Spot => [cx + slip(), cy + slip()]))
}

/** Five points, two radii: on a pedestal, on a ticket, in the sky. */
export const starShape = (cx: number, cy: number, radius: number, points = 5, inner = 0.44): string =>
  poly(
    Array.from({ length: points * 2 }, (_, i): Spot => {
      const angle = -Math.PI / 2 + (i * Math.PI) / points
      const reach = i % 2 ? radius * inner : radius
      return [cx + Math.cos(angle) * reach, cy + Math.sin(angle) * reach]
    }),
  )

/** Hills, dunes, snow: a soft edge across the card through these heights, and everything below it. */
export function ground(heights: readonly number[], roundness = 0.85): string {
  const step = 640 / (heights.length - 1)
  const edge = heights.map((y, i): Spot => [-20 + i * step, y])
  return `${flow(edge, roundness)}L620 430L-20 430Z`
}
