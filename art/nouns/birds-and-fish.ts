import { soft } from '../curve.ts'
import { motif } from '../motifs/index.ts'
import { darker } from '../palette.ts'
import { type Drawing, disc, each, filled, line, oval, path, put } from '../shape.ts'
import { eye, wideEye } from './eyes.ts'

/** What flies, and what swims. */

export const penguin = (): Drawing =>
  path(soft('0,-42 18,-34 26,-6 28,24 16,40 -16,40 -28,24 -26,-6 -18,-34'), 'ink') +
  path(soft('0,-16 16,-8 18,22 0,38 -18,22 -16,-8'), 'white') +
  disc(-8, -22, 9, 'white') +
  disc(8, -22, 9, 'white') +
  eye(-6, -22, 3.4) +
  eye(6, -22, 3.4) +
  path('M-7 -15h14l-7 9Z', 'mustard') +
  path('M-26 -6Q-44 8 -38 26Q-28 18 -26 4ZM26 -6Q44 8 38 26Q28 18 26 4Z', 'ink') +
  oval(-11, 41, 10, 4, 'mustard') +
  oval(11, 41, 10, 4, 'mustard')

export const flamingo = (): Drawing =>
  line('M-4 14V44M10 14L18 24L8 32', 'rust', 3.4) +
  line('M-4 44h9', 'rust', 3.4) +
  path(soft('-30,2 -10,-12 14,-8 24,6 8,18 -14,18'), 'coral') +
  path(soft('-40,-2 -18,-8 4,0 -8,12 -26,10'), 'blush') +
  line('M14 2Q34 -4 24 -20Q12 -28 16 -36', 'coral', 8) +
  disc(19, -36, 8, 'coral') +
  path('M25 -41Q38 -38 34 -24Q30 -30 22 -31Z', 'cream') +
  path('M36 -31Q38 -26 34 -22L31 -28Z', 'ink') +
  eye(20, -38, 2.6)

export const ostrich = (): Drawing =>
  line('M-10 18L-14 32L-8 44M6 18L8 32L2 44', 'blush', 4) +
  path(soft('-36,-4 -20,-16 4,-16 18,0 8,20 -16,22 -32,12'), 'ink') +
  path('M-30 -8Q-46 -14 -42 4Q-46 10 -38 16Q-30 20 -24 12Z', 'white') +
  line('M12 -2Q30 -6 24 -30', 'blush', 7) +
  disc(26, -34, 9, 'blush') +
  path('M32 -38L45 -33L33 -28Z', 'mustard') +
  wideEye(26, -37, 5) +
  line('M20 -42l-4 -4M24 -44v-4', 'ink', 2.4) +
  path(soft('-16,-4 4,-8 6,6 -12,12'), 'slate')

export const parrot = (): Drawing => put(motif('parrot'), { x: -2, y: 22, scale: 1.5 })

export const woodpecker = (): Drawing =>
  filled('M18 -46H44V46H18Z', 'wood', line('M26 -40V-6M36 -20V24M24 12V44', 'walnut', 3)) +
  disc(20, -13, 4, 'dark') +
  path(soft('-8,-20 6,-8 8,18 -6,34 -18,14 -20,-8'), 'ink') +
  path('M-12 20L-24 46L-4 34Z', 'ink') +
  path(soft('2,-4 6,16 -4,28 -4,4'), 'white') +
  disc(-6, -24, 12, 'white') +
  path('M-18 -24Q-20 -44 2 -36Q8 -32 4 -28Q-6 -32 -18 -24Z', 'red') +
  path('M4 -26L22 -14L2 -18Z', 'mustard') +
  eye(-2, -24, 3) +
  line('M6 16l10 2M4 24l12 4', 'slate', 3.4)

