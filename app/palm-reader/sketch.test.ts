import { parseDrawing, strokesOf, unrolledDrawing } from '@veillee/touch'
import { expect, test } from 'vitest'
import { rolledSketch, type Stroke, sketchPaths } from './sketch.ts'

const stroke = (fromMs: number, everyMs: number, count: number): Stroke =>
  Array.from({ length: count }, (_, i) => ({ x: i / count, y: 0.5, atMs: fromMs + i * everyMs }))

test('[READ-19] a sketch is a drawing that the wire takes, line by line', () => {
  const sketch = rolledSketch([stroke(1_000, 16, 20), stroke(3_000, 16, 10)])
  expect(parseDrawing(sketch)).toEqual(sketch)
  expect(strokesOf(unrolledDrawing(sketch))).toHaveLength(2)
})

test('[READ-19] a quick screen gives no more samples than a gesture keeps, and thinking takes no time', () => {
  const { samples } = unrolledDrawing(rolledSketch([stroke(0, 2, 500), stroke(900_000, 2, 500)]))
  expect(samples.length).toBeLessThan(140)
  expect(samples.at(-1)!.tMs).toBeLessThan(3_000)
})

test('[READ-19] it is shown where it was drawn', () => {
  const spot = { x: 0.25, y: 0.75, atMs: 0 }
  // The palm's picture begins at 76, 387 and is 350 wide.
  expect(sketchPaths(rolledSketch([[spot]]))).toEqual([
    `M${Math.round(76 + 87.5)} ${Math.round(387 + 262.5)}h0`,
  ])
})
