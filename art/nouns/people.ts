import { starShape } from '../curve.ts'
import { motif } from '../motifs/index.ts'
import { type Drawing, dabs, disc, each, line, oval, path, put, rect, rim } from '../shape.ts'
import { bust } from './bust.ts'
import { flea } from './crawlers.ts'

/** People by what they do. */

const fist = (x: number, y: number): Drawing => disc(x, y, 6.5, 'skin')
const crown = (y: number): Drawing =>
  path(`M-15 ${y}l-3 -16l9 7l9 -12l9 12l9 -7l-3 16Z`, 'mustard') +
  dabs(
    [
      [-9, y - 4],
      [0, y - 4],
      [9, y - 4],
    ],
    'red',
    4,
  )
const peaked = (paint: 'navy' | 'denim', y = -22): Drawing =>
  path(`M-20 ${y}Q-24 ${y - 18} 0 ${y - 19}Q24 ${y - 18} 20 ${y}Z`, paint) +
  path(`M-20 ${y}H20L24 ${y + 6}Q0 ${y - 1} -24 ${y + 6}Z`, 'ink')

export const postman = (): Drawing =>
  bust(
    { topColour: 'denim', hairColour: 'ginger', moustache: true },
    { chest: line('M-30 14L26 56', 'walnut', 6) },
  ) +
  peaked('denim') +
  disc(0, -33, 4, 'mustard') +
  put(rect(-15, -10, 30, 20, 'white', 2) + line('M-15 -10L0 3L15 -10', 'red', 2.6), {
    x: 26,
    y: 26,
    turn: -12,
  }) +
  fist(14, 34)

export const pirate = (): Drawing =>
  bust(
    { topColour: 'brick', hair: 'long', hairColour: 'dark', beard: true },
    { face: 'aside', chest: each([28, 38, 48], y => line(`M-34 ${y}H34`, 'cream', 4)) },
  ) +
  path('M-36 -20Q-20 -46 0 -40Q20 -46 36 -20Q18 -28 0 -27Q-18 -28 -36 -20Z', 'ink') +
  disc(0, -33, 4.6, 'white') +
  line('M-6 -29l12 -2M-6 -31l12 2', 'white', 2) +
  line('M-20 -14L18 -10', 'ink', 2.6) +
  oval(-8, -8, 6.5, 6, 'ink') +
  line('M24 44L40 8', 'steel', 5) +
  line('M20 34L34 40', 'mustard', 4.4)

export const diver = (): Drawing =>
  bust(
    { topColour: 'ink', hair: 'bald', hairColour: 'ink' },
    { face: 'wow', chest: line('M-34 34H34', 'coral', 5) },
  ) +
  path('M-21 -8Q-22 -30 0 -30Q22 -30 21 -8Q0 -22 -21 -8Z', 'ink') +
  rect(-18, -17, 36, 18, 'mustard', 8) +
  rect(-14, -13, 28, 10, 'ice', 5) +
  disc(-6, -8, 3, 'ink') +
  disc(7, -8, 3, 'ink') +
  line('M4 10Q28 16 30 -6V-36', 'red', 6) +
  disc(40, -36, 4, 'sea') +
  disc(44, -22, 3, 'sea')

export const knight = (): Drawing =>
  path('M-34 52Q-32 26 -14 22H14Q32 26 34 52Z', 'steel') +
  path('M0 -30Q-6 -48 -26 -42Q-34 -34 -24 -22Q-12 -24 0 -26Z', 'red') +
  path('M-24 20V-8Q-24 -32 0 -32Q24 -32 24 -8V20Q0 28 -24 20Z', 'steel') +
  path('M-24 -10H24V4H-24Z', 'ink') +
  disc(-9, -3, 3.6, 'butter') +
  disc(9, -3, 3.6, 'butter') +
  line('M0 -31V22', 'grey', 4) +
  line('M-12 10v6M12 10v6M-6 12v6M6 12v6', 'slate', 2.6) +
  path('M10 26H42V36Q40 50 26 52Q12 50 10 36Z', 'red') +
  line('M26 27V50M12 36H40', 'cream', 4)

export const magician = (): Drawing =>
  bust(
    { topColour: 'ink', hairColour: 'ink', moustache: true, hat: 'top', hatColour: 'ink' },
    { face: 'wink', y: 2, r: 17, chest: path('M-8 16L0 26L8 16L6 52H-6Z', 'white') },
  ) +
  path('M0 24l-9 -5v10ZM0 24l9 -5v10Z', 'red') +
  line('M20 44L38 18', 'ink', 4) +
  line('M35 22L38 18', 'white', 4) +
  path(starShape(40, 6, 7), 'mustard') +
  path(starShape(30, -8, 4), 'mustard')

