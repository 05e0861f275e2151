// @vitest-environment happy-dom
import { render } from 'preact'
import { expect, test } from 'vitest'
import { PrintedPhotos, pagesOf } from './printed-photos.tsx'

const photos = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ title: `Our ${i}`, url: `blob:${i}` }))

test('[ROOM-39] eight photographs a page, and as many backs behind each', () => {
  const place = document.createElement('div')
  render(<PrintedPhotos photos={photos(11)} back="blob:back" />, place)
  const pages = [...place.querySelectorAll('ul')]
  expect(pages.map(page => [page.childElementCount, page.className])).toEqual([
    [8, ''],
    [8, 'printed-backs'],
    [3, ''],
    [3, 'printed-backs'],
  ])
  expect(pages[2]!.textContent).toBe('Our 8Our 9Our 10')
})

test('no photographs are no page', () => expect(pagesOf([])).toEqual([]))
