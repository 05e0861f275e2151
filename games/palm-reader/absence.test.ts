import { awayOf, isFree } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { ReaderEvening } from './testing.ts'

/** Five at a real table, the first player having looked. */
const sit = () => {
  const evening = new ReaderEvening(5)
  evening.looks()
  return evening
}

const places = (evening: ReaderEvening, ...numbers: number[]) => {
  const { first } = evening.table
  return numbers.map(place => (first + place - 1) % 5)
}

describe('[READ-19] an empty seat at a real table', () => {
  test('[READ-19] seats are people: after 30 seconds a vote skips the absent, and no bot takes part', () => {
    const evening = new ReaderEvening(5)
    const absent = evening.table.first
    const skip = { afterMs: 30_000, ask: 'vote', move: { name: 'skip', input: absent }, peopleOnly: true }
    expect(awayOf(evening.match, absent)).toEqual(skip)
    evening.looks()
    expect(awayOf(evening.match, absent)).toEqual({ ...skip, hold: true })
    expect(evening.choices(absent, 'skip')).toEqual([])
    expect(new ReaderEvening(5, { setting: 'remote' }).choices('room', 'skip')).toEqual([])
  })

  test('[READ-19] a first player who has not drawn: the next in the chain looks at the same card, and rolls', () => {
    for (const hasLooked of [false, true]) {
      const evening = new ReaderEvening(5)
      const [one, two, three, four, five] = places(evening, 1, 2, 3, 4, 5)
      const top = evening.state.stack.at(-1)
      if (hasLooked) evening.looks()
      evening.missing(one!)
      expect([evening.phase, evening.table.first]).toEqual(['look', two])
      expect(evening.table.chain).toEqual([two, three, four, five])
      expect(evening.hand(two!).side).toBe(top)
      evening.looks()
      expect(evening.table).toMatchObject({ drawer: two, feeler: three, palm: 0 })
      evening.goesRound()
      evening.noSecondLap()
      evening.shows('right', 'right', 'right')
      expect(evening.table.stars).toEqual([3])
      expect(evening.table.scored?.drawings).toEqual([])
      evening.goesOn()
      expect([evening.table.first, evening.table.chain.length]).toEqual([three, 5])
    }
  })

  test('[READ-19] the new first player’s die is rolled anew', () => {
    const rolls = Array.from({ length: 30 }, (_, seed) => {
      const evening = new ReaderEvening(5, {}, seed)
      const { die } = evening.state
      evening.missing(evening.table.first)
      return evening.state.die === die
    })
    expect(rolls).toContain(false)
  })

  test('[READ-19] whoever should feel: the finger goes on to the next palm', () => {
    const evening = sit()
    const [one, two, three, four, five] = places(evening, 1, 2, 3, 4, 5)
    evening.missing(two!)
    expect(evening.table).toMatchObject({ drawer: one, feeler: three, chain: [one, three, four, five] })
    evening.goesRound()
    evening.noSecondLap()
    expect(evening.choices(two!, 'vote')).toEqual([])
    evening.shows('right', 'right', 'right')
    expect(evening.table.stars).toEqual([3])
  })

  test('[READ-19] whoever has felt and not drawn: the one before draws again, to the next', () => {
    const evening = sit()
    const [one, two, three, four, five] = places(evening, 1, 2, 3, 4, 5)
    evening.draws()
    evening.draws()
    expect(evening.table.drawer).toBe(three)
    evening.missing(three!)
    expect(evening.table).toMatchObject({ drawer: two, feeler: four, chain: [one, two, four, five], palm: 1 })
  })

  test('[READ-19] the last in the chain: the one before draws into the first player’s palm', () => {
    const evening = sit()
    const [one, two, three, four, five] = places(evening, 1, 2, 3, 4, 5)
    for (const _ of [1, 2, 3, 4]) evening.draws()
    expect(evening.table).toMatchObject({ drawer: five, feeler: one })
    evening.missing(five!)
    expect(evening.table).toMatchObject({ drawer: four, feeler: one, chain: [one, two, three, four] })
    evening.draws()
    expect(evening.phase).toBe('lap')
  })

  test('[READ-19] a first player who has drawn: no last palm, no second lap, and the stars stay possible', () => {
    const evening = sit()
    const [one] = places(evening, 1)
    for (const _ of [1, 2, 3, 4]) evening.draws()
    evening.missing(one!)
    expect([evening.phase, evening.table.chain.length]).toEqual(['vote', 5])
    evening.shows('right', 'right', 'right', 'right')
    expect(evening.table.stars).toEqual([4])
  })

  test('[READ-19] a first player who leaves before the second lap is drawn does not pay for it', () => {
    const evening = sit()
    evening.goesRound()
    evening.secondLap()
    evening.missing(evening.table.first)
    expect([evening.phase, evening.table.lap]).toEqual(['vote', 1])
    evening.shows('right', 'wrong', 'wrong', 'wrong')
    expect(evening.table.stars).toEqual([1])
  })

  test('[READ-19] in the second lap the last in the chain is only felt for: without them the lap is done', () => {
    const evening = sit()
    const [, , , , five] = places(evening, 1, 2, 3, 4, 5)
    evening.goesRound()
    evening.secondLap()
    for (const _ of [1, 2, 3]) evening.draws()
    expect(evening.table.feeler).toBe(five)
    evening.missing(five!)
    expect([evening.phase, evening.table.lap]).toEqual(['vote', 2])
  })

  test('[READ-13] who does not vote leaves the chain, and the chain closes over the seat', () => {
    const evening = sit()
    evening.goesRound()
    evening.noSecondLap()
    const [, two, three, four, five] = places(evening, 1, 2, 3, 4, 5)
    const number = evening.hand(evening.table.first).die
    for (const seat of [two, four, five]) evening.does(seat!, 'vote', number)
    expect(evening.choices('room', 'skip')).toEqual([three])
    evening.missing(three!)
    expect([evening.phase, evening.table.stars]).toEqual(['gallery', [3]])
  })

  test('[READ-13] a number that is in is not lost when somebody else leaves', () => {
    const evening = sit()
    evening.goesRound()
    evening.noSecondLap()
    const [, two, three, four, five] = places(evening, 1, 2, 3, 4, 5)
    evening.does(two!, 'vote', 1)
    evening.missing(three!)
    expect(evening.phase).toBe('vote')
    evening.missing(four!)
    evening.missing(five!)
    expect(evening.table.scored?.votes[two!]).toBe(1)
  })

  test('[READ-19] a chain of fewer than two gives the round nothing', () => {
    const looking = new ReaderEvening(4)
    for (const _ of [1, 2, 3]) looking.missing(looking.table.first)
    expect([looking.phase, looking.table.stars]).toEqual(['gallery', [0]])

    const drawing = new ReaderEvening(4)
    drawing.looks()
    for (const _ of [1, 2, 3]) drawing.missing(drawing.table.feeler!)
    expect([drawing.phase, drawing.table.stars]).toEqual(['gallery', [0]])

    const voting = new ReaderEvening(4)
    voting.looks()
    voting.goesRound()
    voting.secondLap()
    voting.goesRound()
    for (const place of [2, 3, 4]) voting.missing(voting.player(place))
    expect([voting.phase, voting.table.stars]).toEqual(['gallery', [0]])
  })

  test('[READ-19] the rank’s n stays what it was at the start', () => {
    const evening = new ReaderEvening(4)
    for (let round = 0; round < 10; round++) {
      evening.missing(evening.table.first)
      evening.plays(2)
      evening.goesOn()
    }
    expect(evening.result).toEqual({ stars: 20, rank: 3 })
  })

  test('[READ-19] after the score everybody who took part may sketch once what they felt, for the gallery', () => {
    const evening = sit()
    const [one, two, three] = places(evening, 1, 2, 3)
    evening.missing(two!)
    evening.goesRound()
    evening.noSecondLap()
    expect(evening.refusal(three!, 'sketch', evening.drawing())).toBe('That cannot be done at this point.')
    evening.shows('right', 'right', 'right')
    expect(isFree(evening.match, 'sketch')).toBe(true)
    const sketch = evening.drawing()
    const tooLate = 'A sketch is for those who felt the symbol on a real palm, once.'
    expect(evening.refusal(two!, 'sketch', sketch)).toBe(tooLate)
    evening.does(three!, 'sketch', sketch)
    evening.does(one!, 'sketch', sketch)
    expect(evening.refusal(three!, 'sketch', sketch)).toBe(tooLate)
    expect(evening.table.scored?.sketches).toEqual([
      { by: three, sketch: { gesture: 0 } },
      { by: one, sketch: { gesture: 1 } },
    ])
    evening.goesOn()
    expect(evening.state.sketches).toEqual([])
  })

  test('[READ-19] far apart nobody sketches: what was drawn is in the gallery', () => {
    const evening = new ReaderEvening(4, { setting: 'remote' })
    evening.plays(3)
    expect(evening.refusal(evening.player(2), 'sketch', evening.drawing())).toBeDefined()
  })
})
