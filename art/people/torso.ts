import { at, poly, type Spot, soft } from '../curve.ts'
import { darker, hexOf } from '../palette.ts'
import { type Drawing, disc, filled, line, path, shaded } from '../shape.ts'
import { isBareLegged, type Look } from './look.ts'
import type { Joints } from './poses.ts'
import type { Skeleton } from './skeleton.ts'

/** A torso to be clothed: its measures, and where across it the middle is (from the side people turn a little). */
interface Form {
  readonly look: Look
  readonly pose: Joints
  readonly bones: Skeleton
  readonly on: (across: number, up: number) => Spot
  readonly shoulder: number
  readonly waist: number
  readonly height: number
  readonly middle: number
  /** 1 from the side, where the back is away from the light; 0 where both sides are seen alike. */
  readonly turned: boolean
}

const seam = (form: Form, from: readonly [number, number], to: readonly [number, number]) =>
  `M${at(form.on(...from))}L${at(form.on(...to))}`

function dark({ on, turned }: Form): Drawing {
  const edge = turned ? -3 : -7
  return shaded(poly([on(-40, 60), on(edge, 60), on(edge - 2, 10), on(edge - 6, -60), on(-40, -60)]))
}

function bodyShape({ on, shoulder, waist, height }: Form): string {
  const half: readonly (readonly [number, number])[] = [
    [shoulder - 1.4, height + 1],
    [shoulder - 0.4, height - 5],
    [waist + 0.2, height * 0.42],
    [waist + 0.3, -2],
  ]
  const right = half.map(([a, b]) => on(a, b))
  const left = half.map(([a, b]) => on(-a, b)).reverse()
  return soft([on(0, height + 3.4), ...right, on(0, -5), ...left])
}

/** How far a dress or a night-shirt falls below the hip; seated people have it over their knees. */
function hemOf({ look, bones, pose }: Form): number {
  if (pose.hip[1] < 30) return 3
  const legs = -bones.hip[1]
  return look.long || look.top === 'nightshirt' ? Math.min(36, legs * 0.82) : Math.min(20, legs * 0.6)
}

/** Where a skirt’s hem is: below the hip of whoever stands and bends forward it hangs down, and does not stick out behind. */
function hangingFrom({ on, pose, bones }: Form): (across: number, up: number) => Spot {
  const { hip, lean } = bones
  const isBowed = !pose.freeFeet && hip[1] < -24 && lean > 0.5 && lean < 1.3
  if (!isBowed) return on
  const [along, side] = [Math.sin(lean * 0.1), Math.cos(lean * 0.1)]
  return (across, up) => [hip[0] + along * up + side * across, hip[1] - side * up + along * across]
}

function dress(form: Form): Drawing {
  const { look, pose, on, shoulder, waist, height } = form
  const hem = hemOf(form)
  const sway = pose.sway ?? 0
  const below = hangingFrom(form)
  const flare = look.top === 'nightshirt' ? 13.5 : look.long ? 17 : 16
  const narrow = look.top === 'nightshirt' ? waist + 0.5 : waist - 1.4
  const shape = soft(
    [
      on(-shoulder + 1.6, height + 1),
      on(0, height + 3),
      on(shoulder - 1.6, height + 1),
      on(shoulder - 1, height - 6),
      on(narrow, height * 0.36),
      below(flare * 0.72 + sway * 0.4, -hem * 0.45),
      below(flare + sway, -hem),
      below(flare * 0.3 + sway * 0.9, -hem - 2.6),
      below(-flare * 0.4 + sway * 0.8, -hem - 1.2),
      below(-flare + sway * 0.8, -hem + 1),
      below(-flare * 0.68, -hem * 0.4),
      on(-narrow, height * 0.36),
      on(-shoulder + 1, height - 6),
    ],
    0.9,
  )
  const folds =
    `M${at(on(2, height * 0.3))}L${at(below(6 + sway * 0.6, -hem))}` +
    `M${at(on(-2, height * 0.25))}L${at(below(-6 + sway * 0.6, -hem))}`
  const apron = look.apron && pose.view !== 'back' ? apronOver(form, hem, flare) : ''
  const bow =
    look.apron && pose.view === 'back'
      ? line(seam(form, [-waist, height * 0.34], [waist, height * 0.34]), 'cream', 2.4) +
        disc(...on(0, height * 0.34), 2.6, 'cream')
      : ''
  return (
    filled(shape, look.topColour, dark(form) + line(folds, 'shade', 0.9, { opacity: 0.22 })) + apron + bow
  )
}

