import { short, spots } from '../curve.ts'
import { glow } from '../light.ts'
import { noise } from '../noise.ts'
import type { Colour } from '../palette.ts'
import { disc, each, line, oval, path, shadow } from '../shape.ts'

export const wheat = ({
  count: n = 16,
  width: w = 120,
  height: h = 60,
  seed = 4,
}: {
  count?: number
  width?: number
  height?: number
  seed?: number
} = {}) => {
  const R = noise(seed)
  let a = '',
    b = ''
  for (let i = 0; i < n; i++) {
    const x = -w / 2 + R() * w,
      hh = h * (0.7 + R() * 0.4),
      l = (R() - 0.5) * 16
    a += `M${short(x)} 0Q${short(x)} ${short(-hh * 0.6)} ${short(x + l)} ${short(-hh)}`
    b += `M${short(x + l * 0.7)} ${short(-hh * 0.8)}L${short(x + l)} ${short(-hh)}`
  }
  return line(a, 'mustard', 1.8) + line(b, 'straw', 5.4)
}

export const flower = ({ colour: c = 'red' }: { colour?: Colour } = {}) =>
  line('M0 0Q2 -12 0 -22', 'olive', 2) +
  path('M0 -8q8 -8 10 0q-6 4 -10 0Z', 'olive') +
  each([0, 72, 144, 216, 288], a =>
    oval(Math.cos((a * Math.PI) / 180) * 4.4, -24 + Math.sin((a * Math.PI) / 180) * 4.4, 4, 4, c),
  ) +
  disc(0, -24, 3, 'butter')

export const firework = ({ colour: c = 'coral' }: { colour?: Colour } = {}) =>
  glow(0, -10, 70, c, 0.4) +
  Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6
    return (
      line(
        `M${short(Math.cos(a) * 14)} ${short(Math.sin(a) * 14)}L${short(Math.cos(a) * 40)} ${short(Math.sin(a) * 40)}`,
        i % 2 ? c : 'butter',
        4,
      ) + disc(Math.cos(a) * 50, Math.sin(a) * 50, 4, i % 2 ? 'butter' : c)
    )
  }).join('')

export const stone = ({ colour: c = 'stone' }: { colour?: Colour } = {}) =>
  shadow(30) +
  path('M-30 0Q-34 -18 -14 -26Q10 -34 26 -18Q34 -6 28 0Z', c) +
  path('M-6 0Q10 -10 8 -30Q22 -24 28 -14Q32 -4 28 0Z', 'shade', { opacity: 0.16 }) +
  line('M-18 -18Q-10 -22 -2 -22', 'white', 2, { opacity: 0.5 })

/** A tuft of high grass for the foreground. */
export const grass = ({ colour: c = 'moss' }: { colour?: Colour } = {}) =>
  path(
    'M-26 0Q-30 -22 -40 -34Q-22 -24 -16 -6Q-18 -30 -14 -46Q-4 -26 -4 -4Q2 -28 14 -42Q10 -22 10 -4Q18 -22 34 -30Q24 -14 24 0Z',
    c,
  )

export const flowers = ({
  colour: c = 'coral',
  centre: d = 'mustard',
}: {
  colour?: Colour
  centre?: Colour
} = {}) =>
  grass({ colour: 'olive' }) +
  each(
    spots('-20,-34 0,-46 20,-36'),
    ([x, y], i) =>
      line(`M${x * 0.4} -4L${x} ${y}`, 'olive', 2) +
      each([0, 72, 144, 216, 288], a => {
        const angle = (a * Math.PI) / 180
        return disc(x + Math.cos(angle) * 6, y + Math.sin(angle) * 6, 5, i % 2 ? d : c)
      }) +
      disc(x, y, 4, 'butter'),
  )

export const coconut = () =>
  disc(0, -18, 18, 'walnut') +
  path('M-17 -24Q0 -36 17 -24Q6 -14 -17 -24Z', 'white') +
  oval(0, -24, 16, 7, 'white') +
  oval(0, -24, 11, 4.4, 'ice') +
  line('M-10 -8q4 4 8 2M6 -6q4 0 6 -4', 'dark', 2)
