import { describe, expect, it } from 'vitest'
import { ALBUM } from './album/index.ts'
import { cardSvg } from './card.ts'

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(match => match[1]!)
const usesIn = (svg: string) => [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(match => match[1]!)

describe('card', () => {
  it('is the same text for the same data', () => {
    for (const card of ALBUM) expect(cardSvg(card)).toBe(cardSvg(card))
  })

  it('has ids of its own, each once, so that two cards can stand in one page', () => {
    for (const card of ALBUM) {
      const ids = idsIn(cardSvg(card))
      expect(ids.length, card.id).toBeGreaterThan(0)
      expect(new Set(ids).size, card.id).toBe(ids.length)
      for (const id of ids) expect(id.startsWith(`${card.id}-`), id).toBe(true)
    }
  })

  it('defines everything that it uses', () => {
    for (const card of ALBUM) {
      const svg = cardSvg(card)
      expect(new Set(idsIn(svg))).toEqual(new Set(usesIn(svg)))
    }
  })

  it('[PALM-1] wears its number only when asked to: it would tell while guessing', () => {
    for (const card of ALBUM) {
      expect(cardSvg(card)).not.toContain('<text')
      expect(cardSvg(card, { badge: true })).toContain(`>${card.n}</text>`)
    }
  })

  it('names colours, and never says what they are', () => {
    for (const card of ALBUM)
      expect(JSON.stringify([card.background, card.items]), card.id).not.toMatch(/#[0-9a-f]{3}|rgb\(/i)
  })
})
