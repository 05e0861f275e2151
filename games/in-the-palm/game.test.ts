import { awaits, mayFetch } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { PalmEvening } from './testing.ts'

/** Four players; seats 0 and 1 are active, with 0 as Grandfather and 1 as the Child. */
const four = (raw: object = {}) => new PalmEvening(4, { first: 0, ...raw })

describe('the turn begins', () => {
  test('[PALM-9] the active team puts its hand aside, and looks at it no more', () => {
    const evening = four()
    for (const seat of [0, 1]) expect(evening.hand(seat).cards).toEqual([])
    for (const seat of [2, 3]) expect(evening.hand(seat).cards).toEqual(evening.state.teams[1]!.hand)
    expect(evening.table.teams[0]!.cards).toBe(6)
  })

  test('[PALM-9] it plays no part in this turn, and is back in the next', () => {
    const evening = four()
    const aside = evening.state.teams[0]!.hand
    evening.playsTurn()
    expect(evening.hand(0).cards).toEqual([])
    evening.goesOn()
    for (const seat of [0, 1]) expect(evening.hand(seat).cards).toEqual(aside)
  })

  test('[PALM-7] the members of a team share one hand', () => {
    const evening = new PalmEvening(7, { first: 0 })
    for (const [one, other] of [
      [2, 3],
      [4, 5],
      [5, 6],
    ] as const)
      expect(evening.hand(one).cards).toEqual(evening.hand(other).cards)
    expect(evening.hand(2).cards).not.toEqual(evening.hand(4).cards)
  })
})

describe('choose', () => {
  test('[PALM-10] once the Child has drawn, nobody else can become Grandfather in this turn', () => {
    const evening = four()
    expect(evening.table).toMatchObject({ eligible: [1], reshuffled: false })
    evening.draws()
    expect(evening.table.eligible).toEqual([])
    expect(evening.refusal(0, 'grandfather', 1)).toBe('That cannot be done at this point.')
  })

  test('[PALM-12] the Child takes the top card of the deck', () => {
    const evening = four()
    const top = evening.state.deck.at(-1)
    evening.draws()
    expect(evening.phase).toBe('choose')
    expect(evening.hand(1).card).toBe(top)
    expect(evening.table.deck).toBe(87)
  })

  test('[PALM-12] unseen by Grandfather, by the opponents and by the other Child', () => {
    const evening = new PalmEvening(5, { first: 1 })
    evening.draws()
    expect(evening.hand(3).card).not.toBeNull()
    for (const seat of [0, 1, 2, 4]) expect(evening.hand(seat).card).toBeNull()
    expect(evening.table.album).toBeNull()
  })

  test('[PALM-12] the other Child lays no card', () => {
    const evening = new PalmEvening(5, { first: 1 })
    evening.chooses()
    evening.mimes()
    expect(evening.opponents).toEqual([0, 1])
    expect(evening.choices(4, 'lay')).toEqual([])
    expect(evening.choices(4, 'propose')).toEqual([])
  })

  test('[PALM-13] a Child without an idea discards the card and draws another, as often as wanted', () => {
    const evening = four()
    evening.draws()
    const seen = [1, 2, 3, 4].map(() => {
      const { card } = evening.hand(1)
      evening.redraws()
      return card
    })
    expect(evening.state.discards).toEqual(seen)
    expect(evening.phase).toBe('choose')
    expect(seen).not.toContain(evening.hand(1).card)
  })

  test('[PALM-13] the discarded card is shown to nobody', () => {
    const evening = four()
    evening.draws()
    const { card } = evening.hand(1)
    evening.redraws()
    const shown = JSON.stringify(evening.everybody.map(seat => evening.hand(seat))).match(/\d+/g)
    expect(shown).not.toContain(String(card))
    expect(evening.table.discards).toBe(1)
  })

  test('[PALM-13] only the Child may, only before the mime, and only where the table allows it', () => {
    const evening = four()
    evening.draws()
    for (const seat of [0, 2, 3]) expect(evening.choices(seat, 'redraw')).toEqual([])
    evening.keeps()
    expect(evening.choices(1, 'redraw')).toEqual([])
    const strict = four({ redraw: false })
    strict.draws()
    expect(strict.choices(1, 'redraw')).toEqual([])
    expect(strict.choices(1, 'keep')).toEqual([true])
  })

  test('[PALM-12] only the Child keeps the card', () => {
    const evening = four()
    evening.draws()
    for (const by of [0, 2, 3, 'host', 'room'] as const) expect(evening.choices(by, 'keep')).toEqual([])
    expect(evening.choices(1, 'take')).toEqual([])
  })
})

