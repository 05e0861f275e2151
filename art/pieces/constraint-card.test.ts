import type { Ask } from '@veillee/touch'
import { describe, expect, it } from 'vitest'
import { constraintCardSvg } from './constraint-card.ts'
import { pictogram } from './pictogram.ts'
import { contrastOf, READABLE } from './testing.ts'

const ASKS: readonly Ask[] = [
  { ask: 'only-objects', objects: ['cloth', 'ring'] },
  { ask: 'only-objects', objects: ['pawn', 'top'] },
  { ask: 'at-least-object', object: 'cloth' },
  { ask: 'at-least-object', object: 'dart' },
  { ask: 'only-fingers' },
  { ask: 'not-fingers' },
  { ask: 'only-back' },
  { ask: 'upright' },
  { ask: 'three-objects' },
  { ask: 'one-object' },
]

describe('constraint card', () => {
  it('[PALM-41] no two that ask differently have the same picture', () => {
    expect(new Set(ASKS.map(pictogram)).size).toBe(ASKS.length)
  })

  it('[PALM-41] the picture has no words', () => {
    for (const ask of ASKS) {
      const letters = [...pictogram(ask).matchAll(/>([^<]+)<\/text>/g)].map(match => match[1])
      expect(letters.join(''), ask.ask).toMatch(/^[0-9]?$/)
    }
  })

  it('[PALM-41] bears its number as people count, and every sentence that it is given', () => {
    const svg = constraintCardSvg({
      card: 4,
      ask: ASKS[2]!,
      words: ['Au moins le tissu', 'At least the cloth'],
    })
    for (const text of ['5', 'Au moins le tissu', 'At least the cloth'])
      expect(svg).toContain(`>${text}</text>`)
  })

  it('[PALM-41] words and number can be read', () => {
    expect(contrastOf('ink', 'cream')).toBeGreaterThan(READABLE)
    expect(contrastOf('ink', 'mustard')).toBeGreaterThan(READABLE)
  })

  it('[PALM-41] has ids of its own, each once', () => {
    for (const ask of ASKS) {
      const svg = constraintCardSvg({ card: 0, ask, words: ['x'] })
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1]!)
      expect(new Set(ids).size, ask.ask).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^constraint-0-/)
    }
  })
})
