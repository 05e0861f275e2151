import { chanceAt, exampleOf, isFree } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { seedOf } from './evening.ts'
import { StoryEvening } from './extraordinary-story/testing.ts'
import { PalmEvening } from './in-the-palm/testing.ts'
import { games } from './index.ts'
import { ReaderEvening } from './palm-reader/testing.ts'

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
    const evening = new PalmEvening(4, { first: 0 })
    expect(freeIn(evening, ['grandfather', 'draw'])).toEqual(['grandfather'])
    evening.draws()
    expect(freeIn(evening, ['keep', 'redraw', 'take'])).toEqual(['redraw'])
    evening.keeps()
    expect(freeIn(evening, ['done', 'mime', 'call'])).toEqual(['call'])
    evening.mimes()
    expect(freeIn(evening, ['propose', 'lay', 'call'])).toEqual(['propose', 'call'])
  })

  test('[TALE-7] in the story: an attempt', () => {
    const evening = new StoryEvening(3, { setting: 'remote' })
    evening.opens()
    evening.takes()
    expect(freeIn(evening, ['say', 'turn', 'ownUp', 'object'])).toEqual(['say'])
  })

  test('[READ-19] with the reader: a sketch for the gallery', () => {
    const evening = new ReaderEvening(4)
    evening.plays(3)
    expect(freeIn(evening, ['sketch', 'on'])).toEqual(['sketch'])
  })
})

describe('examples for those who play at random', () => {
  test('[PALM-47] a mime, for the Child alone, and not at a real table', () => {
    const remote = new PalmEvening(4, { first: 0, setting: 'remote' })
    remote.chooses()
    expect(exampleOf(remote.match, remote.child, 'mime', chance)).toBeDefined()
    expect(exampleOf(remote.match, remote.grandfather, 'mime', chance)).toBeUndefined()
    const real = new PalmEvening(4, { first: 0 })
    real.chooses()
    expect(exampleOf(real.match, real.child, 'mime', chance)).toBeUndefined()
  })

  test('[TALE-28] a word, for the storyteller alone', () => {
    const evening = new StoryEvening(3, { setting: 'remote' })
    evening.opens()
    evening.takes()
    expect(exampleOf(evening.match, evening.storyteller, 'say', chance)).toMatch(/\w/)
    expect(exampleOf(evening.match, (evening.storyteller + 1) % 3, 'say', chance)).toBeUndefined()
  })
})
