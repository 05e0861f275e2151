// @vitest-environment happy-dom
import type { DrawingSample } from '@veillee/touch'
import { beforeEach, expect, test } from 'vitest'
import { KeptGesture } from './kept-gesture.ts'

const OF = { seat: 1, match: 2, step: 3 }

const samples = Array.from(
  { length: 300 },
  (_, i): DrawingSample => ({
    tMs: i * 17,
    object: 'finger',
    x: 0.25 + (i % 50) / 128,
    y: 0.5,
    face: 'palm',
    angle: 0,
    press: 1,
    contact: 'tip',
    touching: i % 50 < 45,
  }),
)

/** As `touch` puts it on its grid: what is kept whole. */
function keptWhole(): readonly DrawingSample[] {
  localStorage.clear()
  new KeptGesture('drawing').keep('kmf4', OF, samples)
  return new KeptGesture('drawing').kept('kmf4', OF)
}

beforeEach(() => localStorage.clear())

test('[READ-23] a gesture that was kept part by part is all there after a reload, and goes on', () => {
  const whole = keptWhole()
  expect(whole).toHaveLength(300)
  localStorage.clear()
  const before = new KeptGesture('drawing')
  for (const count of [60, 61, 120, 120, 200]) before.keep('kmf4', OF, samples.slice(0, count))
  const after = new KeptGesture('drawing')
  expect(after.kept('kmf4', OF)).toEqual(whole.slice(0, 200))
  after.keep('kmf4', OF, samples)
  expect(new KeptGesture('drawing').kept('kmf4', OF)).toEqual(whole)
})

test('what was kept before is not written again', () => {
  const gesture = new KeptGesture('drawing')
  gesture.keep('kmf4', OF, samples.slice(0, 200))
  const first = localStorage.getItem('veillee.drawing.0')!
  gesture.keep('kmf4', OF, samples.slice(0, 210))
  expect(localStorage.getItem('veillee.drawing.0')).toBe(first)
  expect(localStorage.getItem('veillee.drawing.1')!.length).toBeLessThan(first.length / 5)
})

test('[READ-23] of another gesture nothing is left, and nothing once it has arrived', () => {
  const gesture = new KeptGesture('drawing')
  gesture.keep('kmf4', OF, samples.slice(0, 60))
  gesture.keep('kmf4', OF, samples)
  expect(new KeptGesture('drawing').kept('kmf4', { ...OF, step: 4 })).toEqual([])
  expect(localStorage).toHaveLength(0)
  gesture.keep('kmf4', OF, samples)
  gesture.forget()
  expect(localStorage).toHaveLength(0)
})

test('whatever else is in the drawer is left aside', () => {
  for (const kept of ['{', '7', '{"of":"kmf4 2 3 1","parts":2}', '{"of":"kmf4 2 3 1","drawing":{}}']) {
    localStorage.setItem('veillee.drawing', kept)
    localStorage.setItem('veillee.drawing.0', '???')
    expect(new KeptGesture('drawing').kept('kmf4', OF)).toEqual([])
  }
})
