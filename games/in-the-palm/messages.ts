import * as v from 'valibot'
import { count, gestureRef, means, offers, offersAnd, once, seat, setting, some } from '../message-atoms.ts'
import { FIRST_OWN_CARD, MOST_OWN_CARDS } from '../own-cards.ts'

/** What a server says of a match of In the Palm of Your Hand. */

const phases = ['roles', 'choose', 'mime', 'interfere', 'album', 'score'] as const

const card = means(
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FIRST_OWN_CARD + MOST_OWN_CARDS - 1)),
  'A Memory card, by its number: 1 to 100, and from 101 on a photograph of the room’s own.',
)
const constraintCard = means(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(19)),
  'A Constraint card: 0 to 19.',
)
const memory = means(v.picklist([1, 2]), 'The first or the second memory of the turn.')
const team = means(
  count,
  'The number of a team in `teams`. Where there are no teams, everybody is one alone.',
)
const mode = means(
  v.picklist(['two', 'teams', 'individual']),
  'two: together against the deck. individual: each for oneself, with a partner for one turn.',
)

const options = v.strictObject({
  setting,
  mode,
  first: means(
    v.union([v.literal('chance'), count]),
    'The team that begins; where there are no teams, the seat of the first Child.',
  ),
  trio: means(v.nullable(count), 'The team of three, if there is one.'),
  rounds: v.picklist([2, 3]),
  redraw: means(v.boolean(), 'Whether the Child may give a card up and draw another.'),
  album: means(v.picklist([8, 10, 12, 14]), 'How many cards the album has.'),
  expert: means(v.boolean(), 'Whether every mime has a constraint.'),
  bets: means(v.boolean(), 'Whether opponents may bet on what Grandfather takes.'),
  own: v.exactOptional(
    means(v.array(card), 'The room’s own photographs in the deck; absent where none is played with.'),
  ),
})

const rockets = means(
  v.strictObject({ threes: count, ones: count }),
  'The fewest tokens that make the points: of three, and of one.',
)

const tableTeam = v.strictObject({
  seats: v.array(seat),
  cards: means(count, 'How many cards its hand has.'),
  points: count,
  rockets,
})

const origin = means(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('mimed'), memory }),
    v.strictObject({ kind: v.literal('laid'), memory, team }),
    v.strictObject({ kind: v.literal('deck') }),
  ]),
  'Where a card of the album came from.',
)

const call = means(
  v.strictObject({ memory, by: seat }),
  'Somebody who watched says that this mime was forbidden. It has no other effect.',
)

const pair = v.strictTuple([card, card])

const mime = v.strictObject({ memory, mime: gestureRef })

const scored = v.strictObject({
  origins: means(v.array(origin), 'Of every card, in the album’s order.'),
  children: means(v.strictTuple([seat, seat]), 'Who mimed the first memory, and who the second.'),
  picks: means(pair, 'What Grandfather took for the first memory, and for the second.'),
  points: means(v.array(count), 'What this turn gave each team.'),
  constraints: v.array(constraintCard),
  calls: v.array(call),
  mimes: means(v.array(mime), 'None at a real table.'),
  bets: means(v.array(v.strictObject({ by: seat, on: pair })), 'What opponents believed that he would take.'),
})

const table = v.strictObject({
  options,
  seats: means(count, 'How many play.'),
  teams: v.array(tableTeam),
  deck: means(count, 'How many cards it has.'),
  discards: means(count, 'How many cards lie on the discard pile.'),
  reshuffled: means(v.boolean(), 'Whether everything was shuffled anew for this memory.'),
  round: means(count, 'Counted from 1.'),
  isLastTurn: v.boolean(),
  active: means(v.array(seat), 'The team whose turn it is, or Child and Grandfather.'),
  grandfather: seat,
  eligible: means(v.array(seat), 'Who may become Grandfather instead; only before the draw.'),
  memory,
  child: means(seat, 'Who mimes this memory.'),
  hasBegun: means(v.boolean(), 'The mime of this memory has begun: no more phrases about the hand.'),
  otherChild: means(v.nullable(seat), 'In a team of three, who sees the mime and is silent.'),
  opponents: means(v.array(team), 'The teams that interfere.'),
  laid: means(v.array(team), 'Those of them that have laid a card for this memory.'),
  album: means(v.nullable(v.array(card)), 'Face up, in Grandfather’s order; null until he opens his eyes.'),
  scored: means(v.nullable(scored), 'Once Grandfather has chosen: nothing of the turn is secret any more.'),
  next: means(v.array(seat), 'Who is active in the next turn, its first Child before the others.'),
})

const hand = v.strictObject({
  cards: means(v.array(card), 'The shared hand, or the own one; none while it lies aside.'),
  proposals: means(v.array(v.strictObject({ by: seat, card })), 'What the team-mates would lay.'),
  card: means(v.nullable(card), 'The memory to be mimed, for the Child’s eyes.'),
  constraint: means(v.nullable(constraintCard), 'What the mime has to keep to, for the Child’s eyes.'),
  given: means(
    v.array(v.strictObject({ memory, card })),
    'The cards of this turn that came from here: mimed, or laid by the team.',
  ),
  mimes: means(v.array(mime), 'The mimes that this seat has watched.'),
  calls: v.array(call),
  bet: means(v.nullable(pair), 'The own bet of this turn.'),
})

const calls = once('Says that the mime was forbidden. It has no other effect.')

/** By phase. */
const offered = {
  roles: offers('roles', {
    grandfather: means(some(seat), 'Somebody else of the team becomes Grandfather. May be repeated.'),
    draw: once('The Child draws the first memory.'),
  }),
  choose: offers('choose', {
    keep: once('The Child will mime this card.'),
    redraw: once('The Child gives the card up and draws another. May be repeated.'),
    take: means(some(card), 'The memory, from the own hand: where everybody plays alone.'),
  }),
  mime: offersAnd(
    'mime',
    {
      begin: once('The mime begins: from here on, no phrase says how to hold the hand.'),
      done: once('The mime on a real hand is done.'),
      call: calls,
    },
    { move: 'mime', means: 'The whole mime of the Child, where touch goes through the devices.' },
  ),
  interfere: offers('interfere', {
    propose: means(some(card), 'What one would lay, for the team-mates to see. May be repeated.'),
    lay: means(some(card), 'The team’s card among the memories.'),
    call: calls,
  }),
  album: offers('album', {
    pick: means(some(pair), 'The card for the first memory, and the card for the second.'),
    bet: means(some(pair), 'An opponent’s bet on what he takes. May be repeated; it has no other effect.'),
  }),
  score: offers('score', { on: once('On to the next turn, or to the end.') }),
  over: offers('over', {}),
} as const

const result = v.strictObject({
  mode,
  scores: means(
    v.array(count),
    'One for each team; for each seat where everyone plays alone; a single one for two.',
  ),
  winners: means(v.nullable(v.array(team)), 'All who tie for most; null for two who play together.'),
  verdict: means(v.nullable(v.picklist([1, 2, 3, 4, 5])), 'For two who play together.'),
  rounds: count,
})

/** What is certain of a result, also of earlier rules: what the score pad counts by. */
const certain = { mode: v.string(), scores: v.array(v.number()) }

export const messages = {
  phases,
  options,
  table,
  hand,
  offered,
  result,
  certain,
  named: { Card: card },
} as const
