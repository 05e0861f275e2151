import { at, type Points, short, spots } from './curve.ts'
import { nameOf } from './noise.ts'
import { hexOf, type Paint } from './palette.ts'

/** A piece of a drawing: SVG as text, without a parent yet. */
export type Drawing = string

export interface Finish {
  readonly opacity?: number
  /** Degrees clockwise, and about which point. */
  readonly turn?: readonly [degrees: number, x: number, y: number]
  readonly dash?: string
}

/**
 * Ids are made of what they name, behind this sign; the card puts its own name in its place. So two cards can
 * stand in one page, and drawing needs no counter.
 */
const OWN = '@'

export const ownIds = (drawing: Drawing, owner: string): Drawing =>
  drawing.replaceAll(`"${OWN}`, `"${owner}-`).replaceAll(`#${OWN}`, `#${owner}-`)

export const idFor = (content: string): string => `${OWN}${nameOf(content)}`

const attribute = (name: string, value: string | undefined) =>
  value === undefined ? '' : ` ${name}="${value}"`

function finished(finish: Finish | undefined): string {
  if (!finish) return ''
  const { opacity, turn, dash } = finish
  const rotated = turn && `rotate(${turn.map(short).join(' ')})`
  return (
    attribute('opacity', opacity === undefined ? undefined : String(Math.round(opacity * 100) / 100)) +
    attribute('transform', rotated) +
    attribute('stroke-dasharray', dash)
  )
}

export const path = (d: string, fill: Paint, finish?: Finish): Drawing =>
  `<path d="${d}" fill="${hexOf(fill)}"${finished(finish)}/>`

/** A brush stroke. Its ends and corners are round, as a brush’s are: the card says so once for all. */
export const line = (d: string, paint: Paint, width: number, finish?: Finish): Drawing =>
  `<path d="${d}" fill="none" stroke="${hexOf(paint)}" stroke-width="${short(width)}"${finished(finish)}/>`

/** Round dabs of one size, very compact. */
export const dabs = (points: Points, paint: Paint, size: number, finish?: Finish): Drawing =>
  line(
    spots(points)
      .map(spot => `M${at(spot)}h0`)
      .join(''),
    paint,
    size,
    finish,
  )

export const disc = (x: number, y: number, radius: number, fill: Paint, finish?: Finish): Drawing =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${hexOf(fill)}"${finished(finish)}/>`

/** Round ends would close the gaps of a broad dashed rim. */
const squareEnds = (finish: Finish | undefined) => (finish?.dash ? ' stroke-linecap="butt"' : '')

/** A disc of which only the rim is there. */
export const rim = (
  x: number,
  y: number,
  radius: number,
  paint: Paint,
  width: number,
  finish?: Finish,
): Drawing =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${hexOf(paint)}" stroke-width="${short(width)}"${squareEnds(finish)}${finished(finish)}/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: Paint, finish?: Finish): Drawing =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${hexOf(fill)}"${finished(finish)}/>`

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  corner = 0,
  finish?: Finish,
): Drawing =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${corner ? ` rx="${short(corner)}"` : ''} fill="${hexOf(fill)}"${finished(finish)}/>`

export interface Placement {
  readonly x?: number
  readonly y?: number
  /** Scale. */
  readonly scale?: number
  /** Degrees clockwise. */
  readonly turn?: number
  readonly flip?: boolean
  readonly opacity?: number
}

/** A drawing moved, turned and scaled to where it belongs. */
export function put(
  drawing: Drawing,
  { x = 0, y = 0, scale: s = 1, turn: r = 0, flip = false, opacity: op = 1 }: Placement,
): Drawing {
  const scale = String(Math.round(s * 1000) / 1000)
  const steps = [
    (x !== 0 || y !== 0) && `translate(${short(x)} ${short(y)})`,
    r !== 0 && `rotate(${short(r)})`,
    (s !== 1 || flip) && `scale(${flip ? `-${scale} ` : ''}${scale})`,
  ].filter(step => step !== false)
  if (steps.length === 0 && op === 1) return drawing
  const opacity = op === 1 ? undefined : String(op)
  return `<g${attribute('transform', steps.join(' ') || undefined)}${attribute('opacity', opacity)}>${drawing}</g>`
}

/** Only what lies inside the shape is seen. */
export function inside(d: string, inner: Drawing): Drawing {
  const id = idFor(d)
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`
}

/** A filled shape with shade, stripes or shine that stay within it. */
export function filled(d: string, fill: Paint, inner: Drawing): Drawing {
  const id = idFor(`filled ${d}`)
  const shape = `${id}s`
  return `<clipPath id="${id}"><path id="${shape}" d="${d}"/></clipPath><use href="#${shape}" fill="${hexOf(fill)}"/><g clip-path="url(#${id})">${inner}</g>`
}

/** The shadow that sets a thing on the ground. */
export const shadow = (rx: number, ry = 4, opacity = 0.16, y = 1): Drawing =>
  oval(0, y, rx, ry, 'shade', { opacity })

/** The side away from the light, to be used within a shape. */
export const shaded = (d: string, opacity = 0.13): Drawing => path(d, 'shade', { opacity })

/** One drawing for each thing of a list, one above the other. */
export const each = <const Thing>(
  things: readonly Thing[],
  draw: (thing: Thing, i: number) => Drawing,
): Drawing => things.map(draw).join('')
