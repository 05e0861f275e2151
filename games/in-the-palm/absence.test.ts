import { awaits, awayOf, standInByVote } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { PalmTestMatch } from './testing.ts'

const SKIPPED = { afterMs: 30_000, ask: 'vote', move: { name: 'skipTurn', input: true }, peopleOnly: true }

/** Four players; seat 0 is Grandfather and seat 1 the Child. */
const four = (raw: object = {}) => new PalmTestMatch(4, { first: 0, ...raw })
const remote = (seats: number, raw: object = {}) =>
  new PalmTestMatch(seats, { first: 0, setting: 'remote', ...raw })

describe('at a real table', () => {
  test('[PALM-46] a turn whose Child or Grandfather stays away is skipped by vote, from its start', () => {
    const game = four()
    for (const phase of ['roles', 'choose', 'mime']) {
      expect(game.phase).toBe(phase)
      expect(awaits(game.match)).toEqual([1, 0])
      for (const seat of [0, 1]) expect(awayOf(game.match, seat)).toEqual(SKIPPED)
      if (phase === 'roles') game.draws()
      if (phase === 'choose') game.keeps()
    }
    game.mimes()
    game.everybodyLays()
    game.opensAlbum()
    expect(awaits(game.match)).toEqual([0])
    expect(awayOf(game.match, 0)).toEqual(SKIPPED)
  })

  test('[PALM-46] a stand-in lays decoys', () => {
    const game = four()
    game.chooses()
    game.mimes()
    expect(awaits(game.match)).toEqual([2, 3])
    expect(awayOf(game.match, 2)).toEqual(standInByVote)
    expect(game.choices('room', 'skipTurn')).toEqual([])
  })

  test.each(['roles', 'choose', 'mime', 'album'])(
    '[PALM-46] skipped in %s: nothing is scored, all is discarded',
    phase => {
      const game = four({ expert: true })
      if (phase !== 'roles') game.draws()
      if (phase === 'mime') game.keeps()
      if (phase === 'album') game.opensAlbum()
      expect(game.phase).toBe(phase)
      const before = game.table.deck
      game.missing(0)
      expect(game.points).toEqual([0, 0])
      expect(game.phase).toBe('roles')
      expect(game.table).toMatchObject({ deck: before, active: [2, 3], album: null, scored: null })
      expect(game.table.deck + game.table.discards).toBe(88)
      expect(game.state.turn.cards).toEqual([])
    },
  )

  test('[PALM-46] nobody else can skip a turn', () => {
    const game = four()
    for (const by of [0, 1, 2, 3, 'host'] as const) expect(game.choices(by, 'skipTurn')).toEqual([])
  })

  test('[PALM-46] in the second memory, the cards of both go', () => {
    const game = four()
    game.playsMemory()
    game.keeps()
    game.missing(1)
    expect(game.table.discards).toBe(3)
  })

  test('[PALM-46] nobody counts as having been Grandfather in it', () => {
    const game = four()
    game.missing(0)
    game.playsTurn()
    game.goesOn()
    expect([game.table.round, game.grandfather]).toEqual([2, 0])
    expect(game.choices(1, 'grandfather')).toEqual([1])
  })

  test('[PALM-46] after the last turn it is over', () => {
    const game = four()
    for (const absent of [0, 3, 1, 2]) {
      expect(game.phase).toBe('roles')
      game.missing(awaits(game.match).includes(absent) ? absent : game.child)
    }
    expect(game.phase).toBe('over')
    expect(game.result).toEqual({
      mode: 'teams',
      scores: [0, 0],
      winners: [0, 1],
      verdict: null,
      rounds: 2,
    })
  })

  test('[PALM-46] over the last album too, and then nothing of it is shown', () => {
    const game = four()
    while (!game.table.isLastTurn) {
      game.playsTurn()
      game.goesOn()
    }
    game.opensAlbum()
    game.missing(game.grandfather)
    expect(game.phase).toBe('over')
    expect(game.table).toMatchObject({ album: null, scored: null, discards: 32 })
  })

  test('[PALM-46] where the Child chose from a hand, it is full again in the next turn', () => {
    const game = new PalmTestMatch(3, { first: 0 })
    game.takes()
    game.missing(1)
    expect([game.phase, game.child]).toEqual(['choose', 1])
    expect(game.table.teams.map(team => team.cards)).toEqual([6, 6, 6])
    expect(game.table.discards).toBe(1)
  })

  test('[PALM-14] if that takes a reshuffle, everyone is told', () => {
    const game = new PalmTestMatch(3, { first: 0 })
    game.takes()
    game.leavesInDeck(0)
    game.missing(1)
    expect(game.table).toMatchObject({ reshuffled: true, discards: 0 })
  })

  test('[PALM-46] two skip as well', () => {
    const game = new PalmTestMatch(2, { first: 0 })
    game.missing(1)
    expect(game.table).toMatchObject({ child: 1, grandfather: 0, discards: 1 })
  })

  test('[PALM-46] in a team of three, the other Child is missed when the second memory comes', () => {
    const game = new PalmTestMatch(5, { first: 1 })
    game.playsMemory()
    expect(awaits(game.match)).toEqual([4, 2])
    game.missing(4)
    expect(game.table.active).toEqual([0, 1])
  })

  test('[PALM-47] no mime is given up where none goes through the devices', () => {
    const game = four()
    game.chooses()
    expect(game.choices('room', 'giveUp')).toEqual([])
  })
})

