import { type Spot, soft } from '../curve.ts'
import { darker, mixed, type Paint } from '../palette.ts'
import { type Drawing, line, oval, path, put } from '../shape.ts'

interface Finger {
  readonly skin: Paint
  readonly width: number
  /** How wide its tip is, as a share of its root. */
  readonly taper?: number
  /** Whether we see its nail, or the creases inside its joints. */
  readonly seen?: 'nail' | 'inside'
}

/** Where a finger goes at a share of its length, and which way. */
function along(spine: readonly Spot[], share: number): readonly [spot: Spot, direction: number] {
  const pieces = spine.length - 1
  const piece = Math.min(pieces - 1, Math.floor(share * pieces))
  const [from, to] = [spine[piece]!, spine[piece + 1]!]
  const rest = share * pieces - piece
  return [
    [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest],
    Math.atan2(to[1] - from[1], to[0] - from[0]),
  ]
}

const aside = ([x, y]: Spot, direction: number, by: number): Spot => [
  x - Math.sin(direction) * by,
  y + Math.cos(direction) * by,
]

/** One finger from its root to its tip, narrower towards the end, with a dark seam that parts it from the next. */
export function finger(spine: readonly Spot[], { skin, width, taper = 0.78, seen }: Finger): Drawing {
  const half = (share: number) => (width / 2) * (1 + (taper - 1) * share)
  const shares = [0, 0.3, 0.55, 0.8, 0.94]
  const side = (sign: 1 | -1) =>
    shares.map(share => {
      const [spot, direction] = along(spine, share)
      return aside(spot, direction, sign * half(share) * (share > 0.9 ? 0.8 : 1))
    })
  const shape = soft([...side(-1), spine[spine.length - 1]!, ...side(1).reverse()], 0.95)
  const [tip, direction] = along(spine, 0.88)
  const degrees = (direction * 180) / Math.PI
  const nail =
    seen === 'nail'
      ? oval(tip[0], tip[1], width * 0.24, width * 0.19, mixed(skin, 'white', 0.55), {
          turn: [degrees, ...tip],
        })
      : ''
  const crease = (share: number) => {
    const [spot, way] = along(spine, share)
    const [from, to] = [aside(spot, way, -half(share) * 0.55), aside(spot, way, half(share) * 0.55)]
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`
  }
  const joints =
    seen === 'inside'
      ? line(crease(0.36) + crease(0.66), darker(skin, 0.8), 1.5)
      : seen === 'nail'
        ? line(crease(0.46), darker(skin, 0.84), 1.4)
        : ''
  return put(path(shape, darker(skin, 0.8)), { x: -1.6, y: 1.2 }) + path(shape, skin) + nail + joints
}

/** Some fingers by their width and their spine, from the root to the tip. */
export const fingers = (
  skin: Paint,
  seen: 'nail' | 'inside' | undefined,
  list: readonly (readonly [width: number, ...spine: Spot[]])[],
): Drawing => list.map(([width, ...spine]) => finger(spine, { skin, width, ...(seen && { seen }) })).join('')
