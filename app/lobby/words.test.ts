// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Lobby, PadLine } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { resultWords } from '../games/result-words.ts'
import { readyWords } from '../round-table/ready-words.ts'

beforeEach(() => set('language', 'fr'))

const lobby = (part: Partial<Lobby>): Lobby =>
  ({ seating: [], teams: [], notReady: null, ...part }) as unknown as Lobby

const people = (count: number) => Array.from({ length: count }, (_, person) => ({ person }))

test('[ROOM-3] the sentence says who is there, in which teams, and that all is set', () => {
  const six = lobby({
    seating: people(6),
    teams: [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
  })
  expect(readyWords(six)).toBe('6 à table, 3 équipes\u202f: tout est prêt')
  set('language', 'en')
  expect(readyWords(six)).toBe('6 at the table, 3 teams: all set')
  expect(readyWords(lobby({ seating: people(2) }))).toBe('2 at the table: all set')
  const apart = lobby({ seating: people(4), setting: 'remote' } as Partial<Lobby>)
  expect(readyWords(apart)).toBe('4 of you: all set')
})

test('[ROOM-4] or what is missing, as the server says it', () => {
  const notReady = { fr: 'Il manque une personne, ou un robot.', en: 'One more person, or a robot.' }
  expect(readyWords(lobby({ seating: people(1), notReady }))).toBe('Il manque une personne, ou un robot')
})

const line = (part: unknown): PadLine => part as PadLine

test('[ROOM-7] a result is a line of the pad in words', () => {
  const scores = { game: 'in-the-palm', result: { mode: 'teams', scores: [9, 7] } }
  expect(resultWords(line(scores))).toBe('Coquillage\u00a09, Phare\u00a07')
  const alone = { ...scores, players: [{ person: 0, name: 'Ana' }, { bot: 'keen' }] }
  expect(resultWords(line({ ...alone, result: { mode: 'individual', scores: [4, 5] } }))).toBe(
    'Ana\u00a04, robot\u00a05',
  )
  expect(resultWords(line({ game: 'extraordinary-story', result: { words: 12 } }))).toBe('12 mots')
  expect(resultWords(line({ game: 'palm-reader', result: { stars: 1 } }))).toBe('1 étoile')
  expect(resultWords(line({ game: 'palm-reader', result: null }))).toBe('arrêtée en route')
})
