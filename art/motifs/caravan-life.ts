import { soft } from '../curve.ts'
import { glow } from '../light.ts'
import { type Colour, darker } from '../palette.ts'
import { type Drawing, dabs, disc, each, line, oval, path, put, rect } from '../shape.ts'
import { caravan } from './places.ts'

/** A typewriter from the side: whoever types sits on its left, and the sheet curls up out of it. */
export const typewriterSide = ({ colour: c = 'teal' }: { colour?: Colour } = {}): Drawing =>
  path('M12 -50Q2 -86 16 -118Q32 -126 48 -118Q34 -88 42 -50Z', 'cream') +
  line('M19 -106h22M15 -96h20M13 -86h22M14 -76h17', 'stone', 2.4) +
  path('M-54 0Q-56 -10 -46 -16L2 -42H34Q46 -42 48 -32L54 -4Q54 0 50 0Z', c) +
  path('M-54 0Q-56 -8 -50 -12L50 -12L54 -4Q54 0 50 0Z', darker(c, 0.72)) +
  each([0, 1, 2, 3, 4] as const, i => {
    const [x, y] = [-44 + i * 9.4, -22 - i * 5.2]
    return line(`M${x} ${y + 8}V${y}`, 'ink', 2.4) + oval(x, y - 1, 5.4, 2.6, 'cream')
  }) +
  rect(2, -56, 46, 13, 'ink', 6) +
  disc(52, -50, 7, 'slate') +
  disc(52, -50, 3, 'steel') +
  line('M4 -57L-8 -64', 'steel', 3.4) +
  oval(34, -24, 8, 8, 'mustard', { opacity: 0.9 })

const pawn = (c: Colour): Drawing =>
  path('M-8 0Q-8 -5 -4 -7L-2.4 -17H2.4L4 -7Q8 -5 8 0Z', c) +
  oval(0, -17, 5, 2, darker(c, 0.84)) +
  disc(0, -22, 5, c)

/** A cat that makes itself long over a chessboard, and looks at nobody while its paw takes a pawn. */
export const catThief = ({ colour: c = 'ink', piece = 'cream' }: { colour?: Colour; piece?: Colour } = {}) =>
  path('M-66 0L-52 -15H18L32 0Z', 'cream') +
  path(
    'M-66 0l4.6 -5h14l-4 5ZM-38 0l3 -5h14l-2 5ZM-10 0l1 -5h14l0 5ZM18 0l-1 -5h12l4 5ZM-47 -5l4 -5h13l-3 5ZM-21 -5l2 -5h13l-1 5ZM5 -5v-5h12l1 5ZM-57 -10l5 -5h11l-3 5ZM-30 -10l2 -5h12l-2 5ZM-6 -10l1 -5h11v5Z',
    'brick',
  ) +
  rect(-67, 0, 100, 5, 'walnut', 2) +
  put(pawn('ink'), { x: 4, y: -5, scale: 0.9 }) +
  put(pawn(piece), { x: -44, y: -4, turn: -24, scale: 1.05 }) +
  line('M62 -16Q92 -14 84 -48Q82 -58 90 -62', c, 7) +
  path(soft('20,2 12,-18 30,-40 52,-38 68,-20 70,2', 0.85), c) +
  line('M22 -12Q-10 -14 -34 -16', c, 11) +
  oval(-38, -17, 9, 7, c) +
  line('M-45 -16v4M-40 -14v4', darker(c, 1.6), 1.6) +
  oval(26, -42, 19, 16, c) +
  path('M10 -48L6 -70L24 -57ZM30 -57L46 -70L44 -48Z', c) +
  path('M12 -52L10 -63L19 -56ZM35 -57L43 -64L42 -53Z', 'blush', { opacity: 0.7 }) +
  oval(18, -43, 5.6, 4.6, 'straw') +
  oval(34, -43, 5.6, 4.6, 'straw') +
  oval(21.4, -42.6, 2, 4, 'lash') +
  oval(37.4, -42.6, 2, 4, 'lash') +
  line('M12.4 -47.6q6 -2.4 11 .6M28.6 -47q6 -3 11 -.6', c, 3.4) +
  path('M24 -36h5l-2.5 3Z', 'blush') +
  line('M26.6 -33q-3 3 -6 1M26.6 -33q3 3 6 1', 'stone', 1.2) +
  line('M14 -36L-2 -39M14 -33L-2 -31M40 -36L54 -39M40 -33L54 -31', 'stone', 1)

/** A caravan that leaves, and somebody at its lit window who waves as long as she can see us. */
export const caravanAway = ({ colour: c = 'teal' }: { colour?: Colour } = {}) =>
  caravan({ colour: c }) +
  path('M-58 -100H-12V-58H-58Z', 'walnut') +
  path('M-54 -97H-16V-62H-54Z', 'butter') +
  glow(-35, -80, 46, 'butter', 0.8) +
  path('M-50 -62Q-48 -74 -35 -74Q-22 -74 -20 -62Z', 'coral') +
  line('M-64 -72L-72 -96', 'skin2', 6) +
  line('M-44 -64L-62 -70', 'coral', 8) +
  disc(-72.6, -98, 4, 'skin2') +
  line('M-73 -99l-7 -4M-73 -99l-4 -9M-72 -99l1 -9M-72 -98l6 -6', 'skin2', 2.8) +
  disc(-35, -83, 10, 'ink') +
  disc(-33, -96, 5, 'ink') +
  line('M-39 -93q5 3 10 0', 'mustard', 2.6) +
  disc(-36, -80, 8.4, 'skin2') +
  path('M-45 -82Q-42 -92 -35 -89Q-28 -92 -27 -82Q-31 -87 -36 -87Q-41 -87 -45 -82Z', 'ink') +
  dabs(
    [
      [-39, -81],
      [-33, -81],
    ],
    'lash',
    2,
  ) +
  line('M-39 -76q3 2 6 0', 'brick', 1.4)
