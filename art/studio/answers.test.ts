import { describe, expect, it } from 'vitest'
import { OUTLINE } from '../album/outline.ts'
import { MOTIF_IDS } from '../motifs/index.ts'
import { answerTo, motifIndex } from './answers.ts'

interface Shown {
  readonly svg: string
  readonly items: readonly {
    readonly i: number
    readonly name: string
    readonly x: number
    readonly y: number
  }[]
}

describe('the live page', () => {
  it('offers every card', () => {
    expect(answerTo({ ask: 'album' })).toHaveLength(OUTLINE.length)
  })

  it('shows a card with a place for each item, and draws one elsewhere that was dragged', () => {
    const before = answerTo({ ask: 'card', id: 'goat' }) as Shown
    const goat = before.items.find(({ name }) => name === 'goat')!
    const after = answerTo({ ask: 'card', id: 'goat', moved: [goat.i, goat.x + 50, goat.y - 20] }) as Shown
    expect(after.items.find(({ i }) => i === goat.i)).toEqual({ ...goat, x: goat.x + 50, y: goat.y - 20 })
    expect(after.items.filter(({ i }) => i !== goat.i)).toEqual(before.items.filter(({ i }) => i !== goat.i))
    expect(after.svg).not.toBe(before.svg)
  })

  it('has one index of all motifs, by their own names, those of details in French and English, and their cards', () => {
    const motifs = motifIndex()
    expect(motifs.map(({ id }) => id)).toEqual(MOTIF_IDS)
    const hat = motifs.find(({ id }) => id === 'strawhat')!
    expect(hat.names).toEqual(['un chapeau de paille', 'a straw hat'])
    expect(hat.cards).toContain('whale')
  })
})
