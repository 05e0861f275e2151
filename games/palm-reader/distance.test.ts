import { expect, test } from 'vitest'
import { distance, lengthOf, traceOf } from './distance.ts'
import { dot, ring, straight } from './line.ts'

const bar = straight([10, 50], [90, 50])

test('[READ-3] a glyph is no distance from itself, whichever way it is drawn', () => {
  const back = straight([90, 50], [10, 50])
  expect(distance(traceOf([bar]), traceOf([bar]))).toBe(0)
  expect(distance(traceOf([bar]), traceOf([back]))).toBeCloseTo(0)
})

test('[READ-3] the distance is the same from both ends, and grows as lines move apart', () => {
  const [here, near, far] = [50, 54, 70].map(y => traceOf([straight([10, y], [90, y])]))
  expect(distance(here!, near!)).toBeCloseTo(4)
  expect(distance(here!, far!)).toBeCloseTo(20)
  expect(distance(far!, here!)).toBeCloseTo(20)
})

test('[READ-3] one line more or less is felt, however small', () => {
  const dotted = traceOf([bar, dot(50, 60)])
  const twice = traceOf([bar, bar])
  expect(distance(traceOf([bar]), twice)).toBeCloseTo(1.5)
  expect(distance(traceOf([bar]), dotted)).toBeGreaterThan(5)
})

test('[READ-3] a line is as long as the finger travels', () => {
  expect(lengthOf(straight([0, 0], [30, 40], [30, 50]))).toBe(60)
  expect(lengthOf(ring(50, 50, 10))).toBeCloseTo(20 * Math.PI, 0)
  expect(lengthOf(dot(3, 4))).toBe(0)
})