function apronOver(form: Form, hem: number, flare: number): Drawing {
  const { on, waist, height, middle } = form
  const left = middle === 0 ? -1 : 0
  const bib = soft(
    [
      on(left === 0 ? -1 : -5.6, height * 0.62),
      on(middle === 0 ? 5.6 : 7.6, height * 0.6),
      on(7.8, height * 0.3),
      on(flare * 0.72, -hem * 0.5),
      on(flare * 0.8, -hem * 0.86),
      on(left * flare * 0.8 + (left === 0 ? 2 : 0), -hem * 0.86),
      on(left === 0 ? -1 : -7.8, height * 0.3),
    ],
    0.6,
  )
  return path(bib, 'cream') + line(seam(form, [-waist, height * 0.34], [waist, height * 0.34]), 'cream', 2)
}

const STRIPED = new Set<Look['top']>(['stripes', 'swimsuit'])

function stripes(form: Form): Drawing {
  const { look, on, height } = form
  const bands: string[] = []
  for (let up = 1; up < height; up += 5.2)
    bands.push(`M${at(on(-14, up))}Q${at(on(0, up - 1.6))} ${at(on(14, up))}`)
  return line(bands.join(''), look.stripeColour ?? 'dusk', 2)
}

function fastenings(form: Form): Drawing {
  const { look, pose, on, height, middle } = form
  if (pose.view === 'back')
    return look.braces || look.top === 'overalls'
      ? line(seam(form, [-5, height + 3], [3, -4]) + seam(form, [5, height + 3], [-3, -4]), 'walnut', 1.7)
      : ''
  const edge = darker(look.topColour, 0.7)
  let drawn = ''
  if (look.top === 'cardigan')
    drawn +=
      line(seam(form, [middle, height + 3], [middle + 1, -6]), edge, 1) +
      [0.2, 0.45, 0.7].map(share => disc(...on(middle + 2.6, height * share), 1, 'butter')).join('')
  if (look.top === 'coat')
    drawn +=
      path(
        poly([on(middle - 3, height + 4), on(middle + 5, height + 4), on(middle + 1, height * 0.5)]),
        'white',
      ) + line(seam(form, [middle + 0.6, height * 0.55], [middle + 0.6, -6]), edge, 1)
  if (look.braces)
    drawn += line(
      seam(form, [-4, height + 3], [-3.4, -4]) + seam(form, [4.6, height + 3], [4.4, -4]),
      'walnut',
      1.7,
    )
  if (look.top === 'overalls')
    drawn += path(
      poly([on(-6, height * 0.62), on(7, height * 0.62), on(9, -6), on(-9, -6)]),
      look.bottomColour ?? 'dusk',
    )
  return drawn
}

const UNTUCKED = new Set<Look['top']>(['coat', 'cardigan', 'jersey', 'leotard', 'swimsuit'])

function trousersTop(form: Form): Drawing {
  const { look, on } = form
  if (UNTUCKED.has(look.top)) return ''
  return path(
    poly([on(-16, 1.5), on(16, 1.5), on(16, -10), on(-16, -10)]),
    look.bottomColour ?? look.topColour,
  )
}

