import { soft } from '../curve.ts'
import { motif } from '../motifs/index.ts'
import { type Drawing, dabs, disc, each, filled, line, oval, path, put, rect, shaded } from '../shape.ts'
import { eye } from './eyes.ts'

/** Things, in a story as alive as anybody. */

export const piano = (): Drawing =>
  path('M-42 6V-2Q-40 -34 -10 -38Q14 -40 18 -22Q22 -12 42 -8V6Z', 'ink') +
  rect(-42, 4, 84, 14, 'dark', 2) +
  rect(-39, 6, 78, 10, 'white', 1) +
  each([-33, -25, -11, -3, 5, 19, 27], x => rect(x, 6, 5, 6, 'ink')) +
  line('M-34 18V42M34 18V42M0 18V36', 'dark', 6) +
  line('M-8 36H8', 'brass', 4) +
  line('M-22 -12Q-12 -24 6 -24', 'brass', 3)

export const umbrella = (): Drawing => put(motif('umbrella'), { y: 44, scale: 0.76 })

export const vacuumCleaner = (): Drawing =>
  line('M-4 12Q-38 -18 -14 -38Q12 -46 24 -16L36 30', 'slate', 5) +
  path('M24 34Q36 22 46 36V44H24Z', 'ink') +
  path(soft('-42,30 -34,10 -10,4 14,14 18,34 -12,40'), 'red') +
  path('M-40 26Q-12 14 17 28L18 34Q-12 24 -42 32Z', 'brick') +
  disc(-28, 38, 7, 'ink') +
  disc(8, 38, 7, 'ink') +
  disc(-28, 38, 2.6, 'steel') +
  disc(8, 38, 2.6, 'steel') +
  eye(-24, 18, 3) +
  eye(-10, 17, 3)

export const gherkin = (): Drawing =>
  path(soft('-28,22 -26,2 -8,-20 14,-34 28,-30 32,-14 20,10 0,28 -18,34'), 'olive') +
  dabs(
    [
      [-16, 6],
      [-4, -6],
      [8, -18],
      [20, -24],
      [-12, 22],
      [2, 12],
      [14, -2],
      [24, -12],
    ],
    'forest',
    5,
  ) +
  line('M26 -30Q34 -42 42 -38', 'forest', 4) +
  line('M-18 10Q-10 -8 4 -18', 'sage', 4)

export const cucumber = (): Drawing =>
  path(soft('-44,10 -38,-6 -10,-14 24,-18 42,-8 40,8 18,16 -20,20 -36,20'), 'forest') +
  line('M-36 4Q-6 -8 36 -6M-34 13Q-4 4 34 4', 'sage', 2.6) +
  disc(26, 24, 17, 'forest') +
  disc(26, 24, 13.6, 'ice') +
  dabs(
    [
      [26, 16],
      [20, 22],
      [32, 22],
      [22, 30],
      [30, 30],
    ],
    'sage',
    4,
  )

export const accordion = (): Drawing => put(motif('accordion'), { y: 38, scale: 1.3 })

export const scooter = (): Drawing =>
  line('M18 -36L30 30', 'slate', 5) +
  line('M4 -36H30', 'ink', 6) +
  path('M-40 24H26L24 32H-40Z', 'teal') +
  line('M-30 22Q-34 14 -42 18', 'teal', 5) +
  disc(-30, 36, 9, 'ink') +
  disc(30, 36, 9, 'ink') +
  disc(-30, 36, 3.4, 'mustard') +
  disc(30, 36, 3.4, 'mustard') +
  line('M4 -36l-6 12M4 -34l-1 14', 'red', 2.6)

export const washingMachine = (): Drawing =>
  rect(-36, -42, 72, 84, 'white', 8) +
  rect(-36, -42, 72, 20, 'steel', 8) +
  disc(-22, -32, 5, 'red') +
  line('M-8 -32H26', 'slate', 4) +
  disc(0, 10, 25, 'steel') +
  filled(
    'M0 -10A20 20 0 1 1 0 30A20 20 0 1 1 0 -10Z',
    'azure',
    path('M-24 14Q-10 4 0 14T24 12V34H-24Z', 'teal'),
  ) +
  path('M-8 2l14 4l-2 10l-14 -4Z', 'red') +
  dabs(
    [
      [10, 2],
      [-11, 18],
      [6, 24],
    ],
    'white',
    6,
  ) +
  line('M-36 -42H36V42H-36Z', 'steel', 2.6)

