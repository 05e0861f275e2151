import { awaits } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { PalmEvening } from './testing.ts'

/** So many players, each for themselves; seat 0 is the Child and seat 1 Grandfather. */
const alone = (seats: number, raw: object = {}, seed = 1) =>
  new PalmEvening(seats, { first: 0, ...(seats > 3 && { individually: true }), ...raw }, seed)

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
    const evening = alone(4)
    expect(evening.phase).toBe('choose')
    expect(evening.table).toMatchObject({ active: [0, 1], child: 0, grandfather: 1, opponents: [2, 3] })
    expect(evening.hand(1).cards).toEqual([])
    for (const seat of [0, 2, 3]) expect(evening.hand(seat).cards).toEqual(evening.state.teams[seat]!.hand)
  })

  test('[PALM-35] in the next turn Grandfather has the hand back', () => {
    const evening = alone(4)
    const aside = evening.state.teams[1]!.hand
    evening.playsTurn()
    evening.goesOn()
    expect(evening.child).toBe(1)
    expect(evening.hand(1).cards).toEqual(aside)
    expect(evening.hand(2).cards).toEqual([])
  })

  test('[PALM-36] the Child chooses the memory from the own hand, both times', () => {
    const evening = alone(3)
    for (const memory of [1, 2]) {
      const { cards, card } = evening.hand(0)
      expect(card).toBeNull()
      expect(evening.choices(0, 'take')).toEqual(cards)
      evening.takes(cards[4])
      expect(evening.hand(0).card).toBe(cards[4])
      expect(evening.hand(0).cards).not.toContain(cards[4])
      evening.mimes()
      evening.everybodyLays()
      expect(evening.state.turn.cards).toContainEqual({ card: cards[4], from: { kind: 'mimed', memory } })
    }
  })

  test('[PALM-36] nothing is drawn and nothing is redrawn; nobody else chooses', () => {
    const evening = alone(3)
    expect(evening.table.deck).toBe(82)
    for (const move of ['keep', 'redraw']) expect(evening.choices(0, move)).toEqual([])
    for (const by of [1, 2, 'host', 'room'] as const) expect(evening.choices(by, 'take')).toEqual([])
    expect(evening.refusal(0, 'take', evening.hand(2).cards[0])).toBeDefined()
  })

  test.each([
    [3, 4],
    [4, 2],
    [5, 0],
  ])('[PALM-37] with %i players, %i cards of 8 come from the deck', (seats, fromDeck) => {
    const evening = alone(seats)
    evening.opensAlbum()
    const origins = evening.state.turn.cards.map(({ from }) => from)
    expect(origins).toHaveLength(8)
    expect(origins.filter(({ kind }) => kind === 'deck')).toHaveLength(fromDeck)
    for (const team of evening.opponents)
      expect(origins.filter(from => from.kind === 'laid' && from.team === team)).toHaveLength(2)
  })

  test('[PALM-37] only those outside the pair interfere, each with a card of the own hand', () => {
    const evening = alone(5)
    evening.chooses()
    evening.mimes()
    expect(awaits(evening.match)).toEqual([2, 3, 4])
    for (const seat of [0, 1]) expect(evening.choices(seat, 'lay')).toEqual([])
    evening.lays(3, evening.hand(3).cards[2])
    expect(awaits(evening.match)).toEqual([2, 4])
    expect(evening.refusal(2, 'lay', evening.hand(4).cards[0])).toBeDefined()
  })

  test('[PALM-20] there is nobody to propose a card to', () => {
    const evening = alone(4)
    evening.chooses()
    evening.mimes()
    for (const seat of evening.everybody) expect(evening.choices(seat, 'propose')).toEqual([])
  })

  test.each(TABLES)(
    '[PALM-38] %i players: whoever laid a card, the Child included, draws back up to 6',
    seats => {
      const evening = alone(seats)
      evening.takes()
      evening.mimes()
      for (const seat of evening.opponents) {
        expect(evening.table.teams[0]!.cards).toBe(5)
        evening.lays(seat)
      }
      expect(evening.table.teams.map(team => team.cards)).toEqual(Array(seats).fill(6))
      expect(evening.table.deck).toBe(100 - 6 * seats - (seats - 1))
      evening.playsMemory()
      expect(evening.phase).toBe('album')
      expect(evening.table.teams.map(team => team.cards)).toEqual(Array(seats).fill(6))
    },
  )

  test.each(TABLES)('[PALM-39] %i players play two turns each, and most points win', seats => {
    const evening = alone(seats)
    const turns = evening.playsOn(({ table }) => table.round)
    expect(turns).toEqual([...Array(seats).fill(1), ...Array(seats).fill(2)])
    expect(evening.result).toEqual({
      mode: 'individual',
      scores: Array(seats).fill(8),
      winners: evening.everybody,
      verdict: null,
      rounds: 2,
    })
  })
})

describe('five players need more than 100 cards', () => {
  test('[PALM-39] the deck runs out in the second memory of the ninth turn', () => {
    const evening = alone(5)
    for (let turn = 1; turn <= 8; turn++) {
      evening.playsTurn()
      expect(evening.table).toMatchObject({ deck: 70 - 8 * turn, reshuffled: false })
      evening.goesOn()
    }
    evening.playsMemory()
    expect(evening.table).toMatchObject({ memory: 2, deck: 2, reshuffled: false, discards: 64 })
    evening.playsMemory()
    expect(evening.phase).toBe('album')
    expect(evening.table).toMatchObject({ reshuffled: true, discards: 0, deck: 100 - 30 - 8 })
    expect(evening.table.teams.map(team => team.cards)).toEqual([6, 6, 6, 6, 6])
    evening.picks('first', 'second')
    evening.goesOn()
    expect(evening.table.reshuffled).toBe(false)
    evening.playsOn(() => undefined)
    expect(evening.phase).toBe('over')
  })

  test('[PALM-14] three and four players never reach it', () => {
    for (const seats of [3, 4])
      expect(alone(seats).playsOn(({ table }) => table.reshuffled)).not.toContain(true)
  })
})
