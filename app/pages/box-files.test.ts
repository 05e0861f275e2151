import { expect, test } from 'vitest'
import { type BoxFile, filesFor } from './box-files.ts'

const FILES = ['memories', 'rules-fr', 'rules-en', 'words-fr', 'words-en', 'words-de', 'swell-words-fr'].map(
  (id): BoxFile => ({ id, paper: 'a4', sides: 1, bytes: 1 }),
)

test('[ROOM-18] the box has what is in one’s own language, and what is not in it in every other', () => {
  const idsFor = (language: 'fr' | 'de') => filesFor(language, FILES).map(({ id }) => id)
  expect(idsFor('fr')).toEqual(['memories', 'rules-fr', 'words-fr', 'swell-words-fr'])
  expect(idsFor('de')).toEqual(['memories', 'rules-fr', 'rules-en', 'words-de', 'swell-words-fr'])
})
