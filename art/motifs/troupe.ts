import { blob, cut, poly, short, soft, spots, starShape } from '../curve.ts'
import { glow } from '../light.ts'
import { type Colour, darker } from '../palette.ts'
import { disc, each, filled, line, oval, path, put, rect, rim, shaded, shadow } from '../shape.ts'
import { finger } from './finger.ts'
import { legs } from './gait.ts'
import { caravan } from './places.ts'

/** A column for bills, and on it one with a star and rays: room in its middle for whoever is announced. */
export const billColumn = ({ colour: c = 'forest' }: { colour?: Colour } = {}) =>
  shadow(74, 6) +
  path('M-66 0V-14H66V0Z', darker(c, 0.8)) +
  path(cut(-60, -214, 120, 202, 3, 1), 'stone') +
  path('M24 -214H60V-12H24Z', 'shade', { opacity: 0.14 }) +
  path(cut(-50, -204, 100, 184, 5, 1.4), 'cream') +
  filled(
    'M-45 -199H45V-25H-45Z',
    'straw',
    each([0, 1, 2, 3, 4, 5, 6, 7], i =>
      put(path('M0 0L-22 -190H22Z', 'ember', { opacity: 0.75 }), { y: -120, turn: i * 45 + 10 }),
    ),
  ) +
  path(starShape(0, -184, 12), 'red') +
  rect(-36, -42, 72, 9, 'red') +
  path('M-72 -214Q-60 -250 0 -256Q60 -250 72 -214Z', c) +
  rect(-74, -220, 148, 10, darker(c, 0.8), 3) +
  disc(0, -260, 7, 'brass') +
  line('M0 -260V-276', 'brass', 4)

/** With its trunk in the air: it trumpets, or gives somebody a shower. */
export const elephantUp = ({
  colour: c = 'grey',
  cloth = 'red',
}: {
  colour?: Colour
  cloth?: Colour | null
} = {}) => {
  const { far, near } = legs({ fore: 26, hind: -40, hipY: -34, width: 21, paint: c }, 'walk')
  const body = soft('-58,-40 -56,-76 -30,-97 10,-98 38,-84 44,-50 30,-26 -10,-20 -46,-26')
  const trunk = 'M66 -66Q92 -58 92 -92Q94 -118 80 -134'
  return (
    shadow(62, 6) +
    far +
    line('M-56 -66Q-74 -60 -76 -40', c, 4) +
    line('M-76 -42l-5 8M-76 -42l3 9', darker(c, 0.7), 2.4) +
    filled(body, c, shaded('M-70 -36H50V0H-70Z', 0.14)) +
    (cloth
      ? path('M-42 -92Q-10 -106 18 -94L16 -62Q-12 -54 -42 -62Z', cloth) +
        line('M-42 -63Q-12 -55 16 -63', 'mustard', 3.6)
      : '') +
    near +
    line('M-50 -4h12M24 -4h12', 'cream', 3, { opacity: 0.5 }) +
    disc(48, -76, 26, c) +
    line(trunk, c, 17) +
    path('M36 -58Q46 -34 64 -34Q76 -36 76 -48L62 -62Z', darker(c, 0.92)) +
    path('M54 -48Q64 -44 76 -50Q76 -38 64 -38Q56 -40 54 -48Z', 'brick') +
    path('M58 -58q10 14 30 4q-8 18 -30 10Z', 'white') +
    path(soft('28,-104 48,-94 46,-58 30,-42 14,-60 16,-90'), darker(c, 0.86)) +
    path(soft('32,-92 42,-86 40,-62 31,-54 24,-68'), 'mauve', { opacity: 0.5 }) +
    disc(60, -84, 3.2, 'ink') +
    disc(61, -85, 1.1, 'white') +
    line('M54 -93q6 -4 11 -1', darker(c, 0.65), 1.8)
  )
}

