import { cut, poly } from '../curve.ts'
import { beam, glow } from '../light.ts'
import { blackboard, type WindowView, windowBox } from '../motifs/places.ts'
import { clock } from '../motifs/study.ts'
import { type Colour, mixed, type Paint } from '../palette.ts'
import { type Drawing, disc, each, line, oval, path, put, rect } from '../shape.ts'
import { brush, dots } from '../texture.ts'

interface Walls {
  readonly wall?: Paint
  readonly stripe?: Paint
  readonly floor?: Paint
}

const boards = (y: number, opacity = 0.55) =>
  line(
    `M0 ${y + 36}H600M0 ${y + 68}H600M0 ${y + 102}H600M90 ${y + 10}V${y + 36}M330 ${y + 10}V${y + 36}M500 ${y + 10}V${y + 36}M200 ${y + 36}V${y + 68}M430 ${y + 36}V${y + 68}M60 ${y + 68}V${y + 102}M310 ${y + 68}V${y + 102}`,
    'walnut',
    2,
    { opacity },
  )

const papered = ({ wall = '#E3B98C', stripe = '#D9A878', floor = '#A8703F' }: Walls): Drawing =>
  rect(0, 0, 600, 400, wall) +
  each(
    Array.from({ length: 15 }, (_, i) => i),
    i => rect(i * 42 + 6, 0, 18, 290, stripe, 0, { opacity: 0.5 }),
  ) +
  rect(0, 282, 600, 12, 'walnut') +
  rect(0, 292, 600, 110, floor) +
  boards(282)

const WALLPAPERS = {
  warm: { wall: '#E3B98C', stripe: '#D9A878', floor: '#A8703F' },
  sage: { wall: '#CBC5A4', stripe: '#BFB690', floor: '#8E6239' },
  rose: { wall: '#E2B7A0', stripe: '#D8A58E', floor: '#96633C' },
  blue: { wall: '#A9BCC4', stripe: '#9AAFB9', floor: '#9C6B3F' },
  night: { wall: '#5B5570', stripe: '#524C68', floor: '#5A3F33' },
} as const satisfies Readonly<Record<string, Walls>>

/** A room by day or by lamplight; the light comes from the side where the window or lamp is put. */
export const room = ({
  paper = 'warm',
  lightX = 300,
}: {
  paper?: keyof typeof WALLPAPERS
  lightX?: number
} = {}): Drawing => papered(WALLPAPERS[paper]) + glow(lightX, 130, 300, 'butter', 0.3)

export const kitchen = ({ lightX = 300 }: { lightX?: number } = {}): Drawing =>
  papered({ wall: '#A9C6BC', stripe: '#9CBBB0', floor: '#C79A63' }) +
  each(
    Array.from({ length: 10 }, (_, i) => i),
    i => rect(i * 60, 214, 58, 66, i % 2 ? '#F3E6CB' : '#E6D3AE', 3),
  ) +
  rect(0, 208, 600, 7, 'walnut') +
  rect(40, 96, 130, 8, 'walnut') +
  each(
    [
      [56, 'coral', 26],
      [84, 'cream', 32],
      [114, 'mustard', 24],
      [142, 'teal', 30],
    ] as const,
    ([x, c, h]) => rect(x, 96 - h, 20, h, c, 4) + rect(x + 3, 96 - h - 4, 14, 6, 'walnut', 2),
  ) +
  glow(lightX, 110, 260, 'butter', 0.34)

export const classroom = (): Drawing =>
  papered({ wall: '#D8C79A', stripe: '#CDBB8B', floor: '#9C6B3F' }) +
  put(blackboard(), { x: 300, y: 216, scale: 1.55 }) +
  put(windowBox({ width: 80, height: 96, curtains: null }), { x: 86, y: 190 }) +
  beam('M50 100H126L330 400H80Z', 'butter', 'top', 0.4) +
  put(clock(), { x: 510, y: 120, scale: 0.8 })

export const caravanIn = ({ time = 'noon' }: { time?: 'noon' | 'night' } = {}): Drawing =>
  rect(0, 0, 600, 400, '#C9773F') +
  path('M0 0H600V64Q300 10 0 64Z', '#8E4B2B') +
  line('M0 66Q300 12 600 66', 'mustard', 5) +
  each(
    Array.from({ length: 11 }, (_, i) => i),
    i =>
      line(`M${30 + i * 54} 40V290`, '#A85F30', 2.4, { opacity: 0.7 }) +
      disc(30 + i * 54, 60 - Math.sin((i / 10) * Math.PI) * 22, 4, 'butter'),
  ) +
  rect(0, 286, 600, 10, 'walnut') +
  rect(0, 296, 600, 110, '#7A4A2D') +
  line('M0 330H600M0 366H600', 'dark', 2, { opacity: 0.5 }) +
  path('M120 330Q300 300 480 330Q520 372 300 384Q80 372 120 330Z', 'brick') +
  path('M150 334Q300 310 450 334Q476 362 300 370Q124 362 150 334Z', 'coral', { opacity: 0.8 }) +
  path('M200 340Q300 326 400 340Q412 354 300 360Q188 354 200 340Z', 'butter', { opacity: 0.8 }) +
  (time === 'night'
    ? rect(0, 0, 600, 400, 'midnight', 0, { opacity: 0.5 }) + glow(300, 200, 260, 'ember', 0.5)
    : glow(300, 130, 240, 'butter', 0.25))

