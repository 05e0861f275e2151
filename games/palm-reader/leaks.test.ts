import { leakContract, mistakes } from '../../simulation/leak.contract.ts'
import type { State } from './state.ts'

const reader = mistakes<State>()

leakContract('palm-reader', 5, [
  reader.inCopy('the die, as it is rolled', 'look', ({ die }) => die),
  reader.inTable('the die, as soon as it is rolled', ({ die }) => die),
  reader.inTable('the card, before it is shown to all', ({ stack }) => stack.at(-1)),
  reader.inTable('the colour of the next card', ({ stack }) => Math.floor((stack.at(-2) ?? 0) / 54)),
  reader.inTable(
    'how many have voted for the right one',
    ({ votes, die }) => votes.filter(vote => vote === die).length,
  ),
  reader.inHand('the left neighbour’s vote', ({ votes, seats }, seat) => votes[(seat + 1) % seats]),
  reader.inHand('whether the die shows a question mark', ({ die }) => die === '?'),
  reader.inChoices<number>(
    'only what the die does not rule out',
    'vote',
    'vote',
    ({ die }, number) => number <= Number(die) + 2,
  ),
  reader.inRefusal('a drawing of the wrong symbol, for everybody', 'draw', 'drawing', ({ die }) => die !== 3),
  reader.inCopy('the die of this round, kept for later', 'draw', ({ die }) => die),
])
