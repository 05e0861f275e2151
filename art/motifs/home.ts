import { cut, short, soft } from '../curve.ts'
import { glow } from '../light.ts'
import { noise } from '../noise.ts'
import { type Colour, darker } from '../palette.ts'
import { disc, each, filled, line, oval, path, put, rect, rim, shadow } from '../shape.ts'
import { dots } from '../texture.ts'

export const quilt = ({
  width: w = 150,
  height: h = 40,
  first: a = 'coral',
  second: b = 'butter',
  colour: c = 'sea',
}: {
  width?: number
  height?: number
  first?: Colour
  second?: Colour
  colour?: Colour
} = {}) => {
  const d = soft(
    [
      [-w / 2, -h + 8],
      [-w * 0.2, -h - 6],
      [w * 0.2, -h],
      [w / 2, -h + 6],
      [w / 2 + 4, 0],
      [w * 0.2, 6],
      [-w * 0.2, 2],
      [-w / 2 + 4, 4],
    ],
    0.7,
  )
  const patches = [a, b, c, 'cream'] as const
  let sewn = ''
  for (let row = 0, y = -h - 10; y < 14; y += 17, row++)
    for (let column = 0, x = -w / 2 - 8; x < w / 2 + 12; x += 19, column++)
      sewn += path(cut(x, y, 19.4, 17.4, row * 7 + column, 0.6), patches[(row * 3 + column) % 4]!)
  return filled(d, a, sewn + rect(w * 0.1, -h - 20, w, h + 40, 'shade', 0, { opacity: 0.07 }))
}

export const table = ({
  width: w = 120,
  height: h = 56,
  colour: c = 'wood',
}: {
  width?: number
  height?: number
  colour?: Colour
} = {}) =>
  shadow(w * 0.5, 5) +
  line(`M${-w * 0.4} ${-h + 4}L${-w * 0.44} 0M${w * 0.4} ${-h + 4}L${w * 0.44} 0`, 'walnut', 6) +
  path(cut(-w / 2, -h, w, 9, 2, 1), c) +
  path(cut(-w / 2 + 6, -h + 9, w - 12, 7, 3, 1), 'walnut')

export const typewriter = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  shadow(30, 4) +
  path('M-32 0L-26 -22H26L32 0Z', c) +
  rect(-28, -34, 56, 14, c, 4) +
  path('M-18 -34L-20 -62H20L18 -34Z', 'white') +
  line('M-13 -55H13M-13 -48H9M-13 -41H12', 'stone', 1.8) +
  rect(-34, -37, 68, 7, 'ink', 3) +
  disc(-35, -33.5, 4, 'slate') +
  disc(35, -33.5, 4, 'slate') +
  dots({ x: 0, y: 0, width: 0, height: 0 }, 'cream', { count: 0, size: 1, seed: 1, opacity: 1 }) +
  line(
    'M-20 -15h0M-12 -15h0M-4 -15h0M4 -15h0M12 -15h0M20 -15h0M-23 -9h0M-14 -9h0M-5 -9h0M5 -9h0M14 -9h0M23 -9h0',
    'cream',
    5,
  ) +
  line('M-14 -3H14', 'cream', 2.8)

export const guitar = ({ colour: c = 'mustard' }: { colour?: Colour } = {}) =>
  rect(-3, -108, 6, 62, 'walnut') +
  path('M-6 -122H6L5 -104H-5Z', 'dark') +
  filled(
    soft('0,-56 13,-50 13,-36 18,-18 10,0 -10,0 -18,-18 -13,-36 -13,-50'),
    c,
    rect(4, -60, 30, 70, 'shade', 0, { opacity: 0.13 }),
  ) +
  disc(0, -34, 6.6, 'dark') +
  rect(-8, -14, 16, 4, 'walnut', 1) +
  line('M-1.4 -104V-12M1.4 -104V-12', 'cream', 0.8) +
  disc(-7, -118, 1.6, 'cream') +
  disc(7, -118, 1.6, 'cream') +
  disc(-7, -112, 1.6, 'cream') +
  disc(7, -112, 1.6, 'cream')

