import { describe, expect, test } from 'vitest'
import { chainLength, rankOf } from './score.ts'

/** READ-17: the last total of each rank, as the table has it. */
const LAST: Readonly<Record<number, readonly number[]>> = {
  4: [3, 9, 21, 27, 30],
  5: [4, 12, 28, 36, 40],
  6: [5, 15, 35, 45, 50],
  7: [6, 18, 42, 54, 60],
  8: [7, 21, 49, 63, 70],
  9: [8, 24, 56, 72, 80],
  10: [9, 27, 63, 81, 90],
}

describe('the rank', () => {
  test.each(Object.entries(LAST))('[READ-17] of %s players, at every boundary', (players, lasts) => {
    const n = Number(players)
    for (const [i, last] of lasts.entries()) {
      expect(rankOf(last, n)).toBe(i + 1)
      if (i < 4) expect(rankOf(last + 1, n)).toBe(i + 2)
    }
    expect(rankOf(0, n)).toBe(1)
  })

  test('[READ-16] a total below 0 ranks like 0', () => {
    expect(rankOf(-10, 4)).toBe(1)
  })
})

describe('the chain', () => {
  test('[READ-15] the last player never counts: a round gives at most one less than there are players', () => {
    expect(chainLength([2, 3, 0, 1], [5, 5, null, 5], 5)).toBe(3)
  })

  test('[READ-15] it is followed from the first player to the left, not by the number of the seat', () => {
    expect(chainLength([2, 3, 0, 1], [1, 5, null, 5], 5)).toBe(1)
  })
})
