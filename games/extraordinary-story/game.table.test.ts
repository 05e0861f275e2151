import { awaits, awayOf } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { adjective, noun, type StoryTestMatch, storyOf, verb } from './testing.ts'

/** Seat 1 of four has turned the first two cards of a story of three. */
function telling(): StoryTestMatch {
  const game = storyOf([noun(0), verb(0), noun(1)], { seats: 4 })
  game.takes()
  game.turns()
  game.turns()
  return game
}

describe('at the table', () => {
  test('[TALE-27] the storyteller speaks and turns: nothing needs to be typed', () => {
    const game = telling()
    expect(game.table.inSight).toBe(verb(0))
    game.turns()
    expect(game.phase).toBe('add')
  })

  test('[TALE-27] what is typed is shown, also beside the turned card, and never judged', () => {
    const game = telling()
    game.says('un chameau')
    expect(game.table.attempt).toBe('un chameau')
    game.turns()
    expect(game.phase).toBe('add')
    expect(game.table.said).toBe('un chameau')
    expect(game.table.inSight).toBe(noun(1))
  })
})

describe('owning up', () => {
  test('[TALE-27] a storyteller who owns up to a mistake ends the game', () => {
    const game = telling()
    expect(game.choices(0, 'ownUp')).toEqual([])
    game.does(1, 'ownUp')
    expect(game.result?.end).toEqual({ why: 'wrong', by: 1 })
    expect(game.table.inSight).toBe(verb(0))
  })

  test('[TALE-27] only once a card was turned in this telling', () => {
    const game = storyOf([noun(0), verb(0)])
    expect(game.choices(1, 'ownUp')).toEqual([])
    game.takes()
    expect(game.choices(1, 'ownUp')).toEqual([])
    game.turns()
    expect(game.choices(1, 'ownUp')).toEqual([true])
  })

  test('[TALE-27] the last card can be owned up to until a card is added', () => {
    const game = telling()
    game.turns()
    expect(game.phase).toBe('add')
    expect(game.choices(1, 'ownUp')).toEqual([true])
    game.does(1, 'add', game.choices(1, 'add')[0])
    expect([...game.choices(1, 'ownUp'), ...game.choices(2, 'ownUp')]).toEqual([])
  })

  test('[TALE-27] also while the others vote, which ends the vote', () => {
    const game = telling()
    game.does(0, 'object')
    game.votes([2, 'right'])
    expect(game.choices(2, 'ownUp')).toEqual([])
    game.does(1, 'ownUp')
    expect(game.result?.end).toEqual({ why: 'wrong', by: 1 })
    expect(game.table.doubt).toBeNull()
  })
})

