// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAwake } from './awake.ts'

function Page({ isPlaying }: { isPlaying: boolean }) {
  return <p>{useAwake(isPlaying) ? 'hint' : 'no hint'}</p>
}

const place = document.createElement('div')
const show = (isPlaying: boolean) => act(() => render(<Page isPlaying={isPlaying} />, place))

beforeEach(() => {
  localStorage.clear()
  act(() => render(null, place))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

test('the screen stays on while a match runs, and no longer', async () => {
  const release = vi.fn(async () => undefined)
  const request = vi.fn(async () => ({ release }))
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  show(true)
  expect(request).toHaveBeenCalledTimes(1)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(request).toHaveBeenCalledTimes(2)
  show(false)
  await vi.waitFor(() => expect(release).toHaveBeenCalled())
  expect(place.textContent).toBe('no hint')
  Reflect.deleteProperty(navigator, 'wakeLock')
})

test('[ROOM-26] where a page cannot see to that, the person is told how, once', () => {
  show(true)
  expect(place.textContent).toBe('hint')
  act(() => render(null, place))
  show(true)
  expect(place.textContent).toBe('no hint')
})
