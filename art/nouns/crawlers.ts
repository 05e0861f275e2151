import { soft } from '../curve.ts'
import { motif } from '../motifs/index.ts'
import { type Drawing, disc, each, line, oval, path, put, rim } from '../shape.ts'
import { eye, wideEye } from './eyes.ts'

/** What creeps and buzzes. */

export const snail = (): Drawing =>
  path('M-42 36Q-40 22 -20 24H18Q24 10 26 -4Q30 -14 40 -8Q46 0 40 16Q36 34 18 36Z', 'sand') +
  line('M32 -8L28 -28M38 -6L44 -26', 'sand', 4) +
  disc(28, -30, 4, 'ink') +
  disc(44, -28, 4, 'ink') +
  disc(-8, 0, 28, 'rust') +
  rim(-8, 0, 19, 'butter', 4.6) +
  rim(-6, 1, 9, 'butter', 4.6) +
  line('M34 10q5 2 8 -2', 'walnut', 2.4)

export const mosquito = (): Drawing =>
  oval(-16, -20, 24, 9, 'mist', { turn: [28, -16, -20], opacity: 0.9 }) +
  oval(4, -24, 24, 9, 'ice', { turn: [-34, 4, -24], opacity: 0.95 }) +
  line('M0 2L-10 20L-18 44M6 4L6 24L0 44M12 2L22 18L24 44M-8 2L-24 14L-38 40', 'ink', 2.6) +
  oval(-20, 6, 22, 7, 'slate', { turn: [-12, -20, 6] }) +
  line('M-30 2l3 12M-20 0l3 11', 'ink', 2.6) +
  disc(6, -2, 10, 'slate') +
  disc(18, -6, 8, 'ink') +
  wideEye(20, -9, 5) +
  line('M24 -3L44 12', 'red', 3) +
  disc(42, 18, 3.6, 'red')

export const spider = (): Drawing =>
  line('M0 -46V-16', 'grey', 2) +
  line(
    'M-12 0Q-30 -22 -38 -6M-14 6Q-36 -6 -42 14M-14 12Q-34 12 -36 34M-10 18Q-22 26 -20 42M12 0Q30 -22 38 -6M14 6Q36 -6 42 14M14 12Q34 12 36 34M10 18Q22 26 20 42',
    'ink',
    4,
  ) +
  disc(0, 6, 22, 'aubergine') +
  wideEye(-8, 2, 7) +
  wideEye(8, 2, 7) +
  line('M-8 16Q0 22 8 16', 'coral', 2.6)

export const ant = (): Drawing =>
  line('M-8 8L-18 24L-22 42M0 8L-4 26L-2 42M8 6L16 24L22 42', 'dark', 3.4) +
  line('M26 -14Q30 -34 42 -34M20 -16Q18 -34 28 -42', 'dark', 3) +
  oval(-24, -2, 19, 14, 'brick') +
  oval(2, 2, 10, 8, 'dark') +
  disc(22, -4, 15, 'brick') +
  wideEye(25, -7, 6) +
  line('M24 6q6 2 9 -2', 'dark', 2.4) +
  line('M-34 -8q6 -5 12 -4', 'coral', 3)

export const bumblebee = (): Drawing => put(motif('angryBee'), { y: 26, scale: 1.36 })

export const caterpillar = (): Drawing =>
  each([-34, -20, -4, 12], (x, i) => disc(x, 20 - [0, 8, 14, 6][i]!, 13, i % 2 ? 'moss' : 'sage')) +
  each([-36, -22, -4, 14], (x, i) => line(`M${x} ${32 - [0, 8, 14, 6][i]!}v6`, 'rust', 4)) +
  disc(28, -4, 17, 'moss') +
  line('M22 -18Q18 -32 10 -34M32 -20Q34 -34 42 -36', 'forest', 3.2) +
  disc(10, -35, 3.6, 'rust') +
  disc(43, -37, 3.6, 'rust') +
  wideEye(24, -8, 5.4) +
  wideEye(36, -8, 5) +
  line('M24 4Q30 9 36 4', 'pinewood', 2.6)

/** What a tamer of fleas sees, if nobody else does. */
export const flea = (x: number, y: number, s = 1): Drawing =>
  put(
    path(soft('-5,0 0,-6 6,-1 3,5 -3,5'), 'dark') + line('M-3 4l-4 5M3 4l5 4', 'dark', 1.8) + eye(3, -1, 1.3),
    { x, y, scale: s },
  )