describe('objecting', () => {
  test('[TALE-27] any other player may object to the card in sight, the storyteller and the host may not', () => {
    const game = telling()
    for (const by of [0, 2, 3]) expect(game.choices(by, 'object')).toEqual([true])
    for (const by of [1, 'host', 'room'] as const) expect(game.choices(by, 'object')).toEqual([])
  })

  test('[TALE-27] not before a card was turned in this telling', () => {
    const game = storyOf([noun(0), verb(0)])
    expect(game.choices(0, 'object')).toEqual([])
    game.takes()
    expect(game.choices(0, 'object')).toEqual([])
    game.turns()
    expect(game.choices(0, 'object')).toEqual([true])
  })

  test('[TALE-27] until the next card is turned or added', () => {
    const game = telling()
    game.turns()
    expect(game.phase).toBe('add')
    expect(game.choices(3, 'object')).toEqual([true])
    game.does(1, 'add', game.choices(1, 'add')[0])
    expect(game.choices(3, 'object')).toEqual([])
  })

  test('[TALE-27] all vote, the storyteller too', () => {
    const game = telling()
    game.does(3, 'object')
    expect(game.phase).toBe('doubt')
    expect(game.table.doubt).toEqual({ by: 3, ballots: Array(4).fill('awaited') })
    expect(awaits(game.match)).toEqual([0, 1, 2, 3])
    for (const seat of [0, 1, 2, 3]) expect(game.choices(seat, 'vote')).toEqual(['right', 'wrong'])
    for (const by of ['host', 'room'] as const) expect(game.choices(by, 'vote')).toEqual([])
  })

  test.each([
    ['two players', { seats: 2 }, 0],
    ['two teams', { seats: 4, teams: true }, 0],
  ] as const)('[TALE-27] with %s the storyteller’s ballot does not count', (_, position, by) => {
    const game = storyOf([noun(0), verb(0)], position)
    game.takes()
    game.turns()
    game.does(by, 'object')
    expect(game.table.doubt?.ballots[1]).toBe('excused')
    expect(game.choices(1, 'vote')).toEqual([])
    expect(game.choices(1, 'ownUp')).toEqual([true])
  })

  test('[TALE-27] with two players the word of the other is enough; with two teams a tie means wrong', () => {
    const two = storyOf([noun(0), verb(0)], { seats: 2 })
    two.takes()
    two.turns()
    two.does(0, 'object')
    two.votes([0, 'wrong'])
    expect(two.result?.end).toEqual({ why: 'wrong', by: 1 })
    for (const [ballots, ends] of [
      [['wrong', 'right', 'excused'], true],
      [['wrong', 'right', 'right'], false],
      [['excused', 'excused', 'excused'], false],
    ] as const) {
      const game = storyOf([noun(0), verb(0)], { seats: 4, teams: true })
      game.takes()
      game.turns()
      game.does(0, 'object')
      for (const [i, ballot] of ballots.entries()) {
        const seat = [0, 2, 3][i]!
        if (ballot === 'excused') game.does('room', 'excuse', seat)
        else game.votes([seat, ballot])
      }
      expect(game.result !== undefined).toBe(ends)
    }
  })

  test('[TALE-27] a ballot is secret, and cast once', () => {
    const game = telling()
    game.does(3, 'object')
    game.votes([2, 'wrong'])
    expect(game.table.doubt?.ballots).toEqual(['awaited', 'awaited', 'in', 'awaited'])
    expect([0, 1, 2, 3].map(seat => game.hand(seat).ballot)).toEqual([null, null, 'wrong', null])
    expect(game.choices(2, 'vote')).toEqual([])
    expect(awaits(game.match)).toEqual([0, 1, 3])
  })

  test('[TALE-27] more than half say that it was wrong: the game ends', () => {
    const game = telling()
    game.does(3, 'object')
    game.votes([0, 'wrong'], [1, 'right'], [2, 'wrong'])
    expect(game.phase).toBe('doubt')
    game.votes([3, 'wrong'])
    expect(game.result?.end).toEqual({ why: 'wrong', by: 1 })
    expect(game.table.count).toEqual({ wrong: 3, right: 1 })
  })

  test('[TALE-27] half is not more than half: the story goes on', () => {
    const game = telling()
    game.does(3, 'object')
    game.votes([0, 'wrong'], [1, 'right'], [2, 'right'], [3, 'wrong'])
    expect(game.phase).toBe('tell')
    expect(game.table.count).toEqual({ wrong: 2, right: 2 })
    expect(game.table.doubt).toBeNull()
    expect(game.hand(0).ballot).toBeNull()
    expect(game.table.turned).toBe(3)
  })

  test('[TALE-27] a card is voted on once', () => {
    const game = telling()
    game.does(3, 'object')
    game.votes([0, 'right'], [1, 'right'], [2, 'right'], [3, 'wrong'])
    for (const seat of [0, 2, 3]) expect(game.choices(seat, 'object')).toEqual([])
    expect(game.choices(1, 'ownUp')).toEqual([true])
    game.turns()
    expect(game.table.count).toBeNull()
    for (const seat of [0, 2, 3]) expect(game.choices(seat, 'object')).toEqual([true])
  })

  test('[TALE-27] a doubt about the last card leads back to adding', () => {
    const game = telling()
    game.turns()
    game.does(0, 'object')
    game.votes([0, 'right'], [1, 'right'], [2, 'right'], [3, 'right'])
    expect(game.phase).toBe('add')
    game.does(1, 'add', game.choices(1, 'add')[0])
    expect(game.table.count).toBeNull()
  })

  test('[TALE-7] [TALE-27] what was said for the next card outlasts a doubt about this one', () => {
    const game = telling()
    game.says('un chameau')
    game.does(0, 'object')
    game.votes([0, 'right'], [1, 'right'], [2, 'right'], [3, 'right'])
    expect(game.table.attempt).toBe('un chameau')
    expect(game.table.attempts).toBe(1)
  })

  test('[TALE-17] a storyteller who is stuck ends the story, whoever doubts the last card', () => {
    const game = storyOf([noun(0), verb(0)], { hands: { 1: [adjective(0)] } })
    game.takes()
    game.turns()
    game.turns()
    expect(game.result).toMatchObject({ words: 2, end: { why: 'stuck', by: 1 } })
  })
})

