import { blob, soft } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { disc, each, filled, line, oval, path, shaded, shadow } from '../shape.ts'
import { type Gait, legs } from './gait.ts'

interface Beast {
  readonly gait?: Gait
  readonly colour?: Colour
}

export const elephant = ({
  gait = 'walk',
  colour: c = 'grey',
  cloth = 'red',
}: Beast & { cloth?: Colour } = {}) => {
  const { far, near } = legs({ fore: 26, hind: -40, hipY: -34, width: 21, paint: c }, gait)
  const body = soft('-58,-40 -56,-76 -30,-97 10,-98 38,-84 44,-50 30,-26 -10,-20 -46,-26')
  return (
    shadow(62, 6) +
    far +
    line('M-56 -66Q-70 -54 -64 -34', c, 4) +
    line('M-65 -36l-3 8M-63 -35l3 8', darker(c, 0.7), 2) +
    filled(body, c, shaded('M-70 -36H50V0H-70Z', 0.14)) +
    path('M-42 -92Q-10 -106 18 -94L16 -62Q-12 -54 -42 -62Z', cloth) +
    line('M-42 -63Q-12 -55 16 -63', 'mustard', 3.6) +
    each([-32, -18, -4, 10], x => disc(x, -56, 3, 'mustard')) +
    near +
    line('M-50 -4h12M24 -4h12', 'cream', 3, { opacity: 0.5 }) +
    disc(48, -76, 26, c) +
    path('M58 -84Q88 -70 82 -34Q80 -16 92 -14Q96 -4 84 -4Q66 -6 66 -34Q66 -46 56 -54Z', c) +
    line('M73 -44q6 0 9 -2M71 -34q6 0 9 -1', darker(c, 0.8), 1.8) +
    path('M62 -58q10 10 22 4q-8 14 -24 10Z', 'white') +
    path(soft('30,-102 50,-92 48,-58 32,-44 18,-62 20,-88'), darker(c, 0.86)) +
    path(soft('34,-90 44,-84 42,-62 33,-56 26,-68'), 'mauve', { opacity: 0.5 }) +
    disc(60, -82, 3, 'ink') +
    disc(61, -83, 1, 'white') +
    line('M55 -90q5 -3 10 0', darker(c, 0.65), 1.8)
  )
}

export const lion = ({ gait = 'stand', colour: c = 'mustard' }: Beast = {}) => {
  const { far, near } = legs({ fore: 10, hind: -34, hipY: -26, width: 11, paint: c }, gait)
  return (
    shadow(44, 5) +
    far +
    line('M-40 -40Q-62 -42 -56 -66', c, 4) +
    disc(-55, -68, 6, 'walnut') +
    filled(soft('-42,-30 -38,-52 -8,-56 18,-48 18,-24 -6,-18 -32,-18'), c, shaded('M-60 -28H30V0H-60Z')) +
    near +
    path(blob(22, -58, 29, 29, 4, 14, 0.1), 'walnut') +
    path(blob(22, -57, 23, 23, 9, 12, 0.08), 'rust') +
    disc(25, -56, 18, c) +
    disc(12, -70, 4.6, c) +
    disc(37, -71, 4.6, c) +
    oval(19, -60, 2.2, 2.8, 'ink') +
    oval(32, -60, 2.2, 2.8, 'ink') +
    oval(26, -50, 8, 6, 'butter') +
    path('M21.5 -55h9l-4.5 5Z', 'dark') +
    line('M26 -50q-5 6 -9 2M26 -50q5 6 9 2', 'dark', 1.8) +
    line('M16 -67l5 2M35 -67l-5 2', 'walnut', 1.6)
  )
}

export const dog = ({ gait = 'stand', colour: c = 'wood' }: Beast = {}) => {
  const { far, near } = legs({ fore: 12, hind: -17, hipY: -18, width: 7, paint: c }, gait)
  return (
    shadow(24, 3) +
    far +
    line('M-21 -26Q-34 -32 -30 -46', c, 4.6) +
    filled(soft('-24,-22 -20,-33 0,-34 16,-32 18,-20 4,-13 -14,-14'), c, shaded('M-30 -20H24V-8H-30Z')) +
    path(blob(-8, -29, 9, 5, 3), darker(c, 0.75)) +
    near +
    disc(19, -42, 11.4, c) +
    oval(29, -38, 8.4, 5.6, c) +
    disc(36.4, -40.4, 2.8, 'ink') +
    path('M9 -52Q-3 -46 2 -30Q11 -30 14 -44Z', darker(c, 0.66)) +
    disc(21, -45, 1.9, 'ink') +
    line('M26 -34q5 3 9 0', 'dark', 1.5) +
    path('M28 -33q3 8 6 -1Z', 'coral') +
    line('M11 -32Q17 -28 23 -31', 'red', 3.4)
  )
}

