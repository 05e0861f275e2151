import { chanceAt, exampleOf, isFree } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { StoryTestMatch } from './extraordinary-story/testing.ts'
import { PalmTestMatch } from './in-the-palm/testing.ts'
import { games } from './index.ts'
import { ReaderTestMatch } from './palm-reader/testing.ts'
import { seedOf } from './test-match.ts'

const chance = chanceAt(seedOf(1), 0)

describe('all games', () => {
  test('are known by their own names', () => {
    for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id)
    expect(Object.keys(games)).toEqual(['in-the-palm', 'extraordinary-story', 'palm-reader'])
  })

  test('have rules with a number, and as many seats as their boxes say', () => {
    expect(Object.values(games).map(({ rules }) => rules)).toEqual([1, 1, 1])
    expect(Object.values(games).map(({ seats }) => [seats.min, seats.max])).toEqual([
      [2, 8],
      [2, 8],
      [4, 10],
    ])
  })
})

describe('moves that answer nothing, and may be repeated', () => {
  const freeIn = (evening: { match: Parameters<typeof isFree>[0] }, moves: readonly string[]) =>
    moves.filter(move => isFree(evening.match, move))

  test('[PALM-10] [PALM-13] [PALM-20] [PALM-49] in Palm: another Grandfather, another card, a proposal, a call', () => {
    const game = new PalmTestMatch(4, { first: 0 })
    expect(freeIn(game, ['grandfather', 'draw'])).toEqual(['grandfather'])
    game.draws()
    expect(freeIn(game, ['keep', 'redraw', 'take'])).toEqual(['redraw'])
    game.keeps()
    expect(freeIn(game, ['done', 'mime', 'call'])).toEqual(['call'])
    game.mimes()
    expect(freeIn(game, ['propose', 'lay', 'call'])).toEqual(['propose', 'call'])
  })

  test('[TALE-7] in the story: an attempt', () => {
    const game = new StoryTestMatch(3, { setting: 'remote' })
    game.opens()
    game.takes()
    expect(freeIn(game, ['say', 'turn', 'ownUp', 'object'])).toEqual(['say'])
  })

  test('[READ-19] with the reader: a sketch for the gallery', () => {
    const game = new ReaderTestMatch(4)
    game.plays(3)
    expect(freeIn(game, ['sketch', 'on'])).toEqual(['sketch'])
  })
})

describe('examples for those who play at random', () => {
  test('[PALM-47] a mime, for the Child alone, and not at a real table', () => {
    const remote = new PalmTestMatch(4, { first: 0, setting: 'remote' })
    remote.chooses()
    expect(exampleOf(remote.match, remote.child, 'mime', chance)).toBeDefined()
    expect(exampleOf(remote.match, remote.grandfather, 'mime', chance)).toBeUndefined()
    const real = new PalmTestMatch(4, { first: 0 })
    real.chooses()
    expect(exampleOf(real.match, real.child, 'mime', chance)).toBeUndefined()
  })

  test('[TALE-28] a word, for the storyteller alone', () => {
    const game = new StoryTestMatch(3, { setting: 'remote' })
    game.opens()
    game.takes()
    expect(exampleOf(game.match, game.storyteller, 'say', chance)).toMatch(/\w/)
    expect(exampleOf(game.match, (game.storyteller + 1) % 3, 'say', chance)).toBeUndefined()
  })
})
