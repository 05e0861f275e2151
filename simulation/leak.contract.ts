import type { GameId } from '@veillee/games'
import { simulated } from '@veillee/games/simulated'
import { describe, expect, test } from 'vitest'
import { caught, type Leak } from './leak.ts'

export { mistakes } from './leak.ts'

/** That the proofs of secrecy can fail, by mistakes that somebody could have made in this game. */
export function leakContract(game: GameId, seats: number, leaks: readonly Leak[]): void {
  const variants = simulated[game]

  describe(game, () => {
    test.each(leaks)('[ROOM-14] a planted leak is caught: $what', leak => {
      expect(caught(variants, seats, leak, 40)).toMatch(/^(position|future|chance)/)
    })

    test('[ROOM-14] without a leak nothing is caught', () => {
      expect(caught(variants, seats, { what: 'none', plant: rules => rules }, 5)).toBeUndefined()
    })

    test('at least five have been planted', () => {
      expect(leaks.length).toBeGreaterThanOrEqual(5)
    })
  })
}
