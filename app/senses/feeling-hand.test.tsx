// @vitest-environment happy-dom
import { type Signal, signal } from '@preact/signals'
import type { FeltFrame } from '@veillee/touch'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { cue } from '../device/sound.ts'
import { FeelingHand } from './feeling-hand.tsx'
import { contactWith, frameOf } from './testing.ts'

vi.mock('../device/sound.ts', { spy: true })

const vibrate = vi.fn((_rhythm: number | readonly number[]) => true)
/** But for the zeros, by which a hand that goes away stops the motor. */
const shaken = () => vibrate.mock.calls.filter(([rhythm]) => rhythm !== 0)
let root: HTMLElement

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout', 'Date'],
  })
  vibrate.mockClear()
  Object.assign(navigator, { vibrate })
  for (const [key, value] of [
    ['language', 'en'],
    ['sense', 'glimmer'],
    ['vibration', true],
  ] as const)
    set(key, value as never)
  root = document.createElement('div')
  document.body.replaceChildren(root)
})
afterEach(() => {
  render(null, root)
  vi.useRealTimers()
})

const shows = (now: Signal<FeltFrame | null>) =>
  act(() => render(<FeelingHand now={now} part="palm" />, root))
const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('[READ-20] the words to be read aloud are those of now, and one at a time', async () => {
  set('sense', 'words')
  const now = signal<FeltFrame | null>(null)
  await shows(now)
  now.value = frameOf(contactWith({ y: 0.2 }))
  await passes(40)
  expect(root.textContent).toBe('a finger near the wrist')
  now.value = frameOf(contactWith({ y: 0.55 }))
  await passes(40)
  now.value = null
  await passes(40)
  // As long as a voice takes; nothing is lost meanwhile, and nothing stays.
  expect(root.textContent).toBe('a finger near the wrist')
  await passes(1_600)
  expect(root.textContent).toBe('up 4')
  await passes(800)
  expect(root.textContent).toBe('lifted')
  await passes(800)
  expect(root.textContent).toBe('')
})

test('[ROOM-21] words that wait stay until they are asked for', async () => {
  set('sense', 'words')
  set('wordsWait', true)
  const now = signal<FeltFrame | null>(null)
  await shows(now)
  now.value = frameOf(contactWith({ y: 0.2 }))
  await passes(40)
  now.value = null
  await passes(60_000)
  expect(root.querySelector('p')!.textContent).toBe('a finger near the wrist')
  root.querySelector('button')!.click()
  await passes(200)
  expect(root.querySelector('p')!.textContent).toBe('a dot')
  set('wordsWait', false)
})

test('[ROOM-34] a sense is chosen between two gestures: what has begun goes on as it began', async () => {
  const now = signal<FeltFrame | null>(null)
  await shows(now)
  set('sense', 'words')
  await shows(now)
  now.value = frameOf(contactWith())
  await passes(40)
  expect(root.textContent).toBe('')
})

test('[PALM-47] whoever searches is told nothing by the motor that the finger has not found', async () => {
  set('sense', 'searching')
  const now = signal<FeltFrame | null>(null)
  await shows(now)
  now.value = frameOf(contactWith({ x: 0.9, y: 0.9 }))
  await passes(200)
  expect(shaken()).toEqual([])
  // From the middle of the palm, by keys: left is towards the little finger of a right hand.
  const hand = root.querySelector('[role="application"]')!
  for (const key of [...Array(7).fill('ArrowLeft'), ...Array(6).fill('ArrowUp')])
    hand.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  await passes(200)
  expect(shaken().length).toBeGreaterThan(0)
})

test('a touch that comes down is heard softly by whoever sees it, where nothing shakes; a cloth is not', async () => {
  const knocks = vi.mocked(cue)
  for (const [sense, canShake, kind, times] of [
    ['glimmer', false, 'finger', 1],
    ['glimmer', false, 'cloth', 0],
    ['glimmer', true, 'finger', 0],
    ['words', false, 'finger', 0],
  ] as const) {
    knocks.mockClear()
    set('sense', sense)
    vi.stubGlobal('matchMedia', () => ({ matches: canShake }))
    const now = signal<FeltFrame | null>(null)
    await shows(now)
    now.value = frameOf(contactWith({ kind }))
    await passes(200)
    expect(knocks.mock.calls, `${sense} ${kind}`).toHaveLength(times)
    render(null, root)
  }
  vi.unstubAllGlobals()
})

test('a touch that comes down stirs the phone, where the person wants that', async () => {
  const now = signal<FeltFrame | null>(null)
  await shows(now)
  now.value = frameOf(contactWith())
  await passes(40)
  expect(vibrate).toHaveBeenCalledWith([25])
})

test('[PALM-47] the page says nothing of where it is touched', async () => {
  const now = signal<FeltFrame | null>(null)
  await shows(now)
  const before = root.innerHTML
  now.value = frameOf(contactWith({ x: 0.2 }))
  await passes(100)
  expect(root.innerHTML).toBe(before)
})
