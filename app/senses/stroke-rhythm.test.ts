// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { rhythmOf, StrokeRhythm } from './stroke-rhythm.ts'
import { contactWith, frameOf } from './testing.ts'

const shaken = vi.fn(() => true)
beforeEach(() => {
  shaken.mockClear()
  set('vibration', true)
  Object.defineProperty(navigator, 'vibrate', { value: shaken, configurable: true })
})

const whole = (rhythm: readonly number[]) => rhythm.reduce((sum, ms) => sum + ms, 0)

test('[ROOM-21] a longer line buzzes longer, and what bends trembles', () => {
  const [short, long] = [2, 6].map(up => rhythmOf({ say: 'line', bend: 0, right: 0, up }))
  expect([short!.length, long!.length]).toEqual([1, 1])
  expect(whole(long!)).toBe(3 * whole(short!))
  expect(rhythmOf({ say: 'line', bend: 0.25, right: 0, up: 6 }).length).toBeGreaterThan(5)
})

test('[ROOM-21] it never tells where: a line is the same to the left and upwards', () =>
  expect(rhythmOf({ say: 'line', bend: 0, right: -4, up: 0 })).toEqual(
    rhythmOf({ say: 'line', bend: 0, right: 0, up: 4 }),
  ))

test('[ROOM-21] dot, touch and lift are told apart', () => {
  const [down, dot, lift] = [
    rhythmOf({ say: 'down', cell: [1, 1] }),
    rhythmOf({ say: 'dot' }),
    rhythmOf({ say: 'lift' }),
  ]
  expect(new Set([down, dot, lift].map(one => one.join()))).toHaveLength(3)
})

test('[ROOM-21] strokes come one by one with a pause between: none is cut off by the next, and none is lost', () => {
  const rhythm = new StrokeRhythm()
  const calls: { readonly atMs: number; readonly lastsMs: number }[] = []
  let ms = 1_000
  const pass = (x: number, y: number | null) => {
    ms += 16
    const before = shaken.mock.calls.length
    const isLeft = rhythm.pass(y === null ? null : frameOf(contactWith({ x, y })), ms)
    if (shaken.mock.calls.length > before)
      calls.push({ atMs: ms, lastsMs: whole((shaken.mock.lastCall as unknown as [number[]])[0]) })
    return isLeft
  }
  for (let y = 0.2; y < 0.8; y += 0.02) pass(0.5, y)
  for (let x = 0.5; x < 0.9; x += 0.02) pass(x, 0.8)
  while (pass(0, null));
  // Down, up, across, lift.
  expect(calls).toHaveLength(4)
  for (const [i, { atMs, lastsMs }] of calls.entries())
    if (i < 3) expect(calls[i + 1]!.atMs - atMs).toBeGreaterThan(lastsMs + 150)
})