/** A rocket’s lines on the wall, a lamp over the bench, cabinets that blink. */
export const lab = (): Drawing =>
  rect(0, 0, 600, 400, '#C7D3CB') +
  rect(0, 0, 600, 52, '#B2C2BB') +
  line('M0 52H600', 'slate', 3) +
  each(
    [90, 300, 510] as const,
    x =>
      rect(x - 60, 14, 120, 12, 'white', 6) +
      beam(`M${x - 56} 26H${x + 56}L${x + 120} 300H${x - 120}Z`, 'white', 'top', 0.4),
  ) +
  rect(36, 84, 224, 136, 'slate', 6) +
  rect(44, 92, 208, 120, 'navy', 4) +
  line('M60 190L110 140L150 170L210 110L240 130', 'butter', 4) +
  line('M44 132H252M44 172H252M96 92V212M148 92V212M200 92V212', 'denim', 1, { opacity: 0.6 }) +
  rect(326, 84, 236, 136, 'dusk', 3) +
  line(
    'M444 100Q462 130 460 190M444 100Q426 130 428 190M428 190H460M428 170L410 200M460 170L478 200M444 100V206M350 110H400M350 124H390M490 110H540M490 124H530M490 138H540',
    'ice',
    2.4,
    { opacity: 0.85 },
  ) +
  rect(0, 240, 600, 40, '#A8B5B0') +
  each(
    [20, 110, 200, 290, 380, 470] as const,
    (x, i) =>
      rect(x, 246, 76, 30, 'steel', 3) +
      dots({ x: x + 8, y: 254, width: 56, height: 14 }, i % 2 ? 'coral' : 'butter', {
        count: 5,
        size: 4,
        seed: i + 2,
      }),
  ) +
  rect(0, 276, 600, 10, 'slate') +
  rect(0, 284, 600, 120, '#8E9A98') +
  line('M0 320H600M0 360H600M100 286L60 400M300 286V400M500 286L540 400', 'slate', 2, { opacity: 0.35 })

/** Dust in the light of the round window, beams, things under cloths. */
export const attic = (): Drawing =>
  rect(0, 0, 600, 400, '#8A5A38') +
  each(
    Array.from({ length: 9 }, (_, i) => i),
    i => line(`M${60 + i * 60} 0V290`, '#7A4C2E', 3),
  ) +
  path('M0 0L180 0L0 190Z', '#6B4128') +
  path('M600 0L420 0L600 190Z', '#6B4128') +
  line('M180 0L0 190M420 0L600 190', 'dark', 8) +
  line('M60 132H540', 'dark', 9, { opacity: 0.55 }) +
  rect(0, 286, 600, 120, '#6E4529') +
  line('M0 320H600M0 360H600', 'dark', 3, { opacity: 0.6 }) +
  path('M420 290Q424 236 456 232Q500 226 512 250Q540 256 540 290Z', 'stone', { opacity: 0.55 }) +
  path('M52 290V246H116V290Z', 'walnut') +
  path('M60 246V224H108V246Z', 'wood') +
  disc(300, 82, 44, 'walnut') +
  glow(300, 82, 120, 'butter', 0.6) +
  disc(300, 82, 35, 'butter') +
  line('M265 82H335M300 47V117', 'walnut', 5) +
  beam('M268 90L120 400H500L332 90Z', 'butter', 'top', 0.55) +
  dots({ x: 200, y: 130, width: 220, height: 220 }, 'butter', { count: 26, size: 2.6, seed: 6, opacity: 0.8 })

/** Inside the big top: rays of canvas, tiers of people, the ring. */
export const circusIn = ({ dim = false }: { dim?: boolean } = {}): Drawing => {
  // Mixed, not laid over: some renderers cut a translucent layer that a lens has made larger than the card.
  const lowered = (paint: Paint) => (dim ? mixed(paint, 'aubergine', 0.3) : paint)
  return (
    rect(0, 0, 600, 400, lowered('wine')) +
    each(
      Array.from({ length: 19 }, (_, i) => i - 9.5),
      i =>
        path(
          poly([
            [300, -60],
            [300 + i * 96, 262],
            [300 + (i + 1) * 96, 262],
          ]),
          mixed(mixed((i + 20.5) % 2 ? '#B5402F' : '#E8C886', 'wine', 0.1), 'aubergine', dim ? 0.72 : 0.36),
        ),
    ) +
    rect(0, 232, 600, 60, lowered('#4A1E38')) +
    dots({ x: 0, y: 236, width: 600, height: 40 }, lowered('#C98F6E'), {
      count: 120,
      size: 9,
      seed: 3,
      opacity: 0.34,
    }) +
    dots({ x: 0, y: 236, width: 600, height: 40 }, lowered('#E8C886'), {
      count: 70,
      size: 8,
      seed: 9,
      opacity: 0.22,
    }) +
    oval(300, 372, 380, 98, lowered('#C8893F')) +
    oval(300, 366, 356, 86, lowered('sand')) +
    dots({ x: 0, y: 300, width: 600, height: 100 }, lowered('wood'), {
      count: 70,
      size: 2.4,
      seed: 5,
      opacity: 0.4,
    }) +
    path('M-80 372A380 98 0 0 1 680 372L680 346A380 98 0 0 0 -80 346Z', lowered('red')) +
    each(
      Array.from({ length: 9 }, (_, i) => Math.PI + ((i + 0.5) * Math.PI) / 9),
      angle => disc(300 + Math.cos(angle) * 380, 360 + Math.sin(angle) * 98, 5, lowered('straw')),
    )
  )
}

