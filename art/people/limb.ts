import { at, bent, poly, type Spot } from '../curve.ts'
import { darker, hexOf, type Paint } from '../palette.ts'
import { type Drawing, disc, line, path } from '../shape.ts'
import { footAt } from './grip.ts'
import { isBareArmed, isBareLegged, type Look } from './look.ts'
import type { View } from './poses.ts'
import type { Limb, Skeleton } from './skeleton.ts'
import { legPaint } from './torso.ts'

const between = (from: Spot, to: Spot, share: number): Spot => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** A spot along a limb: 0 its root, 1 its joint, 2 its end. */
const along = (limb: Limb, share: number): Spot =>
  share <= 1 ? between(limb.root, limb.joint, share) : between(limb.joint, limb.end, share - 1)

const whole = (limb: Limb, paint: Paint, width: number): Drawing =>
  line(bent([limb.root, limb.joint, limb.end]), paint, width)

/** Sleeve or trouser leg: from the root down to so far. */
const upTo = (limb: Limb, share: number, paint: Paint, width: number): Drawing =>
  line(
    bent(share <= 1 ? [limb.root, along(limb, share)] : [limb.root, limb.joint, along(limb, share)]),
    paint,
    width,
  )

function across(limb: Limb, share: number, width: number): string {
  const spot = along(limb, share)
  const [from, to] = share <= 1 ? [limb.root, limb.joint] : [limb.joint, limb.end]
  const half = aside(from, to, width)
  return `M${at([spot[0] - half[0], spot[1] - half[1]])}L${at([spot[0] + half[0], spot[1] + half[1]])}`
}

function rings(limb: Limb, paint: Paint, width: number, shares: readonly number[]): Drawing {
  return line(shares.map(share => across(limb, share, width)).join(''), paint, 1.7)
}

function aside(from: Spot, to: Spot, by: number): Spot {
  const way = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
  return [Math.cos(way) * by, Math.sin(way) * by]
}

/** A stretch of a limb that is wider at one end. */
function tapered(from: Spot, to: Spot, wide: number, narrow: number, paint: Paint): Drawing {
  const [a, b] = [aside(from, to, wide / 2), aside(from, to, narrow / 2)]
  const sides: readonly Spot[] = [
    [from[0] - a[0], from[1] - a[1]],
    [to[0] - b[0], to[1] - b[1]],
    [to[0] + b[0], to[1] + b[1]],
    [from[0] + a[0], from[1] + a[1]],
  ]
  return disc(...from, wide / 2, paint) + path(poly(sides), paint)
}

/** A strong upper arm, a narrow wrist, and the sleeve as far as it is rolled. */
function rolledArm(look: Look, arm: Limb, width: number, rolled: number, dim: number): Drawing {
  const skin = darker(look.skin ?? 'skin', dim)
  const cloth = darker(look.topColour, dim)
  const cuff = darker(look.topColour, dim * 0.9)
  const end = along(arm, rolled)
  const sleeve =
    rolled <= 1
      ? tapered(arm.root, end, width * 1.4, width * 1.24, cloth)
      : tapered(arm.root, arm.joint, width * 1.4, width * 1.22, cloth) +
        tapered(arm.joint, end, width * 1.22, width * 1.14, cloth)
  const shares = [0.3, 0.58, 1.4, 1.7].filter(share => share < rolled - 0.1)
  return (
    tapered(arm.root, arm.joint, width * 1.2, width * 1.06, skin) +
    tapered(arm.joint, arm.end, width * 1.1, width * 0.8, skin) +
    sleeve +
    (look.top === 'stripes' ? rings(arm, look.stripeColour ?? 'dusk', width * 0.56, shares) : '') +
    line(across(arm, rolled, width * 0.58), cuff, 2.8)
  )
}

/** An arm without its hand. */
export function armOf(look: Look, arm: Limb, { build }: Skeleton, isFar: boolean): Drawing {
  const skin = darker(look.skin ?? 'skin', isFar ? 0.88 : 1)
  const cloth = darker(look.topColour, isFar ? 0.84 : 1)
  const width = build.armWidth
  if (look.rolled !== undefined) return rolledArm(look, arm, width, look.rolled, isFar ? 0.86 : 1)
  if (look.top === 'swimsuit') return whole(arm, skin, width)
  if (isBareArmed(look)) return whole(arm, skin, width) + upTo(arm, 0.42, cloth, width + 1.6)
  const sleeve = look.top === 'shirt' || look.top === 'overalls' ? 1.35 : 1.78
  return (
    whole(arm, skin, width - 0.8) +
    upTo(arm, sleeve, cloth, width + 1) +
    (look.top === 'stripes'
      ? rings(arm, look.stripeColour ?? 'dusk', width * 0.5, [0.35, 0.8, 1.25, 1.6])
      : '')
  )
}

export function legOf(look: Look, leg: Limb, { build }: Skeleton, isFar: boolean, view: View): Drawing {
  const dim = isFar && view === 'side' ? 0.86 : 1
  const paint = darker(legPaint(look), dim)
  const width = build.legWidth
  const hasShorts = look.shorts && look.top !== 'dress'
  const hasSocks = isBareLegged(look) && look.age === 'kid' && !look.barefoot
  const toes = view === 'side' ? 1 : 0
  const sock = hasSocks
    ? line(bent([along(leg, 1.45), leg.end]), darker(hexOf(look.sockColour ?? 'cream'), dim), width - 0.4)
    : ''
  const shoe = look.barefoot ? paint : darker(look.shoe ?? 'dark', dim)
  return (
    whole(leg, paint, width) +
    (hasShorts ? upTo(leg, 0.92, darker(look.bottomColour ?? look.topColour, dim), width + 2.4) : '') +
    sock +
    footAt(leg, width, shoe, toes)
  )
}
