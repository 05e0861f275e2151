import { LEVELS } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { measureChain } from './chain.ts'
import { FROZEN, isWithinFrozen } from './frozen.ts'

/** So few are soon felt; all of them, within four points, are what `npm run simulate -- --bots --chain --check` is for. */
const TRIALS = 100
/** Chance alone is farther off once in four hundred times; these trials are always the same. */
const MOST_DEVIATIONS = 3

const asked = {
  colour: 'green',
  level: LEVELS['real-palm'],
  palms: 1,
  trials: TRIALS,
  seed: 50_000,
} as const

describe('from palm to palm', () => {
  test.each(['keen', 'average', 'dreamy'] as const)(
    '[READ-9] %s bots know about as many symbols after one palm as when the rates were frozen',
    bots => {
      const [[shown], rate] = [measureChain({ ...asked, bots }).shown, FROZEN.green[bots][0]! / 100]
      const deviation = Math.sqrt((rate * (1 - rate)) / TRIALS)
      expect(Math.abs(shown! - rate) / deviation).toBeLessThan(MOST_DEVIATIONS)
    },
  )

  test('[READ-9] what is passed on is lost palm by palm, and the keener the later, in every colour', () => {
    for (const levels of Object.values(FROZEN)) {
      for (const rates of Object.values(levels))
        for (const [palm, rate] of rates.slice(1).entries()) expect(rate).toBeLessThan(rates[palm]! + 2)
      for (const [palm, rate] of levels.keen.entries()) {
        expect(rate).toBeGreaterThan(levels.average[palm]!)
        // After many palms the hardest are guessed by all, and one in five is right.
        expect(levels.average[palm]).toBeGreaterThan(levels.dreamy[palm]! - 2)
      }
    }
  })

  test('[READ-9] rates that have moved by more than four points are found', () => {
    const keen = FROZEN.green.keen.map(rate => rate / 100)
    expect(isWithinFrozen('green', 'keen', keen)).toBe(true)
    expect(isWithinFrozen('green', 'keen', [keen[0]! - 0.041, ...keen.slice(1)])).toBe(false)
  })
})
