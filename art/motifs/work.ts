import { cut, short, soft, spots } from '../curve.ts'
import type { Colour } from '../palette.ts'
import { disc, each, line, oval, path, put, rect, rim, shadow } from '../shape.ts'

export const ladder = ({ height: h = 150, width: w = 36 }: { height?: number; width?: number } = {}) => {
  let s = ''
  for (let y = 14; y < h; y += 20) s += `M${short(-w / 2 + y * 0.03)} ${-y}H${short(w / 2 - y * 0.03)}`
  return (
    line(s, 'wood', 4) +
    line(
      `M${-w / 2} 0L${short(-w / 2 + h * 0.03)} ${-h}M${w / 2} 0L${short(w / 2 - h * 0.03)} ${-h}`,
      'walnut',
      5,
    )
  )
}

export const paint = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  shadow(13, 3) +
  path('M-13 -22H13V-2Q0 5 -13 -2Z', 'steel') +
  oval(0, -22, 13, 3.8, c) +
  path('M-13 -22q2 12 5 12t4 -6t5 -4Z', c) +
  line('M-13 -22Q0 -46 13 -22', 'slate', 2)

export const paintbrush = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  line('M0 0L10 18', 'wood', 5) +
  path('M-8 -10L5 -16L7 0L-2 4Z', 'steel') +
  path('M-14 -22L0 -28L5 -16L-8 -10Z', c)

export const hammer = () => line('M0 0V-34', 'wood', 5) + rect(-13, -44, 26, 12, 'slate', 3)

export const bricks = () =>
  each(spots('0,0 26,0 52,0 13,-12 39,-12 26,-24'), ([x, y], i) =>
    path(cut(x - 38, y - 11, 24, 11, i, 0.7), i % 2 ? 'brick' : 'coral'),
  )

export const saw = () =>
  path('M-46 -20L34 -30V-8L-46 -12Z', 'steel') +
  line('M-44 -11l5 4l5 -5l5 5l5 -5l5 5l5 -4l5 5l5 -4l5 5l5 -4l5 4', 'steel', 3) +
  path('M32 -34H52Q60 -20 52 -4H32Z', 'wood') +
  oval(45, -19, 6, 8, 'walnut')

export const wateringcan = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  shadow(22) +
  path('M-20 -34H16L18 0H-22Z', c) +
  line('M-20 -30Q-40 -26 -20 -6', c, 5) +
  path('M16 -12L44 -38L48 -34L18 -2Z', c) +
  oval(48, -38, 9, 5, c, { turn: [-44, 48, -38] }) +
  line('M-14 -34Q0 -54 12 -34', c, 4)

export const wheelbarrow = () =>
  shadow(40) +
  path('M-34 -40H40L24 -14H-22Z', 'red') +
  line('M-34 -38L-62 -46M-20 -14L-30 0', 'walnut', 5) +
  disc(30, -10, 11, 'ink') +
  disc(30, -10, 5, 'steel') +
  path(soft('-28,-40 -10,-54 10,-50 34,-40'), 'olive')

export const hive = () =>
  shadow(26) +
  each([0, 1, 2, 3], i => oval(0, -10 - i * 14, 28 - i * 5, 10, i % 2 ? 'mustard' : 'straw')) +
  path('M-7 0v-8q7 -9 14 0v8Z', 'dark') +
  each(
    spots('34,-50 -36,-34 26,-78'),
    ([x, y]) =>
      oval(x, y, 5, 3.6, 'mustard') +
      line(`M${x} ${y - 3}v6`, 'ink', 2) +
      oval(x - 1, y - 5, 4, 3, 'white', { opacity: 0.8 }),
  )

export const cart = () =>
  shadow(56) +
  path('M-52 -52H50L40 -22H-42Z', 'wood') +
  line('M-48 -42H46M-45 -32H43', 'walnut', 1.8) +
  line('M46 -36L92 -28', 'walnut', 5) +
  disc(-6, -18, 19, 'walnut') +
  disc(-6, -18, 14, 'sand') +
  line('M-20 -18H8M-6 -32V-4M-16 -28L4 -8M4 -28L-16 -8', 'walnut', 2.6) +
  disc(-6, -18, 4, 'red')

export const scythe = () =>
  line('M0 0L10 -90', 'wood', 4) + path('M10 -90Q-24 -96 -46 -72Q-22 -84 10 -82Z', 'steel')

export const suitcase = ({ colour: c = 'walnut' }: { colour?: Colour } = {}) =>
  shadow(24) +
  line('M-9 -36q0 -9 9 -9t9 9', 'dark', 4) +
  path(cut(-27, -36, 54, 36, 2, 1), c) +
  rect(-18, -36, 5, 36, 'straw') +
  rect(13, -36, 5, 36, 'straw') +
  path(cut(-6, -26, 14, 10, 4, 0.6), 'cream', { turn: [-8, 0, 0] }) +
  disc(-22, -12, 4.6, 'coral')

export const bike = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  each([-30, 30], x => rim(x, -20, 19, 'ink', 3.4) + line(`M${x} -39v38M${x - 19} -20h38`, 'slate', 0.8)) +
  line('M-30 -20L-10 -48H20L2 -20H-30M2 -20L-12 -52M30 -20L19 -56', c, 4) +
  line('M-20 -54H-6', 'dark', 5) +
  line('M12 -58Q20 -62 30 -56', 'ink', 4) +
  disc(2, -20, 5, 'slate')

export const kite = ({ first: a = 'red', second: b = 'mustard' }: { first?: Colour; second?: Colour } = {}) =>
  path('M0 -36L22 0L0 36L-22 0Z', a) +
  path('M0 -36L0 36L-22 0Z', b) +
  line('M0 -36V36M-22 0H22', 'walnut', 1.4)

export const cane = ({ colour: c = 'walnut' }: { colour?: Colour } = {}) =>
  line('M0 0V-44Q0 -54 8 -54Q15 -54 14 -46', c, 4)

export const telescope = () =>
  line('M0 -44L-18 0M0 -44L18 0M0 -44V0', 'walnut', 4) +
  put(
    rect(-34, -7, 46, 14, 'dusk', 2) + rect(10, -5, 26, 10, 'mustard', 2) + rect(-38, -9, 8, 18, 'ink', 2),
    { y: -50, turn: 28 },
  )

export const broom = () =>
  line('M0 -100V-26', 'wood', 5) +
  path('M-12 -30H12L22 0H-22Z', 'straw') +
  line('M-12 -26H12', 'red', 4) +
  line('M-10 -18L-14 0M0 -18V0M10 -18L14 0', 'wood', 1.8)

export const umbrella = ({
  first: a = 'red',
  second: b = 'cream',
}: {
  first?: Colour
  second?: Colour
} = {}) =>
  line('M0 -86V-8Q0 2 8 2Q15 2 15 -6', 'walnut', 4) +
  each([0, 1, 2, 3, 4], i => {
    const x0 = -56 + i * 22.4,
      x1 = x0 + 22.4
    return path(
      `M0 -118Q${short(x0 * 0.8)} -112 ${short(x0)} -74Q${short((x0 + x1) / 2)} -86 ${short(x1)} -74Q${short(x1 * 0.8)} -112 0 -118Z`,
      i % 2 ? b : a,
    )
  }) +
  line('M0 -118v-8', 'walnut', 4)

/** A pile of roof tiles, each an arch. */
export const tiles = () =>
  each([0, 1, 2, 3, 4] as const, i =>
    path(`M${i % 2 ? -28 : -30} ${-i * 8}q29 -17 58 0v-7q-29 -17 -58 0Z`, i % 2 ? 'brick' : 'rust'),
  )
