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
    const before = answerTo({ ask: 'card', id: 'goat', moved: [] }) as Shown
    const goat = before.items.find(({ name }) => name === 'goat')!
    const after = answerTo({ ask: 'card', id: 'goat', moved: [[goat.i, goat.x + 50, goat.y - 20]] }) as Shown
    expect(after.items.find(({ i }) => i === goat.i)).toEqual({ ...goat, x: goat.x + 50, y: goat.y - 20 })
    expect(after.items.filter(({ i }) => i !== goat.i)).toEqual(before.items.filter(({ i }) => i !== goat.i))
    expect(after.svg).not.toBe(before.svg)
  })

  it('leaves what was dragged before where it is, and says so where there is no such card', () => {
    const [first, second] = (answerTo({ ask: 'card', id: 'goat', moved: [] }) as Shown).items
    const moved = [first!, second!].map(({ i }) => [i, 100 * i, 200] as const)
    const after = answerTo({ ask: 'card', id: 'goat', moved }) as Shown
    for (const [i, x, y] of moved) expect(after.items.find(item => item.i === i)).toMatchObject({ x, y })
    expect(answerTo({ ask: 'card', id: 'gaot', moved: [] })).toEqual({
      trouble: 'There is no card called “gaot”.',
    })
  })

  it('has one index of all motifs, by their own names, those of details in French and English, and their cards', () => {
    const motifs = motifIndex()
    expect(motifs.map(({ id }) => id)).toEqual(MOTIF_IDS)
    const hat = motifs.find(({ id }) => id === 'strawhat')!
    expect(hat.names).toEqual(['un chapeau de paille', 'a straw hat'])
    expect(hat.cards).toContain('whale')
    expect(motifs.find(({ id }) => id === 'dogBow')!.names).toContain('un chien')
    expect(motifs.find(({ id }) => id === 'stave')!.cards).toEqual(['dragon'])
  })
})
