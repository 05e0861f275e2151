// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { COUNT_MS, galleryToShow, useCountdown, useGallery } from './kept-gallery.ts'
import type { ReaderMatch } from './round.ts'
import { matchWith, scoredWith, tableWith } from './testing.ts'

const scored = scoredWith(3, [3, null, 3, 3, 3])
const inRound = (phase: ReaderMatch['view']['phase'], round: number) =>
  matchWith(phase, tableWith({ round, scored: phase === 'gallery' ? scored : null }))

beforeEach(() => {
  vi.useFakeTimers()
  set('motion', 'auto')
})
afterEach(() => {
  vi.useRealTimers()
})

function shown() {
  const root = document.createElement('div')
  let leave = () => {}
  function Probe({ match }: { match: ReaderMatch }) {
    const gallery = useGallery(match)
    const isCounting = useCountdown(gallery.shown)
    leave = () => void gallery.leave()
    const { phase, table } = gallery.shown.view
    return <>{isCounting ? 'counting' : `${phase} ${table.round}${gallery.isOld ? ' old' : ''}`}</>
  }
  return {
    see: (match: ReaderMatch) => act(() => render(<Probe match={match} />, root)),
    leave: () => act(() => leave()),
    get text() {
      return root.textContent
    },
  }
}

test('[READ-13] three, two, one comes between the last vote and the gallery, on phones that saw the vote', async () => {
  const screen = shown()
  await screen.see(inRound('vote', 1))
  await screen.see(inRound('gallery', 1))
  expect(screen.text).toBe('counting')
  await act(() => void vi.advanceTimersByTime(COUNT_MS + 10))
  expect(screen.text).toBe('gallery 1')
})

test('[READ-13] a phone that comes back to the gallery is not counted in', async () => {
  const screen = shown()
  await screen.see(inRound('gallery', 1))
  expect(screen.text).toBe('gallery 1')
})

test('[ROOM-34] without movement the gallery is there at once', async () => {
  set('motion', 'reduced')
  const screen = shown()
  await screen.see(inRound('vote', 1))
  await screen.see(inRound('gallery', 1))
  expect(screen.text).toBe('gallery 1')
})

test('[READ-21] a phone leaves the gallery when it likes, while play goes on', async () => {
  const screen = shown()
  await screen.see(inRound('gallery', 1))
  await screen.see(inRound('look', 2))
  await screen.see(inRound('draw', 2))
  expect(screen.text).toBe('gallery 1 old')
  await screen.leave()
  expect(screen.text).toBe('draw 2')
  await screen.see(inRound('gallery', 2))
  expect(screen.text).toBe('gallery 2')
})

test('[READ-21] a gallery that was not left yet stays, even before the next one; a new match takes its place', () => {
  const [old, next] = [inRound('gallery', 1), inRound('gallery', 2)]
  expect(galleryToShow(next, old, null)).toBe(old)
  expect(galleryToShow(next, old, '1.1')).toBe(next)
  expect(galleryToShow({ ...inRound('look', 1), number: 2 }, old, null)).toBeNull()
})
