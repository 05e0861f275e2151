// @vitest-environment happy-dom
import { render } from 'preact'
import { expect, test } from 'vitest'
import { PrintedCards, pagesOf } from './printed-cards.tsx'

const MEMORIES = { widthMm: 84, heightMm: 57.25 }
const WORDS = { widthMm: 72, heightMm: 44 }
const faces = (count: number) => Array.from({ length: count }, (_, i) => `Our ${i}`)

test('[ROOM-39] [TALE-36] eight photographs or ten words a page, and as many backs behind each', () => {
  const place = document.createElement('div')
  render(<PrintedCards faces={faces(11)} {...MEMORIES} backUrl="blob:back" />, place)
  const pages = [...place.querySelectorAll('ul')]
  expect(pages.map(page => [page.childElementCount, page.className])).toEqual([
    [8, ''],
    [8, 'printed-backs'],
    [3, ''],
    [3, 'printed-backs'],
  ])
  expect(pages[2]!.textContent).toBe('Our 8Our 9Our 10')
  expect(pagesOf({ faces: faces(126), ...WORDS }).map(({ length }) => length)).toEqual([
    ...Array.from({ length: 12 }, () => 10),
    6,
  ])
})

test('no cards are no page', () => expect(pagesOf({ faces: [], ...WORDS })).toEqual([]))
