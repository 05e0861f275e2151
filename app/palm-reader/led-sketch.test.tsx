// @vitest-environment happy-dom
import { parseDrawing, type Rolled, strokesOf, unrolledDrawing } from '@veillee/touch'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { SketchPad } from './sketch-pad.tsx'

const root = document.createElement('div')
const onShow = vi.fn<(drawing: Rolled<'drawing'>) => void>()

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  localStorage.removeItem('veillee.drawBy')
  set('language', 'en')
  document.body.replaceChildren(root)
})
afterEach(() => {
  render(null, root)
  set('byEar', false)
  set('oneSwitch', 'off')
  onShow.mockClear()
})

const opens = () => act(() => render(<SketchPad onClose={() => undefined} onShow={onShow} />, root))
const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent
const button = (name: string) => [...document.querySelectorAll('button')].find(one => nameOf(one) === name)
const aloud = () => [...document.querySelectorAll('[data-aloud]')].map(one => one.textContent)
const presses = (...names: readonly string[]) => {
  for (const name of names) act(() => button(name)!.click())
}

test('[READ-19] [ROOM-19] what a palm has felt is drawn by buttons too, and shown', () => {
  set('byEar', true)
  opens()
  presses('Touch', 'up', 'up', 'right', 'Lift', 'down', 'Touch', 'left', 'Show everybody')
  const drawing = onShow.mock.lastCall![0]
  expect(parseDrawing(drawing)).toEqual(drawing)
  const [one, other] = strokesOf(unrolledDrawing(drawing))
  expect(one).toHaveLength(4)
  expect(one!.at(-1)!.y).toBeGreaterThan(one![0]!.y)
  // A right palm, seen as its owner does: its thumb side, where x is large, lies on the left.
  expect(one!.at(-1)!.x).toBeLessThan(one![0]!.x)
  expect(other).toHaveLength(2)
})

test('[READ-19] [ROOM-19] in the air nothing is drawn; where the finger is, is said; and all can be wiped', () => {
  set('byEar', true)
  opens()
  presses('up', 'right')
  expect(button('Show everybody')!.disabled).toBe(true)
  presses('Touch')
  expect(aloud()).toContainEqual(expect.stringMatching(/^Finger down, /))
  // Each step is told, also between two places that have a name.
  const before = new Set(aloud())
  for (const way of ['down', 'down', 'right', 'right', 'right', 'right', 'up']) {
    presses(way)
    const now = aloud().filter(words => words?.startsWith('Finger down'))
    expect(now.filter(words => before.has(words))).toEqual([])
    for (const words of now) before.add(words)
  }
  presses('Wipe')
  expect(aloud()).toContainEqual(expect.stringMatching(/^Finger up, /))
  expect(button('Show everybody')!.disabled).toBe(true)
})

test('[ROOM-21] with one switch the buttons are there at once, and for others when they are asked for', () => {
  opens()
  expect(button('Touch')).toBeUndefined()
  presses('Draw by buttons')
  expect(button('Touch')).toBeDefined()
  presses('Draw with a finger')
  localStorage.removeItem('veillee.drawBy')
  render(null, root)
  set('oneSwitch', 'key')
  opens()
  expect(button('Touch')).toBeDefined()
})
