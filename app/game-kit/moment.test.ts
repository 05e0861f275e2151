import { expect, test } from 'vitest'
import { beatAt, lengthOf, startOf } from './moment.ts'

const BEATS = [
  { name: 'photo', ms: 1_000 },
  { name: 'breath', ms: 500 },
  { name: 'verdict', ms: 2_000 },
]

test('[ROOM-35] a moment goes on by the clock alone, so that all devices show the same beat', () => {
  expect([-50, 0, 999, 1_000, 1_499, 1_500, 3_499, 3_500, 60_000].map(ms => beatAt(BEATS, ms))).toEqual([
    0, 0, 0, 1, 1, 2, 2, 3, 3,
  ])
  expect([lengthOf(BEATS), startOf(BEATS, 2), startOf(BEATS, 3)]).toEqual([3_500, 1_500, 3_500])
})

test('what has no beats, and what nobody knows the time of, is over at once', () => {
  expect(beatAt([], 0)).toBe(0)
  expect(beatAt(BEATS, Number.NaN)).toBe(3)
})
