import { isFree } from '@veillee/kernel'
import { expect, test } from 'vitest'
import { ReaderTestMatch } from './testing.ts'

test('[READ-19] a sketch for the gallery answers nothing, and may be repeated', () => {
  const game = new ReaderTestMatch(4)
  game.plays(3)
  expect(['sketch', 'on'].filter(move => isFree(game.match, move))).toEqual(['sketch'])
})
