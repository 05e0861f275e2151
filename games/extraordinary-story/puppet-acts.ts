import { PUPPET_AT_REST, type PuppetPose } from '@veillee/touch'
import { ACTIONS, type Action } from '../puppetry.ts'

/** How an action is done: each in any size and at any speed. */
export const SIZES = ['small', 'middle', 'large'] as const
export const SPEEDS = ['slow', 'middle', 'fast'] as const
export type Size = (typeof SIZES)[number]
export type Speed = (typeof SPEEDS)[number]

const EXTENT: Readonly<Record<Size, number>> = { small: 0.55, middle: 1, large: 1.3 }
const GROWTH: Readonly<Record<Size, number>> = { small: -0.45, middle: 0, large: 0.5 }
const PACE: Readonly<Record<Speed, number>> = { slow: 0.45, middle: 1, fast: 2 }

type Pair = readonly [x: number, y: number]
/** What an action moves; the rest hangs as it did. */
interface Moved {
  readonly lean?: number
  readonly nod?: number
  readonly hips?: Pair
  readonly left?: Pair
  readonly right?: Pair
  readonly footLeft?: Pair
  readonly footRight?: Pair
  readonly size?: number
}

const TAU = 2 * Math.PI
const wave = (turn: number): number => Math.sin(TAU * turn)
/** From 0 to 1 and back, once a turn. */
const swell = (turn: number): number => (1 - Math.cos(TAU * turn)) / 2
const lifted = (turn: number): number => Math.max(0, wave(turn))

/** A step on the spot, arms against legs. */
function stride(turn: number, wide: number, high: number): Moved {
  const swing = wave(turn)
  return {
    footLeft: [-0.16 - wide * swing, -1 + high * lifted(turn)],
    footRight: [0.16 - wide * swing, -1 + high * lifted(turn + 0.5)],
    left: [-0.34 + 0.24 * swing, -0.2 + 0.1 * swing],
    right: [0.34 + 0.24 * swing, -0.2 - 0.1 * swing],
    hips: [0, -0.3 + 0.03 * Math.abs(swing)],
  }
}

