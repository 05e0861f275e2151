import { LEVELS } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { measureChain } from './chain.ts'
import { FROZEN, FROZEN_SEED, isWithinFrozen } from './frozen.ts'

/** So few are soon felt; all of them are what `npm run simulate -- --bots --chain --check` is for. */
const TRIALS = 60

/** Of the first green symbols that were frozen, how many were shown after one palm. */
const FIRST = { keen: 58, average: 51, dreamy: 37 } as const

const asked = {
  colour: 'green',
  level: LEVELS['real-palm'],
  palms: 1,
  trials: TRIALS,
  seed: FROZEN_SEED,
} as const

describe('from palm to palm', () => {
  test.each(['keen', 'average', 'dreamy'] as const)(
    '[READ-9] %s bots know of the first symbols as many as when the rates were frozen, give or take one',
    bots => {
      const [shown] = measureChain({ ...asked, bots }).shown
      expect(Math.abs(shown! * TRIALS - FIRST[bots])).toBeLessThanOrEqual(1)
    },
  )

  test('[READ-9] what is passed on is lost palm by palm, and the keener the later, in every colour', () => {
    for (const levels of Object.values(FROZEN)) {
      for (const rates of Object.values(levels))
        for (const [palm, rate] of rates.slice(1).entries()) expect(rate).toBeLessThan(rates[palm]! + 0.02)
      for (const [palm, rate] of levels.keen.entries()) {
        expect(rate).toBeGreaterThan(levels.average[palm]!)
        expect(levels.average[palm]).toBeGreaterThan(levels.dreamy[palm]!)
      }
    }
  })

  test('[READ-9] rates that have moved by more than four points are found', () => {
    const { keen } = FROZEN.green
    expect(isWithinFrozen('green', 'keen', keen)).toBe(true)
    expect(isWithinFrozen('green', 'keen', [keen[0]! - 0.041, ...keen.slice(1)])).toBe(false)
  })
})
