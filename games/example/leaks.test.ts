import { leakContract, mistakes } from '../../simulation/leak.contract.ts'
import type { State } from './state.ts'

const numbers = mistakes<State>()

leakContract('example', 3, [
  numbers.inCopy('the lucky number, as it is drawn', 'pick', ({ lucky }) => lucky),
  numbers.inTable('the lucky number, before all have picked', ({ lucky }) => lucky),
  numbers.inTable(
    'how many have picked a low number',
    ({ picks }) => picks.filter(pick => pick === 1).length,
  ),
  numbers.inHand('the left neighbour’s pick', ({ picks, seats }, seat) => picks[(seat + 1) % seats]),
  numbers.inHand(
    'whether one’s own pick is the lucky number',
    ({ picks, lucky }, seat) => picks[seat] === lucky,
  ),
  numbers.inChoices<number>(
    'no number that somebody else has picked',
    'pick',
    'pick',
    ({ picks }, card) => !picks.some(pick => pick === card),
  ),
])
