import { cut, short, spots } from '../curve.ts'
import { glow } from '../light.ts'
import { noise } from '../noise.ts'
import type { Colour } from '../palette.ts'
import { dabs, disc, each, filled, line, oval, path, put, rect, shaded, shadow } from '../shape.ts'

export const rocket = ({ height: h = 190 }: { height?: number } = {}) =>
  path('M-15 -30L-34 0H-12ZM15 -30L34 0H12Z', 'red') +
  filled(
    `M0 ${-h}Q19 ${-h + 40} 18 ${-h * 0.55}V-4H-18V${-h * 0.55}Q-19 ${-h + 40} 0 ${-h}Z`,
    'white',
    path(`M-30 ${-h - 6}H30V${-h + 34}H-30Z`, 'red') +
      rect(-30, -h * 0.42, 60, 10, 'ink') +
      rect(-30, -h * 0.3, 30, 22, 'ink') +
      rect(6, -h - 10, 30, h + 20, 'shade', 0, { opacity: 0.13 }),
  ) +
  disc(0, -h * 0.66, 8, 'slate') +
  disc(0, -h * 0.66, 5.4, 'sky') +
  rect(-12, -5, 24, 8, 'slate', 2)

export const flame = ({ height: h = 90 }: { height?: number } = {}) =>
  glow(0, 20, 120, 'straw', 0.9) +
  path(`M-16 0Q-34 ${h * 0.5} 0 ${h}Q34 ${h * 0.5} 16 0Z`, 'coral') +
  path(`M-11 0Q-22 ${h * 0.4} 0 ${h * 0.74}Q22 ${h * 0.4} 11 0Z`, 'mustard') +
  path(`M-6 0Q-10 ${h * 0.26} 0 ${h * 0.46}Q10 ${h * 0.26} 6 0Z`, 'cream')

export const smoke = ({
  seed = 3,
  width: w = 120,
  height: h = 50,
  colour: c = 'cream',
}: {
  seed?: number
  width?: number
  height?: number
  colour?: Colour
} = {}) => {
  const R = noise(seed)
  let s = ''
  for (let i = 0; i < 9; i++) s += disc(-w + R() * 2 * w, -R() * h * 0.7, 18 + R() * 24, i % 3 ? c : 'stone')
  return s + oval(0, 4, w * 1.2, 24, c)
}

/** Smoke that rolls over the ground to both sides of a fire that lights it from the middle. */
export const billows = () => {
  const rolls = [
    [-52, -58, 25],
    [54, -60, 26],
    [-104, -32, 30],
    [108, -34, 31],
    [-140, -8, 25],
    [142, -6, 23],
    [-76, -28, 32],
    [72, -28, 34],
    [0, -40, 30],
    [-36, -14, 33],
    [38, -12, 32],
    [-98, 4, 27],
    [100, 6, 28],
    [0, 8, 30],
    [-54, 14, 24],
    [58, 14, 24],
  ] as const
  return (
    each(rolls, ([x, y, r]) => disc(x, y + 6, r, 'stone')) +
    each(rolls, ([x, y, r]) => disc(x, y, r * 0.94, 'sand')) +
    each(rolls, ([x, y, r]) =>
      path(
        `M${short(x - r * 0.8)} ${y}a${short(r * 0.8)} ${short(r * 0.8)} 0 0 1 ${short(r * 1.6)} 0q${short(-r * 0.5)} ${short(-r * 0.42)} ${short(-r * 0.8)} ${short(-r * 0.1)}t${short(-r * 0.8)} ${short(r * 0.1)}Z`,
        Math.abs(x) < 60 ? 'butter' : 'cream',
      ),
    )
  )
}

export const plane = () =>
  path('M-90 -16Q-70 -36 60 -32Q96 -28 96 -18Q92 -6 40 -6H-60Q-90 -6 -90 -16Z', 'white') +
  path('M-86 -18L-104 -54H-84L-58 -28Z', 'red') +
  path('M-10 -14L-44 22H-20L30 -12Z', 'steel') +
  line('M-40 -22h0M-24 -22h0M-8 -22h0M8 -22h0M24 -22h0M40 -22h0', 'dusk', 7) +
  path('M74 -30Q88 -26 92 -22H74Z', 'dusk') +
  line('M-84 -10H70', 'red', 3)

