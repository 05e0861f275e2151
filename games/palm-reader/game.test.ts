import {
  awaits,
  awayOf,
  hears,
  isBetweenTurns,
  isRefusal,
  seatsOf,
  standInByVote,
  start,
} from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { seedOf } from '../evening.ts'
import { palmReader } from './game.ts'
import { cardOf, DIFFICULTIES, difficultyOf } from './symbols.ts'
import { ReaderEvening } from './testing.ts'

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
    expect(palmReader.options(undefined, 4)).toEqual({ setting: 'table', difficulties: ['green'] })
    expect(palmReader.options({ difficulties: ['red', 'blue', 'red'] }, 4)).toMatchObject({
      difficulties: ['blue', 'red'],
    })
    for (const difficulties of [[], ['pink'], ['red', 'pink'], 'blue', null])
      expect(isRefusal(palmReader.options({ difficulties }, 4))).toBe(true)
  })

  test('[READ-4] an unknown option or setting is refused in words', () => {
    expect(palmReader.options({ rounds: 3 }, 4)).toMatchObject({
      refusal: { en: 'This game has no option “rounds” here.' },
    })
    expect(isRefusal(palmReader.options({ setting: 'one device' }, 4))).toBe(true)
    expect(isRefusal(palmReader.options(['table'], 4))).toBe(true)
  })

  test('[READ-4] just the cards of the chosen colours are shuffled, each with one of its sides hidden', () => {
    for (const difficulty of DIFFICULTIES) {
      const { stack } = new ReaderEvening(4, { difficulties: [difficulty] }).state
      expect(stack.every(side => difficultyOf(side) === difficulty)).toBe(true)
      expect(new Set(stack.map(cardOf)).size).toBe(27)
      expect(new Set(stack.map(side => side % 2))).toEqual(new Set([0, 1]))
    }
    expect(new ReaderEvening(4, { difficulties: DIFFICULTIES }).state.stack).toHaveLength(108)
    const { stack } = new ReaderEvening(4, {}, 1).state
    expect(new ReaderEvening(4, {}, 2).state.stack).not.toEqual(stack)
  })

  test('[READ-4] ten cards are used, one a round', () => {
    const evening = new ReaderEvening(4)
    const top = evening.state.stack.slice(-10).toReversed()
    const shown = top.map(() => {
      evening.plays(0)
      const { side } = evening.table
      evening.goesOn()
      return side
    })
    expect(shown).toEqual(top)
    expect(evening.phase).toBe('over')
  })

  test('[READ-5] the first player is chosen at random', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => new ReaderEvening(6, {}, seed).table.first)
    expect(new Set(firsts).size).toBe(6)
  })
})

describe('looking', () => {
  test('[READ-6] the box goes to the next player clockwise', () => {
    const evening = new ReaderEvening(5)
    const { first } = evening.table
    const firsts = seatsOf(10).map(() => {
      evening.plays(2)
      evening.goesOn()
      return evening.table.first
    })
    expect(firsts.slice(0, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map(i => (first + i) % 5))
  })

  test('[READ-2] the die shows 1 to 5 or a question mark, all of them in time', () => {
    const faces = Array.from({ length: 100 }, (_, seed) => new ReaderEvening(4, {}, seed).state.die)
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, '?']))
  })

  test('[READ-7] only the first player sees card and die', () => {
    const evening = new ReaderEvening(4)
    const { first, side } = evening.table
    expect(side).toBeNull()
    expect(evening.hand(first)).toEqual({
      side: evening.state.stack.at(-1),
      die: evening.state.die,
      vote: null,
    })
    for (const seat of [1, 2, 3])
      expect(evening.hand((first + seat) % 4)).toEqual({ side: null, die: null, vote: null })
  })

  test('[READ-7] the die says which symbol; a question mark leaves the choice', () => {
    const evening = new ReaderEvening(4)
    const { first } = evening.table
    evening.rolls(4)
    expect(evening.choices(first, 'look')).toEqual([4])
    evening.rolls('?')
    expect(evening.choices(first, 'look')).toEqual([1, 2, 3, 4, 5])
    expect(evening.choices(evening.player(2), 'look')).toEqual([])
    evening.looks(2)
    expect(evening.hand(first).die).toBe(2)
  })

  test('[READ-7] every round has a roll of its own', () => {
    const evening = new ReaderEvening(4)
    const dice = seatsOf(10).map(() => {
      const { die } = evening.state
      evening.plays(0)
      evening.goesOn()
      return die
    })
    expect(new Set(dice).size).toBeGreaterThan(2)
  })
})

