import { describe, expect, test } from 'vitest'
import { cutOf, framingOf, moved } from './cut-photo.ts'

const SIZES = [
  [4032, 3024],
  [3024, 4032],
  [942, 642],
  [100, 5000],
  [5000, 100],
] as const

describe.each(SIZES)('[ROOM-39] of %i by %i', (width, height) => {
  const size = { width, height }
  const isWithin = (cut: ReturnType<typeof cutOf>): void => {
    expect(cut.width / cut.height).toBeCloseTo(942 / 642)
    expect(Math.min(cut.x, cut.y)).toBeGreaterThan(-1e-6)
    expect(cut.x + cut.width).toBeLessThan(width + 1e-6)
    expect(cut.y + cut.height).toBeLessThan(height + 1e-6)
  }

  test('the largest part of the card’s shape is kept, more of what is above than of what is below', () => {
    const cut = cutOf(size, framingOf(size))
    isWithin(cut)
    expect(Math.min(width - cut.width, height - cut.height)).toBeCloseTo(0)
    expect(cut.y).toBeLessThanOrEqual(height - cut.height - cut.y + 1e-6)
  })

  test('however it is dragged and pinched, what is kept never leaves the picture, and one comes four times as close', () => {
    let framing = framingOf(size)
    for (const [x, y, closer] of [
      [5, 0, 1],
      [0, -5, 1.5],
      [-0.3, 0.2, 9],
      [-9, 9, 1],
      [0, 0, 0.01],
    ] as const) {
      framing = moved(size, framing, { x, y, closer })
      isWithin(cutOf(size, framing))
      expect(framing.closer).toBeGreaterThanOrEqual(1)
      expect(framing.closer).toBeLessThanOrEqual(4)
    }
  })
})

test('[ROOM-39] a picture that is dragged to the right by a half card shows a half card more of its left', () => {
  const size = { width: 942 * 3, height: 642 }
  const before = cutOf(size, framingOf(size))
  const after = cutOf(size, moved(size, framingOf(size), { x: 0.5, y: 0, closer: 1 }))
  expect(before.x - after.x).toBeCloseTo(471)
})
