import { defineGame, type Game } from '@veillee/kernel'
import { type AnyRules, rulesOf } from '@veillee/kernel/inside'
import { Coverage } from './coverage.ts'
import { Broken } from './play.ts'
import { proveSecrecy } from './proof.ts'
import type { Variants } from './variants.ts'

/** A mistake that somebody could make, planted to see whether the proofs find it. */
export interface Leak {
  readonly what: string
  plant(rules: AnyRules): AnyRules
}

const HOW = { matches: 4, positionsOneIn: 2, futuresPerMatch: 25 }
const MOST_MATCHES = 80

/** What the proofs say of a game with this leak; undefined if they do not notice. */
export function caught(variants: Variants, seats: number, leak: Leak): string | undefined {
  const leaky: Variants = { ...variants, game: planted(variants.game, leak) }
  const coverage = new Coverage(leaky.game)
  try {
    for (let number = 0; number < MOST_MATCHES; number += HOW.matches)
      proveSecrecy(leaky, seats, number, HOW, coverage)
  } catch (error) {
    if (error instanceof Broken) return error.message
    throw error
  }
  return coverage.gaps().join() || undefined
}

const planted = (game: Game, { plant }: Leak): Game => defineGame(plant(rulesOf(game)))
