import { describe, expect, it } from 'vitest'
import { hexOf } from '../palette.ts'
import { SEAT_MARKS, seatMarkSvg } from './seat-mark.ts'
import { contrastOf, READABLE } from './testing.ts'

describe('seat mark', () => {
  it('[ROOM-2] ten seats have ten colours and ten shapes', () => {
    expect(SEAT_MARKS).toHaveLength(10)
    expect(new Set(SEAT_MARKS.map(({ paint }) => hexOf(paint))).size).toBe(10)
    expect(new Set(SEAT_MARKS.map(({ shape }) => shape)).size).toBe(10)
  })

  it('[ROOM-2] the letter can be read in every one of them', () => {
    for (const { paint, letter } of SEAT_MARKS)
      expect(contrastOf(letter, paint), paint).toBeGreaterThan(READABLE)
  })

  it('[ROOM-2] carries the letter of whoever sits there', () => {
    expect(seatMarkSvg(3, 'Z')).toContain('>Z</text>')
    expect(seatMarkSvg(0, 'A').replaceAll('seat-0', '')).not.toBe(
      seatMarkSvg(1, 'A').replaceAll('seat-1', ''),
    )
  })

  it('[ROOM-2] somebody beyond the tenth looks like one of the ten', () => {
    expect(seatMarkSvg(13, 'K')).toBe(seatMarkSvg(3, 'K').replaceAll('seat-3', 'seat-13'))
  })
})
