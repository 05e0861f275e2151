import { soft } from '../curve.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, disc, filled, line, oval, path } from '../shape.ts'

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
  path('M11 -43Q25 -43 23 -29Q22 -24 20 -23Q19 -30 11 -34Z', 'straw') +
  path('M11 -34Q17 -33 17 -27Q13 -26 11 -30Z', 'slate') +
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

/** She has come to look, and smiles with all her throat. */
export const whale = () => {
  const body =
    'M-112 4Q-116 -52 -70 -72Q-30 -86 30 -70Q70 -56 84 -30Q92 -34 92 -58Q108 -44 132 -66Q132 -22 96 -10Q80 4 60 6Z'
  return (
    filled(
      body,
      'dusk',
      path('M-116 -26Q-70 -4 -36 -22Q-10 0 60 6L-112 10Z', 'ice') +
        line('M-110 -12Q-74 6 -40 -4M-108 -2Q-76 10 -46 4M-100 6Q-80 10 -60 8', 'azure', 2) +
        path('M-20 -84Q40 -72 84 -34L132 -70L100 0L60 8Q76 -14 40 -44Q10 -66 -20 -84Z', 'shade', {
          opacity: 0.16,
        }) +
        line('M-74 -70Q-50 -76 -30 -74', 'denim', 3),
    ) +
    line('M-113 -27Q-70 -4 -40 -22Q-33 -27 -33 -34', 'navy', 3) +
    path('M-28 -12Q-10 2 -14 24Q-32 18 -40 -6Z', darker('dusk', 0.86)) +
    oval(-55, -38, 8, 8.6, 'white') +
    disc(-57, -37, 4.8, 'ink') +
    disc(-58.6, -39, 1.5, 'white') +
    path('M-65 -40Q-56 -52 -45 -40Q-55 -46 -65 -40Z', darker('dusk', 0.8)) +
    line('M-66 -50Q-56 -57 -46 -51', 'navy', 2) +
    line('M-60 -74Q-62 -92 -78 -94M-60 -74Q-58 -94 -42 -96M-60 -74V-100', 'mist', 5.4)
  )
}

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

const SUCKERS = { dash: '.1 15' } as const

/** One arm of an octopus, with its suckers along the inside. */
const tentacle = (d: string, width: number): Drawing =>
  line(d, darker('coral', 0.84), width + 3) +
  line(d, 'coral', width) +
  line(d, 'butter', width * 0.34, SUCKERS)

/** An octopus in love: cheek to cheek with somebody whose neck is at 0, 0. Its arms in front are `octopusArms`. */
export const octopusFond = () =>
  tentacle('M-170 2Q-240 40 -262 10Q-274 -14 -250 -22', 20) +
  tentacle('M-150 12Q-190 110 -258 116Q-288 124 -276 150', 21) +
  tentacle('M-120 14Q-120 120 -190 176Q-216 200 -190 220', 21) +
  tentacle('M-90 8Q-56 110 -84 186Q-92 216 -64 224', 20) +
  tentacle('M-196 -20Q-264 -50 -264 -92Q-260 -116 -240 -104', 18) +
  tentacle('M-64 -6Q30 -10 76 -58Q98 -112 56 -124Q34 -124 36 -106', 18) +
  filled(
    soft('-224,-44 -214,-112 -146,-154 -72,-128 -40,-56 -66,4 -140,22 -208,6'),
    'coral',
    path('M-240 -40Q-200 30 -60 0L-60 40H-240Z', 'shade', { opacity: 0.12 }) +
      oval(-160, -124, 30, 16, 'light', { opacity: 0.22, turn: [-24, -160, -124] }),
  ) +
  line('M-128 -50q14 -18 28 0M-84 -54q13 -18 26 0', 'lash', 5) +
  oval(-134, -30, 13, 9, 'red', { opacity: 0.42 }) +
  oval(-58, -34, 11, 8, 'red', { opacity: 0.42 }) +
  line('M-106 -30q12 12 24 -1', 'brick', 4.5)

/** The arms that will not let go of somebody. */
export const octopusArms = () =>
  tentacle('M-84 0Q-20 76 78 56Q116 46 106 16Q96 -2 80 10', 20) +
  tentacle('M-104 14Q-70 140 20 132Q96 122 100 160Q98 184 72 176', 21)

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
