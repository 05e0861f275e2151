import { isRefusal } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { options } from './options.ts'

test('[TALE-27] [TALE-28] [TALE-21] [ROOM-18] at the table, together, in French, forgiving, unless the host says otherwise', () => {
  const byDefault = { setting: 'table', teams: false, language: 'fr', comparison: 'forgiving' }
  expect(options(undefined)).toEqual(byDefault)
  expect(options({})).toEqual(byDefault)
})

test('[ROOM-1] [TALE-28] every option can be chosen', () => {
  const chosen = { setting: 'remote', teams: true, language: 'en', comparison: 'exact' }
  expect(options(chosen)).toEqual(chosen)
  expect(options({ setting: 'table', language: 'fr' })).toMatchObject({ setting: 'table', language: 'fr' })
})

test.each([
  { setting: 'moon' },
  { teams: 'yes' },
  { language: 'de' },
  { comparison: 'strict' },
  { comparison: undefined },
  { timer: 30 },
  'remote',
  ['remote'],
])('[ROOM-1] %j is refused', raw => {
  expect(isRefusal(options(raw))).toBe(true)
})