/** An elephant that walks past a window, and whose trunk has been inside it. */
export const elephantArrives = ({
  colour: c = 'grey',
  cloth = 'red',
}: {
  colour?: Colour
  cloth?: Colour
} = {}) => {
  const { far, near } = legs({ fore: 26, hind: -40, hipY: -34, width: 21, paint: c }, 'walk')
  const body = soft('-58,-40 -56,-76 -30,-97 10,-98 38,-84 44,-50 30,-26 -10,-20 -46,-26')
  return (
    shadow(62, 6) +
    far +
    line('M-56 -66Q-70 -54 -64 -34', c, 4) +
    filled(body, c, shaded('M-70 -36H50V0H-70Z', 0.14)) +
    path('M-42 -92Q-10 -106 18 -94L16 -62Q-12 -54 -42 -62Z', cloth) +
    line('M-42 -63Q-12 -55 16 -63', 'mustard', 3.6) +
    each([-32, -18, -4, 10], x => disc(x, -56, 3, 'mustard')) +
    near +
    line('M-50 -4h12M24 -4h12', 'cream', 3, { opacity: 0.5 }) +
    finger(
      [
        [56, -66],
        [74, -50],
        [90, -48],
        [94, -60],
        [86, -68],
      ],
      { skin: c, width: 24, taper: 0.5 },
    ) +
    disc(48, -76, 26, c) +
    path('M58 -56q6 12 20 8q-8 12 -24 6Z', 'white') +
    line('M62 -50Q68 -44 74 -48', darker(c, 0.7), 2) +
    path(soft('28,-104 48,-94 46,-58 30,-42 14,-60 16,-90'), darker(c, 0.86)) +
    path(soft('32,-92 42,-86 40,-62 31,-54 24,-68'), 'mauve', { opacity: 0.5 }) +
    oval(60, -83, 4, 4.4, 'white') +
    disc(61.6, -82.4, 2.6, 'ink') +
    line('M54 -93q6 -4 11 -1', darker(c, 0.65), 1.8)
  )
}

/** What an elephant blows: out of its trunk at 0, 0, up and over, and on the ground a wave that breaks to the left. */
export const jet = ({ colour: c = 'sea' }: { colour?: Colour } = {}) =>
  filled(
    'M8 6Q14 -74 -52 -84Q-120 -88 -124 20L-122 112Q-140 92 -164 104Q-186 118 -188 150Q-170 130 -158 138Q-144 150 -156 196Q-168 238 -214 256H70Q-8 236 -30 150Q-58 40 -56 -4Q-54 -38 -34 -36Q-14 -34 -9 8Z',
    c,
    line('M0 -8Q-2 -60 -52 -64Q-98 -64 -100 30T-84 210', 'ice', 8) +
      line('M-76 -10Q-78 100 -40 220M-140 118Q-110 180 -130 250M-170 112Q-132 150 -152 240', 'mist', 6) +
      line('M-116 40Q-112 150 -60 250', 'teal', 6),
  ) +
  line('M-122 112Q-140 92 -164 104Q-186 118 -188 150', 'white', 7) +
  each(spots('-188,148 -178,132 -194,132 -164,104 -148,98 -180,114 -200,162 -174,150 -134,98'), ([x, y], i) =>
    disc(x, y, [11, 9, 8, 12, 10, 11, 6, 7, 7][i]!, 'white'),
  ) +
  each(spots('-142,-20 -146,26 -122,-52 -74,-102 -104,-90 -30,-96 20,-52 -160,60'), ([x, y], i) =>
    disc(x, y, [6, 5, 6, 6, 4, 6, 5, 5][i]!, i % 2 ? 'white' : c),
  )

/** A lion that sits, and would rather not look. */
export const lionShy = ({ colour: c = 'mustard' }: { colour?: Colour } = {}) =>
  shadow(40, 5) +
  line('M30 -6Q58 -4 54 -34', c, 5) +
  disc(54, -38, 7, 'walnut') +
  filled(soft('-30,0 -30,-34 -16,-58 16,-58 30,-34 30,0 0,3'), c, shaded('M8 -70H40V6H8Z', 0.1)) +
  oval(-20, -4, 14, 7, darker(c, 0.92)) +
  oval(20, -4, 14, 7, darker(c, 0.92)) +
  path(blob(0, -80, 37, 36, 4, 14, 0.1), 'walnut') +
  path(blob(0, -79, 30, 29, 9, 12, 0.08), 'rust') +
  disc(-20, -101, 7, c) +
  disc(20, -101, 7, c) +
  disc(0, -78, 24, c) +
  oval(-10, -84, 4, 5, 'white') +
  disc(-8, -84, 2.6, 'ink') +
  oval(0, -66, 11, 8, 'butter') +
  path('M-6 -72h12l-6 7Z', 'dark') +
  line('M-6 -60q6 -4 12 0', 'dark', 2.4) +
  line('M24 -32Q42 -56 14 -80', darker(c, 0.78), 16) +
  line('M24 -32Q42 -56 14 -80', darker(c, 0.92), 13) +
  oval(9, -85, 13, 11, darker(c, 0.78)) +
  oval(9, -85.6, 11.4, 9.4, c) +
  line('M3 -90l2 6M10 -93v6M16 -90l-2 6', 'walnut', 1.8) +
  line('M-22 -36Q-24 -18 -18 -8', darker(c, 0.84), 12) +
  oval(-18, -4, 13, 7, c) +
  line('M-18 -92l8 -3', 'walnut', 2.4)

