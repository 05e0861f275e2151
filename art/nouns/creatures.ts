import { soft, starShape } from '../curve.ts'
import { motif } from '../motifs/index.ts'
import { darker } from '../palette.ts'
import { type Drawing, dabs, disc, each, filled, line, oval, path, put, rect } from '../shape.ts'
import { bust } from './bust.ts'
import { eye, wideEye } from './eyes.ts'

/** What nobody has met, and everybody knows. */

export const dragon = (): Drawing =>
  path('M-20 8Q-40 -12 -36 -40Q-26 -34 -22 -24Q-16 -38 -4 -38Q0 -20 -4 -4Z', 'olive') +
  path('M-42 44Q-44 10 -14 4Q-4 -22 16 -22L40 -10Q46 -4 40 4Q30 10 18 6Q14 24 4 44Z', 'moss') +
  path('M-18 44Q-16 16 4 10L10 14Q6 30 2 44Z', 'butter') +
  path('M2 -18l-4 -14l12 8ZM14 -22l0 -14l10 12Z', 'mustard') +
  path('M-36 20l-8 -8l0 14ZM-26 8l-10 -6l4 13Z', 'olive') +
  wideEye(16, -10, 6) +
  disc(38, -6, 2, 'pinewood') +
  line('M22 3Q32 6 40 1', 'pinewood', 2.4) +
  path('M38 6Q28 18 34 28Q34 20 40 22Q38 34 46 30Q46 14 38 6Z', 'red') +
  path('M39 12Q34 20 40 26Q44 20 39 12Z', 'ember')

export const vampire = (): Drawing =>
  bust(
    { topColour: 'ink', skin: 'ice', hairColour: 'ink' },
    {
      face: 'aside',
      behind: path('M-40 48Q-46 4 -30 -6L0 20L30 -6Q46 4 40 48Z', 'wine'),
      chest: path('M-8 16L0 28L8 16L6 52H-6Z', 'white'),
    },
  ) +
  path('M-20 -10Q-20 -28 0 -27Q20 -28 20 -10Q12 -20 0 -10Q-12 -20 -20 -10Z', 'ink') +
  path('M-6 6l2 7l2 -7ZM6 6l-2 7l-2 -7Z', 'white') +
  path('M0 26l-8 -4v8ZM0 26l8 -4v8Z', 'red')

export const robot = (): Drawing =>
  line('M0 -36V-26', 'slate', 4) +
  disc(0, -39, 5, 'red') +
  rect(-26, -28, 52, 38, 'steel', 8) +
  rect(-20, -21, 40, 20, 'navy', 6) +
  disc(-9, -11, 5, 'butter') +
  disc(9, -11, 5, 'butter') +
  line('M-9 4H9', 'slate', 3.4) +
  rect(-20, 14, 40, 28, 'grey', 6) +
  dabs(
    [
      [-9, 24],
      [0, 24],
      [9, 24],
    ],
    'mustard',
    5,
  ) +
  line('M-26 18Q-40 22 -38 36M26 18Q40 22 38 36', 'slate', 5) +
  line('M-42 40l4 -4l4 4M34 40l4 -4l4 4', 'slate', 3.6) +
  rect(-32, -18, 6, 14, 'slate', 2) +
  rect(26, -18, 6, 14, 'slate', 2)

export const ghost = (): Drawing =>
  path(
    'M-32 40V-8Q-30 -42 0 -42Q30 -42 32 -8V40Q24 30 16 40Q8 48 0 38Q-8 48 -16 40Q-24 30 -32 40Z',
    'white',
  ) +
  path('M14 -36Q30 -26 32 -8V40Q24 30 16 40Q24 0 14 -36Z', 'mist', { opacity: 0.7 }) +
  oval(-10, -10, 5, 7, 'ink') +
  oval(10, -10, 5, 7, 'ink') +
  oval(0, 8, 6, 8, 'ink') +
  disc(-19, 1, 4, 'blush') +
  disc(19, 1, 4, 'blush')

