import { awaits, awayOf, hears, isBetweenTurns, seatsOf, standInByVote, start } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { seedOf } from '../test-match.ts'
import { palmReader } from './game.ts'
import { cardOf, DIFFICULTIES, difficultyOf } from './symbols.ts'
import { ReaderTestMatch } from './testing.ts'

const SEATS = [4, 5, 6, 7, 8, 9, 10]

describe('setting up', () => {
  test('[READ-4] for 4 to 10 players, and under one name', () => {
    expect(palmReader.id).toBe('palm-reader')
    expect(palmReader.seats).toEqual({ min: 4, max: 10 })
    for (const seats of [3, 11])
      expect(start(palmReader, { seats, options: undefined, seed: seedOf(1), at: 0 })).toMatchObject({
        refusal: { en: 'This game is for 4 to 10 players.' },
      })
  })

  test('[READ-4] one or more difficulties; green where nobody chooses', () => {
    expect(palmReader.options(undefined, 4)).toEqual({
      setting: 'table',
      difficulties: ['green'],
      bets: true,
    })
    expect(palmReader.options({ difficulties: ['red', 'blue', 'red'] }, 4)).toMatchObject({
      difficulties: ['blue', 'red'],
    })
    for (const difficulties of [[], ['pink'], ['red', 'pink'], 'blue', null])
      expect(palmReader.options({ difficulties }, 4)).toMatchObject({
        refusal: { en: 'The option “difficulties” cannot have that value.' },
      })
  })

  test('[READ-4] an unknown option or setting is refused in words', () => {
    expect(palmReader.options({ rounds: 3 }, 4)).toMatchObject({
      refusal: { en: 'This game has no option “rounds” here.' },
    })
    expect(palmReader.options({ setting: 'one device' }, 4)).toMatchObject({
      refusal: { en: 'The option “setting” cannot have that value.' },
    })
    expect(palmReader.options(['table'], 4)).toMatchObject({
      refusal: { en: 'Options are a list of names and values.' },
    })
  })

  test('[READ-4] just the cards of the chosen colours are shuffled, each with one of its sides hidden', () => {
    for (const difficulty of DIFFICULTIES) {
      const { stack } = new ReaderTestMatch(4, { difficulties: [difficulty] }).state
      expect(stack.every(side => difficultyOf(side) === difficulty)).toBe(true)
      expect(new Set(stack.map(cardOf)).size).toBe(27)
      expect(new Set(stack.map(side => side % 2))).toEqual(new Set([0, 1]))
    }
    expect(new ReaderTestMatch(4, { difficulties: DIFFICULTIES }).state.stack).toHaveLength(108)
    const { stack } = new ReaderTestMatch(4, {}, 1).state
    expect(new ReaderTestMatch(4, {}, 2).state.stack).not.toEqual(stack)
  })

  test('[READ-4] ten cards are used, one a round', () => {
    const game = new ReaderTestMatch(4)
    const top = game.state.stack.slice(-10).toReversed()
    const shown = top.map(() => {
      game.plays(0)
      const { side } = game.table
      game.goesOn()
      return side
    })
    expect(shown).toEqual(top)
    expect(game.phase).toBe('over')
  })

  test('[READ-5] the first player is chosen at random', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => new ReaderTestMatch(6, {}, seed).table.first)
    expect(new Set(firsts).size).toBe(6)
  })
})

describe('looking', () => {
  test('[READ-6] the box goes to the next player clockwise', () => {
    const game = new ReaderTestMatch(5)
    const { first } = game.table
    const firsts = seatsOf(10).map(() => {
      game.plays(2)
      game.goesOn()
      return game.table.first
    })
    expect(firsts.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(i => (first + i) % 5))
  })

  test('[READ-2] the die shows 1 to 5 or a question mark, all of them in time', () => {
    const faces = Array.from({ length: 100 }, (_, seed) => new ReaderTestMatch(4, {}, seed).state.die)
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, '?']))
  })

  test('[READ-7] only the first player sees card and die', () => {
    const game = new ReaderTestMatch(4)
    const { first, side } = game.table
    expect(side).toBeNull()
    expect(game.hand(first)).toEqual({
      side: game.state.stack.at(-1),
      die: game.state.die,
      vote: null,
      bet: null,
    })
    for (const seat of [1, 2, 3])
      expect(game.hand((first + seat) % 4)).toEqual({ side: null, die: null, vote: null, bet: null })
  })

  test('[READ-7] the die says which symbol; a question mark leaves the choice', () => {
    const game = new ReaderTestMatch(4)
    const { first } = game.table
    game.rolls(4)
    expect(game.choices(first, 'look')).toEqual([4])
    game.rolls('?')
    expect(game.choices(first, 'look')).toEqual([1, 2, 3, 4, 5])
    expect(game.choices(game.player(2), 'look')).toEqual([])
    game.looks(2)
    expect(game.hand(first).die).toBe(2)
  })

  test('[READ-7] every round has a roll of its own', () => {
    const game = new ReaderTestMatch(4)
    const dice = seatsOf(10).map(() => {
      const { die } = game.state
      game.plays(0)
      game.goesOn()
      return die
    })
    expect(new Set(dice).size).toBeGreaterThan(2)
  })
})

