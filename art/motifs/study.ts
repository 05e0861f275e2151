import { blob, cut, soft } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { dabs, disc, each, filled, line, oval, path, put, rect, rim, shadow } from '../shape.ts'
import { bigtop, caravan, house } from './places.ts'
import { sailboat } from './sea.ts'
import { rocket } from './travel.ts'

export const magnifier = () =>
  line('M14 14L36 38', 'ink', 9) +
  disc(0, 0, 20, 'ice') +
  rim(0, 0, 20, 'ink', 6) +
  line('M-10 -4Q-8 -12 0 -12', 'white', 3)

/** A reading glass before somebody’s eye, which is as large as a plum. */
export const eyeGlass = ({ skin = 'skin', brow = 'stone' }: { skin?: Colour; brow?: Colour } = {}) =>
  line('M0 20V-34', 'walnut', 8) +
  line('M0 -30V-38', 'brass', 8) +
  filled(
    'M-27 -64a27 27 0 1 0 54 0a27 27 0 1 0 -54 0Z',
    skin,
    path('M-28 -94H28V-82Q0 -90 -28 -76Z', brow) +
      oval(0, -61, 20, 14, 'white') +
      disc(1, -61, 10.5, 'walnut') +
      disc(1, -61, 6, 'ink') +
      disc(5, -65.5, 3, 'white') +
      line('M-21 -62Q0 -82 21 -62', 'lash', 3) +
      line('M-17 -44Q0 -38 17 -44M-24 -74Q-6 -86 20 -76', darker(skin, 0.8), 1.6) +
      path('M-26 -66Q-20 -88 2 -92L8 -90Q-12 -82 -18 -60Z', 'light', { opacity: 0.35 }),
  ) +
  rim(0, -64, 27, 'ink', 5.4)

export const pencil = () =>
  put(
    rect(-4, -50, 8, 50, 'mustard') +
      path('M-4 0H4L0 11Z', 'sand') +
      path('M-1.4 7H1.4L0 11Z', 'ink') +
      rect(-4, -56, 8, 7, 'coral'),
    {},
  )

export const envelope = ({ air = true }: { air?: boolean } = {}) => {
  const d = 'M-60 -76H60V0H-60Z'
  return (
    filled(
      d,
      'cream',
      (air
        ? Array.from({ length: 22 }, (_, i) =>
            path(`M${-72 + i * 14} -80h7l-5 8h-7ZM${-72 + i * 14} -4h7l-5 8h-7Z`, i % 2 ? 'red' : 'dusk'),
          ).join('')
        : '') +
        line('M-60 -76L0 -32L60 -76', 'sandD', 3) +
        rect(34, -66, 18, 22, 'coral', 1) +
        path('M38 -48l5 -12l5 12Z', 'white') +
        rim(28, -46, 13, 'ink', 2, { opacity: 0.5 }),
    ) + path('M0 -14q-16 -12 -8 -20q7 -2 8 5q1 -7 8 -5q8 8 -8 20Z', 'red')
  )
}

export const letter = ({ colour: c = 'cream' }: { colour?: Colour } = {}) =>
  path(cut(-22, -30, 44, 30, 2, 0.8), c) +
  line('M-22 -30L0 -12L22 -30', 'sandD', 2) +
  path('M0 -6q-9 -7 -4 -11q4 -1 4 3q0 -4 4 -3q5 4 -4 11Z', 'red')

export const clock = () =>
  disc(0, -34, 34, 'walnut') +
  disc(0, -34, 28, 'cream') +
  line('M0 -34V-52M0 -34L12 -28', 'ink', 4) +
  line('M0 -58h0M24 -34h0M0 -10h0M-24 -34h0', 'ink', 5)

export const globe = () =>
  path('M-20 0H20L12 -8H-12Z', 'walnut') +
  rect(-3, -18, 6, 12, 'walnut') +
  line('M26 -66Q40 -36 14 -18', 'mustard', 5) +
  filled(
    'M-30 -46a30 30 0 1 1 60 0a30 30 0 1 1 -60 0Z',
    'sea',
    path(blob(-8, -56, 15, 12, 4), 'sage') +
      path(blob(12, -36, 12, 14, 7), 'sage') +
      path(blob(-16, -32, 8, 6, 9), 'sage') +
      path('M6 -80H40V-10H10Q26 -40 6 -80Z', 'shade', { opacity: 0.12 }),
  )

export const spoon = () => line('M0 0V-34', 'steel', 4) + oval(0, -42, 8, 11, 'steel')

