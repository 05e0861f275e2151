import { expect, test } from 'vitest'
import { isBrokenOff, linksOf, totalOf } from './chain.ts'
import { scoredWith, tableWith } from './testing.ts'

const ends = (table: Parameters<typeof linksOf>[0]) => linksOf(table).map(({ end }) => end)

test('[READ-15] stars go to those before the first wrong answer, and to nobody after it', () => {
  const table = tableWith({ scored: scoredWith(3, [3, null, 3, 3, 5]) })
  expect(ends(table)).toEqual(['star', 'star', 'break', 'late', 'knew'])
  expect(linksOf(table).map(({ from, into }) => [from, into])).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 0],
    [0, 1],
  ])
})

test('[READ-15] a chain without a slip has a star on every palm but the last', () => {
  const table = tableWith({ scored: scoredWith(3, [3, null, 3, 3, 3]) })
  expect(ends(table)).toEqual(['star', 'star', 'star', 'star', 'knew'])
})

test('[READ-15] whatever is wrong after the break is wrong, and no second break', () => {
  const table = tableWith({ scored: scoredWith(3, [1, null, 2, 3, 4]) })
  expect(ends(table)).toEqual(['break', 'late', 'missed', 'missed', 'knew'])
})

test('[READ-10] in a second lap nobody draws into the palm of the first player', () => {
  const table = tableWith({ lap: 2, scored: scoredWith(3, [3, null, 3, 3, 3]) })
  expect(linksOf(table).at(-1)).toMatchObject({ from: 4, into: 0, end: 'star' })
})

test('[READ-19] the chain closes over a seat that was skipped', () => {
  const table = tableWith({ chain: [1, 2, 4, 0], scored: scoredWith(3, [3, null, 3, null, 3]) })
  expect(linksOf(table)[1]).toMatchObject({ from: 2, into: 4, end: 'star' })
  expect(isBrokenOff(table)).toBe(false)
})

test('[READ-19] a chain of one is a round without a way', () => {
  const table = tableWith({ chain: [1], scored: scoredWith(3, [null, null, null, null, null]) })
  expect(isBrokenOff(table)).toBe(true)
  expect(linksOf(table)).toEqual([])
})

test('[READ-16] a round of −1 counts as it is', () => {
  expect(totalOf([4, -1, 0, 2])).toBe(5)
})
