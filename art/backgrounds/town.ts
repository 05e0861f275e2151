import { blob, cut, ground } from '../curve.ts'
import { beam, glow, sky } from '../light.ts'
import { bench, church, house } from '../motifs/places.ts'
import { clock } from '../motifs/study.ts'
import { farTree } from '../motifs/tree.ts'
import { cloud } from '../motifs/weather.ts'
import { noise } from '../noise.ts'
import { type Drawing, disc, each, line, path, put, rect } from '../shape.ts'
import { brush, dots } from '../texture.ts'
import { type Hour, heaven, veil } from './sky.ts'

const ROW = [
  [60, 240, 1, 'cream', 'brick'],
  [160, 244, 1.15, 'sand', 'slate'],
  [470, 244, 1.2, 'butter', 'brick'],
  [566, 240, 1, 'cream', 'slate'],
] as const

export const square = ({ lit = false, ...hour }: Hour & { lit?: boolean } = {}): Drawing =>
  heaven({ ...hour, orbAt: [390, 64] }) +
  path(ground([220, 200, 214, 196, 216]), 'sage', { opacity: 0.8 }) +
  each(ROW, ([x, y, s, c, roof], i) =>
    put(house({ colour: c, roof, seed: i + 2, lit: lit || hour.time === 'night' }), { x, y, scale: s }),
  ) +
  put(church(), { x: 300, y: 240, scale: 1 }) +
  put(farTree({ height: 76 }), { x: 398, y: 250 }) +
  rect(0, 238, 600, 170, '#D9B98A') +
  path('M0 300Q300 270 600 300V400H0Z', '#C9A573') +
  brush({ x: 0, y: 262, width: 600, height: 130 }, '#B78F5C', {
    count: 12,
    size: 3,
    seed: 5,
    opacity: 0.5,
    length: 24,
  }) +
  veil(hour, 120) +
  (hour.time === 'night' ? glow(170, 224, 90, 'straw', 0.4) + glow(470, 220, 100, 'straw', 0.4) : '')

/** Light falls through the glass of the roof; beyond the platform there are trees and signals. */
export const station = (hour: Hour = {}): Drawing =>
  heaven({ ...hour, height: 280, orbAt: [520, 120] }) +
  path(ground([220, 206, 216, 202, 214]), 'sage') +
  each(
    [
      [250, 224, 0.5],
      [300, 220, 0.62],
      [520, 222, 0.6],
    ] as const,
    ([x, y, s]) => put(farTree({ height: s * 120 }), { x, y }),
  ) +
  rect(0, 214, 600, 70, '#C9A87A') +
  line('M0 256H600', 'walnut', 11, { dash: '12 20', opacity: 0.6 }) +
  line('M0 246H600M0 261H600', 'slate', 4) +
  path('M0 40H600V84Q300 58 0 84Z', 'brick') +
  each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const, i =>
    path(`M${i * 60 + 8} 44H${i * 60 + 52}L${i * 60 + 50} 64H${i * 60 + 10}Z`, 'sky', { opacity: 0.8 }),
  ) +
  path(
    `M0 82Q300 56 600 82${Array.from({ length: 20 }, (_, i) => `L${600 - i * 30 - 15} ${92 - Math.sin(((i + 0.5) / 20) * Math.PI) * 18}L${600 - (i + 1) * 30} ${82 - Math.sin(((i + 1) / 20) * Math.PI) * 13}`).join('')}Z`,
    'cream',
  ) +
  beam('M100 70H240L380 400H120Z', 'butter', 'top', 0.34) +
  each(
    [40, 560] as const,
    x =>
      rect(x - 6, 74, 12, 206, 'teal') +
      line(`M${x} 110Q${x + 26} 104 ${x + 34} 80M${x} 110Q${x - 26} 104 ${x - 34} 80`, 'teal', 5),
  ) +
  line('M116 66V104', 'teal', 5) +
  put(clock(), { x: 116, y: 154, scale: 0.85 }) +
  rect(0, 268, 600, 16, 'slate') +
  line('M0 270H600', 'cream', 4, { opacity: 0.8 }) +
  rect(0, 282, 600, 120, '#BFA98A') +
  line('M0 310H600M0 350H600M80 284L60 400M240 284L230 400M400 284L410 400M540 284L560 400', 'slate', 2, {
    opacity: 0.35,
  })

