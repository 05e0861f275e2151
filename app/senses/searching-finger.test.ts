// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { FOUND_HU, HeldStroke, SearchingFinger } from './searching-finger.ts'
import { shakable } from './shaking.ts'
import { contactWith, frameOf } from './testing.ts'

const vibrate = vi.fn(() => true)
beforeEach(() => {
  vibrate.mockClear()
  Object.assign(navigator, { vibrate })
  set('vibration', true)
})
afterEach(() => vi.restoreAllMocks())

const at = (x: number, y: number) => frameOf(contactWith({ x, y }))

test('[ROOM-21] the phone stirs only where the finger is within 0.12 hu of the touch', () => {
  const searching = new SearchingFinger()
  searching.pass(at(0.5, 0.5), { x: 0.5 + FOUND_HU + 0.02, y: 0.5 }, 1_000)
  searching.pass(at(0.5, 0.5), null, 1_200)
  expect(vibrate).not.toHaveBeenCalled()
  searching.pass(at(0.5, 0.5), { x: 0.5 + FOUND_HU - 0.02, y: 0.5 }, 1_400)
  expect(vibrate).toHaveBeenCalledOnce()
})

test('it stirs at most twelve times a second', () => {
  const searching = new SearchingFinger()
  for (let ms = 0; ms < 1_000; ms += 10) searching.pass(at(0.5, 0.5), { x: 0.5, y: 0.5 }, 5_000 + ms)
  expect(vibrate.mock.calls.length).toBeLessThanOrEqual(12)
  expect(vibrate.mock.calls.length).toBeGreaterThan(5)
})

test('from corner to corner a stroke can be found, and no more of it than that', () => {
  const stroke = new HeldStroke()
  for (let i = 0; i <= 10; i++) stroke.follow(at(0.1 + i * 0.07, 0.2), i * 30)
  expect(stroke.isNear({ x: 0.3, y: 0.2 })).toBe(true)
  for (let i = 1; i <= 10; i++) stroke.follow(at(0.8, 0.2 + i * 0.07), 300 + i * 30)
  expect([stroke.isNear({ x: 0.8, y: 0.5 }), stroke.isNear({ x: 0.3, y: 0.2 })]).toEqual([true, false])
  stroke.follow(null, 700)
  expect(stroke.isGone).toBe(false)
  stroke.follow(null, 5_000)
  expect(stroke.isGone).toBe(true)
})

test('a rhythm is made of pulses and pauses that are felt, and ends within 300 ms', () => {
  expect(shakable([5, 5, 200])).toEqual([25, 30, 60])
  const long = shakable(Array(30).fill(50))
  expect(long.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(300)
  expect(long.length % 2).toBe(1)
})
