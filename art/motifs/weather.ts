import { flow, type Spot, short, soft, spots, starShape } from '../curve.ts'
import { glow } from '../light.ts'
import { noise } from '../noise.ts'
import { type Colour, darker, hexOf, mixed } from '../palette.ts'
import { dabs, disc, each, line, oval, path, put, shadow } from '../shape.ts'

export const cloud = ({
  colour: c = 'white',
  opacity: op = 0.85,
  width: w = 60,
}: {
  colour?: Colour
  opacity?: number
  width?: number
} = {}) => {
  const k = (share: number) => short(w * share)
  return (
    path(
      `M${k(-1)} 0C${k(-1.1)} ${k(-0.3)} ${k(-0.6)} ${k(-0.42)} ${k(-0.48)} ${k(-0.3)}C${k(-0.4)} ${k(-0.7)} ${k(0.2)} ${k(-0.72)} ${k(0.26)} ${k(-0.34)}C${k(0.5)} ${k(-0.5)} ${k(0.8)} ${k(-0.3)} ${k(0.72)} ${k(-0.14)}C${k(1)} ${k(-0.14)} ${k(1.05)} 0 ${k(1)} 0Z`,
      c,
      { opacity: op },
    ) +
    path(`M${k(-0.8)} 0Q${k(-0.3)} ${k(-0.16)} ${k(0.2)} ${k(-0.06)}T${k(0.9)} 0Z`, darker(c, 0.9), {
      opacity: op * 0.5,
    })
  )
}

export const sun = ({ colour: c = 'butter', radius: r = 34 }: { colour?: Colour; radius?: number } = {}) =>
  glow(0, 0, r * 3.2, c, 0.7) + disc(0, 0, r, c)

export const moon = ({ radius: r = 26, crescent = false }: { radius?: number; crescent?: boolean } = {}) =>
  glow(0, 0, r * 3, 'butter', 0.45) +
  (crescent
    ? path(
        `M${short(r * 0.3)} ${-r}A${r} ${r} 0 1 0 ${short(r * 0.3)} ${r}A${short(r * 1.15)} ${short(r * 1.15)} 0 0 1 ${short(r * 0.3)} ${-r}Z`,
        'butter',
      )
    : disc(0, 0, r, 'butter') +
      disc(-r * 0.3, -r * 0.2, r * 0.18, 'straw', { opacity: 0.6 }) +
      disc(r * 0.25, r * 0.3, r * 0.13, 'straw', { opacity: 0.6 }) +
      disc(r * 0.34, -r * 0.36, r * 0.1, 'straw', { opacity: 0.6 }))

/** One star that is seen. */
/** What a moon wears for somebody in love, around its middle: hair, a bun, a ribbon, and a mole. */
export const moonHair = ({ radius: r = 56 }: { radius?: number } = {}) =>
  put(
    disc(42, -112, 26, 'ink') +
      path('M-88 -12Q-96 -96 0 -102Q94 -98 90 -6Q74 -54 34 -66Q-8 -40 -62 -44Q-82 -32 -88 -12Z', 'ink') +
      path('M14 -98Q38 -104 64 -82L58 -70Q36 -90 10 -88Z', 'mustard') +
      path('M62 -82l24 -14l4 24Z', 'mustard') +
      line('M-48 2q14 14 28 0M18 2q14 14 28 0', 'lash', 5) +
      disc(24, 34, 4, 'lash') +
      oval(-50, 28, 14, 9, 'coral', { opacity: 0.5 }) +
      oval(52, 28, 14, 9, 'coral', { opacity: 0.5 }) +
      line('M-14 40Q2 54 18 40', 'brick', 5),
    { scale: r / 92 },
  )

export const star = ({ colour: c = 'butter', radius: r = 22 }: { colour?: Colour; radius?: number } = {}) =>
  glow(0, 0, r * 2.4, c, 0.5) + path(starShape(0, 0, r, 5, 0.46), c)

/** Stars joined to a picture in the sky: a ship under sail. */
export const constellation = ({ colour: c = 'butter' }: { colour?: Colour } = {}) =>
  line('M-66 12L-42 38H40L68 12ZM-4 12V-58L50 -2L-4 -8', c, 1.6, { opacity: 0.7 }) +
  each(spots('-66,12 -42,38 40,38 68,12 -4,-58 50,-2 -4,12'), ([x, y]) =>
    path(starShape(x, y, 9, 5, 0.45), c),
  )

