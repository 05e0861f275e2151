import { awaits, mayFetch } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { PalmTestMatch } from './testing.ts'

/** Four players; seats 0 and 1 are active, with 0 as Grandfather and 1 as the Child. */
const four = (raw: object = {}) => new PalmTestMatch(4, { first: 0, ...raw })

describe('the turn begins', () => {
  test('[PALM-9] the active team puts its hand aside, and looks at it no more', () => {
    const game = four()
    for (const seat of [0, 1]) expect(game.hand(seat).cards).toEqual([])
    for (const seat of [2, 3]) expect(game.hand(seat).cards).toEqual(game.state.teams[1]!.hand)
    expect(game.table.teams[0]!.cards).toBe(6)
  })

  test('[PALM-9] it plays no part in this turn, and is back in the next', () => {
    const game = four()
    const aside = game.state.teams[0]!.hand
    game.playsTurn()
    expect(game.hand(0).cards).toEqual([])
    game.goesOn()
    for (const seat of [0, 1]) expect(game.hand(seat).cards).toEqual(aside)
  })

  test('[PALM-7] the members of a team share one hand', () => {
    const game = new PalmTestMatch(7, { first: 0 })
    for (const [one, other] of [
      [2, 3],
      [4, 5],
      [5, 6],
    ] as const)
      expect(game.hand(one).cards).toEqual(game.hand(other).cards)
    expect(game.hand(2).cards).not.toEqual(game.hand(4).cards)
  })
})

describe('choose', () => {
  test('[PALM-10] once the Child has drawn, nobody else can become Grandfather in this turn', () => {
    const game = four()
    expect(game.table).toMatchObject({ eligible: [1], reshuffled: false })
    game.draws()
    expect(game.table.eligible).toEqual([])
    expect(game.refusal(0, 'grandfather', 1)).toBe('That cannot be done at this point.')
  })

  test('[PALM-12] the Child takes the top card of the deck', () => {
    const game = four()
    const top = game.state.deck.at(-1)
    game.draws()
    expect(game.phase).toBe('choose')
    expect(game.hand(1).card).toBe(top)
    expect(game.table.deck).toBe(87)
  })

  test('[PALM-12] unseen by Grandfather, by the opponents and by the other Child', () => {
    const game = new PalmTestMatch(5, { first: 1 })
    game.draws()
    expect(game.hand(3).card).not.toBeNull()
    for (const seat of [0, 1, 2, 4]) expect(game.hand(seat).card).toBeNull()
    expect(game.table.album).toBeNull()
  })

  test('[PALM-12] the other Child lays no card', () => {
    const game = new PalmTestMatch(5, { first: 1 })
    game.chooses()
    game.mimes()
    expect(game.opponents).toEqual([0, 1])
    expect(game.choices(4, 'lay')).toEqual([])
    expect(game.choices(4, 'propose')).toEqual([])
  })

  test('[PALM-13] a Child without an idea discards the card and draws another, as often as wanted', () => {
    const game = four()
    game.draws()
    const seen = [1, 2, 3, 4].map(() => {
      const { card } = game.hand(1)
      game.redraws()
      return card
    })
    expect(game.state.discards).toEqual(seen)
    expect(game.phase).toBe('choose')
    expect(seen).not.toContain(game.hand(1).card)
  })

  test('[PALM-13] the discarded card is shown to nobody', () => {
    const game = four()
    game.draws()
    const { card } = game.hand(1)
    game.redraws()
    const shown = JSON.stringify(game.everybody.map(seat => game.hand(seat))).match(/\d+/g)
    expect(shown).not.toContain(String(card))
    expect(game.table.discards).toBe(1)
  })

  test('[PALM-13] only the Child may, only before the mime, and only where the table allows it', () => {
    const game = four()
    game.draws()
    for (const seat of [0, 2, 3]) expect(game.choices(seat, 'redraw')).toEqual([])
    game.keeps()
    expect(game.choices(1, 'redraw')).toEqual([])
    const strict = four({ redraw: false })
    strict.draws()
    expect(strict.choices(1, 'redraw')).toEqual([])
    expect(strict.choices(1, 'keep')).toEqual([true])
  })

  test('[PALM-12] only the Child keeps the card', () => {
    const game = four()
    game.draws()
    for (const by of [0, 2, 3, 'host', 'room'] as const) expect(game.choices(by, 'keep')).toEqual([])
    expect(game.choices(1, 'take')).toEqual([])
  })
})

