// @vitest-environment happy-dom
import { rankOf } from '@veillee/games'
import { expect, test } from 'vitest'
import { RANK_NAMES } from './outcomes.ts'
import { nextRank, RANKS } from './rank.ts'

test('[TALE-19] the ladder has every rank once, in the order of their length', () => {
  const climbed = [...new Set(Array.from({ length: 50 }, (_, words) => rankOf(words)))]
  expect(climbed).toEqual(RANKS)
  expect(Object.keys(RANK_NAMES)).toEqual(RANKS)
})

test('[TALE-19] it says how near the next rung was', () => {
  expect(nextRank(0)).toEqual({ rank: 'haiku', more: 8 })
  expect(nextRank(7)).toEqual({ rank: 'haiku', more: 1 })
  expect(nextRank(20)).toEqual({ rank: 'poem', more: 3 })
  expect(nextRank(32)).toEqual({ rank: 'novel', more: 1 })
  expect(nextRank(33)).toBeNull()
})
