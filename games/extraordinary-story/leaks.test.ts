import { leakContract, mistakes } from '../../simulation/leak.contract.ts'
import { type Card, kindOf } from './card.ts'
import { isRecited } from './recite.ts'
import type { State } from './state.ts'

const story = mistakes<State>()

const nextOfPile = ({ pile, turned }: State): Card | undefined => pile[Math.max(turned, 1)]

leakContract('extraordinary-story', 4, [
  story.inTable('the kind of the next card of the pile', state =>
    nextOfPile(state) === undefined ? null : kindOf(nextOfPile(state)!),
  ),
  story.inTable('the next card of the pile', nextOfPile),
  story.inTable('the team cards, after the five seconds', ({ teamCards }) => teamCards),
  story.inTable('the ballots before all are in', ({ doubt }) => doubt?.ballots ?? null),
  story.inTable('the top of the deck', ({ deck }) => deck.at(-1) ?? null),
  story.inHand('one’s own team card', ({ teamCards }, seat) => teamCards[seat] ?? null),
  story.inHand(
    'a card of the left neighbour',
    ({ hands, seats }, seat) => hands[(seat + 1) % seats]![0] ?? null,
  ),
  story.inHand('the cards of the pile that one added oneself', ({ pile, authors }, seat) =>
    pile.filter((_, i) => authors[i - 1] === seat),
  ),
  story.inChoices(
    'a card can be turned only after a right attempt',
    'tell',
    'turn',
    state => state.attempt === null || isRecited(state.attempt, nextOfPile(state)!, state.options),
  ),
  story.inRefusal<string>('a wrong attempt', 'tell', 'say', (state, text) =>
    isRecited(text, nextOfPile(state)!, state.options),
  ),
  story.inCopy('the next card of the pile, written down', 'tell', nextOfPile),
])
