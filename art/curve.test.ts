import { describe, expect, it } from 'vitest'
import { bent, blob, flow, poly, short, sized, soft, starShape } from './curve.ts'

const numbersIn = (d: string) => (d.match(/-?\d*\.?\d+/g) ?? []).map(Number)

describe('curve', () => {
  it('writes numbers with one decimal at most, and never minus nothing', () => {
    expect([1.26, -0.04, 3, -2.55].map(short)).toEqual(['1.3', '0', '3', '-2.5'])
  })

  it('closes soft shapes and leaves lines open', () => {
    const spots = [
      [0, 0],
      [10, 0],
      [10, 10],
    ] as const
    expect(soft(spots)).toMatch(/^M0 0C.*Z$/)
    expect(flow(spots)).toMatch(/^M0 0C[^Z]*$/)
    expect(poly(spots)).toBe('M0 0L10 0L10 10Z')
    expect(bent(spots)).toBe('M0 0L10 0L10 10')
  })

  it('runs through every spot', () => {
    const ends = flow([
      [0, 0],
      [20, 6],
      [40, 0],
    ])
      .split('C')
      .slice(1)
      .map(piece => numbersIn(piece).slice(-2))
    expect(ends).toEqual([
      [20, 6],
      [40, 0],
    ])
  })

  it('makes the same pebble from the same seed, and another from another', () => {
    expect(blob(0, 0, 10, 10, 3)).toBe(blob(0, 0, 10, 10, 3))
    expect(blob(0, 0, 10, 10, 3)).not.toBe(blob(0, 0, 10, 10, 4))
  })

  it('scales the numbers of a path and nothing else', () => {
    expect(sized('M-.5 1L.25 -2Z', 10)).toBe('M -5 10L 2.5 -20Z')
  })

  it('draws a star with twice as many corners as points', () => {
    expect(starShape(0, 0, 10).split('L')).toHaveLength(10)
  })
})
