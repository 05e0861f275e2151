import { soft } from '../curve.ts'
import { motif } from '../motifs/index.ts'
import { darker } from '../palette.ts'
import { type Drawing, disc, each, filled, line, oval, path, put, rect, shaded } from '../shape.ts'
import { eye, wideEye } from './eyes.ts'

/** Beasts on four legs, and what else walks: about 0, 0, within 44 of it. */

export const hedgehog = (): Drawing =>
  path(
    'M-42 26L-44 10L-36 12L-40 -4L-31 0L-32 -17L-23 -11L-20 -28L-12 -19L-6 -34L1 -22L9 -33L13 -20L24 -27L22 -10L14 28Z',
    'walnut',
  ) +
  path(soft('10,-12 26,-6 42,16 38,24 12,30 -28,30 -30,22 0,16'), 'sand') +
  disc(41, 17, 5, 'ink') +
  eye(24, 5, 4.5) +
  line('M-18 30v5M-4 30v5M12 30v5M24 28v6', 'walnut', 6) +
  line('M-28 8l8 6M-18 -6l8 7M-4 -14l6 9', 'dark', 3)

export const kangaroo = (): Drawing =>
  put(
    line('M-14 24Q-40 30 -42 6', 'wood', 10) +
      path(soft('-2,-12 12,0 14,24 0,38 -22,36 -26,18 -14,-4'), 'wood') +
      path('M-16 34Q-6 28 8 36L24 38Q28 42 22 43H-14Q-24 42 -16 34Z', darker('wood', 0.85)) +
      oval(12, -26, 17, 13, 'wood', { turn: [12, 12, -26] }) +
      oval(2, -40, 6, 13, 'wood', { turn: [-14, 2, -40] }) +
      oval(14, -41, 6, 13, 'wood', { turn: [8, 14, -41] }) +
      eye(15, -28) +
      disc(28, -22, 4, 'ink') +
      path('M-10 10Q4 16 14 8Q14 30 0 32Q-12 30 -10 10Z', 'sand') +
      disc(2, 9, 8, 'honey') +
      eye(3, 8, 2.4) +
      line('M12 -4Q24 2 22 10', 'wood', 7),
    { y: 6, scale: 0.86 },
  )

export const gorilla = (): Drawing =>
  path(soft('-40,44 -42,4 -26,-14 26,-14 42,4 40,44'), 'slate') +
  disc(0, -16, 26, 'slate') +
  disc(-26, -12, 7, 'slate') +
  disc(26, -12, 7, 'slate') +
  path(soft('-18,-20 -10,-28 0,-24 10,-28 18,-20 17,-4 8,6 -8,6 -17,-4'), 'sand') +
  eye(-8, -17, 4) +
  eye(8, -17, 4) +
  line('M-4 -7q1 3 2 0M4 -7q-1 3 -2 0', 'dark', 2.4) +
  line('M-9 0Q0 5 9 0', 'dark', 2.6) +
  oval(0, 26, 20, 15, 'grey') +
  line('M-34 8Q-24 30 -8 24M34 8Q24 30 8 24', darker('slate', 0.8), 11)

export const hamster = (): Drawing =>
  path(soft('0,-30 26,-22 38,6 30,34 0,42 -30,34 -38,6 -26,-22'), 'honey') +
  disc(-22, -28, 10, 'honey') +
  disc(22, -28, 10, 'honey') +
  disc(-22, -28, 5.5, 'blush') +
  disc(22, -28, 5.5, 'blush') +
  oval(0, 22, 22, 18, 'cream') +
  disc(-20, 4, 13, 'cream') +
  disc(20, 4, 13, 'cream') +
  eye(-13, -10, 5) +
  eye(13, -10, 5) +
  disc(0, -1, 3.6, 'coral') +
  rect(-4, 5, 8, 8, 'white', 2) +
  path(soft('-8,20 0,14 8,20 6,30 0,32 -6,30'), 'mustard') +
  line('M-14 22q6 4 8 2M14 22q-6 4 -8 2', 'wood', 5)