/** Front down, tail up: the bow of a dog that knows its trade. */
export const dogBow = ({ colour: c = 'wood', nose = false }: { colour?: Colour; nose?: boolean } = {}) =>
  shadow(34, 3) +
  line('M-24 -36Q-40 -46 -36 -62', c, 5) +
  line('M-18 -24L-22 -3h6M-26 -26L-30 -3h6', darker(c, 0.86), 8) +
  filled(
    soft('-32,-30 -26,-42 -8,-36 16,-22 22,-10 8,-4 -14,-14 -28,-18'),
    c,
    shaded('M-40 -16H30V0H-40Z', 0.12),
  ) +
  line('M12 -8L34 -4', c, 8) +
  path(blob(-14, -32, 8, 5, 3), darker(c, 0.75)) +
  disc(24, -24, 11.4, c) +
  oval(33, -18, 8.4, 5.6, c) +
  disc(39, -20, nose ? 5.4 : 2.8, nose ? 'red' : 'ink') +
  path('M14 -34Q2 -28 7 -12Q16 -12 19 -26Z', darker(c, 0.66)) +
  line('M23 -27q3 -3 6 0', 'ink', 2) +
  line('M12 -18Q16 -10 22 -12', 'red', 3.4)

/** A wheel that has had enough. */
export const cartwheel = () =>
  shadow(30, 4) +
  rim(0, -32, 27, 'walnut', 10) +
  rim(0, -32, 27, 'straw', 3) +
  line('M-24 -32H24M0 -56V-8M-17 -49L17 -15', 'walnut', 5) +
  line('M17 -49L8 -40M-17 -15L-10 -23', 'walnut', 5) +
  disc(0, -32, 7, 'red')

/** A lantern of paper, for feasts. */
export const lampion = ({ colour: c = 'coral' }: { colour?: Colour } = {}) =>
  glow(0, -26, 60, 'straw', 0.6) +
  line('M0 -62V-48M0 -4V8M-4 -4V6M4 -4V6', 'brass', 2.4) +
  oval(0, -26, 24, 22, c) +
  oval(0, -26, 13, 22, 'butter', { opacity: 0.45 }) +
  line('M-22 -34H22M-24 -26H24M-22 -18H22', darker(c, 0.8), 1.8) +
  rect(-10, -51, 20, 6, 'walnut', 2) +
  rect(-10, -7, 20, 6, 'walnut', 2)

/** A thin pancake in flight, seen from a little below. */
/** Where it came down: over somebody’s ears. */
export const crepeHat = () =>
  path(soft('-38,6 -36,-14 -16,-26 14,-26 36,-14 40,8 34,22 27,8 8,3 -14,3 -27,6 -32,18'), 'straw') +
  path(soft('-32,-4 -28,-14 -12,-21 12,-21 29,-12 30,-3 10,-9 -12,-9'), 'butter') +
  each(spots('-16,-14 2,-17 17,-12'), ([x, y]) => oval(x, y, 4.4, 2.6, 'honey'))

export const crepe = () =>
  path(soft('-34,-8 -20,-20 8,-22 32,-14 36,-2 16,4 -14,6'), 'straw') +
  path(soft('-28,-9 -16,-16 8,-18 27,-12 28,-5 10,-2 -14,-1'), 'butter') +
  each(
    [
      [-14, -9, 5],
      [4, -13, 4],
      [14, -7, 5],
      [-2, -5, 3],
    ],
    ([x, y, r]) => oval(x, y, r, r * 0.6, 'honey'),
  )

/** Poles of a ring tent, a platform to leap from, and the ladder that leads up. */
export const platform = ({ height: h = 210 }: { height?: number } = {}) => {
  const rungs = Array.from({ length: Math.floor(h / 20) - 1 }, (_, i) => `M-14 ${-14 - i * 20}H14`).join('')
  return (
    shadow(34, 5) +
    line(`M-14 0V${-h}M14 0V${-h}`, 'walnut', 6) +
    line(rungs, 'wood', 4.4) +
    path(
      poly([
        [-46, -h],
        [46, -h],
        [38, -h + 16],
        [-38, -h + 16],
      ]),
      'dusk',
    ) +
    rect(-50, -h - 8, 100, 10, 'straw', 3) +
    each([-24, 0, 24], x => path(starShape(x, -h + 7, 6), 'straw'))
  )
}

