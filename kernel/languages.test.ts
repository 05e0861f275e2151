import { expect, test } from 'vitest'
import { LANGUAGES, languageAmong, READ_IN } from './languages.ts'

test('[ROOM-18] the first of the device’s languages that Veillée speaks, else English', () => {
  expect(languageAmong(['rm-CH', 'fr-CH', 'en'], READ_IN)).toBe('fr')
  expect(languageAmong(['de-AT', 'en'], READ_IN)).toBe('de')
  expect(languageAmong(['en-GB', 'fr'], READ_IN)).toBe('en')
  expect(languageAmong(['rm', 'it'], READ_IN)).toBe('en')
})

test('French punctuation gets its narrow no-break spaces', () => {
  expect(LANGUAGES.fr.typeset("Raconte… et ensuite ? « L'âne » : voilà !")).toBe(
    'Raconte… et ensuite\u202f? «\u202fL’âne\u202f»\u202f: voilà\u202f!',
  )
})

test('no line begins with a sign of per cent', () => {
  expect(LANGUAGES.fr.typeset('À 100 %.')).toBe('À 100\u202f%.')
  for (const language of ['de', 'es'] as const)
    expect(LANGUAGES[language].typeset('100 %.')).toBe('100\u00a0%.')
})

test('no French line ends between a verb and its pronoun; other hyphens are left alone', () => {
  expect(LANGUAGES.fr.typeset('Glisse-la, où peut-on, se passe-t-il, grand-père, peut-être, Wi-Fi')).toBe(
    'Glisse-\u2060la, où peut-\u2060on, se passe-\u2060t-\u2060il, grand-père, peut-être, Wi-Fi',
  )
})
