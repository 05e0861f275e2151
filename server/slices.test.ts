import { expect, test } from 'vitest'
import { inSlices } from './slices.ts'

function* busy(steps: number, stepMs: number): Generator<void, string> {
  for (let i = 0; i < steps; i++) {
    const until = performance.now() + stepMs
    while (performance.now() < until);
    yield
  }
  return 'done'
}

test('long work is done in the end, and others have their turn in between', async () => {
  let turns = 0
  const others = setInterval(() => turns++, 1)
  expect(await inSlices(busy(100, 1), 60_000)).toBe('done')
  clearInterval(others)
  expect(turns).toBeGreaterThan(3)
})

test('work that takes longer than it may is given up', async () => {
  let steps = 0
  const endless = (function* (): Generator<void, never> {
    for (;;) {
      steps++
      yield
    }
  })()
  expect(await inSlices(endless, 30)).toBeUndefined()
  const before = steps
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(steps).toBe(before)
})