const TABLES = {
  oak: ['#B57E49', '#9A663A'],
  pine: ['#D9AE74', '#C2935A'],
  dark: ['#6E4529', '#59361F'],
  teal: ['#4F8489', '#427479'],
  night: ['#4A3B4C', '#3E3041'],
} as const satisfies Readonly<Record<string, readonly [Paint, Paint]>>

interface Desk {
  readonly table?: keyof typeof TABLES
  /** A checked cloth over it. */
  readonly cloth?: Colour
  /** A lamp or window shines from there. */
  readonly lightX?: number
}

/** A table top from above, for close-ups. */
export const desk = ({ table = 'oak', cloth, lightX = 470 }: Desk = {}): Drawing => {
  const [wood, grain] = TABLES[table]
  const checks = cloth
    ? rect(0, 0, 600, 400, mixed(cloth, 'cream', 0.72)) +
      line(
        Array.from({ length: 8 }, (_, i) => `M${i * 84 + 20} 0V400`).join('') +
          Array.from({ length: 5 }, (_, i) => `M0 ${i * 84 + 30}H600`).join(''),
        cloth,
        32,
        { opacity: 0.38 },
      )
    : line('M0 70H600M0 160H600M0 250H600M0 336H600', 'walnut', 3, { opacity: 0.4 }) +
      brush({ x: 0, y: 0, width: 600, height: 400 }, grain, {
        count: 40,
        size: 2.4,
        seed: 5,
        opacity: 0.5,
        length: 90,
      })
  return rect(0, 0, 600, 400, wood) + checks + glow(lightX, 40, 320, 'butter', 0.42)
}

/** A table before a window, by night or by day: for hands that write. */
export const windowDesk = ({
  outside = 'rain',
  curtain = 'coral',
}: {
  outside?: 'rain' | 'night' | 'day'
  curtain?: Colour
} = {}): Drawing =>
  rect(0, 0, 600, 400, '#D6975A') +
  rect(0, 0, 600, 230, { rain: '#2F4A5E', night: 'midnight', day: 'azure' }[outside] as Paint) +
  (outside === 'day'
    ? path('M0 230V176Q150 130 300 170T600 160V230Z', 'sage')
    : dots({ x: 0, y: 0, width: 600, height: 220 }, outside === 'night' ? 'butter' : '#8FB3BE', {
        count: 60,
        size: 3,
        seed: 4,
        opacity: 0.6,
      })) +
  (outside === 'rain'
    ? brush({ x: 0, y: 0, width: 600, height: 210 }, 'ice', {
        count: 40,
        size: 2,
        seed: 5,
        opacity: 0.45,
        length: 22,
        angle: 1.95,
      })
    : '') +
  line('M300 0V226M0 110H600', 'walnut', 9) +
  path('M0 0H90Q120 120 40 236H0Z', curtain) +
  path('M600 0H510Q480 120 560 236H600Z', curtain) +
  line('M30 0Q54 120 14 230M60 0Q84 110 30 230M570 0Q546 120 586 230M540 0Q516 110 570 230', 'shade', 3, {
    opacity: 0.16,
  }) +
  rect(0, 222, 600, 16, 'walnut') +
  rect(0, 236, 600, 170, 'wood') +
  line('M0 286H600M0 344H600', 'walnut', 2, { opacity: 0.5 }) +
  path(cut(0, 236, 600, 8, 3, 1), 'shade', { opacity: 0.16 })

/** A bare wall with a door of light: parlours, waiting rooms, the hospital. */
export const ward = ({ view = 'sea' }: { view?: WindowView } = {}): Drawing =>
  rect(0, 0, 600, 400, '#CFDAD2') +
  rect(0, 170, 600, 120, '#B5C9C0') +
  line('M0 170H600', 'white', 4) +
  put(windowBox({ width: 120, height: 110, curtains: 'white', view }), { x: 460, y: 150 }) +
  beam('M400 60H520L420 400H120Z', 'butter', 'top', 0.4) +
  rect(0, 286, 600, 8, 'slate', 0, { opacity: 0.5 }) +
  each(
    Array.from({ length: 10 }, (_, i) => i),
    i =>
      rect(i * 60, 294, 60, 54, i % 2 ? '#D8D2C0' : '#C5BFAD') +
      rect(i * 60, 348, 60, 54, i % 2 ? '#C5BFAD' : '#D8D2C0'),
  )
