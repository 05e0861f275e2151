import { sized } from '../curve.ts'
import type { Colour } from '../palette.ts'
import { type Drawing, disc, line, oval, path, rim } from '../shape.ts'
import type { Look } from './look.ts'

export type FaceId =
  | 'smile'
  | 'laugh'
  | 'wow'
  | 'sad'
  | 'sleep'
  | 'kiss'
  | 'worry'
  | 'wink'
  | 'sing'
  | 'proud'

/** The features of a face in units of the head’s radius, which differ between three quarters and full front. */
interface Features {
  readonly eyes: readonly [left: number, right: number]
  readonly eyeR: readonly [left: number, right: number]
  readonly mouth: number
  readonly cheeks: readonly number[]
}

const TURNED: Features = { eyes: [0.27, 0.7], eyeR: [0.095, 0.085], mouth: 0.56, cheeks: [0.36] }
const FRONT: Features = { eyes: [-0.34, 0.34], eyeR: [0.095, 0.095], mouth: 0, cheeks: [-0.52, 0.52] }

type Stroke = (commands: string) => string

const scaled =
  (r: number): Stroke =>
  commands =>
    sized(commands, r)

const closedEye = (x: number, isHappy: boolean) => `M${x - 0.13} -.02q.13 ${isHappy ? -0.16 : 0.15} .26 0`

function eyes(face: FaceId, { eyes: [left, right], eyeR }: Features, r: number): Drawing {
  const d = scaled(r)
  const open = (x: number, radius: number, tall: number) =>
    oval(x * r, -0.04 * r, radius * r, tall * r, 'lash')
  if (face === 'sleep' || face === 'kiss')
    return line(d(closedEye(left, false) + closedEye(right, false)), 'lash', r * 0.1)
  if (face === 'proud') return line(d(closedEye(left, true) + closedEye(right, true)), 'lash', r * 0.1)
  if (face === 'wink') return open(left, eyeR[0], 0.14) + line(d(closedEye(right, true)), 'lash', r * 0.1)
  const tall = face === 'wow' ? 0.17 : 0.14
  const shine = [left, right].map(x => disc((x + 0.03) * r, -0.09 * r, r * 0.034, 'white')).join('')
  return open(left, eyeR[0], tall) + open(right, eyeR[1], tall - 0.01) + shine
}

function brows(face: FaceId, { eyes: [left, right] }: Features, r: number): Drawing {
  const d = scaled(r)
  const raised = (x: number) => `M${x - 0.14} -.36q.14 -.14 .28 -.03`
  if (face === 'wow' || face === 'sing') return line(d(raised(left) + raised(right)), 'lash', r * 0.08)
  if (face === 'sad' || face === 'worry')
    return line(d(`M${left - 0.14} -.26l.26 -.12M${right - 0.12} -.38l.26 .12`), 'lash', r * 0.08)
  return ''
}

const MOUTHS: Readonly<Record<FaceId, (x: number, r: number, d: Stroke) => Drawing>> = {
  smile: (x, r, d) => line(d(`M${x - 0.22} .46q.22 .22 .44 .01`), 'lash', r * 0.1),
  proud: (x, r, d) => line(d(`M${x - 0.24} .44q.24 .26 .48 0`), 'lash', r * 0.1),
  wink: (x, r, d) => line(d(`M${x - 0.2} .5q.24 .16 .44 -.06`), 'lash', r * 0.1),
  sleep: (x, r, d) => line(d(`M${x - 0.12} .5q.12 .08 .24 0`), 'lash', r * 0.09),
  sad: (x, r, d) => line(d(`M${x - 0.18} .58q.18 -.14 .36 0`), 'lash', r * 0.1),
  worry: (x, r, d) => line(d(`M${x - 0.2} .54q.1 -.1 .2 0t.2 0`), 'lash', r * 0.09),
  kiss: (x, r) => oval((x + 0.16) * r, 0.5 * r, 0.12 * r, 0.1 * r, 'brick'),
  wow: (x, r) => oval(x * r, 0.52 * r, 0.13 * r, 0.18 * r, 'brick'),
  sing: (x, r) =>
    oval(x * r, 0.54 * r, 0.19 * r, 0.22 * r, 'brick') + oval(x * r, 0.64 * r, 0.12 * r, 0.09 * r, 'coral'),
  laugh: (x, _r, d) =>
    path(
      d(
        `M${x - 0.27} .36Q${x} .46 ${x + 0.27} .34Q${x + 0.2} .8 ${x - 0.04} .74Q${x - 0.24} .68 ${x - 0.27} .36Z`,
      ),
      'brick',
    ) + path(d(`M${x - 0.22} .39Q${x} .47 ${x + 0.22} .37L${x + 0.2} .48Q${x} .55 ${x - 0.2} .5Z`), 'white'),
}

function moustache(look: Look, x: number, r: number): Drawing {
  const paint: Colour = look.hairC === 'cream' ? 'white' : look.hairC
  const d = scaled(r)
  return path(
    d(
      `M${x - 0.32} .44Q${x - 0.06} .22 ${x + 0.06} .33Q${x + 0.3} .24 ${x + 0.42} .46Q${x + 0.2} .58 ${x + 0.05} .49Q${x - 0.14} .62 ${x - 0.32} .44Z`,
    ),
    paint,
  )
}

function glasses({ eyes: [left, right] }: Features, r: number, isFront: boolean): Drawing {
  const d = scaled(r)
  const arms = isFront
    ? `M${left - 0.24} -.06L-.98 -.02M${right + 0.24} -.06L.98 -.02`
    : `M${left - 0.24} -.06L-.3 0`
  return (
    disc(left * r, -0.04 * r, 0.23 * r, 'light', { opacity: 0.25 }) +
    disc(right * r, -0.04 * r, 0.2 * r, 'light', { opacity: 0.25 }) +
    rim(left * r, -0.04 * r, 0.24 * r, 'lash', r * 0.08) +
    rim(right * r, -0.04 * r, 0.21 * r, 'lash', r * 0.08) +
    line(d(arms), 'lash', r * 0.08)
  )
}

/** Eyes, brows, cheeks, mouth and what grows around it. */
export function faceOn(look: Look, face: FaceId, r: number, isFront: boolean): Drawing {
  const features = isFront ? FRONT : TURNED
  const cheeks = features.cheeks
    .map(x => oval(x * r, 0.34 * r, 0.21 * r, 0.15 * r, 'coral', { opacity: 0.5 }))
    .join('')
  const x = features.mouth
  const paintedMouth = look.clown ? oval((x - 0.06) * r, 0.5 * r, 0.42 * r, 0.26 * r, 'white') : ''
  return (
    cheeks +
    eyes(face, features, r) +
    brows(face, features, r) +
    paintedMouth +
    MOUTHS[face](x, r, scaled(r)) +
    (look.moustache ? moustache(look, x + (isFront ? -0.05 : 0.06), r) : '') +
    (look.glasses ? glasses(features, r, isFront) : '')
  )
}
