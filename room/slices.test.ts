import { expect, test } from 'vitest'
import { slicesBy } from './slices.ts'

test('[ROOM-38] long work lets others have their turn after every few milliseconds of it', async () => {
  let nowMs = 0
  const turnsAt: number[] = []
  const clock = {
    now: () => nowMs,
    after: (_: number, task: () => void) => {
      turnsAt.push(nowMs)
      queueMicrotask(task)
      return () => undefined
    },
  }
  function* work(): Generator<void, string> {
    for (let i = 0; i < 50; i++) {
      nowMs += 2
      yield
    }
    return 'done'
  }
  expect(await slicesBy(clock)(work())).toBe('done')
  expect(turnsAt).toEqual(Array.from({ length: 25 }, (_, i) => 4 * (i + 1)))
})
