import { describe, expect, test } from 'vitest'
import { closedUp, resized, type Seating, seated, seatOf, swapped } from './seating.ts'

const p = (person: number) => ({ person })
const bot = { bot: 'keen' } as const
const table: Seating = [p(0), null, p(1), bot, null]

describe('seats round the table', () => {
  test('whoever comes takes the first empty one; a full table stays as it is', () => {
    expect(seated(table, 2)).toEqual([p(0), p(2), p(1), bot, null])
    expect(seated([p(0)], 2)).toEqual([p(0)])
  })

  test('two change places, whoever holds them', () => {
    expect(swapped(table, 0, 3)).toEqual([bot, null, p(1), p(0), null])
    expect(swapped(table, 0, 1)).toEqual([null, p(0), p(1), bot, null])
  })

  test('[ROOM-3] a match closes the gaps and keeps the order', () => {
    expect(closedUp(table)).toEqual([p(0), p(1), bot, null, null])
  })

  test('[ROOM-7] another game: everybody keeps the seat if there is room', () => {
    expect(resized(table, 8)).toEqual([...table, null, null, null])
    expect(resized(table, 4)).toEqual([p(0), null, p(1), bot])
    expect(resized(table, 3)).toEqual([p(0), p(1), bot])
    expect(seatOf(resized(table, 8), 1)).toBe(2)
  })

  test('[ROOM-7] if there are too few seats, bots give way before people, then the last ones watch', () => {
    expect(resized([bot, p(0), bot, p(1), p(2)], 3)).toEqual([p(0), p(1), p(2)])
    expect(resized([p(0), p(1), p(2)], 2)).toEqual([p(0), p(1)])
  })
})
