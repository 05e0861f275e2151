import { FINGERS, type Finger, type Point } from '@veillee/touch'
import { at, flow, type Spot, short } from '../curve.ts'
import { glow } from '../light.ts'
import type { Colour, Paint } from '../palette.ts'
import { type Drawing, each, inside, line, path, put } from '../shape.ts'
import { cuff } from './cuff.ts'
import { ARM, axisOf, breadthAt, fingerOutline, PALM, WEB } from './outline.ts'
import { outlinePath } from './region.ts'
import { type Skin, skinOf, type Tone } from './skin.ts'
import { isMirrored, onStage, type Pose, STAGE, UNTURNED, unitsOf } from './stage.ts'

export interface HandLook extends Pose {
  readonly tone: Tone
  readonly sleeve?: Colour
}

const LONG_FINGERS: readonly Finger[] = ['little', 'ring', 'middle', 'index']

const spot = (x: number, y: number): Spot => onStage({ x, y }, UNTURNED)
const stroke = (...points: readonly (readonly [x: number, y: number])[]): string =>
  flow(points.map(([x, y]) => spot(x, y)))
const shapeOf = (outline: readonly Point[]): string => outlinePath(outline, UNTURNED)

/** All that is skin, for shadows, clips and the dark hand of those who only feel. */
export const handShapes = (pose: Pose): readonly string[] =>
  [ARM, WEB, PALM, ...FINGERS.map(fingerOutline)].map(outline => outlinePath(outline, pose))

const [ARM_SHAPE, WEB_SHAPE, PALM_SHAPE, ...FINGER_SHAPES] = handShapes(UNTURNED) as [
  string,
  string,
  string,
  ...string[],
]

/** All outlines run the same way round, so together they are one shape. */
const SKIN = [ARM_SHAPE, WEB_SHAPE, PALM_SHAPE, ...FINGER_SHAPES].join('')

const light = (x: number, y: number, radiusHu: number, paint: Paint, strength: number): Drawing =>
  glow(...spot(x, y), unitsOf(radiusHu), paint, strength)

/** A short line across a finger, bent towards its tip or its root. */
function across(finger: Finger, alongShare: number, breadth: number, bendHu: number, shiftHu = 0): string {
  const { at: place, lengthHu } = axisOf(finger)
  const along = alongShare * lengthHu + shiftHu
  const half = breadthAt(finger, along) * breadth
  const [from, bend, to] = [place(along, -half), place(along + bendHu, 0), place(along, half)]
  const [a, b, c] = [from, bend, to].map(point => at(onStage(point, UNTURNED)))
  return `M${a}Q${b} ${c}`
}

/** It begins at nothing, so that no step is seen where the palm goes over it. */
const SHADE_EDGE = [1.3, 0.82, 0.62, 0.7, 0.64, 0.4]

/** The side of a finger that the light does not reach. */
function fingerShade(finger: Finger, skin: Skin): Drawing {
  const { at: place, lengthHu, radiusHu } = axisOf(finger)
  const alongs = [-0.05, 0.2, 0.45, 0.7, 0.92, 1.06].map(share => share * lengthHu)
  const outer = alongs.map(along => onStage(place(along, radiusHu * 1.4), UNTURNED))
  const inner = alongs.map((along, i) => onStage(place(along, radiusHu * SHADE_EDGE[i]!), UNTURNED))
  const d = `${flow(inner)}L${outer.reverse().map(at).join('L')}Z`
  return inside(shapeOf(fingerOutline(finger)), path(d, skin.shade, { opacity: 0.5 }))
}

const finger = (name: Finger, skin: Skin): Drawing =>
  path(shapeOf(fingerOutline(name)), skin.base) + fingerShade(name, skin)

/** Soft red where the blood is near. */
function fingerBlush(name: Finger, skin: Skin, strength: number): Drawing {
  const { at: place, lengthHu } = axisOf(name)
  const { x, y } = place(lengthHu * 0.97, 0)
  return inside(shapeOf(fingerOutline(name)), light(x, y, 0.17, skin.blush, strength))
}

/** The gap between two fingers goes on as a line into the hand. */
const gaps = (skin: Skin): Drawing =>
  line(
    stroke([0.252, 1.15], [0.254, 1.1], [0.262, 1.06]) +
      stroke([0.501, 1.16], [0.5, 1.12], [0.5, 1.07]) +
      stroke([0.754, 1.15], [0.751, 1.1], [0.744, 1.06]),
    skin.crease,
    3.2,
    { opacity: 0.55 },
  )

