import { expect, it } from 'vitest'
import { TONES } from '../hand/skin.ts'
import { rasterOf } from '../studio/raster.ts'
import { toneHandSvg } from './tone-hand.ts'

const WIDTH = 60

/** The middle of the palm. */
const brightness = (svg: string): number => {
  const { bytes, width, height } = rasterOf(svg, WIDTH)
  const at = (Math.round(height * 0.64) * width + Math.round(width * 0.52)) * 4
  return bytes[at]! + bytes[at + 1]! + bytes[at + 2]!
}

it('[ROOM-34] four hands go from light to dark, far enough apart to be told', () => {
  const shades = TONES.map(tone => brightness(toneHandSvg(tone)))
  for (const [i, shade] of shades.slice(1).entries()) expect(shades[i]! - shade).toBeGreaterThan(25)
})
