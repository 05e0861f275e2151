// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askForAwake, awakeHintIsRead, needsAwakeHint, useAwake } from './awake.ts'

class FakeLock extends EventTarget {
  release = vi.fn(async () => void this.dispatchEvent(new Event('release')))
}

let given: FakeLock[]
let request: ReturnType<typeof vi.fn<() => Promise<FakeLock>>>
const give = async () => {
  given.push(new FakeLock())
  return given.at(-1)!
}
const refuse = async () => {
  throw new DOMException('no tap', 'NotAllowedError')
}

function Page({ isPlaying }: { isPlaying: boolean }) {
  useAwake(isPlaying)
  return <p>{needsAwakeHint() ? 'hint' : 'no hint'}</p>
}

const place = document.createElement('div')
const show = (isPlaying: boolean) => act(async () => render(<Page isPlaying={isPlaying} />, place))
const tap = () => act(async () => void dispatchEvent(new Event('pointerup')))

beforeEach(() => {
  localStorage.clear()
  given = []
  request = vi.fn(give)
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Reflect.deleteProperty(globalThis, 'cookieStore')
})
afterEach(async () => {
  await act(async () => render(null, place))
  Reflect.deleteProperty(navigator, 'standalone')
})

test('the screen stays on while a match runs, and no longer', async () => {
  await show(true)
  expect(request).toHaveBeenCalledTimes(1)
  await given[0]!.release() // by a browser, when the page is hidden
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(request).toHaveBeenCalledTimes(2)
  await show(false)
  expect(given[1]!.release).toHaveBeenCalled()
  await tap()
  expect(request).toHaveBeenCalledTimes(2)
  expect(place.textContent).toBe('no hint')
})

test('whoever comes in asks within that tap, and sleeps again unless a match begins', async () => {
  vi.useFakeTimers()
  askForAwake()
  expect(request).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(given[0]!.release).toHaveBeenCalled()
  askForAwake()
  await vi.advanceTimersByTimeAsync(1_000)
  vi.useRealTimers()
  await show(true)
  expect(request).toHaveBeenCalledTimes(2)
  expect(given[1]!.release).not.toHaveBeenCalled()
})

test('what is not given without a tap is asked for again with the next one, without a word', async () => {
  request.mockImplementationOnce(refuse)
  await show(true)
  expect(place.textContent).toBe('no hint')
  await tap()
  expect([request.mock.calls.length, given.length, place.textContent]).toEqual([2, 1, 'no hint'])
})

test('[ROOM-26] where it is refused even then, and the screen goes dark, it is said kindly, until it is read', async () => {
  request.mockImplementation(refuse)
  await show(true)
  await tap()
  expect(place.textContent).toBe('no hint')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  hidden.mockRestore()
  await show(false)
  expect(place.textContent).toBe('hint')
  awakeHintIsRead()
  await show(true)
  expect(place.textContent).toBe('no hint')
})

test('[ROOM-26] where a page cannot see to that, the person is told how, until it is read', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock')
  await show(true)
  await show(false)
  expect(place.textContent).toBe('hint')
  awakeHintIsRead()
  await show(true)
  expect(place.textContent).toBe('no hint')
})

test('[ROOM-26] nor can a home-screen app of an older iOS, whatever it says', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
  await show(true)
  expect(place.textContent).toBe('hint')
})

test('a newer one can', async () => {
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })
  Object.defineProperty(globalThis, 'cookieStore', { value: {}, configurable: true })
  await show(true)
  expect(place.textContent).toBe('no hint')
})
