import { bent, type Spot, short, soft } from '../curve.ts'
import { darker } from '../palette.ts'
import { type Drawing, inside, line, oval, path, put } from '../shape.ts'
import type { FaceId } from './face.ts'
import { fingersAt, type GripId, handAt } from './grip.ts'
import { headOf } from './head.ts'
import { armOf, legOf } from './limb.ts'
import { type Look, PEOPLE, type WhoId } from './look.ts'
import { type Joints, POSES, type PoseId } from './poses.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'
import { legPaint, scarfEndOf, scarfOf, torsoOf } from './torso.ts'

export interface Figure {
  readonly who: WhoId
  readonly pose: PoseId
  readonly joints?: Partial<Joints>
  readonly face?: FaceId
  readonly look?: Partial<Look>
  /** Drawn in the near hand, and in the far one. */
  readonly held?: Drawing
  readonly heldFar?: Drawing
  /** The near arm lies around what it holds, as around a child. */
  readonly around?: boolean
  readonly shadow?: boolean
  /** So high the water stands, in body units: nothing below it is seen. */
  readonly waterline?: number
}

/** The layers of a figure, which pairs lay into each other. */
export interface Layers {
  readonly shadow: Drawing
  /** The far arm, and what it holds. */
  readonly under: Drawing
  readonly farLeg: Drawing
  readonly nearLeg: Drawing
  readonly trunk: Drawing
  readonly head: Drawing
  /** The near arm, and what it holds. */
  readonly over: Drawing
  /** Whether the near arm belongs behind the head. */
  readonly isRaised: boolean
}

interface Posed {
  readonly look: Look
  readonly pose: Joints
  readonly bones: Skeleton
}

function posed({ who, pose, joints, look }: Figure): Posed {
  const dressed: Look = { ...PEOPLE[who], ...look }
  const taken: Joints = { ...POSES[pose], ...joints }
  return { look: dressed, pose: taken, bones: skeletonOf(taken, dressed.age) }
}

/** A hand’s size for the width of the arm: large enough that its fingers are seen. */
const HAND = 1.14

function arm(figure: Figure, { look, pose, bones }: Posed, isFar: boolean): Drawing {
  const limb = isFar ? bones.farArm : bones.nearArm
  const held = isFar ? figure.heldFar : figure.held
  const isFlat = pose.view !== undefined && pose.view !== 'side'
  const skin = darker(look.skin ?? 'skin', isFar && !isFlat ? 0.88 : 1)
  const told = isFar ? figure.joints?.farGrip : figure.joints?.grip
  const isHolding = held && !(figure.around && !isFar)
  const grip: GripId =
    isHolding && told !== 'pinch' && told !== 'cup'
      ? 'hold'
      : ((isFar ? pose.farGrip : pose.grip) ?? 'relaxed')
  const thing = held ? put(held, { x: limb.end[0], y: limb.end[1] }) : ''
  const isAcross = !isFar && !isFlat && limb.end[0] > limb.root[0]
  const sleeve = armOf(look, limb, bones, isFar && !isFlat) + (isAcross ? scarfEndOf(look, pose, bones) : '')
  const size = bones.build.armWidth * HAND
  const hand = (inIt: Drawing) => handAt(limb, grip, size, skin, inIt)
  if (!figure.around || isFar) return sleeve + hand(thing)
  const others =
    pose.farGrip === 'fret'
      ? fingersAt(bones.farArm, size, darker(look.skin ?? 'skin', isFlat ? 1 : 0.88))
      : ''
  return thing + others + sleeve + hand('')
}

function neckOf({ look, bones }: Posed): Drawing {
  const { neck, head, build } = bones
  const half: Spot = [neck[0] + (head[0] - neck[0]) * 0.5, neck[1] + (head[1] - neck[1]) * 0.5]
  return line(bent([neck, half]), darker(look.skin ?? 'skin', 0.88), build.headR * 0.62)
}

function veilOf({ look, pose, bones }: Posed): Drawing {
  if (!look.veil) return ''
  const { head, neck, hip, build } = bones
  const r = build.headR
  const wind = pose.wind ?? 0
  const from = (dx: number, y: number): Spot => [head[0] - r * dx, y]
  return path(
    soft(
      [
        from(0.6, head[1] - r),
        from(1.35, head[1] - r * 0.3),
        from(1.9 + wind * 1.4, neck[1] + 10 - wind * 24),
        from(2.6 + wind * 2.6, hip[1] + 20 - wind * 62),
        from(1.2 + wind * 3.6, hip[1] + 14 - wind * 40),
        from(1 + wind * 2, (neck[1] + hip[1]) / 2 + 8 - wind * 22),
        from(0.9 + wind * 0.8, neck[1] + 2 - wind * 4),
        from(0.55, head[1] - r * 0.2),
      ],
      0.9,
    ),
    'white',
    { opacity: 0.82 },
  )
}

