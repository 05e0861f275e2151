import { describe, expect, it } from 'vitest'
import { ALBUM } from '../album/index.ts'
import { cardSvg } from '../card.ts'
import { rasterOf } from './raster.ts'

describe('aged paper', () => {
  it('makes nothing on a card lighter: a tint is multiplied over place and things, and never lies there like fog', () => {
    const aged = cardSvg(ALBUM.find(({ id }) => id === 'farewell')!)
    const young = aged.replace(/<path[^>]*mix-blend-mode:multiply[^>]*>/, '')
    expect(young).not.toBe(aged)
    const [after, before] = [rasterOf(aged, 157), rasterOf(young, 157)]
    expect(after.bytes.findIndex((byte, i) => byte > before.bytes[i]! + 1)).toBe(-1)
  })
})
