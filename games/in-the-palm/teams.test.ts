import { describe, expect, test } from 'vitest'
import { type Options, options } from './options.ts'
import { seatTeams } from './teams.ts'
import { PalmTestMatch } from './testing.ts'

const teams = (seats: number, raw: object = {}) => seatTeams(seats, options(raw, seats) as Options)

/** Who is Grandfather, turn by turn. */
const grandfathers = (game: PalmTestMatch) => game.playsOn(({ table }) => table.grandfather)

const oneRoundAfterTheOther = <T>(list: readonly T[], length: number): readonly (readonly T[])[] =>
  Array.from({ length: list.length / length }, (_, i) => list.slice(i * length, (i + 1) * length))

describe('who sits with whom', () => {
  test.each([
    [
      4,
      {},
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      5,
      {},
      [
        [0, 1],
        [2, 3, 4],
      ],
    ],
    [
      5,
      { trio: 0 },
      [
        [0, 1, 2],
        [3, 4],
      ],
    ],
    [
      6,
      {},
      [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    ],
    [
      7,
      {},
      [
        [0, 1],
        [2, 3],
        [4, 5, 6],
      ],
    ],
    [
      7,
      { trio: 0 },
      [
        [0, 1, 2],
        [3, 4],
        [5, 6],
      ],
    ],
    [
      7,
      { trio: 1 },
      [
        [0, 1],
        [2, 3, 4],
        [5, 6],
      ],
    ],
    [
      8,
      {},
      [
        [0, 1],
        [2, 3],
        [4, 5],
        [6, 7],
      ],
    ],
  ])('[PALM-5] %i players, %j: %j', (seats, raw, expected) => {
    expect(teams(seats, raw)).toEqual(expected)
    expect(new PalmTestMatch(seats, raw).table.teams.map(team => team.seats)).toEqual(expected)
  })

  test('[PALM-6] team-mates sit side by side, and the teams follow each other clockwise', () => {
    for (const seats of [4, 5, 6, 7, 8])
      expect(teams(seats).flat()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
  })

  test('[PALM-34] without fixed teams everybody has a hand and a score of their own', () => {
    expect(teams(3)).toEqual([[0], [1], [2]])
    expect(teams(5, { individually: true })).toEqual([[0], [1], [2], [3], [4]])
  })

  test('[PALM-30] two play together', () => {
    expect(teams(2)).toEqual([[0, 1]])
  })
})

describe('who begins', () => {
  test('[PALM-8] the team that the host picks', () => {
    for (const first of [0, 1, 2, 3])
      expect(new PalmTestMatch(8, { first }).table.active).toEqual([2 * first, 2 * first + 1])
  })

  test('[PALM-8] where there are no teams, the host picks the first Child', () => {
    for (const first of [0, 1]) expect(new PalmTestMatch(2, { first }).child).toBe(first)
    for (const first of [0, 1, 2]) expect(new PalmTestMatch(3, { first }).child).toBe(first)
  })

  test('[PALM-8] or chance does: every team, every seat', () => {
    const begins = (seats: number, raw: object = {}) =>
      new Set(Array.from({ length: 80 }, (_, seed) => new PalmTestMatch(seats, raw, seed).state.first))
    expect(begins(8)).toEqual(new Set([0, 1, 2, 3]))
    expect(begins(5)).toEqual(new Set([0, 1]))
    expect(begins(2)).toEqual(new Set([0, 1]))
    expect(begins(5, { individually: true })).toEqual(new Set([0, 1, 2, 3, 4]))
  })
})

describe('who is Grandfather in a team', () => {
  test('[PALM-10] by seat order, unless a team-mate changes it before the draw', () => {
    const game = new PalmTestMatch(4, { first: 1 })
    expect([game.grandfather, game.child]).toEqual([2, 3])
    game.does(3, 'grandfather', 3)
    expect([game.grandfather, game.child]).toEqual([3, 2])
    game.does(3, 'grandfather', 2)
    expect([game.grandfather, game.child]).toEqual([2, 3])
    expect(game.phase).toBe('roles')
    game.draws()
    expect(game.refusal(3, 'grandfather', 3)).toBe('That cannot be done at this point.')
  })

  test('[PALM-10] nobody else has a say, and nobody else can be it', () => {
    const game = new PalmTestMatch(4, { first: 0 })
    for (const by of [2, 3, 'host', 'room'] as const) expect(game.choices(by, 'grandfather')).toEqual([])
    expect(game.choices(0, 'grandfather')).toEqual([1])
    expect(game.refusal(0, 'grandfather', 2)).toBe('That is not among the choices.')
    expect(game.refusal(0, 'draw')).toBe('It is not for you to do that now.')
  })

  test('[PALM-10] in a team of three the Children go clockwise from Grandfather', () => {
    for (const [grandfather, children] of [
      [4, [5, 6]],
      [5, [6, 4]],
      [6, [4, 5]],
    ] as const) {
      const game = new PalmTestMatch(7, { first: 2 })
      if (grandfather !== 4) game.does(4, 'grandfather', grandfather)
      game.opensAlbum()
      game.picks('first', 'second')
      expect(game.table.scored!.children).toEqual(children)
    }
  })

  test('[PALM-11] in a team of three Grandfather stays, and the third is the Child of the second memory', () => {
    const game = new PalmTestMatch(5, { first: 1 })
    expect(game.table).toMatchObject({ grandfather: 2, child: 3, otherChild: 4 })
    game.playsMemory()
    expect(game.table).toMatchObject({ grandfather: 2, child: 4, otherChild: 3, memory: 2 })
  })

  test('[PALM-10] in a pair the same Child mimes both', () => {
    const game = new PalmTestMatch(5, { first: 0 })
    expect(game.table).toMatchObject({ grandfather: 0, child: 1, otherChild: null })
    game.playsMemory()
    expect(game.table).toMatchObject({ grandfather: 0, child: 1, otherChild: null, memory: 2 })
  })

  test('[PALM-27] after that, somebody who has not been Grandfather yet', () => {
    const game = new PalmTestMatch(4, { first: 0 })
    game.does(0, 'grandfather', 1)
    expect(grandfathers(game)).toEqual([1, 2, 0, 3])
  })

  test('[PALM-27] a team of three still has a choice in round 2, and none in round 3', () => {
    const game = new PalmTestMatch(5, { first: 1 })
    expect(game.choices(2, 'grandfather')).toEqual([3, 4])
    for (const rest of [[4], []]) {
      for (const _ of [1, 2]) {
        game.playsTurn()
        game.goesOn()
      }
      expect(game.choices(2, 'grandfather')).toEqual(rest)
    }
  })

  test('[PALM-27] in round 2 a pair has no choice left', () => {
    const game = new PalmTestMatch(4, { first: 0 })
    for (const _ of [1, 2]) {
      game.playsTurn()
      game.goesOn()
    }
    expect(game.grandfather).toBe(1)
    for (const seat of game.everybody) expect(game.choices(seat, 'grandfather')).toEqual([])
  })
})

describe('rounds', () => {
  test('[PALM-27] the next team clockwise becomes active', () => {
    const game = new PalmTestMatch(8, { first: 2 })
    const active = game.playsOn(({ table }) => table.active)
    const round = [
      [4, 5],
      [6, 7],
      [0, 1],
      [2, 3],
    ]
    expect(active).toEqual([...round, ...round])
  })

  test('[PALM-27] a round is over when every team has had a turn', () => {
    const game = new PalmTestMatch(6)
    expect(game.playsOn(({ table }) => table.round)).toEqual([1, 1, 1, 2, 2, 2])
  })

  test.each([4, 6, 8])('[PALM-28] with %i players everybody has been Grandfather after 2 rounds', seats => {
    const game = new PalmTestMatch(seats)
    expect(grandfathers(game).sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
    expect(game.result).toMatchObject({ mode: 'teams', rounds: 2 })
  })

  test.each([5, 7])('[PALM-28] with %i players a third round lets all three have been', seats => {
    const game = new PalmTestMatch(seats)
    const been = grandfathers(game)
    expect(been).toHaveLength(3 * Math.floor(seats / 2))
    expect(new Set(been).size).toBe(seats)
    expect(game.result!.rounds).toBe(3)
  })

  test.each([5, 7])('[PALM-28] with %i players and 2 rounds, one of the three has not', seats => {
    const game = new PalmTestMatch(seats, { thirdRound: false })
    const been = grandfathers(game)
    expect(been).toHaveLength(2 * Math.floor(seats / 2))
    expect(new Set(been).size).toBe(seats - 1)
    expect(game.result!.rounds).toBe(2)
  })

  test('[PALM-28] in round 3 a pair goes back to its first Grandfather', () => {
    const game = new PalmTestMatch(5, { first: 0 })
    game.does(1, 'grandfather', 1)
    expect(oneRoundAfterTheOther(grandfathers(game), 2)).toEqual([
      [1, 2],
      [0, 3],
      [1, 4],
    ])
  })

  test('[PALM-32] two alternate turn by turn, until each has been Grandfather twice', () => {
    for (const first of [0, 1]) {
      const game = new PalmTestMatch(2, { first })
      const cast = game.playsOn(({ table }) => [table.child, table.grandfather, table.round])
      const other = 1 - first
      expect(cast).toEqual([
        [first, other, 1],
        [other, first, 1],
        [first, other, 2],
        [other, first, 2],
      ])
    }
  })

  test('[PALM-35] the Children pass clockwise, and Grandfather is the left neighbour', () => {
    const game = new PalmTestMatch(4, { individually: true, first: 2 })
    const cast = game.playsOn(({ child, grandfather }) => [child, grandfather])
    expect(cast.slice(0, 4)).toEqual([
      [2, 3],
      [3, 0],
      [0, 1],
      [1, 2],
    ])
  })

  test('[PALM-39] in round 2 Grandfather is the right neighbour, and the Children go in the same order', () => {
    const game = new PalmTestMatch(4, { individually: true, first: 2 })
    const cast = game.playsOn(({ child, grandfather }) => [child, grandfather])
    expect(cast.slice(4)).toEqual([
      [2, 1],
      [3, 2],
      [0, 3],
      [1, 0],
    ])
  })

  test.each([
    [3, {}],
    [4, { individually: true }],
    [5, { individually: true }],
  ])(
    '[PALM-39] %i players: everybody has been Grandfather twice, and each pair was reversed',
    (seats, raw) => {
      const game = new PalmTestMatch(seats, raw)
      const cast = game.playsOn(({ child, grandfather }) => `${child} ${grandfather}`)
      const counts = grandfathers(new PalmTestMatch(seats, raw))
      for (const seat of game.everybody) expect(counts.filter(other => other === seat)).toHaveLength(2)
      const reversed = cast.map(pair => pair.split(' ').reverse().join(' '))
      expect(new Set(reversed)).toEqual(new Set(cast))
      expect(new Set(cast).size).toBe(2 * seats)
    },
  )
})