const palmLight = (skin: Skin): Drawing =>
  inside(
    SKIN,
    light(0.5, 0.62, 0.46, skin.light, 0.75) +
      light(0.84, 0.3, 0.34, skin.blush, 0.42) +
      light(0.1, 0.34, 0.36, skin.blush, 0.42) +
      each([0.875, 0.625, 0.375, 0.13], x => light(x, 1.02, 0.15, skin.blush, 0.3)) +
      path(
        `${stroke([1, 1.12], [0.94, 0.8], [0.93, 0.4], [0.85, 0], [0.82, -0.25])}L${at(spot(1.1, -0.25))}L${at(spot(1.1, 1.1))}Z`,
        skin.shade,
        {
          opacity: 0.4,
        },
      ),
  )

/** Heart, head and life, as a fortune-teller calls them, and the folds of the wrist. */
const palmLines = (skin: Skin): Drawing =>
  line(stroke([0.99, 0.84], [0.74, 0.79], [0.5, 0.86], [0.36, 1], [0.3, 1.07]), skin.crease, 4, {
    opacity: 0.7,
  }) +
  line(stroke([0.01, 0.84], [0.26, 0.76], [0.5, 0.64], [0.68, 0.54], [0.86, 0.5]), skin.crease, 4, {
    opacity: 0.7,
  }) +
  line(stroke([0.01, 0.8], [0.2, 0.68], [0.32, 0.46], [0.35, 0.24], [0.31, 0.05]), skin.crease, 4.4, {
    opacity: 0.75,
  }) +
  line(stroke([0.5, 0.1], [0.485, 0.35], [0.5, 0.58]), skin.crease, 2.6, { opacity: 0.35 }) +
  line(
    stroke([0.16, -0.02], [0.5, -0.055], [0.85, -0.015]) + stroke([0.17, -0.07], [0.5, -0.1], [0.84, -0.065]),
    skin.crease,
    2.6,
    {
      opacity: 0.45,
    },
  )

const palmFolds = (skin: Skin): Drawing => {
  const long = LONG_FINGERS.map(
    name =>
      across(name, 0.06, 0.8, 0.018) +
      across(name, 0.42, 0.72, 0.02) +
      across(name, 0.42, 0.5, 0.016, 0.036) +
      across(name, 0.72, 0.7, 0.016),
  )
  return line(
    long.join('') + across('thumb', 0.24, 0.7, 0.03) + across('thumb', 0.62, 0.72, 0.025),
    skin.crease,
    2.8,
    {
      opacity: 0.6,
    },
  )
}

/** The pad under the thumb is a hill of its own. */
const thenar = (skin: Skin): Drawing =>
  path(
    `${stroke([0.02, 0.78], [0.19, 0.66], [0.3, 0.45], [0.33, 0.24], [0.3, 0.06])}Q${at(spot(0.42, 0.4))} ${at(spot(0.02, 0.78))}Z`,
    skin.shade,
    {
      opacity: 0.5,
    },
  ) + light(0.08, 0.46, 0.2, skin.light, 0.55)

const palmSide = (skin: Skin): Drawing =>
  each(FINGERS, name => fingerBlush(name, skin, 0.5)) +
  palmLight(skin) +
  gaps(skin) +
  thenar(skin) +
  palmLines(skin) +
  palmFolds(skin)

function nail(name: Finger, skin: Skin): Drawing {
  const { at: place, lengthHu, radiusHu } = axisOf(name)
  const half = unitsOf(radiusHu) * 0.56
  const { x, y } = place(lengthHu + radiusHu * 0.12, 0)
  const tilt = leanOf(name)
  const [a, b] = [short(half), short(half * 1.12)]
  const plate = `M-${a} ${short(half * 0.95)}Q-${b} -${short(half * 0.7)} -${short(half * 0.62)} -${short(half * 0.98)}Q0 -${short(half * 1.42)} ${short(half * 0.62)} -${short(half * 0.98)}Q${b} -${short(half * 0.7)} ${a} ${short(half * 0.95)}Q0 ${short(half * 1.5)} -${a} ${short(half * 0.95)}Z`
  const edge = `M-${short(half * 0.72)} -${short(half * 0.82)}Q0 -${short(half * 1.5)} ${short(half * 0.72)} -${short(half * 0.82)}Q0 -${short(half * 1.12)} -${short(half * 0.72)} -${short(half * 0.82)}Z`
  const moon = `M-${short(half * 0.6)} ${short(half * 1.12)}Q0 ${short(half * 0.5)} ${short(half * 0.6)} ${short(half * 1.12)}Q0 ${short(half * 1.36)} -${short(half * 0.6)} ${short(half * 1.12)}Z`
  const [left, top] = onStage({ x, y }, UNTURNED)
  return put(
    path(plate, skin.shade, { opacity: 0.7 }) +
      put(
        path(plate, skin.nail) +
          path(edge, 'white', { opacity: 0.85 }) +
          path(moon, 'white', { opacity: 0.4 }),
        {
          scale: 0.92,
        },
      ),
    { x: left, y: top, turn: tilt },
  )
}