export const cyclops = (): Drawing =>
  path(soft('-34,50 -34,26 -20,14 20,14 34,26 34,50'), 'walnut') +
  line('M-26 24L26 52', 'dark', 7) +
  path(soft('0,-40 24,-32 28,-4 18,20 0,24 -18,20 -28,-4 -24,-32'), 'skinTan') +
  path('M0 -44L-6 -34H6Z', 'cream') +
  disc(0, -12, 15, 'white') +
  disc(1, -11, 8, 'teal') +
  disc(1, -11, 4, 'ink') +
  line('M-16 -30Q0 -36 16 -30', 'dark', 5) +
  path('M-12 8Q0 18 12 8Q8 16 0 17Q-8 16 -12 8Z', 'wine') +
  path('M-8 10l3 5l3 -4ZM8 10l-3 5l-3 -4Z', 'white')

export const witch = (): Drawing =>
  bust(
    { topColour: 'aubergine', hair: 'long', hairColour: 'rust', skin: 'sage' },
    { face: 'glee', y: 4, r: 17 },
  ) +
  path('M-20 -8Q-12 -46 16 -48Q8 -34 20 -8Z', 'aubergine') +
  path('M-38 -4Q0 -18 38 -4Q20 2 0 -6Q-20 2 -38 -4Z', 'ink') +
  line('M-18 -12Q0 -18 18 -12', 'mustard', 4.6) +
  put(motif('broom'), { x: 34, y: 48, scale: 0.72, turn: 10 })

export const mummy = (): Drawing =>
  filled(
    soft('-28,52 -28,24 -20,12 -24,-18 0,-42 24,-18 20,12 28,24 28,52'),
    'paper',
    line('M-30 -26L28 -34M-30 8L30 -2M-34 22L34 14M-34 34L34 28M-34 46L34 42', 'dune', 3),
  ) +
  path('M-24 -16L24 -20L22 -2L-22 2Z', 'dark') +
  disc(-9, -8, 5, 'butter') +
  disc(9, -9, 5, 'butter') +
  disc(-9, -8, 2, 'ink') +
  disc(9, -9, 2, 'ink') +
  line('M22 26Q38 30 34 48M34 48l8 -4', 'paper', 6)

export const mermaid = (): Drawing =>
  path(
    'M-12 14Q-30 34 4 36Q24 34 28 20L24 8Q38 4 46 -10Q46 12 38 18Q44 26 40 40Q28 34 28 24Q22 46 0 46Q-34 44 -14 12Z',
    'teal',
  ) +
  line('M-14 36q5 4 9 2M0 40q6 2 10 -1', 'mist', 2.6) +
  path('M-30 -10Q-36 -42 -6 -42Q20 -42 18 -14Q22 4 14 16Q-4 22 -26 16Q-36 8 -30 -10Z', 'rust') +
  path('M-16 6Q-6 0 6 6L8 24H-14Z', 'skin') +
  disc(-6, -16, 16, 'skin') +
  path('M-22 -16Q-20 -36 -4 -34Q12 -34 10 -16Q2 -28 -22 -16Z', 'rust') +
  eye(-11, -14, 2.8) +
  eye(0, -14, 2.8) +
  line('M-10 -6Q-6 -3 -1 -6', 'brick', 2.4) +
  disc(-10, 11, 5, 'mauve') +
  disc(2, 11, 5, 'mauve') +
  path(starShape(-20, -30, 7), 'coral')

export const werewolf = (): Drawing =>
  disc(24, -28, 17, 'butter') +
  path('M-36 48Q-38 22 -22 14L-24 -34L-8 -20H8L24 -34L22 14Q38 22 36 48Z', 'slate') +
  path('M-22 44L-10 30L0 44L10 30L22 44V50H-22Z', 'brick') +
  path(soft('-14,-2 0,-8 14,-2 12,16 0,24 -12,16'), 'steel') +
  path('M-18 -12L-6 -6L-16 -4ZM18 -12L6 -6L16 -4Z', 'butter') +
  disc(-10, -7, 2, 'ink') +
  disc(10, -7, 2, 'ink') +
  oval(0, 0, 5, 3.6, 'ink') +
  path('M-11 9Q0 14 11 9Q8 20 0 21Q-8 20 -11 9Z', 'wine') +
  path('M-8 10l2 6l3 -5ZM8 10l-2 6l-3 -5Z', 'white') +
  line('M-26 0l-8 2M-25 7l-8 5M26 0l8 2M25 7l8 5', darker('slate', 0.8), 3)

