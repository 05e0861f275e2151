import { short, sized } from '../curve.ts'
import { darker, type Paint } from '../palette.ts'
import { type Drawing, line, path, put } from '../shape.ts'
import type { Limb } from './skeleton.ts'

/** How a hand is shaped. */
export type GripId =
  | 'relaxed'
  | 'open'
  | 'wave'
  | 'flat'
  | 'cup'
  | 'fist'
  | 'pinch'
  | 'hold'
  | 'point'
  | 'clasp'
  | 'fret'

/** Brush strokes of one width, or a filled shape: in units of the hand’s size. */
type Mark = readonly [kind: 'shape' | 'finger' | 'far' | 'thumb' | 'gap', commands: string]

/** A hand has a part behind what it holds and a part in front of it. */
interface Drawn {
  readonly behind: readonly Mark[]
  readonly before?: readonly Mark[]
}

const WIDTHS = { finger: 0.34, thumb: 0.4, gap: 0.085, far: 0.34 } as const

const PALM = 'M-.3 -.42Q.3 -.68 .72 -.46Q.9 0 .74 .46Q.3 .68 -.3 .42Z'

const HOLD: Drawn = {
  behind: [
    ['shape', PALM],
    ['thumb', 'M.06 -.36Q.4 -.72 .86 -.66'],
  ],
  before: [
    [
      'finger',
      'M.46 -.34Q1.02 -.44 .94 -.14M.46 -.1Q1.08 -.16 1 .1M.44 .14Q1.04 .1 .94 .34M.38 .36Q.86 .38 .78 .54',
    ],
    ['gap', 'M.42 -.2H.8M.42 .04H.86M.4 .27H.8'],
  ],
}

