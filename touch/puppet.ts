import type { Point } from './hand.ts'

/**
 * A paper puppet at one moment (TALE-30): fourteen values. Places are on a stage that runs from −1 to 1 both ways, y
 * upwards, with the floor at −1; left and right are as those see it who look on.
 */
export interface PuppetPose {
  /** The trunk, from −1, as far to the left as it goes, to 1. */
  readonly lean: number
  /** The head, likewise. */
  readonly nod: number
  readonly hips: Point
  readonly hands: readonly [left: Point, right: Point]
  readonly feet: readonly [left: Point, right: Point]
  /** From −1, tiny, to 1, huge. */
  readonly size: number
  /** What it acts: nothing, or 1 + the place of an action in the list of 24. It has the face and the thing for it. */
  readonly acts: number
  /** It taps the floor: it wants to be looked at. */
  readonly isTapping: boolean
}

/** Poses a second. */
export const PUPPET_HZ = 20

const PLACES = 13
const POSE_BYTES = PLACES + 1
const STEPS = 127
const MOST_ACTS = 24
const TAPPING = 128

/** As it hangs there when nobody moves it. */
export const PUPPET_AT_REST: PuppetPose = {
  lean: 0,
  nod: 0,
  hips: { x: 0, y: -0.3 },
  hands: [
    { x: -0.38, y: -0.28 },
    { x: 0.38, y: -0.28 },
  ],
  feet: [
    { x: -0.16, y: -1 },
    { x: 0.16, y: -1 },
  ],
  size: 0,
  acts: 0,
  isTapping: false,
}

/** Fourteen bytes: the thirteen places in 127ths, + 127; then what it acts, + 128 if it taps. */
export function writePuppet(pose: PuppetPose): Uint8Array {
  const { acts, isTapping } = pose
  return Uint8Array.from([...placesOf(pose).map(stepOf), acts + (isTapping ? TAPPING : 0)])
}

/** Undefined if it is no pose. */
export function readPuppet(bytes: Uint8Array): PuppetPose | undefined {
  if (bytes.length !== POSE_BYTES) return undefined
  const places = [...bytes.subarray(0, PLACES)]
  const last = bytes[PLACES]!
  if (places.some(step => step > 2 * STEPS) || last % TAPPING > MOST_ACTS) return undefined
  return poseOf(
    places.map(step => step / STEPS - 1),
    last,
  )
}

function poseOf(places: readonly number[], last: number): PuppetPose {
  const at = (i: number): Point => ({ x: places[i]!, y: places[i + 1]! })
  return {
    lean: places[0]!,
    nod: places[1]!,
    hips: at(2),
    hands: [at(4), at(6)],
    feet: [at(8), at(10)],
    size: places[12]!,
    acts: last % TAPPING,
    isTapping: last >= TAPPING,
  }
}

const placesOf = ({ lean, nod, hips, hands, feet, size }: PuppetPose): readonly number[] => [
  lean,
  nod,
  ...[hips, ...hands, ...feet].flatMap(({ x, y }) => [x, y]),
  size,
]

const stepOf = (place: number): number => Math.round((Math.min(1, Math.max(-1, place)) + 1) * STEPS)
