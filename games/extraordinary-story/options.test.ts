import { expect, test } from 'vitest'
import { options } from './options.ts'
import { STORY_LANGUAGES } from './story-language.ts'

test('[TALE-27] [TALE-28] [TALE-21] [ROOM-18] at the table, together, in French, forgiving, unless the host says otherwise', () => {
  const byDefault = { setting: 'table', teams: false, language: 'fr', comparison: 'forgiving' }
  expect(options(undefined)).toEqual(byDefault)
  expect(options({})).toEqual(byDefault)
})

test('[ROOM-1] [TALE-28] every option can be chosen', () => {
  const chosen = { setting: 'remote', teams: true, language: 'en', comparison: 'exact' }
  expect(options(chosen)).toEqual(chosen)
  for (const language of STORY_LANGUAGES)
    expect(options({ setting: 'table', language })).toMatchObject({ setting: 'table', language })
})

test.each([
  [{ setting: 'moon' }, 'The option “setting” cannot have that value.'],
  [{ teams: 'yes' }, 'The option “teams” cannot have that value.'],
  [{ language: 'rm' }, 'The option “language” cannot have that value.'],
  [{ comparison: 'strict' }, 'The option “comparison” cannot have that value.'],
  [{ comparison: undefined }, 'The option “comparison” cannot have that value.'],
  [{ timer: 30 }, 'This game has no option “timer” here.'],
  ['remote', 'Options are a list of names and values.'],
  [['remote'], 'Options are a list of names and values.'],
])('[ROOM-1] %j is refused in words', (raw, en) => {
  expect(options(raw)).toMatchObject({ refusal: { en } })
})
