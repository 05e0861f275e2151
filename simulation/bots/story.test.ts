import { extraordinaryStory } from '@veillee/games'
import { expect, test } from 'vitest'
import { playScores } from './scores.ts'

const MATCHES = 11

const medianOf = (withHints: boolean): number => {
  const options = { setting: 'remote' }
  const sitting = { game: extraordinaryStory, options, seats: 4, level: 'dreamy', withHints } as const
  return playScores(sitting, MATCHES, 900).scores.toSorted((one, other) => one - other)[MATCHES >> 1]!
}

// Of 120 matches each: 11, and 18 with mimes (docs/bots.md). So few say little more than the order.
test('[TALE-20] bots tell stories about as long as was measured, and longer ones with the help of mimes', () => {
  const [alone, helped] = [medianOf(false), medianOf(true)]
  expect(Math.abs(alone - 11)).toBeLessThanOrEqual(4)
  expect(helped).toBeGreaterThan(alone)
}, 120_000)
