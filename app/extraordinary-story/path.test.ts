import { expect, test } from 'vitest'
import { pathOf, rowsOf } from './path.ts'

const distance = (a: { x: number; y: number }, b: { x: number; y: number }, perRow: number): number =>
  Math.hypot((a.x - b.x) * perRow, a.y - b.y)

test('a path of any length winds on without a jump, and no two cards lie on each other', () => {
  for (const cards of [1, 2, 9, 10, 11, 25, 39])
    for (const perRow of [10, 14]) {
      const places = pathOf(cards, perRow)
      const inRow = Math.min(cards, perRow)
      expect(places).toHaveLength(cards)
      for (const [i, place] of places.entries()) {
        expect(place.x).toBeGreaterThan(0)
        expect(place.x).toBeLessThan(1)
        expect(place.y).toBeGreaterThan(0)
        expect(place.y).toBeLessThan(rowsOf(cards, perRow))
        for (const other of places.slice(0, i)) expect(distance(place, other, inRow)).toBeGreaterThan(0.6)
        if (i > 0) expect(distance(place, places[i - 1]!, inRow)).toBeLessThan(1.4)
      }
    }
})
