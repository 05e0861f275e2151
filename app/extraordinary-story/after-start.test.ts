import { lexicon, newestIn, START, STORY_LANGUAGES } from '@veillee/games'
import { expect, test } from 'vitest'
import { afterStart } from './after-start.ts'

test('[TALE-28] the line of the Start card may be typed before the first card, in every language', () => {
  for (const language of STORY_LANGUAGES) {
    const wording = newestIn(language)
    const line = lexicon(wording).text(START)
    expect(afterStart(`${line} 123`, wording)).toBe('123')
    expect(afterStart(`${line.toUpperCase()}… 123`, wording)).toBe('123')
    expect(afterStart(`${line.split(' ').at(-1)} 123`, wording)).toBe('123')
    expect(afterStart(line, wording)).toBe('')
  }
})

test('[TALE-28] anything else is said as it was typed', () => {
  for (const typed of ['a detective', 'Tonight a detective', 'once upon a time a detective'])
    expect(afterStart(typed, newestIn('en'))).toBe(typed)
})
