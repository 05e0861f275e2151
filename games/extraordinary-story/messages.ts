import * as v from 'valibot'
import {
  count,
  language,
  means,
  millis,
  offers,
  offersAnd,
  once,
  seat,
  setting,
  some,
} from '../message-atoms.ts'
import { ownWord } from './own-shapes.ts'
import { EDITIONS } from './wording.ts'

/** What a server says of a match of An Extraordinary Story. */

const phases = ['gather', 'teams', 'first', 'open', 'pass', 'tell', 'doubt', 'add'] as const

const card = means(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(131)),
  'A card by its number: 0–54 Nouns, 55–91 Adjectives, 92–125 Verbs, 126–130 Links, 131 the Start card.',
)
const verdict = v.picklist(['wrong', 'right'])

const options = v.strictObject({
  setting,
  teams: means(v.boolean(), 'Two secret teams instead of one table together.'),
  language: means(language, 'Of the words of the story, for the whole room.'),
  edition: means(
    v.exactOptional(v.picklist(EDITIONS)),
    'Of the words, as the match began with; left out before there was a second, and in a lobby.',
  ),
  comparison: means(v.picklist(['forgiving', 'exact']), 'How typed attempts are judged.'),
  own: means(
    v.exactOptional(v.array(ownWord)),
    'Words of the room’s own: what some cards say instead. Left out where there are none.',
  ),
})

const addition = { link: v.nullable(card), word: card }

const end = means(
  v.union([
    v.strictObject({ why: v.picklist(['wrong', 'stuck']), by: seat }),
    v.strictObject({ why: v.literal('unfinished'), by: v.null() }),
  ]),
  'Why the story ended, and by whom: a card told wrong, nothing to add, or nobody left to tell.',
)

const openDoubt = v.strictObject({
  by: means(seat, 'Who has objected.'),
  ballots: means(v.array(v.picklist(['awaited', 'in', 'excused'])), 'By seat: who has voted, never how.'),
})

const ending = v.strictObject({
  end,
  story: means(v.array(v.strictObject({ card, by: seat })), 'The whole story after the Start card.'),
  stuck: means(v.nullable(v.array(card)), 'The hand that had nothing to add.'),
})

const table = v.strictObject({
  options,
  seats: means(count, 'How many play.'),
  handSizes: means(v.array(count), 'By seat.'),
  deckSize: count,
  here: means(v.array(v.boolean()), 'By seat: who is there to see the team cards.'),
  teamCards: means(v.nullable(v.array(card)), 'By seat, while they are face up.'),
  shownUntil: means(v.nullable(millis), 'When the team cards are turned down again.'),
  tied: means(v.array(seat), 'Those among whom the first storyteller is picked.'),
  storyteller: means(v.nullable(seat), 'Nobody before it is settled who begins.'),
  links: means(v.array(card), 'The Links that the story has not used.'),
  pileSize: means(count, 'How many cards the story has, the Start card among them.'),
  words: means(count, 'How many Word cards are in the story.'),
  turned: means(count, 'How many cards of the pile are face up, from the first on.'),
  inSight: means(v.nullable(card), 'The last card that is face up.'),
  added: means(
    v.nullable(v.strictObject({ ...addition, by: seat })),
    'What has just been added, until the next storyteller takes the pile.',
  ),
  said: means(v.nullable(v.string()), 'What was last said of the card in sight, before it was turned.'),
  attempt: means(v.nullable(v.string()), 'What was last said of the next card.'),
  attempts: means(count, 'How many attempts there were at it.'),
  doubt: means(v.nullable(openDoubt), 'The vote under way.'),
  count: means(
    v.nullable(v.strictObject({ wrong: count, right: count })),
    'The vote on the card in sight, if there was one.',
  ),
  passes: means(count, 'How often the pile was passed on since somebody told the whole story.'),
  ending: v.nullable(ending),
})

const hand = v.strictObject({
  cards: v.array(card),
  ballot: means(v.nullable(verdict), 'What this seat has voted in the doubt under way.'),
})

const add = means(some(v.strictObject(addition)), 'A Word that may follow, after a Link or without.')
const object = once('Somebody who listens says that the card in sight was told wrong: all vote.')
const ownUp = once('The storyteller owns up to a mistake, and the story ends.')

/** By phase. */
const offered = {
  gather: offers('gather', { here: once('There, to see the team cards.') }),
  teams: offers('teams', {}),
  first: offers('first', {
    pick: means(some(seat), 'Who begins, of those who tie: for the host to say.'),
    byChance: once('Chance says who begins.'),
  }),
  open: offers('open', { add }),
  pass: offers('pass', {
    take: once('The storyteller takes the pile, face down, and begins to tell.'),
  }),
  tell: offersAnd(
    'tell',
    { turn: once('The storyteller turns the next card.'), ownUp, object },
    {
      move: 'say',
      means:
        'What the storyteller says of the next card, as text of 1 to 80 characters. May be repeated: the last counts.',
    },
  ),
  doubt: offers('doubt', {
    vote: means(some(verdict), 'Whether the card in sight was told right.'),
    ownUp,
  }),
  add: offers('add', { add, ownUp, object }),
  over: offers('over', {}),
} as const

const result = v.strictObject({
  words: means(count, 'How many Word cards the story has.'),
  rank: means(
    v.nullable(v.picklist(['not-yet', 'haiku', 'nursery-rhyme', 'fable', 'poem', 'short-story', 'novel'])),
    'None where teams played against each other.',
  ),
  end,
  losers: means(v.nullable(v.array(seat)), 'Only where teams played, and somebody ended the story.'),
  winners: v.nullable(v.array(seat)),
})

/** What is certain of a result, also of earlier rules: what the score pad counts by. */
const certain = { words: count }

const forHost = { offered: offered.first, means: 'who begins a story, where several could' }

export const messages = {
  phases,
  options,
  table,
  hand,
  offered,
  result,
  certain,
  forHost,
  named: { Card: card },
} as const
