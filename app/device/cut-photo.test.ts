import { expect, test } from 'vitest'
import { cutOf } from './cut-photo.ts'

test.each([
  [4032, 3024],
  [3024, 4032],
  [942, 642],
  [100, 5000],
  [5000, 100],
])('[ROOM-39] of %i by %i the largest part of the card’s shape is kept', (width, height) => {
  const cut = cutOf(width, height)
  expect(cut.width / cut.height).toBeCloseTo(942 / 642)
  expect(Math.min(width - cut.width, height - cut.height)).toBeCloseTo(0)
  expect(Math.min(cut.x, cut.y)).toBeGreaterThanOrEqual(0)
  expect(cut.y + cut.height).toBeLessThanOrEqual(height + 1e-9)
})
