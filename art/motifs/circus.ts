import { cut, poly, type Spot, short, soft, starShape } from '../curve.ts'
import { beam } from '../light.ts'
import { noise } from '../noise.ts'
import { type Colour, darker, type Paint } from '../palette.ts'
import { disc, each, filled, line, oval, path, put, rect, shadow } from '../shape.ts'
import { dots } from '../texture.ts'
import { bigtop } from './places.ts'

export const trapeze = ({
  width: w = 60,
  top = -160,
  left: l = -30,
  right: r = 30,
  thick = false,
}: {
  width?: number
  top?: number
  left?: number
  right?: number
  thick?: boolean
} = {}) =>
  line(`M${l} ${top}L${-w / 2} 0M${r} ${top}L${w / 2} 0`, 'cream', 3.2) +
  line(`M${-w / 2 - 7} 0H${w / 2 + 7}`, 'straw', thick ? 11 : 6.5)

export const pedestal = ({ colour: c = 'dusk' }: { colour?: Colour } = {}) =>
  shadow(38, 5) +
  path('M-28 -30H28L38 0H-38Z', c) +
  each([-20, 0, 20], x =>
    path(`M${x} -24l2.4 5h5l-4 3.6l1.5 5.4l-4.9 -3.2l-4.9 3.2l1.5 -5.4l-4 -3.6h5Z`, 'straw'),
  ) +
  oval(0, -30, 28, 5.4, 'straw') +
  oval(0, -30, 23, 3.8, 'cream')

export const ball = ({
  first: a = 'red',
  second: b = 'cream',
  radius: r = 18,
}: {
  first?: Colour
  second?: Colour
  radius?: number
} = {}) =>
  filled(
    `M${-r} ${-r}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`,
    b,
    path(
      `M0 ${-2 * r}Q${-r * 1.2} ${-r} 0 0Q${-r * 0.2} ${-r} 0 ${-2 * r}ZM0 ${-2 * r}Q${r * 1.6} ${-r} 0 0Q${r * 0.6} ${-r} 0 ${-2 * r}Z`,
      a,
    ) + path(`M${-r} 0h${2 * r}v${-r * 0.7}Q0 ${r * 0.2} ${-r} ${-r * 0.7}Z`, 'shade', { opacity: 0.15 }),
  )

export const drum = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  shadow(22) +
  path('M-22 -30H22V-3Q0 8 -22 -3Z', c) +
  line('M-22 -28L-13 1L-4 -27L5 3L14 -27L22 -2', 'butter', 2) +
  oval(0, -30, 22, 6, 'cream') +
  line('M-22 -30v27M22 -30v27', 'mustard', 2.4) +
  line('M-8 -36L-30 -56M8 -36L28 -58', 'wood', 3) +
  disc(-8, -36, 3, 'cream') +
  disc(8, -36, 3, 'cream')

export const trumpet = () =>
  line('M-36 0H24', 'mustard', 6) +
  path('M20 0Q34 -2 44 -18V18Q34 2 20 0Z', 'mustard') +
  line('M-14 0v14q0 8 8 8h10q8 0 8 -8V0', 'mustard', 5) +
  line('M-8 -12V0M0 -12V0M8 -12V0', 'straw', 4) +
  disc(-38, 0, 4, 'straw')

export const accordion = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path('M-30 -34L-14 -38V0L-30 -4ZM30 -34L14 -38V0L30 -4Z', c) +
  path('M-14 -38L14 -38V0H-14Z', 'cream') +
  line('M-10 -38V0M-5 -38V0M0 -38V0M5 -38V0M10 -38V0', 'walnut', 2) +
  dots({ x: -28, y: -30, width: 12, height: 22 }, 'cream', { count: 8, size: 3, seed: 3, opacity: 1 }) +
  rect(19, -32, 7, 26, 'white') +
  line('M19 -26h7M19 -20h7M19 -14h7', 'ink', 1.2)

