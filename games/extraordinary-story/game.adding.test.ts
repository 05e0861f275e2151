import { awaits } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { type Card, LINKS, START } from './card.ts'
import {
  AND,
  adjective,
  noun,
  type StoryTestMatch,
  SUDDENLY_APPEARS,
  storyOf,
  THEN,
  THEN_ARRIVES,
  verb,
  WITH,
} from './testing.ts'

const remote = { setting: 'remote' } as const

describe('adding', () => {
  const hands = { 1: [noun(10), noun(11), adjective(10), verb(10), verb(11), verb(12)] }

  function told(story: readonly Card[], hand = hands[1]): StoryTestMatch {
    const game = storyOf(story, { ...remote, hands: { 1: hand } })
    game.tells()
    return game
  }

  const linked = (words: readonly Card[], links: readonly (Card | null)[]) =>
    words.flatMap(word => links.map(link => ({ link, word })))

  test('[TALE-9] [TALE-12] after a Noun: Adjectives and Verbs alone, Nouns after any Link', () => {
    expect(told([noun(0)]).choices(1, 'add')).toEqual([
      ...linked([noun(10), noun(11)], LINKS),
      ...linked([adjective(10), verb(10), verb(11), verb(12)], [null]),
    ])
  })

  test('[TALE-13] [TALE-15] after an Adjective: Verbs alone, Nouns after any Link, Adjectives after and, then', () => {
    expect(told([noun(0), adjective(0)]).choices(1, 'add')).toEqual([
      ...linked([noun(10), noun(11)], LINKS),
      ...linked([adjective(10)], [AND, THEN]),
      ...linked([verb(10), verb(11), verb(12)], [null]),
    ])
  })

  test('[TALE-14] [TALE-15] after a Verb: Nouns alone or after with, Verbs after and, then', () => {
    expect(told([noun(0), verb(0)]).choices(1, 'add')).toEqual([
      ...linked([noun(10), noun(11)], [null, WITH]),
      ...linked([verb(10), verb(11), verb(12)], [AND, THEN]),
    ])
  })

  test('[TALE-12] a Link that is in the story is not free again', () => {
    const game = told([noun(0), THEN_ARRIVES, noun(1), AND, noun(2)])
    expect(game.choices(1, 'add').filter(choice => (choice as { word: Card }).word === noun(10))).toEqual(
      linked([noun(10)], [SUDDENLY_APPEARS, WITH, THEN]),
    )
  })

  test('[TALE-12] [TALE-32] the Link goes into the pile before the Word, and stays there', () => {
    const game = told([noun(0)])
    game.adds(noun(10), WITH)
    expect(game.table.added).toEqual({ link: WITH, word: noun(10), by: 1 })
    expect(game.table.links).toEqual(LINKS.filter(link => link !== WITH))
    expect(game.state.pile).toEqual([START, noun(0), WITH, noun(10)])
    expect(game.table.words).toBe(2)
    game.takes()
    for (const _ of [noun(0), WITH, noun(10)]) game.recites()
    expect(game.phase).toBe('add')
  })

  test('[TALE-9] only the storyteller adds, and nothing else', () => {
    const game = told([noun(0)])
    expect(game.choices(0, 'add')).toEqual([])
    expect(game.choices('host', 'add')).toEqual([])
    expect(game.refusal(1, 'add', { link: null, word: noun(10) })).toBe('That is not among the choices.')
    expect(game.refusal(1, 'add', { link: null, word: verb(20) })).toBe('That is not among the choices.')
  })

  test('[TALE-9] adding is compulsory: nothing else is offered', () => {
    const game = told([noun(0)])
    for (const move of ['take', 'turn', 'passPile', 'object', 'ownUp'])
      expect(game.choices(1, move)).toEqual([])
    expect(awaits(game.match)).toEqual([1])
  })

  test('[TALE-9] draws back up to 6, always', () => {
    const game = told([noun(0)], [verb(10), verb(11)])
    const { deck } = game.state
    game.adds(verb(10))
    expect(game.hand(1).cards).toEqual([verb(11), ...deck.slice(-5).reverse()])
    expect(game.table.deckSize).toBe(deck.length - 5)
  })

  test('[TALE-9] as long as there are cards', () => {
    const mine = [verb(10), verb(11), verb(12)]
    const other = [noun(20), noun(21), noun(22)]
    const everything = [...Array(126).keys()].filter(card => ![...mine, ...other, noun(0)].includes(card))
    const game = storyOf([...everything, noun(0)], { ...remote, seats: 2, hands: { 0: other, 1: mine } })
    expect(game.table.deckSize).toBe(0)
    game.tells()
    game.adds(verb(10))
    expect(game.table.handSizes).toEqual([3, 2])
  })
})

