import { expect, test } from 'vitest'
import { boxesFor, inviteIn, isSpoken, isWholeCode, readTyped } from './code.ts'

test('[ROOM-1] a code may be typed as people type', () => {
  expect(['kmf4', ' K M F 4 ', 'km-f4', 'kmf4.'].map(readTyped)).toEqual(['KMF4', 'KMF4', 'KMF4', 'KMF4'])
  expect(isWholeCode('KMF')).toBe(false)
  expect(isWholeCode('KMF4')).toBe(true)
})

test('[ROOM-1] the row of boxes has four, and grows with the code', () => {
  expect(['', 'KMF4', 'KMF42', 'KMF42P'].map(boxesFor)).toEqual([4, 4, 5, 6])
})

test('[ROOM-1] a link that was copied is as good as its code', () => {
  expect(inviteIn('Viens ! http://192.168.1.20:3000/join/KMF4')).toBe('KMF4')
  expect(inviteIn('https://veillee.example/room/-G1019kM_SCDxgncP7XVHg')).toBe('-G1019kM_SCDxgncP7XVHg')
  expect(inviteIn('KMF4')).toBeUndefined()
  expect(isSpoken('KMF4')).toBe(true)
  expect(isSpoken('-G1019kM_SCDxgncP7XVHg')).toBe(false)
})
