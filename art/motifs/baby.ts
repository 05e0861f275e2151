import { soft, spots } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, disc, each, line, oval, path, put, shadow } from '../shape.ts'

interface Little {
  readonly skin?: Colour
  readonly hair?: Colour
  /** Romper or blanket. */
  readonly colour?: Colour
  /** Léon has a red one from the first day. */
  readonly bib?: Colour
  readonly curly?: boolean
  readonly asleep?: boolean
  /** At the top of its voice. */
  readonly bawls?: boolean
}

const SMILE = path('M3 6Q8 9 12 5Q10 12 6 11Q3 10 3 6Z', 'brick')
const BREATH = line('M5 8q2 1.4 4 0', 'lash', 1.3)
const BAWL =
  line('M-3 -7l5 2M14 -7l-5 2', 'lash', 1.4) +
  path('M-1 8Q-1 3 5.4 3Q12 3 12 8Q12 14 5.4 14Q-1 14 -1 8Z', 'brick') +
  path('M1 11.4Q5.4 8 10 11.4Q8 14 5.4 14Q3 14 1 11.4Z', 'coral') +
  path('M1 4.6Q5.4 2.4 10 4.6Q5.4 6 1 4.6Z', 'white') +
  path('M-5 3q-4 5 0 6.4q4 -1.4 0 -6.4ZM14.6 3q-3 5 0 6.4q3.4 -1.4 0 -6.4Z', 'ice')

function face({
  skin = 'skin',
  hair = 'walnut',
  curly = false,
  asleep = false,
  bawls = false,
}: Little): Drawing {
  const open =
    oval(2, -1, 1.7, 2.3, 'lash') +
    oval(10, -1, 1.6, 2.2, 'lash') +
    disc(2.6, -1.8, 0.6, 'white') +
    disc(10.6, -1.8, 0.6, 'white')
  const shut = line('M-1 -1q2.4 2.6 5 0M8 -1q2 2.4 4 0', 'lash', 1.4)
  const squeezed = line('M-3 -3l5 2.4l-5 2.4M14 -3l-5 2.4l5 2.4', 'lash', 1.6)
  const locks = curly
    ? each(spots('-13,-2 -12,-9 -6,-14 1,-16 8,-13'), ([x, y]) => disc(x, y, 5, hair))
    : path('M-15 -1Q-17 -16 -2 -17Q10 -17 12 -9Q2 -13 -5 -9Q-11 -7 -12 1Z', hair) +
      line('M0 -16q1 -6 6 -6', hair, 2.6)
  return (
    disc(0, 0, 15, skin) +
    oval(-9, 3, 2.6, 3.6, darker(skin, 0.9)) +
    oval(4, 6, 3.4, 2.4, 'coral', { opacity: 0.5 }) +
    (bawls ? squeezed + BAWL : asleep ? shut + BREATH : open + SMILE) +
    locks
  )
}

/** On all fours, nappy in the air, going somewhere. */
export const babyCrawl = (little: Little = {}) => {
  const { skin = 'skin', colour: c = 'ice', bib } = little
  return (
    shadow(36, 4) +
    line('M10 -24L14 -3', darker(skin, 0.86), 8) +
    line('M-20 -20L-22 -5L-36 -4', darker(skin, 0.86), 9) +
    path(soft('-36,-26 -28,-42 -8,-38 18,-38 24,-26 4,-16 -24,-12'), c) +
    path(soft('-37,-26 -30,-43 -14,-40 -12,-16 -28,-12'), 'white') +
    line('M-14 -16L-8 -4L-24 -4', skin, 9.4) +
    line('M20 -28L30 -4', skin, 8.4) +
    disc(31, -4, 4.6, skin) +
    (bib ? path('M16 -38Q24 -28 34 -32L30 -20Q20 -20 14 -30Z', bib) : '') +
    put(face(little), { x: 30, y: -46 })
  )
}

/** Wrapped up, only the face looks out. */
export const babyBundle = (little: Little = {}) => {
  const { colour: c = 'white', bib, bawls = false } = little
  return (
    path(soft('-20,-6 -14,-40 6,-54 24,-40 26,-10 6,6'), c) +
    put(face(little), { x: 6, y: -36, scale: 0.86 }) +
    (bawls
      ? line('M21 -17Q30 -24 29 -34', darker(c, 0.95), 8.4) + disc(29, -39, 5.4, little.skin ?? 'skin')
      : '') +
    path('M-17 -24Q4 -14 25 -26Q28 2 4 6Q-18 4 -17 -24Z', darker(c, 0.95)) +
    line('M-14 -18Q4 -8 22 -20', darker(c, 0.8), 1.8) +
    (bib ? line('M-12 -24Q5 -14 22 -26', bib, 5) : '')
  )
}

/** Lying in it, or only its cover to be seen. */
export const cradle = ({
  colour: c = 'wood',
  quilt: q = 'coral',
  ...little
}: { colour?: Colour; quilt?: Colour } & Omit<Little, 'c'> = {}) =>
  shadow(50) +
  path('M-60 -42Q-66 -84 -20 -84Q-30 -60 -26 -42Z', darker(c, 0.8)) +
  put(face({ asleep: true, ...little }), { x: -30, y: -52, scale: 0.8, turn: -14 }) +
  path('M-54 -44Q-46 -4 0 -4Q46 -4 54 -44Z', c) +
  path('M-50 -32Q0 -22 50 -32L48 -24Q0 -12 -48 -24Z', 'walnut') +
  path('M-22 -46Q0 -64 48 -46Q42 -34 10 -36Q-10 -34 -22 -46Z', q) +
  line('M-8 -48q6 6 4 11M14 -53q6 8 4 16M34 -51q5 6 3 12', 'butter', 2) +
  line('M-54 2Q0 16 54 2', 'walnut', 6)

/** King of the harvest: held up, arms wide, ears of wheat for a crown. */
export const babyKing = (little: Little = {}) => {
  const { colour: c = 'white', skin = 'skin', bib = 'red' } = little
  const ear = (x: number, turn: number) =>
    put(
      path('M0 2Q-6 -12 0 -27Q6 -12 0 2Z', 'mustard') +
        line('M0 0V-24M0 -7l-4 -5M0 -7l4 -5M0 -15l-4 -5M0 -15l4 -5', 'brass', 1.2),
      { x, y: -73 + Math.abs(x - 5) * 0.4, turn },
    )
  return (
    line('M-6 -40L-28 -58', darker(skin, 0.94), 9) +
    disc(-30, -60, 5.6, darker(skin, 0.94)) +
    line('M16 -40L38 -60', skin, 9) +
    disc(40, -62, 5.6, skin) +
    line('M0 -6L-2 12M12 -6L16 12', skin, 10) +
    path('M-8 8h14v8q-12 2 -16 -2ZM10 8h12q8 6 0 8h-12Z', darker(skin, 0.94)) +
    path(soft('-14,-2 -17,-22 -9,-44 5,-48 19,-44 26,-22 22,-2 5,4'), c) +
    path('M-15 -18Q5 -8 25 -18L22 0Q5 8 -13 0Z', darker(c, 0.94)) +
    path('M-10 -46Q5 -38 20 -46L15 -30Q5 -26 -5 -30Z', bib) +
    put(face(little), { x: 5, y: -62 }) +
    each([-13, -4, 5, 14, 22], x => ear(x, (x - 5) * 1.9)) +
    line('M-13 -70Q4 -80 21 -71', 'brass', 4)
  )
}
