import { chanceAt, copy } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { seedOf } from '../test-match.ts'
import { CARDS, draw } from './deck.ts'
import type { Card, State } from './state.ts'
import { PalmTestMatch } from './testing.ts'

const handsOf = ({ teams }: State) => teams.map(team => team.hand)

const { state: two } = new PalmTestMatch(2)

/** Two players, of whose cards only these few are left, all of them discarded. */
const almostNoCards = (...discards: Card[]): State => ({ ...copy(two), deck: [], discards })

/** How often each of these comes up. */
function tally(draws: number, outcome: (seed: number) => number): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (let seed = 0; seed < draws; seed++) {
    const one = outcome(seed)
    counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return counts
}

/** Five standard deviations of 4000 draws among four. */
const NEAR = 137

describe('dealing', () => {
  test('[PALM-1] there are 100 Memory cards, numbered from 1', () => {
    expect(CARDS).toHaveLength(100)
    expect([CARDS[0], CARDS[99]]).toEqual([1, 100])
    expect(new Set(CARDS).size).toBe(100)
  })

  test.each([
    [4, 2],
    [5, 2],
    [6, 3],
    [7, 3],
    [8, 4],
  ])('[PALM-7] with %i players, %i teams are dealt 6 cards each; the rest is the deck', (seats, teams) => {
    const { state, table } = new PalmTestMatch(seats)
    expect(handsOf(state).map(hand => hand.length)).toEqual(Array(teams).fill(6))
    expect(table.teams.map(team => team.cards)).toEqual(Array(teams).fill(6))
    expect(table.deck).toBe(100 - 6 * teams)
  })

  test('[PALM-7] another shuffle deals other cards', () => {
    const one = new PalmTestMatch(4, {}, 1).state
    const other = new PalmTestMatch(4, {}, 2).state
    expect(one.deck).not.toEqual(other.deck)
    expect(handsOf(one)).not.toEqual(handsOf(other))
  })
})

