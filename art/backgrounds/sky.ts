import { glow, sky } from '../light.ts'
import { moon, sun } from '../motifs/weather.ts'
import { noise } from '../noise.ts'
import type { Paint } from '../palette.ts'
import { type Drawing, path, put, rect } from '../shape.ts'
import { dots } from '../texture.ts'

type Time = 'dawn' | 'noon' | 'dusk' | 'night'
type Weather = 'clear' | 'cloudy' | 'storm'

/** What the sky can be asked for: the light of an hour, and clouds. */
export interface Hour {
  readonly time?: Time
  readonly weather?: Weather
  /** No two skies are the same: clouds, stars and far trees differ with this number. */
  readonly seed?: number
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
  if (time === 'night') return put(moon({ radius: 26 }), { x, y: y + 4 })
  if (time === 'dusk')
    return glow(x, y + 70, 220, 'ember', 0.5) + put(sun({ radius: 38, colour: 'butter' }), { x, y: y + 84 })
  if (time === 'dawn') return put(sun({ radius: 32, colour: 'cream' }), { x, y: y + 66 })
  return put(sun({ radius: 28, colour: 'cream' }), { x, y })
}

interface Clouds {
  readonly seed: number
  readonly paint: Paint
  readonly opacity: number
}

/** A cloud of three to five heaps on a flat foot. */
function heaped(next: () => number): string {
  const heaps = 3 + Math.floor(next() * 3)
  const tall = heaps >> 1
  let d = 'M0 0'
  for (let i = 0; i < heaps; i++) {
    const width = Math.round(22 + next() * 20)
    const height = Math.round((i === tall ? 1.25 : 0.8) * width)
    d += `c${i === 0 ? -8 : -2} ${-height} ${width + 6} ${-height} ${width} ${i === heaps - 1 ? 0 : Math.round((next() - 0.5) * 8)}`
  }
  return `${d}V0Z`
}

/** Some clouds, each of its own shape, spread over the width of the sky. */
function cloudsOver(height: number, count: number, { seed, paint, opacity }: Clouds): Drawing {
  const next = noise(seed * 97)
  return Array.from({ length: count }, (_, i) => {
    const shape = heaped(next)
    const x = ((i + 0.1 + next() * 0.5) * 600) / count
    const y = height * (0.18 + next() * 0.34)
    return put(path(shape, paint, { opacity }), {
      x,
      y,
      scale: Math.round(60 + next() * 60) / 100,
      flip: next() < 0.5,
    })
  }).join('')
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
  seed = 1,
}: SkyPlan): Drawing {
  const grey = isOvercast(weather)
  const stars =
    time === 'night' && !grey
      ? dots({ x: 0, y: 0, width: 600, height: height * 0.8 }, 'butter', {
          count: 60,
          size: 2.2,
          seed: seed + 4,
          opacity: 0.85,
        }) +
        dots({ x: 0, y: 0, width: 600, height: height * 0.6 }, 'white', {
          count: 12,
          size: 4,
          seed: seed + 9,
          opacity: 0.9,
        })
      : ''
  return (
    sky(grey ? GREY[time] : COLOURS[time], height) +
    stars +
    (grey ? '' : orb(time, ...orbAt)) +
    cloudsOver(height, grey ? 4 : 2 + (seed % 2), {
      seed,
      paint: grey ? 'stone' : 'white',
      opacity: time === 'night' ? 0.16 : grey ? 0.75 : 0.85,
    })
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
