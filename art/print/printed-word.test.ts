import { kindOfWord, START, STORY_LANGUAGES, WORDS } from '@veillee/games'
import { describe, expect, it } from 'vitest'
import { printedWord } from './printed-word.ts'

const pictureIn = (svg: string): { readonly bottom: number } | undefined => {
  const [, y, height] = /<svg x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)"/.exec(svg) ?? []
  return y === undefined ? undefined : { bottom: Number(y) + Number(height) }
}

/** Words are the letters in Fraunces; what is highest of them is less than four fifths of their size. */
const topOfWords = (svg: string): number =>
  Math.min(
    ...[...svg.matchAll(/<text [^>]*>/g)]
      .filter(([text]) => text.includes('Fraunces'))
      .map(([text]) => {
        const of = (name: string): number => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(text)?.[1])
        return of('y') - 0.8 * of('font-size')
      }),
  )

describe.each(STORY_LANGUAGES)('a printed card of the story, in %s', language => {
  it('[TALE-25] has its drawing if it is a noun, clear of its words, and none otherwise', () => {
    for (const card of WORDS) {
      const svg = printedWord(card, language)
      const picture = pictureIn(svg)
      expect(picture !== undefined, svg.slice(-200)).toBe(kindOfWord(card) === 'noun')
      if (picture) expect(topOfWords(svg), svg.slice(-200)).toBeGreaterThan(picture.bottom)
    }
    expect(pictureIn(printedWord(START, language))).toBeUndefined()
  })
})
