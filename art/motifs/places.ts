import { cut, poly, short, spots } from '../curve.ts'
import { beam, glow } from '../light.ts'
import { type Colour, darker } from '../palette.ts'
import { dabs, disc, each, filled, line, oval, path, put, rect, shaded, shadow } from '../shape.ts'
import { brush, dots } from '../texture.ts'
import { carouselHorse } from './beasts.ts'
import { bucket, sailboat } from './sea.ts'
import { pine, poplar } from './tree.ts'
import { cloud, moon } from './weather.ts'

export const house = ({
  width: w = 90,
  height: h = 62,
  colour: c = 'cream',
  roof = 'brick',
  seed = 1,
  lit = false,
}: {
  width?: number
  height?: number
  colour?: Colour
  roof?: Colour
  seed?: number
  lit?: boolean
} = {}) =>
  shadow(w * 0.6, 5) +
  path(cut(-w / 2, -h, w, h, seed), c) +
  path(`M${w * 0.12} ${-h}h${w * 0.38}v${h}h${-w * 0.38}Z`, 'shade', { opacity: 0.08 }) +
  path(
    poly([
      [-w * 0.6, -h + 4],
      [-w * 0.42, -h - w * 0.42],
      [w * 0.42, -h - w * 0.44],
      [w * 0.6, -h + 4],
    ]),
    roof,
  ) +
  brush({ x: -w * 0.5, y: -h - w * 0.38, width: w * 0.9, height: w * 0.34 }, 'light', {
    count: 4,
    size: 2,
    seed,
    opacity: 0.2,
    length: 22,
  }) +
  path(cut(w * 0.2, -h - w * 0.58, 12, 26, 2, 1), 'walnut') +
  path(cut(-9, -32, 19, 32, 3, 1), 'teal') +
  disc(6, -16, 1.6, 'butter') +
  each(
    [
      [-w * 0.34, -h * 0.72],
      [w * 0.24, -h * 0.72],
    ],
    ([x, y]) =>
      path(cut(x - 1, y, 17, 17, 4, 0.8), lit ? 'straw' : 'dusk') +
      line(`M${short(x + 7.5)} ${short(y)}v17M${short(x)} ${short(y + 8)}h16`, 'cream', 1.8) +
      path(`M${short(x - 7)} ${short(y - 1)}h6v19h-6ZM${short(x + 17)} ${short(y - 1)}h6v19h-6Z`, 'sea'),
  )

export const church = () =>
  shadow(46) +
  path(cut(-40, -52, 62, 52, 2), 'paper') +
  path(poly('-46,-50 -10,-84 28,-50'), 'slate') +
  path(cut(16, -100, 30, 100, 3), 'cream') +
  path(poly('12,-98 31,-150 50,-98'), 'slate') +
  line('M31 -150v-16m-6 6h12', 'ink', 2.4) +
  path('M23 -66v-14q8 -10 16 0v14Z', 'dusk') +
  disc(31, -74, 4, 'mustard') +
  path('M-18 0v-22q8 -10 16 0v22Z', 'walnut')

export const cabin = ({ colour: c = 'red', height: h = 86 }: { colour?: Colour; height?: number } = {}) =>
  shadow(30) +
  filled(
    cut(-26, -h + 20, 52, h - 20, 3, 1),
    'white',
    each([0, 1, 2], i => rect(-26 + i * 20, -h, 10, h, c)) +
      rect(10, -h, 30, h, 'shade', 0, { opacity: 0.1 }),
  ) +
  path(
    poly([
      [-33, -h + 24],
      [0, -h - 6],
      [33, -h + 24],
    ]),
    c,
  ) +
  path(
    poly([
      [-33, -h + 24],
      [0, -h - 6],
      [3, -h - 2],
      [-24, -h + 24],
    ]),
    'light',
    { opacity: 0.25 },
  ) +
  path(cut(-11, -42, 22, 42, 5, 0.7), 'wood') +
  disc(6, -20, 1.8, 'butter')

