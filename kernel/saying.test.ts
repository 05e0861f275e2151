import { expect, test } from 'vitest'
import { sayingFrom } from './saying.ts'

test('[ROOM-18] each language is said by its file, which is read once; without one it is English', () => {
  const asked: string[] = []
  const sayingIn = sayingFrom(language => {
    asked.push(language)
    if (language !== 'de') throw new Error('there is no such file')
    return '{"Come in":"Herein"}'
  })
  const sentence = { en: 'Come in', fr: 'Entre' }
  expect((['de', 'fr', 'es', 'de', 'es'] as const).map(language => sayingIn(language)(sentence))).toEqual([
    'Herein',
    'Entre',
    'Come in',
    'Herein',
    'Come in',
  ])
  expect(asked).toEqual(['de', 'fr', 'es'])
})
