import { awaits, awayOf } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { adjective, noun, type StoryEvening, storyOf, verb } from './testing.ts'

/** Seat 1 of four has turned the first two cards of a story of three. */
function telling(): StoryEvening {
  const evening = storyOf([noun(0), verb(0), noun(1)], { seats: 4 })
  evening.takes()
  evening.turns()
  evening.turns()
  return evening
}

describe('at the table', () => {
  test('[TALE-27] the storyteller speaks and turns: nothing needs to be typed', () => {
    const evening = telling()
    expect(evening.table.inSight).toBe(verb(0))
    evening.turns()
    expect(evening.phase).toBe('add')
  })

  test('[TALE-27] what is typed is shown, also beside the turned card, and never judged', () => {
    const evening = telling()
    evening.says('un chameau')
    expect(evening.table.attempt).toBe('un chameau')
    evening.turns()
    expect(evening.phase).toBe('add')
    expect(evening.table.said).toBe('un chameau')
    expect(evening.table.inSight).toBe(noun(1))
  })
})

describe('owning up', () => {
  test('[TALE-27] a storyteller who owns up to a mistake ends the game', () => {
    const evening = telling()
    expect(evening.choices(0, 'ownUp')).toEqual([])
    evening.does(1, 'ownUp')
    expect(evening.result?.end).toEqual({ why: 'wrong', by: 1 })
    expect(evening.table.inSight).toBe(verb(0))
  })

  test('[TALE-27] only once a card was turned in this telling', () => {
    const evening = storyOf([noun(0), verb(0)])
    expect(evening.choices(1, 'ownUp')).toEqual([])
    evening.takes()
    expect(evening.choices(1, 'ownUp')).toEqual([])
    evening.turns()
    expect(evening.choices(1, 'ownUp')).toEqual([true])
  })

  test('[TALE-27] the last card can be owned up to until a card is added', () => {
    const evening = telling()
    evening.turns()
    expect(evening.phase).toBe('add')
    expect(evening.choices(1, 'ownUp')).toEqual([true])
    evening.does(1, 'add', evening.choices(1, 'add')[0])
    expect([...evening.choices(1, 'ownUp'), ...evening.choices(2, 'ownUp')]).toEqual([])
  })

  test('[TALE-27] also while the others vote, which ends the vote', () => {
    const evening = telling()
    evening.does(0, 'object')
    evening.votes([2, 'right'])
    expect(evening.choices(2, 'ownUp')).toEqual([])
    evening.does(1, 'ownUp')
    expect(evening.result?.end).toEqual({ why: 'wrong', by: 1 })
    expect(evening.table.doubt).toBeNull()
  })
})

describe('objecting', () => {
  test('[TALE-27] any other player may object to the card in sight, the storyteller and the host may not', () => {
    const evening = telling()
    for (const by of [0, 2, 3]) expect(evening.choices(by, 'object')).toEqual([true])
    for (const by of [1, 'host', 'room'] as const) expect(evening.choices(by, 'object')).toEqual([])
  })

  test('[TALE-27] not before a card was turned in this telling', () => {
    const evening = storyOf([noun(0), verb(0)])
    expect(evening.choices(0, 'object')).toEqual([])
    evening.takes()
    expect(evening.choices(0, 'object')).toEqual([])
    evening.turns()
    expect(evening.choices(0, 'object')).toEqual([true])
  })

  test('[TALE-27] until the next card is turned or added', () => {
    const evening = telling()
    evening.turns()
    expect(evening.phase).toBe('add')
    expect(evening.choices(3, 'object')).toEqual([true])
    evening.does(1, 'add', evening.choices(1, 'add')[0])
    expect(evening.choices(3, 'object')).toEqual([])
  })

  test('[TALE-27] all vote, the storyteller too', () => {
    const evening = telling()
    evening.does(3, 'object')
    expect(evening.phase).toBe('doubt')
    expect(evening.table.doubt).toEqual({ by: 3, ballots: Array(4).fill('awaited') })
    expect(awaits(evening.match)).toEqual([0, 1, 2, 3])
    for (const seat of [0, 1, 2, 3]) expect(evening.choices(seat, 'vote')).toEqual(['right', 'wrong'])
    for (const by of ['host', 'room'] as const) expect(evening.choices(by, 'vote')).toEqual([])
  })

  test('[TALE-27] a ballot is secret, and cast once', () => {
    const evening = telling()
    evening.does(3, 'object')
    evening.votes([2, 'wrong'])
    expect(evening.table.doubt?.ballots).toEqual(['awaited', 'awaited', 'in', 'awaited'])
    expect([0, 1, 2, 3].map(seat => evening.hand(seat).ballot)).toEqual([null, null, 'wrong', null])
    expect(evening.choices(2, 'vote')).toEqual([])
    expect(awaits(evening.match)).toEqual([0, 1, 3])
  })

  test('[TALE-27] more than half say that it was wrong: the game ends', () => {
    const evening = telling()
    evening.does(3, 'object')
    evening.votes([0, 'wrong'], [1, 'right'], [2, 'wrong'])
    expect(evening.phase).toBe('doubt')
    evening.votes([3, 'wrong'])
    expect(evening.result?.end).toEqual({ why: 'wrong', by: 1 })
    expect(evening.table.count).toEqual({ wrong: 3, right: 1 })
  })

  test('[TALE-27] half is not more than half: the story goes on', () => {
    const evening = telling()
    evening.does(3, 'object')
    evening.votes([0, 'wrong'], [1, 'right'], [2, 'right'], [3, 'wrong'])
    expect(evening.phase).toBe('tell')
    expect(evening.table.count).toEqual({ wrong: 2, right: 2 })
    expect(evening.table.doubt).toBeNull()
    expect(evening.hand(0).ballot).toBeNull()
    expect(evening.table.turned).toBe(3)
  })

  test('[TALE-27] a card is voted on once', () => {
    const evening = telling()
    evening.does(3, 'object')
    evening.votes([0, 'right'], [1, 'right'], [2, 'right'], [3, 'wrong'])
    for (const seat of [0, 2, 3]) expect(evening.choices(seat, 'object')).toEqual([])
    expect(evening.choices(1, 'ownUp')).toEqual([true])
    evening.turns()
    expect(evening.table.count).toBeNull()
    for (const seat of [0, 2, 3]) expect(evening.choices(seat, 'object')).toEqual([true])
  })

  test('[TALE-27] a doubt about the last card leads back to adding', () => {
    const evening = telling()
    evening.turns()
    evening.does(0, 'object')
    evening.votes([0, 'right'], [1, 'right'], [2, 'right'], [3, 'right'])
    expect(evening.phase).toBe('add')
    evening.does(1, 'add', evening.choices(1, 'add')[0])
    expect(evening.table.count).toBeNull()
  })

  test('[TALE-7] [TALE-27] what was said for the next card outlasts a doubt about this one', () => {
    const evening = telling()
    evening.says('un chameau')
    evening.does(0, 'object')
    evening.votes([0, 'right'], [1, 'right'], [2, 'right'], [3, 'right'])
    expect(evening.table.attempt).toBe('un chameau')
    expect(evening.table.attempts).toBe(1)
  })

  test('[TALE-17] a storyteller who is stuck ends the story, whoever doubts the last card', () => {
    const evening = storyOf([noun(0), verb(0)], { hands: { 1: [adjective(0)] } })
    evening.takes()
    evening.turns()
    evening.turns()
    expect(evening.result).toMatchObject({ words: 2, end: { why: 'stuck', by: 1 } })
  })
})

