import { describe, expect, test } from 'vitest'
import { checkPlaces } from './places.ts'

describe('every card is in one place', () => {
  test('as it should be, whatever the order', () => {
    expect(() => checkPlaces([1, 2, 3, 4], [[4], [], [2, 1, 3]])).not.toThrow()
  })

  test.each([
    [[[1, 2], [3]], 'card 4 is in 0 places'],
    [[[1, 2, 3, 4], [4]], 'card 4 is in 2 places'],
    [[[1, 2, 3, 4], [9]], '5 cards in all places, not 4'],
    [[[1, 2, 3, 999]], 'card 4 is in 0 places'],
  ])('%j: %s', (places, message) => {
    expect(() => checkPlaces([1, 2, 3, 4], places)).toThrow(message)
  })
})