export const walrus = (): Drawing =>
  path(soft('-40,40 -38,0 -20,-32 0,-38 20,-32 38,0 40,40'), 'honey') +
  path('M-40 30Q-50 40 -36 44ZM40 30Q50 40 36 44Z', 'wood') +
  eye(-12, -18, 4) +
  eye(12, -18, 4) +
  path('M-10 6L-8 40L-2 40L-2 8ZM10 6L8 40L2 40L2 8Z', 'white') +
  oval(-11, 0, 14, 12, 'sand') +
  oval(11, 0, 14, 12, 'sand') +
  oval(0, -8, 7, 5, 'dark') +
  each([-16, -9, 9, 16], x => disc(x, 1, 1.7, 'walnut')) +
  line('M-24 -2l-14 -4M-24 4l-14 3M24 -2l14 -4M24 4l14 3', 'cream', 2)

export const seaLion = (): Drawing =>
  path(
    'M-44 34Q-30 12 -12 10Q-2 -4 2 -16Q8 -30 22 -26L38 -18Q40 -10 28 -10Q24 22 4 34Q-20 42 -44 34Z',
    'slate',
  ) +
  path('M-44 34l-2 10l10 -4l6 6l4 -12Z', 'lead') +
  path('M2 22Q-4 44 14 42Q20 32 14 18Z', 'lead') +
  disc(37, -17, 3, 'ink') +
  eye(20, -17, 3.6) +
  line('M30 -12l8 5M28 -10l6 8', 'cream', 1.6) +
  filled('M38 -22A13 13 0 1 1 38 -48A13 13 0 1 1 38 -22Z', 'red', path('M32 -48h11v26h-11Z', 'white'))

export const goldfish = (): Drawing =>
  path('M-14 0Q-44 -30 -44 -6Q-38 0 -44 8Q-44 30 -14 4Z', 'ember') +
  path('M-6 -18Q6 -38 20 -16Z', 'rust') +
  path(soft('-16,2 -2,-20 24,-22 42,0 24,22 -2,22'), 'rust') +
  path(soft('8,6 28,8 34,4 22,20 2,20'), 'ember') +
  path('M2 4Q-10 16 4 18Z', 'ember') +
  wideEye(26, -6, 7.5) +
  line('M40 3q-4 4 -7 3', 'brick', 2.4) +
  line('M6 -10q6 10 0 20M-4 -6q5 7 0 14', 'brick', 2) +
  disc(40, -26, 4, 'mist') +
  disc(34, -38, 3, 'mist')

export const lobster = (): Drawing =>
  line('M-10 -16Q-20 -34 -34 -28M10 -16Q20 -34 34 -28', 'red', 6) +
  path(
    'M-30 -22Q-48 -26 -42 -44Q-34 -44 -32 -34Q-28 -44 -20 -42Q-18 -28 -30 -22ZM30 -22Q48 -26 42 -44Q34 -44 32 -34Q28 -44 20 -42Q18 -28 30 -22Z',
    'red',
  ) +
  line('M-10 0l-22 -6M-10 8l-22 4M-8 16l-18 12M10 0l22 -6M10 8l22 4M8 16l18 12', 'brick', 4) +
  path(soft('0,-26 13,-14 12,16 0,28 -12,16 -13,-14'), 'red') +
  path('M-9 26H9L14 42Q0 34 -14 42Z', 'brick') +
  line('M-10 4H10M-10 12H10M-8 20H8', 'brick', 3) +
  line('M-4 -24Q-6 -42 -16 -46M4 -24Q6 -42 16 -46', 'coral', 2) +
  wideEye(-5, -18, 4.4) +
  wideEye(5, -18, 4.4)

export const jellyfish = (): Drawing =>
  line(
    'M-22 2Q-30 16 -22 28T-26 44M-8 4Q-16 18 -8 30T-10 46M8 4Q16 18 8 30T12 46M22 2Q30 16 22 28T28 44',
    'mauve',
    4.6,
  ) +
  path(
    'M-34 4Q-34 -42 0 -42Q34 -42 34 4Q24 14 17 5Q8 14 0 5Q-8 14 -17 5Q-24 14 -34 4Z',
    darker('mauve', 1.25),
  ) +
  wideEye(-11, -12, 6) +
  wideEye(11, -12, 6) +
  line('M-6 0Q0 5 6 0', 'plum', 2.6) +
  each([-20, -4, 16], (x, i) => disc(x, -28 - (i % 2) * 6, 3.4, 'blush'))

export const octopus = (): Drawing => put(motif('octopus'), { y: 34, scale: 0.78 })