/** Each action over a turn, which takes a second at middle speed. */
const ACTS: Readonly<Record<Action, (turn: number) => Moved>> = {
  big: turn => ({
    left: [-0.35 - 0.4 * swell(turn), 0.1 + 0.7 * swell(turn)],
    right: [0.35 + 0.4 * swell(turn), 0.1 + 0.7 * swell(turn)],
    size: 0.3 + 0.6 * swell(turn),
  }),
  small: turn => ({
    left: [-0.08, 0.1 - 0.15 * swell(turn)],
    right: [0.08, 0.1 - 0.15 * swell(turn)],
    hips: [0, -0.55],
    size: -0.5 - 0.4 * swell(turn),
    nod: 0.1,
  }),
  round: turn => ({
    left: [-0.5 * Math.abs(wave(turn / 2)) - 0.05, 0.1 + 0.5 * Math.cos(TAU * (turn / 2))],
    right: [0.5 * Math.abs(wave(turn / 2)) + 0.05, 0.1 + 0.5 * Math.cos(TAU * (turn / 2))],
  }),
  flat: turn => ({
    left: [-0.15 - 0.5 * swell(turn), 0],
    right: [0.15 + 0.5 * swell(turn), 0],
    hips: [0, -0.38],
  }),
  heavy: turn => ({
    left: [-0.22, -0.62 + 0.28 * swell(turn)],
    right: [0.22, -0.62 + 0.28 * swell(turn)],
    hips: [0.02 * wave(3 * turn), -0.58 + 0.14 * swell(turn)],
    lean: 0.08 * wave(3 * turn),
    nod: 0.2 * wave(turn),
  }),
  light: turn => ({
    left: [-0.5, 0.2 + 0.3 * wave(turn)],
    right: [0.5, 0.2 + 0.3 * wave(turn + 0.25)],
    hips: [0.06 * wave(turn / 2), -0.24 + 0.1 * swell(turn)],
    footLeft: [-0.14, -0.96 + 0.1 * swell(turn)],
    footRight: [0.14, -0.96 + 0.1 * swell(turn)],
    lean: 0.15 * wave(turn / 2),
  }),
  hot: turn => ({
    left: [-0.42, -0.2],
    right: [0.3 + 0.14 * wave(2 * turn), 0.5],
    nod: -0.35,
    lean: -0.1,
  }),
  cold: turn => ({
    left: [0.14 + 0.02 * wave(6 * turn), 0.08],
    right: [-0.14 + 0.02 * wave(6 * turn), 0.02],
    hips: [0.02 * wave(7 * turn), -0.36],
    nod: 0.08 * wave(6 * turn),
    footLeft: [-0.08, -1],
    footRight: [0.08, -1],
  }),
  fast: turn => ({ ...stride(2 * turn, 0.26, 0.4), lean: 0.4 }),
  slow: turn => ({ ...stride(turn / 2, 0.14, 0.12), lean: -0.1, nod: 0.3 }),
  fly: turn => ({
    left: [-0.72, 0.15 + 0.5 * wave(turn)],
    right: [0.72, 0.15 + 0.5 * wave(turn)],
    hips: [0, -0.12 - 0.08 * wave(turn)],
    footLeft: [-0.2, -0.78 - 0.06 * wave(turn)],
    footRight: [0.12, -0.74 - 0.06 * wave(turn)],
    lean: 0.12,
  }),
  swim: turn => ({
    left: [-0.1 + 0.5 * Math.cos(TAU * turn), 0.2 + 0.45 * wave(turn)],
    right: [0.2 + 0.5 * Math.cos(TAU * (turn + 0.5)), 0.2 + 0.45 * wave(turn + 0.5)],
    lean: 0.8,
    hips: [-0.2, -0.34],
    footLeft: [-0.5, -0.86 + 0.1 * wave(2 * turn)],
    footRight: [-0.46, -0.86 - 0.1 * wave(2 * turn)],
  }),
  walk: turn => stride(turn, 0.2, 0.2),
  climb: turn => ({
    left: [-0.18, 0.3 + 0.4 * wave(turn)],
    right: [0.18, 0.3 - 0.4 * wave(turn)],
    footLeft: [-0.2, -0.82 - 0.16 * wave(turn)],
    footRight: [0.2, -0.82 + 0.16 * wave(turn)],
    hips: [0.05 * wave(turn), -0.24],
  }),
  eat: turn => ({
    left: [-0.24, -0.1],
    right: [0.34 - 0.26 * swell(turn), -0.1 + 0.42 * swell(turn)],
    nod: 0.12 * swell(turn),
  }),
  drink: turn => ({
    left: [-0.38, -0.26],
    right: [0.14, 0.3 + 0.12 * swell(turn / 2)],
    nod: -0.4 * swell(turn / 2),
    lean: -0.18 * swell(turn / 2),
  }),
  sleep: turn => ({
    left: [0.16, 0.24],
    right: [0.24, 0.26],
    nod: 0.75,
    lean: 0.14 + 0.05 * wave(turn / 2),
    hips: [0, -0.36 + 0.03 * wave(turn / 2)],
  }),
  cry: turn => ({
    left: [-0.1 + 0.03 * wave(3 * turn), 0.46],
    right: [0.1 + 0.03 * wave(3 * turn), 0.46],
    nod: 0.16 * wave(turn),
    hips: [0, -0.36 + 0.03 * wave(3 * turn)],
  }),
  laugh: turn => ({
    left: [-0.14, -0.06 + 0.04 * wave(4 * turn)],
    right: [0.14, -0.06 + 0.04 * wave(4 * turn)],
    hips: [0, -0.3 + 0.05 * Math.abs(wave(2 * turn))],
    nod: -0.3 + 0.2 * wave(2 * turn),
    lean: -0.12 + 0.1 * wave(2 * turn),
  }),
  fight: turn => ({
    left: [-0.18 - 0.5 * lifted(turn), 0.16],
    right: [0.18 + 0.52 * lifted(turn + 0.5), 0.2],
    lean: -0.25 * wave(turn),
    footLeft: [-0.3, -1],
    footRight: [0.28, -1],
    hips: [0, -0.4],
  }),
  hug: turn => ({
    left: [0.32 - 0.5 * swell(turn), 0.08],
    right: [-0.32 + 0.5 * swell(turn), 0.02],
    nod: 0.3,
    lean: 0.12 * wave(turn / 2),
  }),
  open: turn => ({
    left: [-0.06 - 0.6 * swell(turn), 0.2],
    right: [0.06 + 0.6 * swell(turn), 0.2],
    lean: -0.08,
  }),
  fall: turn => {
    const down = Math.min(1, Math.max(0, 2 * (turn % 2) - 0.6))
    return {
      lean: -0.95 * down,
      hips: [-0.1 * down, -0.3 - 0.42 * down],
      left: [-0.5 - 0.3 * down, 0.4 - 0.8 * down],
      right: [0.5 - 0.3 * down, 0.4 + 0.1 * down],
      footRight: [0.16 + 0.5 * down, -1 + 0.2 * down],
      footLeft: [-0.16 + 0.5 * down, -1],
    }
  },
  point: turn => ({
    right: [0.72 + 0.06 * wave(2 * turn), 0.3],
    left: [-0.36, -0.26],
    lean: 0.16,
    nod: 0.2,
  }),
}

/** 1 + its place in the list, as it goes over the wire. */
export const numberOf = (action: Action): number => ACTIONS.indexOf(action) + 1
export const actionOf = (acts: number): Action | undefined => ACTIONS[acts - 1]

/** A puppet that has been acting for so long. */
export function acted(
  action: Action,
  ms: number,
  size: Size = 'middle',
  speed: Speed = 'middle',
): PuppetPose {
  const moved = ACTS[action]((ms / 1000) * PACE[speed])
  const rest = PUPPET_AT_REST
  const extent = EXTENT[size]
  const at = ({ x, y }: { x: number; y: number }, to: Pair | undefined) =>
    to === undefined ? { x, y } : { x: within(x + (to[0] - x) * extent), y: within(y + (to[1] - y) * extent) }
  return {
    lean: within((moved.lean ?? 0) * extent),
    nod: within((moved.nod ?? 0) * extent),
    hips: at(rest.hips, moved.hips),
    hands: [at(rest.hands[0], moved.left), at(rest.hands[1], moved.right)],
    feet: [at(rest.feet[0], moved.footLeft), at(rest.feet[1], moved.footRight)],
    size: within((moved.size ?? 0) + GROWTH[size]),
    acts: numberOf(action),
    isTapping: false,
  }
}

const within = (value: number): number => Math.min(1, Math.max(-1, value))
