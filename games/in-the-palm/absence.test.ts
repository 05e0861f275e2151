import { awaits, awayOf, standInByVote } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { PalmEvening } from './testing.ts'

const SKIPPED = { afterMs: 30_000, ask: 'vote', move: { name: 'skipTurn', input: true }, peopleOnly: true }

/** Four players; seat 0 is Grandfather and seat 1 the Child. */
const four = (raw: object = {}) => new PalmEvening(4, { first: 0, ...raw })
const remote = (seats: number, raw: object = {}) =>
  new PalmEvening(seats, { first: 0, setting: 'remote', ...raw })

describe('at a real table', () => {
  test('[PALM-46] a turn whose Child or Grandfather stays away is skipped by vote, from its start', () => {
    const evening = four()
    for (const phase of ['roles', 'choose', 'mime']) {
      expect(evening.phase).toBe(phase)
      expect(awaits(evening.match)).toEqual([1, 0])
      for (const seat of [0, 1]) expect(awayOf(evening.match, seat)).toEqual(SKIPPED)
      if (phase === 'roles') evening.draws()
      if (phase === 'choose') evening.keeps()
    }
    evening.mimes()
    evening.everybodyLays()
    evening.opensAlbum()
    expect(awaits(evening.match)).toEqual([0])
    expect(awayOf(evening.match, 0)).toEqual(SKIPPED)
  })

  test('[PALM-46] a stand-in lays decoys', () => {
    const evening = four()
    evening.chooses()
    evening.mimes()
    expect(awaits(evening.match)).toEqual([2, 3])
    expect(awayOf(evening.match, 2)).toEqual(standInByVote)
    expect(evening.choices('room', 'skipTurn')).toEqual([])
  })

  test.each(['roles', 'choose', 'mime', 'album'])(
    '[PALM-46] skipped in %s: nothing is scored, all is discarded',
    phase => {
      const evening = four({ expert: true })
      if (phase !== 'roles') evening.draws()
      if (phase === 'mime') evening.keeps()
      if (phase === 'album') evening.opensAlbum()
      expect(evening.phase).toBe(phase)
      const before = evening.table.deck
      evening.missing(0)
      expect(evening.points).toEqual([0, 0])
      expect(evening.phase).toBe('roles')
      expect(evening.table).toMatchObject({ deck: before, active: [2, 3], album: null, scored: null })
      expect(evening.table.deck + evening.table.discards).toBe(88)
      expect(evening.state.turn.cards).toEqual([])
    },
  )

  test('[PALM-46] nobody else can skip a turn', () => {
    const evening = four()
    for (const by of [0, 1, 2, 3, 'host'] as const) expect(evening.choices(by, 'skipTurn')).toEqual([])
  })

  test('[PALM-46] in the second memory, the cards of both go', () => {
    const evening = four()
    evening.playsMemory()
    evening.keeps()
    evening.missing(1)
    expect(evening.table.discards).toBe(3)
  })

  test('[PALM-46] nobody counts as having been Grandfather in it', () => {
    const evening = four()
    evening.missing(0)
    evening.playsTurn()
    evening.goesOn()
    expect([evening.table.round, evening.grandfather]).toEqual([2, 0])
    expect(evening.choices(1, 'grandfather')).toEqual([1])
  })

  test('[PALM-46] after the last turn it is over', () => {
    const evening = four()
    for (const absent of [0, 3, 1, 2]) {
      expect(evening.phase).toBe('roles')
      evening.missing(awaits(evening.match).includes(absent) ? absent : evening.child)
    }
    expect(evening.phase).toBe('over')
    expect(evening.result).toEqual({
      mode: 'teams',
      scores: [0, 0],
      winners: [0, 1],
      verdict: null,
      rounds: 2,
    })
  })

  test('[PALM-46] over the last album too, and then nothing of it is shown', () => {
    const evening = four()
    while (!evening.table.isLastTurn) {
      evening.playsTurn()
      evening.goesOn()
    }
    evening.opensAlbum()
    evening.missing(evening.grandfather)
    expect(evening.phase).toBe('over')
    expect(evening.table).toMatchObject({ album: null, scored: null, discards: 32 })
  })

  test('[PALM-46] where the Child chose from a hand, it is full again in the next turn', () => {
    const evening = new PalmEvening(3, { first: 0 })
    evening.takes()
    evening.missing(1)
    expect([evening.phase, evening.child]).toEqual(['choose', 1])
    expect(evening.table.teams.map(team => team.cards)).toEqual([6, 6, 6])
    expect(evening.table.discards).toBe(1)
  })

  test('[PALM-14] if that takes a reshuffle, everyone is told', () => {
    const evening = new PalmEvening(3, { first: 0 })
    evening.takes()
    evening.leavesInDeck(0)
    evening.missing(1)
    expect(evening.table).toMatchObject({ reshuffled: true, discards: 0 })
  })

  test('[PALM-46] two skip as well', () => {
    const evening = new PalmEvening(2, { first: 0 })
    evening.missing(1)
    expect(evening.table).toMatchObject({ child: 1, grandfather: 0, discards: 1 })
  })

  test('[PALM-46] in a team of three, the other Child is missed when the second memory comes', () => {
    const evening = new PalmEvening(5, { first: 1 })
    evening.playsMemory()
    expect(awaits(evening.match)).toEqual([4, 2])
    evening.missing(4)
    expect(evening.table.active).toEqual([0, 1])
  })

  test('[PALM-47] no mime is given up where none goes through the devices', () => {
    const evening = four()
    evening.chooses()
    expect(evening.choices('room', 'giveUp')).toEqual([])
  })
})

