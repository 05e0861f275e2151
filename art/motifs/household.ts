import { short, soft, spots } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { disc, each, filled, line, oval, path, rect, rim, shadow } from '../shape.ts'

type Load = 'apples' | 'cherries' | 'eggs' | 'fish' | 'bread' | 'wool' | 'empty'

const LOADS: Readonly<Record<Load, () => string>> = {
  empty: () => '',
  apples: () => disc(-14, -28, 9, 'red') + disc(14, -28, 9, 'red') + disc(0, -31, 9, 'mustard'),
  cherries: () =>
    each(
      spots('-22,-28 -11,-29 0,-28 11,-29 22,-28 -16,-35 -5,-36 6,-36 16,-35 0,-42'),
      ([x, y], i) =>
        disc(x, y, 5.4, i % 3 ? 'red' : 'brick') + disc(x - 1.6, y - 1.8, 1.3, 'white', { opacity: 0.7 }),
    ) + line('M-5 -40q3 -8 9 -10M6 -40q-1 -6 -2 -10', 'moss', 1.4),
  eggs: () => oval(-14, -28, 8, 10, 'cream') + oval(14, -28, 8, 10, 'sand') + oval(0, -31, 8, 10, 'white'),
  fish: () =>
    path('M-30 -30Q-10 -44 12 -32Q-8 -22 -30 -30ZM-4 -34Q16 -48 36 -38Q18 -26 -4 -34Z', 'steel') +
    disc(26, -38, 1.8, 'ink'),
  bread: () =>
    path(soft('-26,-26 -18,-44 18,-46 28,-28'), 'honey') + line('M-10 -40l6 8M4 -42l6 8', 'cream', 3),
  wool: () =>
    disc(-12, -30, 12, 'coral') +
    disc(12, -30, 12, 'teal') +
    line('M-20 -32q8 -6 16 2M4 -34q8 -4 16 4', 'cream', 1.6),
}

export const basket = ({ fill = 'apples' }: { fill?: Load } = {}) =>
  shadow(30) +
  line('M-26 -26Q0 -66 26 -26', 'walnut', 4) +
  LOADS[fill]() +
  filled(
    'M-30 -26H30L23 0H-23Z',
    'wood',
    line('M-30 -18H30M-30 -9H30', 'walnut', 2) +
      line('M-20 -26L-14 0M-8 -26L-6 0M8 -26L6 0M20 -26L14 0', 'walnut', 1.6),
  )

/** Held by a corner, waved or wept into. */
export const handkerchief = ({
  colour: c = 'white',
  hem = 'denim',
  blown = false,
}: {
  colour?: Colour
  hem?: Colour
  /** The wind has it, and lays it in waves. */
  blown?: boolean
} = {}) => {
  if (blown)
    return (
      filled(
        'M2 4Q-16 -22 -44 -18Q-74 -14 -92 -30Q-112 -44 -134 -30Q-124 -62 -138 -88Q-112 -108 -86 -92Q-60 -76 -36 -88Q-14 -98 8 -80Q0 -52 8 -26Z',
        c,
        path('M2 4Q-10 -40 -36 -88Q-14 -98 8 -80L30 -30Z', darker(c, 0.94)) +
          path('M-44 -18Q-58 -48 -60 -82Q-48 -80 -36 -88Q-30 -50 -44 -18Z', darker(c, 0.86)) +
          path(
            'M-134 -30Q-124 -62 -138 -88L-150 -60ZM-92 -30Q-108 -62 -112 -100Q-98 -100 -86 -92Q-84 -60 -92 -30Z',
            darker(c, 0.88),
          ),
      ) + line('M-128 -84Q-110 -98 -88 -84Q-60 -68 -36 -80Q-16 -89 0 -77', hem, 2.6)
    )
  const edge =
    'M-4 2Q-14 -14 -34 -20Q-54 -26 -70 -46Q-58 -60 -56 -84Q-40 -96 -22 -92Q-4 -88 14 -98Q6 -74 10 -50Q14 -22 5 3Z'
  return (
    path('M-3 -2L-9 13L-1 9L5 15L4 -2Z', darker(c, 0.92)) +
    filled(
      edge,
      c,
      path('M0 4Q-10 -30 -32 -44Q-50 -56 -56 -84L-80 -46L-40 0Z', darker(c, 0.9)) +
        path('M2 4Q-2 -40 14 -98L30 -40L10 6Z', darker(c, 0.84)),
    ) +
    line('M-64 -47Q-54 -60 -51 -81Q-38 -90 -22 -86Q-6 -82 7 -90', hem, 2.4)
  )
}

export const blanket = ({
  first: a = 'dusk',
  second: b = 'mustard',
  width: w = 130,
  height: h = 50,
}: {
  first?: Colour
  second?: Colour
  width?: number
  height?: number
} = {}) => {
  const d = soft(
    [
      [-w / 2, -h + 6],
      [-w * 0.2, -h - 4],
      [w * 0.2, -h + 2],
      [w / 2, -h + 4],
      [w / 2 + 4, -2],
      [w * 0.2, 4],
      [-w * 0.2, 0],
      [-w / 2 - 2, 3],
    ],
    0.7,
  )
  return filled(
    d,
    a,
    line(
      `M${-w / 2} ${short(-h * 0.7)}H${w / 2 + 6}M${-w / 2} ${short(-h * 0.3)}H${w / 2 + 6}M${short(-w * 0.3)} ${-h - 10}V10M0 ${-h - 10}V10M${short(w * 0.3)} ${-h - 10}V10`,
      b,
      5,
      { opacity: 0.75 },
    ),
  )
}