/** Degrees clockwise on the stage. */
function leanOf(name: Finger): number {
  const { at: place, lengthHu } = axisOf(name)
  const [from, to] = [place(0, 0), place(lengthHu, 0)]
  return (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI
}

/** Folds over the joints of the fingers: bundles of short bows. */
const knuckleFolds = (skin: Skin): Drawing =>
  line(
    LONG_FINGERS.map(
      name =>
        across(name, 0.43, 0.42, 0.02, 0.034) +
        across(name, 0.43, 0.6, 0.003) +
        across(name, 0.43, 0.42, -0.014, -0.034) +
        across(name, 0.72, 0.45, 0.012, 0.012) +
        across(name, 0.72, 0.36, -0.008, -0.012),
    ).join('') +
      across('thumb', 0.6, 0.5, 0.014, 0.02) +
      across('thumb', 0.6, 0.58, -0.008, -0.012),
    skin.crease,
    2.6,
    { opacity: 0.5 },
  )

/** Four hills over the roots, and the sinews that fan out to them. */
const knuckles = (skin: Skin): Drawing =>
  each([0.875, 0.625, 0.375, 0.13] as const, (x, i) => {
    const y = [0.96, 1.01, 1.02, 0.98][i]!
    return (
      line(
        stroke([x + (0.5 - x) * 0.1, y - 0.1], [0.5 + (x - 0.5) * 0.72, 0.5], [0.5 + (x - 0.5) * 0.55, 0.28]),
        skin.shade,
        7,
        { opacity: 0.35 },
      ) +
      light(x, y, 0.12, skin.light, 0.45) +
      line(
        stroke([x - 0.06, y + 0.035], [x, y + 0.062], [x + 0.06, y + 0.035]) +
          stroke([x - 0.045, y - 0.035], [x, y - 0.055], [x + 0.045, y - 0.035]),
        skin.crease,
        2.4,
        {
          opacity: 0.4,
        },
      )
    )
  })

const backSide = (skin: Skin): Drawing =>
  inside(
    SKIN,
    light(0.45, 0.6, 0.5, skin.light, 0.5) +
      path(
        `${stroke([1, 1.12], [0.92, 0.8], [0.91, 0.4], [0.84, 0], [0.81, -0.25])}L${at(spot(1.1, -0.25))}L${at(spot(1.1, 1.1))}Z`,
        skin.shade,
        {
          opacity: 0.45,
        },
      ),
  ) +
  each(FINGERS, name => fingerBlush(name, skin, 0.22)) +
  gaps(skin) +
  knuckles(skin) +
  line(stroke([-0.03, 0.52], [0.06, 0.4], [0.1, 0.24]), skin.shade, 7, { opacity: 0.4 }) +
  knuckleFolds(skin) +
  each(FINGERS, name => nail(name, skin))

/** The shadow falls to the lower right, whichever hand it is. */
const handShadow = (pose: Pose): Drawing =>
  put(
    each(handShapes(pose), d => path(d, 'shade')),
    { x: 9, y: 14, opacity: 0.2 },
  )

/** An open hand on the stage. */
export function hand({ tone, sleeve = 'olive', ...pose }: HandLook): Drawing {
  const skin = skinOf(tone, pose.face)
  const body =
    each([ARM_SHAPE, WEB_SHAPE] as const, d => path(d, skin.base)) +
    each([...LONG_FINGERS, 'thumb'] as const, name => finger(name, skin)) +
    path(PALM_SHAPE, skin.base) +
    (pose.face === 'palm' ? palmSide(skin) : backSide(skin)) +
    cuff(sleeve, spot(0.02, -0.13), spot(0.98, -0.13))
  return handShadow(pose) + (isMirrored(pose) ? put(body, { x: STAGE.width, flip: true }) : body)
}
