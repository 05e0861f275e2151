import { chanceAt, exampleOf, isBetweenTurns, isFree } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { seedOf } from '../test-match.ts'
import { StoryTestMatch } from './testing.ts'

test('[TALE-7] an attempt answers nothing, and may be repeated', () => {
  const game = new StoryTestMatch(3, { setting: 'remote' })
  game.opens()
  game.takes()
  const free = ['say', 'turn', 'ownUp', 'object'].filter(move => isFree(game.match, move))
  expect(free).toEqual(['say'])
})

test('[TALE-28] whoever plays at random has a word, as the storyteller alone', () => {
  const chance = chanceAt(seedOf(1), 0)
  const game = new StoryTestMatch(3, { setting: 'remote' })
  game.opens()
  game.takes()
  expect(exampleOf(game.match, game.storyteller, 'say', chance)).toMatch(/\w/)
  expect(exampleOf(game.match, (game.storyteller + 1) % 3, 'say', chance)).toBeUndefined()
})

test('[ROOM-5] it is between turns while the pile is passed on', () => {
  const game = new StoryTestMatch(3)
  while (game.phase !== 'open') game.does('host', 'byChance')
  expect(isBetweenTurns(game.match)).toBe(false)
  game.does(game.storyteller, 'add', game.choices(game.storyteller, 'add')[0])
  expect([game.phase, isBetweenTurns(game.match)]).toEqual(['pass', true])
  game.takes()
  expect(isBetweenTurns(game.match)).toBe(false)
})
