import { cut, ground, poly, spots } from '../curve.ts'
import { beam, glow, sky } from '../light.ts'
import { flower, grass, wheat as sheaves } from '../motifs/nature.ts'
import { bigtop, caravan, fence, house } from '../motifs/places.ts'
import { farTree, fruitTree, pine, poplar, tree } from '../motifs/tree.ts'
import { cloud, moon, sun } from '../motifs/weather.ts'
import { noise } from '../noise.ts'
import type { Colour, Paint } from '../palette.ts'
import { type Drawing, disc, each, line, path, put, rect, shadow } from '../shape.ts'
import { brush, dots } from '../texture.ts'
import { type Hour, heaven, veil } from './sky.ts'

const tufts = (y: number, height: number, count: number, seed: number, paint: Paint = 'sage') =>
  brush({ x: 0, y, width: 600, height }, paint, {
    count,
    size: 2.4,
    seed,
    opacity: 0.6,
    length: 10,
    angle: -1.4,
  })

/** Hills one behind the other, far trees that stand elsewhere each time, flowers in the grass. */
function hills({ seed = 1 }: Hour): Drawing {
  const next = noise(seed * 31)
  const trees = Array.from({ length: 3 + (seed % 3) }, () =>
    put(farTree({ height: Math.round(42 + next() * 30) }), {
      x: Math.round(20 + next() * 560),
      y: Math.round(196 + next() * 12),
    }),
  )
  const lie = (y: number) => y + Math.round((next() - 0.5) * 18)
  return (
    path(ground([220, lie(180), lie(204), lie(170), 212]), 'sage') +
    trees.join('') +
    path(ground([262, lie(228), 256, lie(234), 262]), 'moss') +
    path(ground([306, 282, 300, 286]), 'olive') +
    tufts(300, 90, 36, seed + 4) +
    dots({ x: 0, y: 300, width: 600, height: 90 }, 'butter', {
      count: 14,
      size: 4,
      seed: seed + 8,
      opacity: 0.7,
    }) +
    dots({ x: 0, y: 306, width: 600, height: 90 }, 'coral', {
      count: 8,
      size: 4.4,
      seed: seed + 3,
      opacity: 0.7,
    })
  )
}

export const meadow = (hour: Hour = {}): Drawing => heaven(hour) + hills(hour) + veil(hour, 160)

export const wheat = (hour: Hour = {}): Drawing =>
  heaven({ ...hour, orbAt: [486, 70] }) +
  path(ground([220, 178, 206, 166, 212]), 'sage') +
  put(house({ colour: 'cream' }), { x: 196, y: 238, scale: 0.62 }) +
  put(poplar({ height: 100 }), { x: 150, y: 236, scale: 0.8 }) +
  path(ground([262, 240, 262, 244]), 'mustard') +
  put(sheaves({ count: 34, width: 640, height: 60, seed: 3 }), { x: 300, y: 336, scale: 1.05 }) +
  path(ground([346, 326, 340, 330]), '#D9A545') +
  brush({ x: 0, y: 345, width: 600, height: 50 }, 'straw', {
    count: 36,
    size: 3,
    seed: 6,
    opacity: 0.8,
    length: 16,
    angle: -1.2,
  }) +
  veil(hour, 166)

export const road = (hour: Hour = {}): Drawing =>
  heaven(hour) +
  hills(hour) +
  path('M250 220Q300 260 220 310Q120 360 60 410H560Q480 340 420 300Q340 250 290 220Z', '#E0C08C') +
  path('M268 224Q318 262 262 312Q190 362 150 410H180Q230 356 296 308Q340 262 280 224Z', 'dune', {
    opacity: 0.28,
  }) +
  put(poplar({ height: 120 }), { x: 420, y: 262 }) +
  put(poplar({ height: 150, seed: 5 }), { x: 490, y: 284 }) +
  put(poplar({ height: 190, width: 28, seed: 8 }), { x: 576, y: 326 }) +
  put(grass(), { x: 24, y: 392, scale: 0.9 }) +
  veil(hour, 166)

const barn = (): Drawing =>
  shadow(110, 6) +
  path(cut(-90, -80, 180, 84, 3, 1.4), 'brick') +
  brush({ x: -84, y: -74, width: 160, height: 70 }, 'dark', {
    count: 14,
    size: 2,
    seed: 3,
    opacity: 0.3,
    length: 30,
    angle: 1.57,
  }) +
  path('M-104 -76L-62 -130H62L104 -76Z', 'walnut') +
  path('M30 -130H62L104 -76H50Z', 'shade', { opacity: 0.18 }) +
  path('M-16 -104H16V-82H-16Z', 'dark') +
  path(cut(-28, -56, 56, 60, 5, 1), 'cream') +
  line('M-28 -56L28 4M28 -56L-28 4', 'walnut', 4)

