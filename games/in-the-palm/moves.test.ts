import { chanceAt, exampleOf, isBetweenTurns, isFree } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { seedOf } from '../test-match.ts'
import { PalmTestMatch } from './testing.ts'

const freeIn = ({ match }: PalmTestMatch, moves: readonly string[]) =>
  moves.filter(move => isFree(match, move))

test('[PALM-10] [PALM-13] [PALM-20] [PALM-49] another Grandfather, another card, a proposal and a call answer nothing, and may be repeated', () => {
  const game = new PalmTestMatch(4, { first: 0 })
  expect(freeIn(game, ['grandfather', 'draw'])).toEqual(['grandfather'])
  game.draws()
  expect(freeIn(game, ['keep', 'redraw', 'take'])).toEqual(['redraw'])
  game.keeps()
  expect(freeIn(game, ['done', 'mime', 'call'])).toEqual(['call'])
  game.mimes()
  expect(freeIn(game, ['propose', 'lay', 'call'])).toEqual(['propose', 'call'])
})

test('[PALM-47] whoever plays at random has a mime, as the Child alone, and not at a real table', () => {
  const chance = chanceAt(seedOf(1), 0)
  const remote = new PalmTestMatch(4, { first: 0, setting: 'remote' })
  remote.chooses()
  expect(exampleOf(remote.match, remote.child, 'mime', chance)).toBeDefined()
  expect(exampleOf(remote.match, remote.grandfather, 'mime', chance)).toBeUndefined()
  const real = new PalmTestMatch(4, { first: 0 })
  real.chooses()
  expect(exampleOf(real.match, real.child, 'mime', chance)).toBeUndefined()
})

test('[ROOM-5] it is between turns until the Child draws, and again at the score', () => {
  const game = new PalmTestMatch(4)
  expect([game.phase, isBetweenTurns(game.match)]).toEqual(['roles', true])
  game.draws()
  expect(isBetweenTurns(game.match)).toBe(false)
  game.playsTurn()
  expect([game.phase, isBetweenTurns(game.match)]).toEqual(['score', true])
})