export const sock = (): Drawing =>
  filled(
    'M-14 -42H16V6Q18 12 32 18Q44 24 40 36Q34 44 16 42Q-8 38 -14 22Z',
    'red',
    line('M-20 -18H24M-20 -4H24M-20 10H30', 'cream', 6) + path('M24 12Q46 18 44 44H22Q34 30 24 12Z', 'teal'),
  ) +
  rect(-17, -45, 36, 11, 'teal', 4) +
  path('M-14 14Q0 18 -4 36Q-12 32 -14 22Z', 'teal')

export const watermelon = (): Drawing =>
  path('M-44 -14Q-40 34 0 36Q40 34 44 -14Z', 'forest') +
  path('M-38 -14Q-34 27 0 29Q34 27 38 -14Z', 'ice') +
  path('M-34 -14Q-30 23 0 25Q30 23 34 -14Z', 'red') +
  each(
    [
      [-20, -4],
      [-6, 2],
      [8, -4],
      [22, -2],
      [-12, 12],
      [2, 14],
      [14, 10],
    ] as const,
    ([x, y]) => oval(x, y, 2.6, 4, 'ink'),
  )

export const toothbrush = (): Drawing =>
  put(
    rect(-7, -6, 14, 54, 'teal', 6) +
      rect(-6, -44, 12, 42, 'teal', 5) +
      rect(6, -42, 12, 30, 'white', 2) +
      line('M9 -36h8M9 -30h8M9 -24h8M9 -18h8', 'mist', 2) +
      path('M16 -46Q30 -44 24 -34Q30 -26 22 -20Q18 -12 16 -20Z', 'coral'),
    { x: -4, turn: 32, scale: 0.92 },
  )

export const trombone = (): Drawing =>
  line('M40 -18H-28Q-40 -18 -40 -8T-28 2H10', 'brass', 5.4) +
  line('M-20 2H34Q44 2 44 10T34 18H-20', 'mustard', 5) +
  line('M-20 0V20M-8 0V20', 'walnut', 4) +
  path('M-24 -18Q-34 -20 -44 -40H-46V4Q-36 -16 -24 -18Z', 'mustard') +
  disc(-26, 19, 5, 'brass')

export const wheelbarrow = (): Drawing => put(motif('wheelbarrow'), { x: 4, y: 36, scale: 0.84 })

export const lawnmower = (): Drawing =>
  line('M-10 14L-38 -36M-2 10L-28 -40', 'slate', 4) +
  line('M-44 -34L-24 -44', 'ink', 5.4) +
  path('M-22 12Q-18 -6 2 -8H26Q42 -4 42 20V28H-20Z', 'red') +
  rect(2, -20, 26, 15, 'slate', 4) +
  line('M-16 20H40', 'brick', 4) +
  disc(-14, 30, 10, 'ink') +
  disc(34, 30, 10, 'ink') +
  disc(-14, 30, 3.6, 'steel') +
  disc(34, 30, 3.6, 'steel') +
  line('M2 42v-7M8 42l2 -9M14 42v-7M20 42l2 -8M-34 42l2 -10M-28 42v-7M46 42l-1 -6', 'moss', 3)

export const teapot = (): Drawing =>
  line('M24 0Q46 -12 42 10Q40 24 24 24', 'teal', 7) +
  path('M-20 4Q-36 -2 -38 -20L-46 -22Q-46 20 -18 30Z', 'teal') +
  path(soft('0,-14 24,-6 32,16 20,36 -20,36 -32,16 -24,-6'), 'teal') +
  path('M-18 -12Q0 -26 18 -12Q0 -6 -18 -12Z', 'sea') +
  disc(0, -22, 5, 'mustard') +
  each([-16, 0, 16], x => put(disc(0, 0, 5, 'cream') + disc(0, 0, 2, 'mustard'), { x, y: 14 })) +
  line('M-42 -28q-4 -6 0 -10q4 -5 0 -8', 'stone', 3)

