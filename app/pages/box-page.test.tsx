// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, expect, test, vi } from 'vitest'
import type { BoxFile } from './box-files.ts'
import { BoxPage } from './box-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function shown(fetched: () => Promise<unknown>): Promise<HTMLElement> {
  vi.stubGlobal('fetch', fetched)
  const place = document.createElement('div')
  render(<BoxPage />, place)
  await vi.waitFor(() => expect(place.querySelector('main')?.childElementCount).toBeGreaterThan(0))
  return place
}

const file = (id: string, paper: BoxFile['paper']): BoxFile => ({ id, paper, sides: 4, bytes: 6e5 })

test('[ROOM-25] the page of the box offers each file that was printed, on its paper, and nothing else', async () => {
  const files = [
    file('rules-en', 'a4'),
    file('memories', 'a4'),
    file('rules-en', 'letter'),
    file('rules-fr', 'a4'),
  ]
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB')
  const page = await shown(async () => ({ ok: true, json: async () => files }))
  expect(
    [...page.querySelectorAll('main section')].map(section =>
      [...section.querySelectorAll('a')].map(a => a.getAttribute('href')),
    ),
  ).toEqual([['/print/a4/rules-en.pdf', '/print/a4/memories.pdf'], ['/print/letter/rules-en.pdf']])
})

test('[ROOM-25] whoever plays one game alone sees which files are for it', async () => {
  const files = [
    { ...file('words-en', 'a4'), game: 'extraordinary-story' },
    { ...file('symbols', 'a4'), game: 'palm-reader' },
    file('rules-en', 'a4'),
  ]
  const page = await shown(async () => ({ ok: true, json: async () => files }))
  expect([...page.querySelectorAll('main small')].map(small => small.textContent?.split(' · ')[0])).toEqual([
    'An Extraordinary Story',
    'Palm Reader',
    expect.stringContaining('4 pages'),
  ])
})

test('[ROOM-25] it says in words that nothing was printed, or that the server is away', async () => {
  const without = await shown(async () => ({ ok: false }))
  expect(without.textContent).toContain('built without its box')
  expect(without.querySelector('main section')).toBeNull()
  const away = await shown(async () => Promise.reject(new TypeError('no network')))
  expect(away.textContent).toContain('does not answer')
  expect(away.textContent).not.toContain('built without')
})
