import { describe, expect, test } from 'vitest'
import { codeLength, newCode, readCode, WrongCodes } from './codes.ts'

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
    expect([0, 45].map(rooms => codeLength(rooms))).toEqual([4, 4])
    expect([46, 1_400].map(rooms => codeLength(rooms))).toEqual([5, 5])
    for (const rooms of [0, 50, 5_000, 1_000_000, 50_000_000])
      expect(31 ** codeLength(rooms) / (rooms + 1)).toBeGreaterThanOrEqual(20_000)
  })

  test('[ROOM-30] grows longer as wrong ones are tried, from however many addresses', () => {
    expect([0, 40, 2_000, 60_000].map(wrong => codeLength(0, wrong))).toEqual([4, 4, 5, 6])
    for (const wrong of [100, 10_000, 1_000_000])
      expect(31 ** codeLength(9, wrong) / 10).toBeGreaterThanOrEqual(500 * wrong)
  })

  test('[ROOM-30] and shorter again once nobody tries', () => {
    const wrong = new WrongCodes()
    for (let i = 0; i < 4_000; i++) wrong.add(i)
    expect(wrong.of(4_000)).toBeGreaterThan(3_900)
    expect(wrong.of(4_000 + 3_600_000)).toBeLessThan(2_100)
    expect(codeLength(0, wrong.of(24 * 3_600_000))).toBe(4)
  })
})
