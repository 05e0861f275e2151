import { pressesFor, strokesOf } from '@veillee/touch'
import { expect, test } from 'vitest'
import { ledBy } from './by-buttons.ts'

const corner = [
  {
    points: [
      [0, 0],
      [0, 100],
      [50, 100],
    ],
  },
] as const

test('[READ-20] a finger that is led so goes that way at a pace that is felt, and rests at the corner', () => {
  const { samples } = ledBy(pressesFor(corner))
  const drawn = samples.filter(({ touching }) => touching)
  expect(strokesOf({ kind: 'drawing', samples })).toHaveLength(1)
  const [first, last] = [drawn[0]!, drawn.at(-1)!]
  // On a right palm the little finger, where x is largest, is on the left.
  expect(first.x - last.x).toBeCloseTo(5 * 0.0875)
  expect(first.y - last.y).toBeCloseTo(10 * 0.0875)
  const atCorner = drawn.filter(({ x, y }) => x === first.x && Math.abs(y - last.y) < 1e-9)
  expect(atCorner.at(-1)!.tMs - atCorner[0]!.tMs).toBeGreaterThanOrEqual(200)
})
