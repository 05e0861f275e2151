import { short, soft, spots } from '../curve.ts'
import { noise } from '../noise.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, dabs, disc, each, filled, line, oval, path, put } from '../shape.ts'

/** A marble as large as it seems to whoever lies before it. */
const glass = (x: number, y: number, r: number, c: Colour): Drawing =>
  disc(x, y, r, c) +
  path(
    `M${short(x - r * 0.6)} ${short(y + r * 0.3)}Q${short(x)} ${short(y - r * 0.7)} ${short(x + r * 0.6)} ${short(y + r * 0.1)}Q${short(x)} ${short(y + r * 0.1)} ${short(x - r * 0.6)} ${short(y + r * 0.3)}Z`,
    'white',
    { opacity: 0.4 },
  ) +
  disc(x - r * 0.35, y - r * 0.4, r * 0.22, 'white')

/** One marble, or several in a row by their colours. */
export const marbleRow = ({ colours: cs = ['red'] }: { colours?: readonly Colour[] } = {}): Drawing =>
  each(cs, (c, i) => glass(i * 27, -13, 13, c))

/** A pail heaped with marbles. */
export const pailOfMarbles = ({ colour: c = 'teal' }: { colour?: Colour } = {}): Drawing =>
  line('M-22 -44Q-24 -92 0 -92Q24 -92 22 -44', 'slate', 3) +
  each(spots('-14,-50 0,-54 14,-50 -7,-62 8,-63'), ([x, y], i) =>
    glass(x, y, 9, (['red', 'mustard', 'plum', 'sea', 'coral'] as const)[i]!),
  ) +
  filled('M-25 -46H25L19 0H-19Z', c, path('M6 -46H26V0H2Z', 'shade', { opacity: 0.2 })) +
  line('M-25 -45H25', darker(c, 0.75), 5)

/** A cat that has won: crouching towards the left, one paw on what is hers now, and a look that says so. */
export const smugCat = ({ colour: c = 'ink' }: { colour?: Colour } = {}): Drawing => {
  const pale = darker(c, 1.7)
  const eye = (x: number): Drawing =>
    oval(x, -86, 12, 9, 'straw') +
    oval(x - 4, -85, 3.4, 8, 'ink') +
    path(`M${x - 14} -86Q${x} -100 ${x + 14} -88L${x + 14} -100H${x - 14}Z`, c) +
    line(`M${x - 12} -87Q${x} -91 ${x + 12} -87`, pale, 1.6)
  return (
    line('M104 -34Q150 -30 146 -86Q142 -126 116 -120', c, 17) +
    path(soft('-64,0 -66,-44 -10,-80 44,-108 98,-92 120,-40 112,0', 0.9), c) +
    line('M62 -4Q44 -50 84 -64M52 -92Q80 -98 96 -78', pale, 3) +
    line('M-26 -36Q-30 -14 -56 -9', c, 26) +
    line('M-50 -44Q-72 -40 -92 -27', c, 24) +
    oval(-98, -23, 17, 12, c) +
    line('M-110 -24q-4 6 -1 10M-100 -20q-3 6 0 10M-90 -20q-1 5 2 9', pale, 2) +
    path('M-82 -92L-84 -140L-50 -122ZM0 -96L8 -142L-26 -124Z', c) +
    path('M-77 -108L-78 -128L-62 -120ZM-6 -108L1 -130L-14 -121Z', 'coral') +
    path(soft('-86,-80 -70,-112 -38,-122 -6,-112 10,-80 -4,-52 -38,-42 -74,-52', 0.9), c) +
    eye(-60) +
    eye(-20) +
    path('M-46 -69H-36L-41 -63Z', 'coral') +
    line('M-41 -63Q-44 -54 -54 -57M-41 -63Q-34 -52 -18 -60', pale, 2.6) +
    line('M-66 -64L-96 -70M-66 -59L-94 -56M-16 -62L16 -68M-16 -57L14 -54', 'cream', 1.6, { opacity: 0.8 })
  )
}

