import { expect, test } from 'vitest'
import { climbTo, isClimb } from './climb.ts'
import { lengthOf } from './moment.ts'

test('[ROOM-35] an end is climbed to rung by rung, higher each time, and held for a breath', () => {
  expect(climbTo(3).map(({ name, cue, rise }) => [name, cue, rise])).toEqual([
    ['climb 1', 'rung', 0],
    ['climb 2', 'rung', 1],
    ['climb 3', 'rung', 2],
    ['hush', 'breath', undefined],
  ])
  expect(climbTo(3).every(isClimb)).toBe(true)
  expect(climbTo(0).map(({ name }) => name)).toEqual(['hush'])
})

test('[ROOM-35] many rungs take no longer than a few, and rise no higher than an octave', () => {
  for (const rungs of [1, 5, 7, 20, 40]) {
    expect(lengthOf(climbTo(rungs))).toBeLessThan(6_000)
    expect(Math.max(...climbTo(rungs).map(({ rise = 0 }) => rise))).toBeLessThanOrEqual(5)
  }
})
