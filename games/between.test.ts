import { isBetweenTurns } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { StoryEvening } from './extraordinary-story/testing.ts'
import { PalmEvening } from './in-the-palm/testing.ts'

test('[ROOM-5] Palm is between turns until the Child draws, and again at the score', () => {
  const evening = new PalmEvening(4)
  expect([evening.phase, isBetweenTurns(evening.match)]).toEqual(['roles', true])
  evening.draws()
  expect(isBetweenTurns(evening.match)).toBe(false)
  evening.playsTurn()
  expect([evening.phase, isBetweenTurns(evening.match)]).toEqual(['score', true])
})

test('[ROOM-5] a story is between turns while the pile is passed on', () => {
  const evening = new StoryEvening(3)
  while (evening.phase !== 'open') evening.does('host', 'byChance')
  expect(isBetweenTurns(evening.match)).toBe(false)
  evening.does(evening.storyteller, 'add', evening.choices(evening.storyteller, 'add')[0])
  expect([evening.phase, isBetweenTurns(evening.match)]).toEqual(['pass', true])
  evening.takes()
  expect(isBetweenTurns(evening.match)).toBe(false)
})
