import { soft, spots } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { disc, each, line, oval, path, put, rim, shadow } from '../shape.ts'

/** Over the edge of a table: two paws, two eyes, no good intentions. */
export const catPeek = ({ c = 'ink' }: { c?: Colour } = {}) => {
  const eye = c === 'ink' || c === 'slate' ? 'straw' : 'forest'
  return (
    path('M-26 -36L-28 -66L-6 -50ZM26 -36L28 -66L6 -50Z', c) +
    path('M-22 -44L-23 -57L-13 -49ZM22 -44L23 -57L13 -49Z', 'blush', { opacity: 0.7 }) +
    path('M-32 6Q-36 -52 0 -52Q36 -52 32 6Z', c) +
    oval(-13, -26, 8, 9, eye) +
    oval(13, -26, 8, 9, eye) +
    oval(-12, -29, 3, 6, 'lash') +
    oval(14, -29, 3, 6, 'lash') +
    path('M-4 -14H4L0 -9Z', 'blush') +
    line('M-18 -12L-44 -18M-18 -8L-44 -6M18 -12L44 -18M18 -8L44 -6', c === 'ink' ? 'stone' : 'ink', 1.4) +
    each([-34, 34], x => oval(x, 0, 14, 9, c) + line(`M${x - 4} 3v5M${x + 4} 3v5`, darker(c, 0.6), 2))
  )
}

/** Two little fingers hooked into each other, and a string so that nobody forgets. */
export const promise = ({
  skin = 'skin',
  other = 'skin2',
  sleeve = 'cream',
  otherSleeve = 'coral',
  string = 'red',
}: {
  skin?: Colour
  other?: Colour
  sleeve?: Colour
  otherSleeve?: Colour
  string?: Colour
} = {}) => {
  const fist = (hand: Colour, cloth: Colour) =>
    path('M-150 -76L-98 -74L-96 -18L-150 -12Z', cloth) +
    path('M-104 -78L-92 -78L-90 -14L-104 -14Z', darker(cloth, 0.84)) +
    path(soft('-98,-66 -72,-76 -40,-72 -28,-46 -36,-20 -70,-16 -98,-24'), hand) +
    line('M-66 -66Q-34 -72 -30 -58M-64 -52Q-30 -56 -28 -44M-62 -38Q-34 -42 -32 -32', darker(hand, 0.8), 2.4) +
    line('M-82 -66Q-70 -86 -50 -78', hand, 14) +
    line('M-86 -60Q-76 -74 -62 -72', darker(hand, 0.8), 2)
  const left = 'M-52 -22Q-20 -6 4 -14Q22 -22 12 -40'
  const right = 'M52 -22Q20 -6 -4 -14Q-22 -22 -12 -40'
  return (
    fist(skin, sleeve) +
    put(fist(other, otherSleeve), { flip: true }) +
    line(left, darker(skin, 0.82), 16) +
    line(left, skin, 13.4) +
    line(right, darker(other, 0.82), 16) +
    line(right, other, 13.4) +
    line('M-26 -12Q-12 -8 -2 -11', skin, 13.4) +
    line('M-22 -19Q-27 -10 -21 -2M-15 -17Q-20 -8 -14 0', string, 4) +
    line('M22 -19Q27 -10 21 -2M15 -17Q20 -8 14 0', string, 4) +
    line('M-18 -1Q0 20 18 -1', string, 4) +
    path('M0 8Q-20 -2 -20 14Q-18 24 0 12ZM0 8Q20 -2 20 14Q18 24 0 12Z', string) +
    path('M-3 9Q-14 4 -14 13Q-12 18 -3 12ZM3 9Q14 4 14 13Q12 18 3 12Z', darker(string, 0.8)) +
    line('M0 10Q-6 26 -18 32M0 10Q4 24 2 36', string, 4)
  )
}

/** A hill to ride down: where its edge runs is up to the card. */
export const slope = ({
  d = 'M-20 190Q220 236 620 384V430H-20Z',
  edge = 'M-20 190Q220 236 620 384',
  c = 'sandD',
  grass = 'olive',
}: {
  d?: string
  edge?: string
  c?: Colour
  grass?: Colour
} = {}) => path(d, c) + line(edge, grass, 12) + line(edge, 'moss', 4)

/** Bare-headed, so that somebody can give up his cap for it. */
export const snowFriend = () =>
  shadow(34) +
  each(
    spots('-24,28 -68,21 -104,17'),
    ([y, r]) =>
      disc(0, y, r, 'white') +
      path(
        `M${r * 0.1} ${y + r}A${r} ${r} 0 0 0 ${r} ${y}Q${r * 0.7} ${y + r * 0.8} ${r * 0.1} ${y + r}Z`,
        'azure',
        { opacity: 0.6 },
      ) +
      rim(0, y, r, 'sky', 2),
  ) +
  path('M2 -106l28 5l-28 6Z', 'coral') +
  disc(-6, -109, 2.6, 'ink') +
  disc(7, -109, 2.6, 'ink') +
  line('M-8 -94Q2 -88 10 -95', 'ink', 2.6) +
  line('M-19 -72L-48 -92M-40 -86l-10 2M19 -72L46 -96M40 -90l10 4', 'walnut', 4) +
  disc(2, -74, 2.6, 'ink') +
  disc(3, -62, 2.6, 'ink')

/** Out of the way, out of the way! */
export const henFlap = ({ c = 'cream' }: { c?: Colour } = {}) =>
  line('M-4 0l-8 10M6 -1l6 11', 'mustard', 3) +
  path(soft('-26,-26 -14,-6 6,-2 18,-14 20,-32 8,-24 -8,-22'), c) +
  path('M-26 -24l-14 -10l4 14l-10 2l18 8Z', darker(c, 0.88)) +
  path('M-8 -18Q-26 -36 -20 -54Q-12 -46 -8 -50Q-2 -42 4 -46Q10 -30 6 -16Z', darker(c, 0.86)) +
  disc(17, -36, 8.4, c) +
  path('M11 -43q2 -8 6 -3q4 -5 6 3Z', 'red') +
  path('M24 -38l10 -2l-8 7Z', 'mustard') +
  disc(19, -38, 2, 'ink') +
  path('M22 -31q3 6 -2 8q-3 -4 2 -8Z', 'red')

/** The end of a scarf in the wind, from the neck backwards. */
export const scarfTail = ({ c = 'red' }: { c?: Colour } = {}) =>
  path('M0 -8Q-18 -20 -34 -10T-70 -18L-62 -2L-74 6Q-52 12 -36 6T0 6Z', c) +
  line('M-4 -1Q-20 -8 -34 -2T-58 -6', darker(c, 0.8), 2.4)
