import { describe, expect, test } from 'vitest'
import { isWriting } from './puppet-writing.ts'

type Pair = readonly [number, number]

/** A hand that goes from corner to corner, not quite straight; y downwards as one would write it. */
const stroke = (...corners: readonly Pair[]) =>
  corners.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = corners[i]!
    return Array.from({ length: 10 }, (_, j) => ({
      x: fromX + ((x - fromX) * j) / 10 + 0.015 * Math.sin(j + 3 * i),
      y: -(fromY + ((y - fromY) * j) / 10) + 0.015 * Math.cos(2 * j + i),
    }))
  })

const turns = (count: number, at: (turn: number) => { x: number; y: number }) =>
  Array.from({ length: count * 24 }, (_, i) => at(i / 24))

describe('a puppet does not write', () => {
  test('[TALE-30] a letter or a figure that a hand makes in the air is noticed', () => {
    const A = [stroke([-0.4, 0.5], [0, -0.5], [0.42, 0.5]), stroke([-0.2, 0.12], [0.22, 0.1])]
    const E = [stroke([0.3, -0.5], [-0.3, -0.5], [-0.3, 0.5], [0.3, 0.5]), stroke([-0.3, 0], [0.15, 0])]
    const T = [stroke([-0.4, -0.5], [0.4, -0.5]), stroke([0, -0.5], [0, 0.5])]
    const four = [stroke([0.26, 0.5], [0.26, -0.5], [-0.3, 0.18], [0.46, 0.18])]
    const R = [
      stroke(
        [-0.3, 0.5],
        [-0.3, -0.5],
        [0.25, -0.44],
        [0.34, -0.24],
        [0.22, -0.02],
        [-0.3, 0.02],
        [0.36, 0.5],
      ),
    ]
    for (const letter of [A, E, T, four, R]) expect(isWriting(letter)).toBe(true)
  })

  test('[TALE-30] waving, circling, flapping, pointing and opening are mimes', () => {
    const TAU = 2 * Math.PI
    const mimes = [
      turns(3, turn => ({ x: 0.5 * Math.sin(TAU * turn), y: 0.6 + 0.05 * Math.cos(TAU * turn) })),
      turns(2, turn => ({ x: 0.5 * Math.sin(TAU * turn), y: 0.5 * Math.cos(TAU * turn) })),
      turns(1, turn => ({ x: 0.6 * turn, y: 0.6 * Math.sin(TAU * turn) })),
      turns(2, turn => ({ x: 0.1 * turn, y: 0.6 * Math.sin(TAU * turn) })),
      stroke([0, 0], [0.8, -0.1]),
      stroke([0, 0], [0.7, -0.6], [0.1, 0]),
      stroke([-0.4, 0.3], [0, -0.5], [0.4, 0.3]),
      stroke([-0.5, 0], [0.5, 0], [0.5, -0.6], [-0.5, -0.6], [-0.5, 0]),
    ]
    for (const mime of mimes) expect(isWriting([mime])).toBe(false)
  })

  test('[TALE-30] a twitch is nothing', () => {
    expect(isWriting([stroke([0, 0], [0.05, -0.1], [0.1, 0]), stroke([0.02, -0.04], [0.08, -0.04])])).toBe(
      false,
    )
    expect(isWriting([])).toBe(false)
  })
})
