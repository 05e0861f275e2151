import { soft } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, disc, each, filled, line, oval, path, put, rect, shadow } from '../shape.ts'
import { dots } from '../texture.ts'

/** A tuft on a round head, as the first photographs have it. */
const tuft = (): Drawing =>
  path('M-15 -2Q-17 -17 -2 -18Q12 -18 14 -8Q4 -13 -5 -10Q-11 -7 -12 1Z', 'walnut') +
  line('M0 -17q1 -7 7 -6', 'walnut', 3)

const howl = (): Drawing =>
  disc(0, 0, 17, 'skin') +
  oval(-11, 4, 4, 3, 'coral', { opacity: 0.6 }) +
  oval(11, 4, 4, 3, 'coral', { opacity: 0.6 }) +
  line('M-11 -8l6 3l-6 3M11 -8l-6 3l6 3', 'lash', 1.8) +
  path('M-8 2Q0 -3 8 2Q10 14 0 14Q-10 14 -8 2Z', 'brick') +
  oval(0, 11, 5, 2.6, 'coral') +
  path('M-16 -1q-5 7 -1 10q5 -2 1 -10ZM16 -1q5 7 1 10q-5 -2 -1 -10Z', 'ice') +
  put(tuft(), { x: 1, y: -1, scale: 1.06 })

/** He is a few minutes old, and the whole street knows. */
export const cradleBawl = ({
  colour: c = 'wood',
  quilt: q = 'coral',
}: {
  colour?: Colour
  quilt?: Colour
} = {}) =>
  shadow(56, 5) +
  path('M-58 -40Q-72 -96 -34 -106Q-8 -108 -2 -76L-14 -40Z', c) +
  path('M-50 -40Q-60 -86 -32 -94Q-12 -96 -8 -74L-20 -40Z', darker(c, 0.6)) +
  line('M-8 -50L-20 -78M14 -50L32 -76', 'skin', 8) +
  disc(-21, -81, 5.4, 'skin') +
  disc(33, -79, 5.4, 'skin') +
  path('M-18 -40Q-16 -62 2 -62Q20 -62 22 -40Z', 'white') +
  put(howl(), { x: 3, y: -74 }) +
  path('M-10 -58Q3 -50 16 -58L10 -46Q2 -42 -5 -46Z', 'red') +
  path('M-36 -46Q0 -60 50 -46Q44 -34 10 -36Q-14 -34 -36 -46Z', q) +
  line('M-34 -16L-44 -1M34 -16L44 -1', darker(c, 0.72), 7) +
  path('M-56 -44Q-46 -4 0 -4Q46 -4 56 -44Z', c) +
  path('M-52 -32Q0 -22 52 -32L50 -24Q0 -12 -50 -24Z', 'walnut') +
  each([-22, 0, 22], x => path(`M${x} -20q-6 -5 0 -10q6 5 0 10Z`, 'butter', { opacity: 0.7 })) +
  line('M-60 -6Q0 6 60 -6', 'walnut', 6) +
  line('M31 -103q8 4 10 12M37 -110q12 8 13 21', 'butter', 2.2)

