import { type Spot, soft, spots } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, disc, each, line, oval, path, put, rim } from '../shape.ts'

/** Somebody as a bird sees them: the crown of a head or a hat, shoulders, arms, shoes. Looks up the card. */
interface Seen {
  readonly hair?: Colour
  readonly skin?: Colour
  readonly top?: Colour
  readonly stripe?: Colour
  readonly scarf?: Colour
  readonly tuft?: boolean
  /** A cloud of curls instead of a crop. */
  readonly curls?: boolean
  readonly hat?: 'flatcap' | 'sailor' | 'straw' | 'captain'
  readonly hatColour?: Colour
  /** Where the hands are, left and right. */
  readonly leftHand?: Spot
  readonly rightHand?: Spot
  /** Shoes that look out behind, as of somebody who kneels; of the skin’s colour, bare soles. */
  readonly kneels?: Colour
}

const sole = (x: number, skin: Colour): Drawing =>
  oval(x, 29, 5, 10, skin) +
  oval(x, 35, 6.6, 6, skin) +
  oval(x, 26, 3, 4, 'coral', { opacity: 0.3 }) +
  oval(x, 35, 4.6, 3, 'coral', { opacity: 0.3 }) +
  each(spots('-5.4,39 -2.8,41 0.2,42'), ([dx, y]) => disc(x + dx, y, 1.8, skin)) +
  disc(x + 4.2, 41.4, 2.6, skin)

function arm(side: 1 | -1, hand: Spot, skin: Colour, top: Colour): Drawing {
  const root: Spot = [side * 21, 2]
  const share = 0.62
  const cuff: Spot = [root[0] + (hand[0] - root[0]) * share, root[1] + (hand[1] - root[1]) * share]
  const turn = (Math.atan2(hand[1] - root[1], hand[0] - root[0]) * 180) / Math.PI
  return (
    line(`M${root[0]} ${root[1]}L${hand[0]} ${hand[1]}`, skin, 8) +
    line(`M${root[0]} ${root[1]}L${cuff[0].toFixed(1)} ${cuff[1].toFixed(1)}`, darker(top, 0.92), 11) +
    put(
      oval(2, 0, 6, 5, skin) + line('M5 -3L12 -5M6 -1H14M6 2L13 3', skin, 3) + line('M2 -4L6 -9', skin, 3.4),
      {
        x: hand[0],
        y: hand[1],
        turn: turn,
      },
    )
  )
}

const HATS: Readonly<Record<NonNullable<Seen['hat']>, (c: Colour) => Drawing>> = {
  flatcap: c =>
    oval(0, 1, 17, 18, c) + path('M-13 -12Q0 -28 13 -12Z', darker(c, 0.8)) + disc(0, 1, 2.4, darker(c, 0.7)),
  sailor: () => disc(0, 0, 19, 'navy') + disc(0, 0, 16, 'white') + disc(0, 0, 6.4, 'red'),
  captain: () =>
    disc(0, 0, 19, 'white') + path('M-14 -13Q0 -26 14 -13Z', 'ink') + rim(0, 0, 14, 'stone', 1.6),
  straw: c =>
    disc(0, 0, 29, c) +
    rim(0, 0, 22, darker(c, 0.88), 2) +
    disc(0, 0, 15, darker(c, 0.94)) +
    rim(0, 0, 15, 'red', 4),
}

export const fromAbove = ({
  hair = 'walnut',
  skin = 'skin',
  top = 'cream',
  stripe,
  scarf,
  tuft = false,
  curls = false,
  hat,
  hatColour: hatC = 'straw',
  leftHand: lh = [-30, -22],
  rightHand: rh = [30, -22],
  kneels,
}: Seen = {}): Drawing =>
  (kneels
    ? (kneels === skin
        ? sole(-11, skin) + put(sole(-11, skin), { flip: true })
        : oval(-11, 34, 7, 13, kneels) + oval(11, 35, 7, 13, kneels)) + oval(0, 18, 19, 16, darker(top, 0.7))
    : oval(-9, 16, 6, 11, 'dark') + oval(9, 17, 6, 11, 'dark')) +
  arm(-1, lh, skin, top) +
  arm(1, rh, skin, top) +
  oval(0, 4, 28, 15, top) +
  (stripe ? line('M-18 -6V15M-9 -8V18M9 -8V18M18 -6V15', stripe, 3) : '') +
  (scarf ? oval(0, 3, 15, 12, scarf) + path('M-4 12L-10 24L0 20L4 12Z', scarf) : '') +
  (hat
    ? oval(0, -12, 8, 8, skin) + HATS[hat](hatC)
    : oval(0, -14, 5, 6, skin) +
      disc(0, 0, 17, hair) +
      (curls
        ? [0, 1, 2, 3, 4, 5, 6, 7, 8]
            .map(i =>
              disc(Math.cos(i * 0.7) * 16, Math.sin(i * 0.7) * 15, 8, i % 2 ? hair : darker(hair, 1.18)),
            )
            .join('') + line('M-8 -4q4 -6 8 0t8 0M-6 6q4 -6 8 0M-2 -10q5 -4 8 1', darker(hair, 1.5), 1.6)
        : line('M0 -2q8 -2 11 6M0 -2q-8 0 -11 7M0 -2q2 8 -2 14', darker(hair, 0.8), 1.8)) +
      (tuft ? path('M-5 2Q-12 -8 -3 -13Q-4 -6 2 -6Q6 -10 10 -8Q4 -4 5 2Z', darker(hair, 0.86)) : ''))