export const book = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path('M-34 0V-26Q-16 -34 0 -24Q16 -34 34 -26V0Q16 -8 0 0Q-16 -8 -34 0Z', 'cream') +
  path('M-37 3V-24L-34 -26V0Q-16 -8 0 0Q16 -8 34 0V-26L37 -24V3Q16 -4 0 4Q-16 -4 -37 3Z', c) +
  line(
    'M0 -24V0M-26 -20Q-16 -24 -8 -19M-26 -13Q-16 -17 -8 -12M8 -19Q16 -24 26 -20M8 -12Q16 -17 26 -13',
    'stone',
    1.6,
  )

type Stack = readonly (readonly [colour: Colour, aside: number, width: number])[]

const HEAP: Stack = [
  ['red', 0, 60],
  ['teal', 2, 52],
  ['mustard', 4, 58],
  ['plum', 6, 46],
]

/** Red and cream by turns, narrower and narrower: put a lamp on it, and it is a lighthouse. */
const TOWER: Stack = [
  ['red', 0, 58],
  ['cream', 1, 55],
  ['red', -1, 52],
  ['cream', 0, 48],
]

export const books = ({ tower = false }: { tower?: boolean } = {}) =>
  each(
    tower ? TOWER : HEAP,
    ([c, x, w], i) =>
      path(cut(-w / 2 + x, -14 - i * 14, w, 14, i, 1), c) +
      rect(-w / 2 + x + 4, -11 - i * 14, 3, 8, c === 'cream' ? 'brick' : 'cream'),
  )

export const camera = () =>
  rect(-28, -40, 56, 38, 'walnut', 5) +
  rect(-28, -28, 56, 16, 'ink') +
  rect(-14, -48, 28, 10, 'ink', 3) +
  disc(0, -20, 14, 'steel') +
  disc(0, -20, 9, 'ink') +
  disc(-3, -23, 3, 'white') +
  rect(14, -38, 9, 6, 'butter', 1)

/** A camera from the side, its lens to the right, its back at somebody’s eye. */
export const cameraSide = () =>
  rect(-12, -40, 26, 38, 'ink', 4) +
  rect(-12, -30, 26, 18, 'walnut') +
  rect(-8, -48, 16, 9, 'ink', 3) +
  rect(13, -33, 15, 24, 'steel', 3) +
  rect(27, -36, 7, 30, 'ink', 2) +
  line('M-6 -50v-3M17 -31v20', 'butter', 3)

export const hourglass = () =>
  rect(-18, -54, 36, 6, 'walnut', 2) +
  rect(-18, -6, 36, 6, 'walnut', 2) +
  path('M-14 -48H14Q14 -36 2 -27Q14 -18 14 -6H-14Q-14 -18 -2 -27Q-14 -36 -14 -48Z', 'ice', {
    opacity: 0.85,
  }) +
  path('M-10 -40H10Q8 -34 0 -28Q-8 -34 -10 -40ZM-11 -6Q-8 -16 0 -18Q8 -16 11 -6Z', 'mustard')

export const coin = () =>
  disc(0, -16, 16, 'brass') +
  disc(0, -16, 13, 'straw') +
  path('M0 -24l2.6 5.4h6l-4.6 4l1.6 6l-5.6 -3.4l-5.6 3.4l1.6 -6l-4.6 -4h6Z', 'brass')

export const key = () => rim(-22, -14, 11, 'brass', 6) + line('M-11 -14H34M24 -14V-2M34 -14V-4', 'brass', 6)

export const trunk = ({ colour: c = 'wood', lid = 'walnut' }: { colour?: Colour; lid?: Colour } = {}) =>
  shadow(48, 5) +
  rect(-46, -38, 92, 38, c, 3) +
  path('M-46 -38Q-44 -70 0 -70Q44 -70 46 -38Z', lid) +
  line('M-26 -67V0M26 -67V0', 'mustard', 5) +
  rect(-8, -44, 16, 16, 'mustard', 2)

export const ring = () => rim(0, -18, 16, 'mustard', 6) + path('M-9 -40L0 -50L9 -40L0 -30Z', 'ice')

export const string = () => line('M-50 0C-30 -50 0 -40 4 -12S50 20 56 -24', 'coral', 4)

export const quill = () =>
  path('M0 0Q10 -34 34 -58Q40 -30 12 -14Z', 'white') +
  line('M-4 10L26 -44', 'stone', 2) +
  path('M-18 20Q-20 4 -4 4Q10 4 8 20Z', 'navy')