describe('mime', () => {
  test('[PALM-20] the Child says that it is over, and lays the card face down', () => {
    const evening = four()
    evening.chooses()
    const { card } = evening.hand(1)
    for (const by of [0, 2, 3, 'host', 'room'] as const) expect(evening.choices(by, 'done')).toEqual([])
    evening.mimes()
    expect(evening.phase).toBe('interfere')
    expect(evening.hand(1)).toMatchObject({ card: null, given: [{ memory: 1, card }] })
    for (const seat of [0, 2, 3]) expect(evening.hand(seat).given).toEqual([])
    expect(evening.table.album).toBeNull()
  })

  test('[PALM-17] a mime is never started over', () => {
    const evening = four()
    evening.chooses()
    evening.mimes()
    for (const move of ['done', 'mime', 'keep', 'draw', 'redraw'])
      expect(evening.refusal(1, move)).toBeDefined()
  })

  test('[PALM-46] at a real table a gesture is not sent', () => {
    const evening = four()
    evening.chooses()
    expect(evening.refusal(1, 'mime', evening.mime())).toMatch(/^At a real table the hand is real/)
  })
})

describe('interfere', () => {
  function interfering(): PalmEvening {
    const evening = new PalmEvening(6, { first: 0 })
    evening.chooses()
    evening.mimes()
    return evening
  }

  test('[PALM-20] every opposing team adds one card of its hand, face down', () => {
    const evening = interfering()
    const card = evening.hand(2).cards[3]!
    evening.lays(2, card)
    expect(evening.state.teams[1]!.hand).not.toContain(card)
    for (const seat of [2, 3]) expect(evening.hand(seat).given).toEqual([{ memory: 1, card }])
    for (const seat of [0, 1, 4, 5]) expect(evening.hand(seat).given).not.toContainEqual({ memory: 1, card })
    expect(evening.table).toMatchObject({ laid: [1], album: null })
    expect(evening.phase).toBe('interfere')
  })

  test('[PALM-20] it is a card of its own hand', () => {
    const evening = interfering()
    expect(evening.choices(2, 'lay')).toEqual(evening.hand(2).cards)
    expect(evening.refusal(2, 'lay', evening.hand(4).cards[0])).toBeDefined()
    for (const by of [0, 1, 'host', 'room'] as const) {
      expect(evening.choices(by, 'lay')).toEqual([])
      expect(evening.choices(by, 'propose')).toEqual([])
    }
  })

  test('[PALM-20] any team-mate may lay it, and the first confirmation counts', () => {
    const evening = interfering()
    evening.lays(3)
    expect(evening.choices(2, 'lay')).toEqual([])
    expect(evening.choices(3, 'lay')).toEqual([])
    expect(evening.choices(2, 'propose')).toEqual([])
    expect(awaits(evening.match)).toEqual([4, 5])
  })

  test('[PALM-20] team-mates see each other’s proposals, and nobody else does', () => {
    const evening = interfering()
    const [one, other] = evening.hand(2).cards
    evening.does(2, 'propose', one)
    evening.does(3, 'propose', other)
    evening.does(2, 'propose', other)
    const proposals = [
      { by: 2, card: other },
      { by: 3, card: other },
    ]
    for (const seat of [2, 3]) expect(evening.hand(seat).proposals).toEqual(proposals)
    for (const seat of [0, 1, 4, 5]) expect(evening.hand(seat).proposals).toEqual([])
    expect(evening.hand(2).cards).toContain(other)
    evening.lays(3, one)
    expect(evening.hand(2).proposals).toEqual([])
  })

  test('[PALM-21] each draws back up to 6, all at once, when the last one has chosen', () => {
    const evening = interfering()
    evening.lays(2)
    expect(evening.table.teams.map(team => team.cards)).toEqual([6, 5, 6])
    const [forTeam1, forTeam2] = [evening.state.deck.at(-1), evening.state.deck.at(-2)]
    evening.lays(4)
    expect(evening.table.teams.map(team => team.cards)).toEqual([6, 6, 6])
    expect(evening.hand(2).cards).toContain(forTeam1)
    expect(evening.hand(4).cards).toContain(forTeam2)
  })

  test('[PALM-22] then the second memory: choose, mime and interfere again, and only then the album', () => {
    const evening = interfering()
    evening.everybodyLays()
    expect([evening.phase, evening.table.memory]).toEqual(['choose', 2])
    expect(evening.hand(1).card).not.toBeNull()
    expect(evening.table.laid).toEqual([])
    evening.keeps()
    expect(evening.phase).toBe('mime')
    evening.mimes()
    expect(evening.phase).toBe('interfere')
    evening.everybodyLays()
    expect(evening.phase).toBe('album')
    expect(evening.table.teams.map(team => team.cards)).toEqual([6, 6, 6])
  })
})