export const alien = (): Drawing =>
  line('M-10 -30L-18 -44M10 -30L18 -44', 'moss', 3.6) +
  disc(-18, -44, 4.6, 'mustard') +
  disc(18, -44, 4.6, 'mustard') +
  path(soft('-18,48 -16,26 0,18 16,26 18,48'), 'olive') +
  line('M-16 30Q-36 30 -36 14M16 30Q36 30 36 14', 'moss', 5) +
  path(soft('0,-36 28,-24 26,0 10,22 0,26 -10,22 -26,0 -28,-24'), 'moss') +
  oval(-11, -6, 7, 11, 'ink', { turn: [-22, -11, -6] }) +
  oval(11, -6, 7, 11, 'ink', { turn: [22, 11, -6] }) +
  disc(-12, -11, 2.4, 'white') +
  disc(10, -11, 2.4, 'white') +
  line('M-5 14Q0 18 5 14', 'pinewood', 2.6)

export const snowman = (): Drawing => put(motif('snowman'), { y: 45, scale: 0.92 })

export const scarecrow = (): Drawing =>
  line('M0 10V48M-44 16H44', 'walnut', 5) +
  path('M-30 10L-14 4H14L30 10V24L16 22L18 44H-18L-16 22L-30 24Z', 'brick') +
  rect(-13, 28, 11, 11, 'mustard', 1) +
  line('M-30 12l-10 -4M-30 17h-12M-30 22l-10 5M30 12l10 -4M30 17h12M30 22l10 5', 'straw', 3) +
  disc(0, -10, 17, 'sand') +
  path('M-15 -20Q-12 -44 2 -44Q14 -42 15 -20Z', 'honey') +
  path('M-28 -17Q0 -28 28 -17Q24 -12 0 -17Q-24 -12 -28 -17Z', 'brass') +
  line('M-9 -12l5 5M-4 -12l-5 5M4 -12l5 5M9 -12l-5 5', 'ink', 2.4) +
  path('M-3 -4h6l-3 5Z', 'rust') +
  line('M-9 2Q0 7 9 2M-5 2v5M0 4v5M5 2v5', 'ink', 2)

export const toothFairy = (): Drawing =>
  oval(-24, 6, 17, 12, 'ice', { turn: [34, -24, 6] }) +
  oval(24, 6, 17, 12, 'ice', { turn: [-34, 24, 6] }) +
  oval(-20, 26, 13, 9, 'mist', { turn: [-24, -20, 26] }) +
  oval(20, 26, 13, 9, 'mist', { turn: [24, 20, 26] }) +
  put(bust({ topColour: 'mauve', hair: 'bun', hairColour: 'straw', lashes: true }, { face: 'proud' }), {
    x: -4,
    y: 2,
    scale: 0.74,
  }) +
  path('M22 10Q30 4 34 8Q40 4 44 12Q46 20 40 34Q36 34 35 26Q32 26 31 34Q26 34 24 26Q20 16 22 10Z', 'white') +
  line('M24 27Q20 16 22 10Q30 4 34 8', 'azure', 2) +
  path(starShape(-34, -28, 8), 'butter') +
  line('M-32 -22L-22 18', 'walnut', 3)

export const flyingSaucer = (): Drawing =>
  path('M-16 16L-30 46H30L16 16Z', 'butter', { opacity: 0.8 }) +
  path('M-22 -8Q-22 -36 0 -36Q22 -36 22 -8Z', 'azure') +
  disc(0, -16, 9, 'moss') +
  eye(-4, -17, 2.8) +
  eye(4, -17, 2.8) +
  path(soft('-46,4 -24,-12 24,-12 46,4 24,18 -24,18'), 'steel') +
  each([-30, -15, 0, 15, 30], x => disc(x, 5, 4.4, x % 2 ? 'mustard' : 'red'))
