import { short } from './curve.ts'
import { hexOf, type Paint } from './palette.ts'
import { type Drawing, idFor } from './shape.ts'

type Stop = readonly [offset: number, paint: Paint, opacity?: number]

const stop = ([offset, paint, opacity]: Stop) =>
  `<stop offset="${offset}" stop-color="${hexOf(paint)}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`

/** Text for a fill, and the definition that it needs in the same drawing. */
function gradient(
  kind: 'linear' | 'radial',
  geometry: string,
  stops: readonly Stop[],
): readonly [string, Drawing] {
  const inner = stops.map(stop).join('')
  const id = idFor(kind + geometry + inner)
  return [`url(#${id})`, `<${kind}Gradient id="${id}"${geometry}>${inner}</${kind}Gradient>`]
}

/** From top to bottom over the whole width of the card. */
export function sky(paints: readonly [Paint, ...Paint[]], height = 400): Drawing {
  const stops = paints.map(
    (paint, i): Stop => [Math.round((i / (paints.length - 1 || 1)) * 100) / 100, paint],
  )
  const [fill, definition] = gradient('linear', ' x1="0" y1="0" x2="0" y2="1"', stops)
  return `${definition}<rect width="600" height="${short(height)}" fill="${fill}"/>`
}

/** Light that fades into the dark around it: lamps, sun, moon, fire. */
export function glow(x: number, y: number, radius: number, paint: Paint, strength = 0.8): Drawing {
  const [fill, definition] = gradient('radial', '', [
    [0, paint, strength],
    [0.45, paint, strength * 0.45],
    [1, paint, 0],
  ])
  return `${definition}<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`
}

/** The dark around a pool of light, over the whole card: nothing in the pool, all of it at its edge and beyond. */
export function gloom(x: number, y: number, radius: number, paint: Paint, depth: number): Drawing {
  const [fill, definition] = gradient(
    'radial',
    ` gradientUnits="userSpaceOnUse" cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`,
    [
      [0.35, paint, 0],
      [0.7, paint, depth * 0.6],
      [1, paint, depth],
    ],
  )
  return `${definition}<rect width="600" height="400" fill="${fill}"/>`
}

/** A beam that is strongest at its source, which is on the right or left end of the shape. */
export function beam(d: string, paint: Paint, from: 'left' | 'right' | 'top', strength = 0.7): Drawing {
  const ends = {
    left: 'x1="0" x2="1" y1="0" y2="0"',
    right: 'x1="1" x2="0" y1="0" y2="0"',
    top: 'x1="0" x2="0" y1="0" y2="1"',
  }
  const [fill, definition] = gradient('linear', ` ${ends[from]}`, [
    [0, paint, strength],
    [1, paint, 0],
  ])
  return `${definition}<path d="${d}" fill="${fill}"/>`
}

/** Over the whole card, from the corner that the light comes from to the one that it does not reach. */
export function slant(
  side: -1 | 0 | 1,
  [light, strength]: readonly [paint: Paint, opacity: number],
  [dark, depth]: readonly [paint: Paint, opacity: number],
  width: number,
  height: number,
): Drawing {
  const [from, to] = side === 0 ? [0.5, 0.5] : side < 0 ? [0, 1] : [1, 0]
  const [fill, definition] = gradient('linear', ` x1="${from}" y1="0" x2="${to}" y2="1"`, [
    [0, light, strength],
    [0.42, light, 0],
    [0.6, dark, 0],
    [1, dark, depth],
  ])
  return `${definition}<rect width="${width}" height="${height}" fill="${fill}"/>`
}

/** The darker corners of an old photograph. */
export function vignette(width: number, height: number): Drawing {
  const [fill, definition] = gradient('radial', ' cx=".5" cy=".48" r=".75"', [
    [0.55, 'dark', 0],
    [1, 'dark', 0.26],
  ])
  return `${definition}<rect width="${width}" height="${height}" fill="${fill}"/>`
}
