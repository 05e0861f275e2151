import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { momentOf } from './moment.ts'

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(50_000))
afterEach(() => vi.restoreAllMocks())

test.each([
  ['a moment ago', 49_992, 49_992],
  ['now', 50_000, 50_000],
  ['by a clock that is ahead', 50_020, 50_000],
  ['since 1970', 1_790_000_000_000, 50_000],
  ['left out', 0, 50_000],
])('of an event %s, there is one time', (_when, timeStamp, expected) => {
  expect(momentOf({ timeStamp })).toBe(expected)
})
