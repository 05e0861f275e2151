import { at, bent, type Spot, short } from '../curve.ts'
import { darker, type Paint } from '../palette.ts'
import { type Drawing, disc, line, oval, path, put } from '../shape.ts'
import type { Limb } from './skeleton.ts'

/** How a hand is shaped. */
export type GripId = 'relaxed' | 'open' | 'fist' | 'pinch' | 'hold' | 'point'

/** A hand has a part behind what it holds and a part in front of it. */
export interface Hand {
  readonly behind: Drawing
  readonly before: Drawing
}

type Drawn = (size: number, skin: Paint, dim: Paint) => Hand

const fingers = (tips: readonly Spot[], from: Spot, size: number, skin: Paint): Drawing =>
  line(tips.map(tip => `M${at(from)}L${at(tip)}`).join(''), skin, size * 0.36)

/** Drawn with the forearm coming from the left, the fingers to the right and the thumb up. */
const GRIPS: Readonly<Record<GripId, Drawn>> = {
  relaxed: (size, skin, dim) => ({
    behind:
      oval(size * 0.42, 0, size * 0.78, size * 0.56, skin) +
      line(
        `M${short(size * 0.2)} ${short(-size * 0.3)}L${short(size * 0.85)} ${short(-size * 0.66)}`,
        skin,
        size * 0.38,
      ),
    before: line(
      `M${short(size * 0.5)} ${short(size * 0.1)}L${short(size * 1.04)} ${short(size * 0.06)}`,
      dim,
      size * 0.12,
    ),
  }),
  open: (size, skin) => ({
    behind:
      disc(size * 0.36, 0, size * 0.62, skin) +
      fingers(
        [
          [size * 1.35, -size * 0.5],
          [size * 1.55, -size * 0.14],
          [size * 1.48, size * 0.24],
          [size * 1.2, size * 0.58],
        ],
        [size * 0.4, 0],
        size,
        skin,
      ) +
      line(
        `M${short(size * 0.2)} ${short(-size * 0.2)}L${short(size * 0.62)} ${short(-size * 1.02)}`,
        skin,
        size * 0.42,
      ),
    before: '',
  }),
  fist: (size, skin, dim) => ({
    behind: oval(size * 0.42, 0, size * 0.68, size * 0.64, skin),
    before:
      line(
        `M${short(size * 0.66)} ${short(-size * 0.34)}v${short(size * 0.22)}M${short(size * 0.74)} ${short(size * 0.02)}v${short(size * 0.2)}M${short(size * 0.62)} ${short(size * 0.34)}v${short(size * 0.14)}`,
        dim,
        size * 0.13,
      ) +
      line(
        `M${short(size * 0.1)} ${short(-size * 0.46)}L${short(size * 0.62)} ${short(-size * 0.5)}`,
        skin,
        size * 0.4,
      ),
  }),
  pinch: (size, skin, dim) => ({
    behind:
      oval(size * 0.36, size * 0.06, size * 0.62, size * 0.56, skin) +
      line(
        bent([
          [size * 0.4, size * 0.2],
          [size * 1.1, size * 0.28],
          [size * 1.34, -size * 0.22],
        ]),
        skin,
        size * 0.36,
      ),
    before:
      line(
        bent([
          [size * 0.2, -size * 0.26],
          [size * 0.86, -size * 0.6],
          [size * 1.34, -size * 0.26],
        ]),
        skin,
        size * 0.38,
      ) +
      line(
        `M${short(size * 0.5)} ${short(size * 0.36)}L${short(size * 0.9)} ${short(size * 0.36)}`,
        dim,
        size * 0.12,
      ),
  }),
  hold: (size, skin, dim) => ({
    behind:
      oval(size * 0.36, 0, size * 0.66, size * 0.6, skin) +
      line(
        `M${short(size * 0.1)} ${short(-size * 0.4)}L${short(size * 0.78)} ${short(-size * 0.7)}`,
        skin,
        size * 0.4,
      ),
    before:
      line(
        [-0.34, -0.02, 0.3]
          .map(
            y =>
              `M${short(size * 0.34)} ${short(size * y)}Q${short(size * 0.9)} ${short(size * (y - 0.05))} ${short(size * 0.82)} ${short(size * (y + 0.14))}`,
          )
          .join(''),
        skin,
        size * 0.34,
      ) + line(`M${short(size * 0.34)} ${short(size * 0.15)}h${short(size * 0.36)}`, dim, size * 0.08),
  }),
  point: (size, skin, dim) => ({
    behind:
      oval(size * 0.36, 0, size * 0.62, size * 0.58, skin) +
      line(
        `M${short(size * 0.4)} ${short(-size * 0.24)}L${short(size * 1.66)} ${short(-size * 0.36)}`,
        skin,
        size * 0.38,
      ),
    before:
      line(
        `M${short(size * 0.14)} ${short(-size * 0.3)}L${short(size * 0.56)} ${short(size * 0.06)}`,
        skin,
        size * 0.36,
      ) + line(`M${short(size * 0.68)} ${short(size * 0.02)}v${short(size * 0.18)}`, dim, size * 0.12),
  }),
}

/** A hand at the end of an arm, turned as the forearm points. */
export function handAt(arm: Limb, grip: GripId, size: number, skin: Paint, thumb: 1 | -1 = 1): Hand {
  const { behind, before } = GRIPS[grip](size, skin, darker(skin, 0.8))
  const degrees = (Math.atan2(arm.end[1] - arm.joint[1], arm.end[0] - arm.joint[0]) * 180) / Math.PI
  // A hand that points back would have its thumb below.
  const upright = Math.abs(degrees) > 90 ? -thumb : thumb
  const placed = (drawing: Drawing) =>
    drawing &&
    put(upright < 0 ? `<g transform="scale(1 -1)">${drawing}</g>` : drawing, {
      x: arm.end[0],
      y: arm.end[1],
      r: degrees,
    })
  return { behind: placed(behind), before: placed(before) }
}

/** Bare foot or shoe: sole on the ground, or turned with the shin when it is in the air. */
export function footAt(leg: Limb, width: number, paint: Paint, toes: 1 | -1 | 0): Drawing {
  const isInAir = leg.end[1] < -3
  const shin = (Math.atan2(leg.end[1] - leg.joint[1], leg.end[0] - leg.joint[0]) * 180) / Math.PI
  const turn = isInAir ? shin - 90 : 0
  const unit = (x: number, y: number) => `${short(width * x)} ${short(width * y)}`
  const sideways = `M${unit(-0.52, -0.55)}Q${unit(0.4, -0.75)} ${unit(0.62, -0.25)}Q${unit(1.45, -0.1)} ${unit(1.4, 0.42)}L${unit(-0.55, 0.42)}Z`
  const ahead = `M${unit(-0.55, -0.5)}Q${unit(0, -0.7)} ${unit(0.55, -0.5)}Q${unit(0.75, 0.1)} ${unit(0.66, 0.42)}Q${unit(0, 0.62)} ${unit(-0.66, 0.42)}Q${unit(-0.75, 0.1)} ${unit(-0.55, -0.5)}Z`
  return put(path(toes === 0 ? ahead : sideways, paint), {
    x: leg.end[0],
    y: leg.end[1],
    r: toes === 0 ? 0 : turn,
    flip: toes === -1,
  })
}