/** A ship’s deck far below, as one sees it from the top of the mast: the sea on both sides. */
export const deckBelow = (): Drawing =>
  path('M150 410Q110 200 210 60Q300 -40 390 60Q490 200 450 410Z', 'walnut') +
  path('M166 410Q128 204 220 74Q300 -18 380 74Q472 204 434 410Z', 'honey') +
  line(
    'M200 410Q170 210 246 90M234 410Q214 220 270 64M268 410V46M300 410V28M332 410V46M366 410Q386 220 330 64M400 410Q430 210 354 90',
    'walnut',
    2.4,
    { opacity: 0.5 },
  ) +
  line('M120 300Q60 340 40 420M480 300Q540 340 560 420M206 52Q240 -10 300 -30', 'white', 5, {
    opacity: 0.7,
  }) +
  path('M262 150H338V214H262Z', 'walnut') +
  path('M268 156H332V208H268Z', 'dark') +
  line('M284 156V208M300 156V208M316 156V208', 'walnut', 3)

/** Open water far below: nothing but long waves. */
export const seaBelow = (): Drawing =>
  path('M-10 -10H610V410H-10Z', 'sea') +
  line(
    'M-10 60Q40 40 90 60T190 60M420 40Q480 20 530 40T620 40M-10 190Q40 170 80 190T160 186M450 160Q500 140 560 160T640 160M-10 320Q40 300 90 320T150 318M480 330Q530 310 580 330T640 330',
    'mist',
    5,
    { opacity: 0.6 },
  )

/** The mast from its top, running down to the deck: wide here, narrow there, with a yard across. */
export const mastTop = (): Drawing =>
  path('M-34 10L-60 -250Q-52 -262 -44 -250L34 10Z', 'walnut') +
  path('M8 10L-46 -250Q-44 -256 -42 -250L34 10Z', 'shade', { opacity: 0.2 }) +
  line('M-250 -30L190 -150', 'wood', 17) +
  line('M-60 -80L-26 -74M-34 -92L0 -84', 'sandD', 7) +
  path('M-240 -26Q-150 30 -50 -66L-60 -84Z', 'cream')

/** A rowing boat as whoever stands in it sees it: its inside, as far as the bow. */
export const boatAhead = ({ colour: c = 'mustard' }: { colour?: Colour } = {}): Drawing =>
  path('M-262 10Q-196 -92 -14 -132Q0 -138 14 -132Q196 -92 262 10Z', 'cream') +
  path('M-236 10Q-170 -84 0 -118Q170 -84 236 10Z', darker(c, 0.6)) +
  line('M-120 -60Q-90 -80 -8 -112M120 -60Q90 -80 8 -112M0 -60V-114', darker(c, 0.46), 3) +
  path('M-176 10Q-120 -40 0 -42Q120 -40 176 10Z', darker(c, 0.8)) +
  line('M-92 10L-50 -38M-30 10L-16 -40M92 10L50 -38M30 10L16 -40', darker(c, 0.6), 3) +
  path('M-160 -62Q0 -76 160 -62L180 -42Q0 -56 -180 -42Z', 'wood')

/** Its oars, which hang in the rowlocks with their blades in the water. */
export const oarsOut = (): Drawing =>
  each([-1, 1], side =>
    put(
      line('M252 0q22 -10 48 -2M264 10q18 -6 40 0', 'ice', 3, { opacity: 0.8 }) +
        line('M112 -86L262 -28', 'wood', 9) +
        path('M248 -40L242 -28L280 -4Q300 -2 298 -16Z', 'wood') +
        line('M196 -40Q190 -62 206 -66', 'dark', 6),
      { flip: side < 0 },
    ),
  )

