import { chanceAt } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { normal, rotation, someWander, spread, wandered, wanderedOn, whereIs } from './noise.ts'

const chance = chanceAt('7'.repeat(64), 0)
const many = (draw: () => number) => Array.from({ length: 20_000 }, draw)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const deviation = (values: readonly number[]) => Math.sqrt(mean(values.map(value => value * value)))
const shareWithin = (values: readonly number[], most: number) =>
  values.filter(value => Math.abs(value) <= most).length / values.length

describe('noise', () => {
  test('is as good as normal', () => {
    const values = many(() => normal(chance))
    expect(mean(values)).toBeCloseTo(0, 1)
    expect(deviation(values)).toBeCloseTo(1, 1)
    expect(shareWithin(values, 1)).toBeCloseTo(0.68, 1)
    expect(shareWithin(values, 2)).toBeCloseTo(0.95, 1)
    expect(shareWithin(values, 3.5)).toBe(1)
  })

  test('is spread evenly where it has an end', () => {
    const values = many(() => spread(4, chance))
    expect(shareWithin(values, 4)).toBe(1)
    expect(shareWithin(values, 2)).toBeCloseTo(0.5, 1)
    expect(mean(values)).toBeCloseTo(0, 1)
  })

  test('wanders without going away, and forgets over its own length', () => {
    let at = 0
    const steps = many(() => {
      at = wandered(at, 0.05, chance)
      return at
    })
    expect(deviation(steps)).toBeCloseTo(1, 0)
    const alike = (apart: number) => mean(steps.slice(apart).map((value, i) => value * steps[i]!))
    expect(alike(1)).toBeGreaterThan(0.85)
    expect(alike(100)).toBeLessThan(0.25)
    expect(wandered(0.7, 0, chance)).toBe(0.7)
    expect(Math.abs(mean(many(() => wandered(3, Number.POSITIVE_INFINITY, chance))))).toBeLessThan(0.05)
  })

  test.each([0.03, 0.2, 0.9, 3, 100])('wanders smoothly in steps of %d, with the same deviation', on => {
    let wander = someWander(chance)
    const steps = many(() => {
      wander = wanderedOn(wander, on, chance)
      return whereIs(wander)
    })
    expect(deviation(steps)).toBeGreaterThan(0.85)
    expect(deviation(steps)).toBeLessThan(1.15)
    const jumps = deviation(steps.slice(1).map((value, i) => value - steps[i]!))
    if (on < 0.1) expect(jumps).toBeLessThan(on * 1.1)
    if (on > 2) expect(jumps).toBeGreaterThan(1)
  })

  test('a rotation by a small angle turns by it, and keeps lengths', () => {
    for (const deg of [-40, -4, 0, 4, 14, 40]) {
      const { cos, sin } = rotation((deg * Math.PI) / 180)
      expect(cos * cos + sin * sin).toBeCloseTo(1, 12)
      expect((Math.atan2(sin, cos) * 180) / Math.PI).toBeCloseTo(deg, Math.abs(deg) > 10 ? -1 : 1)
    }
  })
})
