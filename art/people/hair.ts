import { type Spot, sized, soft } from '../curve.ts'
import { darker, type Paint } from '../palette.ts'
import { type Drawing, dabs, disc, line, oval, path, put } from '../shape.ts'
import type { Hair, Look } from './look.ts'
import type { View } from './poses.ts'

const spots = (r: number, list: readonly Spot[]): Spot[] => list.map(([x, y]) => [x * r, y * r])

const curls = (r: number, paint: Paint, size: number, list: readonly Spot[]): Drawing =>
  dabs(spots(r, list), paint, r * size * 2)

type Drawn = (r: number, paint: Paint) => Drawing

const cloud = (r: number, paint: Paint) =>
  curls(r, paint, 0.42, [
    [-0.95, 0.35],
    [-1.12, -0.15],
    [-1, -0.62],
    [-0.62, -1],
    [-0.1, -1.15],
    [0.42, -1.02],
    [0.8, -0.7],
    [-0.7, 0.05],
    [-0.55, 0.6],
  ]) + disc(-r * 0.15, -r * 0.25, r * 0.9, paint)

const frontCloud = (r: number, paint: Paint) =>
  curls(r, paint, 0.42, [
    [-1, 0.4],
    [-1.15, -0.08],
    [-1.02, -0.58],
    [-0.62, -0.98],
    [0, -1.16],
    [0.62, -0.98],
    [1.02, -0.58],
    [1.15, -0.08],
    [1, 0.4],
  ]) + disc(0, -r * 0.25, r * 0.95, paint)

const plait = (r: number, paint: Paint, x: number) =>
  disc(x * r, r * 0.5, r * 0.24, paint) +
  disc(x * 1.06 * r, r * 0.86, r * 0.21, paint) +
  disc(x * 1.1 * r, r * 1.18, r * 0.16, paint)

/** What is behind the head. */
const BEHIND: Readonly<Record<'side' | 'front', Partial<Record<Hair, Drawn>>>> = {
  side: {
    bun: (r, paint) =>
      disc(-r * 0.62, -r * 0.98, r * 0.46, paint) + oval(-r * 0.22, -r * 0.1, r * 0.98, r * 1.02, paint),
    bunLow: (r, paint) => disc(-r, r * 0.2, r * 0.42, paint) + oval(-r * 0.15, -r * 0.12, r, r * 1.02, paint),
    curly: cloud,
    long: (r, paint) =>
      path(
        soft(
          spots(r, [
            [-0.1, -1.1],
            [-1.05, -0.5],
            [-1.15, 0.8],
            [-0.5, 1.4],
            [0, 0.6],
            [0.5, -0.6],
          ]),
        ),
        paint,
      ),
    plaits: (r, paint) => plait(r, paint, -0.86) + oval(-r * 0.15, -r * 0.12, r, r * 1.02, paint),
  },
  front: {
    bun: (r, paint) => disc(0, -r * 1.14, r * 0.46, paint) + disc(0, -r * 0.1, r * 1.04, paint),
    bunLow: (r, paint) => disc(0, -r * 0.1, r * 1.04, paint),
    curly: frontCloud,
    long: (r, paint) =>
      disc(0, -r * 0.1, r * 1.04, paint) +
      oval(-r * 0.92, r * 0.6, r * 0.3, r * 0.9, paint) +
      oval(r * 0.92, r * 0.6, r * 0.3, r * 0.9, paint),
    plaits: (r, paint) => plait(r, paint, -0.98) + plait(r, paint, 0.98) + disc(0, -r * 0.1, r * 1.02, paint),
  },
}

const CROP =
  'M-.98 .12C-1.12 -1.2 .1 -1.42 .72 -.92C.98 -.84 1.02 -.56 .84 -.4C.5 -.62 .1 -.5 -.16 -.42C-.2 -.2 -.34 -.16 -.42 -.02C-.62 .06 -.6 .34 -.62 .5C-.85 .5 -.95 .3 -.98 .12Z'
const SWEPT =
  'M-1 .1C-1.1 -1.2 .5 -1.46 .94 -.42C.7 -.36 .5 -.72 .3 -.66C.1 -.3 -.3 -.3 -.46 -.06C-.6 .3 -.94 .5 -1 .1Z'
const SPIKES =
  'M-.98 .2L-1.2 -.5L-.86 -.62L-.9 -1.12L-.4 -1.04L-.1 -1.42L.24 -1.06L.76 -1.18L.8 -.72L1.06 -.5L.6 -.5L.2 -.36L-.1 -.5L-.42 -.1L-.6 .4Z'
const FRINGE =
  'M-1 .06C-1.12 -1.24 1.12 -1.24 1 .06C.9 -.34 .62 -.5 .3 -.52C.1 -.36 -.5 -.3 -.7 -.4C-.86 -.3 -.94 -.14 -1 .06Z'
const PARTED = 'M-1 .16C-1.14 -1.26 1.14 -1.26 1 .16C.94 -.2 .6 -.62 0 -.66C-.6 -.62 -.94 -.2 -1 .16Z'
const FRONT_SPIKES =
  'M-1 .2L-1.22 -.44L-.9 -.56L-.98 -1.1L-.5 -1L-.3 -1.4L.06 -1.04L.5 -1.36L.6 -.98L1.02 -1.06L.9 -.56L1.22 -.44L1 .2L.84 -.34L.5 -.28L.28 -.5L0 -.3L-.3 -.5L-.5 -.28L-.84 -.34Z'
