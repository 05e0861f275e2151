import { expect, test } from 'vitest'
import { pressesFor } from './presses.ts'

const corner = [
  {
    points: [
      [0, 0],
      [0, 100],
      [50, 100],
    ],
  },
] as const

test('[READ-20] a line is so many presses one way, a corner, and so many another way', () => {
  const presses = pressesFor(corner)
  expect(presses.filter(press => press === 'corner')).toHaveLength(1)
  const [before, after] = [
    presses.slice(0, presses.indexOf('corner')),
    presses.slice(presses.indexOf('corner') + 1),
  ]
  expect(before.slice(before.indexOf('touch') + 1)).toEqual(Array(10).fill([0, -1]))
  expect(after).toEqual([...Array(5).fill([1, 0]), 'lift'])
})
