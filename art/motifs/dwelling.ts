import { blob, cut, spots } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { dabs, disc, each, line, oval, path, rect, shadow } from '../shape.ts'
import { brush, dots } from '../texture.ts'

const closedShutter = (x: number) =>
  path(cut(x - 21, -66, 42, 30, 4, 1), 'stone') +
  line(`M${x - 15} -56Q${x} -38 ${x + 15} -56M${x - 11} -49l-4 6M${x} -46v7M${x + 11} -49l4 6`, 'dark', 3.6)

/** The bars of a desk’s window, once more over the moon that is seen through it. */
export const sash = () => path('M295.5 0h9v226h-9ZM95 105.5h410v9h-410Z', 'walnut')

/** A house that nobody lives in: closed shutters like closed eyes, a sagging roof, ivy. Its door is put on it. */
export const sleepyHouse = () =>
  shadow(96, 6) +
  path(cut(-80, -84, 160, 84, 3, 2), 'cream') +
  path('M34 -84H80V0H34Z', 'shade', { opacity: 0.1 }) +
  path('M-72 -84L-50 -84L-58 -66L-76 -70ZM52 -4L78 -8L80 -30L66 -24Z', 'honey', { opacity: 0.8 }) +
  closedShutter(-50) +
  closedShutter(50) +
  path('M40 -112L44 -150L64 -148L62 -108Z', 'brick') +
  path('M-98 -80L-72 -132Q-34 -128 -6 -118T70 -130L96 -82Q40 -90 0 -80T-98 -80Z', 'rust') +
  path('M-14 -90L-2 -112L22 -108L30 -88L12 -94Z', 'dark') +
  line('M-8 -92L14 -108M6 -92L24 -104', 'wood', 3) +
  line('M-78 -94q8 6 16 0t16 0t16 0M-70 -112q8 6 16 0t16 0M40 -100q8 6 16 0t16 0', 'brick', 3) +
  path(blob(-84, -8, 14, 11, 5), 'moss') +
  dabs('-90,-12 -80,-6', 'sage', 5) +
  path(blob(84, -10, 14, 16, 6), 'moss')

const tileRow = (y: number, from: number, count: number) =>
  `M${from} ${y}${Array.from({ length: count }, () => 'a7 7 0 0 0 14 0').join('')}`

/** A roof from the front, as wide as a card at twice its size: tiles on the left, bare rafters on the right. */
export const openRoof = () =>
  path('M-106 0H106V60H-106Z', 'cream') +
  path('M-106 0H106V9H-106Z', 'shade', { opacity: 0.16 }) +
  path('M-92 -84H92L130 2H-130Z', 'dark') +
  line('M-6 -84L-10 2M22 -84L28 2M50 -84L66 2M78 -84L104 2', 'honey', 6) +
  line('M-20 -62H100M-20 -38H110M-20 -14H122', 'wood', 4) +
  path('M-92 -84H-8L2 -66L-12 -44L4 -22L-8 2H-130Z', 'brick') +
  line(
    [
      tileRow(-72, -96, 6),
      tileRow(-56, -104, 7),
      tileRow(-40, -110, 6),
      tileRow(-24, -118, 7),
      tileRow(-8, -124, 8),
    ].join(''),
    darker('brick', 0.72),
    2.6,
  ) +
  line('M-100 -62L-98 -68M-70 -78H-40M-96 -46H-70M-60 -30H-30', 'coral', 3, { opacity: 0.6 }) +
  rect(-102, -93, 204, 11, 'wood', 3) +
  line('M-96 -90H96', 'honey', 2)

const ridge = (y: number, seed: number) =>
  path(
    `M-310 ${y}Q-150 ${y - 34} 0 ${y - 24}T310 ${y - 18}V${y + 42}Q150 ${y + 26} 0 ${y + 38}T-310 ${y + 34}Z`,
    'earth',
  ) +
  line(`M-310 ${y}Q-150 ${y - 34} 0 ${y - 24}T310 ${y - 18}`, 'honey', 6, { opacity: 0.55 }) +
  dots({ x: -300, y: y - 8, width: 600, height: 34 }, 'walnut', { count: 26, size: 5, seed, opacity: 0.7 }) +
  dots({ x: -300, y: y - 12, width: 600, height: 34 }, 'honey', {
    count: 14,
    size: 4,
    seed: seed + 4,
    opacity: 0.8,
  })

/** Dug earth that fills a whole card, from above: three ridges and the furrows between them. */
export const dugEarth = () =>
  rect(-310, -410, 620, 420, 'walnut') + each([-350, -216, -84], (y, i) => ridge(y, i * 5 + 2))

