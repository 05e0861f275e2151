import { chanceAt } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { DRAWER } from './constants.ts'
import { drawnByBot } from './drawer.ts'
import { type Line, missingLines } from './drawing.ts'
import { durationMs, parseDrawing, rolled, strokesOf, unrolledDrawing } from './gesture.ts'
import { distanceHu } from './hand.ts'

const chanceOf = (n: number) => chanceAt(n.toString(16).padStart(64, '0'), 0)
const many = Array.from({ length: 60 }, (_, n) => n)

const SQUARE: Line = {
  points: [
    [8, 8],
    [92, 8],
    [92, 92],
    [8, 92],
    [8, 8],
  ],
}
const BAR: Line = {
  points: [
    [8, 50],
    [92, 50],
  ],
}
const DOT: Line = { points: [[50, 70]] }
const CIRCLE: Line = {
  points: Array.from({ length: 49 }, (_, i) => {
    const angle = (i / 48) * 2 * Math.PI
    return [50 + 42 * Math.cos(angle), 50 + 42 * Math.sin(angle)] as const
  }),
}

describe('what a bot draws', () => {
  test('[READ-8] is a drawing that could have been measured, with a stroke for every line', () => {
    for (const lines of [[SQUARE], [BAR, DOT], [CIRCLE, BAR, DOT]])
      for (const n of many) {
        const drawing = drawnByBot(lines, chanceOf(n))
        expect(unrolledDrawing(parseDrawing(rolled(drawing))!)).toStrictEqual(drawing)
        expect(strokesOf(drawing)).toHaveLength(lines.length)
      }
  })

  test('[READ-22] is nearly always a whole symbol to those who look kindly', () => {
    const drawings = [[SQUARE], [BAR, DOT], [CIRCLE, BAR, DOT]].flatMap(lines =>
      many.map(n => missingLines(lines, drawnByBot(lines, chanceOf(n))).length),
    )
    expect(drawings.filter(missing => missing > 0).length / drawings.length).toBeLessThan(0.02)
  })

  test('is another one each time, and the same with the same chance', () => {
    expect(drawnByBot([SQUARE], chanceOf(1))).toEqual(drawnByBot([SQUARE], chanceOf(1)))
    expect(drawnByBot([SQUARE], chanceOf(1))).not.toEqual(drawnByBot([SQUARE], chanceOf(2)))
  })

  test('goes at a person’s pace, slower in bends, and rests at corners', () => {
    const lastsMs = (line: Line) => many.map(n => durationMs(drawnByBot([line], chanceOf(n))))
    const straightHu = DRAWER.sizeHu * 0.84
    for (const ms of lastsMs(BAR)) {
      expect(ms).toBeGreaterThan((straightHu / DRAWER.mostHuPerS) * 1000 * 0.7)
      expect(ms).toBeLessThan((straightHu / DRAWER.leastHuPerS) * 1000 * 1.5)
    }
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const bar = mean(lastsMs(BAR))
    const corners = mean(lastsMs(SQUARE)) - 4 * bar
    expect(corners).toBeGreaterThan(3 * DRAWER.leastRestMs - 150)
    expect(corners).toBeLessThan(3 * DRAWER.mostRestMs + 150)
    expect(mean(lastsMs(CIRCLE)) / bar).toBeGreaterThan(Math.PI)
  })

  test('is measured sixty times a second, and never jumps', () => {
    for (const n of many) {
      const { samples } = drawnByBot([CIRCLE, DOT], chanceOf(n))
      samples.slice(1).forEach((sample, i) => {
        const before = samples[i]!
        if (!before.touching) return
        expect(sample.tMs - before.tMs).toBeGreaterThanOrEqual(16)
        expect(sample.tMs - before.tMs).toBeLessThanOrEqual(17)
        expect(distanceHu(sample, before)).toBeLessThan(0.06)
      })
    }
  })

  test('is as askew and as unsteady as a hand', () => {
    const tilts = Array.from({ length: 300 }, (_, n) => {
      const [stroke] = strokesOf(drawnByBot([BAR], chanceOf(n)))
      const [from, to] = [stroke![0]!, stroke!.at(-1)!]
      return (Math.atan2(to.y - from.y, from.x - to.x) * 180) / Math.PI
    })
    const deviation = Math.sqrt(tilts.reduce((sum, tilt) => sum + tilt * tilt, 0) / tilts.length)
    // Both ends wobble too.
    expect(deviation).toBeGreaterThan(4)
    expect(deviation).toBeLessThan(6)
  })
})
