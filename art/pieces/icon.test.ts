import { describe, expect, it } from 'vitest'
import { rasterOf } from '../studio/raster.ts'
import { iconSvg, maskableIconSvg } from './icon.ts'

const SIZE = 100

const alphaAt = (svg: string, x: number, y: number) => rasterOf(svg, SIZE).bytes[(y * SIZE + x) * 4 + 3]!

describe('icon', () => {
  it('has round corners, and for phones that cut it themselves none', () => {
    expect(alphaAt(iconSvg(), 1, 1)).toBe(0)
    expect(alphaAt(iconSvg(), 50, 50)).toBe(255)
    expect(alphaAt(maskableIconSvg(), 0, 0)).toBe(255)
  })

  it('keeps lamp and hand within the circle that every phone shows', () => {
    const { bytes } = rasterOf(maskableIconSvg(), SIZE)
    const isSkin = (i: number) => bytes[i * 4]! > 225 && bytes[i * 4 + 1]! > 190 && bytes[i * 4 + 2]! > 120
    const isLamp = (i: number) => bytes[i * 4]! > 140 && bytes[i * 4 + 1]! < 90
    const isOutside = (i: number) => Math.hypot((i % SIZE) - 49.5, Math.floor(i / SIZE) - 49.5) > 40
    const pixels = Array.from({ length: SIZE * SIZE }, (_, i) => i)
    expect(pixels.filter(isLamp).length).toBeGreaterThan(100)
    expect(pixels.filter(isLamp).filter(isOutside)).toEqual([])
    expect(pixels.filter(isSkin).length).toBeGreaterThan(300)
    const beside = pixels.filter(i => isSkin(i) && isOutside(i) && Math.floor(i / SIZE) < 85)
    expect(beside.filter(i => Math.abs((i % SIZE) - 49.5) > 3)).toEqual([])
  })
})
