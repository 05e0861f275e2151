// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { Photo, photoSpoken, photoTitle } from './photo.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  set('language', 'en')
})
afterEach(() => {
  render(null, document.body)
  vi.useRealTimers()
})

test('[ROOM-22] [PALM-24] a picture that is not kept yet is told in words, never by its title, and asked for again', async () => {
  act(() => render(<Photo card={42} tag="A" onPress={() => undefined} />, document.body))
  await act(() => void document.querySelector('img')!.dispatchEvent(new Event('error')))
  expect(document.querySelector('img')).toBeNull()
  expect(document.querySelector('.stand-in')!.textContent).toBe(photoSpoken(42))
  expect(document.body.textContent).not.toContain(photoTitle(42))
  await act(() => void vi.advanceTimersByTime(5_100))
  expect(document.querySelector('img')).not.toBeNull()
})
