// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { renewOnce } from './renew.ts'

test('a page that is older than its server is loaded anew once for each version, and no more', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  history.replaceState({ scrolled: 7 }, '')
  expect([renewOnce(3), renewOnce(3)]).toEqual([true, false])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(history.state).toEqual({ scrolled: 7, renewedFor: 3 })
  expect(renewOnce(4)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})
