import { expect, test } from 'vitest'
import { type BoxFile, downloadOf, filesFor, papersFor } from './box-files.ts'

const FILES = ['memories', 'rules-fr', 'rules-en', 'words-fr', 'words-en', 'words-de', 'swell-words-fr'].map(
  (id): BoxFile => ({ id, paper: 'a4', sides: 1, bytes: 1 }),
)

test('[ROOM-18] the box has what is in one’s own language, and what is not in it in every other', () => {
  const idsFor = (language: 'fr' | 'de') => filesFor(language, FILES).map(({ id }) => id)
  expect(idsFor('fr')).toEqual(['memories', 'rules-fr', 'words-fr', 'swell-words-fr'])
  expect(idsFor('de')).toEqual(['memories', 'rules-fr', 'rules-en', 'words-de', 'swell-words-fr'])
})

test('[ROOM-25] the paper of where one is at home comes first, and A4 where that is not said', () => {
  for (const home of ['en-US', 'fr-CA', 'es-MX', 'es-419-CO']) expect(papersFor(home)[0], home).toBe('letter')
  for (const home of ['fr-FR', 'en-GB', 'es-ES', 'es-419', 'de', 'zh-Hans-CN'])
    expect(papersFor(home)[0], home).toBe('a4')
  expect(papersFor('en-US')).toHaveLength(2)
})

test('[ROOM-25] what is downloaded on both papers has two names', () => {
  const rules = (paper: BoxFile['paper']): BoxFile => ({ id: 'rules-fr', paper, sides: 4, bytes: 1 })
  expect(downloadOf(rules('a4'))).toBe('veillee-rules-fr-a4.pdf')
  expect(downloadOf(rules('letter'))).not.toBe(downloadOf(rules('a4')))
})
