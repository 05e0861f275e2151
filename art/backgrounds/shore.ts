import { blob, ground, poly, soft, spots } from '../curve.ts'
import { beam, glow, sky } from '../light.ts'
import { grass } from '../motifs/nature.ts'
import { palm as palmTree } from '../motifs/tree.ts'
import { moon, sun } from '../motifs/weather.ts'
import { type Drawing, disc, each, line, path, put, rect } from '../shape.ts'
import { brush, dots } from '../texture.ts'
import { type Hour, heaven, veil } from './sky.ts'

const glitter = (
  y: number,
  height: number,
  count: number,
  seed: number,
  paint: 'white' | 'butter' | 'mist' = 'white',
) => brush({ x: 0, y, width: 600, height }, paint, { count, size: 2.2, seed, opacity: 0.5, length: 46 })

export const beach = (hour: Hour = {}): Drawing =>
  heaven({ ...hour, height: 190 }) +
  rect(0, 168, 600, 110, 'sea') +
  path('M0 168H600V182Q300 176 0 184Z', 'teal', { opacity: 0.55 }) +
  path('M0 168Q80 150 150 160T260 168Z', 'forest', { opacity: 0.5 }) +
  glitter(186, 50, 26, 5) +
  path(ground([262, 246, 262, 244, 258, 240]), 'white', { opacity: 0.8 }) +
  path(ground([270, 256, 272, 254, 268, 250]), 'sandD') +
  path(ground([282, 268, 282, 266, 280, 262]), 'sand') +
  dots({ x: 0, y: 286, width: 600, height: 114 }, 'dune', { count: 110, size: 2, seed: 7, opacity: 0.5 }) +
  veil(hour, 168)

export const sea = (hour: Hour = {}): Drawing =>
  heaven({ ...hour, height: 170, orbAt: [92, 66] }) +
  rect(0, 164, 600, 240, 'sea') +
  path('M0 164H600V182Q300 174 0 184Z', 'teal', { opacity: 0.5 }) +
  path('M380 164Q440 146 500 156T600 150V164Z', 'dusk', { opacity: 0.35 }) +
  glitter(186, 120, 34, 5) +
  path(ground([318, 300, 320, 302, 318]), 'teal') +
  brush({ x: 0, y: 326, width: 600, height: 66 }, 'mist', {
    count: 14,
    size: 3,
    seed: 9,
    opacity: 0.5,
    length: 60,
  }) +
  veil(hour, 164)

export const storm = (): Drawing =>
  sky(['#1E2C40', '#33495F', '#56707E']) +
  path(blob(120, 40, 190, 50, 3, 9, 0.2), '#1A2536', { opacity: 0.9 }) +
  path(blob(440, 26, 230, 52, 8, 9, 0.2), '#1A2536', { opacity: 0.9 }) +
  path(blob(300, 70, 150, 26, 5, 9, 0.2), '#263750', { opacity: 0.9 }) +
  glow(300, 210, 260, 'mist', 0.22)

export const nightsea = ({ seed = 1 }: { seed?: number } = {}): Drawing =>
  sky(['#14233A', '#24405C', '#4A6480'], 230) +
  dots({ x: 0, y: 0, width: 600, height: 190 }, 'butter', {
    count: 64,
    size: 2.4,
    seed: seed + 4,
    opacity: 0.85,
  }) +
  put(moon(), { x: 108, y: 74 }) +
  rect(0, 226, 600, 180, '#1F4A5E') +
  path('M0 226Q120 206 240 222T460 220T600 226Z', 'midnight', { opacity: 0.6 }) +
  brush({ x: 60, y: 236, width: 110, height: 140 }, 'butter', {
    count: 18,
    size: 3,
    seed: 8,
    opacity: 0.6,
    length: 34,
  }) +
  brush({ x: 0, y: 236, width: 600, height: 150 }, 'sea', {
    count: 22,
    size: 2.6,
    seed: 3,
    opacity: 0.4,
    length: 50,
  }) +
  path(ground([330, 318, 334, 320, 334]), '#173A4C')

export const underwater = (): Drawing =>
  sky(['#3E93A0', '#246879', '#143A4E']) +
  each([0, 1, 2, 3], i =>
    beam(
      poly([
        [80 + i * 140, -10],
        [140 + i * 140, -10],
        [60 + i * 150, 400],
        [-40 + i * 150, 400],
      ]),
      'ice',
      'top',
      0.3,
    ),
  ) +
  path(ground([330, 300, 326, 310, 290, 320]), '#1D5566') +
  path(ground([350, 326, 352, 330, 350]), 'sandD') +
  each(spots('60,350 104,360 520,350 560,362'), ([x, y], i) =>
    line(`M${x} ${y}q-16 -30 0 -60t0 -60`, i % 2 ? 'forest' : 'olive', 9),
  ) +
  each(spots('170,366 440,368'), ([x, y]) =>
    line(`M${x} ${y}v-26M${x} ${y - 10}q-14 -4 -16 -20M${x} ${y - 12}q14 -4 18 -22`, 'coral', 7),
  ) +
  dots({ x: 0, y: 40, width: 600, height: 280 }, 'ice', { count: 22, size: 7, seed: 5, opacity: 0.5 })

