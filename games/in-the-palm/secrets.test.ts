import { copy, type Seat } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { check, secrets } from './secrets.ts'
import type { Phase } from './state.ts'
import { PalmTestMatch } from './testing.ts'

/** Five players in expert mode, apart; seats 2, 3 and 4 are Grandfather, the Child, the other Child. */
const five = () => new PalmTestMatch(5, { first: 1, expert: true, setting: 'remote' })

/** Who may know a cell of the State; undefined where it is no secret. */
function whoKnows(
  { state, phase }: PalmTestMatch,
  of: object,
  key: string | number,
): readonly Seat[] | undefined {
  return secrets(state, phase as Phase).find(secret => secret.of === of && secret.key === key)?.knownTo
}

describe('who may know what', () => {
  test('[PALM-13] the deck, the discards and both piles of constraints: nobody', () => {
    const game = five()
    game.playsTurn()
    game.goesOn()
    game.draws()
    game.redraws()
    const { deck, discards, constraints, usedConstraints } = game.state
    for (const pile of [deck, discards, constraints, usedConstraints])
      for (const place of pile.keys()) expect(whoKnows(game, pile, place)).toEqual([])
  })

  test('[PALM-9] a hand: its team, unless it lies aside', () => {
    const game = five()
    const [opponents, active] = game.state.teams
    expect(whoKnows(game, opponents!.hand, 5)).toEqual([0, 1])
    expect(whoKnows(game, active!.hand, 0)).toEqual([])
  })

  test('[PALM-35] without teams: its player, Grandfather’s nobody', () => {
    const game = new PalmTestMatch(3, { first: 0 })
    expect(game.state.teams.map(team => whoKnows(game, team.hand, 0))).toEqual([[0], [], [2]])
  })

  test('[PALM-12] what the Child holds: the Child', () => {
    const game = five()
    expect(whoKnows(game, game.state.turn, 'card')).toBeUndefined()
    game.draws()
    expect(whoKnows(game, game.state.turn, 'card')).toEqual([3])
    game.keeps()
    game.mimes()
    game.everybodyLays()
    expect(whoKnows(game, game.state.turn, 'card')).toEqual([4])
  })

  test('[PALM-20] face down: whoever put it there', () => {
    const game = five()
    game.playsMemory()
    game.chooses()
    game.mimes()
    const faceDown = game.state.turn.cards.map(entry => whoKnows(game, entry, 'card'))
    expect(faceDown).toEqual([[3], [0, 1], [4]])
  })

  test('[PALM-24] in the album the pictures are open, and where they come from is known to the givers', () => {
    const game = five()
    game.opensAlbum()
    for (const entry of game.state.turn.cards) {
      expect(whoKnows(game, entry, 'card')).toBeUndefined()
      const { from } = entry
      const givers = from.kind === 'deck' ? [] : from.kind === 'laid' ? [0, 1] : [from.memory + 2]
      expect(whoKnows(game, entry, 'from')).toEqual(givers)
    }
  })

  test('[PALM-20] a proposal: the team-mates', () => {
    const game = five()
    game.chooses()
    game.mimes()
    expect(whoKnows(game, game.state.turn.proposals, 1)).toEqual([0, 1])
    expect(whoKnows(game, game.state.turn.proposals, 3)).toEqual([2, 3, 4])
  })

  test('[PALM-42] a constraint: the Child who keeps to it', () => {
    const game = five()
    game.opensAlbum()
    const { constraints } = game.state.turn
    expect([0, 1].map(i => whoKnows(game, constraints, i))).toEqual([[3], [4]])
  })

  test('[PALM-49] a call, and the name of a mime: everybody but Grandfather', () => {
    const game = five()
    game.opensAlbum()
    const { calls, mimes } = game.state.turn
    expect(whoKnows(game, calls[1], 0)).toEqual([0, 1, 3, 4])
    expect(whoKnows(game, mimes[0]!, 'gesture')).toEqual([0, 1, 3, 4])
  })

  test('[PALM-50] with the score, nothing of the turn is secret', () => {
    const game = five()
    game.playsTurn()
    const { cards, constraints, calls, mimes } = game.state.turn
    const cells = [
      [cards[0]!, 'from'],
      [cards[0]!, 'card'],
      [constraints, 0],
      [calls[0], 0],
      [mimes[0]!, 'gesture'],
    ]
    for (const [of, key] of cells) expect(whoKnows(game, of as object, key as string)).toBeUndefined()
    expect(whoKnows(game, game.state.deck, 0)).toEqual([])
  })
})

describe('every card is in exactly one place', () => {
  const { state } = new PalmTestMatch(4, { expert: true })

  test('[PALM-1] a Memory card too few, too many, or twice', () => {
    const [bottom, second] = state.deck
    expect(() => check(state)).not.toThrow()
    expect(() => check({ ...state, deck: state.deck.slice(1) })).toThrow(`card ${bottom} is in 0 places`)
    expect(() => check({ ...state, discards: [bottom!] })).toThrow(`card ${bottom} is in 2 places`)
    expect(() => check({ ...state, deck: [second!, ...state.deck.slice(1)] })).toThrow('places')
  })

  test.each(['card', 'cards'])('[PALM-1] the turn’s %s count too', place => {
    const twice = copy(state)
    const [bottom] = state.deck
    if (place === 'card') twice.turn.card = bottom!
    else twice.turn.cards = [{ card: bottom!, from: { kind: 'deck' } }]
    expect(() => check(twice)).toThrow(`card ${bottom} is in 2 places`)
  })

  test('[PALM-3] a Constraint card too few or twice; none but in expert mode', () => {
    const [bottom] = state.constraints
    expect(() => check({ ...state, constraints: state.constraints.slice(1) })).toThrow(
      `card ${bottom} is in 0`,
    )
    expect(() => check({ ...state, usedConstraints: [bottom!] })).toThrow(`card ${bottom} is in 2 places`)
    const plain = new PalmTestMatch(4).state
    expect(() => check(plain)).not.toThrow()
    expect(() => check({ ...plain, constraints: [0] })).toThrow('1 cards in all places, not 0')
  })
})
