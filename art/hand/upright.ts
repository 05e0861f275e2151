import { type Finger, fingerOf, HAND, type Place, type Region, regionAt } from '@veillee/touch'
import { at, flow, type Spot, soft } from '../curve.ts'
import { glow } from '../light.ts'
import type { Colour } from '../palette.ts'
import { type Drawing, each, inside, line, path, put } from '../shape.ts'
import { cuff } from './cuff.ts'
import { axisOf } from './outline.ts'
import { type Skin, skinOf, type Tone } from './skin.ts'
import { onStage, type Side, STAGE, UNTURNED, unitsOf } from './stage.ts'

/**
 * The hand held upright, seen from the thumb’s side: the palm looks to our left, the back to our right, and the index
 * is in front of the other fingers. Heights are those of the flat hand; how far across the hand a place lies cannot
 * be seen from here.
 */
interface UprightLook {
  readonly side: Side
  readonly tone: Tone
  readonly sleeve?: Colour
}

type Long = Exclude<Finger, 'thumb'>

/** Front to back. */
const LONG: readonly Long[] = ['index', 'middle', 'ring', 'little']

/** Where the palm’s surface is at a height, and the back’s: hu from the middle of the stage. */
const SURFACES: readonly (readonly [yHu: number, palmHu: number, backHu: number])[] = [
  [-0.3, -0.19, 0.19],
  [-0.05, -0.18, 0.18],
  [0.12, -0.2, 0.185],
  [0.35, -0.235, 0.19],
  [0.6, -0.21, 0.2],
  [0.82, -0.17, 0.198],
  [0.98, -0.152, 0.19],
  [1.1, -0.15, 0.168],
  [1.24, -0.148, 0.128],
  [1.4, -0.14, 0.105],
  [1.55, -0.13, 0.105],
  [1.75, -0.125, 0.075],
  [1.95, -0.12, 0.055],
  [2.3, -0.115, 0.045],
]

/** Into the finger’s end the surfaces close like a thimble. */
const CAP_HU = 0.13

function surfacesAt(y: number): readonly [palm: number, back: number] {
  const i = Math.max(
    1,
    SURFACES.findIndex(([height]) => height >= y),
  )
  const [[from, palm, back], [to, palmTo, backTo]] = [SURFACES[i - 1]!, SURFACES[i]!]
  const share = (y - from) / (to - from)
  return [palm + (palmTo - palm) * share, back + (backTo - back) * share]
}

const endOf = (finger: Finger): number => HAND.fingers[finger].tip[1] + HAND.fingers[finger].radiusHu

/** The two surfaces of a finger at a height, and the middle between them. */
function depthsAt(y: number, finger: Long): { palm: number; middle: number; back: number } {
  const [palm, back] = surfacesAt(y)
  const middle = (palm + back) / 2
  const beyond = Math.max(0, (y - (endOf(finger) - CAP_HU)) / CAP_HU)
  const open = Math.sqrt(Math.max(0, 1 - beyond * beyond))
  return { palm: middle + (palm - middle) * open, middle, back: middle + (back - middle) * open }
}

const stageOf = (depthHu: number, y: number): Spot => [
  STAGE.width / 2 + unitsOf(depthHu),
  onStage({ x: 0, y }, UNTURNED)[1],
]

const heights = (from: number, to: number): readonly number[] => {
  const steps = Math.max(2, Math.ceil((to - from) / 0.09))
  return Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps)
}

/** Rounder where a finger ends. */
const heightsOf = (finger: Long, from: number, to: number): readonly number[] => {
  const capFrom = endOf(finger) - CAP_HU
  if (to <= capFrom) return heights(from, to)
  const cap = [20, 40, 58, 74, 85, 90].map(degrees => capFrom + CAP_HU * Math.sin((degrees * Math.PI) / 180))
  return [...(from < capFrom ? heights(from, capFrom) : [from]), ...cap.filter(y => y > from)]
}

/** The strip of one surface, or of both, between two heights. */
function strip(finger: Long, from: number, to: number, faces: 'palm' | 'back' | 'both'): readonly Spot[] {
  const ys = heightsOf(finger, from, to)
  const left = ys.map(y => stageOf(depthsAt(y, finger)[faces === 'back' ? 'middle' : 'palm'], y))
  const right = ys.map(y => stageOf(depthsAt(y, finger)[faces === 'palm' ? 'middle' : 'back'], y))
  return [...left, ...right.reverse()]
}

const straight = (spots: readonly Spot[]): string => `M${spots.map(at).join('L')}Z`

const ROOT_Y = HAND.fingers.index.root[1]

/** At which height the tip of a finger begins. */
function tipHeight(finger: Finger): number {
  const { at: place, tipHu } = axisOf(finger)
  return place(tipHu, 0).y
}