/** Winter quarters: whoever has no room inside looks out. */
export const caravanFull = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  caravan({ colour: c }) +
  path(cut(-56, -98, 42, 34, 2, 1), 'ember') +
  path(blob(-35, -80, 16, 15, 4, 14, 0.1), 'walnut') +
  disc(-35, -79, 11, 'mustard') +
  disc(-39, -82, 1.7, 'ink') +
  disc(-31, -82, 1.7, 'ink') +
  path('M-38.6 -78h7.2l-3.6 4Z', 'dark') +
  line('M-35 -74q-4 4 -7 1M-35 -74q4 4 7 1', 'dark', 1.6) +
  line('M-58 -64H-12', 'wood', 5) +
  path(cut(18, -98, 34, 76, 3, 1), 'ember') +
  glow(35, -60, 40, 'butter', 0.7) +
  path('M21 -22Q20 -54 35 -56Q50 -54 49 -22Z', 'mustard') +
  line('M35 -54V-24', 'brass', 1.6) +
  disc(24, -67, 6, 'coral') +
  disc(46, -67, 6, 'coral') +
  disc(35, -68, 11, 'skin') +
  path('M28 -63Q35 -54 42 -63Z', 'white') +
  line('M30 -61.5Q35 -58 40 -61.5', 'brick', 1.6) +
  disc(35, -67, 3.4, 'red') +
  disc(31, -72, 1.5, 'ink') +
  disc(39, -72, 1.5, 'ink') +
  path('M28 -77C28 -88 42 -88 42 -77Z', 'ink') +
  line('M25 -77H45', 'ink', 2.6) +
  line('M24 -46Q12 -52 10 -66M46 -46Q58 -52 60 -66', 'mustard', 7) +
  disc(10, -69, 4, 'white') +
  disc(60, -69, 4, 'white') +
  finger(
    [
      [-4, -112],
      [-12, -146],
      [12, -174],
      [42, -166],
      [50, -146],
    ],
    { skin: 'grey', width: 32, taper: 0.5 },
  ) +
  line(
    'M-22 -128q12 6 24 0M-22 -142q12 8 24 2M-12 -160q12 2 18 -6M6 -178q8 6 6 14M26 -180q4 8 0 15',
    darker('grey', 0.78),
    2.4,
  ) +
  oval(51, -141, 10, 6.5, 'blush') +
  line('M47 -143l1 4M54 -143l-1 4', 'dark', 2.6)

/** Three wheels would be one too few; it has one left on this side. */
export const caravanLame = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  shadow(78, 6) +
  rect(-66, -138, 10, 30, 'slate') +
  filled(
    'M-74 -22L-80 -92Q-78 -118 0 -120Q78 -118 80 -92L74 -22Z',
    c,
    rect(-90, -60, 180, 7, 'mustard') + rect(-90, -30, 180, 20, 'shade', 0, { opacity: 0.16 }),
  ) +
  path('M-90 -92Q-84 -128 0 -130Q84 -128 90 -92Q40 -106 0 -106Q-40 -106 -90 -92Z', 'brick') +
  path(cut(-28, -96, 34, 30, 2, 1), 'butter') +
  line('M-11 -94v26M-26 -81h30', 'cream', 2.4) +
  path('M-28 -96q10 4 8 26l-8 4ZM6 -96q-10 4 -8 26l8 4Z', 'coral') +
  path(cut(18, -98, 34, 76, 3, 1), 'walnut') +
  path(cut(23, -92, 24, 24, 3, 1), 'butter') +
  disc(46, -56, 2.2, 'mustard') +
  line('M-44 -24V-8M-50 -8H-38', 'dark', 6) +
  disc(44, -18, 20, 'walnut') +
  disc(44, -18, 15, 'straw') +
  line('M29 -18h30M44 -33v30M33 -29l22 22M55 -29l-22 22', 'walnut', 2.6) +
  disc(44, -18, 4.4, 'red') +
  line('M74 -30L116 -34', 'walnut', 6)