function satchelOf({ look, pose, bones }: Posed): Drawing {
  if (!look.satchel) return ''
  const { onTorso: on, build } = bones
  const isBack = pose.view === 'back'
  const bag = isBack
    ? soft([on(-7, build.torso - 2), on(7, build.torso - 2), on(8, 2), on(-8, 2)], 0.5)
    : soft(
        [on(-9, build.torso - 3), on(-4, build.torso - 1), on(-5, 4), on(-15, 4), on(-16, build.torso - 8)],
        0.7,
      )
  return (
    path(bag, look.satchel) +
    line(
      bent([on(isBack ? -5 : -14, build.torso * 0.5), on(isBack ? 5 : -6, build.torso * 0.5)]),
      darker(look.satchel, 0.7),
      1.6,
    )
  )
}

function headTurned(figure: Figure, { look, pose, bones }: Posed): Drawing {
  const tilt = (pose.lean ?? 0) * 0.5 + (pose.head ?? 0)
  const view = pose.aside ? 'side' : (pose.view ?? 'side')
  const drawn = headOf(look, bones.build.headR, figure.face ?? 'smile', view)
  return put(drawn, {
    x: bones.head[0],
    y: bones.head[1],
    turn: pose.glance ? tilt * 0.4 : tilt,
    flip: pose.glance ?? false,
  })
}

export function layersOf(figure: Figure): Layers {
  const body = posed(figure)
  const { look, pose, bones } = body
  const view = pose.view ?? 'side'
  const lap =
    view !== 'side' && pose.hip[1] < 30
      ? oval(bones.hip[0], bones.hip[1] + 3, bones.build.waist + 3, 7, darker(legPaint(look), 0.92))
      : ''
  const isRaised = pose.armBehind ?? bones.nearArm.end[1] < bones.neck[1] - 6
  return {
    shadow: figure.shadow === false ? '' : oval(pose.hip[0], 1.5, 22, 3.6, 'shade', { opacity: 0.16 }),
    under: arm(figure, body, true),
    farLeg: lap + legOf(look, bones.farLeg, bones, true, view),
    nearLeg: legOf(look, bones.nearLeg, bones, false, view),
    trunk:
      (view === 'side' ? satchelOf(body) : '') +
      neckOf(body) +
      torsoOf(look, pose, bones) +
      scarfOf(look, pose, bones) +
      (view === 'back' ? satchelOf(body) : ''),
    head: veilOf(body) + headTurned(figure, body),
    over: arm(figure, body, false),
    isRaised,
  }
}

function assembled(figure: Figure): Drawing {
  const { shadow, under, farLeg, nearLeg, trunk, head, over, isRaised } = layersOf(figure)
  const view = POSES[figure.pose].view ?? 'side'
  const ground = shadow
  if (view === 'side') {
    const arms = isRaised ? over + head : head + over
    return ground + under + farLeg + nearLeg + trunk + arms
  }
  if (view === 'back') return ground + under + over + farLeg + nearLeg + trunk + head
  const arms = isRaised ? under + over + head : head + under + over
  return ground + farLeg + nearLeg + trunk + arms
}

/** What is under water is not seen, and rings run out from where the body breaks the surface. */
function cutByWater(drawing: Drawing, height: number): Drawing {
  const y = -height
  const ring = (rx: number) => `M${short(-rx)} ${short(y)}a${rx} 4 0 0 0 ${rx * 2} 0`
  return (
    inside(`M-120 -220H120V${short(y)}Q60 ${short(y + 3)} 0 ${short(y + 1)}T-120 ${short(y)}Z`, drawing) +
    line(ring(24), 'ice', 2.2, { opacity: 0.9 }) +
    line(ring(34), 'ice', 1.6, { opacity: 0.55 })
  )
}

/** A figure with its origin on the ground between the feet, looking to the right. */
export function person(figure: Figure): Drawing {
  const drawn = assembled(figure.waterline === undefined ? figure : { ...figure, shadow: false })
  return figure.waterline === undefined ? drawn : cutByWater(drawn, figure.waterline)
}

/** Only what the figure holds, where it holds it: for checks, which want to see it alone. */
export function heldAlone(figure: Figure): Drawing {
  const { bones } = posed(figure)
  const near = figure.held ? put(figure.held, { x: bones.nearArm.end[0], y: bones.nearArm.end[1] }) : ''
  const far = figure.heldFar ? put(figure.heldFar, { x: bones.farArm.end[0], y: bones.farArm.end[1] }) : ''
  return near + far
}

/** By how much the hands of a figure stay short of where its pose wants them, in hundredths of a grown-up’s height. */
export function shortOfReach(figure: Figure): number {
  const { nearArm, farArm } = posed(figure).bones
  return Math.max(nearArm.missing, farArm.missing)
}
