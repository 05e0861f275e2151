import { expect, test } from 'vitest'
import { betsIn, foreseenIn } from './bets.ts'
import { scoredWith } from './testing.ts'
import { picksOf } from './verdict.ts'

test('[PALM-51] whoever foresaw most is named first; the right photos in the wrong order are none', () => {
  const table = scoredWith([1, 3])
  const bets = [
    { by: 0, on: [3, 1] as [number, number] },
    { by: 2, on: [1, 2] as [number, number] },
    { by: 3, on: [1, 3] as [number, number] },
  ]
  const shown = betsIn({ ...table, scored: { ...table.scored!, bets } }, seat => `P${seat}`)
  expect(shown.map(({ isRight, words }) => [isRight, words.en])).toEqual([
    [true, 'P3 had guessed both!'],
    [true, 'P2 had guessed one of them.'],
    [false, 'P0 had bet otherwise.'],
  ])
})

test('[PALM-51] [ROOM-35] with each pick is seen who had bet on it', () => {
  const table = scoredWith([1, 3])
  const bets = [
    { by: 2, on: [1, 2] as [number, number] },
    { by: 3, on: [1, 3] as [number, number] },
  ]
  const told = { ...table, scored: { ...table.scored!, bets } }
  expect(picksOf(told).map(pick => foreseenIn(told, pick))).toEqual([[2, 3], [3]])
})