describe('drawing', () => {
  test('[READ-8] the first player draws into the palm of the left neighbour', () => {
    const game = new ReaderTestMatch(4)
    game.looks()
    expect(game.table).toMatchObject({
      drawer: game.player(1),
      feeler: game.player(2),
      palm: 0,
      lap: 1,
    })
    expect(awaits(game.match)).toEqual([game.player(1), game.player(2)])
  })

  test('[READ-9] from palm to palm, and the last into the first player’s', () => {
    const game = new ReaderTestMatch(4)
    game.looks()
    const palms: number[][] = []
    while (game.phase === 'draw') {
      palms.push([game.table.drawer!, game.table.feeler!])
      game.draws()
    }
    const [one, two, three, four] = [1, 2, 3, 4].map(place => game.player(place))
    expect(palms).toEqual([
      [one, two],
      [two, three],
      [three, four],
      [four, one],
    ])
    expect(game.phase).toBe('lap')
    expect(game.table).toMatchObject({ drawer: null, feeler: null })
  })

  test('[READ-10] a second lap goes like the first, but for the last palm', () => {
    const game = new ReaderTestMatch(4)
    game.looks()
    game.goesRound()
    expect(awaits(game.match)).toEqual([game.player(1)])
    expect(game.refusal(game.player(2), 'secondLap')).toBe('It is not for you to do that now.')
    game.secondLap()
    const palms: number[][] = []
    while (game.phase === 'draw') {
      expect(game.table.lap).toBe(2)
      palms.push([game.table.drawer!, game.table.feeler!])
      game.draws()
    }
    const [one, two, three, four] = [1, 2, 3, 4].map(place => game.player(place))
    expect(palms).toEqual([
      [one, two],
      [two, three],
      [three, four],
    ])
    expect(game.phase).toBe('vote')
  })

  test('[READ-10] without a second lap the card is shown', () => {
    const game = new ReaderTestMatch(4)
    game.looks()
    game.goesRound()
    for (const other of [game.player(2), game.player(4), 'host'] as const)
      expect(game.refusal(other, 'noSecondLap')).toBe('It is not for you to do that now.')
    game.noSecondLap()
    expect(game.phase).toBe('vote')
  })

  test('[READ-10] a first player who is away at that moment gets no second lap', () => {
    for (const setting of ['table', 'remote'] as const) {
      const game = new ReaderTestMatch(4, { setting })
      game.looks()
      game.goesRound()
      expect(awayOf(game.match, game.table.first)).toMatchObject({ afterMs: 10_000, ask: 'nobody' })
      game.missing(game.table.first)
      expect([game.phase, game.table.lap]).toEqual(['vote', 1])
    }
  })

  test('[READ-11] nobody talks about the round until it is scored, by words or faces', () => {
    const game = new ReaderTestMatch(4)
    const isSilent = () =>
      seatsOf(4).every(seat =>
        (['words', 'faces'] as const).every(sound => hears(game.match, seat, sound).length === 0),
      )
    expect(isSilent()).toBe(true)
    game.looks()
    expect(isSilent()).toBe(true)
    game.goesRound()
    expect(isSilent()).toBe(true)
    game.noSecondLap()
    expect(isSilent()).toBe(true)
    game.shows('right', 'right', 'right')
    expect(hears(game.match, 2, 'words')).toEqual([0, 1, 2, 3])
  })

  test('[READ-11] nothing is started over: whoever has drawn has drawn', () => {
    for (const setting of ['table', 'remote'] as const) {
      const game = new ReaderTestMatch(4, { setting })
      game.looks()
      const drawer = game.table.drawer!
      game.draws()
      game.opens()
      expect(game.refusal(drawer, 'done')).toBe('It is not for you to do that now.')
      expect(game.refusal(drawer, 'drawing', game.drawing())).toBe('It is not your finger that draws now.')
    }
  })
})

