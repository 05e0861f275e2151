import { PRACTICE, PRACTICE_CARD } from '@veillee/games'
import { READ_IN } from '@veillee/kernel'
import { describe, expect, it } from 'vitest'
import { OUTLINE } from '../album/outline.ts'
import { say } from '../print/saying.ts'
import { practiceBackSvg } from './practice-card.ts'

describe('practice card', () => {
  it('[PALM-44] is the caravan of the album', () => {
    expect(OUTLINE.find(({ n }) => n === PRACTICE_CARD)?.id).toBe('caravan')
  })

  it('[PALM-44] names the three ways in the language of the table', () => {
    for (const language of READ_IN) {
      const svg = practiceBackSvg(PRACTICE, one => say(one, language))
      for (const { name } of PRACTICE) expect(svg).toContain(`>${say(name, language)}</text>`)
      const letters = [...svg.matchAll(/>([^<]+)<\/text>/g)].map(match => match[1]).join(' ')
      for (const { how } of PRACTICE) expect(letters).toContain(say(how, language))
    }
  })

  it('[PALM-44] writes the names of all three ways equally large', () => {
    for (const language of READ_IN) {
      const svg = practiceBackSvg(PRACTICE, one => say(one, language))
      const sizes = [...svg.matchAll(/font-family="Fraunces[^"]*" font-weight="700" font-size="([^"]+)"/g)]
      expect(sizes).toHaveLength(3)
      expect(new Set(sizes.map(([, size]) => size)).size).toBe(1)
    }
  })

  it('[PALM-44] has ids of its own, each once', () => {
    const ids = [...practiceBackSvg(PRACTICE, one => one.fr).matchAll(/ id="([^"]+)"/g)].map(
      match => match[1]!,
    )
    expect(ids.length).toBeGreaterThan(0)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