export const lightning = () =>
  glow(-4, 40, 90, 'butter', 0.4) + path('M0 0L-22 44L-8 42L-26 92L14 32L-2 34L18 0Z', 'butter')

export const rainbow = () =>
  each(['coral', 'mustard', 'butter', 'sage', 'denim'] as const, (c, i) =>
    line(`M${-130 + i * 11} 0A${130 - i * 11} ${120 - i * 11} 0 0 1 ${130 - i * 11} 0`, c, 11.4, {
      opacity: 0.75,
    }),
  )

/** Where somebody has walked: from spot to spot, turned and scaled. */
export const footprints = ({
  steps: pts = [
    [-40, 0, 60],
    [-14, -14, 60],
    [14, -18, 70],
    [40, -34, 60],
  ],
  colour: c = 'dune',
}: {
  steps?: readonly (readonly [x: number, y: number, r: number, s?: number])[]
  colour?: Colour
} = {}) =>
  pts
    .map(([x, y, r, s = 1]) =>
      put(oval(0, 0, 3.4, 6.4, c) + oval(0, -8.6, 2.6, 2, c), { x, y, turn: r, scale: s }),
    )
    .join('')

interface Sea {
  readonly width?: number
  readonly height?: number
  readonly colour?: Colour
  readonly seed?: number
  readonly count?: number
  readonly foam?: boolean
}

/** A band of water across the card, for the foreground. */
export const wave = ({
  width: w = 600,
  height: h = 40,
  colour: c = 'sea',
  seed = 1,
  count: n = 5,
  foam = true,
}: Sea = {}) => {
  const next = noise(seed)
  const crest = flow(
    Array.from(
      { length: n + 1 },
      (_, i): Spot => [(i * w) / n, (next() - 0.5) * h * 0.5 + (i % 2 ? -h * 0.16 : h * 0.16)],
    ),
  )
  return (
    path(`${crest}L${w} ${h * 8}L0 ${h * 8}Z`, c) + (foam ? line(crest, 'white', 2.6, { opacity: 0.75 }) : '')
  )
}

/** A rolling sea: high crests with a line of foam and its echo. */
export const swell = ({ colour: c = 'abyss', seed = 4, height: h = 46, count: n = 8 }: Sea = {}) => {
  const next = noise(seed)
  const crest = flow(
    Array.from(
      { length: n + 1 },
      (_, i): Spot => [i * (800 / n) - 100, (i % 2 ? -h : h * 0.5) * (0.7 + next() * 0.5)],
    ),
    1.1,
  )
  return (
    path(`${crest}L760 300L-100 300Z`, c) +
    line(crest, 'ice', 4, { opacity: 0.8 }) +
    put(line(crest, 'ice', 2, { opacity: 0.35 }), { x: 6, y: 12 })
  )
}

/** Water that lies where the ground is low: no two sides of it are alike, and the sky is in it. */
export const puddle = ({ colour: c = 'sea' }: { colour?: Colour } = {}) =>
  path(soft('-61,-2 -46,-11 -16,-12 8,-16 40,-13 61,-6 50,3 22,4 4,9 -34,6'), darker(c, 0.8)) +
  path(soft('-56,-1 -42,-8 -14,-9 10,-12 38,-10 56,-4 44,3 20,3 2,8 -32,5'), c) +
  path(soft('-40,-3 -24,-8 0,-7 16,-9 24,-6 4,-3 -18,-1'), 'mist', { opacity: 0.9 }) +
  line('M6 3q14 -2 30 -3M-34 2q8 1 16 1', 'white', 1.8, { opacity: 0.7 })

/** A tongue of water: where it rises, where it bends to, how high, and the bead at its end. */
type Tongue = readonly [foot: number, tip: number, high: number, bead: number]

const BACK_TONGUES: readonly Tongue[] = [
  [-28, -42, 34, 4.4],
  [0, 2, 42, 5],
  [29, 44, 30, 4],
]
const FRONT_TONGUES: readonly Tongue[] = [
  [-40, -70, 26, 5],
  [-17, -34, 52, 6.6],
  [9, 12, 27, 4.4],
  [28, 50, 48, 6.2],
  [44, 76, 18, 4],
]

