import type { GameText, Language, Said } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { texts } from './index.ts'

const LANGUAGES: readonly Language[] = ['fr', 'en']
const MOST_WORDS = 250

/** Strict: what an apostrophe or a hyphen joins counts as several words. */
const wordsOf = (sentence: string): readonly string[] => sentence.match(/[\p{L}\p{N}]+/gu) ?? []

const isOneSentence = (sentence: string): boolean => /^\p{Lu}[^.!?…\n]*[.!?…]$/u.test(sentence)

const isFrenchTypography = (sentence: string): boolean =>
  !/['"`]|(?<!\u202F)[?!;:»]|«(?!\u202F)| \u202F|\u202F /u.test(sentence)

const isEnglishTypography = (sentence: string): boolean => !/['"`«»\u202F]| [?!;:]/u.test(sentence)

const isHostly = (sentence: string): boolean => !/\b(?:err(?:or|eur)s?|invalide?s?)\b|!/iu.test(sentence)

test.each([
  ['Regarde bien.', true],
  ['Regarde bien', false],
  ['Regarde. Ressens.', false],
  ['regarde bien.', false],
])('[ROOM-19] “%s” is one sentence: %s', (sentence, isOne) => {
  expect(isOneSentence(sentence)).toBe(isOne)
})

test.each([
  ['Tu l’as\u202F?', true],
  ["Tu l'as\u202F?", false],
  ['Tu l’as ?', false],
  ['Tu l’as?', false],
  ['Voici\u202F: «\u202Fun violon\u202F».', true],
  ['Voici\u202F: « un violon\u202F».', false],
  ['Voici\u202F: «\u202Fun violon ».', false],
  ['Oui ; non.', false],
])('[ROOM-19] “%s” is French typography: %s', (sentence, isFrench) => {
  expect(isFrenchTypography(sentence)).toBe(isFrench)
})

test('[ROOM-19] words are counted strictly, and signs are none', () => {
  expect(wordsOf('L’Enfant a-t-il fini\u202F?')).toEqual(['L', 'Enfant', 'a', 't', 'il', 'fini'])
})

describe.each<[string, GameText<string>]>(Object.entries(texts))(
  '%s',
  (_, { name: names, rules, phases }) => {
    const lines = Object.entries(phases).flatMap(([phase, { happening, youCan }]): [string, Said][] => [
      [`${phase}, what is happening`, happening],
      [`${phase}, what can I do`, youCan],
    ])
    const all: readonly Said[] = [names, rules, ...lines.map(([, line]) => line)]

    test('[ROOM-19] it has a name in both languages', () => {
      expect(names.en).toMatch(/^\p{Lu}/u)
      expect(names.fr).toMatch(/^\p{Lu}/u)
    })

    test.each(LANGUAGES)('[ROOM-19] the rules in %s are a page of at most 250 words', language => {
      expect(wordsOf(rules[language]).length).toBeGreaterThan(100)
      expect(wordsOf(rules[language]).length).toBeLessThanOrEqual(MOST_WORDS)
    })

    test.each(LANGUAGES)('[ROOM-19] the rules in %s are paragraphs of whole sentences', language => {
      for (const paragraph of rules[language].split('\n\n')) expect(paragraph).toMatch(/^\p{Lu}[^\n]*[.?]$/u)
    })

    test('[ROOM-19] both languages have the same paragraphs, each in its own words', () => {
      expect(rules.fr.split('\n\n')).toHaveLength(rules.en.split('\n\n').length)
      for (const { fr, en } of [rules, ...lines.map(([, line]) => line)]) expect(fr).not.toBe(en)
    })

    test.each(lines)('[ROOM-19] %s: one sentence in each language', (_, line) => {
      for (const language of LANGUAGES) expect(line[language]).toSatisfy(isOneSentence)
    })

    test('[ROOM-19] French has its apostrophes and its narrow spaces, English its own signs', () => {
      for (const { fr, en } of all) {
        expect(fr).toSatisfy(isFrenchTypography)
        expect(en).toSatisfy(isEnglishTypography)
      }
    })

    test('[ROOM-19] nobody is shouted at or blamed', () => {
      for (const { fr, en } of all) expect([fr, en].every(isHostly)).toBe(true)
    })
  },
)
