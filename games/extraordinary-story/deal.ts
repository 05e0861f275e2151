import { type Chance, type Seat, seatsOf } from '@veillee/kernel'
import { type Card, type Kind, kindOf, WORDS } from './card.ts'

/** TALE-3. */
export const HAND_SIZE = 6

interface Deal {
  readonly hands: Card[][]
  readonly deck: Card[]
}

const ofKind = (cards: readonly Card[], kind: Kind): readonly Card[] =>
  cards.filter(card => kindOf(card) === kind)

/** TALE-21: Adjectives against Verbs, as evenly as possible; the odd one is anybody's, of either kind. */
export function dealTeamCards(seats: number, chance: Chance): Card[] {
  const kinds = chance.shuffled<Kind>(['adjective', 'verb'])
  const [more, fewer] = kinds.map(kind => chance.shuffled(ofKind(WORDS, kind)))
  const half = Math.floor(seats / 2)
  return chance.shuffled([...more!.slice(0, seats - half), ...fewer!.slice(0, half)])
}

/** TALE-3, 4: six each; without a single Noun nobody could begin, so all hands are dealt again. */
export function dealHands(words: readonly Card[], seats: number, chance: Chance): Deal {
  const deck = chance.shuffled(words)
  const hands = seatsOf(seats).map(() => deck.splice(-HAND_SIZE))
  return ofKind(hands.flat(), 'noun').length > 0 ? { hands, deck } : dealHands(words, seats, chance)
}

/** TALE-4: the most Nouns; among equals, the most Adjectives; who is still equal is left to the players. */
export function firstStorytellers(hands: readonly (readonly Card[])[]): Seat[] {
  const count = (kind: Kind) => (seat: Seat) => ofKind(hands[seat]!, kind).length
  return withMost(withMost(seatsOf(hands.length), count('noun')), count('adjective'))
}

function withMost(seats: readonly Seat[], count: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(count))
  return seats.filter(seat => count(seat) === most)
}
