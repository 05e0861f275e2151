import * as v from 'valibot'
import { count, means, offers, once, seat, setting, some } from '../message-atoms.ts'

/** What a server says of a match of The Lonely Number. */

export const phases = ['pick', 'shown'] as const

const card = means(v.picklist([1, 2, 3, 4, 5, 6]), 'A number card.')

export const options = v.strictObject({
  setting,
  rounds: means(v.picklist([3, 5, 7]), 'How many rounds the match has.'),
})

const shown = v.strictObject({
  lucky: card,
  picks: means(v.array(card), 'By seat.'),
  scorer: means(v.nullable(seat), 'Whose number was the lonely one; null if none was.'),
  points: means(v.picklist([0, 1, 2]), 'What it gave.'),
})

export const table = v.strictObject({
  options,
  seats: means(count, 'How many play.'),
  round: means(count, 'Counted from 1.'),
  dealer: means(seat, 'Who knows the lucky number of this round.'),
  picked: means(v.array(v.boolean()), 'By seat: who has picked, not what.'),
  points: means(v.array(count), 'By seat.'),
  shown: means(v.nullable(shown), 'Once all have picked.'),
})

export const hand = v.strictObject({
  lucky: means(v.nullable(card), 'For the dealer’s eyes.'),
  pick: means(v.nullable(card), 'What this seat has picked.'),
})

/** By phase. */
export const offered = {
  pick: offers('pick', { pick: means(some(card), 'A number; it is not taken back.') }),
  shown: offers('shown', { deal: once('On to the next round.') }),
  over: offers('over', {}),
} as const

export const result = v.strictObject({
  points: means(v.array(count), 'By seat.'),
  winners: means(v.array(seat), 'All who tie for most.'),
})

/** What is certain of a result, also of earlier rules: nothing that the score pad counts by. */
export const certain = {}

export const named = {}
