import type { Chance } from '@veillee/kernel'

const WORDS = 2 ** 32
/** Of the sum of four bytes. */
const MIDDLE = 4 * 127.5
const DEVIATION = Math.sqrt((4 * (256 * 256 - 1)) / 12)

// Nothing but sums, products and roots, which all devices round alike: what was felt can be felt again later.

/** As good as normal, with mean 0 and deviation 1; never beyond 3.5. */
export function normal(chance: Chance): number {
  const word = chance.below(WORDS)
  const sum = (word >>> 24) + ((word >>> 16) & 255) + ((word >>> 8) & 255) + (word & 255)
  return (sum - MIDDLE) / DEVIATION
}

/** Anything from −most to most, all alike. */
export const spread = (most: number, chance: Chance): number => ((2 * chance.below(WORDS)) / WORDS - 1) * most

/**
 * What wanders about nought, with deviation 1: so far on, in units of how far it remembers. On its way it is as
 * likely to be anywhere as it was at the start.
 */
export function wandered(from: number, on: number, chance: Chance): number {
  const kept = 1 / (1 + on)
  return from * kept + Math.sqrt(1 - kept * kept) * normal(chance)
}

/** What wanders without any jitter: it follows something that wanders. */
export interface Wander {
  readonly at: number
  readonly towards: number
}

/** Steps longer than this are several. */
const LONGEST_STEP = 0.25
const ALL_FORGOTTEN = 4

export function someWander(chance: Chance): Wander {
  const towards = normal(chance)
  return { at: (towards + normal(chance)) / 2, towards }
}

export function wanderedOn(from: Wander, on: number, chance: Chance): Wander {
  if (on > ALL_FORGOTTEN) return someWander(chance)
  const steps = Math.max(1, Math.ceil(on / LONGEST_STEP))
  const kept = 1 / (1 + on / steps)
  let { at, towards } = from
  for (let i = 0; i < steps; i++) {
    towards = wandered(towards, on / steps, chance)
    at = at * kept + towards * (1 - kept)
  }
  return { at, towards }
}

/** Where it is, with deviation 1: following takes away half of the variance. */
export const whereIs = ({ at }: Wander): number => at * Math.SQRT2

/** A rotation by a small angle, without sine and cosine. */
export function rotation(rad: number): { readonly cos: number; readonly sin: number } {
  const half = rad / 2
  return { cos: (1 - half * half) / (1 + half * half), sin: rad / (1 + half * half) }
}