/** A cat from straight above, its nose up the card. */
export const catAbove = ({ colour: c = 'ink' }: { colour?: Colour } = {}): Drawing =>
  line('M0 26Q2 46 18 48Q30 48 30 38', c, 6) +
  oval(-9, -14, 4, 9, c) +
  oval(9, -18, 4, 10, c) +
  oval(-10, 20, 6, 9, c) +
  oval(10, 20, 6, 9, c) +
  path(soft('-10,-16 10,-16 13,6 14,22 0,30 -14,22 -13,6'), c) +
  line('M0 -14Q2 8 0 24', darker(c, 1.5), 2.4) +
  path('M-12 -30L-13 -41L-4 -38ZM12 -30L13 -41L4 -38Z', c) +
  disc(0, -30, 12.5, c) +
  path('M-10 -33L-11 -38L-6 -37ZM10 -33L11 -38L6 -37Z', 'coral') +
  disc(-5, -38, 2, 'butter') +
  disc(5, -38, 2, 'butter') +
  line('M-4 -42L-13 -47M4 -42L13 -47', 'cream', 1)

/** A dog from straight above, its nose up the card and its tail about to wag. */
export const dogAbove = ({ colour: c = 'wood' }: { colour?: Colour } = {}): Drawing =>
  line('M0 28Q-4 42 -14 46', c, 6) +
  oval(-11, -10, 5, 11, c) +
  oval(11, -10, 5, 11, c) +
  oval(-12, 24, 6, 10, c) +
  oval(12, 24, 6, 10, c) +
  path(soft('-12,-14 12,-14 14,6 15,24 0,32 -15,24 -14,6'), c) +
  path('M-8 2Q0 -6 9 3Q10 20 0 22Q-10 18 -8 2Z', darker(c, 0.8)) +
  line('M-10 -18Q0 -13 10 -18', 'red', 5) +
  oval(0, -30, 12, 13, c) +
  oval(0, -44, 7, 9, c) +
  oval(0, -51, 4, 3, 'ink') +
  path('M-9 -38Q-22 -34 -20 -20Q-12 -20 -8 -30ZM9 -38Q22 -34 20 -20Q12 -20 8 -30Z', darker(c, 0.72)) +
  disc(-5, -39, 1.8, 'ink') +
  disc(5, -39, 1.8, 'ink')

/** A pail from straight above: rim, water, and its handle laid down. */
export const pailAbove = ({ colour: c = 'teal' }: { colour?: Colour } = {}): Drawing =>
  disc(0, 0, 21, c) +
  disc(0, 0, 16, darker(c, 0.6)) +
  disc(0, 1, 14, 'ice') +
  line('M-7 -3q6 -4 12 0M-3 5q5 -3 9 0', 'white', 2) +
  line('M-20 2Q-16 34 0 34Q16 34 20 2', 'slate', 3)

/** A cat curled up, from straight above: a ring of fur, its nose under its tail. */
export const catCurl = ({ colour: c = 'ginger' }: { colour?: Colour } = {}): Drawing => {
  const stripe = darker(c, 0.7)
  const ring = Array.from({ length: 11 }, (_, i) => {
    const angle = -2.5 + i * 0.36
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${Math.round(x * 46)} ${Math.round(y * 42 - 46)}L${Math.round(x * 30)} ${Math.round(y * 27 - 46)}`
  })
  return (
    path(soft('-48,-40 -40,-76 -4,-92 36,-80 50,-46 40,-12 4,0 -32,-8'), c) +
    line(ring.join(''), stripe, 6) +
    path(soft('-20,-46 -6,-64 20,-60 26,-40 8,-24 -14,-30'), darker(c, 0.86)) +
    line('M38 -8Q20 8 -14 -2Q-40 -8 -42 -20', darker(c, 0.8), 15) +
    line('M46 -31Q30 7 -12 -4Q-38 -10 -41 -20', c, 11) +
    line('M30 -6l-4 -9M12 1l-1 -10M-8 -1l3 -9', stripe, 4) +
    line('M-26 -57L-14 -75L0 -50Q8 -34 -8 -18', darker(c, 0.72), 4) +
    path('M-46 -44L-58 -64L-36 -58ZM-22 -52L-14 -72L-4 -50Z', c) +
    path('M-46 -48L-52 -58L-40 -56ZM-18 -54L-14 -64L-9 -53Z', 'blush') +
    path(soft('-50,-36 -44,-52 -24,-58 -6,-50 -2,-34 -14,-18 -38,-18'), c) +
    line('M-32 -56L-30 -46M-25 -57L-25 -46M-18 -55L-20 -46', stripe, 3) +
    oval(-28, -25, 12, 8, 'cream') +
    line('M-42 -34q4 5 9 1M-22 -33q5 4 9 -1', 'lash', 2.6) +
    path('M-31 -30h6l-3 4Z', 'brick') +
    line('M-38 -26L-60 -30M-38 -23L-60 -20M-17 -26L2 -32M-17 -23L4 -22', 'cream', 1.3) +
    line('M-28 -12Q-46 -12 -50 -24', 'cream', 10)
  )
}
