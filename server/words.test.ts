import { describe, expect, test } from 'vitest'
import { words } from './words.ts'

const texts = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts)

const french = texts(words.fr)

describe('the words of the page', () => {
  test('French marks of two parts stand after a narrow no-break space', () => {
    expect(french.filter(text => /[^\u202f][?!:;»]/.test(text))).toEqual([])
  })

  test('apostrophes are typographic in both languages', () => {
    expect(texts(words).filter(text => text.includes("'"))).toEqual([])
  })

  test('nothing in them would need escaping in HTML', () => {
    expect(texts(words).filter(text => /[<>&"]/.test(text))).toEqual([])
  })
})