describe('an exhausted deck', () => {
  test('[PALM-14] all but what lies on the table is shuffled, and every team has a new hand of 6', () => {
    const game = new PalmTestMatch(6, { first: 0 })
    game.playsMemory()
    game.leavesInDeck(0)
    const before = game.state
    const onTable = before.turn.cards.map(({ card }) => card)
    game.redraws()
    const after = game.state
    expect(after.turn.cards.map(({ card }) => card)).toEqual(onTable)
    expect(handsOf(after).map(hand => hand.length)).toEqual([6, 6, 6])
    for (const team of [0, 1, 2]) expect(handsOf(after)[team]).not.toEqual(handsOf(before)[team])
    expect(after.discards).toEqual([])
    expect(after.deck).toHaveLength(100 - 3 - 1 - 18)
  })

  test('[PALM-14] two players are dealt no hand', () => {
    const game = new PalmTestMatch(2)
    game.leavesInDeck(0)
    game.redraws()
    expect(handsOf(game.state)).toEqual([[]])
    expect(game.table.deck).toBe(99)
  })

  test('[PALM-14] the last card is still drawn as it is', () => {
    const game = new PalmTestMatch(4)
    game.draws()
    game.leavesInDeck(1)
    const [last] = game.state.deck
    game.redraws()
    expect(game.hand(game.child).card).toBe(last)
    expect(game.table).toMatchObject({ deck: 0, reshuffled: false })
    game.redraws()
    expect(game.table.reshuffled).toBe(true)
  })

  test('[PALM-14] a card just given up is not the next; every other is equally likely to be', () => {
    const next = tally(4000, seed => draw(almostNoCards(1, 2, 3, 4, 5), chanceAt(seedOf(seed), 7), 3))
    expect([...next.keys()].sort()).toEqual([1, 2, 4, 5])
    for (const count of next.values()) expect(Math.abs(count - 1000)).toBeLessThan(NEAR)
  })

  test('[PALM-14] a card just given up may be anywhere behind the next', () => {
    const places = tally(4000, seed => {
      const state = almostNoCards(1, 2, 3, 4, 5)
      draw(state, chanceAt(seedOf(seed), 7), 3)
      return state.deck.indexOf(3)
    })
    expect([...places.keys()].sort()).toEqual([0, 1, 2, 3])
    for (const count of places.values()) expect(Math.abs(count - 1000)).toBeLessThan(NEAR)
  })

  test('[PALM-14] where nothing was given up, every card is equally likely to be next', () => {
    const next = tally(4000, seed => draw(almostNoCards(1, 2, 3, 4), chanceAt(seedOf(seed), 7)))
    expect([...next.keys()].sort()).toEqual([1, 2, 3, 4])
    for (const count of next.values()) expect(Math.abs(count - 1000)).toBeLessThan(NEAR)
  })

  test('[PALM-14] it may also be in a new hand, but the hands do not take the next one instead', () => {
    const { state: four } = new PalmTestMatch(4)
    const inHands = tally(200, seed => {
      const teams = four.teams.map(team => ({ ...team, hand: [] }))
      const state: State = { ...copy(four), teams, deck: [], discards: CARDS.slice(0, 14) }
      expect(draw(state, chanceAt(seedOf(seed), 7), 3)).not.toBe(3)
      expect(state.deck).toHaveLength(1)
      return handsOf(state).flat().includes(3) ? 1 : 0
    })
    expect(inHands.get(1)).toBeGreaterThan(170)
  })

  test('[PALM-14] a card given up by a redraw never comes straight back', () => {
    for (let seed = 0; seed < 300; seed++) {
      const game = new PalmTestMatch(8, {}, seed)
      game.draws()
      game.leavesInDeck(0)
      const { card } = game.hand(game.child)
      game.redraws()
      expect(game.hand(game.child).card).not.toBe(card)
    }
  })

  test('[PALM-14] a refill that the deck can just complete is no such moment', () => {
    const game = new PalmTestMatch(8)
    game.playsMemory()
    game.chooses()
    game.mimes()
    game.leavesInDeck(3)
    game.everybodyLays()
    expect(game.phase).toBe('album')
    expect(game.table).toMatchObject({ deck: 0, reshuffled: false })
  })

  test('[PALM-14] a refill that cannot be completed is: all hands are new, and what was left is shuffled in', () => {
    const game = new PalmTestMatch(6, { first: 0 })
    game.chooses()
    game.mimes()
    game.leavesInDeck(1)
    const before = handsOf(game.state)
    game.everybodyLays()
    expect(handsOf(game.state).map(hand => hand.length)).toEqual([6, 6, 6])
    expect(handsOf(game.state)[0]).not.toEqual(before[0])
    expect(game.table).toMatchObject({ memory: 2, deck: 100 - 3 - 18 - 1, discards: 0, reshuffled: true })
  })

  test('[PALM-14] a hand is dealt anew in the middle of a turn, and its team sees it', () => {
    const game = new PalmTestMatch(4, { first: 0 })
    game.draws()
    game.leavesInDeck(0)
    const before = game.hand(2).cards
    game.redraws()
    expect(game.hand(2).cards).toHaveLength(6)
    expect(game.hand(2).cards).not.toEqual(before)
    expect(game.hand(0).cards).toEqual([])
  })

  test('[PALM-14] the album too is made up from the new deck, and what lies in it stays', () => {
    const game = new PalmTestMatch(4)
    game.playsMemory()
    game.chooses()
    game.mimes()
    game.leavesInDeck(2)
    game.everybodyLays()
    expect(game.phase).toBe('album')
    expect(new Set(game.table.album).size).toBe(8)
    expect(game.table).toMatchObject({ discards: 0, reshuffled: true, deck: 100 - 8 - 12 })
  })
})

describe('everyone is told', () => {
  test('[PALM-14] of a reshuffle by a redraw, until the next memory begins', () => {
    const game = new PalmTestMatch(4)
    game.draws()
    game.leavesInDeck(0)
    expect(game.table.reshuffled).toBe(false)
    game.redraws()
    expect(game.table.reshuffled).toBe(true)
    game.keeps()
    game.mimes()
    expect([game.phase, game.table.reshuffled]).toEqual(['interfere', true])
    game.everybodyLays()
    expect([game.table.memory, game.table.reshuffled]).toEqual([2, false])
  })

  test('[PALM-14] of a reshuffle by a refill between the memories, all through the second', () => {
    const game = new PalmTestMatch(8)
    game.chooses()
    game.mimes()
    game.leavesInDeck(0)
    game.everybodyLays()
    expect([game.table.memory, game.table.reshuffled]).toEqual([2, true])
    game.playsMemory()
    expect([game.phase, game.table.reshuffled]).toEqual(['album', true])
    game.picks('first', 'second')
    game.goesOn()
    expect([game.phase, game.table.reshuffled]).toEqual(['roles', true])
    game.draws()
    expect(game.table.reshuffled).toBe(false)
  })
})
