import { expect, test } from 'vitest'
import { REASONS } from './reach-words.ts'

const ENDS = /[.?!](?= |$)/g

test('[ROOM-1] each thing that may be in the way is one question and two sentences, in both languages', () => {
  expect(REASONS.length).toBeGreaterThanOrEqual(5)
  for (const { ask, help } of REASONS)
    for (const language of ['fr', 'en'] as const) {
      expect([ask[language], ask[language].match(/\?$/g)?.length]).toEqual([ask[language], 1])
      expect([help[language], help[language].match(ENDS)?.length]).toEqual([help[language], 2])
    }
})