/** Puff after puff out of a chimney, which is at 0, 0: each is larger than the one before, and the wind has them. */
export const puffs = ({ colour: c = 'cream' }: { colour?: Colour } = {}) => {
  const rings = spots('4,-8 22,-18 48,-24 82,-26 124,-24').map(([x, y], i) => [x, y, 13 + i * 6.5] as const)
  return (
    each(rings, ([x, y, r]) => disc(x + 3, y + 5, r, 'stone')) +
    each(rings, ([x, y, r]) => disc(x, y, r * 0.94, c)) +
    each(rings, ([x, y, r]) =>
      line(
        `M${short(x - r * 0.4)} ${short(y + r * 0.35)}q${short(r * 0.5)} ${short(r * 0.4)} ${short(r)} 0`,
        'stone',
        2.6,
      ),
    )
  )
}

export const locomotive = () =>
  shadow(96, 6) +
  rect(-90, -88, 50, 66, 'brick', 3) +
  path('M-98 -92Q-66 -102 -34 -92V-86H-98Z', 'ink') +
  rect(-82, -78, 32, 26, 'butter', 3) +
  path('M-66 -78h5v26h-5Z', 'brick') +
  path('M-16 -66Q-16 -86 0 -86Q16 -86 16 -66Z', 'brass') +
  path('M48 -64L46 -96H40Q40 -106 46 -106H72Q78 -106 78 -96H72L70 -64Z', 'ink') +
  filled(
    'M-42 -70H64Q82 -70 82 -46Q82 -22 64 -22H-42Z',
    'teal',
    rect(60, -80, 40, 70, 'ink') + shaded('M-50 -36H90V-10H-50Z', 0.2) + line('M-40 -62H58', 'sea', 4),
  ) +
  line('M-20 -70V-22M18 -70V-22', 'mustard', 4) +
  disc(86, -56, 7, 'butter') +
  rect(-94, -26, 178, 10, 'red', 2) +
  path('M82 -26L102 -2H78Z', 'slate') +
  each(
    spots('-66,19 -22,19 22,13 54,13'),
    ([x, r]) =>
      disc(x, -r + 2, r, 'ink') +
      disc(x, -r + 2, r * 0.72, 'slate') +
      line(`M${x - r * 0.6} ${2 - r}h${r * 1.2}M${x} ${2 - r * 1.6}v${r * 1.2}`, 'ink', 2.6) +
      disc(x, -r + 2, r * 0.24, 'straw'),
  ) +
  line('M-66 -10L-22 -10L26 -12', 'steel', 5)

const embers = () =>
  glow(0, -16, 90, 'mustard', 0.7) +
  line('M-22 0L20 -8M22 0L-20 -8', 'walnut', 7) +
  path('M0 -46Q20 -22 12 -6Q0 2 -12 -6Q-20 -22 0 -46Z', 'coral') +
  path('M1 -30Q11 -16 6 -6Q0 -2 -6 -6Q-10 -16 1 -30Z', 'straw')

/** A fire that lights a whole night: three tongues, the hottest within, and sparks above. */
const blaze = () =>
  glow(0, -24, 96, 'mustard', 0.85) +
  line('M-26 0L22 -9M26 0L-22 -9', 'walnut', 8) +
  path(
    'M2 -66Q12 -46 22 -40Q24 -50 21 -56Q36 -32 26 -12Q14 2 0 1Q-16 2 -26 -12Q-32 -30 -20 -46Q-18 -36 -12 -34Q-10 -52 2 -66Z',
    'rust',
  ) +
  path('M1 -50Q8 -34 16 -28Q22 -16 14 -7Q0 1 -14 -7Q-20 -20 -11 -28Q-4 -34 1 -50Z', 'mustard') +
  path('M1 -32Q12 -16 7 -7Q0 -3 -7 -7Q-11 -16 1 -32Z', 'butter') +
  dabs(
    [
      [-16, -70],
      [14, -82],
      [-4, -92],
      [26, -70],
    ],
    'straw',
    3,
  )

export const campfire = ({ high = false }: { high?: boolean } = {}) => (high ? blaze() : embers())

export const sled = () =>
  line('M-50 0H40Q56 0 54 -16', 'red', 5) +
  line('M-36 0V-16M0 0V-16M30 0V-16', 'walnut', 4) +
  path(cut(-48, -24, 90, 9, 2, 1), 'wood')

/** What is seen through the window of a taxi when it is wound down, behind the driver. */
export const taxiSeat = () => path('M0 -70H34L46 -40H0Z', 'slate')

