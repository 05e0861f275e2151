import { chanceAt, copy } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { seedOf } from '../evening.ts'
import { CARDS, draw } from './deck.ts'
import type { Card, State } from './state.ts'
import { PalmEvening } from './testing.ts'

const handsOf = ({ teams }: State) => teams.map(team => team.hand)

const { state: two } = new PalmEvening(2)

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
    const { state, table } = new PalmEvening(seats)
    expect(handsOf(state).map(hand => hand.length)).toEqual(Array(teams).fill(6))
    expect(table.teams.map(team => team.cards)).toEqual(Array(teams).fill(6))
    expect(table.deck).toBe(100 - 6 * teams)
  })

  test('[PALM-7] another shuffle deals other cards', () => {
    const one = new PalmEvening(4, {}, 1).state
    const other = new PalmEvening(4, {}, 2).state
    expect(one.deck).not.toEqual(other.deck)
    expect(handsOf(one)).not.toEqual(handsOf(other))
  })
})

describe('an exhausted deck', () => {
  test('[PALM-14] all but what lies on the table is shuffled, and every team has a new hand of 6', () => {
    const evening = new PalmEvening(6, { first: 0 })
    evening.playsMemory()
    evening.leavesInDeck(0)
    const before = evening.state
    const onTable = before.turn.cards.map(({ card }) => card)
    evening.redraws()
    const after = evening.state
    expect(after.turn.cards.map(({ card }) => card)).toEqual(onTable)
    expect(handsOf(after).map(hand => hand.length)).toEqual([6, 6, 6])
    for (const team of [0, 1, 2]) expect(handsOf(after)[team]).not.toEqual(handsOf(before)[team])
    expect(after.discards).toEqual([])
    expect(after.deck).toHaveLength(100 - 3 - 1 - 18)
  })

  test('[PALM-14] two players are dealt no hand', () => {
    const evening = new PalmEvening(2)
    evening.leavesInDeck(0)
    evening.redraws()
    expect(handsOf(evening.state)).toEqual([[]])
    expect(evening.table.deck).toBe(99)
  })

  test('[PALM-14] the last card is still drawn as it is', () => {
    const evening = new PalmEvening(4)
    evening.draws()
    evening.leavesInDeck(1)
    const [last] = evening.state.deck
    evening.redraws()
    expect(evening.hand(evening.child).card).toBe(last)
    expect(evening.table).toMatchObject({ deck: 0, reshuffled: false })
    evening.redraws()
    expect(evening.table.reshuffled).toBe(true)
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
    const { state: four } = new PalmEvening(4)
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
      const evening = new PalmEvening(8, {}, seed)
      evening.draws()
      evening.leavesInDeck(0)
      const { card } = evening.hand(evening.child)
      evening.redraws()
      expect(evening.hand(evening.child).card).not.toBe(card)
    }
  })

  test('[PALM-14] a refill that the deck can just complete is no such moment', () => {
    const evening = new PalmEvening(8)
    evening.playsMemory()
    evening.chooses()
    evening.mimes()
    evening.leavesInDeck(3)
    evening.everybodyLays()
    expect(evening.phase).toBe('album')
    expect(evening.table).toMatchObject({ deck: 0, reshuffled: false })
  })

  test('[PALM-14] a refill that cannot be completed is: all hands are new, and what was left is shuffled in', () => {
    const evening = new PalmEvening(6, { first: 0 })
    evening.chooses()
    evening.mimes()
    evening.leavesInDeck(1)
    const before = handsOf(evening.state)
    evening.everybodyLays()
    expect(handsOf(evening.state).map(hand => hand.length)).toEqual([6, 6, 6])
    expect(handsOf(evening.state)[0]).not.toEqual(before[0])
    expect(evening.table).toMatchObject({ memory: 2, deck: 100 - 3 - 18 - 1, discards: 0, reshuffled: true })
  })

  test('[PALM-14] a hand is dealt anew in the middle of a turn, and its team sees it', () => {
    const evening = new PalmEvening(4, { first: 0 })
    evening.draws()
    evening.leavesInDeck(0)
    const before = evening.hand(2).cards
    evening.redraws()
    expect(evening.hand(2).cards).toHaveLength(6)
    expect(evening.hand(2).cards).not.toEqual(before)
    expect(evening.hand(0).cards).toEqual([])
  })

  test('[PALM-14] the album too is made up from the new deck, and what lies in it stays', () => {
    const evening = new PalmEvening(4)
    evening.playsMemory()
    evening.chooses()
    evening.mimes()
    evening.leavesInDeck(2)
    evening.everybodyLays()
    expect(evening.phase).toBe('album')
    expect(new Set(evening.table.album).size).toBe(8)
    expect(evening.table).toMatchObject({ discards: 0, reshuffled: true, deck: 100 - 8 - 12 })
  })
})

describe('everyone is told', () => {
  test('[PALM-14] of a reshuffle by a redraw, until the next memory begins', () => {
    const evening = new PalmEvening(4)
    evening.draws()
    evening.leavesInDeck(0)
    expect(evening.table.reshuffled).toBe(false)
    evening.redraws()
    expect(evening.table.reshuffled).toBe(true)
    evening.keeps()
    evening.mimes()
    expect([evening.phase, evening.table.reshuffled]).toEqual(['interfere', true])
    evening.everybodyLays()
    expect([evening.table.memory, evening.table.reshuffled]).toEqual([2, false])
  })

  test('[PALM-14] of a reshuffle by a refill between the memories, all through the second', () => {
    const evening = new PalmEvening(8)
    evening.chooses()
    evening.mimes()
    evening.leavesInDeck(0)
    evening.everybodyLays()
    expect([evening.table.memory, evening.table.reshuffled]).toEqual([2, true])
    evening.playsMemory()
    expect([evening.phase, evening.table.reshuffled]).toEqual(['album', true])
    evening.picks('first', 'second')
    evening.goesOn()
    expect([evening.phase, evening.table.reshuffled]).toEqual(['roles', true])
    evening.draws()
    expect(evening.table.reshuffled).toBe(false)
  })
})