export const bell = ({ colour: c = 'mustard' }: { colour?: Colour } = {}) =>
  path('M-24 -8Q-18 -16 -18 -32Q-16 -52 0 -52Q16 -52 18 -32Q18 -16 24 -8Z', c) +
  disc(0, -4, 6, 'walnut') +
  disc(0, -55, 5, c)

export const marbles = () =>
  each(
    [
      [-24, -8, 'teal'],
      [-4, -12, 'red'],
      [16, -7, 'mustard'],
      [4, -2, 'plum'],
    ],
    ([x, y, c]) => disc(x, y, 8, c) + disc(x - 2.4, y - 2.4, 2.4, 'white'),
  )

export const boots = ({ colour: c = 'mustard' }: { colour?: Colour } = {}) =>
  each(
    [0, 26],
    x =>
      path(`M${x - 16} -38H${x + 4}V-12Q${x + 20} -12 ${x + 20} 0H${x - 16}Z`, c) +
      rect(x - 17, -40, 22, 7, 'cream', 2),
  )

export const flatcap = ({ colour: c = 'slate' }: { colour?: Colour } = {}) =>
  path(soft('-26,0 -24,-16 0,-24 22,-16 26,-4', 0.8), c) + path('M6 -6Q34 -10 38 2Q22 -4 4 0Z', 'ink')

export const glasses = () =>
  disc(-18, 0, 15, 'light', { opacity: 0.35 }) +
  disc(18, 0, 15, 'light', { opacity: 0.35 }) +
  rim(-18, 0, 15, 'ink', 4) +
  rim(18, 0, 15, 'ink', 4) +
  line('M-4 -3Q0 -8 4 -3M-33 -2L-46 -14M33 -2L46 -14', 'ink', 4)

export type Picture = 'sea' | 'rocket' | 'circus' | 'caravan' | 'house' | 'portrait' | 'wedding' | 'plain'

const PICTURES: Readonly<Record<Picture, () => string>> = {
  plain: () => '',
  sea: () => rect(-34, -26, 68, 14, 'sand') + put(sailboat(), { x: 0, y: -24, scale: 0.3 }),
  rocket: () =>
    put(rocket({ height: 170 }), { x: 2, y: -14, scale: 0.21 }) +
    disc(-22, -44, 4, 'butter') +
    disc(24, -36, 2.4, 'butter'),
  circus: () => rect(-34, -22, 68, 10, 'sage') + put(bigtop(), { x: 0, y: -14, scale: 0.28 }),
  caravan: () => rect(-34, -22, 68, 10, 'sage') + put(caravan({}), { x: 2, y: -14, scale: 0.36 }),
  house: () => rect(-34, -22, 68, 10, 'sage') + put(house(), { x: 0, y: -14, scale: 0.32 }),
  portrait: () =>
    disc(0, -36, 9, 'skin') +
    path('M-9 -38Q0 -52 9 -38Q4 -42 -9 -38Z', 'walnut') +
    path('M-16 -12Q-14 -26 0 -26Q14 -26 16 -12Z', 'white') +
    path('M-6 -26Q0 -22 6 -26L2 -18Z', 'red'),
  wedding: () =>
    disc(-9, -34, 7, 'skin') +
    disc(9, -34, 7, 'skin2') +
    path('M-20 -12Q-18 -26 -9 -26Q0 -26 0 -12Z', 'navy') +
    path('M0 -12Q0 -26 9 -26Q20 -26 20 -12Z', 'white') +
    path('M-15 -36Q-9 -46 -3 -36Z', 'walnut') +
    path('M3 -36Q9 -48 15 -36Z', 'ink') +
    disc(10, -44, 3.6, 'ink') +
    line('M6.6 -42H13', 'mustard', 1.8) +
    path('M-15 -27Q-9 -23 -3 -27L-8 -18Z', 'red') +
    dabs('-11.4,-34.4 -6.6,-34.4 6.6,-34.4 11.4,-34.4', 'lash', 2) +
    line('M-11.6 -31Q-9 -28.6 -6.4 -31M6.4 -31Q9 -28.6 11.6 -31', 'brick', 1.2),
}

export const photo = ({
  colour: c = 'sea',
  picture: pic = 'plain',
  old = false,
}: {
  colour?: Colour
  picture?: Picture
  old?: boolean
} = {}) =>
  path(cut(-40, -60, 80, 60, 2, old ? 1.6 : 0.8), old ? 'butter' : 'white') +
  filled('M-34 -54H34V-12H-34Z', c, PICTURES[pic]())