describe('the end', () => {
  test('[TALE-17] a storyteller who can add nothing, with or without Links, ends the story', () => {
    const hands = { 1: [adjective(1), adjective(2), adjective(3)] }
    const game = storyOf([noun(0), verb(0)], { ...remote, hands })
    game.tells()
    expect(game.phase).toBe('over')
    expect(game.result).toMatchObject({ words: 2, end: { why: 'stuck', by: 1 } })
  })

  test('[TALE-17] the stuck hand is shown to all, and no other', () => {
    const hands = { 1: [adjective(1), adjective(2), adjective(3)] }
    const game = storyOf([noun(0), verb(0)], { ...remote, hands })
    game.tells()
    expect(game.table.ending?.stuck).toEqual(hands[1])
    const mistaken = storyOf([noun(0)], remote)
    mistaken.takes()
    mistaken.says('et')
    mistaken.turns()
    expect(mistaken.table.ending?.stuck).toBeNull()
  })

  test('[TALE-17] a Link that is left saves the story, one that is used does not', () => {
    const hands = { 1: [verb(10)] }
    const saved = storyOf([noun(0), AND, noun(1), verb(0)], { ...remote, hands })
    saved.tells()
    expect(saved.choices(1, 'add')).toEqual([{ link: THEN, word: verb(10) }])
    const stuck = storyOf([noun(0), AND, noun(1), THEN, noun(2), verb(0)], { ...remote, hands })
    stuck.tells()
    expect(stuck.result?.end.why).toBe('stuck')
  })

  test('[TALE-17] an empty hand is stuck', () => {
    const game = storyOf([noun(0)], { ...remote, hands: { 1: [] } })
    game.tells()
    expect(game.result?.end).toEqual({ why: 'stuck', by: 1 })
    expect(game.table.ending?.stuck).toEqual([])
  })

  test('[TALE-18] [TALE-19] Words alone make the length and the rank', () => {
    const then = (index: number) => [noun(index), LINKS[index]!]
    const story = [...[0, 1, 2, 3, 4].flatMap(then), noun(5), adjective(0), verb(0), noun(6)]
    const game = storyOf(story, { ...remote, hands: { 1: [] } })
    game.tells()
    expect(game.result).toEqual({
      words: 9,
      rank: 'haiku',
      end: { why: 'stuck', by: 1 },
      losers: null,
      winners: null,
    })
  })

  test('[TALE-26] at the end everybody sees the whole story, and who added each card', () => {
    const game = storyOf([noun(0)], { ...remote, hands: { 1: [noun(10)] } })
    game.tells()
    expect(game.table.ending).toBeNull()
    game.adds(noun(10), AND)
    game.takes()
    game.says('et')
    game.turns()
    expect(game.table.ending?.story).toEqual([
      { card: noun(0), by: 0 },
      { card: AND, by: 1 },
      { card: noun(10), by: 1 },
    ])
  })

  test('[ROOM-11] nothing can be done after the end', () => {
    const game = storyOf([noun(0)], { ...remote, hands: { 1: [] } })
    game.tells()
    expect(game.refusal(1, 'turn')).toBe('This match is over.')
  })
})
