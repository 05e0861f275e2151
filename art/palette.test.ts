import { describe, expect, it } from 'vitest'
import { COLOURS, darker, hexOf, mixed } from './palette.ts'

describe('palette', () => {
  it('has six hexadecimal digits for every name, and no colour twice', () => {
    for (const colour of COLOURS) expect(hexOf(colour)).toMatch(/^#[0-9A-F]{6}$/)
    expect(new Set(COLOURS.map(hexOf)).size).toBe(COLOURS.length)
  })

  it('darkens every channel by the same share', () => {
    expect(darker('#C86432', 0.5)).toBe('#643219')
  })

  it('mixes from the first paint to the second', () => {
    expect(mixed('#000000', '#FF8000', 0)).toBe('#000000')
    expect(mixed('#000000', '#FF8000', 0.5)).toBe('#804000')
    expect(mixed('#000000', '#FF8000', 1)).toBe('#ff8000')
  })
})