export const soap = () =>
  rect(-22, -18, 44, 18, 'blush', 8) +
  rect(-14, -13, 28, 8, 'coral', 4) +
  disc(18, -24, 7, 'white', { opacity: 0.8 }) +
  disc(28, -14, 5, 'white', { opacity: 0.8 }) +
  disc(8, -28, 4, 'white', { opacity: 0.8 })

export const rattle = ({ colour: c = 'coral' }: { colour?: Colour } = {}) =>
  line('M0 0V-30', 'wood', 6) +
  rim(0, 4, 6, 'wood', 4) +
  disc(0, -46, 19, c) +
  line('M-18 -46H18', 'butter', 4) +
  disc(-6, -54, 3, 'butter') +
  disc(7, -37, 3, 'butter') +
  line('M24 -62l6 -5M27 -50h8M-24 -62l-6 -5M-27 -50h-8', 'butter', 2.6)

export const coat = ({ colour: c = 'dusk' }: { colour?: Colour } = {}) =>
  line('M-14 -92Q0 -104 14 -92M0 -98v-8', 'slate', 3) +
  path('M-14 -92Q0 -86 14 -92L36 -76L42 -22L28 -20L26 -52L30 0H-30L-26 -52L-28 -20L-42 -22L-36 -76Z', c) +
  line('M0 -88V0', darker(c, 0.7), 2.4) +
  path('M-12 -92L0 -70L12 -92L20 -78L0 -58L-20 -78Z', darker(c, 0.8)) +
  each([-46, -30, -14], y => disc(6, y, 2.6, 'butter'))

export const rollingpin = () =>
  line('M-44 -12H44', 'walnut', 6) +
  rect(-28, -22, 56, 20, 'honey', 8) +
  line('M-22 -16H22', 'butter', 2.4, { opacity: 0.7 })

export const milkjug = ({ colour: c = 'steel' }: { colour?: Colour } = {}) =>
  shadow(20) +
  path('M-20 0Q-26 -28 -12 -42V-58H12V-42Q26 -28 20 0Z', c) +
  path('M4 0Q12 -30 4 -58H12V-42Q26 -28 20 0Z', 'shade', { opacity: 0.14 }) +
  oval(0, -58, 15, 4.6, 'white') +
  line('M-14 -54Q-36 -50 -22 -26', 'slate', 4)

export const honeypot = () =>
  shadow(24) +
  path('M-24 -6Q-32 -34 -20 -44H20Q32 -34 24 -6Q0 4 -24 -6Z', 'honey') +
  path('M-20 -44Q-16 -26 -10 -28T0 -20T10 -28T20 -44Z', 'mustard') +
  oval(0, -45, 22, 6, 'brass') +
  line('M8 -46L28 -84', 'wood', 4) +
  line('M6 -50l8 4M9 -56l8 4', 'walnut', 3)

export const egg = () =>
  oval(0, -18, 14, 18, 'cream') +
  path('M-8 -6Q4 2 13 -12Q12 0 0 0Q-6 -2 -8 -6Z', 'sandD', { opacity: 0.6 }) +
  oval(-5, -24, 3.4, 5, 'white')

export const yarn = ({ colour: c = 'coral' }: { colour?: Colour } = {}) =>
  shadow(26) +
  line('M-34 -62L16 -14M30 -66L-14 -16', 'wood', 4) +
  disc(0, -24, 24, c) +
  line(
    'M-20 -34Q0 -46 20 -32M-23 -22Q0 -36 23 -20M-18 -8Q2 -24 20 -8M-8 -46Q-18 -24 -4 -2',
    darker(c, 0.78),
    2,
  ) +
  line('M20 -10Q44 -2 40 8', c, 3)

/** Needle and thread, large as life for a close-up. */
export const needle = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  line('M-40 -6L40 -46', 'steel', 4) +
  oval(34, -43, 7, 3, 'slate', { turn: [-27, 34, -43] }) +
  line('M34 -43Q60 -60 44 -20T60 10', c, 2.6)

export const scissors = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path('M-3 -30L-26 -84L-16 -86L6 -32Z', 'steel') +
  path('M3 -30L26 -84L16 -86L-6 -32Z', 'steel') +
  line('M-1 -26L-12 -14M1 -26L12 -14', c, 6) +
  rim(-17, -6, 10, c, 6) +
  rim(17, -6, 10, c, 6) +
  disc(0, -34, 3, 'slate')

export const radio = () =>
  rect(-40, -54, 80, 52, 'walnut', 10) +
  rect(-32, -46, 40, 36, 'sandD', 6) +
  line('M-26 -40H2M-26 -33H2M-26 -26H2M-26 -19H2', 'wood', 2.4) +
  disc(24, -38, 8, 'butter') +
  disc(24, -18, 6, 'straw') +
  line('M24 -38l4 -4', 'ink', 2)
