import { expect, it } from 'vitest'
import { imposed } from './imposition.ts'

it('[ROOM-25] a folded booklet has its pages in their order', () => {
  const sides = imposed(Array.from({ length: 8 }))
  expect(sides).toEqual([
    [7, 0],
    [1, 6],
    [5, 2],
    [3, 4],
  ])
})

it('[ROOM-25] what is not there is blank, and nothing is left out', () => {
  const sides = imposed(Array.from({ length: 10 }))
  expect(sides).toHaveLength(6)
  const shown = sides.flat().filter(page => page !== undefined)
  expect(shown.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 10 }, (_, i) => i))
})