export const island = (hour: Hour = {}): Drawing =>
  sea(hour) +
  path(soft('20,410 100,316 300,280 500,312 590,420', 0.8), 'sand') +
  path(soft('20,410 80,350 300,330 520,346 590,420', 0.8), 'sandD', { opacity: 0.5 }) +
  dots({ x: 110, y: 310, width: 390, height: 90 }, 'dune', { count: 60, size: 2.6, seed: 7, opacity: 0.5 }) +
  put(palmTree(), { x: 400, y: 310, scale: 1.5 }) +
  put(grass({ colour: 'sage' }), { x: 452, y: 316, scale: 0.8 })

export const deck = (hour: Hour = {}): Drawing =>
  heaven({ ...hour, height: 200 }) +
  rect(0, 176, 600, 90, 'sea') +
  glitter(182, 74, 24, 5) +
  veil(hour, 176) +
  line('M470 214L600 20M430 214L600 -40', 'walnut', 3, { opacity: 0.5 }) +
  rect(0, 212, 600, 10, 'walnut') +
  each([0, 1, 2, 3, 4, 5, 6, 7, 8] as const, i => rect(20 + i * 70, 216, 8, 52, 'walnut')) +
  rect(0, 262, 600, 140, 'honey') +
  line(
    'M0 286H600M0 318H600M0 356H600M120 262V286M420 262V286M260 286V318M520 286V318M60 318V356M360 318V356M200 356V400M480 356V400',
    'walnut',
    2.4,
    { opacity: 0.5 },
  ) +
  brush({ x: 0, y: 266, width: 600, height: 120 }, 'butter', {
    count: 14,
    size: 3,
    seed: 6,
    opacity: 0.25,
    length: 70,
  }) +
  (hour.time === 'night' ? rect(0, 210, 600, 190, 'midnight', 0, { opacity: 0.42 }) : '')

export const port = ({ time = 'dusk', weather = 'clear' }: Hour = {}): Drawing =>
  (time === 'dusk' && weather === 'clear'
    ? sky(['#E9A77B', '#F1C48E', '#F7DFA9'], 240) +
      put(sun({ radius: 40, colour: 'butter' }), { x: 440, y: 150 })
    : heaven({ time, weather, height: 240, orbAt: [440, 70] })) +
  path('M0 196L60 150L120 186L190 130L280 190L360 168L420 196Z', '#B77A6B', { opacity: 0.8 }) +
  each(
    [
      [18, 176, 30],
      [52, 168, 22],
      [80, 180, 26],
      [300, 182, 20],
      [330, 178, 26],
    ] as const,
    ([x, y, w], i) =>
      rect(x, y, w, 30, i % 2 ? 'cream' : 'sand', 0, { opacity: 0.9 }) +
      path(`M${x - 3} ${y}h${w + 6}l-6 -9h${-w + 6}Z`, 'brick', { opacity: 0.8 }),
  ) +
  rect(0, 194, 600, 90, '#4F8E93') +
  brush({ x: 0, y: 200, width: 600, height: 70 }, 'butter', {
    count: 30,
    size: 2.2,
    seed: 8,
    opacity: 0.5,
    length: 44,
  }) +
  rect(0, 280, 600, 120, '#B98F63') +
  line(
    'M0 300H600M0 330H600M0 364H600M90 286V300M300 286V300M500 300V330M180 300V330M390 330V364M60 330V364M250 364V400M520 364V400',
    'walnut',
    2,
    { opacity: 0.5 },
  ) +
  rect(0, 278, 600, 8, 'walnut') +
  each([70, 270, 480] as const, x => rect(x, 262, 16, 24, 'dark', 4) + disc(x + 8, 262, 9, 'dark')) +
  (time === 'dusk' ? '' : veil({ time, weather }, 130))

/** The edge of the water from above: sand, foam, sea. */
export const tideline = (): Drawing =>
  rect(0, 0, 600, 400, 'sand') +
  path(soft('-20,250 120,292 260,262 400,300 520,270 640,296 640,-40 -40,-40', 0.9), 'sandD') +
  path(soft('-20,214 120,256 260,226 400,264 520,234 640,260 640,-40 -40,-40', 0.9), 'white') +
  path(soft('-20,196 120,240 260,208 400,248 520,216 640,244 640,-40 -40,-40', 0.9), 'mist') +
  path(soft('-20,140 120,176 280,142 420,184 540,150 640,174 640,-40 -40,-40', 0.9), 'sea') +
  brush({ x: 0, y: 10, width: 600, height: 120 }, 'white', {
    count: 16,
    size: 4,
    seed: 6,
    opacity: 0.5,
    length: 70,
    angle: 0.1,
  }) +
  dots({ x: 0, y: 290, width: 600, height: 110 }, 'dune', { count: 90, size: 3, seed: 7, opacity: 0.45 }) +
  dots({ x: 0, y: 196, width: 600, height: 60 }, 'white', { count: 36, size: 7, seed: 12, opacity: 0.8 })
