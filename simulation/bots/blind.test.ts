import { expect, test } from 'vitest'
import { measureBlind } from './blind.ts'

test('[PALM-24] whoever only feels a mime finds its memory among eight more often than by objects alone', () => {
  expect(measureBlind({ bots: 'dreamy', trials: 2, seed: 7 })).toBeGreaterThan(0.85)
  expect(measureBlind({ bots: 'average', trials: 2, seed: 7 })).toBeGreaterThan(0.9)
})

test('[PALM-47] whoever is told a mime in words finds its memory as often, but for ten in a hundred', () => {
  const asked = { bots: 'average', trials: 2, seed: 7 } as const
  expect(measureBlind({ ...asked, isInWords: true })).toBeGreaterThan(measureBlind(asked) - 0.1)
})
