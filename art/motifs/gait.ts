import { bent, type Spot } from '../curve.ts'
import { darker, type Paint } from '../palette.ts'
import { type Drawing, line } from '../shape.ts'

export type Gait = 'stand' | 'walk' | 'run'

interface Legs {
  /** Where the fore and hind legs leave the body. */
  readonly fore: number
  readonly hind: number
  readonly hipY: number
  readonly width: number
  readonly paint: Paint
  readonly hoof?: Paint
}

/** How far each leg swings from its hip (in leg lengths) and how high the foot is: near fore, far fore, near hind, far hind. */
const STEPS: Readonly<Record<Gait, readonly (readonly [swing: number, lift: number, knee: number])[]>> = {
  stand: [
    [0.02, 0, 0],
    [0.16, 0, 0],
    [-0.02, 0, 0],
    [0.12, 0, 0],
  ],
  walk: [
    [0.36, 0.02, 0.1],
    [-0.22, 0, 0.06],
    [-0.34, 0.02, -0.1],
    [0.26, 0, -0.06],
  ],
  run: [
    [0.8, 0.34, 0.16],
    [0.6, 0.2, 0.16],
    [-0.8, 0.24, -0.16],
    [-0.6, 0.12, -0.16],
  ],
}

/** Four legs in two halves: the far ones belong behind the body, the near ones before it. */
export function legs(
  { fore, hind, hipY, width, paint, hoof }: Legs,
  gait: Gait,
): { far: Drawing; near: Drawing } {
  const length = -hipY
  const leg = (index: number, x: number, fill: Paint) => {
    const [swing, lift, knee] = STEPS[gait][index]!
    const foot: Spot = [x + swing * length, -lift * length - width * 0.35]
    const middle: Spot = [x + swing * length * 0.5 + knee * length, hipY * 0.52 - lift * length * 0.5]
    return (
      line(bent([[x, hipY], middle, foot]), fill, width) +
      (hoof
        ? line(bent([[foot[0], foot[1] - width * 0.1], foot]), hoof, width * 1.04)
        : line(bent([foot, [foot[0] + width * 0.3, foot[1]]]), fill, width))
    )
  }
  const dim = darker(paint, 0.82)
  return { far: leg(1, fore, dim) + leg(3, hind, dim), near: leg(0, fore, paint) + leg(2, hind, paint) }
}