export const referee = (): Drawing =>
  bust(
    { topColour: 'white', hairColour: 'dark' },
    { face: 'shout', chest: each([-24, -8, 8, 24], x => line(`M${x} 14V52`, 'ink', 7)) },
  ) +
  line('M24 44V16', 'skin', 9) +
  rect(15, -18, 18, 27, 'mustard', 2) +
  fist(24, 14) +
  rect(-4, 7, 14, 8, 'mustard', 3) +
  disc(-3, 12, 5, 'mustard')

export const grandmother = (): Drawing =>
  bust(
    { age: 'old', topColour: 'mauve', hair: 'bun', hairColour: 'stone', glasses: true },
    { face: 'tender', y: -4 },
  ) +
  path('M-34 52Q-26 20 0 34Q26 20 34 52Z', 'plum') +
  put(motif('yarn'), { x: 26, y: 46, scale: 0.62 }) +
  line('M14 24L34 44M38 22L20 44', 'butter', 3)

export const grandfather = (): Drawing =>
  bust(
    {
      age: 'old',
      topColour: 'olive',
      hair: 'bald',
      hairColour: 'stone',
      glasses: true,
      moustache: true,
      hat: 'flatcap',
      hatColour: 'slate',
      scarf: 'red',
    },
    { face: 'tender', y: -4, chest: line('M0 18V52', 'forest', 3) },
  ) +
  path('M-20 20Q0 30 20 20L18 28Q0 38 -18 28Z', 'red') +
  line('M30 50V22Q30 12 38 14', 'walnut', 5)

export const astronaut = (): Drawing =>
  path('M-36 52Q-34 24 -14 20H14Q34 24 36 52Z', 'white') +
  disc(0, -8, 30, 'white') +
  rim(0, -8, 29, 'steel', 3) +
  path('M-22 -10Q-20 -28 0 -28Q20 -28 22 -10Q20 8 0 8Q-20 8 -22 -10Z', 'navy') +
  line('M-15 -12Q-13 -20 -5 -22', 'mist', 4) +
  disc(10, -4, 2, 'butter') +
  disc(4, -18, 1.6, 'butter') +
  rect(-11, 30, 22, 14, 'steel', 3) +
  dabs(
    [
      [-5, 37],
      [5, 37],
    ],
    'red',
    5,
  ) +
  line('M-28 32l6 6M28 32l-6 6', 'red', 4)

export const firefighter = (): Drawing =>
  bust(
    { topColour: 'ink', hair: 'long', hairColour: 'ginger', lashes: true },
    { chest: line('M-34 36H34', 'mustard', 6) },
  ) +
  path('M-22 -18Q-22 -44 0 -44Q22 -44 22 -18Z', 'red') +
  path('M-30 -16Q0 -28 30 -16Q28 -10 22 -12Q0 -20 -22 -12Q-28 -10 -30 -16Z', 'brick') +
  path('M-7 -22V-36H7V-22L0 -18Z', 'mustard') +
  line('M40 52Q20 44 26 30L32 14', 'slate', 6) +
  line('M33 8L40 -14M37 9L46 -8M30 7L33 -12', 'azure', 3)

export const conductor = (): Drawing =>
  bust(
    { topColour: 'ink', hair: 'bun', hairColour: 'dark', lashes: true },
    { face: 'bliss', chest: path('M-9 14L0 28L9 14L6 52H-6Z', 'white') },
  ) +
  line('M-24 40Q-40 30 -38 8M24 40Q40 34 38 14', 'ink', 9) +
  fist(-38, 4) +
  fist(38, 10) +
  line('M36 12L22 -22', 'cream', 3.4) +
  put(motif('notes'), { x: -28, y: -16, scale: 0.42 })

export const princess = (): Drawing =>
  bust(
    { topColour: 'coral', hair: 'long', hairColour: 'straw', lashes: true, skin: 'skin2' },
    {
      face: 'smile',
      y: -2,
      chest: dabs(
        [
          [-14, 24],
          [-7, 28],
          [0, 30],
          [7, 28],
          [14, 24],
        ],
        'white',
        5,
      ),
    },
  ) +
  path('M-14 -20L0 -34L14 -20Z', 'butter') +
  dabs([[0, -28]], 'red', 5) +
  dabs(
    [
      [-8, -21],
      [8, -21],
    ],
    'azure',
    4,
  )

