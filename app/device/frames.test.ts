// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { framesWhile } from './frames.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('frames come while there is something to do, and none without', () => {
  let left = 3
  const pass = vi.fn((_nowMs: number) => --left > 0)
  const frames = framesWhile(pass)
  vi.advanceTimersByTime(1_000)
  expect(pass).not.toHaveBeenCalled()
  frames.wake()
  frames.wake()
  vi.advanceTimersByTime(1_000)
  expect(pass).toHaveBeenCalledTimes(3)
  expect(vi.getTimerCount()).toBe(0)
  left = 2
  frames.wake()
  frames.stop()
  frames.wake()
  vi.advanceTimersByTime(1_000)
  expect(pass).toHaveBeenCalledTimes(3)
})