describe('apart', () => {
  test('[ROOM-10] in every other phase a stand-in comes by vote', () => {
    const evening = remote(4)
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
      expect([evening.phase, awaits(evening.match)]).toEqual([phase, lit])
      if (phase !== 'mime') expect(awayOf(evening.match, lit[0])).toEqual(standInByVote)
      expect(evening.choices('room', 'skipTurn')).toEqual([])
      if (phase === 'roles') evening.draws()
      if (phase === 'choose') evening.keeps()
      if (phase === 'mime') evening.mimes()
      if (phase === 'interfere') evening.everybodyLays()
    }
  })

  test('[PALM-47] the mime is held; after 30 seconds a vote gives it up and brings a stand-in', () => {
    const evening = remote(4)
    evening.chooses()
    for (const seat of [0, 1])
      expect(awayOf(evening.match, seat)).toEqual({
        hold: true,
        afterMs: 30_000,
        ask: 'vote',
        move: { name: 'giveUp', input: true },
        standIn: true,
      })
    for (const by of [0, 1, 2, 3, 'host'] as const) expect(evening.choices(by, 'giveUp')).toEqual([])
  })

  test('[PALM-47] the card is discarded unseen, and a new one is drawn', () => {
    const evening = remote(4)
    evening.chooses()
    const { card } = evening.hand(1)
    const next = evening.state.deck.at(-1)
    evening.missing(1)
    expect(evening.phase).toBe('choose')
    expect(evening.state.discards).toEqual([card])
    expect(evening.hand(1).card).toBe(next)
    for (const seat of [0, 2, 3]) expect(evening.hand(seat).card).toBeNull()
  })

  test('[PALM-14] not even a reshuffle brings the same card back at once', () => {
    for (let seed = 0; seed < 300; seed++) {
      const evening = new PalmEvening(2, { setting: 'remote' }, seed)
      evening.chooses()
      evening.leavesInDeck(0)
      const { card } = evening.hand(evening.child)
      evening.missing(evening.grandfather)
      expect(evening.hand(evening.child).card).not.toBe(card)
      expect(evening.table.reshuffled).toBe(true)
    }
  })

  test('[PALM-47] its constraint is discarded unseen, and another one comes with the next mime', () => {
    const evening = remote(4, { expert: true })
    evening.playsMemory()
    evening.keeps()
    const [first, second] = evening.state.turn.constraints
    evening.missing(0)
    expect(evening.state.usedConstraints).toEqual([second])
    expect(evening.hand(1).constraint).toBeNull()
    evening.opensAlbum()
    evening.picks('first', 'second')
    expect(evening.table.scored!.constraints[0]).toBe(first)
    expect(evening.table.scored!.constraints[1]).not.toBe(second)
    expect(evening.table.scored!.constraints).toHaveLength(2)
  })

  test('[PALM-49] what was called of it is forgotten with it', () => {
    const evening = remote(4)
    evening.chooses()
    evening.does(2, 'call')
    evening.missing(1)
    evening.keeps()
    expect(evening.hand(1).calls).toEqual([])
    expect(evening.choices(2, 'call')).toEqual([true])
  })

  test('[PALM-47] in the second memory, what was called in the first stays', () => {
    const evening = remote(4)
    evening.chooses()
    evening.does(2, 'call')
    evening.mimes()
    evening.everybodyLays()
    evening.keeps()
    evening.missing(1)
    expect(evening.hand(1).calls).toEqual([{ memory: 1, by: 2 }])
    expect(evening.table.memory).toBe(2)
  })

  test('[PALM-47] where the Child mimes from the own hand, with another card of that hand', () => {
    const evening = remote(3)
    const { cards } = evening.hand(0)
    evening.takes(cards[2])
    evening.missing(0)
    expect([evening.phase, evening.hand(0).card]).toEqual(['choose', null])
    expect(evening.choices(0, 'take')).toEqual(cards.filter(card => card !== cards[2]))
    expect(evening.state.discards).toEqual([cards[2]])
    expect(evening.table.deck).toBe(82)
  })

  test('[PALM-38] after that memory the hand is full again', () => {
    const evening = remote(3)
    evening.takes()
    evening.missing(0)
    evening.playsMemory()
    expect(evening.table.teams.map(team => team.cards)).toEqual([6, 6, 6])
  })

  test('[PALM-47] only a hand without another card draws', () => {
    const evening = remote(3)
    for (const left of [5, 4, 3, 2, 1, 6]) {
      evening.takes()
      evening.missing(0)
      expect(evening.hand(0).cards).toHaveLength(left)
    }
    expect(evening.table).toMatchObject({ deck: 76, discards: 6 })
  })
})

describe('after the score', () => {
  test('[PALM-50] nobody holds up the table: the room goes on after 10 seconds', () => {
    for (const evening of [four(), remote(4)]) {
      evening.playsTurn()
      expect(awayOf(evening.match, 3)).toEqual({
        afterMs: 10_000,
        ask: 'nobody',
        move: { name: 'on', input: true },
      })
      evening.missing(3)
      expect(evening.table.active).toEqual([2, 3])
    }
  })
})
