import { mirrored, type Point } from '@veillee/touch'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWriting, LETTERS } from './letters.ts'

/** A finger that follows these spots on the palm, not quite steadily. */
function way(spots: readonly (readonly [number, number])[], wobbleHu = 0): readonly Point[] {
  const points: Point[] = []
  for (let i = 1; i < spots.length; i++)
    for (let step = 0; step < 8; step++) {
      const share = step / 8
      const [[ax, ay], [bx, by]] = [spots[i - 1]!, spots[i]!]
      const sway = wobbleHu * Math.sin(points.length * 1.3)
      points.push({ x: ax + (bx - ax) * share + sway, y: ay + (by - ay) * share - sway })
    }
  return points
}

const onPalm = (x: number, y: number, sizeHu: number) =>
  [0.2 + (x / 100) * sizeHu, 0.2 + ((100 - y) / 100) * sizeHu] as const

describe('[PALM-17] nobody writes on the hand', () => {
  test.each(LETTERS.map((lines, i) => [i, lines[0]!.points] as const))('letter %i skids', (_, points) => {
    for (const size of [0.4, 0.7]) {
      const written = way(
        points.map(([x, y]) => onPalm(x, y, size)),
        0.008,
      )
      expect(isWriting(written)).toBe(true)
      expect(isWriting(written.map(mirrored))).toBe(true)
    }
  })

  const innocent: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
    'a line': [onPalm(0, 100, 0.7), onPalm(0, 0, 0.7)],
    'a slanting line': [onPalm(0, 100, 0.7), onPalm(90, 0, 0.7)],
    'to and fro': [onPalm(0, 50, 0.8), onPalm(100, 52, 0.8), onPalm(0, 54, 0.8), onPalm(100, 50, 0.8)],
    'a ring': Array.from(
      { length: 17 },
      (_, i) => [0.5 + 0.3 * Math.cos((i * Math.PI) / 8), 0.5 + 0.3 * Math.sin((i * Math.PI) / 8)] as const,
    ),
    'a bow': Array.from(
      { length: 9 },
      (_, i) => [0.2 + i * 0.08, 0.4 + 0.12 * Math.sin((i * Math.PI) / 8)] as const,
    ),
  }
  test.each(Object.keys(innocent))('%s does not', name => {
    expect(isWriting(way(innocent[name]!, 0.006))).toBe(false)
  })

  test('and whatever goes straight never does, in any direction', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 6.3, noNaN: true }), turn => {
        const to = [0.5 + 0.6 * Math.cos(turn), 0.5 + 0.6 * Math.sin(turn)] as const
        return !isWriting(way([[0.5, 0.5], to], 0.01))
      }),
    )
  })
})
