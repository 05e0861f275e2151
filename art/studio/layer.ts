import { bareSvg, CARD } from '../card.ts'
import { type Drawing, put } from '../shape.ts'
import { type Lab, labOf, rasterOf } from './raster.ts'

/** Cards are judged at the size of a thumb, with as much room around them as half a card. */
export const THUMB = { width: 160, height: 107, margin: 80 } as const
const UNITS_PER_PX = CARD.width / THUMB.width
const MARGIN = THUMB.margin * UNITS_PER_PX

export type Pixel = readonly [r: number, g: number, b: number, alpha: number]

const NOTHING: Pixel = [0, 0, 0, 0]

/** One thing alone on a transparent card: what is at x, y of the thumbnail, also beyond its edges. */
export interface Layer {
  readonly width: number
  readonly height: number
  readonly at: (x: number, y: number) => Pixel
  /** The last of its four: asked for every pixel, where the others are for few. */
  readonly alphaAt: (x: number, y: number) => number
}

export function layerOf(drawing: Drawing): Layer {
  const [width, height] = [CARD.width + 2 * MARGIN, CARD.height + 2 * MARGIN]
  const moved = bareSvg(put(drawing, { x: MARGIN, y: MARGIN }))
  const raster = rasterOf(
    moved.replace(/viewBox="[^"]*"/, `viewBox="0 0 ${width} ${height}"`),
    THUMB.width + 2 * THUMB.margin,
  )
  const { bytes } = raster
  /** Where it is in the bytes; undefined beyond the margin. */
  const placeOf = (x: number, y: number): number | undefined => {
    const column = x + THUMB.margin
    const row = y + THUMB.margin
    const isOutside = column < 0 || row < 0 || column >= raster.width || row >= raster.height
    return isOutside ? undefined : (row * raster.width + column) * 4
  }
  const at = (x: number, y: number): Pixel => {
    const i = placeOf(x, y)
    return i === undefined ? NOTHING : [bytes[i]!, bytes[i + 1]!, bytes[i + 2]!, bytes[i + 3]!]
  }
  const alphaAt = (x: number, y: number): number => {
    const i = placeOf(x, y)
    return i === undefined ? 0 : bytes[i + 3]!
  }
  return { width: raster.width, height: raster.height, at, alphaAt }
}

/** Layers laid one above the other, the first one at the bottom. */
export function stacked(layers: readonly Layer[]): Layer {
  const at = (x: number, y: number): Pixel =>
    layers.reduce<Pixel>((below, layer) => {
      const [r, g, b, alpha] = layer.at(x, y)
      if (alpha === 0) return below
      const share = alpha / 255
      const mix = (top: number, under: number) => top * share + under * (1 - share)
      return [mix(r, below[0]), mix(g, below[1]), mix(b, below[2]), alpha + below[3] * (1 - share)]
    }, NOTHING)
  return { width: THUMB.width, height: THUMB.height, at, alphaAt: (x, y) => at(x, y)[3] }
}

export const labAtPixel = ([r, g, b]: Pixel): Lab => labOf(r, g, b)
