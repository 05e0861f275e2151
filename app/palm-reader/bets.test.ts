import { expect, test } from 'vitest'
import { betsIn, foreseenAt } from './bets.ts'
import { scoredWith, tableWith } from './testing.ts'

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve']
const said = (votes: Parameters<typeof scoredWith>[1], bets: (number | 'holds' | null)[]) =>
  betsIn(tableWith({ side: 3, scored: { ...scoredWith(2, votes), bets } }), seat => NAMES[seat]!).map(
    ({ isRight, words }) => [isRight, words.en],
  )

test('[READ-24] whoever saw where the chain breaks first is named before the others', () => {
  // Ben is first; Cleo is right, Dan is wrong, and so is Eve after him.
  expect(said([2, null, 2, 1, 1], ['holds', null, 4, 3, null])).toEqual([
    [true, 'Dan had bet on it!'],
    [false, 'Ana had bet that nobody would be wrong.'],
    [false, 'Cleo had bet on Eve.'],
  ])
})

test('[READ-24] that it holds is right when all are', () => {
  expect(said([2, null, 2, 2, 2], ['holds', 2, null, null, null])).toEqual([
    [true, 'Ana had bet on it!'],
    [false, 'Ben had bet on Cleo.'],
  ])
})

test('[READ-24] [ROOM-35] a bet is seen with the palm that it was about, and with no other', () => {
  const at = (votes: Parameters<typeof scoredWith>[1], bets: (number | 'holds' | null)[]) =>
    [0, 1, 2, 3].map(i => foreseenAt(tableWith({ side: 3, scored: { ...scoredWith(2, votes), bets } }), i))
  // From Ben on: Cleo is right, Dan is wrong, Eve and Ana after him.
  expect(at([2, null, 2, 1, 1], ['holds', null, 4, 3, 3])).toEqual([[], [3, 4], [], []])
  expect(at([2, null, 2, 2, 2], ['holds', 2, null, null, null])).toEqual([[], [], [], [0]])
})