/** A wicker cradle from above, the pillow at its head. */
export const cradleAbove = ({ colour: c = 'wood' }: { colour?: Colour } = {}) => {
  const outer = soft('0,-200 54,-184 68,-120 60,-40 0,0 -60,-40 -68,-120 -54,-184')
  const inner = soft('0,-190 44,-176 56,-120 49,-44 0,-12 -49,-44 -56,-120 -44,-176')
  const rungs = Array.from({ length: 30 }, (_, i) => {
    const angle = (i * Math.PI) / 15
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${Math.round(x * 50)} ${Math.round(-100 + y * 86)}L${Math.round(x * 74)} ${Math.round(-100 + y * 108)}`
  })
  return (
    put(path(outer, 'shade', { opacity: 0.2 }), { x: 7, y: 9 }) +
    filled(outer, c, line(rungs.join(''), 'walnut', 3)) +
    path(inner, 'sand') +
    path(inner, 'shade', { opacity: 0.12 }) +
    path(soft('-40,-176 0,-186 40,-176 46,-134 0,-126 -46,-134', 0.8), 'white') +
    line('M-38 -168q10 6 8 16M38 -168q-10 6 -8 16', 'stone', 2)
  )
}

/** The first steps there ever were: a tail feather in one fist, the other hand after the rest of the tail. */
export const babyWalk = ({ colour: c = 'ice', bib = 'red' }: { colour?: Colour; bib?: Colour } = {}) => {
  const far = darker('skin', 0.88)
  return (
    shadow(26, 4) +
    line('M-3 -28L-15 -12L-22 -5', far, 10) +
    line('M-22 -5L-15 -3', far, 8) +
    path('M26 -72Q20 -86 29 -98Q40 -100 41 -92Q40 -82 30 -71Z', 'teal') +
    line('M28 -72Q29 -86 37 -95', darker('teal', 0.7), 1.4) +
    line('M6 -54L25 -68', far, 8) +
    disc(27, -71, 5.4, far) +
    line('M24 -72l6 -3M25 -69l6 -3', darker('skin', 0.7), 1.3) +
    line('M5 -26L15 -5', 'skin', 10.4) +
    line('M16 -5L24 -7', 'skin', 8) +
    path(soft('-14,-38 -9,-58 4,-61 14,-52 14,-32 0,-24 -12,-26'), c) +
    path(soft('-18,-32 -13,-42 6,-38 13,-34 8,-21 -12,-20'), 'white') +
    line('M8 -50L30 -46', 'skin', 8.4) +
    disc(32, -46, 5.2, 'skin') +
    line('M32 -47L36 -53M34 -47L42 -48M34 -45L42 -43M33 -43L39 -38', 'skin', 3.4) +
    path('M-8 -60Q4 -52 16 -58L12 -44Q2 -42 -5 -50Z', bib) +
    put(
      disc(0, 0, 15, 'skin') +
        oval(-9, 3, 2.6, 3.6, darker('skin', 0.9)) +
        oval(4, 6.4, 3.4, 2.4, 'coral', { opacity: 0.5 }) +
        each(
          [2, 10.4],
          x =>
            oval(x, -2, 2.9, 3.6, 'white') +
            oval(x + 0.6, -1.2, 2, 2.6, 'lash') +
            disc(x + 1, -2.2, 0.7, 'white'),
        ) +
        line('M-1 -8q3 -2 5 0M9 -8q3 -2 5 0', 'walnut', 1.6) +
        path('M1 4.6Q7 8.6 13 4Q11 13.4 6 12.4Q1 11.4 1 4.6Z', 'brick') +
        path('M6 6.8h3v2.6h-3Z', 'white') +
        put(tuft(), { scale: 0.9 }),
      { x: 5, y: -74, turn: 8 },
    )
  )
}

/** The kitchen table on baking day: dough, and boats that a finger drew in the flour. */
export const flourTable = () =>
  line('M-126 -10L-130 44M126 -10L130 44', 'walnut', 13) +
  path('M-124 -74H124L150 -16H-150Z', 'honey') +
  path('M-150 -16H150V2H-150Z', 'walnut') +
  line('M-138 -40H138', 'wood', 2, { opacity: 0.6 }) +
  path(soft('-40,-52 10,-66 86,-62 118,-42 96,-24 20,-20 -36,-32'), 'white') +
  line(
    'M10 -38H62Q56 -27 50 -26H22Q14 -28 10 -38ZM38 -40V-60Q52 -54 56 -42M34 -42Q26 -44 22 -44',
    'dune',
    3,
  ) +
  line('M78 -44h22q-3 8 -7 8h-10q-4 -2 -5 -8M89 -46v-10q7 4 8 8', 'dune', 2.6) +
  dots({ x: -60, y: -70, width: 190, height: 50 }, 'white', { count: 16, size: 3, seed: 6 }) +
  path(soft('-112,-46 -92,-60 -58,-58 -50,-42 -76,-32 -104,-34'), 'cream') +
  line('M-96 -50Q-80 -56 -64 -50', 'sandD', 2.4)

/** From ears to heart: goes where its path goes, like a rope; the bell hangs at its end. */
export const listeningTube = ({
  path: d = 'M-40 -60Q0 0 40 -30',
  x = 40,
  y = -30,
}: {
  path?: string
  x?: number
  y?: number
} = {}) =>
  line(d, 'ink', 6) + disc(x, y, 15, 'steel') + disc(x, y, 9, 'slate') + disc(x - 3, y - 4, 3, 'white')

/** A fever patient’s bedside: something to stand bottles and candles on. */
export const nightstand = ({ colour: c = 'walnut' }: { colour?: Colour } = {}) =>
  shadow(28) +
  rect(-24, -52, 48, 50, c, 3) +
  rect(-29, -57, 58, 8, darker(c, 0.8), 3) +
  rect(-18, -44, 36, 16, darker(c, 0.86), 2) +
  disc(0, -36, 3, 'mustard')

/** The kitchen table before us, white with flour, and in the flour a boat on its waves. */
export const flourBoard = () =>
  path('M-320 -142H320V20H-320Z', 'honey') +
  path('M-320 -142H320V-134H-320Z', 'butter', { opacity: 0.6 }) +
  line('M-320 -86H320M-320 -18H320', 'walnut', 3, { opacity: 0.35 }) +
  path(soft('-184,-60 -114,-108 16,-120 156,-110 220,-60 176,4 26,24 -134,10'), 'shade', { opacity: 0.1 }) +
  path(
    soft(
      '-190,-70 -150,-98 -120,-118 -60,-112 10,-130 90,-114 150,-120 180,-92 214,-70 184,-40 170,-6 90,2 20,14 -60,-2 -140,0 -160,-34',
    ),
    'white',
  ) +
  dots({ x: -240, y: -126, width: 480, height: 130 }, 'white', { count: 40, size: 5, seed: 6 }) +
  oval(-134, -62, 70, 19, darker('cream', 0.78)) +
  oval(-136, -67, 70, 19, darker('cream', 0.96)) +
  line(
    'M-50 -34H62Q54 -8 36 -8H-24Q-42 -10 -50 -34ZM8 -36V-116M16 -110Q56 -74 60 -44H16ZM0 -100Q-32 -72 -38 -44H0Z',
    'dune',
    6,
  ) +
  line('M-112 -2q14 -12 28 0t28 0t28 0t28 0t28 0t28 0', 'dune', 6)

/** A prescription of one word, which anybody can read: waves, and a sail upon them. */
export const prescription = () =>
  path('M-24 -62L22 -66L26 -4L-20 0Z', 'white') +
  line('M-16 -54l18 -1.6M-15 -47l12 -1', 'stone', 2) +
  path('M2 -42L14 -24L2 -22ZM-1 -38L-10 -22H-1Z', 'red') +
  path('M-13 -20H18Q15 -12 9 -12H-6Q-11 -13 -13 -20Z', 'teal') +
  line('M-15 -8q4.5 -5 9 0t9 0t9 0t9 -1', 'teal', 2.6)
