import { svgOf } from '../card.ts'
import type { Colour } from '../palette.ts'
import { type Drawing, disc, each, filled, line, path, put, rim, shaded } from '../shape.ts'
import { lettering } from './lettering.ts'

/** PALM-4: told apart by size, colour, pips and number. */
export const ROCKETS = { 1: { radius: 48, colour: 'red' }, 3: { radius: 60, colour: 'mustard' } } as const

export type RocketValue = keyof typeof ROCKETS

const HULL = 'M0 -50Q23 -28 17 24H-17Q-23 -28 0 -50Z'

/** A rocket that stands upright, 100 high, its middle at 0, 0. */
export const rocket = (colour: Colour): Drawing =>
  path('M-10 22Q-15 42 0 54Q15 42 10 22Z', 'mustard') +
  path('M-6 22Q-8 36 0 44Q8 36 6 22Z', 'butter') +
  path('M-15 4Q-32 14 -31 32L-14 24ZM15 4Q32 14 31 32L14 24Z', colour) +
  filled(
    HULL,
    'white',
    path('M-30 -60H30V-22Q0 -16 -30 -22Z', colour) +
      path('M-24 14Q0 20 24 14V30H-24Z', 'slate', { opacity: 0.5 }) +
      shaded('M6 -60Q18 -20 8 40H40V-60Z', 0.14),
  ) +
  disc(0, -5, 9.4, 'slate') +
  disc(0, -5, 6.6, 'sky') +
  line('M-4 -8Q-2 -10.5 1 -10', 'light', 2, { opacity: 0.9 })

/** One pip, or three, along the lower rim. */
const pips = (value: RocketValue, radius: number): Drawing =>
  each(Array.from({ length: value }), (_, i) => {
    const angle = Math.PI / 2 + ((i - (value - 1) / 2) * 0.34 * 48) / radius
    return disc(Math.cos(angle) * (radius - 13), Math.sin(angle) * (radius - 13), 4.6, 'butter')
  })

export function rocketSvg(value: RocketValue): string {
  const { radius, colour } = ROCKETS[value]
  const drawing =
    disc(0, 0, radius, 'navy') +
    rim(0, 0, radius - 5, 'butter', 2, { opacity: 0.8 }) +
    put(rocket(colour), { y: -3, x: 7, scale: (radius / 60) * 0.82, turn: 32 }) +
    disc(-radius * 0.52, -radius * 0.46, radius * 0.25, 'cream') +
    lettering(String(value), {
      x: -radius * 0.52,
      y: -radius * 0.46 + radius * 0.13,
      size: radius * 0.38,
      paint: 'ink',
      font: 'label',
    }) +
    pips(value, radius)
  return svgOf(put(drawing, { x: radius, y: radius }), radius * 2, radius * 2, `rocket-${value}`)
}