export const queen = (): Drawing =>
  bust(
    { topColour: 'plum', hair: 'bun', hairColour: 'walnut', lashes: true },
    { face: 'stern', y: 0, r: 18 },
  ) +
  path('M-36 52Q-34 24 -14 20L0 30L14 20Q34 24 36 52L24 52Q24 34 0 40Q-24 34 -24 52Z', 'white') +
  dabs(
    [
      [-28, 42],
      [-20, 32],
      [20, 32],
      [28, 42],
    ],
    'ink',
    3,
  ) +
  crown(-16)

export const detective = (): Drawing =>
  bust(
    { topColour: 'dune', hairColour: 'dark' },
    { face: 'think', chest: path('M-14 14L0 34L14 14L20 26L0 52L-20 26Z', 'earth') },
  ) +
  path('M-22 -18Q-20 -42 0 -42Q20 -42 22 -18Z', 'dune') +
  path('M-34 -14Q-24 -26 0 -22Q24 -26 34 -14Q14 -20 0 -18Q-14 -20 -34 -14Z', 'earth') +
  disc(22, 8, 13, 'ice', { opacity: 0.85 }) +
  rim(22, 8, 13, 'ink', 4) +
  line('M31 18L42 34', 'walnut', 6)

export const trapezeArtist = (): Drawing =>
  line('M-26 -48V-26M26 -48V-26', 'stone', 3) +
  line('M-34 -26H34', 'walnut', 5) +
  line('M-10 6L-18 -24M10 6L18 -24', 'skin', 7) +
  put(
    bust({ topColour: 'red', hair: 'bun', hairColour: 'ink', lashes: true }, { face: 'glee', r: 15, y: 2 }),
    {
      y: 8,
      scale: 0.72,
    },
  ) +
  path('M-16 30H16L12 48H-12Z', 'red') +
  path(starShape(0, 38, 7), 'mustard')

export const fleaTamer = (): Drawing =>
  bust(
    { topColour: 'red', hair: 'plaits', hairColour: 'ginger', lashes: true, hat: 'top', hatColour: 'ink' },
    { face: 'wow', y: 2, r: 16, chest: line('M0 18V52', 'mustard', 5) },
  ) +
  line('M-34 36Q-44 16 -34 0', 'walnut', 4) +
  line('M-34 0Q-20 -16 -38 -28Q-46 -36 -34 -42', 'dark', 2.4) +
  rim(32, 22, 11, 'mustard', 3.6) +
  flea(33, -8, 1.5) +
  flea(38, 44, 1.3)

export const wizard = (): Drawing =>
  bust({ age: 'old', topColour: 'dusk', hair: 'long', hairColour: 'white', beard: true }, { y: 2, r: 17 }) +
  path('M-14 12Q0 18 14 12L8 46Q0 52 -8 46Z', 'white') +
  path('M-26 -8Q0 -18 26 -8L6 -48Z', 'dusk') +
  path('M-28 -6Q0 -20 28 -6L24 -1Q0 -12 -24 -1Z', 'midnight') +
  path(starShape(2, -24, 6), 'mustard') +
  line('M32 50V4', 'walnut', 4.4) +
  path(starShape(32, -2, 10), 'butter')

export const balletDancer = (): Drawing =>
  line('M-4 18L-6 46M4 18Q18 26 8 34L-4 36', 'skin', 5.4) +
  line('M-6 46l-4 2', 'coral', 5) +
  path('M-40 14Q-20 -2 0 0Q20 -2 40 14Q20 24 0 20Q-20 24 -40 14Z', 'blush') +
  path('M-9 -12H9L7 8H-7Z', 'coral') +
  line('M-8 -8Q-30 -18 -14 -42M8 -8Q30 -18 14 -42', 'skin', 5) +
  disc(0, -36, 6, 'dark') +
  disc(0, -24, 11, 'skin') +
  path('M-11 -25Q-10 -36 0 -36Q10 -36 11 -25Q0 -32 -11 -25Z', 'dark') +
  line('M-6 -24q2 2 4 0M2 -24q2 2 4 0', 'lash', 1.8) +
  line('M-3 -18Q0 -16 3 -18', 'brick', 1.8)

export const lionTamer = (): Drawing =>
  put(motif('lion'), { x: -16, y: 46, scale: 0.62 }) +
  put(
    bust(
      { topColour: 'red', hairColour: 'dark', moustache: true },
      { face: 'shout', chest: line('M-10 16V52M10 16V52', 'mustard', 5) },
    ),
    { x: 22, y: 2, scale: 0.7 },
  ) +
  line('M2 34Q-10 -10 -30 -22Q-44 -30 -36 -42', 'dark', 3)

