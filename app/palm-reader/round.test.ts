// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screens } from './index.ts'
import { palmsInLap, roleIn } from './round.ts'
import { matchWith, tableWith } from './testing.ts'

test('[READ-8] the one whose finger draws, the one whose palm it is, and all the others', () => {
  const table = tableWith({ drawer: 2, feeler: 3 })
  expect([0, 1, 2, 3, 4].map(seat => roleIn(table, seat))).toEqual([
    'other',
    'first',
    'drawer',
    'feeler',
    'other',
  ])
})

test('[READ-19] somebody who was skipped takes no part, and a watcher never does', () => {
  const table = tableWith({ chain: [1, 2, 4, 0] })
  expect(roleIn(table, 3)).toBe('skipped')
  expect(roleIn(table, null)).toBe('watcher')
})

test('[READ-10] a second lap is one palm shorter', () => {
  expect(palmsInLap(tableWith())).toBe(5)
  expect(palmsInLap(tableWith({ lap: 2 }))).toBe(4)
})

test('[READ-13] who has voted is ticked while the vote is on, and who has not is lit', () => {
  const voted = [true, false, false, true, false]
  const match = matchWith('vote', tableWith({ voted }), { awaits: [2, 4] })
  expect(screens.lit(match)).toEqual({ acting: [2, 4], answered: [0, 3] })
  expect(screens.lit(matchWith('gallery', tableWith({ voted }))).answered).toEqual([])
})

test('[READ-6] whoever begins next is lit in the gallery, and after the last round nobody', () => {
  const actingAfter = (round: number) =>
    screens.lit(matchWith('gallery', tableWith({ round }), { awaits: [2] })).acting
  expect([actingAfter(9), actingAfter(10)]).toEqual([[2], []])
})
