import type { PuppetPose } from '@veillee/touch'

/** On the drawing's stage, a hundred to the half, y downwards. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Limb {
  readonly root: Spot
  readonly joint: Spot
  readonly end: Spot
}

/** How long the paper is. */
export interface Build {
  readonly trunk: number
  readonly shoulder: number
  readonly hip: number
  readonly arm: number
  readonly leg: number
}

export interface Bones {
  readonly hips: Spot
  readonly neck: Spot
  readonly head: Spot
  readonly leanDeg: number
  readonly headDeg: number
  readonly arms: readonly [Limb, Limb]
  readonly legs: readonly [Limb, Limb]
}

const LEAN_DEG = 62
const NOD_DEG = 34
const HEAD_UP = 25

const spotOf = ({ x, y }: { readonly x: number; readonly y: number }): Spot => ({ x: 100 * x, y: -100 * y })

/** From a place, so far along this direction: 0 is straight up, 90 to the right. */
function along({ x, y }: Spot, deg: number, length: number): Spot {
  const turn = (deg * Math.PI) / 180
  return { x: x + Math.sin(turn) * length, y: y - Math.cos(turn) * length }
}

/**
 * Two pieces of paper on a pin, from a root towards where the end is wanted. Too far away they are straight; paper is
 * not rubber. `side` is where the pin goes: −1 left, 1 right.
 */
function limbTo(root: Spot, wanted: Spot, half: number, side: -1 | 1): Limb {
  const [dx, dy] = [wanted.x - root.x, wanted.y - root.y]
  const far = Math.hypot(dx, dy) || 1
  const reach = Math.min(far, 2 * half)
  const end = { x: root.x + (dx / far) * reach, y: root.y + (dy / far) * reach }
  const out = Math.sqrt(Math.max(0, half * half - (reach / 2) ** 2))
  const [nx, ny] = [-dy / far, dx / far]
  const sign = Math.abs(nx) < 0.05 ? 1 : Math.sign(nx) * side
  return {
    root,
    joint: { x: (root.x + end.x) / 2 + nx * out * sign, y: (root.y + end.y) / 2 + ny * out * sign },
    end,
  }
}

/** Where every piece of paper is. */
export function bonesOf({ lean, nod, hips: at, hands, feet }: PuppetPose, build: Build): Bones {
  const hips = spotOf(at)
  const leanDeg = lean * LEAN_DEG
  const headDeg = leanDeg + nod * NOD_DEG
  const neck = along(hips, leanDeg, build.trunk)
  const shoulder = (side: -1 | 1) => along(along(neck, leanDeg + 90 * side, build.shoulder), leanDeg, -6)
  const thigh = (side: -1 | 1) => ({ x: hips.x + side * build.hip, y: hips.y })
  return {
    hips,
    neck,
    head: along(neck, headDeg, HEAD_UP),
    leanDeg,
    headDeg,
    arms: [
      limbTo(shoulder(-1), spotOf(hands[0]), build.arm, -1),
      limbTo(shoulder(1), spotOf(hands[1]), build.arm, 1),
    ],
    legs: [
      limbTo(thigh(-1), spotOf(feet[0]), build.leg, -1),
      limbTo(thigh(1), spotOf(feet[1]), build.leg, 1),
    ],
  }
}