describe('drawing', () => {
  test('[READ-8] the first player draws into the palm of the left neighbour', () => {
    const evening = new ReaderEvening(4)
    evening.looks()
    expect(evening.table).toMatchObject({
      drawer: evening.player(1),
      feeler: evening.player(2),
      palm: 0,
      lap: 1,
    })
    expect(awaits(evening.match)).toEqual([evening.player(1), evening.player(2)])
  })

  test('[READ-9] from palm to palm, and the last into the first player’s', () => {
    const evening = new ReaderEvening(4)
    evening.looks()
    const palms: number[][] = []
    while (evening.phase === 'draw') {
      palms.push([evening.table.drawer!, evening.table.feeler!])
      evening.draws()
    }
    const [one, two, three, four] = [1, 2, 3, 4].map(place => evening.player(place))
    expect(palms).toEqual([
      [one, two],
      [two, three],
      [three, four],
      [four, one],
    ])
    expect(evening.phase).toBe('lap')
    expect(evening.table).toMatchObject({ drawer: null, feeler: null })
  })

  test('[READ-10] a second lap goes like the first, but for the last palm', () => {
    const evening = new ReaderEvening(4)
    evening.looks()
    evening.goesRound()
    expect(awaits(evening.match)).toEqual([evening.player(1)])
    expect(evening.refusal(evening.player(2), 'secondLap')).toBe('It is not for you to do that now.')
    evening.secondLap()
    const palms: number[][] = []
    while (evening.phase === 'draw') {
      expect(evening.table.lap).toBe(2)
      palms.push([evening.table.drawer!, evening.table.feeler!])
      evening.draws()
    }
    const [one, two, three, four] = [1, 2, 3, 4].map(place => evening.player(place))
    expect(palms).toEqual([
      [one, two],
      [two, three],
      [three, four],
    ])
    expect(evening.phase).toBe('vote')
  })

  test('[READ-10] without a second lap the card is shown', () => {
    const evening = new ReaderEvening(4)
    evening.looks()
    evening.goesRound()
    for (const other of [evening.player(2), evening.player(4), 'host'] as const)
      expect(evening.refusal(other, 'noSecondLap')).toBe('It is not for you to do that now.')
    evening.noSecondLap()
    expect(evening.phase).toBe('vote')
  })

  test('[READ-10] a first player who is away at that moment gets no second lap', () => {
    for (const setting of ['table', 'remote'] as const) {
      const evening = new ReaderEvening(4, { setting })
      evening.looks()
      evening.goesRound()
      expect(awayOf(evening.match, evening.table.first)).toMatchObject({ afterMs: 10_000, ask: 'nobody' })
      evening.missing(evening.table.first)
      expect([evening.phase, evening.table.lap]).toEqual(['vote', 1])
    }
  })

  test('[READ-11] nobody talks about the round until it is scored, by words or faces', () => {
    const evening = new ReaderEvening(4)
    const isSilent = () =>
      seatsOf(4).every(seat =>
        (['words', 'faces'] as const).every(sound => hears(evening.match, seat, sound).length === 0),
      )
    expect(isSilent()).toBe(true)
    evening.looks()
    expect(isSilent()).toBe(true)
    evening.goesRound()
    expect(isSilent()).toBe(true)
    evening.noSecondLap()
    expect(isSilent()).toBe(true)
    evening.shows('right', 'right', 'right')
    expect(hears(evening.match, 2, 'words')).toEqual([0, 1, 2, 3])
  })

  test('[READ-11] nothing is started over: whoever has drawn has drawn', () => {
    for (const setting of ['table', 'remote'] as const) {
      const evening = new ReaderEvening(4, { setting })
      evening.looks()
      const drawer = evening.table.drawer!
      evening.draws()
      expect(evening.refusal(drawer, 'done')).toBeDefined()
      expect(evening.refusal(drawer, 'drawing', evening.drawing())).toBe(
        'It is not your finger that draws now.',
      )
    }
  })
})

