import { copy } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import type { Phase, State } from './state.ts'
import { AND, noun, type StoryTestMatch, storyOf, verb } from './testing.ts'
import { hand, inSight, table } from './views.ts'

const SEATS = [0, 1, 2]

/** What everybody at the table is sent in this moment; the State may be another one. */
const sent = ({ phase, state }: StoryTestMatch, seats = SEATS, other: State = state): string =>
  JSON.stringify([table(other, phase as Phase), ...seats.map(seat => hand(other, seat))])

/** The same moment in another world. */
function elsewhere({ state }: StoryTestMatch, change: (state: State) => void): State {
  const other = copy(state)
  change(other)
  return other
}

const story = [noun(0), verb(0), AND, verb(1), noun(1), verb(2)]

/** A story of six cards before it is taken, and after each card that is turned. */
function telling(): readonly StoryTestMatch[] {
  const moments = [0, 1, 2, 3, 4, 5, 6].map(count => {
    const game = storyOf(story, { setting: 'remote' })
    game.takes()
    for (let i = 0; i < count; i++) game.recites()
    return game
  })
  return [storyOf(story, { setting: 'remote' }), ...moments]
}

describe('the pile', () => {
  test('[TALE-29] whatever is face down or covered, nobody is sent it: not its words, not its kinds', () => {
    for (const game of telling()) {
      const onTop = game.phase === 'pass' ? story.length : game.table.turned - 1
      const other = elsewhere(game, ({ pile }) => {
        const hidden = pile.flatMap((card, place) => (place === 0 || place === onTop ? [] : [card]))
        for (const place of pile.keys()) if (place !== 0 && place !== onTop) pile[place] = hidden.pop()!
      })
      expect(other.pile).not.toEqual(game.state.pile)
      expect(sent(game, SEATS, other), game.phase).toBe(sent(game))
    }
  })

  test('[TALE-6] the card that was last turned is seen, also while one is added', () => {
    const seen = telling().map(game => inSight(game.state))
    expect(seen).toEqual([verb(2), null, ...story])
  })

  test('[TALE-29] who added which card is not told before the end either', () => {
    for (const game of telling()) {
      const other = elsewhere(game, ({ authors }) => authors.fill(2, 0, -1))
      expect(sent(game, SEATS, other)).toBe(sent(game))
    }
  })
})

describe('hands and deck', () => {
  test('[ROOM-14] the others’ cards and the deck are nobody’s to see, nor their kinds', () => {
    for (const game of telling())
      for (const eye of SEATS) {
        const other = elsewhere(game, ({ hands, deck }) => {
          const hidden = [...hands.flatMap((cards, seat) => (seat === eye ? [] : cards)), ...deck]
          for (const [seat, cards] of hands.entries())
            if (seat !== eye) for (const place of cards.keys()) cards[place] = hidden.pop()!
          for (const place of deck.keys()) deck[place] = hidden.pop()!
        })
        expect(other.deck).not.toEqual(game.state.deck)
        expect(sent(game, [eye], other)).toBe(sent(game, [eye]))
      }
  })

  test('[TALE-3] everybody sees how many cards there are', () => {
    const game = storyOf(story, { hands: { 2: [noun(9)] } })
    expect(game.table).toMatchObject({
      handSizes: [6, 6, 1],
      deckSize: 126 - 5 - 13,
      pileSize: 7,
      words: 5,
    })
  })

  test('[TALE-12] what was just added is shown with its Link, however long the story is', () => {
    const game = storyOf([noun(0), verb(0), noun(1), verb(1)], { hands: { 1: [verb(2)] }, storyteller: 1 })
    game.tells()
    game.adds(verb(2), AND)
    expect(game.table.added).toEqual({ link: AND, word: verb(2), by: 1 })
  })
})
