import { describe, expect, test } from 'vitest'
import { kindOf, type Card as StoryCard } from '../games/extraordinary-story/card.ts'
import { isRecited } from '../games/extraordinary-story/recite.ts'
import type { State as StoryState } from '../games/extraordinary-story/state.ts'
import type { State as PalmState } from '../games/in-the-palm/state.ts'
import type { State as ReaderState } from '../games/palm-reader/state.ts'
import { caught, type Leak, mistakes } from './leak.ts'
import { GAMES } from './variants.ts'

const reader = mistakes<ReaderState>()
const story = mistakes<StoryState>()
const palm = mistakes<PalmState>()

const nextOfPile = ({ pile, turned }: StoryState): StoryCard | undefined => pile[Math.max(turned, 1)]

const LEAKS: Readonly<Record<string, { readonly seats: number; readonly leaks: readonly Leak[] }>> = {
  'palm-reader': {
    seats: 5,
    leaks: [
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
      reader.inRefusal(
        'a drawing of the wrong symbol, for everybody',
        'draw',
        'drawing',
        ({ die }) => die !== 3,
      ),
      reader.inCopy('the die of this round, kept for later', 'draw', ({ die }) => die),
    ],
  },
  'extraordinary-story': {
    seats: 4,
    leaks: [
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
    ],
  },
  'in-the-palm': {
    seats: 6,
    leaks: [
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
        ({ turn }, picks) =>
          turn.cards.every(({ card, from }) => from.kind !== 'deck' || !picks.includes(card)),
      ),
      palm.inRefusal(
        'a mime, to whoever tries, by the number of the card',
        'mime',
        'mime',
        ({ turn }) => turn.card! % 2 === 0,
      ),
      palm.inCopy('the card of this memory, kept for later', 'mime', ({ turn }) => turn.card),
    ],
  },
}

describe.each(GAMES.map(variants => [variants.game.id, variants] as const))('%s', (id, variants) => {
  const { seats, leaks } = LEAKS[id]!

  test.each(leaks)('[ROOM-14] a planted leak is caught: $what', leak => {
    expect(caught(variants, seats, leak, 40)).toMatch(/^(position|future)/)
  })

  test('[ROOM-14] without a leak nothing is caught', () => {
    expect(caught(variants, seats, { what: 'none', plant: rules => rules }, 5)).toBeUndefined()
  })
})