/** Sitting up, as one does for a biscuit. */
export const dogSit = ({ colour: c = 'wood' }: { colour?: Colour } = {}) =>
  shadow(22, 3) +
  line('M-18 -4Q-32 -6 -32 -18', c, 4.6) +
  filled(soft('-20,0 -18,-16 -4,-34 10,-34 12,-10 10,0'), c, shaded('M-30 -10H20V6H-30Z')) +
  line('M6 -26V-3h5', c, 7) +
  disc(10, -44, 11.4, c) +
  oval(20, -40, 8.4, 5.6, c) +
  disc(27.4, -42.4, 2.8, 'ink') +
  path('M0 -54Q-12 -48 -7 -32Q2 -32 5 -46Z', darker(c, 0.66)) +
  disc(12, -47, 1.9, 'ink') +
  line('M17 -36q5 3 9 0', 'dark', 1.5) +
  line('M2 -34Q8 -30 15 -33', 'red', 3.4)

export const goat = ({ gait = 'stand', colour: c = 'cream' }: Beast = {}) => {
  const { far, near } = legs({ fore: 14, hind: -28, hipY: -24, width: 6.6, paint: c, hoof: 'dark' }, gait)
  return (
    shadow(34) +
    far +
    path('M-34 -44l-12 -10l4 16Z', c) +
    filled(
      soft('-38,-34 -32,-48 -8,-48 18,-48 24,-34 10,-22 -20,-22'),
      c,
      shaded('M-50 -30H30V0H-50Z', 0.12),
    ) +
    path(blob(-14, -40, 12, 7, 4), 'sandD') +
    near +
    path(
      'M22 -56Q21 -64 20 -68Q15 -82 0 -83Q14 -90 22 -81Q27 -74 27 -58ZM30 -58Q30 -66 29 -70Q26 -86 13 -92Q28 -96 33 -83Q36 -74 36 -58Z',
      'sandD',
    ) +
    line('M20 -71l5 -3M15 -79l4 -4M29 -74l5 -2M26 -83l4 -4', 'dune', 1.4) +
    path('M12 -44L20 -60Q26 -68 36 -66Q44 -64 46 -58L46 -48Q38 -44 32 -44Q26 -34 18 -30Z', c) +
    oval(35, -58.6, 3.6, 3, 'straw') +
    oval(35.6, -58.2, 2.4, 1.5, 'ink') +
    path('M30.8 -58.6Q34 -64.4 39.4 -59.4Q35 -60.6 30.8 -58.6Z', darker(c, 0.72)) +
    path('M38 -46q2 10 -2 18q-6 -6 -6 -16Z', 'stone') +
    path('M25 -60Q16 -62 6 -53Q15 -48 24 -55Z', 'sandD') +
    path('M22 -58Q16 -58 10 -53.4Q16 -52 22 -56Z', 'blush') +
    disc(44.6, -54, 0.9, 'walnut') +
    line('M42 -50q3 1 4 -1', 'walnut', 1.6)
  )
}

export const horse = ({ gait = 'walk', colour: c = 'walnut' }: Beast = {}) => {
  const { far, near } = legs({ fore: 26, hind: -40, hipY: -40, width: 11, paint: c, hoof: 'ink' }, gait)
  const mane = c === 'dark' ? 'ink' : 'dark'
  return (
    shadow(54, 6) +
    far +
    path('M-48 -66Q-70 -58 -66 -22Q-56 -34 -50 -54Z', mane) +
    filled(
      soft('-52,-54 -46,-72 -16,-72 18,-74 38,-62 36,-46 10,-36 -34,-36'),
      c,
      shaded('M-60 -48H40V0H-60Z'),
    ) +
    near +
    path('M12 -62L30 -106Q40 -118 53 -108L68 -88Q70 -77 59 -76L46 -80L38 -54Q26 -48 12 -62Z', c) +
    path('M30 -108Q12 -92 8 -66L20 -64Q24 -90 38 -104Z', mane) +
    path('M36 -110l3 -13l8 12Z', c) +
    disc(48, -99, 2.7, 'ink') +
    disc(62, -83, 1.8, 'ink') +
    line('M44 -92L58 -76M46 -104L62 -92', 'red', 2.2)
  )
}

