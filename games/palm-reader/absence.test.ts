import { awayOf, isFree } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { ReaderTestMatch } from './testing.ts'

/** Five at a real table, the first player having looked. */
const sit = () => {
  const game = new ReaderTestMatch(5)
  game.looks()
  return game
}

const places = (game: ReaderTestMatch, ...numbers: number[]) => {
  const { first } = game.table
  return numbers.map(place => (first + place - 1) % 5)
}

describe('[READ-19] an empty seat at a real table', () => {
  test('[READ-19] seats are people: after 30 seconds a vote skips the absent, and no bot takes part', () => {
    const game = new ReaderTestMatch(5)
    const absent = game.table.first
    const skip = { afterMs: 30_000, ask: 'vote', move: { name: 'skip', input: absent }, peopleOnly: true }
    expect(awayOf(game.match, absent)).toEqual(skip)
    game.looks()
    expect(awayOf(game.match, absent)).toEqual({ ...skip, hold: true })
    expect(game.choices(absent, 'skip')).toEqual([])
    expect(new ReaderTestMatch(5, { setting: 'remote' }).choices('room', 'skip')).toEqual([])
  })

  test('[READ-19] a first player who has not drawn: the next in the chain looks at the same card, and rolls', () => {
    for (const hasLooked of [false, true]) {
      const game = new ReaderTestMatch(5)
      const [one, two, three, four, five] = places(game, 1, 2, 3, 4, 5)
      const top = game.state.stack.at(-1)
      if (hasLooked) game.looks()
      game.missing(one!)
      expect([game.phase, game.table.first]).toEqual(['look', two])
      expect(game.table.chain).toEqual([two, three, four, five])
      expect(game.hand(two!).side).toBe(top)
      game.looks()
      expect(game.table).toMatchObject({ drawer: two, feeler: three, palm: 0 })
      game.goesRound()
      game.noSecondLap()
      game.shows('right', 'right', 'right')
      expect(game.table.stars).toEqual([3])
      expect(game.table.scored?.drawings).toEqual([])
      game.goesOn()
      expect([game.table.first, game.table.chain.length]).toEqual([three, 5])
    }
  })

  test('[READ-19] the new first player’s die is rolled anew', () => {
    const rolls = Array.from({ length: 30 }, (_, seed) => {
      const game = new ReaderTestMatch(5, {}, seed)
      const { die } = game.state
      game.missing(game.table.first)
      return game.state.die === die
    })
    expect(rolls).toContain(false)
  })

  test('[READ-19] whoever should feel: the finger goes on to the next palm', () => {
    const game = sit()
    const [one, two, three, four, five] = places(game, 1, 2, 3, 4, 5)
    game.missing(two!)
    expect(game.table).toMatchObject({ drawer: one, feeler: three, chain: [one, three, four, five] })
    game.goesRound()
    game.noSecondLap()
    expect(game.choices(two!, 'vote')).toEqual([])
    game.shows('right', 'right', 'right')
    expect(game.table.stars).toEqual([3])
  })

  test('[READ-19] whoever has felt and not drawn: the one before draws again, to the next', () => {
    const game = sit()
    const [one, two, three, four, five] = places(game, 1, 2, 3, 4, 5)
    game.draws()
    game.draws()
    expect(game.table.drawer).toBe(three)
    game.missing(three!)
    expect(game.table).toMatchObject({ drawer: two, feeler: four, chain: [one, two, four, five], palm: 1 })
  })

  test('[READ-19] the last in the chain: the one before draws into the first player’s palm', () => {
    const game = sit()
    const [one, two, three, four, five] = places(game, 1, 2, 3, 4, 5)
    for (const _ of [1, 2, 3, 4]) game.draws()
    expect(game.table).toMatchObject({ drawer: five, feeler: one })
    game.missing(five!)
    expect(game.table).toMatchObject({ drawer: four, feeler: one, chain: [one, two, three, four] })
    game.draws()
    expect(game.phase).toBe('lap')
  })

  test('[READ-19] a first player who has drawn: no last palm, no second lap, and the stars stay possible', () => {
    const game = sit()
    const [one] = places(game, 1)
    for (const _ of [1, 2, 3, 4]) game.draws()
    game.missing(one!)
    expect([game.phase, game.table.chain.length]).toEqual(['vote', 5])
    game.shows('right', 'right', 'right', 'right')
    expect(game.table.stars).toEqual([4])
  })

  test('[READ-19] a first player who leaves before the second lap is drawn does not pay for it', () => {
    const game = sit()
    game.goesRound()
    game.secondLap()
    game.missing(game.table.first)
    expect([game.phase, game.table.lap]).toEqual(['vote', 1])
    game.shows('right', 'wrong', 'wrong', 'wrong')
    expect(game.table.stars).toEqual([1])
  })

  test('[READ-19] in the second lap the last in the chain is only felt for: without them the lap is done', () => {
    const game = sit()
    const [, , , , five] = places(game, 1, 2, 3, 4, 5)
    game.goesRound()
    game.secondLap()
    for (const _ of [1, 2, 3]) game.draws()
    expect(game.table.feeler).toBe(five)
    game.missing(five!)
    expect([game.phase, game.table.lap]).toEqual(['vote', 2])
  })

  test('[READ-13] who does not vote leaves the chain, and the chain closes over the seat', () => {
    const game = sit()
    game.goesRound()
    game.noSecondLap()
    const [, two, three, four, five] = places(game, 1, 2, 3, 4, 5)
    const number = game.hand(game.table.first).die
    for (const seat of [two, four, five]) game.does(seat!, 'vote', number)
    expect(game.choices('room', 'skip')).toEqual([three])
    game.missing(three!)
    expect([game.phase, game.table.stars]).toEqual(['gallery', [3]])
  })

  test('[READ-13] a number that is in is not lost when somebody else leaves', () => {
    const game = sit()
    game.goesRound()
    game.noSecondLap()
    const [, two, three, four, five] = places(game, 1, 2, 3, 4, 5)
    game.does(two!, 'vote', 1)
    game.missing(three!)
    expect(game.phase).toBe('vote')
    game.missing(four!)
    game.missing(five!)
    expect(game.table.scored?.votes[two!]).toBe(1)
  })

  test('[READ-19] a chain of fewer than two gives the round nothing', () => {
    const looking = new ReaderTestMatch(4)
    for (const _ of [1, 2, 3]) looking.missing(looking.table.first)
    expect([looking.phase, looking.table.stars]).toEqual(['gallery', [0]])

    const drawing = new ReaderTestMatch(4)
    drawing.looks()
    for (const _ of [1, 2, 3]) drawing.missing(drawing.table.feeler!)
    expect([drawing.phase, drawing.table.stars]).toEqual(['gallery', [0]])

    const voting = new ReaderTestMatch(4)
    voting.looks()
    voting.goesRound()
    voting.secondLap()
    voting.goesRound()
    for (const place of [2, 3, 4]) voting.missing(voting.player(place))
    expect([voting.phase, voting.table.stars]).toEqual(['gallery', [0]])
  })

  test('[READ-19] the rank’s n stays what it was at the start', () => {
    const game = new ReaderTestMatch(4)
    for (let round = 0; round < 10; round++) {
      game.missing(game.table.first)
      game.plays(2)
      game.goesOn()
    }
    expect(game.result).toEqual({ stars: 20, rank: 3 })
  })

  test('[READ-19] after the score everybody who took part may sketch once what they felt, for the gallery', () => {
    const game = sit()
    const [one, two, three] = places(game, 1, 2, 3)
    game.missing(two!)
    game.goesRound()
    game.noSecondLap()
    expect(game.refusal(three!, 'sketch', game.drawing())).toBe('That cannot be done at this point.')
    game.shows('right', 'right', 'right')
    expect(isFree(game.match, 'sketch')).toBe(true)
    const sketch = game.drawing()
    const tooLate = 'A sketch is for those who felt the symbol on a real palm, once.'
    expect(game.refusal(two!, 'sketch', sketch)).toBe(tooLate)
    game.does(three!, 'sketch', sketch)
    game.does(one!, 'sketch', sketch)
    expect(game.refusal(three!, 'sketch', sketch)).toBe(tooLate)
    expect(game.table.scored?.sketches).toEqual([
      { by: three, sketch: { gesture: 0 } },
      { by: one, sketch: { gesture: 1 } },
    ])
    game.goesOn()
    expect(game.state.sketches).toEqual([])
  })

  test('[READ-19] far apart nobody sketches: what was drawn is in the gallery', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote' })
    game.plays(3)
    expect(game.refusal(game.player(2), 'sketch', game.drawing())).toBe(
      'A sketch is for those who felt the symbol on a real palm, once.',
    )
  })
})
