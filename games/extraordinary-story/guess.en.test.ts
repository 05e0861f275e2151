import { expect, test } from 'vitest'
import { guessEnglish } from './guess.en.ts'
import { english } from './words.en.ts'

const first = (typed: string) => guessEnglish(typed)[0]!

test.each([
  ['grandma', 'noun', 'Grandma who…'],
  ['caravan', 'noun', 'a caravan that…'],
  ['the caravan', 'noun', 'the caravan that…'],
  ['Rex', 'noun', 'Rex who…'],
  ['umbrella', 'noun', 'an umbrella that…'],
  ['unicycle', 'noun', 'a unicycle that…'],
  ['hour', 'noun', 'an hour that…'],
  ['school nurse', 'noun', 'a school nurse who…'],
  ['in a bad mood', 'adjective', 'in a bad mood'],
  ['sleepy', 'adjective', 'sleepy'],
  ['to tickle', 'verb', 'tickles'],
  ['to carry', 'verb', 'carries'],
  ['to catch', 'verb', 'catches'],
  ['looks after', 'verb', 'looks after'],
  ['tickles', 'verb', 'tickles'],
  ['my sister', 'noun', 'my sister who…'],
  ['our old car', 'noun', 'our old car that…'],
  ['asleep', 'adjective', 'asleep'],
  ['old', 'adjective', 'old'],
  ['old shoe', 'noun', 'an old shoe that…'],
])('[TALE-34] “%s” is taken for a %s: %s', (typed, kind, label) => {
  expect([first(typed).kind, first(typed).label]).toEqual([kind, label])
})

test('[TALE-34] every other way to take it is one tap away', () => {
  expect(guessEnglish('caravan').map(({ label }) => label)).toEqual([
    'a caravan that…',
    'a caravan who…',
    'Caravan who…',
    'Caravan that…',
    'caravan',
    'caravans',
    'caravan',
  ])
  expect(guessEnglish('')).toEqual([])
})

test('[TALE-34] typed without their articles, the shipped nouns get them back, and who or that', () => {
  const wrong = english.nouns.filter(one => {
    const { kind, word } = first(one.text.replace(/^an? /, ''))
    return kind !== 'noun' || word.text !== one.text || (word.who ?? false) !== ('who' in one && one.who)
  })
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('[TALE-34] the shipped adjectives and verbs are taken for what they are', () => {
  const kinds = (words: readonly { readonly text: string }[]) =>
    words.filter(({ text }) => guessEnglish(text).every(({ word }) => word.text !== text))
  expect(kinds([...english.adjectives, ...english.verbs])).toEqual([])
})
