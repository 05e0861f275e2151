import { blob, type Spot, soft, spots } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, dabs, disc, each, line, oval, path, put, rect, shadow } from '../shape.ts'
import { finger } from './finger.ts'

/** A few hours old: a small crumpled face with shut eyes, a fist, one curl, and very much cloth. */
export const newbornBundle = ({
  skin = 'skin2',
  hair = 'dark',
  colour: c = 'white',
}: {
  skin?: Colour
  hair?: Colour
  colour?: Colour
} = {}): Drawing =>
  path(soft('-62,-14 -50,-34 -16,-44 20,-46 44,-34 52,-16 36,2 -8,8 -46,4'), c) +
  path(soft('8,-40 28,-48 46,-36 50,-18 38,-6 18,-8 6,-22'), darker(c, 0.84)) +
  disc(29, -26, 15, skin) +
  path('M17 -34Q20 -43 32 -42Q42 -40 44 -30Q36 -37 28 -35Q22 -35 17 -34Z', hair) +
  line('M32 -41q-1 -7 5 -7q5 1 3 5q-2 3 -5 1', hair, 2.4) +
  oval(23, -21, 4, 3, 'coral', { opacity: 0.5 }) +
  oval(37, -20, 3.6, 3, 'coral', { opacity: 0.5 }) +
  line('M20 -26q3 3 6.4 0M32 -25.4q3 3 6.2 0', 'lash', 1.7) +
  disc(29.4, -22, 1.7, darker(skin, 0.86)) +
  line('M27 -16.6q2.4 1.8 5 0', 'brick', 1.8) +
  path('M-62 -14Q-30 -40 4 -36Q20 -20 12 -6Q24 -12 44 -8Q40 6 -8 8Q-50 8 -62 -14Z', darker(c, 0.96)) +
  line('M4 -36Q18 -22 12 -5M-42 -22Q-24 -4 8 -2M-50 -12Q-30 4 -8 4', darker(c, 0.78), 2) +
  disc(17, -9, 5.4, skin) +
  line('M14.6 -11.4h3.4M14.6 -8.6h3.8', darker(skin, 0.78), 1.2)

const hole = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}Q${x} ${y - h - 8} ${x + w / 2} ${y - h - 8}Q${x + w} ${y - h - 8} ${x + w} ${y}Z`

/** The same, walked round the other way, so that it is a hole in a wall. */
const cutOut = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}H${x + w}Q${x + w} ${y - h - 8} ${x + w / 2} ${y - h - 8}Q${x} ${y - h - 8} ${x} ${y}Z`

const OPENINGS = [
  [-176, -74, 112, 92],
  [-46, -74, 92, 92],
  [70, -74, 106, 92],
] as const

/** Winter quarters, what one sees through its three windows: light. Whoever lives there is drawn between this and the wall. */
export const wagonLight = (): Drawing => rect(-186, -190, 372, 130, 'ember')

/** The wall of that caravan with three windows cut out, and an elephant who takes the last one for itself. */
export const wagonWall = ({ colour: c = 'teal' }: { colour?: Colour } = {}): Drawing =>
  path(hole(70, -74, 106, 92), 'grey') +
  path('M70 -74V-120Q86 -100 84 -74Z', darker('grey', 0.8)) +
  disc(104, -128, 8, 'white') +
  disc(106, -126, 5, 'ink') +
  disc(108, -128.4, 1.8, 'white') +
  line('M94 -141q10 -7 20 -1', darker('grey', 0.6), 4) +
  line('M96 -116q8 5 16 1', darker('grey', 0.7), 2.4) +
  shadow(190, 8) +
  line('M-196 -34H204M204 -34L236 -22', 'walnut', 9) +
  path(
    `M-206 -40L-214 -150Q-206 -196 0 -202Q206 -196 214 -150L206 -40Z${OPENINGS.map(([x, y, w, h]) => cutOut(x, y, w, h)).join('')}`,
    c,
  ) +
  rect(-205, -56, 410, 8, 'mustard') +
  path('M-206 -40L-207 -48H207L206 -40Z', 'shade', { opacity: 0.2 }) +
  each(
    OPENINGS,
    ([x, y, w, h]) => line(hole(x, y, w, h), 'straw', 6) + line(`M${x - 8} ${y + 3}h${w + 16}`, 'wood', 8),
  ) +
  path('M-232 -148Q-226 -214 0 -222Q226 -214 232 -148Q120 -184 0 -184T-232 -148Z', 'brick') +
  path(
    soft(
      '-228,-164 -214,-198 -120,-224 0,-232 120,-224 214,-198 230,-162 206,-178 176,-176 150,-190 96,-190 40,-198 -20,-192 -70,-198 -130,-184 -170,-182 -200,-176',
    ),
    'white',
  ) +
  each(
    [-130, 130] as const,
    x =>
      disc(x, -32, 33, 'walnut') +
      disc(x, -32, 25, 'straw') +
      line(`M${x - 25} -32h50M${x} -57v50M${x - 18} -50l36 36M${x + 18} -50l-36 36`, 'walnut', 5) +
      disc(x, -32, 7, 'red'),
  ) +
  put(trunkOut({ snowy: false }), { x: 136, y: -97, scale: 0.78 }) +
  path('M92 -100Q96 -122 132 -116Q150 -112 152 -102Q146 -90 150 -81L104 -78Q92 -84 92 -100Z', 'grey') +
  path(soft('-206,4 -190,-12 -140,-14 -90,-6 -60,4'), 'white') +
  path(soft('70,4 96,-10 140,-12 176,-6 196,4'), 'white')

