import { sized } from '../curve.ts'
import { type Colour, darker, mixed } from '../palette.ts'
import { type Drawing, dabs, disc, line, oval, path, rim } from '../shape.ts'
import type { Look } from './look.ts'

/** What eyes, brows and mouth each can do; an expression is one of each. */
type Eyes = 'open' | 'wide' | 'shut' | 'happy' | 'wink' | 'aside' | 'up' | 'lowered'
type Brows = 'calm' | 'raised' | 'soft' | 'grief' | 'frown' | 'one'
type Mouth =
  | 'smile'
  | 'grin'
  | 'smirk'
  | 'rest'
  | 'down'
  | 'wavy'
  | 'kiss'
  | 'gasp'
  | 'ah'
  | 'sing'
  | 'laugh'
  | 'clench'
type Water = 'tears' | 'drop'

interface Expression {
  readonly eyes: Eyes
  readonly brows: Brows
  readonly mouth: Mouth
  readonly water?: Water
}

const EXPRESSIONS = {
  smile: { eyes: 'open', brows: 'calm', mouth: 'smile' },
  laugh: { eyes: 'open', brows: 'raised', mouth: 'laugh' },
  glee: { eyes: 'happy', brows: 'raised', mouth: 'laugh' },
  wow: { eyes: 'wide', brows: 'raised', mouth: 'gasp' },
  sad: { eyes: 'lowered', brows: 'grief', mouth: 'down' },
  cry: { eyes: 'shut', brows: 'grief', mouth: 'wavy', water: 'tears' },
  brave: { eyes: 'open', brows: 'grief', mouth: 'smile', water: 'drop' },
  moved: { eyes: 'happy', brows: 'raised', mouth: 'smile', water: 'drop' },
  sleep: { eyes: 'shut', brows: 'calm', mouth: 'rest' },
  bliss: { eyes: 'shut', brows: 'raised', mouth: 'smile' },
  kiss: { eyes: 'shut', brows: 'calm', mouth: 'kiss' },
  worry: { eyes: 'open', brows: 'grief', mouth: 'wavy' },
  fright: { eyes: 'wide', brows: 'grief', mouth: 'clench' },
  wink: { eyes: 'wink', brows: 'one', mouth: 'smirk' },
  sing: { eyes: 'shut', brows: 'raised', mouth: 'sing' },
  shout: { eyes: 'open', brows: 'frown', mouth: 'sing' },
  call: { eyes: 'open', brows: 'raised', mouth: 'sing' },
  proud: { eyes: 'happy', brows: 'raised', mouth: 'grin' },
  tender: { eyes: 'lowered', brows: 'soft', mouth: 'smile' },
  aside: { eyes: 'aside', brows: 'one', mouth: 'smirk' },
  think: { eyes: 'aside', brows: 'one', mouth: 'rest' },
  dream: { eyes: 'up', brows: 'raised', mouth: 'smile' },
  awe: { eyes: 'up', brows: 'raised', mouth: 'ah' },
  effort: { eyes: 'shut', brows: 'frown', mouth: 'clench' },
  sneeze: { eyes: 'shut', brows: 'frown', mouth: 'sing' },
  stern: { eyes: 'lowered', brows: 'frown', mouth: 'rest' },
} as const satisfies Readonly<Record<string, Expression>>

export type FaceId = keyof typeof EXPRESSIONS

export const FACE_IDS = Object.keys(EXPRESSIONS) as readonly FaceId[]

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

const closedEye = (x: number, isHappy: boolean) => `M${x - 0.14} -.02q.14 ${isHappy ? -0.18 : 0.16} .28 0`

/** An eye with its white, whose pupil looks somewhere. Only a sly one is half under its lid. */
const lookingEye = (x: number, r: number, dx: number, dy: number): Drawing =>
  oval(x * r, -0.04 * r, 0.17 * r, 0.18 * r, 'white') +
  oval((x + dx) * r, (dy - 0.04) * r, 0.095 * r, 0.12 * r, 'lash') +
  line(sized(`M${x - 0.17} -.08q.17 -.2 .34 0`, r), 'lash', r * 0.07)

/** An eye that looks up at something great: open to the brim, with the light in it. */
const liftedEye = (x: number, r: number): Drawing =>
  oval(x * r, -0.06 * r, 0.16 * r, 0.23 * r, 'white') +
  oval((x + 0.03) * r, -0.11 * r, 0.11 * r, 0.16 * r, 'lash') +
  disc((x + 0.07) * r, -0.18 * r, r * 0.048, 'white')

