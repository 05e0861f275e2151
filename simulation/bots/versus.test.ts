import { expect, test } from 'vitest'
import { measureVersus } from './versus.ts'

test('[PALM-25] of what one pair mimes, each pick is found, a decoy, the other memory or a card of the deck', () => {
  const asked = { bots: 'keen', isExpert: false, matches: 6, seed: 5000 } as const
  const { mimed, found, decoys, mixedUp } = measureVersus(asked)
  expect(mimed).toBe(6 * 4)
  expect(found).toBeGreaterThan(mimed / 3)
  expect(found + decoys + mixedUp).toBeLessThanOrEqual(mimed)
  expect(measureVersus(asked)).toEqual({ mimed, found, decoys, mixedUp })
})
