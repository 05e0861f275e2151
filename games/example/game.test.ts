import { awaits, awayOf, isBetweenTurns, isRefusal, standInByVote } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { example, lonelyIn } from './game.ts'
import { options } from './state.ts'
import { ExampleTestMatch } from './testing.ts'

describe('a round', () => {
  test('[EXAMPLE-1] 2 to 6 play, and chance names the first dealer', () => {
    expect(example.seats).toEqual({ min: 2, max: 6 })
    const dealers = new Set<number>()
    for (let seed = 1; seed <= 40; seed++) dealers.add(new ExampleTestMatch(4, {}, seed).table.dealer)
    expect([...dealers].sort()).toEqual([0, 1, 2, 3])
  })

  test('[EXAMPLE-2] the lucky number is any of the six, and only the dealer sees it', () => {
    const drawn = new Set<number | null>()
    for (let seed = 1; seed <= 60; seed++) {
      const game = new ExampleTestMatch(3, {}, seed)
      const { dealer, shown } = game.table
      expect(shown).toBeNull()
      drawn.add(game.hand(dealer).lucky)
      expect([1, 2].map(left => game.hand((dealer + left) % 3).lucky)).toEqual([null, null])
    }
    expect([...drawn].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('[EXAMPLE-3] everybody is awaited at once, and a pick is hidden and final', () => {
    const game = new ExampleTestMatch(3)
    expect(awaits(game.match)).toEqual([0, 1, 2])
    expect(game.choices(1, 'pick')).toEqual([1, 2, 3, 4, 5, 6])
    game.does(1, 'pick', 4)
    expect(awaits(game.match)).toEqual([0, 2])
    expect(game.table.picked).toEqual([false, true, false])
    expect([0, 1, 2].map(seat => game.hand(seat).pick)).toEqual([null, 4, null])
    expect(game.choices(1, 'pick')).toEqual([])
    expect(game.refusal(1, 'pick', 5)).toBe('It is not for you to do that now.')
    expect(game.refusal(0, 'pick', 7)).toBe('That is not among the choices.')
  })

  test.each([
    [[1, 1, 2], 2],
    [[3, 1, 1], 3],
    [[6, 5, 4], 4],
    [[1, 1, 2, 2, 5], 5],
    [[2, 2, 2], undefined],
    [[1, 1, 3, 3], undefined],
  ] as const)('[EXAMPLE-4] of %j the lonely number is %s', (picks, lonely) => {
    expect(lonelyIn(picks)).toBe(lonely)
  })

  test('[EXAMPLE-4] the lonely number scores 1 point, and all is shown', () => {
    const game = new ExampleTestMatch(3)
    game.draws(6)
    game.picks(1, 1, 4)
    expect([game.phase, game.table.points]).toEqual(['shown', [0, 0, 1]])
    expect(game.table.shown).toEqual({ lucky: 6, picks: [1, 1, 4], scorer: 2, points: 1 })
    expect(game.hand(game.table.dealer).lucky).toBeNull()
  })

  test('[EXAMPLE-4] it scores 2 if it is the lucky number; to be lucky without being lonely is nothing', () => {
    const game = new ExampleTestMatch(3)
    game.draws(4)
    game.picks(1, 1, 4)
    expect(game.table.points).toEqual([0, 0, 2])
    game.deals()
    game.draws(1)
    game.picks(1, 1, 5)
    expect(game.table.points).toEqual([0, 0, 3])
  })

  test('[EXAMPLE-4] where no number is lonely nobody scores', () => {
    const game = new ExampleTestMatch(4)
    game.picks(1, 1, 3, 3)
    expect(game.table.shown).toMatchObject({ scorer: null, points: 0 })
    expect(game.table.points).toEqual([0, 0, 0, 0])
  })

  test('[EXAMPLE-5] the player on the dealer’s left deals the next round, and nobody else', () => {
    const game = new ExampleTestMatch(3)
    const { dealer } = game.table
    game.picks(1, 2, 3)
    expect([isBetweenTurns(game.match), awaits(game.match)]).toEqual([true, [game.next]])
    expect(game.choices(dealer, 'deal')).toEqual([])
    game.deals()
    expect(game.table).toMatchObject({ round: 2, dealer: (dealer + 1) % 3, picked: [false, false, false] })
    expect([game.phase, game.table.shown]).toEqual(['pick', null])
  })
})

describe('the match', () => {
  test.each([
    [{}, 5],
    [{ rounds: 3 }, 3],
    [{ rounds: 7 }, 7],
  ] as const)('[EXAMPLE-6] with %j it has %i rounds', (chosen, rounds) => {
    const game = new ExampleTestMatch(2, chosen)
    for (let round = 1; round < rounds; round++) {
      game.wins(0)
      expect(game.phase).toBe('shown')
      game.deals()
    }
    game.wins(0)
    expect(game.phase).toBe('over')
    expect(game.table.shown).toMatchObject({ scorer: 0 })
  })

  test('[EXAMPLE-6] no other number of rounds is offered', () => {
    expect(isRefusal(options({ rounds: 4 }))).toBe(true)
  })

  test('[EXAMPLE-7] most points win, and those who tie share the victory', () => {
    const game = new ExampleTestMatch(3, { rounds: 3 })
    for (const winner of [2, 0]) {
      game.wins(winner)
      game.deals()
    }
    game.draws(6)
    game.picks(2, 2, 2)
    expect(game.result).toEqual({ points: [1, 0, 1], winners: [0, 2] })
  })
})

test('[EXAMPLE-8] a bot picks for whoever is away, and the room deals for an absent dealer', () => {
  const game = new ExampleTestMatch(2)
  expect(awayOf(game.match, 0)).toBe(standInByVote)
  game.picks(1, 2)
  expect(awayOf(game.match, game.next)).toMatchObject({ afterMs: 10_000, ask: 'nobody' })
  game.missing(game.next)
  expect(game.table.round).toBe(2)
})

test('[EXAMPLE-1] what cannot be is noticed', () => {
  const game = new ExampleTestMatch(2)
  const spoil = (change: object) => () => {
    game.state = { ...game.state, ...change }
  }
  expect(spoil({ round: 6 })).toThrow('round 6 of 5')
  expect(spoil({ points: [2, 1] })).toThrow('3 points in 1 rounds')
  expect(spoil({ lucky: 7 })).toThrow('there is no card 7')
})
