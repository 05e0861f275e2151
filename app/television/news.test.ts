// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { lobbyOf } from '../game-kit/testing.tsx'
import { newsIn } from './news.ts'

const lobby = (change: object = {}) => ({ ...lobbyOf(['Ana', 'Tom']), code: 'KMF4', ...change })

test('[ROOM-5] whoever comes, leaves or becomes host is news; what was so before is not', () => {
  const before = lobby()
  const [ana] = before.people
  const came = { ...before, people: [...before.people, { ...ana!, name: 'Zoé' }] }
  expect(newsIn(null, before)).toEqual([])
  expect(newsIn(before, before)).toEqual([])
  expect(newsIn(before, came).map(({ words }) => words.en)).toEqual(['Here comes Zoé!'])
  const left = {
    ...before,
    people: before.people.map((one, i) => (i === 1 ? { ...one, status: 'left' as const } : one)),
  }
  expect(newsIn(before, left).map(({ cue }) => cue)).toEqual(['goes'])
  expect(newsIn(before, { ...before, host: 1 }).map(({ person }) => person)).toEqual([1])
})

test('[ROOM-6] a shared screen that comes is nobody', () => {
  const before = lobby()
  const screen = { ...before.people[0]!, isScreen: true }
  expect(newsIn(before, { ...before, people: [...before.people, screen] })).toEqual([])
})