export const hippopotamus = (): Drawing =>
  disc(-20, -32, 8, 'mauve') +
  disc(20, -32, 8, 'mauve') +
  path(soft('0,-36 26,-26 28,-4 0,8 -28,-4 -26,-26'), 'mauve') +
  path(soft('-42,14 -26,-6 0,-10 26,-6 42,14 34,38 0,42 -34,38'), darker('mauve', 1.12)) +
  wideEye(-12, -20, 6) +
  wideEye(12, -20, 6) +
  oval(-16, 2, 5, 4, 'plum') +
  oval(16, 2, 5, 4, 'plum') +
  path('M-30 18Q0 32 30 18Q24 38 0 38Q-24 38 -30 18Z', 'wine') +
  rect(-22, 20, 8, 11, 'white', 2) +
  rect(14, 20, 8, 11, 'white', 2)

export const squirrel = (): Drawing =>
  path('M-14 38Q-46 30 -42 -6Q-40 -38 -14 -40Q-2 -38 -8 -26Q-22 -26 -20 -6Q-18 14 0 22Z', 'rust') +
  line('M-30 -22Q-34 4 -16 22', 'ginger', 6) +
  path(soft('6,-6 20,4 22,28 10,42 -10,40 -12,16'), 'rust') +
  disc(14, -16, 16, 'rust') +
  path('M4 -26l2 -14l9 9ZM16 -31l8 -10l3 13Z', 'rust') +
  path(soft('12,8 20,14 18,34 8,34 6,16'), 'cream') +
  eye(20, -18, 4.4) +
  disc(30, -12, 3, 'ink') +
  path(soft('24,8 34,4 36,16 30,22 24,18'), 'walnut') +
  path('M22 8Q30 -2 38 6L36 10H24Z', 'dark') +
  line('M12 16l12 -2', 'rust', 6)

export const sloth = (): Drawing =>
  line('M-44 -36H44', 'walnut', 8) +
  path('M30 -38q10 -8 12 2', 'moss') +
  line('M-26 6Q-36 -20 -24 -36M26 6Q36 -20 24 -36', 'earth', 13) +
  line('M-28 -38v8M-21 -38v9M21 -38v9M28 -38v8', 'cream', 3.4) +
  path(soft('-28,6 -20,-10 20,-10 28,6 20,38 0,44 -20,38'), 'earth') +
  disc(0, 6, 23, 'honey') +
  oval(0, 8, 19, 17, 'sand') +
  oval(-9, 4, 8, 5, 'walnut', { turn: [24, -9, 4] }) +
  oval(9, 4, 8, 5, 'walnut', { turn: [-24, 9, 4] }) +
  eye(-7, 4, 2.8) +
  eye(7, 4, 2.8) +
  oval(0, 11, 4.4, 3, 'ink') +
  line('M-8 17Q0 23 8 17', 'dark', 2.4)

export const donkey = (): Drawing =>
  oval(-10, -32, 6, 17, 'grey', { turn: [-16, -10, -32] }) +
  oval(12, -32, 6, 17, 'grey', { turn: [10, 12, -32] }) +
  oval(-10, -31, 2.6, 12, 'blush', { turn: [-16, -10, -31] }) +
  oval(12, -31, 2.6, 12, 'blush', { turn: [10, 12, -31] }) +
  path(soft('-20,-18 0,-26 22,-18 22,6 20,34 0,44 -18,34 -20,6'), 'grey') +
  path(soft('-21,22 0,12 23,22 20,38 0,44 -18,38'), 'cream') +
  path('M-10 -26Q0 -34 10 -26L4 -8Q0 -14 -4 -8Z', 'slate') +
  wideEye(-10, -6, 6) +
  wideEye(12, -6, 6) +
  oval(-7, 26, 3, 4, 'slate') +
  oval(9, 26, 3, 4, 'slate') +
  line('M-9 35Q1 41 11 35', 'slate', 2.6)

