import { expect, test } from 'vitest'
import { isDone, newStaircase, stepped } from './staircase.ts'
import { trialAt } from './trial.ts'

const climbed = (level: number, answers: readonly boolean[]) =>
  answers.reduce((stairs, isRight) => stepped(stairs, isRight), newStaircase(level))

test('two right in a row make the skin thicker, one wrong makes it finer', () => {
  expect(climbed(0.3, [true]).level).toBe(0.3)
  expect(climbed(0.3, [true, true]).level).toBeCloseTo(0.42)
  expect(climbed(0.3, [true, true, true]).level).toBeCloseTo(0.42)
  expect(climbed(0.3, [true, false, true]).level).toBeCloseTo(0.3 / 1.4)
  expect(climbed(0.3, [false]).level).toBeCloseTo(0.3 / 1.4)
})

test('it stays between 0.1 and 1, which is what a room takes', () => {
  expect(climbed(0.3, Array(10).fill(false)).level).toBe(0.1)
  expect(climbed(0.6, Array(10).fill(true)).level).toBe(1)
})

test('ten trials, and it counts the right ones', () => {
  const nine = climbed(0.3, [true, false, true, true, true, false, true, true, true])
  expect([isDone(nine), isDone(stepped(nine, false)), nine.right]).toEqual([false, true, 7])
})

test('[ROOM-23] a trial is one of five on a green side, drawn by a bot, and the same seed draws the same', () => {
  const seed = 'ab'.repeat(32)
  const trials = Array.from({ length: 10 }, (_, i) => trialAt(seed, i))
  for (const { side, number, drawing } of trials) {
    expect([side >= 54 && side < 108, number >= 1 && number <= 5]).toEqual([true, true])
    expect(drawing.samples.length).toBeGreaterThan(20)
  }
  expect(trialAt(seed, 3)).toEqual(trials[3])
})
