import { describe, expect, test } from 'vitest'
import { codeLength, newCode, readCode } from './codes.ts'

describe('a room code', () => {
  test('[ROOM-1] reads well aloud: no 0 or O, no 1, I or L', () => {
    const codes = Array.from({ length: 500 }, () => newCode(6)).join('')
    expect(codes).toMatch(/^[2-9A-HJKMNP-Z]+$/)
    expect(new Set(codes).size).toBe(31)
  })

  test('[ROOM-1] is read as people type it', () => {
    expect(readCode(' ab-c4 ')).toBe('ABC4')
    expect(readCode('k7 pq 2m')).toBe('K7PQ2M')
  })

  test.each(['ABC', 'ABC0', 'ABOC', 'AB1C', 'ABÇD', '', 'A'.repeat(13), 'A'.repeat(1e6), 4, null, ['ABCD']])(
    '%j is none',
    raw => {
      expect(readCode(raw)).toBeUndefined()
    },
  )

  test('[ROOM-30] grows longer as rooms grow more numerous: of 20,000 tries at most one leads anywhere', () => {
    expect([0, 45].map(codeLength)).toEqual([4, 4])
    expect([46, 1_400].map(codeLength)).toEqual([5, 5])
    for (const rooms of [0, 50, 5_000, 1_000_000, 50_000_000])
      expect(31 ** codeLength(rooms) / (rooms + 1)).toBeGreaterThanOrEqual(20_000)
  })
})