export const rockingChair = (): Drawing =>
  line('M-42 34Q0 48 40 34', 'walnut', 6) +
  line('M-24 38V10M22 38V10', 'wood', 6) +
  line('M-28 10L-34 -40M-14 8L-20 -42', 'wood', 5) +
  line('M-36 -40L-16 -43M-33 -24L-17 -26M-31 -8L-15 -10', 'walnut', 5) +
  path('M-30 6H28V14H-28Z', 'walnut') +
  line('M-22 -6H26V8', 'wood', 5) +
  rect(-24, 0, 44, 8, 'red', 4)

export const hotAirBalloon = (): Drawing =>
  filled(
    'M-14 18Q-38 -2 -34 -20Q-28 -46 0 -46Q28 -46 34 -20Q38 -2 14 18Z',
    'red',
    path('M-14 -50Q-26 -20 -8 22H8Q26 -20 14 -50Z', 'cream') +
      path('M-5 -50Q-10 -20 -3 22H3Q10 -20 5 -50Z', 'teal') +
      shaded('M18 -50Q44 -20 12 22H40V-50Z', 0.12),
  ) +
  line('M-12 18L-8 30M12 18L8 30', 'walnut', 2.6) +
  rect(-11, 29, 22, 16, 'honey', 3) +
  line('M-11 36H11', 'walnut', 2.6)

export const pancake = (): Drawing =>
  oval(0, 32, 44, 9, 'steel') +
  oval(0, 30, 40, 7, 'white') +
  each([24, 14, 4], y => oval(0, y + 3, 33, 11, 'wood') + oval(0, y, 33, 11, 'straw')) +
  path(
    'M-30 4Q-10 -8 30 2Q32 8 26 10Q24 22 19 20Q16 16 14 12Q2 16 -4 12Q-8 24 -13 20Q-14 12 -20 10Q-30 10 -30 4Z',
    'rust',
  ) +
  put(rect(-9, -7, 18, 12, 'butter', 2) + rect(-9, 3, 18, 4, 'mustard', 1), { y: -2, turn: -6 }) +
  line('M-14 -20q-5 -6 0 -11t0 -11M6 -20q-5 -6 0 -11t0 -11', 'stone', 3.4)

export const sausage = (): Drawing =>
  put(
    line('M-30 -6Q0 30 30 -6', 'rust', 24) +
      line('M-24 -10Q0 14 22 -10', 'coral', 5) +
      line('M-14 10l6 -8M0 16v-9M14 10l-6 -8', 'brick', 3.4) +
      line('M-36 -14l-6 -8M-36 -14l-9 -1M36 -14l6 -8M36 -14l9 -1', 'brick', 4),
    { y: 2 },
  )

export const cuckooClock = (): Drawing =>
  line('M-10 20V44M10 20V36', 'brass', 2.6) +
  oval(-10, 44, 4, 6, 'walnut') +
  oval(10, 36, 4, 6, 'walnut') +
  rect(-24, -18, 48, 42, 'wood', 3) +
  path('M-36 -12L0 -44L36 -12L30 -6L0 -32L-30 -6Z', 'brick') +
  disc(0, 9, 12, 'cream') +
  line('M0 9V1M0 9L6 12', 'ink', 2.6) +
  rect(-7, -22, 14, 15, 'dark', 3) +
  path(soft('-3,-8 4,-18 14,-20 18,-12 10,-6'), 'azure') +
  path('M17 -16l9 2l-8 4Z', 'mustard') +
  eye(13, -15, 2)

export const submarine = (): Drawing =>
  line('M-4 -18V-38H8', 'slate', 5) +
  path('M-18 -8V-20H12V-8Z', 'brass') +
  path(soft('-36,6 -20,-12 22,-12 40,4 24,26 -20,26'), 'mustard') +
  path('M-34 6L-46 -8V22Z', 'rust') +
  each([-16, 4, 24], x => disc(x, 6, 7, 'walnut') + disc(x, 6, 4.6, 'sky')) +
  line('M-26 20Q0 28 26 19', 'brass', 3) +
  disc(40, -20, 4, 'mist') +
  disc(46, -32, 3, 'mist')
