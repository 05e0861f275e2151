import { describe, expect, it } from 'vitest'
import { mixed } from '../palette.ts'
import { widthOf } from './lettering.ts'
import { WORD_PAINTS, type WordKind } from './paint.ts'
import { contrastOf, READABLE } from './testing.ts'
import { kindShape, WORD_CARD, wordCardSvg, wordLines, wordSize } from './word-card.ts'

const KINDS = Object.keys(WORD_PAINTS) as readonly WordKind[]

describe('word card', () => {
  it('[TALE-1] every kind has a colour and a shape that no other has', () => {
    expect(new Set(KINDS.map(kind => WORD_PAINTS[kind].rim)).size).toBe(5)
    const shapes = KINDS.map(kind => kindShape(kind).replaceAll(/#[0-9A-F]{6}/gi, ''))
    expect(new Set(shapes).size).toBe(5)
  })

  it('[TALE-1] words and labels can be read on their ground', () => {
    for (const kind of KINDS) {
      const { rim, ground } = WORD_PAINTS[kind]
      const wave = mixed(ground, rim, 0.14)
      expect(contrastOf(rim, ground), kind).toBeGreaterThan(READABLE)
      expect(contrastOf('ink', wave), kind).toBeGreaterThan(READABLE)
    }
  })

  it('shows both forms, the kind and the number as people count', () => {
    const svg = wordCardSvg({
      card: 55,
      kind: 'adjective',
      label: 'Adjectif',
      language: 'fr',
      forms: ['géant', 'géante'],
    })
    for (const text of ['géant', 'géante', 'Adjectif', '56']) expect(svg).toContain(`>${text}</text>`)
  })

  it('says once, below both forms, what they end with', () => {
    const lines = wordLines(['emmêlé dans des spaghettis', 'emmêlée dans des spaghettis'])
    expect(lines).toEqual(['emmêlé, emmêlée', 'dans des', 'spaghettis'])
  })

  it('has longer lines where fewer of them make the letters larger', () => {
    const lines = wordLines(['empapado hasta los huesos', 'empapada hasta los huesos'])
    expect(lines).toEqual(['empapado,', 'empapada', 'hasta los huesos'])
    expect(wordSize(lines)).toBeGreaterThan(wordSize(['empapado,', 'empapada', 'hasta los', 'huesos']))
  })

  it('breaks what is long into lines that fit', () => {
    const lines = wordLines(['Ce soir, sous la lampe, tout commence par'])
    expect(lines.join(' ')).toBe('Ce soir, sous la lampe, tout commence par')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(widthOf(line, wordSize(lines))).toBeLessThan(WORD_CARD.width - 30)
  })

  it('[TALE-12] [TALE-32] a Link carries the shapes before and after it, and they fit', () => {
    const ways = [
      { from: ['adjective'], to: ['adjective', 'noun'] },
      { from: ['noun'], to: ['noun'] },
      { from: ['verb'], to: ['verb'] },
    ] as const
    const svg = wordCardSvg({
      card: 129,
      kind: 'link',
      label: 'Liaison',
      language: 'fr',
      forms: ['et'],
      ways,
    })
    const shapes = svg.match(/translate\(([\d.]+)[^)]*\) ?scale\(0?\.5\)/g) ?? []
    expect(shapes).toHaveLength(7)
    const plain = wordCardSvg({ card: 129, kind: 'link', label: 'Liaison', language: 'fr', forms: ['et'] })
    expect(svg).not.toBe(plain)
    const places = [...svg.matchAll(/translate\(([\d.]+),? ?188\)/g)].map(([, x]) => Number(x))
    expect(places).toHaveLength(3)
    expect(places[0]).toBeGreaterThan(60) // the number of the card is there
  })

  it('says small signs as they are', () => {
    const svg = wordCardSvg({ card: 0, kind: 'noun', label: 'Noun', language: 'en', forms: ['a <b> & c'] })
    expect(svg).toContain('&lt;b&gt; &amp;')
  })
})
