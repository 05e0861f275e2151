import { leakContract, mistakes } from '../../simulation/leak.contract.ts'
import type { State } from './state.ts'

const palm = mistakes<State>()

leakContract('in-the-palm', 6, [
  palm.inTable('the top of the deck', ({ deck }) => deck.at(-1) ?? null),
  palm.inTable('what was last discarded', ({ discards }) => discards.at(-1) ?? null),
  palm.inTable('the constraint, before the score', ({ turn }) => turn.constraints),
  palm.inTable('whose card is whose, while Grandfather ponders', ({ turn }) =>
    turn.cards.map(({ from }) => from.kind),
  ),
  palm.inTable('the calls, which Grandfather would see', ({ turn }) => turn.calls),
  palm.inHand('the card that the Child mimes', ({ turn }) => turn.card),
  palm.inHand('what another team would lay', ({ turn }, seat) => turn.proposals[(seat + 3) % 6]),
  palm.inHand('a card of another team', ({ teams }) => teams[0]!.hand[0] ?? null),
  palm.inHand('what Grandfather could fetch', ({ turn }) => turn.mimes),
  palm.inChoices<readonly [number, number]>(
    'no pick of a card from the deck',
    'album',
    'pick',
    ({ turn }, picks) => turn.cards.every(({ card, from }) => from.kind !== 'deck' || !picks.includes(card)),
  ),
  palm.inRefusal(
    'a mime, to whoever tries, by the number of the card',
    'mime',
    'mime',
    ({ turn }) => turn.card! % 2 === 0,
  ),
  palm.inCopy('the card of this memory, kept for later', 'mime', ({ turn }) => turn.card),
])