export const diploma = () =>
  path('M-46 -46Q-52 -24 -46 -4L46 -4Q52 -24 46 -46Z', 'cream') +
  oval(-46, -25, 8, 21, 'butter') +
  oval(46, -25, 8, 21, 'butter') +
  line('M-26 -34H26M-26 -26H26M-26 -18H4', 'stone', 2.6) +
  disc(24, -12, 9, 'red') +
  path('M18 -8L14 10L23 4L28 12L29 -6Z', 'red')

export const stethoscope = () =>
  line('M-24 -84Q-30 -44 0 -40Q30 -44 24 -84', 'ink', 5) +
  line('M0 -40V-20Q0 0 20 -4Q36 -10 34 -28', 'ink', 5) +
  disc(34, -32, 10, 'steel') +
  disc(34, -32, 5, 'slate') +
  line('M-24 -84l6 -8M24 -84l-6 -8', 'steel', 5)

export const doctorbag = ({ colour: c = 'dark' }: { colour?: Colour } = {}) =>
  shadow(34) +
  line('M-14 -46Q0 -66 14 -46', 'walnut', 5) +
  path('M-36 -2Q-38 -40 -24 -46H24Q38 -40 36 -2Z', c) +
  rect(-26, -50, 52, 8, 'brass', 3) +
  disc(0, -22, 11, 'white') +
  line('M0 -28v12M-6 -22h12', 'red', 4)

/** The album itself, open. */
export const album = ({ colour: c = 'brick' }: { colour?: Colour } = {}) =>
  path('M-128 -8L-120 -112Q-60 -126 0 -108Q60 -126 120 -112L128 -8Q60 -22 0 -4Q-60 -22 -128 -8Z', c) +
  path(
    'M-118 -14L-112 -108Q-58 -120 0 -103Q58 -120 112 -108L118 -14Q60 -26 0 -10Q-60 -26 -118 -14Z',
    'sand',
  ) +
  line('M0 -103V-10', 'wood', 2.6) +
  put(photo({ picture: 'circus', colour: 'sky', old: true }), { x: -60, y: -30, scale: 0.86, turn: -4 }) +
  put(photo({ picture: 'wedding', colour: 'mist' }), { x: 60, y: -34, scale: 0.86, turn: 5 })

/** The inside of an open trunk close up, its lid thrown back behind it; what is in it goes between this and its front. */
export const trunkOpen = ({ colour: c = 'teal', lid = 'sea' }: { colour?: Colour; lid?: Colour } = {}) =>
  path('M-190 -70L-178 -186Q0 -214 178 -186L190 -70Z', lid) +
  path('M-178 -74L-167 -174Q0 -199 167 -174L178 -74Z', darker(lid, 0.6)) +
  line('M-120 -76L-114 -184M120 -76L114 -184', 'mustard', 9) +
  rect(-184, -72, 368, 60, darker(c, 0.5))

/** Its front, with straps and lock. */
export const trunkFront = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  rect(-194, -52, 388, 70, c, 4) +
  rect(-200, -58, 400, 14, darker(c, 0.8), 4) +
  line('M-120 -58V16M120 -58V16', 'mustard', 15) +
  rect(-20, -62, 40, 34, 'mustard', 4) +
  disc(0, -44, 5, 'dark') +
  line('M0 -44v8', 'dark', 4)

/** What students throw. */
export const mortarboard = ({ colour: c = 'ink' }: { colour?: Colour } = {}) =>
  path('M-20 -12V2Q0 12 20 2V-12L0 -2Z', darker(c, 0.8)) +
  path('M-40 -18L0 -34L40 -18L0 -2Z', c) +
  line('M0 -18L30 -12V4', 'mustard', 3) +
  disc(30, 6, 4, 'mustard')

/** A rocket as it is before it is one: white lines on a blue sheet that hangs, and the way that it came from below. */
export const rocketPlan = () =>
  path('M-76 -2Q0 3 78 -3L74 -150Q0 -146 -74 -149Z', 'dusk') +
  line(
    'M-44 -6V-142M-14 -4V-142M16 -4V-142M46 -6V-142M-70 -34H72M-70 -64H72M-70 -94H70M-70 -124H70',
    'denim',
    1,
  ) +
  line(
    'M0 -138Q17 -118 15 -90L28 -68L13 -72H-13L-28 -68L-15 -90Q-17 -118 0 -138ZM-14 -114H14M-8 -72L-5 -64H5L8 -72',
    'white',
    2.6,
  ) +
  rim(0, -98, 5.4, 'white', 2.2) +
  line('M-5 -60L-12 -44M0 -60V-42M5 -60L12 -44', 'ember', 3, { dash: '4 5' }) +
  line('M-62 -132H-38M-62 -124H-46M44 -50H62', 'ice', 1.8)
