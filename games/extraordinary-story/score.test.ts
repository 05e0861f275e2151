import { expect, test } from 'vitest'
import { LINKS, START, WORDS } from './card.ts'
import { rankOf, wordsIn } from './score.ts'

test.each([
  [0, 'not-yet'],
  [7, 'not-yet'],
  [8, 'haiku'],
  [12, 'haiku'],
  [13, 'nursery-rhyme'],
  [17, 'nursery-rhyme'],
  [18, 'fable'],
  [22, 'fable'],
  [23, 'poem'],
  [27, 'poem'],
  [28, 'short-story'],
  [32, 'short-story'],
  [33, 'novel'],
  [126, 'novel'],
])('[TALE-19] %i words: %s', (words, rank) => {
  expect(rankOf(words)).toBe(rank)
})

test('[TALE-18] Word cards count, the Start card and the Links do not', () => {
  expect(wordsIn([START])).toBe(0)
  expect(wordsIn([START, 3, LINKS[0]!, 60, 100])).toBe(3)
  expect(wordsIn([START, ...LINKS, ...WORDS])).toBe(126)
})