describe('mime', () => {
  test('[PALM-20] the Child says that it is over, and lays the card face down', () => {
    const game = four()
    game.chooses()
    const { card } = game.hand(1)
    for (const by of [0, 2, 3, 'host', 'room'] as const) expect(game.choices(by, 'done')).toEqual([])
    game.mimes()
    expect(game.phase).toBe('interfere')
    expect(game.hand(1)).toMatchObject({ card: null, given: [{ memory: 1, card }] })
    for (const seat of [0, 2, 3]) expect(game.hand(seat).given).toEqual([])
    expect(game.table.album).toBeNull()
  })

  test('[PALM-17] a mime is never started over', () => {
    const game = four()
    game.chooses()
    game.mimes()
    for (const move of ['done', 'keep', 'draw', 'redraw'])
      expect(game.refusal(1, move)).toBe('That cannot be done at this point.')
    expect(game.refusal(1, 'mime', game.mime())).toBe('That cannot be done at this point.')
  })

  test('[PALM-46] at a real table a gesture is not sent', () => {
    const game = four()
    game.chooses()
    expect(game.refusal(1, 'mime', game.mime())).toMatch(/^At a real table the hand is real/)
  })
})

describe('interfere', () => {
  function interfering(): PalmTestMatch {
    const game = new PalmTestMatch(6, { first: 0 })
    game.chooses()
    game.mimes()
    return game
  }

  test('[PALM-20] every opposing team adds one card of its hand, face down', () => {
    const game = interfering()
    const card = game.hand(2).cards[3]!
    game.lays(2, card)
    expect(game.state.teams[1]!.hand).not.toContain(card)
    for (const seat of [2, 3]) expect(game.hand(seat).given).toEqual([{ memory: 1, card }])
    for (const seat of [0, 1, 4, 5]) expect(game.hand(seat).given).not.toContainEqual({ memory: 1, card })
    expect(game.table).toMatchObject({ laid: [1], album: null })
    expect(game.phase).toBe('interfere')
  })

  test('[PALM-20] it is a card of its own hand', () => {
    const game = interfering()
    expect(game.choices(2, 'lay')).toEqual(game.hand(2).cards)
    expect(game.refusal(2, 'lay', game.hand(4).cards[0])).toBe('That is not among the choices.')
    for (const by of [0, 1, 'host', 'room'] as const) {
      expect(game.choices(by, 'lay')).toEqual([])
      expect(game.choices(by, 'propose')).toEqual([])
    }
  })

  test('[PALM-20] any team-mate may lay it, and the first confirmation counts', () => {
    const game = interfering()
    game.lays(3)
    expect(game.choices(2, 'lay')).toEqual([])
    expect(game.choices(3, 'lay')).toEqual([])
    expect(game.choices(2, 'propose')).toEqual([])
    expect(awaits(game.match)).toEqual([4, 5])
  })

  test('[PALM-20] team-mates see each other’s proposals, and nobody else does', () => {
    const game = interfering()
    const [one, other] = game.hand(2).cards
    game.does(2, 'propose', one)
    game.does(3, 'propose', other)
    game.does(2, 'propose', other)
    const proposals = [
      { by: 2, card: other },
      { by: 3, card: other },
    ]
    for (const seat of [2, 3]) expect(game.hand(seat).proposals).toEqual(proposals)
    for (const seat of [0, 1, 4, 5]) expect(game.hand(seat).proposals).toEqual([])
    expect(game.hand(2).cards).toContain(other)
    game.lays(3, one)
    expect(game.hand(2).proposals).toEqual([])
  })

  test('[PALM-21] each draws back up to 6, all at once, when the last one has chosen', () => {
    const game = interfering()
    game.lays(2)
    expect(game.table.teams.map(team => team.cards)).toEqual([6, 5, 6])
    const [forTeam1, forTeam2] = [game.state.deck.at(-1), game.state.deck.at(-2)]
    game.lays(4)
    expect(game.table.teams.map(team => team.cards)).toEqual([6, 6, 6])
    expect(game.hand(2).cards).toContain(forTeam1)
    expect(game.hand(4).cards).toContain(forTeam2)
  })

  test('[PALM-22] then the second memory: choose, mime and interfere again, and only then the album', () => {
    const game = interfering()
    game.everybodyLays()
    expect([game.phase, game.table.memory]).toEqual(['choose', 2])
    expect(game.hand(1).card).not.toBeNull()
    expect(game.table.laid).toEqual([])
    game.keeps()
    expect(game.phase).toBe('mime')
    game.mimes()
    expect(game.phase).toBe('interfere')
    game.everybodyLays()
    expect(game.phase).toBe('album')
    expect(game.table.teams.map(team => team.cards)).toEqual([6, 6, 6])
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
    const game = new PalmTestMatch(seats)
    game.opensAlbum()
    const origins = game.state.turn.cards.map(({ from }) => from)
    expect(origins).toHaveLength(8)
    expect(origins.filter(({ kind }) => kind === 'deck')).toHaveLength(fromDeck)
    expect(origins.filter(({ kind }) => kind === 'mimed')).toHaveLength(2)
    for (const team of game.table.opponents)
      expect(origins.filter(from => from.kind === 'laid' && from.team === team)).toHaveLength(2)
  })

  test('[PALM-23] those from the deck are the top ones', () => {
    const game = four()
    game.playsMemory()
    game.chooses()
    game.mimes()
    const [refilled, ...top] = game.state.deck.toReversed()
    game.everybodyLays()
    const fromDeck = game.state.turn.cards.filter(({ from }) => from.kind === 'deck')
    expect(fromDeck.map(({ card }) => card).sort()).toEqual(top.slice(0, 4).sort())
    expect(game.hand(2).cards).toContain(refilled)
  })

  test('[PALM-23] the cards are shuffled and laid out face up for everybody', () => {
    const game = four()
    game.opensAlbum()
    expect(game.table.album).toEqual(game.state.turn.cards.map(({ card }) => card))
    const places = Array.from({ length: 60 }, (_, seed) => {
      const other = new PalmTestMatch(4, { first: 0 }, seed)
      other.opensAlbum()
      return other.table.album!.indexOf(other.find('first'))
    })
    expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7]))
  })

  test('[PALM-24] nobody but the givers knows whose card is whose, until both picks are in', () => {
    const game = new PalmTestMatch(5, { first: 1 })
    game.opensAlbum()
    expect(game.table.scored).toBeNull()
    expect(game.hand(2).given).toEqual([])
    expect(game.hand(3).given).toEqual([{ memory: 1, card: game.find('first') }])
    expect(game.hand(4).given).toEqual([{ memory: 2, card: game.find('second') }])
    const laid = [1, 2].map(memory => ({ memory, card: game.find({ team: 0, memory: memory as 1 | 2 }) }))
    for (const seat of [0, 1]) {
      expect(game.hand(seat).given).toHaveLength(2)
      expect(game.hand(seat).given).toEqual(expect.arrayContaining(laid))
    }
  })

  test('[PALM-24] Grandfather names two different cards of the album, in order', () => {
    const game = four()
    game.opensAlbum()
    const [one, other] = game.table.album!
    expect(game.choices(0, 'pick')).toHaveLength(8 * 7)
    expect(game.refusal(0, 'pick', [one, one])).toBe('That is not among the choices.')
    expect(game.refusal(0, 'pick', [one, game.hand(2).cards[0]])).toBe('That is not among the choices.')
    for (const by of [1, 2, 3, 'host', 'room'] as const) expect(game.choices(by, 'pick')).toEqual([])
    game.does(0, 'pick', [other, one])
    expect(game.table.scored!.picks).toEqual([other, one])
  })
})