describe('the vote', () => {
  const reveal = (options = {}) => {
    const evening = new ReaderEvening(5, options)
    evening.looks()
    evening.goesRound()
    evening.noSecondLap()
    return evening
  }

  test('[READ-12] everybody sees the five symbols, and still not which it was', () => {
    const evening = reveal()
    expect(evening.table.side).toBe(evening.state.stack.at(-1))
    expect(evening.table.scored).toBeNull()
    expect(evening.hand(evening.player(2)).die).toBeNull()
    expect(evening.hand(evening.player(1)).die).toBe(evening.state.die)
  })

  test('[READ-13] all but the first player choose one of five, and nobody’s number is seen before all are in', () => {
    const evening = reveal()
    const [first, two, three] = [evening.player(1), evening.player(2), evening.player(3)]
    expect(evening.choices(first, 'vote')).toEqual([])
    expect(evening.choices(two, 'vote')).toEqual([1, 2, 3, 4, 5])
    evening.does(two, 'vote', 5)
    expect(evening.table.voted[two]).toBe(true)
    expect([evening.hand(two).vote, evening.hand(three).vote]).toEqual([5, null])
    expect(awaits(evening.match)).toEqual([3, 4, 5].map(place => evening.player(place)))
    expect(evening.phase).toBe('vote')
  })

  test('[READ-13] a number can be changed until the last one is in', () => {
    const evening = reveal()
    evening.does(evening.player(2), 'vote', 5)
    evening.does(evening.player(2), 'vote', 1)
    for (const place of [3, 4, 5]) evening.does(evening.player(place), 'vote', 2)
    expect(evening.table.scored?.votes[evening.player(2)]).toBe(1)
    expect(evening.refusal(evening.player(2), 'vote', 3)).toBe('That cannot be done at this point.')
  })

  test('[READ-13] far apart, a stand-in votes for the absent', () => {
    const evening = reveal({ setting: 'remote' })
    expect(awayOf(evening.match, evening.player(2))).toEqual(standInByVote)
    expect(evening.choices('room', 'skip')).toEqual([])
  })

  test('[READ-14] then the number is told', () => {
    const evening = reveal()
    evening.shows('right', 'wrong', 'right', 'right')
    expect(evening.table.scored?.number).toBe(evening.state.die)
    expect(evening.hand(evening.player(1))).toEqual({ side: null, die: null, vote: null })
  })
})

describe('the score', () => {
  test('[READ-15] one star for everyone who made the next one guess right, up to the first who did not', () => {
    for (const seats of SEATS)
      for (const right of seatsOf(seats)) {
        const evening = new ReaderEvening(seats, {}, seats)
        evening.plays(right)
        expect(evening.table.stars).toEqual([right])
      }
  })

  test('[READ-15] a right guess after a wrong one gives nothing', () => {
    const evening = new ReaderEvening(4)
    evening.looks()
    evening.goesRound()
    evening.noSecondLap()
    evening.shows('wrong', 'right', 'right')
    expect(evening.table.stars).toEqual([0])
  })

  test('[READ-16] the worked example: six players, two laps, 2, 3 and 4 right, 5 wrong, 6 right: 3 − 1 = 2', () => {
    const evening = new ReaderEvening(6)
    evening.looks()
    evening.goesRound()
    evening.secondLap()
    evening.goesRound()
    evening.shows('right', 'right', 'right', 'wrong', 'right')
    expect(evening.table.stars).toEqual([2])
  })

  test('[READ-16] literally: a round can give −1', () => {
    const evening = new ReaderEvening(4)
    evening.looks()
    evening.goesRound()
    evening.secondLap()
    evening.goesRound()
    evening.shows('wrong', 'right', 'right')
    expect(evening.table.stars).toEqual([-1])
  })

  test('[READ-17] ten rounds, and the total has a rank', () => {
    const evening = new ReaderEvening(4)
    for (const right of [3, 3, 3, 0, 1, 2, 3, 3, 2, 1]) {
      expect(evening.phase).toBe('look')
      evening.plays(right)
      evening.goesOn()
    }
    expect(evening.phase).toBe('over')
    expect(evening.result).toEqual({ stars: 21, rank: 3 })
  })

  test('[ROOM-5] between two turns is the gallery, and no other moment', () => {
    const evening = new ReaderEvening(4)
    expect([evening.phase, isBetweenTurns(evening.match)]).toEqual(['look', false])
    evening.looks()
    expect([evening.phase, isBetweenTurns(evening.match)]).toEqual(['draw', false])
    evening.goesRound()
    expect([evening.phase, isBetweenTurns(evening.match)]).toEqual(['lap', false])
    evening.noSecondLap()
    expect([evening.phase, isBetweenTurns(evening.match)]).toEqual(['vote', false])
    evening.shows('right', 'right', 'right')
    expect([evening.phase, isBetweenTurns(evening.match)]).toEqual(['gallery', true])
  })

  test('the gallery stays until the next first player begins; after the last round anybody ends it', () => {
    const evening = new ReaderEvening(4)
    evening.plays(3)
    expect(awaits(evening.match)).toEqual([evening.player(2)])
    expect(evening.refusal(evening.player(3), 'on')).toBe('It is not for you to do that now.')
    expect(awayOf(evening.match, evening.player(2))).toEqual({
      afterMs: 10_000,
      ask: 'nobody',
      move: { name: 'on', input: true },
    })
    evening.missing(evening.player(2))
    for (const _ of seatsOf(8)) {
      evening.plays(0)
      evening.goesOn()
    }
    evening.plays(0)
    expect(evening.table.round).toBe(10)
    expect(evening.refusal('host', 'on')).toBe('It is not for you to do that now.')
    evening.does(evening.player(4), 'on')
    expect(evening.phase).toBe('over')
    expect(evening.table.scored).not.toBeNull()
  })
})