/** A wall of water that breaks into tongues: each rises, bows outwards and ends in a bead. Leaves are pointed. */
function crownOf(tongues: readonly Tongue[], wall: number, uneven: () => number): string {
  const way = tongues.map(([foot, tip, height, bead], i) => {
    const high = height * (0.8 + uneven() * 0.4)
    const out = Math.sign(tip - foot)
    const next = tongues[i + 1]
    const valley = next ? `Q${short((foot + next[0]) / 2)} ${-wall + 9} ${next[0] - 8} ${-wall}` : ''
    return `Q${short(foot - 5 - out * 2)} ${short(-high * 0.8)} ${short(tip - bead)} ${short(-high)}A${bead} ${bead} 0 1 1 ${short(tip + bead * 0.7)} ${short(bead - high)}Q${short(foot + 6 - out)} ${short(-high * 0.62)} ${foot + 8} ${-wall}${valley}`
  })
  const [first, last] = [tongues[0]![0], tongues.at(-1)![0]]
  return `M${first + 2} 3Q${first - 9} -3 ${first - 8} ${-wall}${way.join('')}Q${last + 9} -3 ${last - 2} 3Q0 13 ${first + 2} 3Z`
}

/** Water that was jumped into: a crown that is not even, what flies off it, and the rings around it. */
export const splash = ({ colour: c = 'mist', seed = 1 }: { colour?: Colour; seed?: number } = {}) => {
  const uneven = noise(seed)
  return (
    oval(0, 3, 54, 9, c, { opacity: 0.5 }) +
    put(path(crownOf(BACK_TONGUES, 16, uneven), mixed(c, 'sea', 0.5)), { y: -9 }) +
    path(crownOf(FRONT_TONGUES, 12, uneven), c, { opacity: 0.92 }) +
    line(
      'M-42 -6Q-42 -16 -58 -21M-19 -9Q-22 -30 -31 -42M27 -9Q28 -32 44 -40M45 -5Q46 -12 62 -14',
      'white',
      3.4,
      {
        opacity: 0.85,
      },
    ) +
    line('M-34 4q34 9 68 0M-56 4q26 12 56 12t56 -12', 'white', 2.4, { opacity: 0.7 }) +
    dabs('-50,-68 20,-66 66,-62 -84,-40', 'white', 8) +
    dabs('-22,-74 40,-80 92,-32 -98,-24 2,-84', c, 5.6)
  )
}

/** The last of a wave around somebody’s ankles, where the tide line is. */
export const shallows = () =>
  path(
    'M-166 6Q-75 -31 -40 -32Q30 -26 100 8Q128 14 160 -6L214 -18L160 6Q128 26 98 24Q30 -8 -38 -15Q-75 -13 -166 6Z',
    'white',
  ) +
  line('M-158 -44q18 6 34 0M132 -30q18 6 30 2M-16 -50q14 5 28 0M-138 -90q10 -12 22 -10', 'white', 4, {
    opacity: 0.7,
  }) +
  dabs('-88,-4 -28,-6 46,10 100,30', 'white', 7)

export const snowball = () =>
  disc(0, -14, 14, 'white') + path('M-11 -6Q0 4 11 -6Q4 0 0 0Q-6 0 -11 -6Z', 'sky')

export const snowman = () =>
  shadow(24) +
  each(
    spots('-18,20 -48,14 -68,10'),
    ([y, r]) =>
      disc(0, y, r, 'white') +
      path(
        `M${short(-r * 0.2)} ${y + r}A${r} ${r} 0 0 0 ${r} ${y}Q${short(r * 0.7)} ${short(y + r * 0.8)} ${short(-r * 0.2)} ${y + r}Z`,
        'sky',
      ),
  ) +
  path('M2 -68l16 3l-16 3Z', 'coral') +
  disc(3, -72, 1.5, 'ink') +
  disc(-4, -72, 1.5, 'ink') +
  line('M-12 -52l-16 -12M12 -52l16 -10', 'walnut', 2.4) +
  line('M-10 -58Q0 -54 10 -58', 'red', 5) +
  line('M7 -57l3 12', 'red', 4.4) +
  path('M-9 -77V-91H9V-77Z', 'ink') +
  path('M-13 -78h26v4h-26Z', 'ink')

/** Wind, as one draws it. */
export const wind = ({ colour: c = 'white' }: { colour?: Colour } = {}) =>
  line(
    'M-72 -28Q-34 -36 2 -31T40 -45Q37 -57 27 -54Q19 -51 22 -45M-80 -8Q-34 -18 14 -11T64 1Q64 12 54 11Q47 9 49 4M-52 9Q-26 3 4 8',
    hexOf(c),
    3.4,
    { opacity: 0.8 },
  )
