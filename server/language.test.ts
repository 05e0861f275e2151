import { describe, expect, test } from 'vitest'
import { languageFor } from './language.ts'

describe('which language the page speaks', () => {
  test('the link decides before the browser does', () => {
    expect(languageFor('fr', 'en-GB,en')).toBe('fr')
    expect(languageFor('en', 'fr-FR,fr')).toBe('en')
  })

  test('a link that asks for another language leaves it to the browser', () => {
    expect(languageFor('it', 'fr')).toBe('fr')
  })

  test.each([
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['en;q=0.5, fr;q=0.7', 'fr'],
    ['fr;q=0.5, EN-us;q=0.7', 'en'],
    ['la, eo;q=0.9, fr;q=0.1', 'fr'],
    ['de-AT, fr;q=0.1', 'de'],
    ['fr;q=0, en;q=0.1', 'en'],
    ['fr;q=nonsense, en;q=0.1', 'en'],
    ['it', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ] as const)('a browser that says “%s” gets %s', (acceptLanguage, language) => {
    expect(languageFor(null, acceptLanguage)).toBe(language)
  })
})
