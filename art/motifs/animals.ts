import { soft } from '../curve.ts'
import type { Colour } from '../palette.ts'
import { disc, line, oval, path } from '../shape.ts'

/** Looks to the right, as if it were about to say something. */
export const parrot = () =>
  path('M-8 -6Q-12 12 -8 26L-2 14L0 28L4 12Q4 0 2 -6Z', 'brick') +
  path('M-6 -4Q-8 8 -5 16L-1 4Z', 'teal') +
  path(soft('-3,-44 8,-44 14,-36 12,-20 6,-4 -6,-2 -12,-16 -11,-34'), 'red') +
  path(soft('-10,-30 0,-28 4,-14 -2,4 -10,-6 -13,-20'), 'mustard') +
  path('M-12 -22Q-2 -20 3 -12Q0 2 -4 6Q-12 -6 -12 -22Z', 'teal') +
  path('M-12 -14Q-4 -10 -1 -2Q-3 6 -5 8Q-12 -2 -12 -14Z', 'dusk') +
  line('M-9 -25q6 1 9 6M-10 -20q5 1 8 6', 'brick', 1.4) +
  oval(8, -37, 6, 6.4, 'cream') +
  path('M12 -41Q24 -40 21 -28Q19 -25 17 -28Q17 -33 11 -34Z', 'butter') +
  path('M12 -33Q18 -32 17 -27Q13 -26 11 -30Z', 'slate') +
  disc(8, -38, 2.6, 'lash') +
  disc(8.8, -38.8, 0.8, 'white') +
  line('M4 -46q-2 -6 2 -9M0 -46q-5 -4 -3 -9', 'red', 3) +
  line('M-2 -1v5M3 -2v5', 'slate', 2.6)

export const rooster = () =>
  line('M-4 0v-10M6 0v-10', 'mustard', 2.6) +
  path(soft('-22,-36 -14,-20 0,-8 14,-14 16,-34 10,-40 2,-26 -10,-28'), 'brick') +
  path(soft('-22,-36 -30,-46 -24,-52 -12,-40 -10,-28'), 'teal') +
  disc(13, -42, 7, 'mustard') +
  path('M8 -48q0 -8 4 -4q2 -7 5 -1q5 -3 2 5Z', 'red') +
  path('M19 -43l8 2l-7 4Z', 'straw') +
  disc(15, -43, 1.6, 'ink') +
  path('M17 -38q4 4 1 8q-4 -2 -1 -8Z', 'red')

export const duck = () =>
  path(soft('-22,-14 -8,-8 8,-18 20,-10 16,0 -14,0'), 'straw') +
  disc(12, -26, 11, 'straw') +
  path('M21 -28l11 3l-10 5Z', 'coral') +
  disc(15, -29, 2, 'ink')

export const gull = ({ colour: c = 'white' }: { colour?: Colour } = {}) =>
  path('M-26 -8Q-14 -16 -3 -2Q4 -16 26 -14Q12 -8 4 2Q0 6 -5 3Q-12 -6 -26 -8Z', c) +
  path('M22 -13.6L26 -14Q18 -10 14 -8Z', 'ink') +
  path('M-26 -8Q-20 -11 -16 -9L-20 -6Z', 'ink') +
  path('M-5 2l-7 1l6 2Z', 'mustard')

export const whale = () =>
  path(
    'M-100 -10Q-96 -70 -20 -72Q60 -72 84 -30Q96 -34 100 -56Q118 -44 130 -58Q128 -20 92 -10Q60 6 -60 4Q-96 4 -100 -10Z',
    'dusk',
  ) +
  path('M-98 -14Q-40 0 70 -16Q40 6 -60 4Q-96 4 -98 -14Z', 'ice') +
  disc(-66, -30, 4, 'ink') +
  line('M-50 -76Q-58 -100 -76 -100M-50 -76Q-42 -104 -22 -100M-50 -76V-104', 'mist', 5) +
  line('M-80 -8Q-60 0 -40 -2', 'denim', 2)

export const octopus = () =>
  line(
    'M-24 -20Q-44 -10 -40 4M-12 -16Q-22 4 -10 8M4 -16Q4 6 16 6M20 -20Q42 -14 42 2M-28 -30Q-52 -30 -54 -14M28 -30Q52 -32 56 -16',
    'coral',
    8,
  ) +
  path(soft('0,-78 28,-62 28,-30 0,-16 -28,-30 -28,-62'), 'coral') +
  disc(-10, -44, 5, 'white') +
  disc(10, -44, 5, 'white') +
  disc(-9, -43, 2.4, 'ink') +
  disc(11, -43, 2.4, 'ink')

export const bird = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  path(soft('-22,-10 -8,-22 8,-24 16,-14 4,-4 -10,-4'), c) +
  path('M-20 -10l-16 -6l4 10Z', c) +
  disc(13, -22, 8, c) +
  path('M20 -23l9 2l-8 4Z', 'mustard') +
  disc(15, -24, 1.8, 'ink') +
  path(soft('-10,-12 2,-16 4,-8 -6,-6'), 'mist')

export const butterfly = ({ colour: c = 'coral' }: { colour?: Colour } = {}) =>
  oval(-10, -16, 11, 9, c, { turn: [30, -10, -16] }) +
  oval(10, -16, 11, 9, c, { turn: [-30, 10, -16] }) +
  oval(-8, -4, 7, 6, 'mustard') +
  oval(8, -4, 7, 6, 'mustard') +
  line('M0 -20V2', 'ink', 3) +
  line('M0 -20q-4 -8 -8 -9M0 -20q4 -8 8 -9', 'ink', 1.6)

export const frog = ({ colour: c = 'sage', back: d = 'olive' }: { colour?: Colour; back?: Colour } = {}) =>
  oval(0, -10, 20, 11, c) +
  disc(-9, -22, 7, c) +
  disc(9, -22, 7, c) +
  disc(-9, -23, 3, 'ink') +
  disc(9, -23, 3, 'ink') +
  line('M-10 -10Q0 -4 10 -10', 'forest', 2.4) +
  oval(-18, -2, 9, 4, d) +
  oval(18, -2, 9, 4, d)
