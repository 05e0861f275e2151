import { hexOf, type Paint } from '../palette.ts'

function luminance(paint: Paint): number {
  const number = Number.parseInt(hexOf(paint).slice(1), 16)
  const [r, g, b] = [16, 8, 0].map(shift => {
    const share = ((number >> shift) & 255) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** As the web’s guidelines count it, 1 to 21. */
export function contrastOf(a: Paint, b: Paint): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((p, q) => q - p)
  return (light! + 0.05) / (dark! + 0.05)
}

/** The least for words that have to be read. */
export const READABLE = 4.5
