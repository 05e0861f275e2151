import { glow, sky } from '../light.ts'
import { cloud, moon, sun } from '../motifs/weather.ts'
import type { Paint } from '../palette.ts'
import { type Drawing, put, rect } from '../shape.ts'
import { dots } from '../texture.ts'

type Time = 'dawn' | 'noon' | 'dusk' | 'night'
type Weather = 'clear' | 'cloudy' | 'storm'

/** What the sky can be asked for: the light of an hour, and clouds. */
export interface Hour {
  readonly time?: Time
  readonly weather?: Weather
}

const COLOURS: Readonly<Record<Time, readonly [Paint, ...Paint[]]>> = {
  dawn: ['#B9C9D6', '#F3D3BE', '#FBE7C4'],
  noon: ['#9CCBD0', '#F3E3BE'],
  dusk: ['#C98B7A', '#F0B27E', '#F8E0A8'],
  night: ['midnight', '#263A5C', '#4A5F84'],
}

const GREY: Readonly<Record<Time, readonly [Paint, ...Paint[]]>> = {
  dawn: ['#A9B3B8', '#D9CFC2'],
  noon: ['#9DAFB4', '#DCD8C8'],
  dusk: ['#8E7F86', '#C7A896'],
  night: ['#131C2C', '#33435A'],
}

const isOvercast = (weather: Weather) => weather !== 'clear'

/** Where sun or moon stand, and how they look. */
function orb(time: Time, x: number, y: number): Drawing {
  if (time === 'night') return put(moon({ r: 26 }), { x, y: y + 4 })
  if (time === 'dusk')
    return glow(x, y + 70, 220, 'ember', 0.5) + put(sun({ r: 38, c: 'butter' }), { x, y: y + 84 })
  if (time === 'dawn') return put(sun({ r: 32, c: 'cream' }), { x, y: y + 66 })
  return put(sun({ r: 28, c: 'cream' }), { x, y })
}

export interface SkyPlan extends Hour {
  readonly height?: number
  readonly orbAt?: readonly [x: number, y: number]
}

export function heaven({
  time = 'noon',
  weather = 'clear',
  height = 260,
  orbAt = [500, 64],
}: SkyPlan): Drawing {
  const grey = isOvercast(weather)
  const stars =
    time === 'night' && !grey
      ? dots({ x: 0, y: 0, width: 600, height: height * 0.8 }, 'butter', {
          count: 70,
          size: 2.2,
          seed: 4,
          opacity: 0.85,
        }) +
        dots({ x: 0, y: 0, width: 600, height: height * 0.6 }, 'white', {
          count: 14,
          size: 4,
          seed: 9,
          opacity: 0.9,
        })
      : ''
  const c = grey ? 'stone' : 'white'
  const op = time === 'night' ? 0.16 : grey ? 0.75 : 0.85
  const clouds = (
    grey
      ? [
          [90, 60, 1.3],
          [300, 84, 1.5],
          [500, 54, 1.4],
          [210, 40, 1.1],
        ]
      : [
          [118, 78, 0.9],
          [340, 52, 0.6],
        ]
  ) as readonly (readonly [number, number, number])[]
  return (
    sky(grey ? GREY[time] : COLOURS[time], height) +
    stars +
    (grey ? '' : orb(time, ...orbAt)) +
    clouds.map(([x, y, s]) => put(cloud({ c, op }), { x, y, s })).join('')
  )
}

/** The hour lies over the land too, not only in the sky. */
export function veil({ time = 'noon', weather = 'clear' }: Hour, y = 0): Drawing {
  const over = (paint: Paint, opacity: number) => rect(0, y, 600, 400 - y, paint, 0, { opacity })
  if (time === 'night') return over('midnight', weather === 'clear' ? 0.5 : 0.58)
  if (time === 'dusk') return over('rust', 0.17)
  if (time === 'dawn') return over('blush', 0.13)
  return isOvercast(weather) ? over('slate', 0.2) : ''
}
