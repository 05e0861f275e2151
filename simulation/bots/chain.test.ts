import { LEVELS } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { measureChain } from './chain.ts'

/** How often the number of a green symbol was shown after one palm, in 800 trials (docs/bots.md). */
const FROZEN = { keen: 0.916, average: 0.799, dreamy: 0.574 } as const

/** Other trials than those that were frozen. */
const SEED = 50_000
const TRIALS = 800

describe('from palm to palm', () => {
  test.each(['keen', 'average', 'dreamy'] as const)(
    '[READ-9] %s bots know a symbol after one palm as often as was measured, within four points',
    bots => {
      const asked = {
        colour: 'green',
        bots,
        level: LEVELS['real-palm'],
        palms: 1,
        trials: TRIALS,
        seed: SEED,
      } as const
      const [shown] = measureChain(asked).shown
      expect(Math.abs(shown! - FROZEN[bots])).toBeLessThan(0.04)
    },
    240_000,
  )

  test('[READ-9] what is passed on is lost palm by palm, but never at once', () => {
    const asked = {
      colour: 'green',
      bots: 'average',
      level: LEVELS['real-palm'],
      palms: 5,
      trials: 40,
      seed: 9,
    } as const
    const { known } = measureChain(asked)
    expect(known[0]).toBeGreaterThan(0.75)
    expect(known[4]!).toBeLessThan(known[0]! - 0.15)
    expect(known[4]).toBeGreaterThan(0.2)
  }, 120_000)
})