export const tightropeWalker = (): Drawing =>
  line('M-46 40Q0 46 46 40', 'walnut', 3.6) +
  line('M-4 14L-8 41M4 14L10 42', 'navy', 6) +
  path('M-11 -14H11L8 18H-8Z', 'teal') +
  line('M-42 6Q0 -8 42 2', 'brass', 4) +
  line('M-10 -10L-20 0M10 -10L20 -2', 'skin', 5.4) +
  disc(0, -28, 12, 'skin') +
  path('M-12 -29Q-10 -42 2 -41Q14 -40 12 -28Q2 -36 -12 -29Z', 'ink') +
  disc(-4, -28, 1.8, 'ink') +
  disc(5, -28, 1.8, 'ink') +
  line('M-3 -21Q0 -23 4 -21', 'brick', 2)

export const operaSinger = (): Drawing =>
  bust(
    { topColour: 'wine', hair: 'plaits', hairColour: 'straw', lashes: true },
    {
      face: 'sing',
      y: 0,
      r: 19,
      chest: dabs(
        [
          [-12, 26],
          [0, 31],
          [12, 26],
        ],
        'mustard',
        6,
      ),
    },
  ) +
  path('M-19 -6Q-18 -28 0 -28Q18 -28 19 -6Q0 -16 -19 -6Z', 'steel') +
  path('M-18 -14Q-36 -20 -34 -40Q-24 -30 -14 -24ZM18 -14Q36 -20 34 -40Q24 -30 14 -24Z', 'cream') +
  put(motif('notes'), { x: 36, y: 20, scale: 0.45 })

export const windowCleaner = (): Drawing =>
  rect(-44, -44, 60, 60, 'walnut', 3) +
  rect(-39, -39, 23, 23, 'sky') +
  rect(-12, -39, 23, 23, 'sky') +
  rect(-39, -12, 23, 23, 'sky') +
  rect(-12, -12, 23, 23, 'sky') +
  line('M-36 -20l10 -12M-8 6l10 -12', 'white', 3) +
  put(bust({ topColour: 'mustard', hairColour: 'dark', hat: 'flatcap', hatColour: 'denim' }), {
    x: 20,
    y: 12,
    scale: 0.68,
  }) +
  line('M10 30L-10 -2', 'mustard', 7) +
  line('M-24 2L0 -14', 'ink', 5) +
  put(motif('bucket'), { x: -26, y: 46, scale: 0.5 })

export const weightlifter = (): Drawing =>
  line('M-18 32Q-30 4 -24 -26M18 32Q30 4 24 -26', 'skin', 9) +
  put(
    bust(
      { topColour: 'red', hair: 'bald', hairColour: 'dark', moustache: true },
      { face: 'effort', chest: path('M-8 12h16v14h-16Z', 'skin') },
    ),
    { y: 8, scale: 0.84 },
  ) +
  line('M-40 -30H40', 'slate', 4.6) +
  disc(-38, -30, 9, 'ink') +
  disc(38, -30, 9, 'ink') +
  fist(-24, -30) +
  fist(24, -30)

export const lighthouseKeeper = (): Drawing =>
  put(motif('lighthouse', { lit: true }), { x: -24, y: 46, scale: 0.48 }) +
  put(
    bust({
      age: 'old',
      topColour: 'mustard',
      hair: 'crop',
      hairColour: 'white',
      beard: true,
      hat: 'souwester',
      hatColour: 'mustard',
    }),
    { x: 16, y: 8, scale: 0.76 },
  )

export const drummer = (): Drawing =>
  put(bust({ topColour: 'teal', hair: 'spiky', hairColour: 'dark' }, { face: 'glee', r: 22 }), {
    y: -12,
    scale: 0.78,
  }) +
  put(motif('drum'), { y: 48, scale: 0.78 }) +
  line('M-36 -6L-10 18M36 -6L10 18', 'honey', 4.4) +
  fist(-35, -4) +
  fist(35, -4)

export const hairdresser = (): Drawing =>
  bust(
    { topColour: 'mauve', hair: 'curly', hairColour: 'rust', lashes: true },
    { face: 'wink', chest: rect(-10, 30, 20, 24, 'white', 3) },
  ) +
  put(motif('scissors'), { x: 32, y: 26, scale: 0.72, turn: 14 }) +
  rect(-42, 2, 8, 28, 'ink', 2) +
  line('M-34 6h6M-34 11h6M-34 16h6M-34 21h6M-34 26h6', 'ink', 2.4)
