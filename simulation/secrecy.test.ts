import { describe, expect, test } from 'vitest'
import { Coverage } from './coverage.ts'
import { proveSecrecy } from './proof.ts'
import { playTrial, seedOfMatch } from './trial.ts'
import { GAMES, seatCounts } from './variants.ts'

const MATCHES = 6
const HOW = { positionsOneIn: 4, futures: 12 }

describe.each(GAMES.map(variants => [variants.game.id, variants] as const))('%s', (_, variants) => {
  const coverage = new Coverage(variants.game)

  test.each(seatCounts(variants.game))(
    '[ROOM-14] at a table of %d, nobody can tell one deal of what they may not know from another',
    seats => {
      let positions = 0
      let futureSteps = 0
      let draws = 0
      for (let number = 0; number < MATCHES; number++) {
        const proved = proveSecrecy(playTrial(variants, seats, seedOfMatch(number)), HOW, coverage)
        positions += proved.positions
        futureSteps += proved.futureSteps
        draws += proved.draws
      }
      expect(positions).toBeGreaterThan(20)
      expect(futureSteps).toBeGreaterThan(100)
      expect(draws).toBeGreaterThanOrEqual(MATCHES)
    },
  )

  test('[ROOM-14] every leaf of the State is a declared secret, or shown to all, or named as internal', () => {
    expect(coverage.gaps()).toEqual([])
  })
})