/** One that was held so tight that it is pinched in the middle for good. */
const clenched = () =>
  path(
    'M-38 -218L44 -226L46 -200A11 11 0 0 0 43 -178L26 -136L30 -66L46 -34A11 11 0 0 0 49 -14L50 14L-36 20L-37 -6A11 11 0 0 0 -34 -28L-14 -66L-16 -136L-36 -176A11 11 0 0 0 -36 -196Z',
    'straw',
  ) +
  path('M26 -136L43 -178A11 11 0 0 1 40 -186L14 -136ZM30 -66L46 -34A11 11 0 0 0 42 -26L18 -64Z', 'mustard') +
  line('M-30 -211L37 -217M-29 12L43 7', 'brass', 3) +
  line('M-20 -22L36 -26', 'wood', 3, { dash: '6 6' }) +
  line('M-8 -140L-22 -166M6 -142V-160M18 -140L30 -164M-6 -60L-20 -40M8 -58V-36M20 -60L34 -42', 'brass', 3) +
  path('M6 -212l6.6 13h14.8l-11.8 10.2l4 15l-13.6 -8.2l-13.6 8.2l4 -15l-11.8 -10.2h14.8Z', 'red')

export const ticket = ({ pinched = false }: { pinched?: boolean } = {}) =>
  pinched
    ? clenched()
    : path('M-40 -34H40V-24A7 7 0 0 0 40 -10V0H-40V-10A7 7 0 0 0 -40 -24Z', 'straw') +
      line('M18 -32V-2', 'wood', 2, { dash: '4 5' }) +
      path('M-12 -28l3.4 7h7.6l-6 5.2l2 7.6l-7 -4.2l-7 4.2l2 -7.6l-6 -5.2h7.6Z', 'red')

/** Along an oval of 34 by 44, from its foot: seven bands of each colour come out even. */
const banded = (arc: string, c: Colour) =>
  `<g stroke-linecap="butt">${line(arc, c, 7)}${line(arc, 'butter', 7, { dash: '17.575 17.575' })}</g>`

/** The near half of a hoop, to be drawn over whoever jumps through it. */
export const hoopHalf = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  banded('M0 0A34 44 0 0 0 0 -88', c)

export const hoop = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  banded('M0 0A34 44 0 0 0 0 -88A34 44 0 0 0 0 0', c)

export const net = ({ width: w = 300 }: { width?: number } = {}) => {
  let d = ''
  for (let i = 0; i <= w / 20; i++)
    d += `M${short(-w / 2 + i * 20)} 0L${short(-w / 2 + i * 20 + 14)} -22M${short(-w / 2 + i * 20 + 14)} 0L${short(-w / 2 + i * 20)} -22`
  return (
    line(d, 'cream', 1.6, { opacity: 0.8 }) + line(`M${-w / 2} -22H${w / 2}M${-w / 2} 0H${w / 2}`, 'sandD', 4)
  )
}

export const balloon = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  path(soft('0,-92 22,-76 20,-54 0,-38 -20,-54 -22,-76'), c) +
  path('M-5 -36H5L0 -42Z', c) +
  oval(-9, -74, 5, 9, 'white', { opacity: 0.5, turn: [20, -9, -74] }) +
  line('M0 -36Q8 -22 0 -12T2 6', 'walnut', 1.8)

export const tophat = () =>
  oval(0, -3, 30, 7, 'ink') +
  path('M-19 -5L-21 -46Q0 -52 21 -46L19 -5Q0 1 -19 -5Z', 'ink') +
  path('M-19.4 -12Q0 -6 19.4 -12L19 -4Q0 2 -19 -4Z', 'red')

interface Flags {
  readonly width?: number
  readonly count?: number
  readonly sag?: number
  readonly colours?: readonly Colour[]
}