const TOWERS = [
  [0, 120, 70, '#B98F7A'],
  [60, 60, 60, '#8FA3A8'],
  [120, 150, 80, '#C9A27C'],
  [200, 30, 66, '#7C92A0'],
  [270, 110, 70, '#B7A58E'],
  [340, 50, 60, '#A5877A'],
  [400, 130, 80, '#8FA3A8'],
  [480, 80, 60, '#C9A27C'],
  [540, 20, 70, '#7C92A0'],
] as const

/** Far towers in the haze, near ones in the evening sun, shop fronts at the street. */
export const city = (hour: Hour = {}): Drawing =>
  heaven({ ...hour, height: 320, orbAt: [320, 40] }) +
  each([30, 100, 170, 250, 310, 380, 450, 520] as const, (x, i) =>
    rect(x, 40 + ((i * 37) % 70), 44, 260, 'dusk', 0, { opacity: 0.18 }),
  ) +
  each(
    TOWERS,
    ([x, y, w, c], i) =>
      rect(x, y, w, 260, c) +
      rect(x + w * 0.66, y, w * 0.34, 260, 'shade', 0, { opacity: 0.12 }) +
      line(
        `M${x + 12} ${y + 14}V236M${x + w / 2} ${y + 14}V236M${x + w - 12} ${y + 14}V236`,
        hour.time === 'night' ? 'straw' : 'butter',
        6,
        { dash: `${6 + (i % 3)} 15`, opacity: 0.75 },
      ),
  ) +
  each(
    [0, 1, 2, 3, 4] as const,
    i =>
      rect(i * 124 - 6, 232, 118, 52, i % 2 ? 'brick' : 'teal') +
      path(`M${i * 124 - 10} 232h126l-6 18h-114Z`, i % 2 ? 'cream' : 'coral') +
      rect(i * 124 + 10, 254, 84, 24, 'butter', 0, { opacity: 0.8 }),
  ) +
  rect(0, 280, 600, 130, '#A89A8A') +
  rect(0, 276, 600, 14, 'stone') +
  line('M0 346H600', 'cream', 5, { dash: '34 26' }) +
  beam('M600 120V200L150 400H-60Z', 'butter', 'right', 0.3) +
  veil(hour, 0)

/** Morning at the airport: long light on the tarmac, the tower, a far plane. */
export const airport = (hour: Hour = {}): Drawing =>
  heaven({ ...hour, height: 280, orbAt: [300, 90] }) +
  path(ground([240, 232, 244, 230, 240]), 'sage') +
  path(blob(80, 246, 60, 16, 4), 'forest', { opacity: 0.6 }) +
  rect(0, 258, 600, 150, '#B9B2A2') +
  path('M240 262H360L520 400H80Z', 'butter', { opacity: 0.25 }) +
  line('M0 330H600', 'cream', 6, { dash: '40 30' }) +
  line('M40 262L-40 400M560 262L640 400', 'mustard', 4, { opacity: 0.7 }) +
  path(cut(420, 170, 190, 92, 3, 1), 'cream') +
  rect(420, 190, 190, 34, 'dusk') +
  line('M450 190V224M480 190V224M510 190V224M540 190V224M570 190V224', 'cream', 3) +
  rect(470, 110, 40, 62, 'stone') +
  path('M460 96H520L514 120H466Z', 'dusk') +
  line('M490 96V74', 'red', 3) +
  path('M120 128q20 -6 44 -2l14 -14l4 2l-6 14l18 6q-34 6 -74 -6Z', 'white', { opacity: 0.9 }) +
  line('M108 130L20 142', 'white', 3, { opacity: 0.6 }) +
  veil(hour, 230)

