import { expect, test } from 'vitest'
import { type Picks, picked, withTap } from './picks.ts'

const taps = (...cards: number[]): Picks => cards.reduce(withTap, [null, null] as Picks)

test('[PALM-24] Grandfather taps the first, then the second; a tap on either takes it back', () => {
  expect(taps(4)).toEqual([4, null])
  expect(taps(4, 7)).toEqual([4, 7])
  expect(taps(4, 7, 4)).toEqual([null, 7])
  expect(taps(4, 7, 4, 9)).toEqual([9, 7])
  expect(taps(4, 7, 7)).toEqual([4, null])
})

test('[PALM-24] the two are different cards, and with both given a tap moves the second', () => {
  expect(taps(4, 7, 2)).toEqual([4, 2])
  expect([picked([4, 7], 4), picked([4, 7], 7), picked([4, 7], 1)]).toEqual([1, 2, null])
})