export const cow = ({ gait = 'stand', colour: c = 'white' }: Beast = {}) => {
  const { far, near } = legs({ fore: 24, hind: -36, hipY: -26, width: 9.4, paint: c, hoof: 'dark' }, gait)
  return (
    shadow(46, 5) +
    far +
    line('M-46 -48Q-58 -38 -54 -18', c, 3) +
    disc(-54, -16, 4, 'walnut') +
    filled(
      soft('-48,-36 -44,-55 -10,-56 24,-56 36,-42 28,-24 -6,-20 -40,-22'),
      c,
      path(blob(-18, -44, 16, 11, 4), 'walnut') +
        path(blob(16, -36, 10, 10, 6), 'walnut') +
        shaded('M-60 -28H40V0H-60Z', 0.12),
    ) +
    oval(-10, -18, 8, 6, 'blush') +
    near +
    path('M26 -64Q36 -72 53 -64L58 -42Q50 -32 38 -38Z', c) +
    path(blob(34, -58, 7, 7, 3), 'walnut') +
    oval(52, -42, 9.6, 7, 'blush') +
    disc(49, -42, 1.4, 'brick') +
    disc(56, -42, 1.4, 'brick') +
    disc(43, -56, 2.1, 'ink') +
    line('M30 -65q-6 -3 -8 -9M47 -67q6 -4 6 -10', 'sandD', 3.6) +
    path('M26 -62q-12 -2 -16 4q8 6 17 2Z', c)
  )
}

/** Sitting with its tail around it, as cats in this album mostly do. */
/** Sitting. Once it has been near a pot of paint, the tip of its tail says so. */
export const cat = ({
  colour: c = 'ink',
  tip,
  daub,
  cross,
}: {
  colour?: Colour
  tip?: Colour
  /** Of wet paint, down its back. */
  daub?: Colour
  /** Its lids half down. */
  cross?: boolean
} = {}) => {
  const eye = c === 'ink' || c === 'slate' ? 'straw' : 'forest'
  return (
    line('M-16 -4Q-34 -6 -30 -24', c, 4.6) +
    (tip ? line('M-31.4 -15Q-31.6 -19 -30 -24', tip, 5.4) : '') +
    filled(
      soft('-16,0 -16,-16 -4,-26 8,-22 12,0', 0.8),
      c,
      daub ? line('M-6 -28Q-16 -18 -9 -9M-1 -24Q-9 -16 -4 -6', daub, 4.6) : '',
    ) +
    line('M2 -4h9M-6 -2h6', darker(c, 0.7), 1.4) +
    disc(8, -30, 10.6, c) +
    path('M-1 -35L-1.4 -49L7.4 -39.4ZM8.6 -39.4L17.4 -49L17 -35Z', c) +
    path('M.6 -39.4L.4 -45L4.4 -40.6ZM11.6 -40.6L15.6 -45L15.4 -39.4Z', 'blush', { opacity: 0.7 }) +
    oval(6, -31, 1.9, 2.4, eye) +
    oval(13, -31, 1.9, 2.4, eye) +
    disc(6.4, -31, 0.9, 'lash') +
    disc(13.4, -31, 0.9, 'lash') +
    (cross
      ? path('M3.6 -34h4.8v3.2l-4.8 -1.2ZM10.8 -34h4.6v2l-4.6 1.2Z', c) +
        line('M3.8 -32.2l4.6 1.4M15.2 -32.2l-4.4 1.4', 'lash', 0.8)
      : '') +
    line('M9 -27l1.4 1.2l1.4 -1.2', 'blush', 1.6) +
    line('M15 -27l8 -1.4M15 -25.6l7.4 1.4M4 -27l-8 -1.4M4 -25.6l-7.4 1.4', c === 'ink' ? 'stone' : 'ink', 0.7)
  )
}