describe('album', () => {
  test.each([
    [4, 4],
    [5, 4],
    [6, 2],
    [7, 2],
    [8, 0],
  ])('[PALM-23] with %i players, %i cards of 8 come from the deck', (seats, fromDeck) => {
    const evening = new PalmEvening(seats)
    evening.opensAlbum()
    const origins = evening.state.turn.cards.map(({ from }) => from)
    expect(origins).toHaveLength(8)
    expect(origins.filter(({ kind }) => kind === 'deck')).toHaveLength(fromDeck)
    expect(origins.filter(({ kind }) => kind === 'mimed')).toHaveLength(2)
    for (const team of evening.table.opponents)
      expect(origins.filter(from => from.kind === 'laid' && from.team === team)).toHaveLength(2)
  })

  test('[PALM-23] those from the deck are the top ones', () => {
    const evening = four()
    evening.playsMemory()
    evening.chooses()
    evening.mimes()
    const [refilled, ...top] = evening.state.deck.toReversed()
    evening.everybodyLays()
    const fromDeck = evening.state.turn.cards.filter(({ from }) => from.kind === 'deck')
    expect(fromDeck.map(({ card }) => card).sort()).toEqual(top.slice(0, 4).sort())
    expect(evening.hand(2).cards).toContain(refilled)
  })

  test('[PALM-23] the cards are shuffled and laid out face up for everybody', () => {
    const evening = four()
    evening.opensAlbum()
    expect(evening.table.album).toEqual(evening.state.turn.cards.map(({ card }) => card))
    const places = Array.from({ length: 60 }, (_, seed) => {
      const other = new PalmEvening(4, { first: 0 }, seed)
      other.opensAlbum()
      return other.table.album!.indexOf(other.find('first'))
    })
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]))
  })

  test('[PALM-24] nobody but the givers knows whose card is whose, until both picks are in', () => {
    const evening = new PalmEvening(5, { first: 1 })
    evening.opensAlbum()
    expect(evening.table.scored).toBeNull()
    expect(evening.hand(2).given).toEqual([])
    expect(evening.hand(3).given).toEqual([{ memory: 1, card: evening.find('first') }])
    expect(evening.hand(4).given).toEqual([{ memory: 2, card: evening.find('second') }])
    const laid = [1, 2].map(memory => ({ memory, card: evening.find({ team: 0, memory: memory as 1 | 2 }) }))
    for (const seat of [0, 1]) {
      expect(evening.hand(seat).given).toHaveLength(2)
      expect(evening.hand(seat).given).toEqual(expect.arrayContaining(laid))
    }
  })

  test('[PALM-24] Grandfather names two different cards of the album, in order', () => {
    const evening = four()
    evening.opensAlbum()
    const [one, other] = evening.table.album!
    expect(evening.choices(0, 'pick')).toHaveLength(8 * 7)
    expect(evening.refusal(0, 'pick', [one, one])).toBeDefined()
    expect(evening.refusal(0, 'pick', [one, evening.hand(2).cards[0]])).toBeDefined()
    for (const by of [1, 2, 3, 'host', 'room'] as const) expect(evening.choices(by, 'pick')).toEqual([])
    evening.does(0, 'pick', [other, one])
    expect(evening.table.scored!.picks).toEqual([other, one])
  })
})

describe('score', () => {
  test('[PALM-50] the album is open to everyone: which card was whose, and what was picked', () => {
    const evening = four()
    evening.playsTurn({ team: 1, memory: 2 }, 'first')
    const { album, scored } = evening.table
    expect(scored!.origins).toEqual(evening.state.turn.cards.map(({ from }) => from))
    expect(scored!.origins[album!.indexOf(scored!.picks[0])]).toEqual({ kind: 'laid', team: 1, memory: 2 })
    expect(scored!.origins[album!.indexOf(scored!.picks[1])]).toEqual({ kind: 'mimed', memory: 1 })
    expect(scored!.children).toEqual([1, 1])
    expect(scored!.points).toEqual([0, 1])
  })

  test('[PALM-26] all cards of the turn go to the discard pile', () => {
    const evening = four()
    evening.playsTurn()
    const album = evening.table.album!
    evening.goesOn()
    expect(evening.state.discards).toEqual(album)
    expect(evening.table).toMatchObject({ album: null, scored: null, discards: 8, memory: 1 })
  })

  test('[PALM-50] play goes on when one of those who act next begins', () => {
    const evening = four()
    evening.playsTurn()
    expect(evening.table.next).toEqual([3, 2])
    expect(awaits(evening.match)).toEqual([3])
    for (const by of [0, 1, 'host'] as const) expect(evening.choices(by, 'on')).toEqual([])
    for (const by of [2, 3, 'room'] as const) expect(evening.choices(by, 'on')).toEqual([true])
    evening.does(2, 'on')
    expect([evening.phase, evening.grandfather]).toEqual(['roles', 2])
  })

  test('[PALM-29] after the last turn, anybody leads on to the end', () => {
    for (const by of [0, 1, 2, 3, 'room'] as const) {
      const evening = four()
      while (!evening.table.isLastTurn) {
        evening.playsTurn()
        evening.goesOn()
      }
      evening.playsTurn('deck', 'first')
      expect(evening.choices('host', 'on')).toEqual([])
      expect(evening.result).toBeUndefined()
      evening.does(by, 'on')
      expect(evening.result).toMatchObject({ scores: [4, 2], winners: [0] })
      expect(evening.table.scored).not.toBeNull()
    }
  })

  test('[PALM-50] without mimes through the devices there is nothing to replay', () => {
    const evening = four()
    evening.playsTurn()
    expect(evening.table.scored!.mimes).toEqual([])
    expect(mayFetch(evening.match, 2, 0)).toBe(false)
  })
})
