import { expect, test } from 'vitest'
import { help } from './help.ts'
import { matchWith, seatWith, tableWith } from './testing.ts'

const PHASES = ['look', 'draw', 'lap', 'vote', 'gallery', 'over'] as const
const table = tableWith({ drawer: 2, feeler: 3, chain: [1, 2, 3, 0] })

test('[ROOM-19] every phase says to everybody what is happening and what they can do, in both languages', () => {
  for (const phase of PHASES)
    for (const seat of [null, 0, 1, 2, 3, 4]) {
      const { happening, youCan, step, steps } = help(
        matchWith(phase, table),
        seat === null ? null : seatWith(seat),
      )
      expect([happening.fr, happening.en, youCan.fr, youCan.en].every(words => words.length > 10)).toBe(true)
      expect(step).toBeLessThanOrEqual(steps.length)
    }
})

test('[ROOM-19] the first player keeps the symbol to themselves, the others what they felt, a watcher nothing', () => {
  const match = matchWith('draw', table)
  expect(help(match, seatWith(1)).keep?.en).toContain('die')
  expect(help(match, seatWith(2)).keep?.en).toContain('felt')
  expect(help(match, null).keep).toBeNull()
  expect(help(matchWith('gallery', table), seatWith(2)).keep).toBeNull()
})