/** Ready for somebody: nobody lies in it yet. */
export const cradleEmpty = ({
  colour: c = 'wood',
  quilt: q = 'coral',
}: {
  colour?: Colour
  quilt?: Colour
} = {}) =>
  shadow(50) +
  path('M-60 -42Q-66 -84 -20 -84Q-30 -60 -26 -42Z', darker(c, 0.8)) +
  oval(-30, -46, 18, 9, 'white') +
  path('M-54 -44Q-46 -4 0 -4Q46 -4 54 -44Z', c) +
  path('M-50 -32Q0 -22 50 -32L48 -24Q0 -12 -48 -24Z', 'walnut') +
  path('M-14 -45Q0 -56 52 -46Q44 -34 12 -36Q-6 -36 -14 -45Z', q) +
  line('M4 -48q6 4 4 10M24 -50q6 6 4 13', 'butter', 2) +
  line('M-54 2Q0 16 54 2', 'walnut', 6)

/** A net that waits under those who fly, hung from edge to edge. */
export const safetyNet = ({
  width: w = 640,
  sag = 34,
  depth = 66,
  colour: c = 'dusk',
}: {
  width?: number
  sag?: number
  /** How far its far edge stands above the near one: little, if we look from the ground. */
  depth?: number
  colour?: Colour
} = {}) => {
  const on = (share: number, up: number) => {
    const dip = Math.sin(share * Math.PI) * sag
    return `${short((share - 0.5) * w)} ${short(dip - up * (depth - dip * 0.5) - sag)}`
  }
  let mesh = ''
  for (let i = 0; i <= 20; i++)
    mesh += `M${on(i / 20, 0)}L${on(Math.min(1, (i + 1.4) / 20), 1)}M${on(i / 20, 0)}L${on(Math.max(0, (i - 1.4) / 20), 1)}`
  const edge = (up: number) => {
    const spots = Array.from({ length: 9 }, (_, i) => on(i / 8, up))
    return `M${spots.join('L')}`
  }
  return line(mesh, c, 2.6) + line(edge(0) + edge(1), 'walnut', 6)
}

/** The lion who claps: two paws in the air, eyes shut with delight. */
export const lionClap = ({
  colour: c = 'mustard',
  strokes = true,
}: {
  colour?: Colour
  strokes?: boolean
} = {}) =>
  line('M28 -6Q58 -4 52 -36', c, 5) +
  disc(52, -40, 7, 'walnut') +
  path(
    soft([
      [-26, 0],
      [-30, -40],
      [-14, -66],
      [14, -66],
      [30, -40],
      [26, 0],
    ]),
    c,
  ) +
  oval(0, -26, 15, 24, 'straw') +
  path(blob(0, -82, 36, 35, 5, 13, 0.09), 'rust') +
  disc(0, -80, 23, c) +
  disc(-18, -100, 7, c) +
  disc(18, -100, 7, c) +
  line('M-14 -84q5 -7 10 0M4 -84q5 -7 10 0', 'lash', 2.6) +
  path('M-5 -76H5L0 -70Z', 'dark') +
  path('M-9 -68Q0 -64 9 -68Q6 -56 0 -56Q-6 -56 -9 -68Z', 'brick') +
  line('M-24 -46Q-38 -34 -9 -38M24 -46Q38 -34 9 -38', darker(c, 0.9), 12) +
  oval(-7, -39, 7, 9, c, { turn: [8, -7, -39] }) +
  oval(7, -39, 7, 9, c, { turn: [-8, 7, -39] }) +
  line('M0 -46V-32', darker(c, 0.72), 1.6) +
  (strokes ? line('M-44 -44l-9 -3M-40 -30l-9 3M44 -44l9 -3M40 -30l9 3', 'butter', 3.4) : '')

/** What a stone in the road leaves of a wheel. */
export const wheelBroken = () =>
  line('M-34 -2A32 26 0 0 1 22 -40', 'walnut', 10) +
  line('M-34 -2A32 26 0 0 1 22 -40', 'straw', 3) +
  line('M40 -26A32 26 0 0 1 8 8', 'walnut', 10) +
  line('M40 -26A32 26 0 0 1 8 8', 'straw', 3) +
  disc(-4, -16, 7, 'red') +
  line('M-4 -16L-26 -20M-4 -16L6 -34M-4 -16L10 0M52 4l26 -6M-52 6l-22 3', 'walnut', 5)

/** Three sticks over a fire, and the hook for the kettle. */
export const tripod = () => line('M-46 0L2 -104L44 0M2 -104L-8 0M0 -100V-72', 'dark', 5)
