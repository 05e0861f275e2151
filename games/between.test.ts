import { isBetweenTurns } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { StoryTestMatch } from './extraordinary-story/testing.ts'
import { PalmTestMatch } from './in-the-palm/testing.ts'

test('[ROOM-5] Palm is between turns until the Child draws, and again at the score', () => {
  const game = new PalmTestMatch(4)
  expect([game.phase, isBetweenTurns(game.match)]).toEqual(['roles', true])
  game.draws()
  expect(isBetweenTurns(game.match)).toBe(false)
  game.playsTurn()
  expect([game.phase, isBetweenTurns(game.match)]).toEqual(['score', true])
})

test('[ROOM-5] a story is between turns while the pile is passed on', () => {
  const game = new StoryTestMatch(3)
  while (game.phase !== 'open') game.does('host', 'byChance')
  expect(isBetweenTurns(game.match)).toBe(false)
  game.does(game.storyteller, 'add', game.choices(game.storyteller, 'add')[0])
  expect([game.phase, isBetweenTurns(game.match)]).toEqual(['pass', true])
  game.takes()
  expect(isBetweenTurns(game.match)).toBe(false)
})