describe('apart', () => {
  test('[ROOM-10] in every other phase a stand-in comes by vote', () => {
    const game = remote(4)
    for (const [phase, lit] of [
      ['roles', [1]],
      ['choose', [1]],
      ['mime', [1, 0]],
      ['interfere', [2, 3]],
      ['choose', [1]],
      ['mime', [1, 0]],
      ['interfere', [2, 3]],
      ['album', [0]],
    ] as const) {
      expect([game.phase, awaits(game.match)]).toEqual([phase, lit])
      if (phase !== 'mime') expect(awayOf(game.match, lit[0])).toEqual(standInByVote)
      expect(game.choices('room', 'skipTurn')).toEqual([])
      if (phase === 'roles') game.draws()
      if (phase === 'choose') game.keeps()
      if (phase === 'mime') game.mimes()
      if (phase === 'interfere') game.everybodyLays()
    }
  })

  test('[PALM-47] the mime is held; after 30 seconds a vote gives it up and brings a stand-in', () => {
    const game = remote(4)
    game.chooses()
    for (const seat of [0, 1])
      expect(awayOf(game.match, seat)).toEqual({
        hold: true,
        afterMs: 30_000,
        ask: 'vote',
        move: { name: 'giveUp', input: true },
        standIn: true,
      })
    for (const by of [0, 1, 2, 3, 'host'] as const) expect(game.choices(by, 'giveUp')).toEqual([])
  })

  test('[PALM-47] the card is discarded unseen, and a new one is drawn', () => {
    const game = remote(4)
    game.chooses()
    const { card } = game.hand(1)
    const next = game.state.deck.at(-1)
    game.missing(1)
    expect(game.phase).toBe('choose')
    expect(game.state.discards).toEqual([card])
    expect(game.hand(1).card).toBe(next)
    for (const seat of [0, 2, 3]) expect(game.hand(seat).card).toBeNull()
  })

  test('[PALM-14] not even a reshuffle brings the same card back at once', () => {
    for (let seed = 0; seed < 300; seed++) {
      const game = new PalmTestMatch(2, { setting: 'remote' }, seed)
      game.chooses()
      game.leavesInDeck(0)
      const { card } = game.hand(game.child)
      game.missing(game.grandfather)
      expect(game.hand(game.child).card).not.toBe(card)
      expect(game.table.reshuffled).toBe(true)
    }
  })

  test('[PALM-47] its constraint is discarded unseen, and another one comes with the next mime', () => {
    const game = remote(4, { expert: true })
    game.playsMemory()
    game.keeps()
    const [first, second] = game.state.turn.constraints
    game.missing(0)
    expect(game.state.usedConstraints).toEqual([second])
    expect(game.hand(1).constraint).toBeNull()
    game.opensAlbum()
    game.picks('first', 'second')
    expect(game.table.scored!.constraints[0]).toBe(first)
    expect(game.table.scored!.constraints[1]).not.toBe(second)
    expect(game.table.scored!.constraints).toHaveLength(2)
  })

  test('[PALM-49] what was called of it is forgotten with it', () => {
    const game = remote(4)
    game.chooses()
    game.does(2, 'call')
    game.missing(1)
    game.keeps()
    expect(game.hand(1).calls).toEqual([])
    expect(game.choices(2, 'call')).toEqual([true])
  })

  test('[PALM-47] in the second memory, what was called in the first stays', () => {
    const game = remote(4)
    game.chooses()
    game.does(2, 'call')
    game.mimes()
    game.everybodyLays()
    game.keeps()
    game.missing(1)
    expect(game.hand(1).calls).toEqual([{ memory: 1, by: 2 }])
    expect(game.table.memory).toBe(2)
  })

  test('[PALM-47] where the Child mimes from the own hand, with another card of that hand', () => {
    const game = remote(3)
    const { cards } = game.hand(0)
    game.takes(cards[2])
    game.missing(0)
    expect([game.phase, game.hand(0).card]).toEqual(['choose', null])
    expect(game.choices(0, 'take')).toEqual(cards.filter(card => card !== cards[2]))
    expect(game.state.discards).toEqual([cards[2]])
    expect(game.table.deck).toBe(82)
  })

  test('[PALM-38] after that memory the hand is full again', () => {
    const game = remote(3)
    game.takes()
    game.missing(0)
    game.playsMemory()
    expect(game.table.teams.map(team => team.cards)).toEqual([6, 6, 6])
  })

  test('[PALM-47] only a hand without another card draws', () => {
    const game = remote(3)
    for (const left of [5, 4, 3, 2, 1, 6]) {
      game.takes()
      game.missing(0)
      expect(game.hand(0).cards).toHaveLength(left)
    }
    expect(game.table).toMatchObject({ deck: 76, discards: 6 })
  })
})

describe('after the score', () => {
  test('[PALM-50] nobody holds up the table: the room goes on after 10 seconds', () => {
    for (const game of [four(), remote(4)]) {
      game.playsTurn()
      expect(awayOf(game.match, 3)).toEqual({
        afterMs: 10_000,
        ask: 'nobody',
        move: { name: 'on', input: true },
      })
      game.missing(3)
      expect(game.table.active).toEqual([2, 3])
    }
  })
})
