import { describe, expect, it } from 'vitest'
import { rasterOf } from '../studio/raster.ts'
import { BACKS, backSvg } from './back.ts'

const WIDTH = 120

describe('back', () => {
  it('every deck has one of its own', () => {
    expect(new Set(BACKS.map(backSvg)).size).toBe(BACKS.length)
  })

  it.each(BACKS)('%s: upside down it looks the same, so no card is known by how it lies', id => {
    const { width, height, bytes } = rasterOf(backSvg(id), WIDTH)
    const pixels = width * height
    const apart = Array.from({ length: pixels }, (_, i) => {
      const turned = pixels - 1 - i
      return Math.max(
        ...[0, 1, 2].map(channel => Math.abs(bytes[i * 4 + channel]! - bytes[turned * 4 + channel]!)),
      )
    })
    const different = apart.filter(difference => difference > 60).length
    expect(different / pixels).toBeLessThan(0.01)
  })
})