export const catWalk = ({ colour: c = 'ink', gait = 'walk' }: Beast = {}) => {
  const { far, near } = legs({ fore: 14, hind: -16, hipY: -15, width: 5, paint: c }, gait)
  return (
    shadow(22, 3, 0.14) +
    far +
    line('M-22 -22Q-38 -26 -32 -48', c, 4.4) +
    path(soft('-24,-18 -18,-27 2,-27 18,-26 18,-15 2,-12 -16,-12'), c) +
    near +
    disc(22, -32, 9, c) +
    path('M14 -37l-1 -11l8 6ZM22 -42l7 -6l1 11Z', c) +
    oval(21, -33, 1.6, 2, c === 'ink' ? 'straw' : 'forest') +
    oval(27, -33, 1.6, 2, c === 'ink' ? 'straw' : 'forest') +
    line('M24 -29l1 1', 'blush', 1.5)
  )
}

/** Curled up, nose under the tail: the sleep of somebody who has a stove. */
export const catSleep = ({ colour: c = 'ginger' }: { colour?: Colour } = {}) => {
  const stripe = darker(c, 0.72)
  return (
    shadow(29, 3, 0.14) +
    filled(
      soft('-26,-4 -25,-18 -10,-29 10,-29 25,-18 27,-4 14,1 -14,1'),
      c,
      path('M-4 -30L-1 -18L3 -30ZM7 -31L8 -19L14 -30ZM17 -28L15 -18L23 -24Z', stripe) +
        path(soft('2,-2 5,-14 16,-19 28,-10 24,3 8,4'), darker(c, 0.9)),
    ) +
    path('M-25 -15L-27 -28L-16 -22ZM-13 -22L-4 -27L-5 -14Z', c) +
    path('M-24 -17L-25 -24L-19 -21ZM-12 -21L-6 -24L-7 -17Z', 'blush') +
    oval(-15, -12, 11.5, 9.6, c) +
    path('M-18 -21L-16 -16L-14 -21ZM-13 -21L-12 -17L-10 -20Z', stripe) +
    oval(-16, -7.5, 6, 4, 'cream') +
    line('M-23.5 -13q2.4 2.6 5 .4M-13.5 -12.6q2.4 2.4 5 0', 'lash', 1.5) +
    path('M-17.6 -10h3l-1.5 2Z', 'brick') +
    line('M-20 -7l-8 -2M-20 -6l-8 2M-12 -7l8 -2', 'cream', 0.7) +
    line('M26 -8Q28 0 12 -.4Q-2 -1 -9 -2', darker(c, 0.84), 6.4) +
    line('M-6 -1.6L-12 -3', 'cream', 6.2)
  )
}

/** On its pole, going round for ever. */
export const carouselHorse = ({
  colour: c = 'cream',
  saddle = 'red',
}: {
  colour?: Colour
  saddle?: Colour
} = {}) => {
  const { far, near } = legs({ fore: 24, hind: -30, hipY: -46, width: 9, paint: c, hoof: 'brass' }, 'run')
  return (
    far +
    path('M-40 -66Q-64 -66 -62 -34Q-52 -50 -42 -54Z', 'straw') +
    path(soft('-44,-56 -36,-70 -8,-68 20,-72 34,-60 30,-48 0,-42 -30,-44'), c) +
    near +
    path('M14 -60L28 -96Q36 -106 48 -98L62 -82Q63 -72 54 -72L44 -76L36 -54Q26 -48 14 -60Z', c) +
    path('M30 -98Q12 -86 10 -62L20 -62Q22 -82 36 -94Z', 'straw') +
    path('M-18 -71Q0 -64 14 -72L12 -50Q-4 -46 -16 -51Z', saddle) +
    line('M-17 -52Q-3 -46 12 -51', 'butter', 3) +
    disc(43, -88, 3.8, 'ink') +
    disc(44.4, -89.4, 1.3, 'white') +
    line('M38 -84L54 -72M40 -94L56 -84', saddle, 2.4) +
    line('M0 -150V0', 'brass', 5) +
    line('M-2 -150l4 10l-4 10l4 10l-4 10l4 10', 'butter', 1.4)
  )
}
