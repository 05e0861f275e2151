import { describe, expect, test } from 'vitest'
import { words } from './words.ts'

const texts = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts)

// “Sit Down!” is written as its owner writes it.
const french = texts(words.fr).map(text => text.replace('Sit Down!', ''))

describe('the words of the page', () => {
  test('French marks of two parts stand after a narrow no-break space', () => {
    expect(french.filter(text => /[^\u202f][?!:;»]/.test(text))).toEqual([])
    expect(french.filter(text => text.includes('\u202f?'))).not.toEqual([])
  })

  test('apostrophes are typographic in both languages', () => {
    expect(texts(words).filter(text => text.includes("'"))).toEqual([])
  })

  test('nothing in them would need escaping in HTML', () => {
    expect(texts(words).filter(text => /[<>&"]/.test(text))).toEqual([])
  })
})
