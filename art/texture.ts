import { noise } from './noise.ts'
import type { Paint } from './palette.ts'
import { type Drawing, line } from './shape.ts'

export interface Patch {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Grain {
  readonly count: number
  readonly size: number
  readonly seed?: number
  readonly opacity?: number
}

/** Sand, stars, a far crowd: dots strewn over a patch. */
export function dots(patch: Patch, paint: Paint, { count, size, seed = 1, opacity = 1 }: Grain): Drawing {
  const next = noise(seed)
  let d = ''
  for (let i = 0; i < count; i++)
    d += `M${Math.round(patch.x + next() * patch.width)} ${Math.round(patch.y + next() * patch.height)}h0`
  return line(d, paint, size, { opacity })
}

interface Strokes extends Grain {
  /** How long a stroke is, on average. */
  readonly length?: number
  /** Direction in radians; 0 lies flat. */
  readonly angle?: number
}

/** Dry-brush strokes: grass, wood grain, glitter on water. */
export function brush(patch: Patch, paint: Paint, strokes: Strokes): Drawing {
  const { count, size, seed = 1, opacity = 0.35, length = 40, angle = 0 } = strokes
  const next = noise(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const from = `${Math.round(patch.x + next() * patch.width)} ${Math.round(patch.y + next() * patch.height)}`
    const reach = length * (0.4 + next() * 0.9)
    const lean = angle + (next() - 0.5) * 0.12
    const [dx, dy] = [Math.cos(lean) * reach, Math.sin(lean) * reach]
    const sway = `${Math.round(dx / 2 + (next() - 0.5) * 4)} ${Math.round(dy / 2 + (next() - 0.5) * 4)}`
    d += `M${from}q${sway} ${Math.round(dx)} ${Math.round(dy)}`
  }
  return line(d, paint, size, { opacity })
}