/** The thumb lies in front of the palm: its own line, and its breadth along it. */
const THUMB_LINE: readonly (readonly [y: number, middleHu: number, halfHu: number])[] = [
  [0.08, 0.05, 0.03],
  [0.12, 0.035, 0.07],
  [0.2, 0.005, 0.11],
  [0.3, -0.03, 0.13],
  [0.46, -0.09, 0.12],
  [0.6, -0.14, 0.1],
  [0.72, -0.175, 0.105],
  [0.84, -0.2, 0.105],
  [0.93, -0.212, 0.085],
  [0.985, -0.216, 0.045],
]

function thumbAt(y: number): readonly [middle: number, half: number] {
  const i = Math.max(
    1,
    THUMB_LINE.findIndex(([height]) => height >= y),
  )
  const [[from, middle, half], [to, middleTo, halfTo]] = [THUMB_LINE[i - 1]!, THUMB_LINE[i]!]
  const share = (y - from) / (to - from)
  return [middle + (middleTo - middle) * share, half + (halfTo - half) * share]
}

function thumbStrip(from: number, to: number, faces: 'palm' | 'back' | 'both'): readonly Spot[] {
  const ys = heights(from, to)
  const edge = (y: number, share: number) => {
    const [middle, half] = thumbAt(y)
    return stageOf(middle + half * share, y)
  }
  const left = ys.map(y => edge(y, faces === 'back' ? 0 : -1))
  const right = ys.map(y => edge(y, faces === 'palm' ? 0 : 1))
  return [...left, ...right.reverse()]
}

const THUMB_TOP = THUMB_LINE.at(-1)![0]

/** Regions as path data for a right hand; the one in front comes first. A left hand is its mirror image. */
export function uprightRegions(): ReadonlyMap<Region, string> {
  const thumbTip = tipHeight('thumb')
  const regions: (readonly [Region, readonly Spot[]])[] = [
    ['thumb-tip', thumbStrip(thumbTip, THUMB_TOP, 'palm')],
    ['thumb-shaft', thumbStrip(THUMB_LINE[0]![0], thumbTip, 'palm')],
    ['thumb-back', thumbStrip(THUMB_LINE[0]![0], THUMB_TOP, 'back')],
    ['palm', strip('index', 0, ROOT_Y, 'palm')],
    ['back', strip('index', 0, ROOT_Y, 'back')],
    ...LONG.flatMap((finger): (readonly [Region, readonly Spot[]])[] => [
      [`${finger}-shaft`, strip(finger, ROOT_Y, tipHeight(finger), 'palm')],
      [`${finger}-tip`, strip(finger, tipHeight(finger), endOf(finger), 'palm')],
      [`${finger}-back`, strip(finger, ROOT_Y, endOf(finger), 'back')],
    ]),
  ]
  return new Map(regions.map(([region, spots]) => [region, straight(spots)]))
}

/** Where something that touches a place is seen: on the surface of the palm or of the back, at its height. */
export function onUpright({ x, y, face }: Place, side: Side): Spot {
  const region = regionAt(x, y, face)
  const finger = region && fingerOf(region)
  const depth = finger === 'thumb' ? thumbDepth(y, face) : depthsAt(y, finger ?? 'index')[face]
  const [left, top] = stageOf(depth, y)
  return [side === 'right' ? left : STAGE.width - left, top]
}

function thumbDepth(y: number, face: 'palm' | 'back'): number {
  const [middle, half] = thumbAt(y)
  return middle + (face === 'palm' ? -half : half)
}

const HAND_STRIP = soft(strip('index', -0.28, endOf('index'), 'both'), 0.9)
const MIDDLE_STRIP = soft(strip('middle', 1.25, endOf('middle'), 'both'), 0.9)
const THUMB_STRIP = soft(thumbStrip(THUMB_LINE[0]![0], THUMB_TOP, 'both'), 0.9)

/** All that is skin, for shadows and small pictures; the thumb comes last. */
export const UPRIGHT_SHAPES: readonly string[] = [MIDDLE_STRIP, HAND_STRIP, THUMB_STRIP]

const stroke = (...points: readonly (readonly [depth: number, y: number])[]): string =>
  flow(points.map(([depth, y]) => stageOf(depth, y)))

/** The light comes from the palm’s side. */
const shadeOf = (skin: Skin): Drawing =>
  path(
    `${stroke([0.06, -0.3], [0.09, 0.2], [0.1, 0.7], [0.1, 1.05], [0.05, 1.3], [0.02, 1.6], [0, 2.1])}L${at(stageOf(0.4, 2.1))}L${at(stageOf(0.4, -0.3))}Z`,
    skin.shade,
    { opacity: 0.6 },
  )