describe('persons present', () => {
  test('[TALE-27] [ROOM-10] whoever is away for 10 seconds is excused, and a bot at once', () => {
    const game = telling()
    game.does(3, 'object')
    expect(awayOf(game.match, 2)).toEqual({
      afterMs: 10_000,
      ask: 'nobody',
      move: { name: 'excuse', input: 2 },
      peopleOnly: true,
    })
    game.missing(2)
    expect(game.table.doubt?.ballots).toEqual(['awaited', 'awaited', 'excused', 'awaited'])
    expect(awaits(game.match)).toEqual([0, 1, 3])
    expect(game.choices(2, 'vote')).toEqual([])
    expect(game.hand(2).ballot).toBeNull()
  })

  test('[TALE-27] more than half of those who are present', () => {
    const game = telling()
    game.does(3, 'object')
    game.missing(0)
    game.votes([2, 'wrong'], [3, 'wrong'], [1, 'right'])
    expect(game.result?.end).toEqual({ why: 'wrong', by: 1 })
  })

  test('[TALE-27] the last one awaited may be the one who is excused', () => {
    const game = telling()
    game.does(3, 'object')
    game.votes([0, 'right'], [2, 'wrong'])
    game.missing(1)
    game.missing(3)
    expect(game.phase).toBe('tell')
    expect(game.table.count).toEqual({ wrong: 1, right: 1 })
  })

  test('[TALE-27] [ROOM-10] if nobody is there to vote, the card was right', () => {
    const game = telling()
    game.does(3, 'object')
    for (const seat of [0, 1, 2, 3]) game.missing(seat)
    expect(game.phase).toBe('tell')
    expect(game.table.count).toEqual({ wrong: 0, right: 0 })
    expect(game.choices(0, 'object')).toEqual([])
  })

  test('[TALE-27] only the room excuses, and nobody who has voted', () => {
    const game = telling()
    game.does(3, 'object')
    game.votes([2, 'wrong'])
    for (const by of [0, 1, 3, 'host'] as const) expect(game.choices(by, 'excuse')).toEqual([])
    expect(game.choices('room', 'excuse')).toEqual([0, 1, 3])
  })
})

test('[TALE-28] far apart nobody objects and nobody owns up: the words are compared', () => {
  const game = storyOf([noun(0), verb(0)], { setting: 'remote' })
  game.takes()
  game.recites()
  for (const seat of [0, 1, 2])
    expect([...game.choices(seat, 'object'), ...game.choices(seat, 'ownUp')]).toEqual([])
  game.recites()
  expect(game.phase).toBe('add')
  for (const seat of [0, 1, 2])
    expect([...game.choices(seat, 'object'), ...game.choices(seat, 'ownUp')]).toEqual([])
})
