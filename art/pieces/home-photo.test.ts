import { describe, expect, it } from 'vitest'
import { compressedBytes, trimmed } from '../studio/delivery.ts'
import { rasterOf } from '../studio/raster.ts'
import { HOME_PHOTOS, homePhotoSvg } from './home-photo.ts'

const WIDTH = 70

describe('photos of the first page', () => {
  it.each(HOME_PHOTOS)('%s fills its frame, and is small enough for a slow network', id => {
    const file = trimmed(homePhotoSvg(id))
    const { bytes } = rasterOf(file, WIDTH)
    expect(bytes.filter((_, i) => i % 4 === 3).every(alpha => alpha === 255)).toBe(true)
    expect(compressedBytes(file)).toBeLessThan(9_000)
  })

  it('they have ids of their own, so that all three can stand in one page', () => {
    const ids = HOME_PHOTOS.flatMap(id =>
      [...homePhotoSvg(id).matchAll(/ id="([^"]+)"/g)].map(([, name]) => name!),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })
})
