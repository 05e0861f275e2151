import { expect, test } from 'vitest'
import { parseAttempt, refuseAttempt } from './attempt.ts'

test('[TALE-28] an attempt is one line of text, trimmed', () => {
  expect(parseAttempt('  un\n dragon\t ')).toBe('un dragon')
  expect(parseAttempt('   ')).toBe('')
})

test.each([
  [7],
  [null],
  [undefined],
  [['un dragon']],
  [{ text: 'un dragon' }],
  ['a\u0000b'],
  ['\ud800'],
  ['a\u001bb'],
])('[TALE-28] %j is no attempt', raw => {
  expect(parseAttempt(raw)).toBeUndefined()
})

test('[TALE-28] an attempt has 1 to 160 characters, and is refused in words', () => {
  expect(refuseAttempt('')?.refusal.en).toBe('There was no word in that.')
  expect(refuseAttempt('a')).toBeUndefined()
  expect(refuseAttempt('é'.repeat(160))).toBeUndefined()
  expect(refuseAttempt('🐙'.repeat(160))).toBeUndefined()
  expect(refuseAttempt('a'.repeat(161))?.refusal).toEqual({
    en: 'A few cards at a time: at most 160 characters.',
    fr: 'Quelques cartes à la fois\u202f: 160 caractères au plus.',
  })
})