/** Drawn with the forearm coming from the left, the fingers to the right and the thumb up. */
const GRIPS: Readonly<Record<GripId, Drawn>> = {
  relaxed: {
    behind: [
      ['shape', PALM],
      ['finger', 'M.6 -.26Q1.1 -.28 1.32 -.02M.64 -.06Q1.14 0 1.28 .26M.6 .14Q1 .26 1.12 .46M.5 .34L.86 .58'],
    ],
    before: [
      ['gap', 'M.84 -.12Q1.06 -.1 1.16 .06M.78 .1Q.98 .18 1.06 .32M.68 .34L.86 .44'],
      ['thumb', 'M.14 -.34Q.5 -.66 .94 -.52'],
    ],
  },
  open: {
    behind: [
      ['shape', PALM],
      ['finger', 'M.58 -.3L1.5 -.66M.66 -.1L1.74 -.22M.66 .12L1.7 .24M.56 .32L1.4 .64'],
      ['thumb', 'M.08 -.28Q.42 -.74 .72 -1.06'],
    ],
    before: [['gap', 'M.2 -.2Q.5 -.06 .34 .3M.66 -.3L.84 -.26M.72 .02H.9M.66 .3L.82 .28']],
  },
  wave: {
    behind: [
      ['shape', PALM],
      ['finger', 'M.56 -.32L1.36 -.92M.66 -.12L1.72 -.38M.68 .1L1.78 .18M.58 .32L1.48 .76'],
      ['thumb', 'M.02 -.26Q.2 -.76 .36 -1.16'],
    ],
    before: [['gap', 'M.14 -.16Q.5 -.02 .3 .34M.1 .1Q.3 .22 .5 .16']],
  },
  flat: {
    behind: [
      ['shape', PALM],
      ['finger', 'M.5 -.3L1.4 -.34M.56 -.08L1.66 -.12M.56 .12L1.6 .1M.5 .3L1.34 .3'],
      ['thumb', 'M.1 -.36Q.5 -.64 .94 -.62'],
    ],
    before: [['gap', 'M.8 -.21L1.4 -.23M.8 -.01H1.5M.8 .2L1.38 .2']],
  },
  cup: {
    behind: [
      ['far', 'M.6 -.1Q1.3 0 1.5 -.62M.5 0Q1.2 .1 1.3 -.5'],
      ['shape', 'M-.3 -.36Q.2 -.2 .7 -.2Q1 0 .9 .4Q.3 .72 -.3 .42Z'],
    ],
    before: [
      ['finger', 'M.6 .3Q1.36 .36 1.66 -.3M.5 .42Q1.1 .6 1.4 .2'],
      ['gap', 'M.8 .44Q1.2 .46 1.42 .1'],
      ['thumb', 'M.06 -.26Q.34 -.62 .6 -.8'],
    ],
  },
  fist: {
    behind: [['shape', 'M-.3 -.42Q.2 -.72 .8 -.62Q1.14 -.5 1.12 0Q1.14 .54 .8 .64Q.2 .7 -.3 .42Z']],
    before: [
      ['gap', 'M.72 -.3L1.1 -.32M.7 -.02H1.12M.7 .28L1.1 .3'],
      ['thumb', 'M.1 -.4Q.5 -.64 .86 -.42L.8 -.02'],
      ['gap', 'M.5 -.3Q.62 -.2 .6 0'],
    ],
  },
  pinch: {
    behind: [
      ['far', 'M.5 .2Q1.1 .26 1.2 .5M.44 .34Q.9 .5 .96 .7'],
      ['shape', PALM],
      ['finger', 'M.5 -.02Q1.12 -.02 1.44 -.44'],
    ],
    before: [
      ['thumb', 'M.06 -.34Q.6 -.86 1.36 -.58'],
      ['gap', 'M.6 .22Q.94 .28 1.1 .46'],
    ],
  },
  hold: HOLD,
  /** On the neck of a guitar that the other arm lies around: the fingers come before it. */
  fret: HOLD,
  point: {
    behind: [
      ['shape', 'M-.3 -.42Q.2 -.66 .7 -.56Q.98 0 .78 .6Q.3 .68 -.3 .42Z'],
      ['finger', 'M.5 -.34L1.86 -.46'],
    ],
    before: [
      ['finger', 'M.5 -.04Q.98 -.08 .8 .14M.48 .2Q.92 .18 .76 .38M.42 .42Q.8 .44 .64 .56'],
      ['gap', 'M.42 .1H.74M.42 .32H.7'],
      ['thumb', 'M.04 -.34Q.4 -.42 .66 -.14'],
    ],
  },
  /** The other hand lies in it: its fingers come between these. */
  clasp: {
    behind: [['shape', 'M-.3 -.46Q.3 -.8 .9 -.62Q1.3 -.4 1.24 .1Q1.2 .6 .8 .66Q.2 .72 -.3 .46Z']],
    before: [
      ['far', 'M1.2 -.36L.6 -.5M1.26 -.08L.6 -.2M1.22 .2L.58 .1M1.1 .46L.54 .4'],
      ['gap', 'M1.1 -.24L.62 -.34M1.1 .06L.6 -.04M1.06 .34L.58 .26'],
      ['thumb', 'M.1 -.44Q.5 -.86 .9 -.78'],
    ],
  },
}

function marked(marks: readonly Mark[], size: number, skin: Paint): Drawing {
  const dim = darker(skin, 0.74)
  return marks
    .map(([kind, commands]) => {
      const d = sized(commands, size)
      if (kind === 'shape') return path(d, skin)
      return line(d, kind === 'gap' ? dim : kind === 'far' ? darker(skin, 0.9) : skin, size * WIDTHS[kind])
    })
    .join('')
}

const asForearm = (arm: Limb, size: number, skin: Paint) => {
  const degrees = (Math.atan2(arm.end[1] - arm.joint[1], arm.end[0] - arm.joint[0]) * 180) / Math.PI
  return (marks: readonly Mark[]): Drawing => {
    // A hand that points back would have its thumb below.
    const flip = Math.abs(degrees) > 90
    const turned = flip ? degrees - 180 : degrees
    return put(marked(marks, size, skin), { x: arm.end[0], y: arm.end[1], turn: turned, flip })
  }
}

/** A hand at the end of an arm, turned as the forearm points; what it holds lies between palm and fingers. */
export function handAt(arm: Limb, grip: GripId, size: number, skin: Paint, held: Drawing): Drawing {
  const { behind, before = [] } = GRIPS[grip]
  const placed = asForearm(arm, size, skin)
  return held ? placed(behind) + held + placed(before) : placed([...behind, ...before])
}

/** Only what of a hand lies before the neck that it closes around. */
export const fingersAt = (arm: Limb, size: number, skin: Paint): Drawing =>
  asForearm(arm, size, skin)(GRIPS.fret.before ?? [])

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
    turn: toes === 0 ? 0 : turn,
    flip: toes === -1,
  })
}
