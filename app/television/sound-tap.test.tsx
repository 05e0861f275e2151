// @vitest-environment happy-dom
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { audioNow } from '../device/audio.ts'
import { set, settings } from '../device/settings.ts'
import { ScreenTest, show } from '../game-kit/testing.tsx'
import { SoundTap } from './sound-tap.tsx'

vi.mock('../device/audio.ts', { spy: true })

beforeEach(() => {
  vi.useFakeTimers()
  set('language', 'en')
  set('sound', true)
})
afterEach(() => void vi.useRealTimers())

const taps = (event: Event) =>
  act(() => {
    dispatchEvent(event)
    vi.advanceTimersByTime(250)
  })
const anywhere = () => new Event('pointerup')
const ok = () => new KeyboardEvent('keydown', { key: 'Enter' })

test('[ROOM-6] the first tap on a shared screen lets sound in; then one tap, or OK, silences it, and one more brings it back', async () => {
  vi.mocked(audioNow).mockReturnValue(undefined)
  const place = show(<SoundTap />, new ScreenTest())
  expect(place.textContent).toBe('Tap the screen, or OK, for sound')
  // A table that plays on without would hear nothing all evening: its phones are silent beside a shared screen.
  await act(() => void vi.advanceTimersByTime(600_000))
  expect(place.textContent).toBe('Tap the screen, or OK, for sound')
  vi.mocked(audioNow).mockReturnValue({} as AudioContext)
  const heard: boolean[] = []
  for (const event of [anywhere(), anywhere(), ok()]) {
    await taps(event)
    heard.push(settings.peek().sound)
  }
  expect(heard).toEqual([true, false, true])
  expect(place.textContent).toBe('Sound is on')
  await act(() => void vi.advanceTimersByTime(3_000))
  expect(place.textContent).toBe('')
})
