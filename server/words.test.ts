import { describe, expect, test } from 'vitest'
import { WORDS } from './words.ts'

const french = Object.values(WORDS).map(({ fr }) => fr)
const all = [...french, ...Object.values(WORDS).map(({ en }) => en)]

describe('the words of the page', () => {
  test('French marks of two parts stand after a narrow no-break space', () => {
    expect(french.filter(text => /[^\u202f][?!:;»]/.test(text))).toEqual([])
  })

  test('apostrophes are typographic in both languages', () => {
    expect(all.filter(text => text.includes("'"))).toEqual([])
  })

  test('nothing in them would need escaping in HTML', () => {
    expect(all.filter(text => /[<>&"]/.test(text))).toEqual([])
  })
})