function eyesOf(eyes: Eyes, { eyes: [left, right], eyeR }: Features, r: number): Drawing {
  const d = scaled(r)
  const closed = (xs: readonly number[], isHappy: boolean) =>
    line(d(xs.map(x => closedEye(x, isHappy)).join('')), 'lash', r * 0.1)
  const open = (x: number, radius: number, tall: number) =>
    oval(x * r, -0.04 * r, radius * r, tall * r, 'lash') + disc((x + 0.03) * r, -0.09 * r, r * 0.034, 'white')
  const both = (draw: (x: number) => Drawing) => draw(left) + draw(right)
  if (eyes === 'shut') return closed([left, right], false)
  if (eyes === 'happy') return closed([left, right], true)
  if (eyes === 'wink') return open(left, eyeR[0], 0.14) + closed([right], true)
  if (eyes === 'aside') return both(x => lookingEye(x, r, 0.09, 0.02))
  if (eyes === 'up') return both(x => liftedEye(x, r))
  if (eyes === 'lowered')
    return both(
      x =>
        oval(x * r, 0.03 * r, 0.09 * r, 0.11 * r, 'lash') +
        disc((x + 0.03) * r, 0.01 * r, r * 0.032, 'white') +
        line(d(`M${x - 0.16} .03q.16 -.26 .32 0`), 'lash', r * 0.06),
    )
  if (eyes === 'wide')
    return both(x => oval(x * r, -0.06 * r, 0.17 * r, 0.22 * r, 'white') + open(x, 0.1, 0.14))
  return open(left, eyeR[0], 0.14) + open(right, eyeR[1], 0.13)
}

const BROWS: Readonly<Record<Brows, (left: number, right: number) => string>> = {
  calm: (l, r) => `M${l - 0.14} -.37q.14 -.11 .28 -.02M${r - 0.13} -.39q.14 -.09 .26 .02`,
  raised: (l, r) => `M${l - 0.14} -.42q.14 -.14 .28 -.03M${r - 0.14} -.45q.14 -.11 .28 .03`,
  soft: (l, r) => `M${l - 0.15} -.33q.14 -.14 .29 -.08M${r - 0.14} -.41q.14 -.06 .28 .1`,
  grief: (l, r) => `M${l - 0.15} -.26l.27 -.14M${r - 0.12} -.4l.27 .14`,
  frown: (l, r) => `M${l - 0.15} -.38l.28 .13M${r - 0.13} -.25l.28 -.13`,
  one: (l, r) => `M${l - 0.14} -.35q.14 -.06 .28 .01M${r - 0.14} -.47q.14 -.14 .28 0`,
}

function browsOf(look: Look, brows: Brows, { eyes: [left, right] }: Features, r: number): Drawing {
  const paint = look.age === 'old' ? 'stone' : mixed(look.hairColour, 'lash', 0.5)
  return line(sized(BROWS[brows](left, right), r), paint, r * (look.browed ? 0.14 : 0.07))
}

/** Redder than lashes: a black line under a nose is a moustache. */
const mouthLine = (d: string, r: number) => line(d, darker('brick', 0.75), r * 0.09)

const MOUTHS: Readonly<Record<Mouth, (x: number, r: number, d: Stroke) => Drawing>> = {
  smile: (x, r, d) => mouthLine(d(`M${x - 0.22} .46q.22 .22 .44 .01`), r),
  grin: (x, r, d) => mouthLine(d(`M${x - 0.26} .42q.26 .3 .52 0M${x - 0.31} .42h.1M${x + 0.21} .42h.1`), r),
  smirk: (x, r, d) => mouthLine(d(`M${x - 0.2} .52q.26 .14 .44 -.1`), r),
  rest: (x, r, d) => mouthLine(d(`M${x - 0.13} .52q.13 .06 .26 0`), r),
  down: (x, r, d) => mouthLine(d(`M${x - 0.18} .6q.18 -.16 .36 0`), r),
  wavy: (x, r, d) => mouthLine(d(`M${x - 0.22} .56q.11 -.12 .22 0t.22 0`), r),
  kiss: (x, r) =>
    oval((x + 0.3) * r, 0.45 * r, 0.13 * r, 0.08 * r, 'brick') +
    oval((x + 0.28) * r, 0.56 * r, 0.12 * r, 0.08 * r, 'brick') +
    line(sized(`M${x + 0.1} .44q-.06 .06 0 .13`, r), 'brick', r * 0.05),
  gasp: (x, r) => oval(x * r, 0.54 * r, 0.14 * r, 0.19 * r, 'brick'),
  ah: (x, r, d) =>
    path(d(`M${x - 0.15} .46q.15 -.1 .3 0q.02 .26 -.15 .27q-.17 -.01 -.15 -.27Z`), 'brick') +
    oval(x * r, 0.67 * r, 0.08 * r, 0.05 * r, 'coral'),
  sing: (x, r) =>
    oval(x * r, 0.54 * r, 0.2 * r, 0.23 * r, 'brick') + oval(x * r, 0.66 * r, 0.12 * r, 0.09 * r, 'coral'),
  clench: (x, r, d) =>
    path(d(`M${x - 0.24} .44h.48q.06 .1 0 .2h-.48q-.06 -.1 0 -.2Z`), 'white') +
    line(
      d(`M${x - 0.24} .44h.48q.06 .1 0 .2h-.48q-.06 -.1 0 -.2ZM${x - 0.08} .45v.18M${x + 0.08} .45v.18`),
      'lash',
      r * 0.06,
    ),
  laugh: (x, _r, d) =>
    path(
      d(
        `M${x - 0.29} .36Q${x} .46 ${x + 0.29} .34Q${x + 0.24} .84 ${x - 0.02} .8Q${x - 0.26} .74 ${x - 0.29} .36Z`,
      ),
      'brick',
    ) +
    path(d(`M${x - 0.24} .39Q${x} .47 ${x + 0.24} .37L${x + 0.22} .49Q${x} .56 ${x - 0.22} .51Z`), 'white'),
}

