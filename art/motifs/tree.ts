import { type Spot, short, soft, spots } from '../curve.ts'
import { noise } from '../noise.ts'
import { type Colour, darker, mixed, type Paint } from '../palette.ts'
import { type Drawing, disc, each, filled, line, oval, path, put, shaded, shadow } from '../shape.ts'

interface Leaves {
  readonly colour?: Colour
  /** The light on the leaves. */
  readonly shine?: Colour
  readonly seed?: number
  readonly width?: number
  readonly height?: number
}

/** Short curved dabs, most of them where the light falls: upper left. */
function dabsOfLeaves(rx: number, ry: number, cy: number, seed: number, count: number): string {
  const next = noise(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const angle = next() * Math.PI * 2
    const reach = Math.sqrt(next())
    const [x, y] = [Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
    d += `M${short(x)} ${short(y)}q${short(3 + next() * 3)} ${short(-4 - next() * 2)} 8 -1`
  }
  return d
}

/** A crown of several round masses, each lighter towards the sun. */
function crown(
  masses: readonly (readonly [x: number, y: number, r: number])[],
  c: Colour,
  hi: Colour,
): Drawing {
  const spread = (dx: number, dy: number, k: number, paint: Paint) =>
    each(masses, ([x, y, r]) => oval(x + r * dx, y + r * dy, r * k, r * k * 0.92, paint))
  return (
    spread(0.09, 0.13, 1, darker(c, 0.8)) +
    spread(0, 0, 0.95, c) +
    spread(-0.26, -0.3, 0.52, mixed(c, hi, 0.22))
  )
}

/** A tree on a far hill: three dabs of paint. */
export const farTree = ({ colour: c = 'moss', height: h = 60 }: { colour?: Colour; height?: number } = {}) =>
  line(`M0 0V${short(-h * 0.5)}`, 'walnut', h * 0.09) +
  oval(0, -h * 0.64, h * 0.36, h * 0.38, darker(c, 0.86)) +
  oval(-h * 0.06, -h * 0.7, h * 0.27, h * 0.27, c)

export const tree = ({
  colour: c = 'forest',
  shine: hi = 'butter',
  seed = 3,
  width: w = 60,
  height: h = 120,
  trunk: t = 'walnut',
}: Leaves & { trunk?: Colour } = {}) =>
  shadow(w * 0.6) +
  path(
    `M-8 0Q-4 ${short(-h * 0.3)} -5 ${short(-h * 0.55)}L5 ${short(-h * 0.55)}Q5 ${short(-h * 0.25)} 10 0Z`,
    t,
  ) +
  line(
    `M0 ${short(-h * 0.34)}Q${short(w * 0.14)} ${short(-h * 0.46)} ${short(w * 0.3)} ${short(-h * 0.56)}M0 ${short(-h * 0.4)}Q${short(-w * 0.12)} ${short(-h * 0.5)} ${short(-w * 0.26)} ${short(-h * 0.6)}`,
    t,
    4,
  ) +
  crown(
    [
      [-w * 0.38, -h * 0.58, w * 0.38],
      [w * 0.4, -h * 0.6, w * 0.36],
      [-w * 0.22, -h * 0.86, w * 0.4],
      [w * 0.24, -h * 0.88, w * 0.36],
      [0, -h * 0.68, w * 0.42],
    ],
    c,
    hi,
  ) +
  line(dabsOfLeaves(w * 0.56, h * 0.32, -h * 0.74, seed, 16), hi, 2.4, { opacity: 0.3 })

/** A cherry or apple tree: fruit in the crown. */
export const fruitTree = ({
  colour: c = 'moss',
  fruit = 'red',
  seed = 3,
}: {
  colour?: Colour
  fruit?: Colour
  seed?: number
} = {}) =>
  tree({ colour: c, seed, width: 74, height: 130 }) +
  each(
    spots('-34,-84 -10,-112 18,-98 38,-78 -24,-66 6,-76 26,-120'),
    ([x, y]) => disc(x, y, 5.4, fruit) + disc(x - 1.6, y - 1.8, 1.4, 'white', { opacity: 0.7 }),
  )

export const poplar = ({ colour: c = 'olive', height: h = 130, width: w = 22, seed = 2 }: Leaves = {}) => {
  const shape: readonly Spot[] = [
    [0, -h],
    [w * 0.7, -h * 0.66],
    [w * 0.8, -h * 0.3],
    [0, -h * 0.12],
    [-w * 0.8, -h * 0.3],
    [-w * 0.66, -h * 0.66],
  ]
  const half = soft([
    [0, -h],
    [w * 0.1, -h * 0.6],
    [w * 0.1, -h * 0.1],
    [w, -h * 0.1],
    [w, -h],
  ])
  return (
    path(`M-2 0L-2 ${short(-h * 0.3)}L3 ${short(-h * 0.3)}L3 0Z`, 'walnut') +
    filled(
      soft(shape),
      c,
      shaded(half) + line(dabsOfLeaves(w * 0.5, h * 0.36, -h * 0.5, seed, 9), 'butter', 2, { opacity: 0.25 }),
    )
  )
}

export const pine = ({ colour: c = 'deep', snow = false }: { colour?: Colour; snow?: boolean } = {}) => {
  const tier = (i: number) =>
    `M${-32 + i * 7} ${-12 - i * 26}Q${-16 + i * 4} ${-26 - i * 25} 0 ${-64 - i * 24}Q${16 - i * 4} ${-26 - i * 25} ${32 - i * 7} ${-12 - i * 26}Q${14 - i * 3} ${-18 - i * 26} 0 ${-11 - i * 26}Q${-14 + i * 3} ${-18 - i * 26} ${-32 + i * 7} ${-12 - i * 26}Z`
  return (
    shadow(26) +
    path('M-3.5 0h7v-22h-7Z', 'walnut') +
    each([0, 1, 2], i =>
      filled(
        tier(i),
        c,
        shaded(`M2 -130H40V0H2Z`, 0.16) +
          (snow
            ? line(`M${-24 + i * 6} ${-22 - i * 26}Q-10 ${-34 - i * 25} -2 ${-54 - i * 24}`, 'white', 6)
            : ''),
      ),
    )
  )
}

export const palm = () =>
  line('M0 0Q8 -60 -6 -112', 'wood', 8) +
  line('M-2 -10l8 -2M0 -30l8 -2M1 -50l7 -2M-1 -70l7 -2M-4 -90l7 -2', 'walnut', 2) +
  each(spots('-62,-92 -52,-140 -8,-164 46,-142 56,-96'), ([x, y]) => {
    const [mx, my] = [(x - 6) / 2, (y - 112) / 2]
    return (
      path(`M-6 -112Q${mx} ${my - 28} ${x} ${y}Q${mx + 4} ${my - 2} -6 -112Z`, 'forest') +
      line(`M-6 -112Q${mx} ${my - 16} ${short(x * 0.9)} ${short(y + (112 + y) * -0.04)}`, 'sage', 1.6, {
        opacity: 0.7,
      })
    )
  }) +
  disc(-11, -104, 5.4, 'walnut') +
  disc(1, -102, 5.4, 'dark') +
  disc(-6, -98, 5, 'walnut')

/** A leaf that has let go. */
export const leaf = ({ colour: c = 'rust' }: { colour?: Colour } = {}) =>
  path('M0 0Q-18 -10 -14 -26Q-6 -22 -4 -24Q-4 -38 2 -44Q8 -36 8 -24Q12 -24 18 -28Q20 -10 0 0Z', c) +
  line('M0 6L1 -34M0 -10L-9 -18M0 -10L11 -18', darker(c, 0.75), 2)

/** A house in a tree: planks, a roof, a ladder’s length above the ground. */
export const treehouse = () =>
  shadow(60) +
  path('M-16 0Q-8 -60 -14 -130H18Q8 -60 20 0Z', 'walnut') +
  line('M0 -96Q30 -110 52 -128M0 -110Q-30 -122 -50 -140', 'walnut', 10) +
  crown(
    [
      [-58, -176, 36],
      [58, -172, 36],
      [-24, -208, 38],
      [30, -208, 38],
    ],
    'moss',
    'butter',
  ) +
  path('M-54 -104H56V-112H-54Z', 'dark') +
  put(
    path('M-40 0V-54H40V0Z', 'wood') +
      line('M-40 -14H40M-40 -28H40M-40 -42H40', 'walnut', 2) +
      path('M-50 -52L0 -86L50 -52Z', 'brick') +
      path('M-12 0V-34H12V0Z', 'dark') +
      oval(26, -32, 8, 8, 'butter'),
    { x: 0, y: -112 },
  )
