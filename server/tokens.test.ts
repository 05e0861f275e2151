import { expect, test } from 'vitest'
import { hashOf, isToken, newNumber, newToken } from './tokens.ts'

test('a token has 256 bits, and nobody has it twice', () => {
  const tokens = Array.from({ length: 100 }, newToken)
  expect(tokens.every(isToken)).toBe(true)
  expect(new Set(tokens).size).toBe(100)
  expect(Buffer.from(tokens[0]!, 'base64url')).toHaveLength(32)
})

test('only its hash is kept, which is always the same and tells nothing', () => {
  const token = newToken()
  expect(hashOf(token)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashOf(token)).toBe(hashOf(token))
  expect(hashOf(token)).not.toContain(token)
})

test('a number for the seed is 64 hexadecimal digits', () => {
  expect(newNumber()).toMatch(/^[0-9a-f]{64}$/)
})

test.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}!`, 7, null])('%j is no token', raw => {
  expect(isToken(raw)).toBe(false)
})
