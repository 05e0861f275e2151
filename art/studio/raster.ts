import { Resvg } from '@resvg/resvg-js'

/** Pixels as red, green, blue and alpha bytes, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}

export function rasterOf(svg: string, width: number): Raster {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render()
  return { width: image.width, height: image.height, bytes: image.pixels }
}

export const pngOf = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()

export type Lab = readonly [lightness: number, greenRed: number, blueYellow: number]

const linear = (byte: number): number => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** OKLab: equal distances look equally different. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b)
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b)
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b)
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ]
}

export function labAt({ width, bytes }: Raster, x: number, y: number): Lab {
  const i = (y * width + x) * 4
  return labOf(bytes[i]!, bytes[i + 1]!, bytes[i + 2]!)
}

export const labDistance = (a: Lab, b: Lab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
