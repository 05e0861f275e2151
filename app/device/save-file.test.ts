// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

const blob = new Blob(['{}'], { type: 'application/json' })
const pressed = vi.fn()
const share = vi.fn(async (_data: ShareData) => undefined)

function on({ isHomeScreen, canShare }: { isHomeScreen: boolean; canShare: boolean }): void {
  vi.stubGlobal('matchMedia', () => ({ matches: isHomeScreen }))
  Object.assign(navigator, { share, canShare: () => canShare })
}

beforeEach(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(pressed)
  pressed.mockClear()
  share.mockReset()
})
afterEach(() => vi.unstubAllGlobals())

test('[ROOM-27] in a browser a file is saved by a link', async () => {
  on({ isHomeScreen: false, canShare: true })
  await saveFile(blob, 'veillee.json')
  expect([pressed.mock.calls.length, share.mock.calls.length]).toEqual([1, 0])
})

test('[ROOM-27] a home-screen app hands it to the phone’s own sheet', async () => {
  on({ isHomeScreen: true, canShare: true })
  await saveFile(blob, 'veillee.json')
  expect(share.mock.calls[0]?.[0].files?.map(({ name, type }) => [name, type])).toEqual([
    ['veillee.json', 'application/json'],
  ])
  expect(pressed).not.toHaveBeenCalled()
})

test('[ROOM-27] where that cannot be, or fails, the link is pressed; who closes the sheet has decided', async () => {
  on({ isHomeScreen: true, canShare: false })
  await saveFile(blob, 'veillee.json')
  expect(pressed).toHaveBeenCalledTimes(1)
  on({ isHomeScreen: true, canShare: true })
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await saveFile(blob, 'veillee.json')
  expect(pressed).toHaveBeenCalledTimes(2)
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  await saveFile(blob, 'veillee.json')
  expect(pressed).toHaveBeenCalledTimes(2)
})