const WREATH = 'M-1.02 -.22C-1.1 .3 -.92 .6 -.6 .58C-.62 .3 -.5 0 -.36 -.16C-.6 -.5 -.9 -.6 -1.02 -.22Z'
const RECEDING =
  'M-1 .14C-1.1 -1.06 -.1 -1.34 .56 -.98C.2 -.96 0 -.72 -.2 -.5C-.26 -.24 -.36 -.14 -.44 0C-.62 .08 -.6 .36 -.62 .52C-.86 .5 -.96 .3 -1 .14Z'
const FRONT_RECEDING =
  'M-1 .2C-1.1 -1.1 1.1 -1.1 1 .2C.9 -.2 .74 -.62 .3 -.8C.1 -.7 -.1 -.7 -.3 -.8C-.74 -.62 -.9 -.2 -1 .2Z'

const temples: Drawn = (r, paint) =>
  oval(-r * 0.95, -r * 0.06, r * 0.14, r * 0.32, paint) + oval(r * 0.95, -r * 0.06, r * 0.14, r * 0.32, paint)

const cutOut =
  (d: string): Drawn =>
  (r, paint) =>
    path(sized(d, r), paint)

const BEFORE: Readonly<Record<'side' | 'front', Record<Hair, Drawn>>> = {
  side: {
    crop: cutOut(CROP),
    grey: cutOut(RECEDING),
    spiky: cutOut(SPIKES),
    bun: cutOut(SWEPT),
    bunLow: cutOut(SWEPT),
    long: cutOut(SWEPT),
    plaits: cutOut(SWEPT),
    bald: cutOut(WREATH),
    tonsure: cutOut(WREATH),
    curly: (r, paint) =>
      curls(r, paint, 0.3, [
        [-0.62, -0.32],
        [-0.34, -0.66],
        [0.08, -0.78],
        [0.5, -0.72],
        [-0.72, 0.02],
      ]),
  },
  front: {
    crop: cutOut(FRINGE),
    grey: cutOut(FRONT_RECEDING),
    spiky: cutOut(FRONT_SPIKES),
    bun: cutOut(PARTED),
    bunLow: cutOut(PARTED),
    long: cutOut(PARTED),
    plaits: cutOut(PARTED),
    bald: temples,
    tonsure: temples,
    curly: (r, paint) =>
      curls(r, paint, 0.3, [
        [-0.78, -0.36],
        [-0.46, -0.7],
        [0, -0.8],
        [0.46, -0.7],
        [0.78, -0.36],
      ]),
  },
}

const NAPE: readonly Spot[] = [
  [-0.98, 0.1],
  [-0.9, -0.62],
  [0, -1.12],
  [0.9, -0.62],
  [0.98, 0.1],
  [0.6, 0.62],
  [0, 0.7],
  [-0.6, 0.62],
]
/** What is left around the nape of an old man, in tufts; a bald crown shines above it. */
const TUFTS =
  'M-1 -.2C-.86 -.3 -.8 -.04 -.66 .06C-.5 -.02 -.42 .18 -.24 .16C-.1 .08 .06 .24 .22 .16C.4 .2 .5 0 .66 .06C.8 -.04 .86 -.3 1 -.2C1.06 .2 .98 .4 .82 .5C.8 .66 .62 .6 .54 .7C.42 .84 .32 .68 .2 .78C.06 .88 -.08 .72 -.2 .78C-.34 .84 -.42 .68 -.54 .7C-.62 .6 -.8 .66 -.82 .5C-.98 .4 -1.06 .2 -1 -.2Z'

function fromBehind(hair: Hair, r: number, paint: Paint): Drawing {
  if (hair === 'bald')
    return (
      path(sized(TUFTS, r), paint) + oval(r * 0.3, -r * 0.6, r * 0.26, r * 0.14, 'light', { opacity: 0.3 })
    )
  const nape = path(soft(spots(r, NAPE)), paint)
  if (hair === 'tonsure')
    return (
      put(path(sized(TUFTS, r), paint), { y: -r * 0.55 }) +
      line(sized('M-.26 .74q.26 .12 .52 0', r), darker('skin', 0.84), r * 0.07)
    )
  if (hair === 'curly') return frontCloud(r, paint)
  if (hair === 'spiky') return nape + path(sized(FRONT_SPIKES, r), paint)
  if (hair === 'bun') return nape + disc(0, -r * 0.9, r * 0.46, paint)
  if (hair === 'bunLow') return nape + disc(0, r * 0.4, r * 0.44, paint)
  if (hair === 'plaits') return nape + plait(r, paint, -0.9) + plait(r, paint, 0.9)
  if (hair === 'long')
    return (
      nape +
      path(
        soft(
          spots(r, [
            [-0.95, -0.3],
            [-1, 0.9],
            [0, 1.4],
            [1, 0.9],
            [0.95, -0.3],
          ]),
        ),
        paint,
      )
    )
  return nape
}

function ribbon(look: Look, r: number, view: View): Drawing {
  if (!look.ribbon || look.hair !== 'bun') return ''
  const d = (commands: string) => sized(commands, r)
  if (view === 'side')
    return (
      line(d('M-.92 -.62Q-.6 -.5 -.24 -.86'), look.ribbon, r * 0.2) +
      path(d('M-.95 -.6L-1.45 -.64L-1.35 -.24Z'), look.ribbon)
    )
  const y = view === 'front' ? -0.86 : -0.6
  return line(d(`M-.38 ${y}Q0 ${y + 0.14} .38 ${y}`), look.ribbon, r * 0.2)
}

export const hairBehind = (look: Look, r: number, view: View): Drawing =>
  view === 'back' ? '' : (BEHIND[view][look.hair]?.(r, look.hairColour) ?? '')

export const hairBefore = (look: Look, r: number, view: View): Drawing =>
  (view === 'back'
    ? fromBehind(look.hair, r, look.hairColour)
    : BEFORE[view][look.hair](r, look.hairColour)) + ribbon(look, r, view)
