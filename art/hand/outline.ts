import { type Finger, HAND, type Point } from '@veillee/touch'

/** Spots in hu that a soft closed line runs through. */
export type Outline = readonly Point[]

/**
 * How broad a finger is along its length, as a share of its radius: fuller at the joints, narrower towards the tip.
 * Skin is judged by plain capsules; nothing here strays from them by more than a millimetre or two.
 */
const PROFILE: readonly (readonly [alongShare: number, breadthShare: number])[] = [
  [-0.1, 1.04],
  [0.12, 1],
  [0.28, 0.95],
  [0.43, 1.01],
  [0.58, 0.92],
  [0.73, 0.97],
  [0.88, 0.9],
  [0.97, 0.86],
]

/** The thumb is waisted below its one joint, and its pad is broad. */
const THUMB_PROFILE: typeof PROFILE = [
  [-0.2, 0.5],
  [-0.12, 0.86],
  [0.04, 1.06],
  [0.26, 1.02],
  [0.5, 0.94],
  [0.66, 1.02],
  [0.84, 1],
  [0.97, 0.9],
]

/** The round end: how far round, and how far out, as a share of the radius. */
const CAP: readonly (readonly [degrees: number, reachShare: number])[] = [
  [-52, 0.9],
  [-24, 0.97],
  [0, 1],
  [24, 0.97],
  [52, 0.9],
]

/** A finger’s own directions: along it from the root, and across it. */
export interface Axis {
  readonly lengthHu: number
  readonly radiusHu: number
  /** How far along its tip begins. */
  readonly tipHu: number
  at(alongHu: number, acrossHu: number): Point
}

export function axisOf(finger: Finger): Axis {
  const { root, tip, radiusHu } = HAND.fingers[finger]
  const lengthHu = Math.sqrt((tip[0] - root[0]) ** 2 + (tip[1] - root[1]) ** 2)
  const [ux, uy] = [(tip[0] - root[0]) / lengthHu, (tip[1] - root[1]) / lengthHu]
  return {
    lengthHu,
    radiusHu,
    tipHu: lengthHu + radiusHu - HAND.fingertipHu,
    at: (along, across) => ({ x: root[0] + ux * along + uy * across, y: root[1] + uy * along - ux * across }),
  }
}

const profileOf = (finger: Finger) => (finger === 'thumb' ? THUMB_PROFILE : PROFILE)

/** Half the breadth of a finger at a place along it, in hu. */
export function breadthAt(finger: Finger, alongHu: number): number {
  const { lengthHu, radiusHu } = axisOf(finger)
  const profile = profileOf(finger)
  const share = alongHu / lengthHu
  const i = profile.findIndex(([place]) => place >= share)
  if (i <= 0) return profile.at(i)![1] * radiusHu
  const [[from, before], [to, after]] = [profile[i - 1]!, profile[i]!]
  return (before + ((after - before) * (share - from)) / (to - from)) * radiusHu
}

/** Up one side, round the end and down the other. */
function around(finger: Finger, alongs: readonly number[]): Outline {
  const axis = axisOf(finger)
  const cap = CAP.map(([degrees, reach]) => {
    const angle = (degrees * Math.PI) / 180
    const radiusHu = axis.radiusHu * reach
    return axis.at(axis.lengthHu + Math.cos(angle) * radiusHu, Math.sin(angle) * radiusHu)
  })
  const side = (sign: 1 | -1) => alongs.map(along => axis.at(along, sign * breadthAt(finger, along)))
  return [...side(-1), ...cap, ...side(1).reverse()]
}

/** The whole finger; its root goes a little into the palm. */
export function fingerOutline(finger: Finger): Outline {
  const { lengthHu } = axisOf(finger)
  return around(
    finger,
    profileOf(finger).map(([share]) => share * lengthHu),
  )
}

/** A spot that comes twice is a corner in a soft line: the cut goes straight across. */
const cutAt = (alongHu: number): readonly number[] => [alongHu, alongHu]

/** The last joint. */
export function tipOutline(finger: Finger): Outline {
  const { lengthHu, tipHu } = axisOf(finger)
  const beyond = profileOf(finger).map(([share]) => share * lengthHu)
  return around(finger, [...cutAt(tipHu), ...beyond.filter(along => along > tipHu + 0.02)])
}

/** What is left of the finger below its tip. */
export function shaftOutline(finger: Finger): Outline {
  const { at, lengthHu, tipHu } = axisOf(finger)
  const below = profileOf(finger).map(([share]) => share * lengthHu)
  const alongs = [...below.filter(along => along < tipHu - 0.02), ...cutAt(tipHu)]
  const side = (sign: 1 | -1) => alongs.map(along => at(along, sign * breadthAt(finger, along)))
  return [...side(-1), ...side(1).reverse()]
}

const points = (pairs: readonly (readonly [x: number, y: number])[]): Outline =>
  pairs.map(([x, y]) => ({ x, y }))

/** Between the roots of the fingers the skin hangs a little; at the corners nothing is square. */
export const PALM = points([
  [0.09, 0.01],
  [0.045, 0.14],
  [0.005, 0.3],
  [-0.005, 0.5],
  [-0.004, 0.8],
  [0, 1],
  [0.025, 1.1],
  [0.13, 1.125],
  [0.252, 1.115],
  [0.375, 1.125],
  [0.5, 1.118],
  [0.625, 1.125],
  [0.75, 1.112],
  [0.875, 1.115],
  [0.972, 1.1],
  [1.003, 1.03],
  [1.005, 0.8],
  [1, 0.5],
  [0.978, 0.25],
  [0.91, 0.01],
  [0.7, -0.012],
  [0.3, -0.012],
])

/** Below the wrist the arm goes on; nobody feels anything there. */
export const ARM = points([
  [0.13, -0.25],
  [0.13, -0.12],
  [0.098, 0],
  [0.045, 0.14],
  [0.3, 0.4],
  [0.7, 0.4],
  [0.95, 0.14],
  [0.905, 0],
  [0.875, -0.12],
  [0.875, -0.25],
])

/** The skin between thumb and palm, and the ball of the thumb down to the wrist. */
export const WEB = points([
  [0.12, 0.12],
  [0.045, 0.16],
  [-0.012, 0.25],
  [-0.075, 0.36],
  [-0.118, 0.46],
  [-0.155, 0.56],
  [-0.12, 0.72],
  [-0.08, 0.79],
  [-0.05, 0.79],
  [-0.02, 0.85],
  [0.005, 0.95],
  [0.1, 0.8],
  [0.15, 0.4],
])
