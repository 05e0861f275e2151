// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isStuck, loadAnew } from './lazily.tsx'

const reload = vi.fn()
const answers = vi.fn(async () => ({ ok: true }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', answers)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  reload.mockClear()
  sessionStorage.clear()
  isStuck.value = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page that has just come, and misses the same part again. */
async function failsAgain(): Promise<void> {
  loadAnew()
  await vi.advanceTimersByTimeAsync(2_100)
}

test('[ROOM-8] a part that does not come loads the page anew, but not for ever', async () => {
  await failsAgain()
  await failsAgain()
  expect([reload.mock.calls.length, isStuck.value]).toEqual([2, false])
  await failsAgain()
  expect([reload.mock.calls.length, isStuck.value]).toEqual([2, true])
})

test('[ROOM-8] what failed long ago does not count', async () => {
  await failsAgain()
  await failsAgain()
  vi.advanceTimersByTime(120_000)
  await failsAgain()
  expect([reload.mock.calls.length, isStuck.value]).toEqual([3, false])
})

test('a page that cannot keep count does not load itself anew', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('no', 'SecurityError')
    },
  })
  await failsAgain()
  expect([reload.mock.calls.length, isStuck.value]).toEqual([0, true])
})

test('while nothing answers, it waits', async () => {
  answers.mockRejectedValueOnce(new TypeError('Load failed'))
  await failsAgain()
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_100)
  expect(reload).toHaveBeenCalledTimes(1)
})