function coatTails(form: Form): Drawing {
  const { look, bones, on, waist, height } = form
  if (look.top !== 'coat') return ''
  const length = Math.min(11, -bones.hip[1] * 0.3)
  return path(
    soft(
      [
        on(-waist, height * 0.4),
        on(waist, height * 0.4),
        on(waist + 2.5, -length),
        on(0, -length - 1),
        on(-waist - 3, -length),
      ],
      0.6,
    ),
    darker(look.topColour, 0.93),
  )
}

function tutu(form: Form): Drawing {
  const { look, on, waist } = form
  if (!look.tutu) return ''
  const skirt = soft(
    [
      on(-waist, 5),
      on(0, 6),
      on(waist, 5),
      on(waist + 9, -3),
      on(waist + 4, -5),
      on(waist, -7.4),
      on(3, -6.5),
      on(-2, -8),
      on(-waist + 1, -6.6),
      on(-waist - 5, -6.4),
      on(-waist - 9, -2),
    ],
    0.85,
  )
  const pleats = seam(form, [-4, 4], [-8, -6]) + seam(form, [1, 4], [2, -6]) + seam(form, [5, 4], [11, -4])
  return path(skirt, look.tutu) + line(pleats, 'white', 1, { opacity: 0.7 })
}

export function torsoOf(look: Look, pose: Joints, bones: Skeleton): Drawing {
  const { build, onTorso } = bones
  const turned = (pose.view ?? 'side') === 'side'
  const form: Form = {
    look,
    pose,
    bones,
    on: onTorso,
    shoulder: build.shoulder + (turned ? 0 : 1.4),
    waist: look.top === 'leotard' ? 6.6 : build.waist,
    height: build.torso,
    middle: turned ? 3.4 : 0,
    turned,
  }
  if (look.top === 'dress' || look.top === 'nightshirt') return dress(form)
  const inner =
    (STRIPED.has(look.top) ? stripes(form) : '') + dark(form) + fastenings(form) + trousersTop(form)
  return coatTails(form) + filled(bodyShape(form), hexOf(look.topColour), inner) + tutu(form)
}

/** What hangs down from the knot of the scarf, blown by the wind: over the sleeve of an arm that is before the chest. */
export function scarfEndOf(look: Look, pose: Joints, { onTorso: on, build }: Skeleton): Drawing {
  if (!look.scarf || pose.view === 'back') return ''
  const height = build.torso
  const wind = pose.wind ?? 0
  const middle = pose.view === 'front' ? -4 : 0
  const end = soft(
    [
      on(middle - 0.5, height + 1.6),
      on(middle + 5.8, height + 1.8),
      on(middle + 7.4 - wind * 0.6, height - 9 + Math.abs(wind) * 0.4),
      on(middle + 3.4 - wind * 1.1, height - 10.5 + Math.abs(wind) * 0.5),
    ],
    0.7,
  )
  return path(end, look.scarf)
}

/** Léon’s sign, at every age: a band around the neck, knotted in front. */
export function scarfOf(look: Look, pose: Joints, bones: Skeleton): Drawing {
  if (!look.scarf) return ''
  const { onTorso: on, build } = bones
  const height = build.torso
  const band = soft([
    on(-6.4, height + 2.6),
    on(0, height + 5),
    on(6.8, height + 2.6),
    on(5.4, height - 0.8),
    on(0, height - 2.2),
    on(-5.4, height - 0.6),
  ])
  const corner = poly([on(-6, height + 1), on(6, height + 1), on(0, height - 9)])
  const fold = `M${at(on(-4, height + 0.8))}Q${at(on(0, height - 1))} ${at(on(4.6, height + 1))}`
  return (
    path(band, look.scarf) +
    (pose.view === 'back' ? path(corner, look.scarf) : scarfEndOf(look, pose, bones)) +
    line(fold, 'shade', 0.8, { opacity: 0.25 })
  )
}

export const legPaint = (look: Look) =>
  hexOf(isBareLegged(look) ? (look.skin ?? 'skin') : (look.bottomColour ?? look.topColour))