/** The fair of today, by the sea: fairy lights, stalls, benches. */
export const fair = (hour: Hour = {}): Drawing =>
  heaven({ ...hour, time: hour.time ?? 'dusk', height: 260, orbAt: [90, 60] }) +
  rect(0, 204, 600, 50, 'sea') +
  brush({ x: 0, y: 208, width: 600, height: 40 }, 'butter', {
    count: 20,
    size: 2.2,
    seed: 5,
    opacity: 0.5,
    length: 40,
  }) +
  rect(0, 248, 600, 160, '#D9B98A') +
  path('M0 300Q300 276 600 300V400H0Z', '#C9A573') +
  each(
    [
      [46, 'coral'],
      [556, 'teal'],
    ] as const,
    ([x, c]) =>
      rect(x - 44, 200, 88, 70, 'cream') +
      path(`M${x - 54} 204h108l-14 -34h-80Z`, c) +
      path(`M${x - 18} 204h36l-5 -34h-26Z`, 'cream') +
      rect(x - 44, 240, 88, 32, 'walnut'),
  ) +
  put(bench({ width: 90 }), { x: 160, y: 276, scale: 0.7 }) +
  line('M0 96Q150 150 300 100T600 96', 'walnut', 2) +
  each(
    Array.from({ length: 21 }, (_, i) => i),
    i =>
      disc(
        i * 30,
        104 + Math.abs(Math.sin((i / 10) * Math.PI)) * 22,
        5,
        i % 3 === 0 ? 'coral' : i % 3 === 1 ? 'butter' : 'mist',
      ),
  ) +
  brush({ x: 0, y: 276, width: 600, height: 120 }, 'dune', {
    count: 30,
    size: 3,
    seed: 6,
    opacity: 0.5,
    length: 22,
  }) +
  dots({ x: 0, y: 290, width: 600, height: 106 }, 'butter', { count: 14, size: 4, seed: 8, opacity: 0.6 })

/** A market of awnings and heaps of colour. */
export const market = (hour: Hour = {}): Drawing =>
  sky(['#F0C98E', '#F9E6BC'], 200) +
  put(cloud(), { x: 470, y: 60, scale: 0.8 }) +
  each(
    [
      [0, 90, '#D9A878'],
      [150, 70, '#E3C08C'],
      [330, 84, '#CF9A6C'],
      [470, 66, '#E8CFA0'],
    ] as const,
    ([x, y, c]) =>
      rect(x, y, 170, 200, c) + path(`M${x + 60} 230v-60q24 -30 48 0v60Z`, 'walnut', { opacity: 0.5 }),
  ) +
  each(
    [0, 1, 2, 3, 4] as const,
    i =>
      path(
        `M${i * 130 - 30} 150h130l14 46q-14 12 -28 0q-14 12 -28 0q-14 12 -28 0q-14 12 -28 0q-14 12 -28 0Z`,
        i % 2 ? 'teal' : 'coral',
      ) + line(`M${i * 130 - 14} 190V300`, 'walnut', 5),
  ) +
  rect(0, 250, 600, 60, 'walnut') +
  each([30, 110, 190, 270, 350, 430, 510, 580] as const, (x, i) =>
    path(
      `M${x - 34} 256Q${x} 196 ${x + 34} 256Z`,
      (['mustard', 'rust', 'olive', 'brick', 'straw', 'plum', 'ember', 'sage'] as const)[i]!,
    ),
  ) +
  rect(0, 254, 600, 14, 'wood') +
  rect(0, 300, 600, 110, '#C9A573') +
  brush({ x: 0, y: 304, width: 600, height: 90 }, 'dune', {
    count: 26,
    size: 3,
    seed: 5,
    opacity: 0.6,
    length: 26,
  }) +
  beam('M600 40V160L150 400H20Z', 'butter', 'right', 0.3) +
  veil(hour, 0)

/** A square from above: cobbles in fans, and the shade of a house. */
export const cobbles = ({ seed = 1 }: { seed?: number } = {}): Drawing => {
  const next = noise(seed)
  let stones = ''
  for (let row = 0; row < 11; row++)
    for (let x = row % 2 ? -10 : 16; x < 620; x += 52)
      stones += `M${x} ${row * 40 + 8}q${Math.round(22 + next() * 6)} ${Math.round(-24 - next() * 6)} ${Math.round(46 + next() * 6)} 0`
  return (
    rect(0, 0, 600, 400, '#D2B183') +
    line(stones, '#B78F5C', 3, { opacity: 0.55 }) +
    dots({ x: 0, y: 0, width: 600, height: 400 }, '#E3C89C', { count: 40, size: 12, seed, opacity: 0.5 }) +
    path('M380 -10H610V250L520 190L470 190V110Z', 'shade', { opacity: 0.16 })
  )
}
