import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chanceAt, isSeed } from './chance.ts'

const seed = 'c0ffee'.padEnd(64, '0')
const hex = fc.stringMatching(/^[0-9a-f]{64}$/)

/** SHA-256(seed, position, counter), by another implementation. */
function words(seed: string, position: number, counter: number): number[] {
  const block = Buffer.alloc(40)
  Buffer.from(seed, 'hex').copy(block)
  block.writeUInt32BE(position, 32)
  block.writeUInt32BE(counter, 36)
  const digest = createHash('sha256').update(block).digest()
  return [0, 4, 8, 12, 16, 20, 24, 28].map(at => digest.readUInt32BE(at))
}

describe('chance', () => {
  test('is SHA-256 of the seed, the position and a counter', () => {
    const { below } = chanceAt(seed, 7)
    const drawn = Array.from({ length: 16 }, () => below(2 ** 32))
    expect(drawn).toEqual([...words(seed, 7, 0), ...words(seed, 7, 1)])
  })

  test('is the same for the same seed and position, and another for any other', () => {
    fc.assert(
      fc.property(hex, fc.nat(10_000), (seed, position) => {
        const draw = (at: number, from = seed) => {
          const { below } = chanceAt(from, at)
          return Array.from({ length: 8 }, () => below(1_000_000)).join()
        }
        const other = seed.replace(/^./, digit => (digit === '0' ? '1' : '0'))
        expect(draw(position)).toBe(draw(position))
        expect(draw(position)).not.toBe(draw(position + 1))
        expect(draw(position)).not.toBe(draw(position, other))
      }),
    )
  })

  test('below n is a whole number from 0 to n − 1', () => {
    fc.assert(
      fc.property(hex, fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const drawn = chanceAt(seed, 0).below(n)
        return Number.isInteger(drawn) && drawn >= 0 && drawn < n
      }),
    )
  })

  test('draws again what a remainder would favour', () => {
    const n = 3 * 2 ** 30 // a quarter of all words lies beyond the last whole multiple
    const kept = Array.from({ length: 50 }, (_, i) => words(seed, 3, i))
      .flat()
      .filter(word => word < n)
    const { below } = chanceAt(seed, 3)
    expect(Array.from({ length: 100 }, () => below(n))).toEqual(kept.slice(0, 100))
  })

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('below %d is our own mistake, and says so', n => {
    expect(() => chanceAt(seed, 0).below(n)).toThrow(RangeError)
  })

  test('a shuffle keeps every card, and leaves the list as it was', () => {
    fc.assert(
      fc.property(hex, fc.array(fc.integer()), (seed, list) => {
        const before = [...list]
        const shuffled = chanceAt(seed, 1).shuffled(list)
        expect(list).toEqual(before)
        expect([...shuffled].sort()).toEqual([...list].sort())
      }),
    )
  })

  test('every order of four cards is equally likely', () => {
    const unevenness = (seed: string): number => {
      const counts = new Map<string, number>()
      for (let position = 0; position < 4_800; position++) {
        const order = chanceAt(seed, position).shuffled('abcd'.split('')).join('')
        counts.set(order, (counts.get(order) ?? 0) + 1)
      }
      expect(counts.size).toBe(24)
      return [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)
    }
    const total = [...'0123456789'].reduce((sum, digit) => sum + unevenness(digit.repeat(64)), 0)
    expect(total).toBeLessThan(300) // 10 × 23 degrees of freedom: of a thousand fair runs, one is above
  })

  test('picks from all of a list', () => {
    const picked = Array.from({ length: 100 }, (_, position) =>
      chanceAt(seed, position).pick(['a', 'b', 'c']),
    )
    expect(new Set(picked)).toEqual(new Set(['a', 'b', 'c']))
  })

  test('a seed is 256 bits in hexadecimal, and nothing else', () => {
    expect(isSeed(seed)).toBe(true)
    for (const other of ['', seed.slice(1), `${seed}0`, seed.toUpperCase().replace(/0/g, 'G'), 7, null])
      expect(isSeed(other)).toBe(false)
  })
})