export const bigtop = ({
  width: w = 150,
  height: h = 120,
  first: a = 'red',
  second: b = 'cream',
}: {
  width?: number
  height?: number
  first?: Colour
  second?: Colour
} = {}) => {
  const n = 8
  let s = ''
  for (let i = 0; i < n; i++) {
    const x0 = -w / 2 + (i * w) / n,
      x1 = x0 + w / n
    s +=
      path(
        `M0 ${-h}Q${short(x0 * 0.35)} ${short(-h * 0.62)} ${short(x0)} ${short(-h * 0.42)}L${short(x1)} ${short(-h * 0.42)}Q${short(x1 * 0.35)} ${short(-h * 0.62)} 0 ${-h}Z`,
        i % 2 ? b : a,
      ) +
      path(
        `M${short(x0)} ${short(-h * 0.42)}h${short(w / n + 0.3)}V0h${short(-w / n - 0.3)}Z`,
        i % 2 ? b : a,
      ) +
      path(
        `M${short(x0 - 0.2)} ${short(-h * 0.43)}h${short(w / n + 0.4)}q${short(-w / n / 2)} ${short(h * 0.16)} ${short(-w / n - 0.4)} 0Z`,
        i % 2 ? a : b,
      )
  }
  return (
    shadow(w * 0.56, 6) +
    s +
    path(
      poly([
        [0, -h * 0.42],
        [w * 0.5, -h * 0.42],
        [w * 0.5, 0],
        [0, 0],
      ]),
      'shade',
      { opacity: 0.1 },
    ) +
    path(`M-17 0Q-10 ${short(-h * 0.2)} 0 ${short(-h * 0.36)}Q10 ${short(-h * 0.2)} 17 0Z`, 'plum') +
    line(`M0 ${-h}v-16`, 'walnut', 3) +
    path(`M1 ${-h - 17}q12 -4 22 3q-10 0 -22 7Z`, 'mustard')
  )
}

export const caravan = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  shadow(78, 6) +
  filled(
    'M-74 -22L-80 -92Q-78 -118 0 -120Q78 -118 80 -92L74 -22Z',
    c,
    rect(-90, -60, 180, 7, 'mustard') +
      rect(-90, -30, 180, 20, 'shade', 0, { opacity: 0.16 }) +
      brush({ x: -80, y: -110, width: 160, height: 80 }, 'light', {
        count: 10,
        size: 2.4,
        seed: 4,
        opacity: 0.12,
        length: 40,
      }),
  ) +
  path('M-90 -92Q-84 -128 0 -130Q84 -128 90 -92Q40 -106 0 -106Q-40 -106 -90 -92Z', 'brick') +
  path(cut(-52, -96, 34, 30, 2, 1), 'butter') +
  line('M-35 -96v30M-52 -81h34', 'cream', 2.4) +
  path('M-52 -96q10 4 8 26l-8 4ZM-18 -96q-10 4 -8 26l8 4Z', 'coral') +
  path(cut(18, -98, 34, 76, 3, 1), 'walnut') +
  path(cut(23, -92, 24, 24, 3, 1), 'butter') +
  disc(46, -56, 2.2, 'mustard') +
  each(
    [-44, 44],
    x =>
      disc(x, -18, 20, 'walnut') +
      disc(x, -18, 15, 'straw') +
      line(`M${x - 15} -18h30M${x} -33v30M${x - 11} -29l22 22M${x + 11} -29l-22 22`, 'walnut', 2.6) +
      disc(x, -18, 4.4, 'red'),
  ) +
  path('M18 -22h34v6h-34ZM14 -14h42v6h-42Z', 'wood') +
  rect(-70, -142, 10, 20, 'slate')

export const tent = ({ colour: c = 'mustard' }: { colour?: Colour } = {}) =>
  shadow(60, 5) +
  path('M-58 0L0 -72L58 0Z', c) +
  path('M0 -72L58 0H20Z', 'shade', { opacity: 0.16 }) +
  path('M-16 0L0 -54L14 0Z', 'dark') +
  line('M0 -72v-8', 'walnut', 3)

export const fence = ({ count: n = 7, colour: c = 'cream' }: { count?: number; colour?: Colour } = {}) =>
  Array.from({ length: n }, (_, i) => path(`M${i * 16 - n * 8} 0V-34l5 -7l5 7V0Z`, c)).join('') +
  line(`M${-n * 8 - 2} -24H${n * 8 - 4}M${-n * 8 - 2} -10H${n * 8 - 4}`, c, 4)

export const gantry = ({ height: h = 220 }: { height?: number } = {}) => {
  let s = `M-16 0V${-h}M16 0V${-h}`
  for (let y = 0; y < h - 10; y += 28)
    s += `M-16 ${-y}L16 ${-y - 28}M16 ${-y}L-16 ${-y - 28}M-16 ${-y - 28}H16`
  return line(s, 'brick', 3.4) + line(`M16 ${-h * 0.75}H46M16 ${-h * 0.45}H46`, 'brick', 5)
}

export const schooldesk = () =>
  shadow(40) +
  path('M-44 -50L44 -56V-46L-44 -40Z', 'wood') +
  line('M-36 -42V0M36 -46V0', 'walnut', 6) +
  disc(30, -58, 6, 'navy') +
  path('M-20 -54L14 -58L12 -50L-22 -46Z', 'cream')

