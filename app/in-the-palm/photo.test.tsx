// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetOwnPhotos, keepOwnPhoto } from '../device/own-photos.ts'
import { set } from '../device/settings.ts'
import { Photo, photoSpoken, photoSvg, photoTitle } from './photo.tsx'

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

test('[PALM-52] [ROOM-39] a photograph of the room’s own is shown as a JPEG, whatever its bytes are, and kept whole or not at all', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => `blob:${files.push(file as Blob)}`)
  const script = btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  await expect(photoSvg(101)).rejects.toThrow('101')
  keepOwnPhoto(101, 'Rex at sea', script)
  act(() => render(<Photo card={101} tag="A" />, document.body))
  expect(document.querySelector('img')!.getAttribute('src')).toBe('blob:1')
  expect(files.map(({ type }) => type)).toEqual(['image/jpeg'])
  expect([photoTitle(101), photoSpoken(101)]).toEqual(['Rex at sea', 'Rex at sea'])
  const kept = await photoSvg(101)
  expect(kept).toContain(`href="data:image/jpeg;base64,${script}"`)
  expect(kept).not.toContain('onload')
  forgetOwnPhotos()
  await expect(photoSvg(101)).rejects.toThrow('101')
})
