import { describe, expect, test } from 'vitest'
import { Party } from './testing.ts'

const at = (party: Party, count = 5) => party.seen.lobby.seating.slice(0, count)
const p = (person: number) => ({ person })

describe('the table in the lobby', () => {
  test('[ROOM-3] has its seats in order, and as many as the game may have', () => {
    const party = Party.of(3)
    expect(party.seen.lobby.seating.length).toBe(10)
    expect(at(party, 4)).toEqual([p(0), p(1), p(2), null])
  })

  test('[ROOM-3] players change their own seats: to an empty one, or with a neighbour', () => {
    const party = Party.of(3)
    party.asks(1, { do: 'sit', seat: 4 })
    expect(at(party)).toEqual([p(0), null, p(2), null, p(1)])
    party.asks(1, { do: 'sit', seat: 0 })
    expect(at(party)).toEqual([p(1), null, p(2), null, p(0)])
    party.asks(1, { do: 'stand' })
    expect(at(party)).toEqual([null, null, p(2), null, p(0)])
    expect(party.refusal(1, { do: 'sit', seat: 2 })).toBe('That seat is taken.')
  })

  test('[ROOM-3] the host seats anybody, players nobody but themselves', () => {
    const party = Party.of(3)
    party.asks(0, { do: 'sit', seat: 3, person: 2 })
    party.asks(0, { do: 'stand', person: 1 })
    expect(at(party)).toEqual([p(0), null, null, p(2), null])
    expect(party.refusal(1, { do: 'sit', seat: 4, person: 2 })).toBe('Only the host may seat somebody else.')
    expect(party.refusal(1, { do: 'stand', person: 2 })).toBe('Only the host may seat somebody else.')
  })

  test.each([-1, 10, 0.5, Number.NaN, '__proto__'])('there is no seat %s', seat => {
    const party = Party.of(2)
    expect(party.refusal(1, { do: 'sit', seat })).toBe('There is no such seat.')
    expect(party.refusal(0, { do: 'seatBot', seat, level: 'keen' })).toBe('There is no such seat.')
  })

  test('[ROOM-3] in a match nobody changes seats; those beside it may', () => {
    const party = Party.of(4)
    party.starts()
    const late = party.comes('Late')
    const words = 'The seats of a match stay as they are until it is over.'
    expect(party.refusal(1, { do: 'sit', seat: 6 })).toBe(words)
    expect(party.refusal(1, { do: 'stand' })).toBe(words)
    expect(party.refusal(0, { do: 'sit', seat: 1, person: 2 })).toBe(words)
    expect(party.refusal(late, { do: 'sit', seat: 1 })).toBe(words)
    party.asks(late, { do: 'sit', seat: 7 })
    expect(party.seat(late)).toBe(7)
  })

  test('[ROOM-23] the host seats bots of three levels, and asks them to leave', () => {
    const party = Party.of(2)
    party.asks(0, { do: 'seatBot', seat: 3, level: 'keen' })
    party.asks(0, { do: 'seatBot', seat: 3, level: 'dreamy' })
    expect(at(party, 4)).toEqual([p(0), p(1), null, { bot: 'dreamy' }])
    expect(party.refusal(1, { do: 'unseatBot', seat: 3 })).toBe('Only the host seats robots.')
    expect(party.refusal(0, { do: 'seatBot', seat: 1, level: 'keen' })).toBe('That seat is taken.')
    expect(party.refusal(0, { do: 'seatBot', seat: 2, level: 'divine' })).toMatch('dreamy, average or keen')
    party.asks(0, { do: 'unseatBot', seat: 3 })
    expect(at(party, 4)).toEqual([p(0), p(1), null, null])
    expect(party.refusal(0, { do: 'unseatBot', seat: 3 })).toBe('There is no robot on that seat.')
  })

  test('a person without a seat makes a bot stand up', () => {
    const party = Party.of(2)
    party.asks(0, { do: 'seatBot', seat: 2, level: 'keen' })
    party.asks(1, { do: 'stand' })
    party.asks(1, { do: 'sit', seat: 2 })
    expect(at(party, 3)).toEqual([p(0), null, p(1)])
  })

  test('[ROOM-3] [PALM-6] teams are made of neighbours, gaps or not', () => {
    const party = Party.of(5, { game: 'in-the-palm' })
    expect(party.seen.lobby.teams).toEqual([
      [0, 1],
      [2, 3, 4],
    ])
    party.asks(4, { do: 'sit', seat: 7 })
    expect(party.seen.lobby.teams).toEqual([
      [0, 1],
      [2, 3, 7],
    ])
    party.asks(0, { do: 'choose', options: { individually: true } })
    expect(party.seen.lobby.teams).toEqual([])
  })
})
