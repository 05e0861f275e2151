import { LINKS, START, WORDS } from '@veillee/games'
import { describe, expect, test } from 'vitest'
import { kindsAfter, linksFor, openLinks, wordsAfter } from './grammar.ts'

const [NOUN, ADJECTIVE, VERB] = [0, 55, 92]
const [arrives, appears, together, and, next] = LINKS as [number, number, number, number, number]

describe('what may follow, as the rules say it', () => {
  test('[TALE-11] without a Link', () => {
    expect(kindsAfter(START, null)).toEqual(['noun'])
    expect(kindsAfter(NOUN, null)).toEqual(['verb', 'adjective'])
    expect(kindsAfter(ADJECTIVE, null)).toEqual(['verb'])
    expect(kindsAfter(VERB, null)).toEqual(['noun'])
  })

  test('[TALE-13] [TALE-14] [TALE-15] by way of each Link', () => {
    for (const link of [arrives, appears])
      expect([NOUN, ADJECTIVE, VERB].map(last => kindsAfter(last, link))).toEqual([['noun'], ['noun'], []])
    expect([NOUN, ADJECTIVE, VERB].map(last => kindsAfter(last, together))).toEqual([
      ['noun'],
      ['noun'],
      ['noun'],
    ])
    for (const link of [and, next])
      expect([NOUN, ADJECTIVE, VERB].map(last => kindsAfter(last, link))).toEqual([
        ['noun'],
        ['noun', 'adjective'],
        ['verb'],
      ])
  })

  test('[TALE-16] no Link right after the Start card', () => {
    for (const link of LINKS) expect(kindsAfter(START, link)).toEqual([])
  })
})

test('[TALE-12] choices are sorted by their Link, and a word knows the Links that would let it follow', () => {
  const [first, second] = WORDS as [number, number]
  const choices = [
    { link: null, word: first },
    { link: and, word: second },
    { link: together, word: second },
  ]
  expect(wordsAfter(choices, null)).toEqual([first])
  expect(wordsAfter(choices, and)).toEqual([second])
  expect(linksFor(choices, second)).toEqual([and, together])
  expect(linksFor(choices, first)).toEqual([])
  expect(openLinks(choices)).toEqual([and, together])
})
