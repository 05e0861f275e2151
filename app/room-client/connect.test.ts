// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wakeWithPhone } from './connect.ts'

let wake: ReturnType<typeof vi.fn<() => void>>
let over: AbortController
const network = Object.assign(new EventTarget(), { type: 'wifi', downlink: 10 })

beforeEach(() => {
  Object.defineProperty(navigator, 'connection', { value: network, configurable: true })
  network.type = 'wifi'
  vi.useFakeTimers()
  wake = vi.fn()
  over = wakeWithPhone({ wake })
})
afterEach(() => {
  over.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('[ROOM-8] a phone that slept wakes its line; a glance elsewhere does not', () => {
  hide(true)
  vi.advanceTimersByTime(1_000)
  hide(false)
  expect(wake).not.toHaveBeenCalled()
  hide(true)
  vi.advanceTimersByTime(60_000)
  hide(false)
  expect(wake).toHaveBeenCalledTimes(1)
})

test('[ROOM-8] a network that is back, and a page that comes out of the browser’s cache, wake it', () => {
  dispatchEvent(new Event('online'))
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(wake).toHaveBeenCalledTimes(1)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(wake).toHaveBeenCalledTimes(2)
})

test('[ROOM-8] a phone that was locked before it could say that it hides is woken all the same', () => {
  hide(false)
  expect(wake).toHaveBeenCalledTimes(1)
})

test('[ROOM-8] another network wakes it; the same one that seems slower does not', () => {
  network.downlink = 1
  network.dispatchEvent(new Event('change'))
  expect(wake).not.toHaveBeenCalled()
  network.type = 'cellular'
  network.dispatchEvent(new Event('change'))
  network.dispatchEvent(new Event('change'))
  expect(wake).toHaveBeenCalledTimes(1)
})

test('an evening that is over listens no more', () => {
  over.abort()
  dispatchEvent(new Event('online'))
  expect(wake).not.toHaveBeenCalled()
})
