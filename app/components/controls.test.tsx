// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Primary } from './controls.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const button = () => document.querySelector<HTMLButtonElement>('.primary')!
const shows = (key: string, onPress: () => void) =>
  act(() =>
    render(
      <Primary key={key} isGrave onPress={onPress}>
        {key}
      </Primary>,
      document.body,
    ),
  )
const taps = () =>
  act(() => void button().dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true })))

test('[ROOM-11] the second tap of two does not press the button that has come in the place of the first', async () => {
  const [end, again] = [vi.fn(), vi.fn()]
  await shows('See the result', end)
  await taps()
  await shows('Play again', again)
  expect(button().disabled).toBe(true)
  await taps()
  await act(() => void vi.advanceTimersByTime(600))
  expect(button().disabled).toBe(false)
  await taps()
  expect([end.mock.calls.length, again.mock.calls.length]).toEqual([1, 1])
})