/** What did not fit in: a trunk that reaches out of the window, down to the hook of a kettle. */
export const trunkOut = ({ snowy = true }: { snowy?: boolean } = {}): Drawing => {
  const way: readonly Spot[] = [
    [0, 0],
    [40, 22],
    [84, 10],
    [112, -22],
    [142, -30],
    [160, -6],
    [154, 18],
  ]
  return (
    finger(way, { skin: 'grey', width: 46, taper: 0.42 }) +
    line(
      'M22 -8q10 14 4 32M46 -4q10 14 6 34M70 -10q14 12 14 28M92 -28q14 8 20 22M112 -42q10 10 14 22M138 -44q2 10 -2 18',
      darker('grey', 0.76),
      3,
    ) +
    (snowy
      ? path(
          'M28 -2Q52 4 72 -12Q92 -32 106 -40Q128 -56 146 -46Q122 -46 108 -28Q88 -2 66 4Q44 10 28 -2Z',
          'white',
        )
      : '')
  )
}

/** A garden cut open: turf on top, and in the earth whatever somebody has planted. */
export const earthCut = ({ height: h = 190 }: { height?: number } = {}): Drawing =>
  path(`M-310 ${-h}Q-200 ${-h - 10} -90 ${-h}T130 ${-h + 2}T310 ${-h - 4}V20H-310Z`, 'earth') +
  path(`M-310 ${-h + 70}Q-160 ${-h + 52} 0 ${-h + 74}T310 ${-h + 62}V20H-310Z`, 'walnut') +
  path(`M-310 ${-h + 136}Q-140 ${-h + 120} 40 ${-h + 142}T310 ${-h + 130}V20H-310Z`, 'dark') +
  dabs(
    [-280, -236, -170, -122, -60, -8, 44, 96, 150, 214, 262].map(
      (x, i): Spot => [x, -h + 30 + ((i * 47) % 34)],
    ),
    'dune',
    7,
  ) +
  dabs(
    [-262, -204, -150, -96, -30, 24, 82, 128, 190, 246, 290].map(
      (x, i): Spot => [x, -h + 92 + ((i * 29) % 30)],
    ),
    'earth',
    8,
  ) +
  each(spots('-286,-30 -92,-24 268,-34'), ([x, y], i) =>
    path(blob(x, y, 16, 11, i + 3), 'stone', { opacity: 0.6 }),
  ) +
  path(
    `M-310 ${-h - 4}Q-200 ${-h - 14} -90 ${-h - 4}T130 ${-h - 2}T310 ${-h - 8}V${-h + 10}L290 ${-h + 6}L270 ${-h + 15}L240 ${-h + 7}L214 ${-h + 16}L180 ${-h + 8}L150 ${-h + 16}L110 ${-h + 8}L80 ${-h + 15}L40 ${-h + 6}L10 ${-h + 14}L-30 ${-h + 6}L-60 ${-h + 14}L-100 ${-h + 6}L-130 ${-h + 15}L-180 ${-h + 4}L-220 ${-h + 12}L-260 ${-h + 3}L-310 ${-h + 10}Z`,
    'moss',
  )

/** A glass marble deep in the earth, in the hollow that was dug for it. */
export const marbleBed = ({
  colour: c = 'teal',
  open = false,
}: {
  colour?: Colour
  open?: boolean
} = {}): Drawing =>
  (open ? path('M-20 -96Q-14 -60 -32 -34Q-34 -4 0 4Q34 -4 32 -34Q14 -60 20 -96Z', 'dark') : '') +
  oval(0, -24, 36, 32, 'dark') +
  disc(0, -24, 25, c) +
  path('M-19 -32Q0 -12 21 -36Q16 -6 -6 -2Q-16 -14 -19 -32Z', 'white', { opacity: 0.4 }) +
  path('M-22 -20Q-4 -4 20 -14Q12 0 -4 1Q-18 -6 -22 -20Z', darker(c, 0.7), { opacity: 0.6 }) +
  disc(-8, -34, 6, 'white', { opacity: 0.95 })

/** A worm that has never met anything like it. */
export const wormWonder = ({ colour: c = 'blush' }: { colour?: Colour } = {}): Drawing =>
  line('M62 -4Q40 -26 24 -8T-8 -20', c, 13) +
  disc(-10, -22, 10, c) +
  line('M52 -18q-4 6 -1 12M38 -22q-3 5 1 11M18 -10q5 2 7 9', darker(c, 0.8), 2.4) +
  disc(-17, -28, 5, 'white') +
  disc(-6, -31, 5, 'white') +
  disc(-19, -27, 2.6, 'ink') +
  disc(-8, -30, 2.6, 'ink') +
  oval(-15, -17, 2.4, 3, 'brick')

/** Somebody from behind who sits on the ground, a blanket around the shoulders: only the head is missing. */
export const wrapped = ({
  first = 'brick',
  second = 'straw',
}: {
  first?: Colour
  second?: Colour
} = {}): Drawing =>
  path('M-58 2Q-64 -34 -34 -58Q-18 -70 0 -70Q18 -70 34 -58Q64 -34 58 2Z', first) +
  line('M-34 -58Q-46 -28 -44 2M-12 -69Q-16 -30 -15 2M12 -69Q16 -30 15 2M34 -58Q46 -28 44 2', second, 3.4, {
    opacity: 0.8,
  }) +
  line('M-46 -46Q0 -66 46 -46M-56 -24Q0 -46 56 -24M-59 -6Q0 -24 59 -6', second, 3.4, { opacity: 0.8 }) +
  path('M10 -70Q46 -58 58 2H34Q40 -40 10 -70Z', 'shade', { opacity: 0.18 }) +
  line('M-58 2h116', second, 5, { dash: '4 7' })
