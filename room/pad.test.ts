import type { GameId } from '@veillee/games'
import { describe, expect, test } from 'vitest'
import { bestOf, type PadLine } from './pad.ts'
import { Party } from './testing.ts'

const line = (
  number: number,
  game: GameId,
  seats: number,
  options: object,
  result: object | null,
): PadLine => ({
  number,
  game,
  at: number,
  players: Array.from({ length: seats }, (_, person) => ({ person, name: `p${person}` })),
  options: options as PadLine['options'],
  result: result as PadLine['result'],
})

const stars = (stars: number) => ({ stars, rank: 1 })
const palm = (score: number, mode = 'two') => ({
  mode,
  scores: [score],
  winners: null,
  verdict: 3,
  rounds: 2,
})
const words = (words: number) => ({
  words,
  rank: 'haiku',
  end: { why: 'stuck', by: 0 },
  losers: null,
  winners: null,
})

describe('the best of a pad', () => {
  test('[READ-18] stars are compared for one number of players and one set of colours', () => {
    const green = { difficulties: ['green'] }
    const both = { difficulties: ['green', 'red'] }
    const best = bestOf([
      line(1, 'palm-reader', 4, green, stars(12)),
      line(2, 'palm-reader', 5, green, stars(20)),
      line(3, 'palm-reader', 4, green, stars(15)),
      line(4, 'palm-reader', 4, both, stars(9)),
      line(5, 'palm-reader', 4, green, stars(15)),
      line(6, 'palm-reader', 4, green, stars(3)),
    ])
    expect(best.map(({ seats, under, score, numbers }) => [seats, under, score, numbers])).toEqual([
      [4, green, 15, [3, 5]],
      [5, green, 20, [2]],
      [4, both, 9, [4]],
    ])
  })

  test('stories are compared by their words, for one number of tellers, with teams or without', () => {
    const best = bestOf([
      line(1, 'extraordinary-story', 4, { teams: false }, words(12)),
      line(2, 'extraordinary-story', 4, { teams: true }, words(20)),
      line(3, 'extraordinary-story', 4, { teams: false }, words(18)),
    ])
    expect(best.map(({ under, score, numbers }) => [under, score, numbers])).toEqual([
      [{ teams: false }, 18, [3]],
      [{ teams: true }, 20, [2]],
    ])
  })

  test('[PALM-33] two who play Palm together are compared for one size of album; rivals are not', () => {
    const best = bestOf([
      line(1, 'in-the-palm', 2, { album: 8, expert: false }, palm(5)),
      line(2, 'in-the-palm', 2, { album: 14, expert: false }, palm(4)),
      line(3, 'in-the-palm', 2, { album: 8, expert: false }, palm(7)),
      line(4, 'in-the-palm', 6, { album: 8, expert: false }, palm(9, 'teams')),
    ])
    expect(best.map(({ under, score }) => [under.album, score])).toEqual([
      [8, 7],
      [14, 4],
    ])
  })

  test('a match that was ended early is on the pad and counts for nothing', () => {
    expect(bestOf([line(1, 'palm-reader', 4, {}, null)])).toEqual([])
  })
})

test('[ROOM-7] [READ-18] one evening, three games, one pad', () => {
  const party = Party.of(4)
  for (const game of ['palm-reader', 'extraordinary-story', 'in-the-palm', 'palm-reader'] as const) {
    party.asks(0, { do: 'choose', game })
    party.starts()
    party.playsToTheEnd()
  }
  const { lines, best } = party.seen.pad
  expect(lines.map(({ number, game }) => [number, game])).toEqual([
    [1, 'palm-reader'],
    [2, 'extraordinary-story'],
    [3, 'in-the-palm'],
    [4, 'palm-reader'],
  ])
  expect(best.map(({ game }) => game)).toEqual(['palm-reader', 'extraordinary-story'])
  expect(party.again().pad).toEqual(party.room.pad)
})

test('the pad keeps the names that people had, and which seats were bots’', () => {
  const party = Party.of(3, { setting: 'remote' })
  party.asks(0, { do: 'seatBot', seat: 3, level: 'keen' })
  party.starts()
  party.asks(0, { do: 'endEarly', match: 1 })
  party.asks(1, { do: 'rename', name: 'Benoît' })
  expect(party.seen.pad.lines[0]?.players).toEqual([
    { person: 0, name: 'Ada' },
    { person: 1, name: 'Ben' },
    { person: 2, name: 'Cleo' },
    { bot: 'keen' },
  ])
})
