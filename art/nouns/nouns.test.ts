import { brotliCompressSync } from 'node:zlib'
import { kindOfWord, lexicon, newestIn, STORY_LANGUAGES, WORDS } from '@veillee/games'
import { describe, expect, test } from 'vitest'
import { pngOf } from '../studio/raster.ts'
import { NOUN_IDS, nounSvg } from './index.ts'

const NOUNS = WORDS.filter(card => kindOfWord(card) === 'noun')

describe('the drawings of nouns', () => {
  test.each(STORY_LANGUAGES)('[TALE-25] every noun in %s has one of its own', language => {
    const drawn = NOUNS.map(card => lexicon(newestIn(language)).drawn(card))
    expect(drawn.filter(id => !(NOUN_IDS as readonly unknown[]).includes(id))).toEqual([])
    expect(new Set(drawn).size).toBe(NOUNS.length)
  })

  test('none is drawn for nothing', () => {
    const drawn = STORY_LANGUAGES.flatMap(language =>
      NOUNS.map(card => lexicon(newestIn(language)).drawn(card)),
    )
    expect(NOUN_IDS.filter(id => !drawn.includes(id))).toEqual([])
  })

  test('no two are the same, as they are seen at the size of a card in a hand', () => {
    const seen = NOUN_IDS.map(id => Buffer.from(pngOf(nounSvg(id), 48)).toString('base64'))
    expect(new Set(seen).size).toBe(NOUN_IDS.length)
  })

  test('each is at most 1.5 kB on its way, all together at most 90 kB', () => {
    const bytes = NOUN_IDS.map(id => brotliCompressSync(nounSvg(id)).length)
    expect(Math.max(...bytes)).toBeLessThanOrEqual(1_500)
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(90_000)
  })
})