const glass = (c: Colour) =>
  disc(0, -22, 27, c) +
  path('M-20 -30Q0 -10 22 -34Q16 -4 -8 -2Q-16 -12 -20 -30Z', 'white', { opacity: 0.35 }) +
  disc(-9, -32, 6, 'white', { opacity: 0.9 })

/** A marble, in its hole unless somebody still holds it: they are planted as one plants bulbs. */
export const seedMarble = ({ colour: c = 'teal', held = false }: { colour?: Colour; held?: boolean } = {}) =>
  held
    ? glass(c)
    : oval(0, -6, 40, 15, 'dark') +
      glass(c) +
      path('M-42 -8Q-20 6 0 2T42 -8Q40 14 0 14T-42 -8Z', 'earth') +
      line('M-36 0Q-14 9 4 6T36 0', 'honey', 3, { opacity: 0.6 })

/** What is hoped for: a little tree with marbles on it, painted on a stake. */
export const seedStake = () =>
  rect(-4, -58, 8, 60, 'wood', 3) +
  path(cut(-32, -112, 64, 58, 3, 2), 'cream') +
  line('M0 -60V-78M0 -70L-10 -80M0 -72L10 -82', 'walnut', 4) +
  disc(0, -90, 17, 'moss') +
  dabs('-9,-92 2,-99 10,-88 -1,-83', 'red', 7)

/** A tree that carries a ship: everything behind whoever stands in it. */
export const treeship = () =>
  shadow(70) +
  path('M-30 0Q-14 -70 -24 -150H24Q14 -70 34 0Z', 'walnut') +
  path('M4 -150H24Q14 -70 34 0H16Q2 -70 4 -150Z', 'shade', { opacity: 0.16 }) +
  line('M0 -110Q54 -136 96 -170M0 -120Q-50 -142 -92 -176', 'walnut', 16) +
  each(
    [
      [-118, -214, 58],
      [116, -208, 58],
      [-66, -274, 62],
      [66, -276, 62],
      [0, -300, 56],
      [0, -220, 70],
    ],
    ([x, y, r]) => disc(x + r * 0.1, y + r * 0.14, r, darker('moss', 0.8)) + disc(x, y, r * 0.94, 'moss'),
  ) +
  each(spots('-136,-236 -84,-300 44,-304 100,-236 -14,-326'), ([x, y]) => oval(x, y, 26, 20, 'sage'))

/** The hull of that ship, in front of its crew. */
export const treehull = () =>
  path('M-124 -196Q-100 -132 -64 -124H62Q112 -132 138 -204L120 -190H-108Z', 'wood') +
  path('M-116 -176Q-96 -132 -64 -124H62Q104 -132 126 -176Q60 -160 0 -162T-116 -176Z', 'shade', {
    opacity: 0.14,
  }) +
  line('M-116 -176H126M-106 -158H116M-92 -140H98', 'walnut', 2.6) +
  line('M0 -112Q-84 -112 -104 -172M0 -112Q84 -112 112 -176', 'walnut', 11) +
  line('M-126 -194Q-60 -184 0 -186T136 -202', 'red', 7) +
  disc(-50, -152, 10, 'dark') +
  disc(50, -152, 10, 'dark') +
  disc(0, -152, 10, 'dark') +
  brush({ x: -90, y: -134, width: 160, height: 6 }, 'honey', { count: 8, size: 2, seed: 4 })

/** A hospital bed from its foot; whoever sits in it is drawn between it and its cover. */
export const wardBed = () =>
  shadow(84, 6) +
  line('M-72 0V-150M72 0V-150M-72 -146H72M-72 -112H72M-36 -146V-112M0 -146V-112M36 -146V-112', 'steel', 6) +
  path('M-50 -70Q-58 -132 0 -126Q58 -132 50 -70Z', 'white') +
  path('M-50 -70Q-54 -110 -36 -124Q-44 -96 -38 -70Z', 'shade', { opacity: 0.12 })

export const wardCover = () =>
  path('M-76 -8Q-84 -58 -62 -78Q0 -94 62 -78Q84 -58 76 -8Z', 'denim') +
  path('M-66 -80Q0 -98 66 -80Q72 -68 72 -60Q0 -78 -72 -60Q-72 -68 -66 -80Z', 'white') +
  line('M-40 -66Q-46 -36 -42 -8M0 -70V-8M40 -66Q46 -36 42 -8', 'shade', 4, { opacity: 0.14 }) +
  line('M-74 -6H74M-70 -6V2M70 -6V2', 'steel', 7)
