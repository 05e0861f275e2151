// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Lobby } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
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
