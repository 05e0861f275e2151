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
}

export function layerOf(drawing: Drawing): Layer {
  const [width, height] = [CARD.width + 2 * MARGIN, CARD.height + 2 * MARGIN]
  const moved = bareSvg(put(drawing, { x: MARGIN, y: MARGIN }))
  const raster = rasterOf(
    moved.replace(/viewBox="[^"]*"/, `viewBox="0 0 ${width} ${height}"`),
    THUMB.width + 2 * THUMB.margin,
  )
  const at = (x: number, y: number): Pixel => {
    const [column, row] = [x + THUMB.margin, y + THUMB.margin]
    if (column < 0 || row < 0 || column >= raster.width || row >= raster.height) return NOTHING
    const i = (row * raster.width + column) * 4
    const { bytes } = raster
    return [bytes[i]!, bytes[i + 1]!, bytes[i + 2]!, bytes[i + 3]!]
  }
  return { width: raster.width, height: raster.height, at }
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
  return { width: THUMB.width, height: THUMB.height, at }
}

export const labAtPixel = ([r, g, b]: Pixel): Lab => labOf(r, g, b)
