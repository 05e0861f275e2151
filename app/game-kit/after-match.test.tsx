// @vitest-environment happy-dom
import { sealOf, seedFrom } from '@veillee/kernel'
import { beforeEach, expect, test, vi } from 'vitest'
import { set } from '../device/settings.ts'
import { OpenSheet } from '../match/sheets.tsx'
import { PadSheet } from '../sheets/pad-sheet.tsx'
import { AfterMatch } from './after-match.tsx'
import { lobbyOf, matchOf, phoneOf, press, ScreenTest, show } from './testing.tsx'

beforeEach(() => {
  localStorage.clear()
  set('language', 'fr')
})

const over = (change: object = {}) => matchOf({ end: 'finished', ...change }, 'over')

test('[ROOM-7] the host starts the next match with the same seats, under the name that the game gives it', () => {
  const room = new ScreenTest({ match: over() })
  const place = show(<AfterMatch again={{ fr: 'La revanche', en: 'Rematch' }} />, room)
  press(place, 'La revanche')
  expect(room.requests.at(-1)?.wish).toEqual({ do: 'start', match: 2 })
})

test('[ROOM-7] what the next match lacks is said instead', () => {
  const lobby = lobbyOf(['Ana', 'Tom', 'Jo'], { notReady: { fr: 'Il manque une personne.', en: '' } })
  const place = show(<AfterMatch />, new ScreenTest({ match: over(), lobby }))
  expect(place.textContent).toContain('Il manque une personne.')
  expect(place.querySelector<HTMLButtonElement>('.primary')?.disabled).toBe(true)
})

test('[ROOM-7] the host can choose another of the three games, and everybody goes back to the table when they like', async () => {
  const room = new ScreenTest({ match: over() })
  const place = show(
    <>
      <AfterMatch />
      <OpenSheet />
    </>,
    room,
  )
  press(place, 'Autre jeu')
  press(place, 'Une histoire extraordinaire')
  expect(room.requests.at(-1)?.wish).toEqual({ do: 'choose', game: 'extraordinary-story' })
  expect(room.client.leftEndOf.value).toBe(0)
  await room.answers('choose', 'done')
  expect(room.client.leftEndOf.value).toBe(1)
})

test('[ROOM-7] the others are told whose turn it is to go on', () => {
  const lobby = lobbyOf(['Ana', 'Tom', 'Jo'], { host: 1 })
  const room = new ScreenTest({ match: over(), lobby, phone: phoneOf({ isHost: false }) })
  const place = show(<AfterMatch />, room)
  expect(place.textContent).toContain('Tom lance la suite')
  expect(place.textContent).not.toContain('Encore une partie')
  press(place, 'La table')
  expect(room.client.leftEndOf.value).toBe(1)
})

test('[ROOM-15] after a match the phone has checked the shuffle by itself, and says so in words', async () => {
  const numbers = ['1'.repeat(64)]
  const server = 'a'.repeat(64)
  const seal = { ...sealOf(server, numbers), by: [1] }
  const opened = { server, seed: seedFrom(server, numbers) }
  const kept = show(<AfterMatch />, new ScreenTest({ match: over({ seal, opened }) }))
  await vi.waitFor(() => expect(kept.textContent).toContain('Cartes bien mélangées'))
  const broken = show(
    <AfterMatch />,
    new ScreenTest({ match: over({ seal, opened: { ...opened, server: 'b'.repeat(64) } }) }),
  )
  await vi.waitFor(() => expect(broken.textContent).toContain('Le mélange ne colle pas'))
})

test('[READ-18] the score pad keeps every match, the last one first, and the best of each kind', () => {
  const line = (number: number, stars: number) => ({
    number,
    game: 'palm-reader' as const,
    at: number * 60_000,
    players: [
      { person: 0, name: 'Ana' },
      { person: 1, name: 'Tom' },
    ],
    options: {},
    result: { stars, rank: 2 as const },
  })
  const best = {
    game: 'palm-reader' as const,
    seats: 4,
    under: { difficulties: ['blue'] },
    score: 9,
    numbers: [1],
  }
  const room = new ScreenTest({ pad: { lines: [line(1, 9), line(2, 7)], best: [best] } })
  const place = show(<PadSheet onClose={() => undefined} />, room)
  expect([...place.querySelectorAll('ol > li > span')].map(one => one.textContent)).toEqual([
    '7 étoiles · Vos mains ont compris le jeu',
    '9 étoiles · Vos mains ont compris le jeu',
  ])
  expect(place.querySelector('.play-best')?.textContent).toBe('9 étoilesPalm Reader · à 4 · bleu')
})