export const stove = () =>
  shadow(40) +
  rect(-36, -70, 72, 64, 'ink', 5) +
  rect(-22, -52, 44, 30, 'coral', 4) +
  path('M-14 -24Q-12 -40 0 -46Q12 -38 14 -24Z', 'straw') +
  line('M-12 -52V-22M0 -52V-22M12 -52V-22', 'ink', 3) +
  line('M-28 -6V0M28 -6V0', 'ink', 6) +
  rect(8, -130, 16, 62, 'slate') +
  oval(0, -70, 40, 6, 'slate')

export const bench = ({ width: w = 130, colour: c = 'wood' }: { width?: number; colour?: Colour } = {}) =>
  shadow(w * 0.5, 5) +
  line(
    `M${-w * 0.38} -30L${-w * 0.42} 0M${w * 0.38} -30L${w * 0.42} 0M${-w * 0.36} -66V-30M${w * 0.36} -66V-30`,
    'ink',
    5,
  ) +
  path(cut(-w / 2, -34, w, 8, 1, 0.8), c) +
  path(cut(-w / 2, -66, w, 9, 2, 0.8), c) +
  path(cut(-w / 2, -52, w, 9, 3, 0.8), c)

export const lighthouse = ({ lit = false }: { lit?: boolean } = {}) =>
  (lit ? beam('M2 -168L-420 -250L-420 -90Z', 'butter', 'right', 0.75) : '') +
  path('M-34 0Q-20 -14 0 -12Q24 -14 40 0Z', 'slate') +
  filled(
    poly('-19,-8 -12,-150 14,-150 21,-8'),
    'white',
    each([0, 1, 2], i => rect(-30, -130 + i * 46, 60, 22, 'red')) + shaded('M4 -160H34V0H4Z', 0.1),
  ) +
  rect(-17, -156, 36, 7, 'ink', 1) +
  rect(-9, -176, 20, 20, 'butter') +
  (lit ? glow(1, -166, 44, 'butter', 0.9) : '') +
  line('M-9 -176v20M1 -176v20M11 -176v20', 'ink', 1.6) +
  path('M-14 -175L1 -194L16 -175Z', 'brick') +
  rect(-4, -34, 10, 22, 'walnut', 5)

export type WindowView =
  | 'sky'
  | 'snow'
  | 'night'
  | 'moon'
  | 'crescent'
  | 'circus'
  | 'rain'
  | 'hills'
  | 'skyscrapers'
  | 'sea'

const VIEWS: Readonly<Record<WindowView, (w: number, h: number) => string>> = {
  sky: () => put(cloud(), { x: 10, y: -50, scale: 0.45 }),
  snow: (w, h) =>
    dots({ x: -w / 2, y: -h, width: w, height: h }, 'white', { count: 28, size: 6, seed: 3, opacity: 0.95 }) +
    path(`M${-w / 2} -20Q0 -40 ${w / 2} -16V0H${-w / 2}Z`, 'white') +
    put(pine({ snow: true }), { x: w * 0.26, y: -12, scale: 0.55 }),
  night: (w, h) =>
    dots({ x: -w / 2, y: -h, width: w, height: h }, 'butter', { count: 20, size: 2.4, seed: 5 }) +
    put(moon({ radius: 13 }), { x: w * 0.2, y: -h * 0.66 }),
  moon: (_, h) => put(moon({ radius: h * 0.3 }), { y: -h * 0.52 }),
  crescent: (_, h) => put(moon({ radius: h * 0.28, crescent: true }), { x: 3, y: -h * 0.54, turn: -12 }),
  circus: w =>
    path(`M${-w / 2} -20Q0 -44 ${w / 2} -18V0H${-w / 2}Z`, 'sage') +
    put(bigtop(), { x: 6, y: -6, scale: 0.46 }),
  rain: (w, h) =>
    brush({ x: -w / 2, y: -h, width: w, height: h }, 'ice', {
      count: 22,
      size: 2,
      seed: 4,
      opacity: 0.6,
      length: 14,
      angle: 1.9,
    }),
  hills: w =>
    path(`M${-w / 2} -30Q${-w / 4} -56 0 -34T${w / 2} -36V0H${-w / 2}Z`, 'sage') +
    put(poplar({ height: 60, width: 12 }), { x: w * 0.25, y: -20 }),
  skyscrapers: w =>
    each([-0.4, -0.18, 0.04, 0.24], (k, i) =>
      rect(k * w, -50 - ((i * 17) % 34), w * 0.16, 90, i % 2 ? 'denim' : 'dusk'),
    ),
  sea: w => rect(-w / 2, -34, w, 40, 'sea') + put(sailboat(), { x: 10, y: -22, scale: 0.36 }),
}