export const bunting = ({
  width: w = 600,
  count: n = 14,
  sag = 26,
  colours: cs = ['red', 'mustard', 'teal', 'cream', 'coral'],
}: Flags = {}) => {
  const on = (share: number): Spot => [share * w, Math.sin(share * Math.PI) * sag]
  const flags = Array.from({ length: n }, (_, i) => {
    const middle = on((i + 0.5) / n)
    return path(
      poly([on((i + 0.15) / n), on((i + 0.85) / n), [middle[0], middle[1] + 22]]),
      cs[i % cs.length]!,
    )
  })
  return line(`M0 0Q${w / 2} ${sag * 2} ${w} 0`, 'walnut', 1.6) + flags.join('')
}

const CROWD_HATS: readonly ((x: number, y: number, r: number, c: Paint) => string)[] = [
  (x, y, r, c) => oval(x, y - r * 0.7, r * 1.5, 3, c) + rect(x - r * 0.8, y - r * 1.6, r * 1.6, r, c, 2),
  (x, y, r, c) => disc(x, y - r * 1.2, r * 0.5, c),
  (x, y, r, c) => line(`M${short(x + r)} ${short(y + 18)}L${short(x + r * 2)} ${short(y - 18)}`, c, 6),
  () => '',
  () => '',
]

/** Backs of heads at the lower edge: everybody who came. */
export const crowd = ({
  width: w = 600,
  count: n = 16,
  seed = 2,
  colour: c = 'aubergine',
  height: h = 30,
}: {
  width?: number
  count?: number
  seed?: number
  colour?: Colour
  height?: number
} = {}) => {
  const next = noise(seed)
  return Array.from({ length: n }, (_, i) => {
    const x = (i * w) / n + next() * 14
    const r = 11 + next() * 4
    const y = -h - next() * 10
    const hat = CROWD_HATS[Math.floor(next() * CROWD_HATS.length)]!
    const paint = darker(c, 0.9 + next() * 0.3)
    const bust = `M${short(x - r * 1.7)} ${short(y + h + 40)}Q${short(x - r * 1.6)} ${short(y + r + 2)} ${short(x)} ${short(y + r * 0.8)}Q${short(x + r * 1.6)} ${short(y + r + 2)} ${short(x + r * 1.7)} ${short(y + h + 40)}Z`
    return disc(x, y, r, paint) + path(bust, paint) + hat(x, y, r, paint)
  }).join('')
}

export const poster = () =>
  path(cut(-34, -96, 68, 96, 4, 1), 'cream') +
  rect(-29, -91, 58, 86, 'straw') +
  put(bigtop(), { x: 0, y: -24, scale: 0.34 }) +
  line('M-20 -14H20', 'red', 5) +
  path(starShape(0, -77, 12), 'red')

export const pennant = ({ width: w = 140 }: { width?: number } = {}) =>
  path(`M${-w / 2} -22Q0 -30 ${w / 2} -22V14Q0 6 ${-w / 2} 14Z`, 'red') +
  line(`M${-w / 2 + 6} -15Q0 -23 ${w / 2 - 6} -15M${-w / 2 + 6} 7Q0 -1 ${w / 2 - 6} 7`, 'straw', 2) +
  each([-0.3, -0.15, 0, 0.15, 0.3], k => path(starShape(k * w, -5, 9), 'straw'))

/** A cone of light from above, with its pool on the ground. */
export const spotlight = ({
  height: h = 330,
  width: w = 110,
  colour: c = 'butter',
  lean = 0,
}: {
  height?: number
  width?: number
  colour?: Colour
  lean?: number
} = {}) =>
  each([1.16, 1, 0.82], wide =>
    beam(`M${lean - 14} ${-h}L${lean + 14} ${-h}L${w * wide} 0L${-w * wide} 0Z`, c, 'top', 0.22),
  ) + oval(0, 0, w, w * 0.17, c, { opacity: 0.45 })

export const stilts = ({ colour: c = 'wood' }: { colour?: Colour } = {}) =>
  line('M-16 0V-150M16 0V-150', c, 6) +
  path('M-26 -58H-14V-50H-26ZM14 -58H26V-50H14Z', 'walnut') +
  line('M-20 -3h8M12 -3h8', 'ink', 5)

