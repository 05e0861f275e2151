import { at, bent, type Spot } from '../curve.ts'
import { darker, hexOf, type Paint } from '../palette.ts'
import { type Drawing, line } from '../shape.ts'
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

function rings(limb: Limb, paint: Paint, width: number): Drawing {
  const marks = [0.35, 0.8, 1.25, 1.6].map(share => {
    const spot = along(limb, share)
    const [from, to] = share <= 1 ? [limb.root, limb.joint] : [limb.joint, limb.end]
    const across = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
    const half: Spot = [Math.cos(across) * width, Math.sin(across) * width]
    return `M${at([spot[0] - half[0], spot[1] - half[1]])}L${at([spot[0] + half[0], spot[1] + half[1]])}`
  })
  return line(marks.join(''), paint, 1.7)
}

/** An arm without its hand. */
export function armOf(look: Look, arm: Limb, { build }: Skeleton, isFar: boolean): Drawing {
  const skin = darker(look.skin ?? 'skin', isFar ? 0.88 : 1)
  const cloth = darker(look.topColour, isFar ? 0.84 : 1)
  const width = build.armWidth
  if (look.top === 'swimsuit') return whole(arm, skin, width)
  if (isBareArmed(look)) return whole(arm, skin, width) + upTo(arm, 0.42, cloth, width + 1.6)
  const sleeve = look.top === 'shirt' || look.top === 'overalls' ? 1.35 : 1.78
  return (
    whole(arm, skin, width - 0.8) +
    upTo(arm, sleeve, cloth, width + 1) +
    (look.top === 'stripes' ? rings(arm, look.stripeColour ?? 'dusk', width * 0.5) : '')
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
