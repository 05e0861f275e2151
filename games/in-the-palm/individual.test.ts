import { awaits } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { PalmTestMatch } from './testing.ts'

/** So many players, each for themselves; seat 0 is the Child and seat 1 Grandfather. */
const alone = (seats: number, raw: object = {}, seed = 1) =>
  new PalmTestMatch(seats, { first: 0, ...(seats > 3 && { individually: true }), ...raw }, seed)

const TABLES = [3, 4, 5]

describe('each for oneself', () => {
  test.each(TABLES)('[PALM-34] each of %i players is dealt a hand of 6', seats => {
    const { table, state } = alone(seats)
    expect(table.teams.map(({ seats, cards }) => [seats, cards])).toEqual(
      Array.from({ length: seats }, (_, seat) => [[seat], 6]),
    )
    expect(state.deck).toHaveLength(100 - 6 * seats)
  })

  test('[PALM-35] for this turn the Child and the left neighbour are a team, and the neighbour’s hand lies aside', () => {
    const game = alone(4)
    expect(game.phase).toBe('choose')
    expect(game.table).toMatchObject({ active: [0, 1], child: 0, grandfather: 1, opponents: [2, 3] })
    expect(game.hand(1).cards).toEqual([])
    for (const seat of [0, 2, 3]) expect(game.hand(seat).cards).toEqual(game.state.teams[seat]!.hand)
  })

  test('[PALM-35] in the next turn Grandfather has the hand back', () => {
    const game = alone(4)
    const aside = game.state.teams[1]!.hand
    game.playsTurn()
    game.goesOn()
    expect(game.child).toBe(1)
    expect(game.hand(1).cards).toEqual(aside)
    expect(game.hand(2).cards).toEqual([])
  })

  test('[PALM-36] the Child chooses the memory from the own hand, both times', () => {
    const game = alone(3)
    for (const memory of [1, 2]) {
      const { cards, card } = game.hand(0)
      expect(card).toBeNull()
      expect(game.choices(0, 'take')).toEqual(cards)
      game.takes(cards[4])
      expect(game.hand(0).card).toBe(cards[4])
      expect(game.hand(0).cards).not.toContain(cards[4])
      game.mimes()
      game.everybodyLays()
      expect(game.state.turn.cards).toContainEqual({ card: cards[4], from: { kind: 'mimed', memory } })
    }
  })

  test('[PALM-36] nothing is drawn and nothing is redrawn; nobody else chooses', () => {
    const game = alone(3)
    expect(game.table.deck).toBe(82)
    for (const move of ['keep', 'redraw']) expect(game.choices(0, move)).toEqual([])
    for (const by of [1, 2, 'host', 'room'] as const) expect(game.choices(by, 'take')).toEqual([])
    expect(game.refusal(0, 'take', game.hand(2).cards[0])).toBe('That is not among the choices.')
  })

  test.each([
    [3, 4],
    [4, 2],
    [5, 0],
  ])('[PALM-37] with %i players, %i cards of 8 come from the deck', (seats, fromDeck) => {
    const game = alone(seats)
    game.opensAlbum()
    const origins = game.state.turn.cards.map(({ from }) => from)
    expect(origins).toHaveLength(8)
    expect(origins.filter(({ kind }) => kind === 'deck')).toHaveLength(fromDeck)
    for (const team of game.opponents)
      expect(origins.filter(from => from.kind === 'laid' && from.team === team)).toHaveLength(2)
  })

  test('[PALM-37] only those outside the pair interfere, each with a card of the own hand', () => {
    const game = alone(5)
    game.chooses()
    game.mimes()
    expect(awaits(game.match)).toEqual([2, 3, 4])
    for (const seat of [0, 1]) expect(game.choices(seat, 'lay')).toEqual([])
    game.lays(3, game.hand(3).cards[2])
    expect(awaits(game.match)).toEqual([2, 4])
    expect(game.refusal(2, 'lay', game.hand(4).cards[0])).toBe('That is not among the choices.')
  })

  test('[PALM-20] there is nobody to propose a card to', () => {
    const game = alone(4)
    game.chooses()
    game.mimes()
    for (const seat of game.everybody) expect(game.choices(seat, 'propose')).toEqual([])
  })

  test.each(TABLES)(
    '[PALM-38] %i players: whoever laid a card, the Child included, draws back up to 6',
    seats => {
      const game = alone(seats)
      game.takes()
      game.mimes()
      for (const seat of game.opponents) {
        expect(game.table.teams[0]!.cards).toBe(5)
        game.lays(seat)
      }
      expect(game.table.teams.map(team => team.cards)).toEqual(Array(seats).fill(6))
      expect(game.table.deck).toBe(100 - 6 * seats - (seats - 1))
      game.playsMemory()
      expect(game.phase).toBe('album')
      expect(game.table.teams.map(team => team.cards)).toEqual(Array(seats).fill(6))
    },
  )

  test.each(TABLES)('[PALM-39] %i players play two turns each, and most points win', seats => {
    const game = alone(seats)
    const turns = game.playsOn(({ table }) => table.round)
    expect(turns).toEqual([...Array(seats).fill(1), ...Array(seats).fill(2)])
    expect(game.result).toEqual({
      mode: 'individual',
      scores: Array(seats).fill(8),
      winners: game.everybody,
      verdict: null,
      rounds: 2,
    })
  })
})

describe('five players need more than 100 cards', () => {
  test('[PALM-39] the deck runs out in the second memory of the ninth turn', () => {
    const game = alone(5)
    for (let turn = 1; turn <= 8; turn++) {
      game.playsTurn()
      expect(game.table).toMatchObject({ deck: 70 - 8 * turn, reshuffled: false })
      game.goesOn()
    }
    game.playsMemory()
    expect(game.table).toMatchObject({ memory: 2, deck: 2, reshuffled: false, discards: 64 })
    game.playsMemory()
    expect(game.phase).toBe('album')
    expect(game.table).toMatchObject({ reshuffled: true, discards: 0, deck: 100 - 30 - 8 })
    expect(game.table.teams.map(team => team.cards)).toEqual([6, 6, 6, 6, 6])
    game.picks('first', 'second')
    game.goesOn()
    expect(game.table.reshuffled).toBe(false)
    game.playsOn(() => undefined)
    expect(game.phase).toBe('over')
  })

  test('[PALM-14] three and four players never reach it', () => {
    for (const seats of [3, 4])
      expect(alone(seats).playsOn(({ table }) => table.reshuffled)).not.toContain(true)
  })
})
