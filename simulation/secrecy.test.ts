import { describe, expect, test } from 'vitest'
import { Coverage } from './coverage.ts'
import { proveSecrecy } from './proof.ts'
import { GAMES, seatCounts } from './variants.ts'

const HOW = { matches: 6, positionsOneIn: 4, futuresPerMatch: 12 }

describe.each(GAMES.map(variants => [variants.game.id, variants] as const))('%s', (_, variants) => {
  const coverage = new Coverage(variants.game)

  test.each(seatCounts(variants.game))(
    '[ROOM-14] at a table of %d, nobody can tell one deal of what they may not know from another',
    seats => {
      const { positions, futureSteps } = proveSecrecy(variants, seats, seats * 1_000, HOW, coverage)
      expect(positions).toBeGreaterThan(20)
      expect(futureSteps).toBeGreaterThan(100)
    },
  )

  test('[ROOM-14] every leaf of the State is a declared secret, or shown to all, or named as internal', () => {
    expect(coverage.gaps()).toEqual([])
  })
})