/** Morning sun from the left, straw in the yard, a hen-house of a barn. */
export const farm = (hour: Hour = {}): Drawing =>
  heaven({ ...hour, orbAt: [60, 70] }) +
  path(ground([220, 178, 206, 166, 212]), 'sage') +
  path(ground([262, 226, 258, 232, 262]), 'moss') +
  put(tree({ colour: 'olive', seed: 9 }), { x: 250, y: 286, scale: 1.1 }) +
  put(barn(), { x: 450, y: 288, scale: 1.1 }) +
  put(house(), { x: 110, y: 274, scale: 1.1 }) +
  rect(0, 286, 600, 120, 'sandD') +
  path(ground([300, 288, 296, 290, 300]), 'sandD') +
  beam('M-40 120L-40 20L430 400H120Z', 'butter', 'left', 0.35) +
  brush({ x: 0, y: 296, width: 600, height: 100 }, 'dune', {
    count: 30,
    size: 3,
    seed: 4,
    opacity: 0.5,
    length: 26,
  }) +
  brush({ x: 300, y: 300, width: 300, height: 60 }, 'straw', {
    count: 26,
    size: 2.6,
    seed: 9,
    opacity: 0.9,
    length: 14,
    angle: 0.5,
  }) +
  veil(hour, 166)

export const garden = ({ wall = 'cream', ...hour }: Hour & { wall?: Colour } = {}): Drawing =>
  heaven(hour) +
  hills(hour) +
  put(house({ colour: wall }), { x: 110, y: 256, scale: 1.35 }) +
  put(fence({ count: 22 }), { x: 400, y: 276, scale: 1.3 }) +
  each(['coral', 'mustard', 'red', 'blush', 'coral', 'mustard'] as const, (c: Colour, i) =>
    put(flower({ colour: c }), { x: 320 + i * 38, y: 302 + (i % 2) * 4, scale: 1.1 }),
  ) +
  put(fruitTree(), { x: 556, y: 296, scale: 1.2 }) +
  veil(hour, 166)

export const circusOut = (hour: Hour = {}): Drawing =>
  heaven(hour) +
  hills(hour) +
  put(bigtop({ width: 190, height: 150 }), { x: 300, y: 268, scale: 1.25 }) +
  put(caravan({}), { x: 84, y: 280, scale: 0.8 }) +
  put(caravan({ colour: 'plum' }), { x: 528, y: 278, scale: 0.72 }) +
  (hour.time === 'night' ? glow(300, 220, 200, 'ember', 0.45) + glow(84, 220, 80, 'butter', 0.5) : '') +
  veil(hour, 300)

/** The little house; half of it wears its new colour when it is being done up. */
export const houseWork = ({
  painted = 'half',
  ...hour
}: Hour & { painted?: 'half' | 'all' | 'none' } = {}): Drawing => {
  const wall = painted === 'all' ? 'sea' : 'cream'
  const done =
    painted === 'half'
      ? path('M-170 -150H-4L-26 0H-170Z', 'sea') +
        brush({ x: -36, y: -148, width: 30, height: 140 }, 'sea', {
          count: 16,
          size: 10,
          seed: 4,
          opacity: 1,
          length: 28,
          angle: 1.57,
        })
      : ''
  return (
    heaven({ ...hour, orbAt: [520, 70] }) +
    hills(hour) +
    put(poplar({ height: 140 }), { x: 30, y: 268, scale: 1.2 }) +
    put(
      shadow(190, 8) +
        path(cut(-170, -150, 340, 150, 3, 2), wall) +
        done +
        path('M96 -150H172V0H96Z', 'shade', { opacity: 0.08 }) +
        path(poly('-192,-144 -148,-228 148,-230 192,-144'), 'brick') +
        brush({ x: -170, y: -220, width: 310, height: 70 }, 'coral', {
          count: 26,
          size: 3.4,
          seed: 3,
          opacity: 0.5,
          length: 28,
        }) +
        (painted === 'all'
          ? ''
          : path(poly('30,-160 74,-210 108,-202 72,-158'), 'dark') +
            line('M42 -166L92 -204M56 -160L102 -198', 'wood', 5)) +
        path(cut(90, -262, 30, 60, 4, 1), 'walnut') +
        path(cut(-12, -92, 52, 92, 5, 1), 'walnut') +
        disc(30, -46, 3, 'butter') +
        each(
          [-134, 84] as const,
          x => path(cut(x, -108, 54, 50, 2, 1), 'dusk') + line(`M${x + 27} -108v50M${x} -83h54`, 'cream', 5),
        ),
      { x: 318, y: 320 },
    ) +
    veil(hour, 166)
  )
}

