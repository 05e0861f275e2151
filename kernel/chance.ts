import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes } from '@noble/hashes/utils.js'

/** 256 bits, as 64 hexadecimal digits. Whoever knows it knows every card: it stays in the kernel until the match is over. */
export type Seed = string

export interface Chance {
  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number
  pick<T>(list: readonly T[]): T
  /** A new list in random order; the old one stays as it is. */
  shuffled<T>(list: readonly T[]): T[]
}

const SEED_BYTES = 32
const WORDS_PER_BLOCK = 8
const WORD_VALUES = 2 ** 32

export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

/**
 * Chance at one position of one match: SHA-256(seed, position, counter), block by block. Cards already seen
 * tell nothing about those to come, and a replay needs nothing but the seed and the order of events.
 */
export function chanceAt(seed: Seed, position: number): Chance {
  return chanceFrom(words(seed, position))
}

/** Nothing is hashed before somebody draws: most events need no chance. */
function* words(seed: Seed, position: number): Generator<number, never> {
  const block = new Uint8Array(SEED_BYTES + 8)
  const fields = new DataView(block.buffer)
  block.set(hexToBytes(seed))
  fields.setUint32(SEED_BYTES, position)
  for (let counter = 0; ; counter++) {
    fields.setUint32(SEED_BYTES + 4, counter)
    const digest = new DataView(sha256(block).buffer)
    for (let i = 0; i < WORDS_PER_BLOCK; i++) yield digest.getUint32(i * 4)
  }
}

function chanceFrom(source: Iterator<number, never>): Chance {
  /** Numbers beyond the last whole multiple of n are drawn again: a plain remainder would favour small ones. */
  function below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > WORD_VALUES) throw new RangeError(`chance below ${n}`)
    const limit = WORD_VALUES - (WORD_VALUES % n)
    let word = source.next().value
    while (word >= limit) word = source.next().value
    return word % n
  }

  function shuffled<T>(list: readonly T[]): T[] {
    const cards = [...list]
    for (let i = cards.length - 1; i > 0; i--) {
      const j = below(i + 1)
      const held = cards[i]!
      cards[i] = cards[j]!
      cards[j] = held
    }
    return cards
  }

  return { below, shuffled, pick: list => list[below(list.length)]! }
}
