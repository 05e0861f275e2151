// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { PadLine } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { said } from '../words/language.ts'
import { manifests } from './manifests.ts'
import { resultWords } from './result-words.ts'

beforeEach(() => set('language', 'fr'))

const players = [{ person: 0, name: 'Ana' }, { person: 1, name: 'Tom' }, { bot: 'keen' }] as const
const line = (game: PadLine['game'], result: unknown): PadLine =>
  ({ number: 1, game, at: 0, players, options: {}, result }) as unknown as PadLine

const whole = (of: PadLine): string => {
  const { score, rank } = resultWords(of)
  return [score, rank && said(rank)].filter(Boolean).join(' · ')
}

test('[ROOM-7] each match is said in words of its game, in both languages', () => {
  const reader = line('palm-reader', { stars: 23, rank: 4 })
  expect(whole(reader)).toBe('23 étoiles · À un doigt de la gloire')
  const story = line('extraordinary-story', {
    words: 17,
    rank: 'nursery-rhyme',
    end: {},
    losers: null,
    winners: null,
  })
  expect(whole(story)).toBe('17 mots · une comptine')
  const two = line('in-the-palm', { mode: 'two', scores: [6], winners: null, verdict: 4, rounds: 2 })
  expect(whole(two)).toBe('6 fusées · Presque toute une vie au creux d’une main')
  const teams = line('in-the-palm', { mode: 'teams', scores: [3, 5], winners: [1], verdict: null, rounds: 2 })
  expect(whole(teams)).toBe('Coquillage, 3 fusées · Phare, 5 fusées, gagne')
  const alone = line('in-the-palm', {
    mode: 'individual',
    scores: [3, 5, 5],
    winners: [1, 2],
    verdict: null,
    rounds: 2,
  })
  expect(whole(alone)).toBe('Ana, 3 fusées · Tom, 5 fusées, gagne · robot, 5 fusées, gagne')
  set('language', 'en')
  expect(whole(reader)).toBe('23 stars · Within a finger of glory')
  expect(whole(line('palm-reader', null))).toBe('ended early')
})

test('[EXAMPLE-7] everybody’s points, with a star for the most; of other rules nothing can be said', () => {
  expect(whole(line('example', { points: [2, 0, 2], winners: [0, 2] }))).toBe(
    'Ana, 2 points, gagne · Tom, 0 point · robot, 2 points, gagne',
  )
  expect(whole(line('example', {}))).toBe('')
})

test('a match of other rules, or of teams, has no rank to say', () => {
  expect(whole(line('palm-reader', { stars: 1 }))).toBe('1 étoile')
  expect(whole(line('extraordinary-story', { words: 9, rank: null }))).toBe('9 mots · en équipes')
})

test('[READ-18] the best is said for each set of colours, and for what else makes it comparable', () => {
  expect(manifests['palm-reader'].conditions({ difficulties: ['blue', 'green', 'grey'] })).toBe('bleu, vert')
  expect(manifests['palm-reader'].best(12)).toBe('12 étoiles')
  expect(manifests['palm-reader'].best(-3)).toBe('−3 étoiles')
  expect(manifests['extraordinary-story'].best(1)).toBe('1 mot')
  expect(manifests['in-the-palm'].best(2)).toBe('2 fusées')
  expect(manifests['extraordinary-story'].conditions({ teams: true })).toBe('en équipes')
  expect(manifests['in-the-palm'].conditions({ album: 10, expert: true })).toBe('album de 10, mode expert')
  expect(manifests['in-the-palm'].conditions({ album: null, expert: null })).toBe('')
})