export const chess = () =>
  path('M-34 0L-26 -14H26L34 0Z', 'cream') +
  each([0, 1, 2], r =>
    each([0, 1, 2, 3], i => {
      const y = -1 - r * 4.6,
        k = i * 2 + (r % 2)
      const W = 33 - r * 2.6
      const x = -W + (k * W) / 4
      return path(`M${short(x)} ${short(y)}h${short(W / 4)}l-.6 -4.4h${short(-W / 4)}Z`, 'walnut')
    }),
  ) +
  rect(-35, 0, 70, 5, 'walnut', 1) +
  each(
    [
      [-18, 'ink'],
      [-4, 'cream'],
      [10, 'ink'],
      [20, 'cream'],
    ],
    ([x, c], i) =>
      put(
        path('M-5 0Q-2 -6 -2 -12H2Q2 -6 5 0Z', c) +
          (i % 2 ? disc(0, -14, 4.4, c) : path('M-5 -12h10l-1.6 -9l-2 3l-1.4 -4l-1.4 4l-2 -3Z', c)) +
          (c === 'cream' ? line('M-4 -1h8', 'stone', 1.4) : ''),
        { x, y: -6 - (i % 2) * 3 },
      ),
  )

export const kettle = ({ colour: c = 'dusk' }: { colour?: Colour } = {}) =>
  path('M-18 0Q-24 -26 0 -28Q24 -26 18 0Z', c) +
  path('M16 -14Q28 -18 30 -28L34 -26Q32 -10 17 -6Z', c) +
  line('M-14 -24Q0 -52 14 -24', 'ink', 3.4) +
  disc(0, -30, 3.4, 'ink') +
  line('M-12 -10Q-11 -19 -4 -21', 'white', 2.4, { opacity: 0.6 }) +
  line('M34 -34q6 -8 0 -16t2 -18', 'white', 3.4, { opacity: 0.75 })

export const candle = () =>
  glow(0, -32, 52, 'straw', 0.8) +
  rect(-4, -22, 8, 22, 'cream', 1) +
  path('M0 -38q6 8 0 14q-6 -6 0 -14Z', 'mustard') +
  path('M-10 0h20l-3 5h-14Z', 'slate')

export const teddy = ({ colour: c = 'wood' }: { colour?: Colour } = {}) =>
  disc(-8, -40, 5, c) +
  disc(8, -40, 5, c) +
  disc(0, -32, 11, c) +
  oval(0, -12, 12, 13, c) +
  oval(-12, -15, 4.4, 8, c, { turn: [30, -12, -15] }) +
  oval(12, -15, 4.4, 8, c, { turn: [-30, 12, -15] }) +
  oval(-8, -1, 6, 4.4, c) +
  oval(8, -1, 6, 4.4, c) +
  oval(0, -29, 5, 4, 'sand') +
  disc(-4, -35, 1.5, 'ink') +
  disc(4, -35, 1.5, 'ink') +
  disc(0, -30.6, 1.5, 'ink') +
  oval(0, -11, 7, 8, 'sand')

export const thermometer = () =>
  rect(-3, -40, 6, 34, 'white', 3) +
  disc(0, -5, 6, 'red') +
  rect(-1.4, -30, 2.8, 26, 'red', 1.4) +
  line('M3 -34h3M3 -28h3M3 -22h3', 'ink', 1)

export const bowl = () =>
  path('M-14 -10H14Q12 2 0 2Q-12 2 -14 -10Z', 'sea') +
  oval(0, -10, 14, 3, 'butter') +
  line('M-4 -16q4 -6 0 -11M5 -16q4 -6 0 -11', 'white', 2, { opacity: 0.8 })

export const cake = () =>
  rect(-28, -18, 56, 18, 'cream', 3) +
  rect(-20, -36, 40, 18, 'white', 3) +
  rect(-12, -52, 24, 16, 'cream', 3) +
  line('M-28 -14q5 6 10 0t10 0t10 0t10 0t10 0t6 0M-20 -32q5 6 10 0t10 0t10 0t10 0', 'blush', 3) +
  disc(-4, -57, 4, 'red') +
  disc(4, -57, 4, 'navy') +
  oval(0, 1, 36, 4, 'steel')

export const bouquet = () =>
  path('M-4 0L-12 -16H12L4 0Z', 'sage') +
  each(
    [
      [-9, -20, 'coral'],
      [0, -25, 'cream'],
      [9, -20, 'mustard'],
      [-4, -16, 'cream'],
      [5, -15, 'red'],
    ],
    ([x, y, c]) => disc(x, y, 6, c) + disc(x, y, 2.2, 'butter'),
  ) +
  line('M-1 0l-5 9M1 0l4 9', 'red', 2)

