import type { Chance } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { type Card, kindOf, WORDS } from './card.ts'
import { dealHands, dealTeamCards, firstStorytellers } from './deal.ts'
import { adjective, chance, noun, verb } from './testing.ts'

const PLAYERS = [2, 3, 4, 5, 6, 7, 8]

/** Chance that lays the cards in these orders, one after the other. */
function fixed(...orders: readonly (readonly Card[])[]): Chance {
  const left = [...orders]
  return { ...chance(1), shuffled: <T>() => [...left.shift()!] as T[] }
}

const howMany = (cards: readonly Card[], kind: string): number =>
  cards.filter(card => kindOf(card) === kind).length

describe('hands', () => {
  test.each(PLAYERS)('[TALE-3] %i players get 6 Words each, and the rest is the draw pile', seats => {
    const { hands, deck } = dealHands(WORDS, seats, chance(7))
    expect(hands.map(cards => cards.length)).toEqual(Array(seats).fill(6))
    expect([...hands.flat(), ...deck].sort((a, b) => a - b)).toEqual(WORDS)
  })

  test('[TALE-4] if nobody holds a Noun, all hands are dealt again', () => {
    const nounsFirst = [...WORDS]
    const nounsLast = [...WORDS].reverse()
    const { hands, deck } = dealHands(WORDS, 2, fixed(nounsFirst, nounsFirst, nounsLast))
    expect(hands.flat().every(card => kindOf(card) === 'noun')).toBe(true)
    expect(deck).toHaveLength(114)
  })

  test('[TALE-4] one Noun is enough', () => {
    const [first, ...rest] = WORDS
    expect(dealHands(WORDS, 2, fixed([...rest, first!])).hands[0]).toContain(first)
  })
})

describe('the first storyteller', () => {
  const [n, a, v] = [noun, adjective, verb]

  test('[TALE-4] is the player with the most Nouns', () => {
    const hands = [
      [n(0), n(1), a(0), a(1), a(2), a(3)],
      [n(2), n(3), n(4), v(0), v(1), v(2)],
    ]
    expect(firstStorytellers(hands)).toEqual([1])
  })

  test('[TALE-4] among equals, the one with the most Adjectives', () => {
    const hands = [
      [n(0), n(1), a(0), v(0), v(1), v(2)],
      [n(2), a(4), a(5), a(6), a(7), a(8)],
      [n(3), n(4), a(1), a(2), v(3), v(4)],
    ]
    expect(firstStorytellers(hands)).toEqual([2])
  })

  test('[TALE-4] those still equal are left for the players to decide', () => {
    const hands = [
      [n(0), n(1), a(0), v(0), v(1), v(2)],
      [n(2), v(8), v(5), v(6), v(7), v(9)],
      [n(3), n(4), a(1), v(10), v(3), v(4)],
    ]
    expect(firstStorytellers(hands)).toEqual([0, 2])
  })
})

describe('team cards', () => {
  test.each(PLAYERS)('[TALE-21] %i players: one each, Adjectives and Verbs as evenly as possible', seats => {
    for (let seed = 0; seed < 20; seed++) {
      const cards = dealTeamCards(seats, chance(seed))
      expect(new Set(cards).size).toBe(seats)
      const [adjectives, verbs] = [howMany(cards, 'adjective'), howMany(cards, 'verb')]
      expect(adjectives + verbs).toBe(seats)
      expect(Math.abs(adjectives - verbs)).toBe(seats % 2)
    }
  })

  test('[TALE-21] chance gives the odd card to either team', () => {
    const odd = Array.from({ length: 40 }, (_, seed) => howMany(dealTeamCards(3, chance(seed)), 'verb'))
    expect(new Set(odd)).toEqual(new Set([1, 2]))
  })

  test('[TALE-21] chance seats the teams, and any card may be one', () => {
    const deals = Array.from({ length: 300 }, (_, seed) => dealTeamCards(4, chance(seed)))
    const seatings = deals.map(cards => cards.map(kindOf).join())
    expect(new Set(seatings).size).toBe(6)
    expect(new Set(deals.flat()).size).toBe(37 + 34)
  })
})
