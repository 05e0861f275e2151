import { expect, test } from 'vitest'
import { LANGUAGES, languageAmong, READ_IN } from './languages.ts'

test('[ROOM-18] the first of the device’s languages that Veillée speaks, else English', () => {
  expect(languageAmong(['de-CH', 'fr-CH', 'en'], READ_IN)).toBe('fr')
  expect(languageAmong(['en-GB', 'fr'], READ_IN)).toBe('en')
  expect(languageAmong(['de', 'it'], READ_IN)).toBe('en')
})

test('French punctuation gets its narrow no-break spaces', () => {
  expect(LANGUAGES.fr.typeset("Raconte… et ensuite ? « L'âne » : voilà !")).toBe(
    'Raconte… et ensuite\u202f? «\u202fL’âne\u202f»\u202f: voilà\u202f!',
  )
})