describe('persons present', () => {
  test('[TALE-27] [ROOM-10] whoever is away for 10 seconds is excused, and a bot at once', () => {
    const evening = telling()
    evening.does(3, 'object')
    expect(awayOf(evening.match, 2)).toEqual({
      afterMs: 10_000,
      ask: 'nobody',
      move: { name: 'excuse', input: 2 },
      peopleOnly: true,
    })
    evening.missing(2)
    expect(evening.table.doubt?.ballots).toEqual(['awaited', 'awaited', 'excused', 'awaited'])
    expect(awaits(evening.match)).toEqual([0, 1, 3])
    expect(evening.choices(2, 'vote')).toEqual([])
    expect(evening.hand(2).ballot).toBeNull()
  })

  test('[TALE-27] more than half of those who are present', () => {
    const evening = telling()
    evening.does(3, 'object')
    evening.missing(0)
    evening.votes([2, 'wrong'], [3, 'wrong'], [1, 'right'])
    expect(evening.result?.end).toEqual({ why: 'wrong', by: 1 })
  })

  test('[TALE-27] the last one awaited may be the one who is excused', () => {
    const evening = telling()
    evening.does(3, 'object')
    evening.votes([0, 'right'], [2, 'wrong'])
    evening.missing(1)
    evening.missing(3)
    expect(evening.phase).toBe('tell')
    expect(evening.table.count).toEqual({ wrong: 1, right: 1 })
  })

  test('[TALE-27] [ROOM-10] if nobody is there to vote, the card was right', () => {
    const evening = telling()
    evening.does(3, 'object')
    for (const seat of [0, 1, 2, 3]) evening.missing(seat)
    expect(evening.phase).toBe('tell')
    expect(evening.table.count).toEqual({ wrong: 0, right: 0 })
    expect(evening.choices(0, 'object')).toEqual([])
  })

  test('[TALE-27] only the room excuses, and nobody who has voted', () => {
    const evening = telling()
    evening.does(3, 'object')
    evening.votes([2, 'wrong'])
    for (const by of [0, 1, 3, 'host'] as const) expect(evening.choices(by, 'excuse')).toEqual([])
    expect(evening.choices('room', 'excuse')).toEqual([0, 1, 3])
  })
})

test('[TALE-28] far apart nobody objects and nobody owns up: the words are compared', () => {
  const evening = storyOf([noun(0), verb(0)], { setting: 'remote' })
  evening.takes()
  evening.recites()
  for (const seat of [0, 1, 2])
    expect([...evening.choices(seat, 'object'), ...evening.choices(seat, 'ownUp')]).toEqual([])
  evening.recites()
  expect(evening.phase).toBe('add')
  for (const seat of [0, 1, 2])
    expect([...evening.choices(seat, 'object'), ...evening.choices(seat, 'ownUp')]).toEqual([])
})
