import { expect, test } from 'vitest'
import { everybodyLeaves } from './run.ts'

/** Small tables and a few sets; all sets, larger tables and all variants: `npm run simulate -- --absent`. */
const TABLES = [
  ['in-the-palm', 'remote', 2, 4, [[0], [0, 1]], ['left', 'back']],
  ['in-the-palm', 'remote', 4, 6, [[0, 2]], ['away']],
  ['in-the-palm', 'table', 4, 6, [[0, 1, 3]], ['away', 'left', 'back']],
  ['extraordinary-story', 'remote', 3, 4, [[1, 2]], ['away', 'back']],
  ['palm-reader', 'remote', 4, 5, [[0, 2]], ['left']],
  ['palm-reader', 'table', 4, 5, [[1], [0, 1, 2, 3]], ['away', 'back']],
] as const

test.each(TABLES)(
  '[ROOM-10] %s, %s, %i seats: whoever is gone from whichever phase on, the others finish',
  (game, setting, seats, phases, sets, ways) => {
    const went = everybodyLeaves({ game, setting, options: {}, seats, seed: 3 }, { sets, ways })
    expect(went.blocked).toEqual([])
    expect(went.finished).toBe(went.evenings)
    expect(went.evenings).toBeGreaterThanOrEqual(phases * sets.length * ways.length)
    expect(went.longestWaitMs).toBeLessThanOrEqual(30_000)
  },
)

test('[ROOM-10] where nobody votes and nothing happens by itself, it is found', () => {
  const table = { game: 'in-the-palm', setting: 'remote', options: {}, seats: 2, seed: 3 } as const
  const { blocked } = everybodyLeaves(table, { doTheyVote: false })
  expect(blocked.length).toBeGreaterThan(10)
  expect(blocked[0]).toMatch(/^0 away at the start of choose: nothing happens any more/)
})