interface Pane {
  readonly width?: number
  readonly height?: number
  readonly sky?: Colour
  readonly view?: WindowView
  /** Curtains; null leaves them off. */
  readonly curtains?: Colour | null
}

export const windowBox = ({
  width: w = 90,
  height: h = 90,
  sky: a = 'sky',
  view = 'sky',
  curtains: cur = 'coral',
}: Pane = {}) =>
  path(cut(-w / 2 - 6, -h - 6, w + 12, h + 12, 3, 1), 'walnut') +
  filled(`M${-w / 2} ${-h}h${w}v${h}h${-w}Z`, a, VIEWS[view](w, h)) +
  line(`M0 ${-h}V0M${-w / 2} ${-h / 2}H${w / 2}`, 'walnut', 4) +
  (cur
    ? each([-1, 1], side => {
        const x = (share: number, off = 0) => short(side * ((w / 2) * share + off))
        return path(
          `M${x(1, 10)} ${-h - 8}Q${x(0.4)} ${short(-h + 20)} ${x(1, -10)} ${short(-h * 0.3)}Q${x(1)} ${short(-h * 0.1)} ${x(1, 8)} 4Z`,
          cur,
        )
      }) + line(`M${-w / 2 - 14} ${-h - 9}H${w / 2 + 14}`, 'mustard', 4)
    : '') +
  rect(-w / 2 - 12, 2, w + 24, 7, 'wood', 2)

/** A big top in the snow, in chalk: somebody’s mind is elsewhere. */
export const blackboard = () =>
  rect(-80, -100, 160, 100, 'wood', 4) +
  rect(-73, -93, 146, 86, 'deep') +
  path('M24 -78Q18 -56 -6 -44L-2 -18H50L54 -44Q30 -56 24 -78Z', 'cream', { opacity: 0.2 }) +
  line(
    'M24 -78V-86L34 -83L24 -80M24 -78Q18 -56 -6 -44Q2 -38 9 -44Q16 -38 24 -44Q32 -38 39 -44Q46 -38 54 -44Q30 -56 24 -78M-2 -42V-18M50 -42V-18M18 -18V-30Q24 -38 30 -30V-18',
    'cream',
    2.6,
  ) +
  line('M-14 -15Q0 -20 14 -16T40 -16T64 -17', 'white', 4) +
  dabs(spots('-2,-78 8,-64 42,-70 56,-60 64,-78 -12,-58 62,-40 -14,-32 60,-26'), 'white', 3.4) +
  line('M-62 -80H-30M-62 -66H-24M-62 -52H-34M-62 -38H-28', 'cream', 2.4, { opacity: 0.55 }) +
  rect(-40, -6, 26, 6, 'cream', 2)

export const well = () =>
  shadow(44, 6) +
  rect(-40, -40, 80, 40, 'stone', 5) +
  line('M-36 -26H36M-36 -12H36M-18 -40V-26M14 -40V-26M-4 -26V-12M26 -26V-12M8 -12V0M-24 -12V0', 'slate', 2) +
  oval(0, -40, 38, 5, 'ink') +
  line('M-34 -40V-96M34 -40V-96', 'walnut', 6) +
  path('M-50 -92L0 -126L50 -92Z', 'brick') +
  path('M0 -126L50 -92H8Z', 'shade', { opacity: 0.16 }) +
  line('M-34 -78H34', 'wood', 6) +
  line('M34 -78h10v-12', 'slate', 3) +
  line('M0 -78V-54', 'sandD', 3) +
  put(bucket({ colour: 'wood' }), { y: -30, scale: 0.7 })

export const door = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  shadow(34) +
  path(cut(-34, -126, 68, 126, 4, 1), 'walnut') +
  path(cut(-28, -120, 56, 120, 5, 1), c) +
  path('M-20 -110H-3V-66H-20ZM3 -110H20V-66H3ZM-20 -56H-3V-10H-20ZM3 -56H20V-10H3Z', 'shade', {
    opacity: 0.16,
  }) +
  disc(21, -58, 4, 'mustard') +
  path('M-40 0h80v6h-80Z', 'stone')

export const stairs = ({ colour: c = 'stone' }: { colour?: Colour } = {}) =>
  each([0, 1, 2, 3, 4], i =>
    path(`M${-50 + i * 20} ${-i * 18}H50V${-(i + 1) * 18}H${-50 + i * 20}Z`, i % 2 ? c : 'steel'),
  ) + line('M-50 -18h20v-18h20v-18h20v-18h20v-18h20', 'slate', 2, { opacity: 0.5 })