const folds = (skin: Skin): Drawing =>
  line(
    stroke([-0.14, 1.44], [-0.1, 1.45], [-0.06, 1.43]) +
      stroke([-0.14, 1.48], [-0.11, 1.49], [-0.08, 1.475]) +
      stroke([-0.12, 1.74], [-0.09, 1.75], [-0.05, 1.735]) +
      stroke([0.1, 1.5], [0.07, 1.515], [0.05, 1.5]) +
      stroke([0.1, 1.46], [0.07, 1.465], [0.05, 1.455]) +
      stroke([-0.15, 1.12], [-0.1, 1.14], [-0.05, 1.12]) +
      stroke([-0.18, -0.03], [-0.1, -0.05], [-0.03, -0.04]),
    skin.crease,
    2.8,
    { opacity: 0.55 },
  )

/** Seen from its side, a nail is a sickle. */
function sideNail(depth: number, y: number, turn: number, skin: Skin): Drawing {
  const [left, top] = stageOf(depth, y)
  const plate = 'M-4 20Q4 8 4 -16Q16 -10 12 14Q8 22 -4 20Z'
  return put(path(plate, skin.nail) + path('M4 -16Q14 -10 13 0Q10 -8 4 -8Z', 'white', { opacity: 0.8 }), {
    x: left,
    y: top,
    turn: turn,
  })
}

function thumbNail(skin: Skin): Drawing {
  const [left, top] = stageOf(-0.185, 0.885)
  const plate = 'M-13 22Q-16 -12 -7 -22Q3 -27 11 -20Q18 -8 13 22Q0 30 -13 22Z'
  return put(
    path(plate, skin.nail) +
      path('M-9 -19Q3 -30 12 -17Q3 -22 -9 -19Z', 'white', { opacity: 0.85 }) +
      path('M-8 24Q0 14 8 24Q0 28 -8 24Z', 'white', { opacity: 0.4 }),
    { x: left, y: top, turn: -9 },
  )
}

const thumb = (skin: Skin, back: Skin): Drawing =>
  inside(HAND_STRIP, put(path(THUMB_STRIP, 'shade', { opacity: 0.22 }), { x: 9, y: 7 })) +
  path(THUMB_STRIP, back.base) +
  inside(
    THUMB_STRIP,
    path(
      `${stroke([-0.02, 0.1], [-0.11, 0.4], [-0.2, 0.66], [-0.27, 0.9], [-0.24, 1])}L${at(stageOf(-0.5, 1))}L${at(stageOf(-0.5, 0.1))}Z`,
      skin.base,
    ) + glow(...stageOf(-0.27, 0.84), unitsOf(0.12), skin.blush, 0.5),
  ) +
  line(
    stroke([-0.2, 0.64], [-0.15, 0.66], [-0.09, 0.64]) + stroke([-0.19, 0.61], [-0.15, 0.62], [-0.1, 0.605]),
    skin.crease,
    2.6,
    {
      opacity: 0.5,
    },
  ) +
  thumbNail(back)

/** An upright hand on the stage. */
export function uprightHand({ side, tone, sleeve = 'olive' }: UprightLook): Drawing {
  const [skin, back] = [skinOf(tone, 'palm'), skinOf(tone, 'back')]
  const body =
    path(MIDDLE_STRIP, back.shade) +
    path(HAND_STRIP, skin.base) +
    inside(
      HAND_STRIP,
      shadeOf({ ...back, shade: back.base }) +
        glow(...stageOf(-0.12, 1.95), unitsOf(0.2), skin.blush, 0.5) +
        glow(...stageOf(-0.24, 0.3), unitsOf(0.3), skin.blush, 0.4) +
        path(
          `${stroke([0.15, -0.3], [0.15, 0.3], [0.16, 0.9], [0.13, 1.1], [0.09, 1.4], [0.05, 1.8], [0.02, 2.1])}L${at(stageOf(0.4, 2.1))}L${at(stageOf(0.4, -0.3))}Z`,
          back.shade,
          { opacity: 0.7 },
        ),
    ) +
    folds(skin) +
    sideNail(0.012, 1.95, 2, back) +
    sideNail(0.008, 2.19, 2, back) +
    thumb(skin, back) +
    cuff(sleeve, stageOf(-0.24, -0.13), stageOf(0.24, -0.13))
  const shadow = each(UPRIGHT_SHAPES, d => path(d, 'shade'))
  const turned = (drawing: Drawing) =>
    side === 'right' ? drawing : put(drawing, { x: STAGE.width, flip: true })
  return put(turned(shadow), { x: 9, y: 14, opacity: 0.2 }) + turned(body)
}