describe('score', () => {
  test('[PALM-50] the album is open to everyone: which card was whose, and what was picked', () => {
    const game = four()
    game.playsTurn({ team: 1, memory: 2 }, 'first')
    const { album, scored } = game.table
    expect(scored!.origins).toEqual(game.state.turn.cards.map(({ from }) => from))
    expect(scored!.origins[album!.indexOf(scored!.picks[0])]).toEqual({ kind: 'laid', team: 1, memory: 2 })
    expect(scored!.origins[album!.indexOf(scored!.picks[1])]).toEqual({ kind: 'mimed', memory: 1 })
    expect(scored!.children).toEqual([1, 1])
    expect(scored!.points).toEqual([0, 1])
  })

  test('[PALM-26] all cards of the turn go to the discard pile', () => {
    const game = four()
    game.playsTurn()
    const album = game.table.album!
    game.goesOn()
    expect(game.state.discards).toEqual(album)
    expect(game.table).toMatchObject({ album: null, scored: null, discards: 8, memory: 1 })
  })

  test('[PALM-50] play goes on when one of those who act next begins', () => {
    const game = four()
    game.playsTurn()
    expect(game.table.next).toEqual([3, 2])
    expect(awaits(game.match)).toEqual([3])
    for (const by of [0, 1, 'host'] as const) expect(game.choices(by, 'on')).toEqual([])
    for (const by of [2, 3, 'room'] as const) expect(game.choices(by, 'on')).toEqual([true])
    game.does(2, 'on')
    expect([game.phase, game.grandfather]).toEqual(['roles', 2])
  })

  test('[PALM-29] after the last turn, anybody leads on to the end', () => {
    for (const by of [0, 1, 2, 3, 'room'] as const) {
      const game = four()
      while (!game.table.isLastTurn) {
        game.playsTurn()
        game.goesOn()
      }
      game.playsTurn('deck', 'first')
      expect(game.choices('host', 'on')).toEqual([])
      expect(game.result).toBeUndefined()
      game.does(by, 'on')
      expect(game.result).toMatchObject({ scores: [4, 2], winners: [0] })
      expect(game.table.scored).not.toBeNull()
    }
  })

  test('[PALM-50] without mimes through the devices there is nothing to replay', () => {
    const game = four()
    game.playsTurn()
    expect(game.table.scored!.mimes).toEqual([])
    expect(mayFetch(game.match, 2, 0)).toBe(false)
  })
})
