import { describe, expect, it } from 'vitest'
import { OUTLINE } from './album/outline.ts'
import { spokenList } from './spoken.ts'

describe('spoken list', () => {
  it('names what is there, as a sentence', () => {
    expect(spokenList(['goat', 'bucket', 'apple'])).toEqual({
      fr: 'Un seau, une chèvre et une pomme.',
      en: 'A bucket, a goat and an apple.',
    })
  })

  it('does not tell by its order which detail matters', () => {
    expect(spokenList(['apple', 'bucket', 'goat'])).toEqual(spokenList(['goat', 'bucket', 'apple']))
  })

  it('gives no title away', () => {
    for (const { id, title, details } of OUTLINE) {
      const said = spokenList(details)
      for (const language of ['fr', 'en'] as const)
        expect(said[language].toLowerCase(), id).not.toContain(title[language].toLowerCase())
    }
  })
})