export const washtub = () =>
  shadow(70, 6) +
  path('M-70 -44H70L58 0H-58Z', 'steel') +
  path('M20 -44H70L58 0H30Z', 'shade', { opacity: 0.12 }) +
  line('M-66 -30H66M-61 -12H61', 'slate', 2.4) +
  oval(0, -44, 70, 12, 'slate') +
  oval(0, -44, 63, 9, 'mist') +
  line('M-68 -38Q-84 -38 -81 -28T-64 -21M68 -38Q84 -38 81 -28T64 -21', 'slate', 5)

export const foam = ({ width: w = 56, seed = 3 }: { width?: number; seed?: number } = {}) => {
  const R = noise(seed)
  let s = ''
  for (let i = 0; i < 13; i++) s += disc(-w + R() * 2 * w, -R() * 12, 7 + R() * 9, 'white')
  return s
}

export const bubble = ({ radius: r = 10 }: { radius?: number } = {}) =>
  disc(0, 0, r, 'light', { opacity: 0.35 }) +
  rim(0, 0, r, 'light', 2, { opacity: 0.9 }) +
  line(`M${-r * 0.5} ${-r * 0.2}Q${-r * 0.4} ${-r * 0.6} 0 ${-r * 0.6}`, 'white', 2)

export const cup = ({ colour: c = 'coral' }: { colour?: Colour } = {}) =>
  path('M-18 -26H18L14 0H-14Z', c) +
  line('M17 -22q14 2 2 16', c, 5) +
  oval(0, -26, 18, 4.4, 'walnut') +
  line('M-6 -34q5 -7 0 -14M6 -34q5 -7 0 -14', 'white', 3, { opacity: 0.8 }) +
  oval(0, 1, 24, 4, 'cream')

export const bread = () =>
  path(soft('-40,-6 -30,-20 0,-24 30,-20 40,-6 0,0'), 'wood') +
  path(soft('-34,-10 -24,-20 0,-23 26,-19 34,-10 0,-8'), 'straw', { opacity: 0.55 }) +
  line('M-18 -18l8 8M-4 -20l8 9M12 -19l8 8', 'cream', 3)

export const apple = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path(soft('0,-26 13,-28 18,-14 8,0 0,-2 -8,0 -18,-14 -13,-28'), c) +
  line('M0 -26q1 -7 5 -10', 'walnut', 3) +
  path('M3 -32q10 -8 14 0q-8 5 -14 0Z', 'olive')

export const cherries = () =>
  line('M-10 -12Q-4 -34 10 -44M10 -10Q14 -30 10 -44', 'olive', 2.6) +
  disc(-11, -8, 9, 'red') +
  disc(11, -6, 9, 'brick') +
  path('M10 -44q14 -8 22 2q-12 6 -22 -2Z', 'olive')

export const lamp = () =>
  glow(0, -60, 70, 'straw', 0.55) +
  path('M-18 0H18L12 -7H-12Z', 'walnut') +
  rect(-3, -44, 6, 40, 'mustard') +
  path('M-30 -42H30L18 -80H-18Z', 'coral') +
  path('M4 -42H30L18 -80H8Z', 'shade', { opacity: 0.12 })

export const pancake = () =>
  path(soft('-26,0 -14,-9 6,-7 26,-12 22,-2 0,4'), 'straw') +
  path(soft('-20,-1 -10,-6 6,-4 20,-8 14,-2 0,1'), 'mustard')

export const television = () =>
  shadow(34) +
  rect(-38, -66, 76, 58, 'walnut', 6) +
  rect(-31, -59, 50, 44, 'ice', 8) +
  disc(28, -48, 4, 'straw') +
  disc(28, -34, 4, 'straw') +
  line('M-12 -66L-26 -92M8 -66L22 -92', 'slate', 3) +
  line('M-24 -8L-30 2M24 -8L30 2', 'walnut', 5)

export const telephone = ({
  colour: c = 'red',
  lifted = false,
}: {
  colour?: Colour
  lifted?: boolean
} = {}) =>
  path('M-30 0Q-28 -26 -14 -30H14Q28 -26 30 0Z', c) +
  disc(0, -13, 11, c === 'cream' ? 'stone' : 'cream') +
  disc(0, -13, 4.6, c) +
  (lifted
    ? line('M-15 -26V-38M15 -26V-38M-22 -38h14M8 -38h14', darker(c, 0.7), 5)
    : line('M-32 -34Q0 -58 32 -34', c, 10) + disc(-33, -32, 8, c) + disc(33, -32, 8, c))