export const autumn = (): Drawing =>
  sky(['#E7B98A', '#F9E6BC'], 300) +
  put(sun({ radius: 38, colour: 'butter' }), { x: 150, y: 150 }) +
  path(ground([240, 200, 232, 196, 236]), '#C58F4A') +
  each(
    [
      [30, 226, 0.6, 'rust'],
      [66, 216, 0.5, 'mustard'],
      [330, 226, 0.46, 'rust'],
      [366, 220, 0.54, 'ginger'],
    ] as const,
    ([x, y, s, c]) => put(farTree({ colour: c, height: s * 120 }), { x, y }),
  ) +
  path(ground([296, 270, 292, 274]), '#A8793D') +
  brush({ x: 0, y: 296, width: 600, height: 100 }, 'straw', {
    count: 34,
    size: 2.4,
    seed: 6,
    opacity: 0.5,
    length: 10,
    angle: -1.3,
  }) +
  dots({ x: 0, y: 300, width: 600, height: 96 }, 'rust', { count: 26, size: 6, seed: 11, opacity: 0.8 }) +
  dots({ x: 0, y: 300, width: 600, height: 96 }, 'mustard', { count: 20, size: 6, seed: 5, opacity: 0.8 })

export const snow = (hour: Hour = {}): Drawing =>
  (hour.time === 'night'
    ? heaven({ ...hour })
    : sky(['#AFC3CC', '#E9E7DC'], 260) + glow(120, 90, 150, 'cream', 0.6)) +
  path(ground([230, 196, 226, 190, 226]), '#DDE7E4') +
  each(spots('70,240 120,228 500,226 560,240'), ([x, y], i) =>
    put(pine({ snow: true }), { x, y, scale: 0.9 + (i % 2) * 0.3 }),
  ) +
  put(house({ colour: 'cream', lit: true }), { x: 330, y: 240, scale: 0.7 }) +
  path('M292 204Q330 166 368 204Q360 176 330 174Q300 176 292 204Z', 'white') +
  path(ground([290, 268, 288, 270]), 'white') +
  path(ground([372, 340, 366, 344]), 'sky', { opacity: 0.4 }) +
  dots({ x: 0, y: 0, width: 600, height: 380 }, 'white', { count: 60, size: 6, seed: 4, opacity: 0.9 }) +
  veil(hour, 200)

export const night = ({
  moon: [x, y, r] = [500, 70, 26],
  seed = 1,
}: {
  moon?: readonly [x: number, y: number, radius: number]
  seed?: number
} = {}): Drawing =>
  sky(['midnight', '#263A5C', '#3E4E73'], 300) +
  dots({ x: 0, y: 0, width: 600, height: 210 }, 'butter', {
    count: 70,
    size: 2,
    seed: seed + 4,
    opacity: 0.8,
  }) +
  dots({ x: 0, y: 0, width: 600, height: 170 }, 'white', {
    count: 16,
    size: 4,
    seed: seed + 9,
    opacity: 0.9,
  }) +
  put(moon({ radius: r }), { x, y }) +
  path(ground([240, 196, 226, 190, 232]), 'pinewood') +
  each(spots('20,262 64,250 560,262'), ([x, y], i) =>
    put(pine({ colour: 'pinewood' }), { x, y, scale: 0.9 + i * 0.2 }),
  ) +
  path(ground([300, 270, 292, 276]), '#35553C') +
  tufts(300, 90, 26, 5, 'forest')

export const launch = (hour: Hour = {}): Drawing =>
  sky(['#6FA9B8', '#BFD9CF', '#F6D9A8'], 290) +
  put(cloud(), { x: 110, y: 80, scale: 0.8 }) +
  put(cloud(), { x: 520, y: 120, scale: 0.7 }) +
  path('M0 264Q90 250 180 262T360 258T600 264V300H0Z', '#7FA39A') +
  rect(0, 286, 600, 114, '#A9A86B') +
  path('M0 296Q300 280 600 296V400H0Z', 'sage') +
  path('M260 300H360L430 400H180Z', 'stone', { opacity: 0.6 }) +
  tufts(306, 90, 36, 6, 'olive') +
  veil(hour, 0)
