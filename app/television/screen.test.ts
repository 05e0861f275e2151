// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { nextKey } from './keys.ts'
import { cleaned, lastScreen, screenToken } from './known-screen.ts'

test('[ROOM-6] a screen is the same one when it comes again, and another one in another room', () => {
  const token = screenToken('KMF4')
  expect(token).toHaveLength(43)
  expect(screenToken('KMF4')).toBe(token)
  expect(lastScreen()).toEqual({ code: 'KMF4', token })
  expect(screenToken('ABCD')).not.toBe(token)
})

test('[ROOM-1] a code may be typed as people type; a link stays as it is', () => {
  expect(cleaned('km f-4')).toBe('KMF4')
  expect(cleaned('-G1019kM_SCDxgncP7XVHg')).toBe('-G1019kM_SCDxgncP7XVHg')
})

test('[ROOM-21] the arrows of a remote control walk over the keys and stop at the ends', () => {
  expect(nextKey(-1, 1, 33)).toBe(0)
  expect(nextKey(0, -1, 33)).toBe(0)
  expect(nextKey(3, -8, 33)).toBe(3)
  expect(nextKey(3, 8, 33)).toBe(11)
  expect(nextKey(27, 8, 33)).toBe(32)
})