/** A board on two brackets, for what would otherwise hang in the air. */
export const wallShelf = ({
  width: w = 120,
  colour: c = 'walnut',
}: {
  width?: number
  colour?: Colour
} = {}) =>
  rect(-w / 2, 0, w, 9, c, 2) + line(`M${-w * 0.36} 9v16l12 -16M${w * 0.36} 9v16l-12 -16`, darker(c, 0.8), 4)

export const computer = () =>
  rect(-36, -66, 72, 50, 'stone', 4) +
  rect(-29, -60, 58, 38, 'navy', 2) +
  line('M-22 -50H4M-22 -42H14M-22 -34H-4', 'mist', 3) +
  rect(-10, -16, 20, 8, 'stone') +
  path('M-40 0L-34 -8H34L40 0Z', 'stone')

export const bed = ({ width: w = 190 }: { width?: number } = {}) =>
  shadow(w * 0.55, 6) +
  rect(-w / 2 - 8, -96, 12, 96, 'walnut', 4) +
  disc(-w / 2 - 2, -98, 7, 'wood') +
  rect(w / 2 - 4, -62, 12, 62, 'walnut', 4) +
  disc(w / 2 + 2, -64, 7, 'wood') +
  path(cut(-w / 2, -42, w, 26, 2, 1), 'cream') +
  rect(-w / 2, -20, w, 8, 'walnut') +
  path(
    soft([
      [-w / 2 + 2, -44],
      [-w / 2 + 10, -62],
      [-w / 2 + 48, -62],
      [-w / 2 + 56, -44],
      [-w / 2 + 28, -38],
    ]),
    'white',
  )

export const chair = ({ colour: c = 'walnut' }: { colour?: Colour } = {}) =>
  line('M-16 0V-76M16 0V-34', c, 5) +
  line('M-16 -68Q-12 -60 -16 -52', c, 4) +
  rect(-20, -39, 40, 8, 'wood', 3) +
  line('M-15 -14H15', c, 3)

/** An armchair for reading, telephoning and dozing. */
export const armchair = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  shadow(50) +
  line('M-34 0V-10M34 0V-10', 'walnut', 7) +
  path(soft('-42,-20 -46,-84 -30,-104 0,-108 30,-104 46,-84 42,-20', 0.7), c) +
  path(soft('-32,-40 -34,-86 0,-98 34,-86 32,-40', 0.7), darker(c, 0.88)) +
  rect(-40, -46, 80, 24, c, 10) +
  rect(-54, -60, 20, 52, darker(c, 0.94), 10) +
  rect(34, -60, 20, 52, darker(c, 0.94), 10) +
  line('M-30 -24H30', 'shade', 2, { opacity: 0.3 })

export const stool = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  shadow(26) + path('M-26 -36H26L22 0H-22Z', c) + rect(-30, -44, 60, 12, darker(c, 0.86), 6)

export const pan = ({ cake = false }: { cake?: boolean } = {}) =>
  oval(0, -4, 30, 8, 'ink') +
  oval(0, -6, 25, 5.4, 'slate') +
  (cake ? oval(0, -8, 21, 4.6, 'straw') + oval(-4, -9, 10, 2, 'mustard') : '') +
  line('M28 -6L66 -14', 'walnut', 6)

/** An armchair from behind: all that is seen of whoever sits in it is the crown of a head. */
export const armchairBack = ({ colour: c = 'brick' }: { colour?: Colour } = {}) =>
  path(
    soft(
      [
        [-46, 0],
        [-50, -56],
        [-36, -74],
        [0, -78],
        [36, -74],
        [50, -56],
        [46, 0],
      ],
      0.7,
    ),
    c,
  ) +
  path(
    soft(
      [
        [-60, 0],
        [-62, -34],
        [-50, -44],
        [-42, -34],
        [-42, 0],
      ],
      0.7,
    ),
    darker(c, 0.82),
  ) +
  path(
    soft(
      [
        [60, 0],
        [62, -34],
        [50, -44],
        [42, -34],
        [42, 0],
      ],
      0.7,
    ),
    darker(c, 0.82),
  ) +
  line('M-26 -62V-6M0 -66V-6M26 -62V-6', darker(c, 0.84), 3)
