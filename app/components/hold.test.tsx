// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { told } from './announcer.tsx'
import { Hold, PeekPad } from './hold.tsx'

const place = document.createElement('div')
const changed = vi.fn()
const pad = () => place.querySelector('button')!
const on = (event: Event) => act(() => void pad().dispatchEvent(event))
const isHeld = () => pad().getAttribute('aria-pressed') === 'true'

beforeEach(() => {
  vi.useFakeTimers()
  changed.mockClear()
  set('hold', 'hold')
  act(() => render(<PeekPad onChange={changed}>See</PeekPad>, place))
})
afterEach(() => {
  act(() => render(null, place))
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function holds(): void {
  on(new PointerEvent('pointerdown', { pointerId: 1 }))
  act(() => void vi.advanceTimersByTime(300))
  expect(isHeld()).toBe(true)
}

function hides(): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('[ROOM-14] what is held open shuts when the phone is locked or another app comes', () => {
  holds()
  hides()
  expect(isHeld()).toBe(false)
  expect(changed.mock.calls).toEqual([[true], [false]])
})

test('[ROOM-14] and when the page is left', () => {
  holds()
  act(() => void dispatchEvent(new Event('pagehide')))
  expect(isHeld()).toBe(false)
})

test('[ROOM-34] what a tap has opened shuts too', () => {
  act(() => set('hold', 'tap'))
  on(new MouseEvent('click', { detail: 1 }))
  expect(isHeld()).toBe(true)
  hides()
  expect(isHeld()).toBe(false)
})

test('[ROOM-34] who taps instead, or does not see it, is told so where others hold, and nothing of a finger that stays', () => {
  set('language', 'en')
  const both = (
    <PeekPad key="both" onChange={changed} how="Let go and it hides." byTap="See it">
      Keep your finger here
    </PeekPad>
  )
  act(() => render(both, place))
  expect(pad().textContent).toBe('Keep your finger here Let go and it hides.')
  act(() => set('hold', 'tap'))
  expect(pad().textContent).toBe('See it One tap shows, another hides.')
  act(() => {
    set('hold', 'hold')
    set('byEar', true)
  })
  expect(pad().textContent).toBe('See it (one double tap opens, another shuts)')
  act(() => {
    set('byEar', false)
    set('oneSwitch', 'key')
  })
  expect(pad().textContent).toBe('See it One press shows, another hides.')
  act(() => set('oneSwitch', 'off'))
})

test('[ROOM-34] and a finger that stays does nothing for them', () => {
  act(() => set('hold', 'tap'))
  on(new PointerEvent('pointerdown', { pointerId: 1 }))
  act(() => void vi.advanceTimersByTime(5_000))
  expect(changed).not.toHaveBeenCalled()
})

test('while nothing can be done it says why, to those who tap too', () => {
  act(() => set('hold', 'tap'))
  act(() => render(<Hold key="off" icon="turn" disabled how="say the card first" children="Turn" />, place))
  expect(pad().textContent).toBe('Turn say the card first')
})

test('[ROOM-34] a screen reader’s double tap opens it, wherever its cursor goes then, and the next shuts it', () => {
  on(new MouseEvent('click', { detail: 0, bubbles: true }))
  on(new FocusEvent('blur'))
  expect(isHeld()).toBe(true)
  on(new MouseEvent('click', { detail: 0, bubbles: true }))
  expect(isHeld()).toBe(false)
})

test('a finger’s click opens nothing that is to be held', () => {
  on(new MouseEvent('click', { detail: 1, bubbles: true }))
  expect(isHeld()).toBe(false)
})

test('[ROOM-34] what takes two taps takes one double tap of a screen reader', () => {
  const held = vi.fn()
  act(() => set('hold', 'tap'))
  act(() => render(<Hold key="cover" icon="palm" onHeld={held} children="Open" />, place))
  on(new MouseEvent('click', { detail: 1, bubbles: true }))
  expect(held).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(5_000))
  on(new MouseEvent('click', { detail: 0, bubbles: true }))
  expect(held).toHaveBeenCalledTimes(1)
})

test('a finger that rests on it brings no magnifier, no selection and no menu', () => {
  for (const kind of ['touchstart', 'touchmove', 'contextmenu']) {
    const event = new Event(kind, { bubbles: true, cancelable: true })
    on(event)
    expect([kind, event.defaultPrevented]).toEqual([kind, true])
  }
})

const key = (type: 'keydown' | 'keyup') => on(new KeyboardEvent(type, { key: 'Enter', bubbles: true }))

test('[ROOM-21] a key that is kept down shows as long as that; one that is pressed opens, and shuts the next time', () => {
  key('keydown')
  act(() => void vi.advanceTimersByTime(300))
  expect(isHeld()).toBe(true)
  key('keyup')
  expect(isHeld()).toBe(false)
  for (const is of [true, false, true]) {
    key('keydown')
    key('keyup')
    act(() => void vi.advanceTimersByTime(300))
    on(new FocusEvent('blur'))
    expect(isHeld()).toBe(is)
  }
})

test('[ROOM-21] a key whose hold has ended meanwhile opens nothing', () => {
  key('keydown')
  act(() => void vi.advanceTimersByTime(300))
  on(new FocusEvent('blur'))
  key('keyup')
  expect(isHeld()).toBe(false)
})

test('[ROOM-21] what is done by holding is done by the second of two presses of a key, and that is said', () => {
  told.value = []
  const held = vi.fn()
  act(() => render(<Hold key="turn" icon="palm" ms={700} onHeld={held} children="Turn" />, place))
  const presses = () => {
    key('keydown')
    key('keyup')
    act(() => void vi.advanceTimersByTime(1_000))
  }
  presses()
  expect(held).toHaveBeenCalledTimes(0)
  expect(told.value.at(-1)!.words).toBe('Once more to do it.')
  presses()
  expect(held).toHaveBeenCalledTimes(1)
  // However long a screen reader speaks in between; but not for somebody who has been elsewhere.
  presses()
  act(() => void vi.advanceTimersByTime(60_000))
  presses()
  expect(held).toHaveBeenCalledTimes(2)
  presses()
  on(new FocusEvent('blur'))
  presses()
  expect(held).toHaveBeenCalledTimes(2)
})

test('[ROOM-21] for a screen reader one press of a key does it, as it is told', () => {
  set('byEar', true)
  const held = vi.fn()
  act(() => render(<Hold key="turn" icon="palm" ms={700} onHeld={held} children="Turn" />, place))
  expect(place.textContent).toContain('one double tap will do')
  key('keydown')
  key('keyup')
  expect(held).toHaveBeenCalledTimes(1)
})
