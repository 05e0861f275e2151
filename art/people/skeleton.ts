import type { Spot } from '../curve.ts'
import type { Joints } from './poses.ts'

/** How big the parts of a body are, in hundredths of a grown-up’s height. */
export interface Build {
  readonly headR: number
  readonly leg: number
  readonly torso: number
  readonly arm: number
  readonly legWidth: number
  readonly armWidth: number
  readonly shoulder: number
  readonly waist: number
}

export type Age = 'kid' | 'teen' | 'adult' | 'old'

export const BUILDS: Readonly<Record<Age, Build>> = {
  kid: { headR: 15.5, leg: 37, torso: 27, arm: 35, legWidth: 9.5, armWidth: 7.6, shoulder: 9.4, waist: 9 },
  teen: { headR: 12.6, leg: 42, torso: 30, arm: 36, legWidth: 8.6, armWidth: 6.8, shoulder: 9.2, waist: 8.6 },
  adult: { headR: 11, leg: 44, torso: 32, arm: 37, legWidth: 8.6, armWidth: 6.8, shoulder: 10.2, waist: 8.6 },
  old: { headR: 11.4, leg: 42, torso: 31, arm: 36, legWidth: 8.8, armWidth: 6.9, shoulder: 10.2, waist: 9.6 },
}

/** Two bones: from the root over the joint to the end. */
export interface Limb {
  readonly root: Spot
  readonly joint: Spot
  readonly end: Spot
  /** By how much it is too short for where it should be. */
  readonly missing: number
}

/** Where everything is: origin on the ground, x forward, y down as on the card. */
export interface Skeleton {
  readonly build: Build
  readonly hip: Spot
  readonly neck: Spot
  readonly head: Spot
  /** Lean of the torso, in radians forward. */
  readonly lean: number
  readonly farArm: Limb
  readonly nearArm: Limb
  readonly farLeg: Limb
  readonly nearLeg: Limb
  /** A spot on the torso: so far across it, so far up from the hip. */
  readonly onTorso: (across: number, up: number) => Spot
}

const ADULT_TORSO = 32
const ADULT_LEG = 44
const ADULT_ARM = 37

/** y is up in poses, because people think of bodies from the ground. */
const down = ([x, y]: Spot): Spot => [x, -y]

/** Two-bone inverse kinematics: where the elbow is when the hand is there. */
function reach(root: Spot, target: Spot, upper: number, lower: number, bend: number): Limb {
  const wanted = Math.hypot(target[0] - root[0], target[1] - root[1]) || 0.001
  const length = Math.min(wanted, (upper + lower) * 0.995)
  const share = length / wanted
  const end: Spot = [root[0] + (target[0] - root[0]) * share, root[1] + (target[1] - root[1]) * share]
  const cosine = (upper * upper + length * length - lower * lower) / (2 * upper * length)
  const angle =
    Math.atan2(end[1] - root[1], end[0] - root[0]) + bend * Math.acos(Math.max(-1, Math.min(1, cosine)))
  const joint: Spot = [root[0] + Math.cos(angle) * upper, root[1] + Math.sin(angle) * upper]
  return { root: down(root), joint: down(joint), end: down(end), missing: wanted - length }
}

export function skeletonOf(pose: Joints, age: Age): Skeleton {
  const build = BUILDS[age]
  const legScale = build.leg / ADULT_LEG
  const stands = pose.hip[1] > 30
  const hip: Spot = [pose.hip[0], stands ? pose.hip[1] * legScale * (age === 'kid' ? 0.98 : 1) : pose.hip[1]]
  const lean = ((pose.lean ?? 0) * Math.PI) / 180
  const along: Spot = [Math.sin(lean), Math.cos(lean)]
  const neck: Spot = [hip[0] + along[0] * build.torso, hip[1] + along[1] * build.torso]
  const nod = lean * 0.6 + ((pose.head ?? 0) * Math.PI) / 180
  const lift = build.headR * 1.02 + 1.5
  const head: Spot = [neck[0] + Math.sin(nod) * lift, neck[1] + Math.cos(nod) * lift]
  const isTurned = pose.view !== undefined && pose.view !== 'side'
  const armRoot = (side: -1 | 1): Spot =>
    isTurned ? [neck[0] + side * (build.shoulder - 2.2), neck[1] - 3] : [neck[0], neck[1] - 2]
  const legRoot = (side: -1 | 1): Spot => [hip[0] + side * (isTurned ? 4.4 : 1.5), hip[1]]
  const grownNeck: Spot = [pose.hip[0] + along[0] * ADULT_TORSO, pose.hip[1] + along[1] * ADULT_TORSO]
  const armScale = build.arm / ADULT_ARM
  // Poses are written for grown-ups; a child’s hand goes the same way from its own shoulder.
  const hand = (target: Spot): Spot => [
    neck[0] + (target[0] - grownNeck[0]) * armScale,
    neck[1] + (target[1] - grownNeck[1]) * armScale,
  ]
  const foot = (target: Spot): Spot =>
    pose.freeFeet || target[1] <= 20 ? target : [target[0], target[1] * legScale]
  const arm = (root: Spot, target: Spot, bend: number) =>
    reach(root, hand(target), build.arm * 0.52, build.arm * 0.48, bend)
  // Towards the viewer a seated person’s thighs are foreshortened: the legs seem just as long as the seat is high.
  const isForeshortened = isTurned && pose.hip[1] > 15 && pose.hip[1] < 30
  const legLength = isForeshortened ? hip[1] * 1.08 : build.leg
  const leg = (root: Spot, target: Spot, bend: number) =>
    reach(root, foot(target), legLength * 0.52, legLength * 0.5, bend)
  const nearBend = pose.nearBend ?? (isTurned ? 1 : -1)
  const nearKnee = pose.nearKnee ?? 1
  return {
    build,
    lean,
    hip: down(hip),
    neck: down(neck),
    head: down(head),
    farArm: arm(armRoot(-1), pose.farHand, pose.farBend ?? (isTurned ? -1 : nearBend)),
    nearArm: arm(armRoot(1), pose.nearHand, nearBend),
    farLeg: leg(legRoot(-1), pose.farFoot, pose.farKnee ?? (isTurned ? -1 : nearKnee)),
    nearLeg: leg(legRoot(1), pose.nearFoot, nearKnee),
    onTorso: (across, up) => [
      hip[0] + along[0] * up + along[1] * across,
      -(hip[1] + along[1] * up - along[0] * across),
    ],
  }
}
