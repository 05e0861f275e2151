// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import type { Pad, PadLine } from '../connection/server-messages.ts'
import { set } from '../device/settings.ts'
import { bestWords, conditionWords, resultWords } from './pad-words.ts'

beforeEach(() => set('language', 'fr'))

const players = [{ person: 0, name: 'Ana' }, { person: 1, name: 'Tom' }, { bot: 'keen' }] as const
const line = (game: PadLine['game'], result: unknown): PadLine =>
  ({ number: 1, game, at: 0, players, options: {}, result }) as unknown as PadLine

test('[ROOM-7] each match is said in words of its game, in both languages', () => {
  const reader = line('palm-reader', { stars: 23, rank: 4 })
  expect(resultWords(reader)).toBe('23 étoiles · À un doigt de la gloire')
  const story = line('extraordinary-story', {
    words: 17,
    rank: 'nursery-rhyme',
    end: {},
    losers: null,
    winners: null,
  })
  expect(resultWords(story)).toBe('17 mots · une comptine')
  const two = line('in-the-palm', { mode: 'two', scores: [6], winners: null, verdict: 4, rounds: 2 })
  expect(resultWords(two)).toBe('6 points · Presque toute une vie au creux d’une main')
  const teams = line('in-the-palm', { mode: 'teams', scores: [3, 5], winners: [1], verdict: null, rounds: 2 })
  expect(resultWords(teams)).toBe('Coquillage 3 · Phare 5 ★')
  const alone = line('in-the-palm', {
    mode: 'individual',
    scores: [3, 5, 5],
    winners: [1, 2],
    verdict: null,
    rounds: 2,
  })
  expect(resultWords(alone)).toBe('Ana 3 · Tom 5 ★ · robot 5 ★')
  set('language', 'en')
  expect(resultWords(reader)).toBe('23 stars · Within a finger of glory')
  expect(resultWords(line('palm-reader', null))).toBe('ended early')
})

test('a match of other rules, or of teams, has no rank to say', () => {
  expect(resultWords(line('palm-reader', { stars: 1 }))).toBe('1 étoile')
  expect(resultWords(line('extraordinary-story', { words: 9, rank: null }))).toBe('9 mots · en équipes')
})

test('[READ-18] the best is said for each set of colours, and for what else makes it comparable', () => {
  const best = (game: string, under: object): Pad['best'][number] =>
    ({ game, seats: 4, under, score: 12, numbers: [1] }) as Pad['best'][number]
  expect(conditionWords(best('palm-reader', { difficulties: ['blue', 'green'] }))).toBe('bleu, vert')
  expect(bestWords(best('palm-reader', {}))).toBe('12 étoiles')
  expect(conditionWords(best('extraordinary-story', { teams: true }))).toBe('en équipes')
  expect(conditionWords(best('in-the-palm', { album: 10, expert: true }))).toBe('album de 10, mode expert')
  expect(conditionWords(best('in-the-palm', { album: null, expert: null }))).toBe('')
})