export const unicorn = (): Drawing =>
  path('M-40 44Q-40 8 -20 -8Q-6 -26 14 -24L36 -4Q44 4 38 12Q30 18 18 8Q8 12 6 24Q4 34 10 44Z', 'white') +
  path('M-2 -22Q-34 -20 -42 16Q-48 34 -38 44L-24 44Q-32 16 -8 -4Z', 'mauve') +
  path('M-6 -20Q-26 -12 -32 14Q-34 30 -28 44L-22 44Q-26 14 -4 -6Z', 'coral') +
  path('M12 -24L30 -46L24 -18Z', 'mustard') +
  line('M18 -29l8 4M22 -35l6 3', 'brass', 2) +
  path('M-2 -22L0 -40L12 -26Z', 'white') +
  eye(18, -8, 4.4) +
  line('M14 -14l-4 -3', 'ink', 2) +
  disc(36, 2, 2, 'slate') +
  disc(14, 4, 4, 'blush', { opacity: 0.6 })

export const elephant = (): Drawing => put(motif('elephant'), { x: -7, y: 36, scale: 0.58 })

export const frog = (): Drawing => put(motif('frog'), { y: 28, scale: 1.75 })

export const turtle = (): Drawing =>
  oval(-24, 30, 8, 9, 'moss') +
  oval(16, 30, 8, 9, 'moss') +
  path(soft('18,12 30,-8 42,-6 44,8 34,20 18,24'), 'moss') +
  filled(
    'M-40 26Q-38 -26 -6 -28Q24 -26 28 26Z',
    'forest',
    line('M-22 -24L-14 2L-30 26M-14 2H4M10 -24L4 2L18 26', 'sage', 4) + shaded('M-44 14H30V30H-44Z', 0.15),
  ) +
  rect(-44, 22, 76, 7, 'olive', 3) +
  eye(36, -1, 3.6) +
  line('M34 12q6 2 9 -2', 'pinewood', 2.4)

export const crocodile = (): Drawing =>
  path('M-44 12Q-42 -10 -18 -14L-10 -26Q-2 -32 6 -24L8 -16L40 -12Q46 -8 42 0L6 4L-6 14Z', 'forest') +
  path('M-44 12Q-36 30 -10 30L34 26Q44 22 40 12L6 12L-6 14Z', darker('forest', 0.85)) +
  path('M-6 13L42 0L40 12L4 14Z', 'wine') +
  path('M8 4l4 8l4 -9l4 8l4 -9l4 7l4 -8l4 6l3 -7Z', 'white') +
  path('M8 20l4 -7l4 7l4 -8l4 8l4 -8l4 7Z', 'white') +
  wideEye(-2, -22, 6.5) +
  disc(36, -10, 2.4, 'pinewood') +
  path('M-44 6l-2 -12l8 5l0 -13l9 6l1 -12l8 7Z', 'moss') +
  each([-30, -20, -28], (x, i) => disc(x, 8 + i * 8, 2.6, 'moss'))

export const bat = (): Drawing =>
  path(
    'M-8 -2Q-24 -26 -44 -20Q-40 -8 -44 8Q-34 4 -30 14Q-22 8 -16 20Q-10 14 -4 18ZM8 -2Q24 -26 44 -20Q40 -8 44 8Q34 4 30 14Q22 8 16 20Q10 14 4 18Z',
    'plum',
  ) +
  path('M-12 -14l-3 -20l12 10h6l12 -10l-3 20Z', 'aubergine') +
  path(soft('0,-24 15,-14 14,8 0,28 -14,8 -15,-14'), 'aubergine') +
  wideEye(-6, -9, 5.4) +
  wideEye(6, -9, 5.4) +
  line('M-6 4Q0 8 6 4', 'coral', 2.4) +
  path('M-4 5l2 6l2 -5ZM4 5l-2 6l-2 -5Z', 'white') +
  line('M-4 27v7M4 27v7', 'aubergine', 3)