export const skyscraper = ({
  colour: c = 'denim',
  height: h = 220,
}: {
  colour?: Colour
  height?: number
} = {}) =>
  filled(
    `M-34 0V${-h * 0.7}H-24V${-h * 0.86}H-12V${-h}H12V${-h * 0.86}H24V${-h * 0.7}H34V0Z`,
    c,
    shaded(`M8 ${-h}H40V0H8Z`, 0.16) +
      each([-26, -14, -2, 10, 22], x =>
        line(`M${x} ${-h * 0.66}V-8`, 'butter', 5, { dash: '5 9', opacity: 0.75 }),
      ),
  ) + line(`M0 ${-h}v-26`, 'slate', 3)

/** The roundabout of today: a roof like a big top, horses on poles. */
export const carousel = ({
  first: a = 'red',
  second: b = 'cream',
}: {
  first?: Colour
  second?: Colour
} = {}) => {
  const panels = Array.from({ length: 8 }, (_, i) => {
    const [x0, x1] = [-110 + i * 27.5, -110 + (i + 1) * 27.5]
    return (
      path(
        `M0 -190Q${short(x0 * 0.4)} -168 ${x0} -140L${x1} -140Q${short(x1 * 0.4)} -168 0 -190Z`,
        i % 2 ? b : a,
      ) + path(`M${x0} -142h27.8q-13.8 22 -27.8 0Z`, i % 2 ? a : b)
    )
  })
  return (
    shadow(120, 8) +
    rect(-104, -130, 208, 112, 'dusk') +
    rect(-34, -140, 68, 126, 'mustard') +
    each([-22, 0, 22], x => oval(x, -76, 8, 34, 'straw')) +
    each([-96, -52, 52, 96], x => line(`M${x} -140V-14`, 'brass', 4)) +
    put(carouselHorse({ colour: 'coral', saddle: 'butter' }), { x: -66, y: -18, scale: 0.62 }) +
    put(carouselHorse({ colour: 'straw', saddle: 'plum' }), { x: 70, y: -19, scale: 0.62 }) +
    oval(0, -10, 116, 13, 'walnut') +
    rect(-116, -16, 232, 8, 'red') +
    each([-100, -75, -50, -25, 0, 25, 50, 75, 100], x => disc(x, -12, 3, 'butter')) +
    panels.join('') +
    each([-110, -82.5, -55, -27.5, 0, 27.5, 55, 82.5, 110], x => disc(x, -140, 3, 'butter')) +
    disc(0, -194, 7, 'mustard') +
    path('M2 -200q14 -6 26 2q-12 0 -26 8Z', 'teal')
  )
}

/** A bench from behind: two slats across the backs of those who sit on it. */
export const benchBack = ({
  width: w = 200,
  colour: c = 'forest',
}: {
  width?: number
  colour?: Colour
} = {}) =>
  line(`M${-w / 2 + 14} 0V-66M${w / 2 - 14} 0V-66`, darker(c, 0.7), 9) +
  rect(-w / 2, -64, w, 15, c, 4) +
  rect(-w / 2, -42, w, 15, c, 4) +
  rect(-w / 2, -20, w, 13, darker(c, 0.86), 4)

/** Windows with a child in each, who waves: where they are, on the card. */
export const windowKids = ({ at = [[0, 0]] }: { at?: readonly (readonly [number, number])[] } = {}) =>
  path(at.map(([x, y]) => `M${x - 13} ${y - 34}h26v34h-26Z`).join(''), 'dusk') +
  each(at, ([x, y], i) => {
    const hair = (['dark', 'walnut', 'ginger', 'ink'] as const)[i % 4]!
    const skin = (['skin', 'skinDeep', 'skin2'] as const)[i % 3]!
    const top = (['coral', 'teal', 'butter', 'plum', 'sage'] as const)[i % 5]!
    return put(
      line('M7 -9L11 -26', skin, 5) +
        path('M-10 0Q-9 -12 0 -12Q9 -12 10 0Z', top) +
        disc(-1, -17, 7.4, skin) +
        path('M-9 -17Q-9 -27 -1 -26Q8 -26 7 -18Q2 -23 -9 -17Z', hair) +
        line('M-3 -17h0M3 -17h0', 'lash', 2) +
        path('M-3 -14Q0 -10 3 -14Z', 'brick'),
      { x, y, flip: i % 2 === 1 },
    )
  }) +
  path(at.map(([x, y]) => `M${x - 16} ${y - 2}h32v5h-32Z`).join(''), 'cream')
