// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { galleryToShow, useGallery } from './kept-gallery.ts'
import type { ReaderMatch } from './round.ts'
import { matchWith, scoredWith, tableWith } from './testing.ts'

const scored = scoredWith(3, [3, null, 3, 3, 3])
const inRound = (phase: ReaderMatch['view']['phase'], round: number) =>
  matchWith(phase, tableWith({ round, scored: phase === 'gallery' ? scored : null }))

function shown() {
  const root = document.createElement('div')
  let leave = () => {}
  function Probe({ match }: { match: ReaderMatch }) {
    const gallery = useGallery(match)
    leave = () => void gallery.leave()
    const { phase, table } = gallery.shown.view
    return <>{`${phase} ${table.round}${gallery.isOld ? ' old' : ''}`}</>
  }
  return {
    see: (match: ReaderMatch) => act(() => render(<Probe match={match} />, root)),
    leave: () => act(() => leave()),
    get text() {
      return root.textContent
    },
  }
}

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
