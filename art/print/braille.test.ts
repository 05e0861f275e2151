import { READ_IN } from '@veillee/kernel'
import { describe, expect, it } from 'vitest'
import {
  BRAILLE,
  type BrailleLanguage,
  brailleLines,
  brailleOf,
  dotsOf,
  EMPTY_CELL,
  isInBraille,
} from './braille.ts'

const BRAILLED = READ_IN.filter(isInBraille)

/** What the braille of a language itself writes alike. */
const SHARED: Readonly<Record<BrailleLanguage, readonly string[]>> = {
  fr: ['«', '»'],
  en: ['?', '“'],
  de: ['é', 'è', 'ê', '(', ')'],
  es: ['.', '!', '’', '¿', '?', '¡', '«', '»'],
}

describe('six-dot braille', () => {
  it.each(BRAILLED)('has the alphabet in %s as Louis Braille built it', language => {
    expect(brailleOf('abcdefghij', language)).toBe('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚')
    const dots = (letters: string) => [...letters].map(letter => BRAILLE[language].signs[letter]!)
    const plus = (cells: readonly string[], more: string) =>
      cells.map(cell => [...cell, ...more].sort().join(''))
    const first = dots('abcdefghij')
    expect(dots('klmnopqrst')).toEqual(plus(first, '3'))
    expect(dots('uvxyz')).toEqual(plus(first, '36').slice(0, 5))
    expect(dots('w')).toEqual(['2456'])
  })

  it('has the French letters, digits and marks of the unified code', () => {
    expect(brailleOf('éèêëàâùûüîïôçœæ', 'fr')).toBe('⠿⠮⠣⠫⠷⠡⠾⠱⠳⠩⠻⠹⠯⠪⠜')
    expect(brailleOf('1234567890', 'fr')).toBe('⠠⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼')
    expect(brailleOf('« Été, l’eau (si) ! »', 'fr')).toBe('⠶⠨⠿⠞⠿⠂⠀⠇⠄⠑⠁⠥⠀⠦⠎⠊⠴⠖⠶')
  })

  it('has the English digits, accents, brackets and quotes of UEB', () => {
    expect(brailleOf('1234567890', 'en')).toBe('⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚')
    expect(brailleOf('“Léo (why?)” — TV', 'en')).toBe('⠦⠠⠇⠘⠌⠑⠕⠀⠐⠣⠺⠓⠽⠦⠐⠜⠴⠀⠠⠤⠀⠠⠠⠞⠧')
  })

  it('has the German letters, digits and marks of the Basisschrift, which tells no capitals', () => {
    expect(brailleOf('äöüß', 'de')).toBe('⠜⠪⠳⠮')
    expect(brailleOf('1234567890', 'de')).toBe('⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚')
    expect(brailleOf('„Léon, der (schöne) Fuß: geht’s?“', 'de')).toBe('⠦⠇⠈⠑⠕⠝⠂⠀⠙⠑⠗⠀⠶⠎⠉⠓⠪⠝⠑⠶⠀⠋⠥⠮⠒⠀⠛⠑⠓⠞⠠⠎⠢⠴')
  })

  it('has the Spanish letters, digits and marks, the same before and after a question', () => {
    expect(brailleOf('áéíóúüñ', 'es')).toBe('⠷⠮⠌⠬⠾⠳⠻')
    expect(brailleOf('1234567890', 'es')).toBe('⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚')
    expect(brailleOf('«¿Qué (sí)?» ¡TV! a/b.', 'es')).toBe('⠦⠢⠨⠟⠥⠮⠀⠣⠎⠌⠜⠢⠦⠀⠖⠨⠨⠞⠧⠖⠀⠁⠠⠂⠃⠄')
  })

  it.each([
    ['fr', 'bonjour', '⠃⠕⠝⠚⠕⠥⠗'],
    ['fr', 'Léon', '⠨⠇⠿⠕⠝'],
    ['fr', 'un œuf', '⠥⠝⠀⠪⠥⠋'],
    ['fr', '12a', '⠠⠡⠣⠁'],
    ['en', 'Hello world', '⠠⠓⠑⠇⠇⠕⠀⠺⠕⠗⠇⠙'],
    ['en', 'Mother’s', '⠠⠍⠕⠞⠓⠑⠗⠄⠎'],
    ['en', '12a', '⠼⠁⠃⠰⠁'],
    ['en', '12k 1.5', '⠼⠁⠃⠅⠀⠼⠁⠲⠑'],
    ['de', 'Ein Igel', '⠑⠊⠝⠀⠊⠛⠑⠇'],
    ['de', '12a 12k', '⠼⠁⠃⠠⠁⠀⠼⠁⠃⠅'],
    ['es', 'Un niño', '⠨⠥⠝⠀⠝⠊⠻⠕'],
    ['es', '12a 12k', '⠼⠁⠃⠐⠁⠀⠼⠁⠃⠅'],
  ] as const)('writes in %s: %s', (language, text, cells) => {
    expect(brailleOf(text, language)).toBe(cells)
  })

  it.each(BRAILLED)(
    'gives no two characters of %s the same cells, but those that their place tells apart',
    language => {
      const { signs } = BRAILLE[language]
      const shared = Object.keys(signs).filter(
        sign => Object.values(signs).filter(dots => dots === signs[sign]).length > 1,
      )
      expect(shared).toEqual(SHARED[language])
    },
  )

  it.each(BRAILLED)('can be read back in %s, letter by letter and number by number', language => {
    const { signs, digits } = BRAILLE[language]
    const letters = Object.keys(signs).filter(sign => /\p{L}/u.test(sign) && !SHARED[language].includes(sign))
    expect(new Set(letters.map(letter => brailleOf(letter, language))).size).toBe(letters.length)
    expect(new Set(digits).size).toBe(10)
    const sides = Array.from({ length: 120 }, (_, i) => [`${i}a`, `${i}b`, `${i}`]).flat()
    expect(new Set(sides.map(side => brailleOf(side, language))).size).toBe(sides.length)
  })

  it('refuses what has no cell, rather than leaving a hole', () => {
    expect(() => brailleOf('5 €', 'fr')).toThrow('€')
  })

  it('says which dots a cell has', () => {
    expect(dotsOf('⠿')).toEqual([1, 2, 3, 4, 5, 6])
    expect(dotsOf('⠺')).toEqual([2, 4, 5, 6])
    expect(dotsOf(EMPTY_CELL)).toEqual([])
  })

  it('is broken at spaces into lines of so many cells, and never within a word', () => {
    const cells = brailleOf('en équilibre sur un ballon', 'fr')
    const lines = brailleLines(cells, 12)
    expect(lines).toEqual(['en équilibre', 'sur un', 'ballon'].map(line => brailleOf(line, 'fr')))
    expect(lines.join(EMPTY_CELL)).toBe(cells)
    expect(() => brailleLines(cells, 8)).toThrow('does not fit')
  })
})
