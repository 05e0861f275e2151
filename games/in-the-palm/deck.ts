import type { Chance } from '@veillee/kernel'
import type { Options } from './options.ts'
import type { Card, State, Team } from './state.ts'

/** PALM-1. */
export const CARDS: readonly Card[] = Array.from({ length: 100 }, (_, i) => i + 1)

/** PALM-52: as many of Léon's stay in the box, whichever chance leaves there. */
export function shuffledDeck({ own }: Options, chance: Chance): Card[] {
  const leons = chance.shuffled(CARDS)
  return own ? chance.shuffled([...leons.slice(own.length), ...own]) : leons
}

const HAND_SIZE = 6

/** PALM-7, 30, 34. */
const handSize = ({ options }: State): number => (options.mode === 'two' ? 0 : HAND_SIZE)

const missingFrom = (state: State, team: Team): number => handSize(state) - team.hand.length

const topCards = ({ deck }: State, count: number): Card[] => (count === 0 ? [] : deck.splice(-count))

/** Every hand up to 6, from the top of the deck. */
export function deal(state: State): void {
  for (const team of state.teams) team.hand.push(...topCards(state, missingFrom(state, team)))
}

/** PALM-12. The card just given up is not the next one (PALM-14). */
export function draw(state: State, chance: Chance, givenUp: Card | null = null): Card {
  if (state.deck.length === 0) reshuffle(state, chance, givenUp)
  return state.deck.pop()!
}

/** PALM-21, 38: all at once. */
export function refill(state: State, chance: Chance): void {
  const missing = state.teams.reduce((sum, team) => sum + missingFrom(state, team), 0)
  if (missing > state.deck.length) reshuffle(state, chance, null)
  deal(state)
}

/** PALM-14: everything but what lies on the table in this turn. */
function reshuffle(state: State, chance: Chance, givenUp: Card | null): void {
  const cards = [...state.deck, ...state.discards, ...state.teams.flatMap(team => team.hand)]
  const next = chance.pick(cards.filter(card => card !== givenUp))
  state.deck = chance.shuffled(cards.filter(card => card !== next))
  state.discards = []
  for (const team of state.teams) team.hand = []
  deal(state)
  state.deck.push(next)
  state.reshuffled = true
}