export const clownNose = () =>
  disc(0, -20, 20, 'red') +
  oval(-7, -28, 6, 4, 'white', { opacity: 0.7 }) +
  path('M-12 -4Q10 2 19 -18Q22 0 0 0Q-8 0 -12 -4Z', 'brick')

export const bigShoes = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  each([-6, 34], x =>
    put(
      path('M-34 -44H-8Q-6 -24 14 -22Q48 -20 48 -4V0H-34Z', c) +
        path('M-34 -4H48V4H-34Z', 'dark') +
        line('M-10 -36L6 -28M-6 -44L12 -34', 'butter', 3) +
        disc(34, -10, 5, 'butter'),
      { x, y: x > 0 ? 0 : -14, scale: 0.9 },
    ),
  )

export const lollipop = () =>
  line('M0 0V-44', 'cream', 4) +
  disc(0, -62, 20, 'red') +
  line('M0 -62Q8 -68 4 -74Q-8 -78 -12 -64Q-12 -46 4 -46Q20 -50 18 -66', 'cream', 4)

export const mask = ({ colour: c = 'mustard' }: { colour?: Colour } = {}) =>
  path('M-40 -46Q-20 -60 0 -50Q20 -60 40 -46Q44 -14 20 -12Q8 -12 0 -24Q-8 -12 -20 -12Q-44 -14 -40 -46Z', c) +
  oval(-18, -34, 9, 7, 'ink') +
  oval(18, -34, 9, 7, 'ink') +
  line('M-40 -40Q-56 -34 -58 -10M40 -40Q56 -34 58 -10', 'red', 3) +
  each([-30, 0, 30], x => path(starShape(x, -54, 7), 'red'))

/** What a dragon is carried on. */
export const stave = ({ height = 84 }: { height?: number } = {}) => rect(-2, -height, 4, height, 'wood')

/** A festival dragon of paper and cloth; whoever dances it carries a stave. */
export const dragon = ({ colour: c = 'red' }: { colour?: Colour } = {}) => {
  const spine = 'M-170 -62Q-130 -120 -80 -78T20 -78T100 -84'
  return (
    line(spine, 'mustard', 38) +
    line(spine, c, 30) +
    line(spine, 'butter', 12, { dash: '2 18' }) +
    path('M-170 -62L-206 -78L-196 -58L-214 -44L-172 -48Z', 'mustard') +
    // A mane in two rows behind the jaw, so that the head is more than the end of a hose.
    path(
      'M112 -124Q92 -146 66 -140Q74 -130 72 -122Q52 -128 38 -112Q54 -108 58 -98Q42 -92 42 -74Q56 -82 68 -78Q60 -62 72 -48Q78 -62 92 -64Q92 -48 110 -42Q106 -60 118 -72Z',
      'ember',
    ) +
    path(
      'M110 -120Q98 -132 82 -130Q88 -120 84 -112Q68 -114 60 -102Q72 -100 76 -90Q64 -84 68 -70Q78 -78 88 -74Q88 -60 100 -54Q102 -68 114 -76Z',
      'rust',
    ) +
    path(
      'M84 -112Q120 -132 150 -106L176 -96Q180 -84 168 -80L146 -78L170 -68Q160 -54 136 -60Q96 -56 84 -78Z',
      c,
    ) +
    path('M96 -112L84 -140L110 -122L116 -146L130 -116Z', 'mustard') +
    disc(134, -100, 10, 'white') +
    disc(137, -99, 5, 'ink') +
    line('M122 -113Q134 -120 147 -110', 'mustard', 5) +
    line('M112 -66Q130 -68 146 -76', darker(c, 0.7), 2.4) +
    disc(170, -92, 3, 'ink') +
    path('M142 -78l5 9l5 -9l5 9l5 -8Z', 'white') +
    path('M132 -60Q124 -40 138 -34Q136 -48 146 -58Z', 'mustard') +
    line('M170 -88Q190 -96 196 -112', 'mustard', 3)
  )
}