/** A bough across the card from the right, with leaves and nothing else left on it. */
export const bough = ({ colour: c = 'moss', seed = 3 }: { colour?: Colour; seed?: number } = {}): Drawing => {
  const next = noise(seed)
  const leaf = (x: number, y: number, turn: number, scale: number, i: number) =>
    put(
      path('M0 0Q16 12 2 40Q-16 16 0 0Z', i % 3 === 0 ? darker(c, 0.8) : c) +
        line('M0 4L1 32', darker(c, 0.68), 1.6),
      { x, y, turn, scale },
    )
  const along = '40,196 84,186 130,190 176,184 226,196 486,172 520,150 556,164 590,140 150,176 66,194'
  return (
    line('M640 120Q520 176 400 192Q220 214 30 186', 'walnut', 24) +
    line('M640 112Q520 166 400 182Q220 204 60 184', 'wood', 5, { opacity: 0.7 }) +
    line('M190 200Q140 176 96 132M500 168Q480 110 500 40M240 202Q200 240 150 252', 'walnut', 11) +
    each(spots(along), ([x, y], i) => leaf(x, y, (next() - 0.5) * 80, 1 + next() * 0.4, i)) +
    each(spots('96,132 88,150 112,144 150,252 170,246 498,60 502,90 488,120 500,40'), ([x, y], i) =>
      leaf(x, y, (next() - 0.5) * 150, 1.1, i + 1),
    )
  )
}

/** A blackbird that has come too late, and says so. Looks to the right. */
export const crossBird = (): Drawing =>
  line('M-4 -6V2M6 -6V2', 'brass', 3) +
  path('M-24 -16L-58 -8L-54 -20L-28 -28Z', 'ink') +
  path(soft('-30,-16 -22,-34 2,-44 20,-34 16,-14 -4,-4 -20,-6'), 'ink') +
  disc(16, -44, 14, 'ink') +
  path('M27 -50L44 -52L30 -43ZM28 -42L42 -36L26 -37Z', 'mustard') +
  disc(19, -46, 5, 'straw') +
  disc(20.4, -45.4, 2.6, 'ink') +
  line('M11 -54L25 -49', 'ink', 4) +
  path(soft('-24,-20 -8,-32 6,-24 -2,-12 -18,-10'), '#45445a')

/** A cloth that something pulls tight: a band along a path of the card. */
export const pulledCloth = ({
  path: d = 'M0 0H80',
  width: w = 15,
  colour: c = 'red',
}: {
  path?: string
  width?: number
  colour?: Colour
} = {}): Drawing => line(d, darker(c, 0.8), w) + line(d, c, w * 0.66)

/** The round world from the top of a mast: the horizon bends, and the ship is a leaf far below. */
export const roundSea = (): Drawing =>
  filled(
    'M-20 286Q300 198 620 286V430H-20Z',
    'sea',
    path('M-20 286Q300 198 620 286V304Q300 222 -20 304Z', 'teal', { opacity: 0.55 }) +
      line(
        'M60 318q24 -10 50 -8M420 290q30 0 52 10M356 268q20 -2 34 2M470 346q30 -4 60 8M540 324q22 2 34 8',
        'mist',
        4,
        {
          opacity: 0.7,
        },
      ),
  ) +
  line('M52 424Q120 366 214 366Q300 368 356 392M330 410Q360 404 384 408', 'white', 4, { opacity: 0.55 }) +
  path('M84 430Q118 384 206 378Q272 377 304 390Q270 412 240 430Z', 'walnut') +
  path('M104 430Q132 392 206 386Q262 385 288 391Q260 408 226 430Z', 'honey') +
  line('M146 404Q200 394 276 393M134 416Q190 404 258 405', 'walnut', 2, { opacity: 0.6 }) +
  line('M296 391L340 384', 'walnut', 5)

/** The round top of a mast with somebody’s footing on it, its stays running down to the deck. */
export const crowsTop = ({ height: h = 342 }: { height?: number } = {}): Drawing =>
  line('M14 -150L190 60M14 -60L130 68', 'dark', 3) +
  path('M-25 0L-30 90H28L23 0Z', 'walnut') +
  path(`M-24 0L-20 ${-h}H14L22 0Z`, 'walnut') +
  path(`M4 0L2 ${-h}H14L22 0Z`, 'shade', { opacity: 0.24 }) +
  path('M-130 -6Q0 22 130 -6L112 22Q0 46 -112 22Z', 'walnut') +
  oval(0, -6, 130, 19, 'wood') +
  line('M-118 -2Q0 14 118 -2', 'walnut', 2.4) +
  dabs(spots('-92,12 -46,22 0,25 46,22 92,12'), 'dark', 6)
