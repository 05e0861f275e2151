import { expect, test } from 'vitest'
import { betsIn } from './bets.ts'
import { scoredWith } from './testing.ts'

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
