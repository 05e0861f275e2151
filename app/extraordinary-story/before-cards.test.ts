import { lexicon, newestIn, START, STORY_LANGUAGES, type Wording } from '@veillee/games'
import { expect, test } from 'vitest'
import { afterLead, afterStart } from './before-cards.ts'

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

test('[TALE-28] whoever says “it is” before a card has said the card, in every language', () => {
  const says = {
    fr: [
      'C’est un pingouin',
      "c'est un pingouin",
      'La suivante, c’est un pingouin',
      'ensuite c’est un pingouin',
    ],
    en: [
      'It’s a penguin',
      "it's a penguin",
      'it is a penguin',
      'The next card is a penguin',
      'next is a penguin',
    ],
    de: ['Das ist ein Pinguin', 'es ist ein Pinguin', 'Die nächste ist ein Pinguin'],
    es: ['Es un pingüino', 'La siguiente es un pingüino'],
  }
  for (const language of STORY_LANGUAGES)
    for (const typed of says[language])
      expect(afterLead(typed, newestIn(language))).toMatch(/^(un|a|ein|un) \S+$/)
})

test('[TALE-28] what begins otherwise is left as it is, and so is all where a word of the room’s own begins so', () => {
  for (const typed of ['', 'un pingouin', 'c’est', 'c’estun pingouin'])
    expect(afterLead(typed, newestIn('fr'))).toBe(typed)
  const own: Wording = { ...newestIn('fr'), own: [{ card: 0, text: 'c’est la vie', gender: 'f' }] }
  expect(afterLead('c’est la vie', own)).toBe('c’est la vie')
})
