import * as v from 'valibot'
import { count, gestureRef, means, offers, offersAnd, once, seat, setting, some } from '../message-atoms.ts'
import { SYMBOLS } from './symbols.data.ts'
import { EDITIONS } from './symbols.ts'

/** What a server says of a match of Palm Reader. */

const phases = ['look', 'open', 'draw', 'lap', 'vote', 'gallery'] as const

const side = means(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SYMBOLS.length - 1)),
  'A side of a card, with five symbols; card n has the sides 2n and 2n + 1.',
)
const symbol = means(v.picklist([1, 2, 3, 4, 5]), 'One of the five symbols of the side.')
const dieFace = means(
  v.picklist([1, 2, 3, 4, 5, '?']),
  'What the die shows; at a question mark the first player chooses.',
)
const lap = means(v.picklist([1, 2]), 'The symbol’s first way along the chain, or its second.')
const stars = v.pipe(v.number(), v.integer())

const options = v.strictObject({
  setting,
  difficulties: means(
    v.array(v.picklist(['blue', 'green', 'red', 'purple'])),
    'The colours of the cards that are played with.',
  ),
  edition: means(
    v.exactOptional(v.picklist(EDITIONS)),
    'Of the cards, as the match began with; left out before there was a second, and in a lobby.',
  ),
  bets: means(v.boolean(), 'Whether those who wait may bet where the chain breaks.'),
})

const bet = means(
  v.union([seat, v.literal('holds')]),
  'Whose answer will be the first wrong one; holds: nobody’s.',
)

const scored = v.strictObject({
  number: means(dieFace, 'The symbol that was drawn; a question mark if the round was broken off before.'),
  votes: means(v.array(v.nullable(symbol)), 'By seat.'),
  drawings: means(
    v.array(v.strictObject({ lap, from: seat, into: seat, drawing: gestureRef })),
    'Whose finger drew what into whose palm; none at a real table.',
  ),
  sketches: means(
    v.array(v.strictObject({ by: seat, sketch: gestureRef })),
    'What people at a real table drew afterwards, of what they felt.',
  ),
  bets: means(v.array(v.nullable(bet)), 'By seat.'),
})

const table = v.strictObject({
  options,
  seats: means(count, 'How many play.'),
  round: means(count, 'Counted from 1, to 10.'),
  first: means(seat, 'Who knows the symbol in this round.'),
  chain: means(v.array(seat), 'Who takes part in this round, from the first player on, clockwise.'),
  lap,
  drawer: means(v.nullable(seat), 'Whose finger draws now, or as soon as the palm is open.'),
  feeler: means(v.nullable(seat), 'Into whose palm.'),
  palm: means(count, 'How many palms of this lap are done.'),
  side: means(v.nullable(side), 'The five symbols, once they are shown.'),
  voted: means(v.array(v.boolean()), 'By seat: who has voted, not how.'),
  stars: means(v.array(stars), 'Of every round that has been scored; a round can give −1.'),
  next: means(seat, 'Who is first in the next round.'),
  scored: means(v.nullable(scored), 'Once the round is scored: nothing of it is secret any more.'),
})

const hand = v.strictObject({
  side: means(v.nullable(side), 'The card, for the first player’s eyes.'),
  die: means(v.nullable(dieFace), 'For the first player’s eyes.'),
  vote: means(v.nullable(symbol), 'The own vote of this round.'),
  bet: means(v.nullable(bet), 'The own bet of this round.'),
})

const bets = means(some(bet), 'A bet, by whoever waits. May be repeated; it has no other effect.')

/** By phase. */
const offered = {
  look: offers('look', {
    look: means(some(symbol), 'The symbol to be drawn: the one that the die says, or any.'),
  }),
  open: offers('open', {
    open: once('The palm is open: whoever draws may begin. Only where touch goes through the devices.'),
    bet: bets,
  }),
  draw: offersAnd(
    'draw',
    { done: once('The drawing into a real palm is done.'), bet: bets },
    { move: 'drawing', means: 'The whole drawing, where touch goes through the devices.' },
  ),
  lap: offers('lap', {
    secondLap: once('The symbol goes round once more, which costs a star.'),
    noSecondLap: once('Once round is enough.'),
    bet: bets,
  }),
  vote: offers('vote', {
    vote: means(some(symbol), 'May be changed until the last one is in.'),
  }),
  gallery: offersAnd(
    'gallery',
    { on: once('On to the next round, or to the end.') },
    { move: 'sketch', means: 'A drawing of what was felt on a real palm, by whoever took part, once.' },
  ),
  over: offers('over', {}),
} as const

const result = v.strictObject({
  stars: means(stars, 'Of all rounds together.'),
  rank: v.picklist([1, 2, 3, 4, 5]),
})

/** What is certain of a result, also of earlier rules: what the score pad counts by. */
const certain = { stars: v.number() }

export const messages = {
  phases,
  options,
  table,
  hand,
  offered,
  result,
  certain,
  named: { Side: side },
} as const