/** A tear runs down, or stands in the corner of an eye. */
function waterOf(water: Water | undefined, { eyes: [left, right] }: Features, r: number): Drawing {
  const drop = (x: number, y: number) => path(sized(`M${x} ${y}q.13 .2 0 .28q-.13 -.08 0 -.28Z`, r), 'azure')
  if (water === 'drop') return drop(left - 0.16, 0.04)
  return water === 'tears'
    ? line(sized(`M${left} .08v.26M${right} .08v.2`, r), 'azure', r * 0.09) +
        drop(left, 0.3) +
        drop(right, 0.26)
    : ''
}

/** What years and the sun leave on a face, and what one is born with. */
function marksOf(look: Look, { eyes: [left, right] }: Features, r: number, isFront: boolean): Drawing {
  const d = scaled(r)
  const skin = look.skin ?? 'skin'
  const isAged = look.age === 'old' || look.hair === 'grey'
  const crows = isFront ? `M${right + 0.26} -.06l.13 -.05M${right + 0.26} .02l.13 .05` : ''
  const wrinkles = isAged
    ? line(
        d(
          `M${left - 0.26} -.06l-.13 -.05M${left - 0.26} .02l-.13 .05${crows}M${left} -.58q.2 -.06 ${right - left} 0`,
        ),
        darker(skin, 0.8),
        r * 0.05,
      )
    : ''
  const freckles = look.freckles
    ? dabs(
        [left - 0.1, left + 0.04, left - 0.02, right - 0.02, right + 0.1].map(
          (x, i): readonly [number, number] => [x * r, (i % 2 ? 0.28 : 0.2) * r],
        ),
        darker(skin, 0.74),
        r * 0.075,
      )
    : ''
  const lashes = look.lashes
    ? line(d(`M${left - 0.11} -.07l-.09 -.03M${right + 0.09} -.07l.09 -.03`), 'lash', r * 0.065)
    : ''
  return wrinkles + freckles + lashes + (look.mole ? disc((left + 0.02) * r, 0.22 * r, r * 0.05, 'lash') : '')
}

function moustache(look: Look, x: number, r: number): Drawing {
  const paint: Colour = look.hairColour === 'cream' ? 'white' : look.hairColour
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
  const { eyes, brows, mouth, water }: Expression = EXPRESSIONS[face]
  const skin = look.skin ?? 'skin'
  const mouthful = look.fullCheek
    ? disc((isFront ? 0.5 : 0.2) * r, 0.44 * r, 0.34 * r, mixed(skin, 'coral', 0.3)) +
      line(sized(`M${isFront ? 0.2 : -0.1} .6q.14 .22 .44 .16`, r), darker(skin, 0.76), r * 0.06)
    : ''
  const paintedMouth = look.clown ? oval((x - 0.06) * r, 0.5 * r, 0.42 * r, 0.26 * r, 'white') : ''
  return (
    cheeks +
    mouthful +
    marksOf(look, features, r, isFront) +
    eyesOf(eyes, features, r) +
    browsOf(look, brows, features, r) +
    waterOf(water, features, r) +
    paintedMouth +
    MOUTHS[mouth](x, r, scaled(r)) +
    (look.moustache ? moustache(look, x + (isFront ? -0.05 : 0.06), r) : '') +
    (look.glasses ? glasses(features, r, isFront) : '')
  )
}
