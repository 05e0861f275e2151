import { PRACTICE, PRACTICE_CARD } from '@veillee/games'
import { describe, expect, it } from 'vitest'
import { OUTLINE } from '../album/outline.ts'
import { practiceBackSvg } from './practice-card.ts'

describe('practice card', () => {
  it('[PALM-44] is the caravan of the album', () => {
    expect(OUTLINE.find(({ n }) => n === PRACTICE_CARD)?.id).toBe('caravan')
  })

  it('[PALM-44] names the three ways in the language of the table', () => {
    for (const language of ['fr', 'en'] as const) {
      const svg = practiceBackSvg(PRACTICE, language)
      for (const { name } of PRACTICE) expect(svg).toContain(`>${name[language]}</text>`)
      const letters = [...svg.matchAll(/>([^<]+)<\/text>/g)].map(match => match[1]).join(' ')
      for (const { how } of PRACTICE) expect(letters).toContain(how[language])
    }
  })

  it('[PALM-44] has ids of its own, each once', () => {
    const ids = [...practiceBackSvg(PRACTICE, 'fr').matchAll(/ id="([^"]+)"/g)].map(match => match[1]!)
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