export const taxi = ({
  colour: c = 'mustard',
  open = false,
}: {
  colour?: Colour
  /** The window of the driver is wound down: whoever is behind it is seen. */
  open?: boolean
} = {}) =>
  shadow(74, 6) +
  path(
    `M-74 -14V-34Q-72 -42 -50 -44L-32 -72Q-28 -76 -20 -76H26Q34 -76 38 -70L50 -44Q72 -42 74 -30V-14Z${open ? 'M4 -69V-43H40L28 -69Z' : ''}`,
    c,
  ) +
  path(`M-42 -43L-26 -69H-3V-43Z${open ? '' : 'M4 -43V-69H28L40 -43Z'}`, 'sky') +
  line('M-60 -11H60', 'ink', 10) +
  line('M-74 -26H74', 'ink', 5, { dash: '7 7' }) +
  rect(-14, -86, 28, 11, 'cream', 3) +
  each([-44, 44], x => disc(x, -12, 14, 'ink') + disc(x, -12, 6, 'steel')) +
  disc(70, -34, 5, 'butter')

/** What something that flew into a window has left of the pane: it goes in from the right. */
export const smashedPane = () =>
  path(
    'M-2 -52L8 -38L26 -44L20 -28L38 -20L20 -12L26 6L8 0L-2 14L-10 -2L-28 4L-22 -14L-38 -22L-22 -28L-26 -44L-10 -38Z',
    'midnight',
  ) +
  path('M20 -28L38 -20L20 -12Q12 -20 20 -28Z', 'ice', { opacity: 0.9 }) +
  path(
    'M-46 -60l14 4l-8 12ZM44 -62l6 14l-14 -2ZM36 20l16 -2l-8 14ZM-40 18l10 12l-18 2ZM4 30l14 6l-12 8Z',
    'ice',
  ) +
  line('M-10 -38L-20 -66M-22 -14L-52 -8M8 0L14 26', 'white', 2.4)

/** In the garden, with a stick and a bottle: it will fly, or not. */
export const toyrocket = () =>
  line('M0 20V-10', 'wood', 5) +
  path('M-12 -18L-26 2H-10ZM12 -18L26 2H10Z', 'mustard') +
  filled(
    'M0 -92Q16 -72 15 -46V0H-15V-46Q-16 -72 0 -92Z',
    'white',
    rect(-20, -96, 40, 30, 'red') + rect(-20, -30, 40, 8, 'teal') + shaded('M5 -96H20V4H5Z'),
  ) +
  disc(0, -52, 6, 'dusk')

export const sailingship = ({ hull = 'walnut', sailC = 'cream' }: { hull?: Colour; sailC?: Colour } = {}) =>
  path('M-190 -26Q0 6 196 -44Q178 52 120 70H-110Q-170 50 -190 -26Z', hull) +
  path('M-190 -26Q0 6 196 -44L192 -26Q0 24 -186 -8Z', 'brick') +
  line('M-176 8Q0 34 182 -4M-160 30Q0 52 168 20', 'dark', 2, { opacity: 0.5 }) +
  path('M-16 0L-10 -204L0 -204L6 -2Z', 'wood') +
  line('M-104 -158Q-4 -178 96 -172', 'wood', 7) +
  filled(
    'M-98 -156Q-4 -178 90 -170Q116 -110 74 -52Q42 -74 14 -58Q-10 -46 -42 -68Q-62 -58 -90 -76Q-118 -120 -98 -156Z',
    sailC,
    shaded('M-130 -190L-64 -190Q-84 -120 -74 -40L-130 -40Z', 0.14) +
      line('M-30 -190Q-40 -120 -34 -50M34 -190Q44 -120 36 -50', 'sandD', 2),
  ) +
  path('M-8 -206l40 -10l-9 13l13 8l-44 5Z', 'red') +
  line('M-176 -22L-8 -196M180 -40L-2 -196', 'sandD', 2.6)

/** The clock that counts down, its numbers made of bars. */
export const countdown = () => {
  const bars = ['M-5 -12H5', 'M7 -10V-2', 'M7 2V10', 'M-5 12H5', 'M-7 2V10', 'M-7 -10V-2', 'M-5 0H5']
  const digit = (x: number, lit: string) =>
    put(line([...lit].map(bar => bars[Number(bar)]!).join(''), 'coral', 3.4), { x, y: -36, scale: 0.9 })
  return (
    line('M-30 -14V14M30 -14V14', 'slate', 5) +
    rect(-48, -58, 96, 44, 'ink', 5) +
    rect(-41, -51, 82, 30, 'dark') +
    digit(-28, '012345') +
    digit(-10, '012345') +
    digit(12, '012345') +
    digit(30, '012345') +
    disc(1, -40, 2, 'coral') +
    disc(1, -32, 2, 'coral')
  )
}
