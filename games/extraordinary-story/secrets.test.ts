import { copy, type Secret } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { LINKS } from './card.ts'
import { check, secrets } from './secrets.ts'
import type { Phase, State } from './state.ts'
import { AND, adjective, noun, StoryTestMatch, storyOf, verb } from './testing.ts'

const secretsIn = ({ state, phase }: StoryTestMatch): readonly Secret[] =>
  secrets(state, phase as Phase | 'over')

/** The places of one list of the State that are secret, and who knows them. */
const hiddenIn = (game: StoryTestMatch, list: readonly unknown[]) =>
  secretsIn(game)
    .filter(({ of }) => of === list)
    .map(({ key, knownTo }) => [key, knownTo])

const places = (...keys: readonly number[]) => keys.map(key => [key, []])

describe('who may know what', () => {
  test('[ROOM-14] the deck is nobody’s, a hand is its owner’s', () => {
    const game = storyOf([noun(0)])
    const { deck, hands } = game.state
    expect(hiddenIn(game, deck)).toEqual(places(...deck.keys()))
    expect(hiddenIn(game, hands[2]!)).toEqual([0, 1, 2, 3, 4, 5].map(key => [key, [2]]))
  })

  test('[TALE-29] in the pile, all but the Start card and the card in sight', () => {
    const game = storyOf([noun(0), verb(0), noun(1)])
    game.takes()
    expect(hiddenIn(game, game.state.pile)).toEqual(places(1, 2, 3))
    game.turns()
    expect(hiddenIn(game, game.state.pile)).toEqual(places(2, 3))
    game.turns()
    expect(hiddenIn(game, game.state.pile)).toEqual(places(1, 3))
    game.does(0, 'object')
    expect(hiddenIn(game, game.state.pile)).toEqual(places(1, 3))
  })

  test('[TALE-9] [TALE-29] what was just added is open, its Link too', () => {
    const alone = storyOf([noun(0), AND, noun(1), verb(0)])
    expect(hiddenIn(alone, alone.state.pile)).toEqual(places(1, 2, 3))
    const linked = storyOf([noun(0), verb(0), AND, verb(1)])
    expect(hiddenIn(linked, linked.state.pile)).toEqual(places(1, 2))
  })

  test('[TALE-22] team cards are secret but for the five seconds', () => {
    const game = new StoryTestMatch(2, { teams: true })
    const teamCards = () => hiddenIn(game, game.state.teamCards)
    expect(teamCards()).toEqual(places(0, 1))
    game.does('room', 'begin')
    expect(teamCards()).toEqual([])
    game.waits(5_000)
    expect(teamCards()).toEqual(places(0, 1))
  })

  test('[TALE-27] a ballot is known to whoever cast it; that somebody is excused is known to all', () => {
    const game = storyOf([noun(0), verb(0)])
    game.takes()
    game.turns()
    game.does(0, 'object')
    game.votes([1, 'right'])
    game.missing(2)
    expect(hiddenIn(game, game.state.doubt!.ballots)).toEqual([[1, [1]]])
  })

  test('[TALE-17] [TALE-26] at the end only the deck and the hands that were not stuck', () => {
    const game = storyOf([noun(0), verb(0)], {
      setting: 'remote',
      teams: true,
      hands: { 1: [adjective(0)] },
    })
    game.tells()
    const { deck, hands } = game.state
    expect(hiddenIn(game, hands[1]!)).toEqual([])
    expect(hiddenIn(game, hands[0]!)).toHaveLength(6)
    expect(secretsIn(game)).toHaveLength(deck.length + 12)
  })
})

describe('what must always hold', () => {
  const broken = (change: (state: State) => void) => () => {
    const state = copy(storyOf([noun(0), verb(0)]).state)
    change(state)
    check(state)
  }

  test('[TALE-1] every card is in exactly one place', () => {
    expect(broken(() => {})).not.toThrow()
    expect(broken(state => state.deck.pop())).toThrow(/card \d+ is in [02] places/)
    expect(broken(state => state.deck.push(state.deck[0]!))).toThrow(/card \d+ is in [02] places/)
    expect(broken(state => state.links.pop())).toThrow(/card \d+ is in [02] places/)
    expect(broken(state => state.links.push(LINKS[0]!))).toThrow(/card \d+ is in [02] places/)
    expect(broken(state => (state.hands[0]![0] = noun(0)))).toThrow(/card \d+ is in [02] places/)
  })

  test('[TALE-3] [TALE-5] the pile begins with the Start card, every other card has an author', () => {
    expect(broken(state => state.pile.reverse())).toThrow('the story begins with')
    expect(broken(state => state.authors.pop())).toThrow('1 authors of 3 cards')
  })

  test('[TALE-3] [TALE-6] nobody holds more than six, and no more is turned than there is', () => {
    expect(broken(state => state.hands[0]!.push(state.deck.pop()!))).toThrow('too many cards')
    expect(broken(state => state.turned++)).toThrow('4 of 3 cards are turned')
    expect(broken(state => (state.turned = -1))).toThrow('-1 of 3 cards are turned')
  })
})