describe('the vote', () => {
  const reveal = (options = {}) => {
    const game = new ReaderTestMatch(5, options)
    game.looks()
    game.goesRound()
    game.noSecondLap()
    return game
  }

  test('[READ-12] everybody sees the five symbols, and still not which it was', () => {
    const game = reveal()
    expect(game.table.side).toBe(game.state.stack.at(-1))
    expect(game.table.scored).toBeNull()
    expect(game.hand(game.player(2)).die).toBeNull()
    expect(game.hand(game.player(1)).die).toBe(game.state.die)
  })

  test('[READ-13] all but the first player choose one of five, and nobody’s number is seen before all are in', () => {
    const game = reveal()
    const [first, two, three] = [game.player(1), game.player(2), game.player(3)]
    expect(game.choices(first, 'vote')).toEqual([])
    expect(game.choices(two, 'vote')).toEqual([1, 2, 3, 4, 5])
    game.does(two, 'vote', 5)
    expect(game.table.voted[two]).toBe(true)
    expect([game.hand(two).vote, game.hand(three).vote]).toEqual([5, null])
    expect(awaits(game.match)).toEqual([3, 4, 5].map(place => game.player(place)))
    expect(game.phase).toBe('vote')
  })

  test('[READ-13] a number can be changed until the last one is in', () => {
    const game = reveal()
    game.does(game.player(2), 'vote', 5)
    game.does(game.player(2), 'vote', 1)
    for (const place of [3, 4, 5]) game.does(game.player(place), 'vote', 2)
    expect(game.table.scored?.votes[game.player(2)]).toBe(1)
    expect(game.refusal(game.player(2), 'vote', 3)).toBe('That cannot be done at this point.')
  })

  test('[READ-13] far apart, a stand-in votes for the absent', () => {
    const game = reveal({ setting: 'remote' })
    expect(awayOf(game.match, game.player(2))).toEqual(standInByVote)
    expect(game.choices('room', 'skip')).toEqual([])
  })

  test('[READ-14] then the number is told', () => {
    const game = reveal()
    game.shows('right', 'wrong', 'right', 'right')
    expect(game.table.scored?.number).toBe(game.state.die)
    expect(game.hand(game.player(1))).toEqual({ side: null, die: null, vote: null, bet: null })
  })
})

describe('the score', () => {
  test('[READ-15] one star for everyone who made the next one guess right, up to the first who did not', () => {
    for (const seats of SEATS)
      for (const right of seatsOf(seats)) {
        const game = new ReaderTestMatch(seats, {}, seats)
        game.plays(right)
        expect(game.table.stars).toEqual([right])
      }
  })

  test('[READ-15] a right guess after a wrong one gives nothing', () => {
    const game = new ReaderTestMatch(4)
    game.looks()
    game.goesRound()
    game.noSecondLap()
    game.shows('wrong', 'right', 'right')
    expect(game.table.stars).toEqual([0])
  })

  test('[READ-16] the worked example: six players, two laps, 2, 3 and 4 right, 5 wrong, 6 right: 3 − 1 = 2', () => {
    const game = new ReaderTestMatch(6)
    game.looks()
    game.goesRound()
    game.secondLap()
    game.goesRound()
    game.shows('right', 'right', 'right', 'wrong', 'right')
    expect(game.table.stars).toEqual([2])
  })

  test('[READ-16] literally: a round can give −1', () => {
    const game = new ReaderTestMatch(4)
    game.looks()
    game.goesRound()
    game.secondLap()
    game.goesRound()
    game.shows('wrong', 'right', 'right')
    expect(game.table.stars).toEqual([-1])
  })

  test('[READ-17] ten rounds, and the total has a rank', () => {
    const game = new ReaderTestMatch(4)
    for (const right of [3, 3, 3, 0, 1, 2, 3, 3, 2, 1]) {
      expect(game.phase).toBe('look')
      game.plays(right)
      game.goesOn()
    }
    expect(game.phase).toBe('over')
    expect(game.result).toEqual({ stars: 21, rank: 3 })
  })

  test('[ROOM-5] between two turns is the gallery, and no other moment', () => {
    const game = new ReaderTestMatch(4)
    expect([game.phase, isBetweenTurns(game.match)]).toEqual(['look', false])
    game.looks()
    expect([game.phase, isBetweenTurns(game.match)]).toEqual(['draw', false])
    game.goesRound()
    expect([game.phase, isBetweenTurns(game.match)]).toEqual(['lap', false])
    game.noSecondLap()
    expect([game.phase, isBetweenTurns(game.match)]).toEqual(['vote', false])
    game.shows('right', 'right', 'right')
    expect([game.phase, isBetweenTurns(game.match)]).toEqual(['gallery', true])
  })

  test('the gallery stays until the next first player begins; after the last round anybody ends it', () => {
    const game = new ReaderTestMatch(4)
    game.plays(3)
    expect(awaits(game.match)).toEqual([game.player(2)])
    expect(game.refusal(game.player(3), 'on')).toBe('It is not for you to do that now.')
    expect(awayOf(game.match, game.player(2))).toEqual({
      afterMs: 10_000,
      ask: 'nobody',
      move: { name: 'on', input: true },
    })
    game.missing(game.player(2))
    for (const _ of seatsOf(8)) {
      game.plays(0)
      game.goesOn()
    }
    game.plays(0)
    expect(game.table.round).toBe(10)
    expect(game.refusal('host', 'on')).toBe('It is not for you to do that now.')
    game.does(game.player(4), 'on')
    expect(game.phase).toBe('over')
    expect(game.table.scored).not.toBeNull()
  })
})
