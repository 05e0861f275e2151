import { describe, expect, test } from 'vitest'
import { tidied } from './tidy.ts'

const wavering = (count: number, at: (share: number) => readonly [number, number]) =>
  Array.from({ length: count + 1 }, (_, i) => {
    const [x, y] = at(i / count)
    return { x: x + (i % 2 === 0 ? 0.01 : -0.01), y }
  })

describe('what a bot draws again', () => {
  test('is a straight line where a trembling one was felt', () => {
    const [line] = tidied([wavering(40, share => [0.3 + share * 0.4, 0.5])])
    expect(line!.points.length).toBe(2)
  })

  test('keeps a corner, and rounds a curve', () => {
    const corner = [
      ...wavering(20, share => [0.3, 0.3 + share * 0.5]),
      ...wavering(20, share => [0.3 + share * 0.5, 0.8]),
    ]
    expect(tidied([corner])[0]!.points.length).toBe(3)
    const arc = wavering(60, share => [0.5 + 0.3 * Math.cos(3 * share), 0.5 + 0.3 * Math.sin(3 * share)])
    expect(tidied([arc])[0]!.points.length).toBeGreaterThan(6)
  })

  test('is a dot where it was one', () => {
    const [, dot] = tidied([wavering(10, share => [share * 0.5, 0.2]), wavering(4, () => [0.9, 0.9])])
    expect(dot!.points.length).toBe(1)
  })

  test('lies in the middle of the box, and within it', () => {
    const points = tidied([wavering(30, share => [1 + share, 2 + share * 0.4])]).flatMap(line => line.points)
    const xs = points.map(([x]) => x)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-0.001)
    expect(Math.max(...xs)).toBeLessThanOrEqual(100.001)
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(50)
  })
})
