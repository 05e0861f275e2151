import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { defineGame, standInByVote } from './game.ts'
import { fingerprintOf, isKept, promiseOf, replayDeal, sealOf, seedFrom } from './seal.ts'

const hex = fc.stringMatching(/^[0-9a-f]{64}$/)
const number = (digit: string) => digit.repeat(64)

const dealing = defineGame({
  id: 'dealing',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: () => ({}),
  setup: (_seats, _options, chance) => ({ cards: chance.shuffled([1, 2, 3, 4, 5, 6, 7, 8]) }),
  first: 'look',
  phases: { look: { awaits: () => [], away: () => standInByVote, moves: {} } },
  table: state => ({ left: state.cards.length }),
  hand: (state, seat) => state.cards.slice(seat * 2, seat * 2 + 2),
  secrets: () => [],
  pools: {},
  internal: [],
  result: () => null,
  check() {},
})

describe('[ROOM-15] the seal', () => {
  test('[ROOM-15] what was promised is kept, and every phone can check it', () => {
    fc.assert(
      fc.property(hex, fc.array(hex, { maxLength: 8 }), (server, numbers) => {
        const seal = sealOf(server, numbers)
        const opened = { server, seed: seedFrom(server, numbers) }
        expect(isKept(seal, opened)).toBe(true)
        for (const own of numbers) expect(isKept(seal, opened, own)).toBe(true)
      }),
    )
  })

  test('[ROOM-15] a change of any number after the start is seen', () => {
    const numbers = [number('1'), number('2')]
    const seal = sealOf(number('a'), numbers)
    const seed = seedFrom(number('a'), numbers)
    const server = number('a')
    expect(isKept(seal, { server: number('b'), seed })).toBe(false)
    expect(isKept(seal, { server, seed: number('c') })).toBe(false)
    expect(isKept({ ...seal, numbers: [number('2'), number('1')] }, { server, seed })).toBe(false)
    expect(isKept({ ...seal, fingerprint: fingerprintOf(number('d')) }, { server, seed })).toBe(false)
    expect(isKept({ ...seal, promise: promiseOf(number('d')) }, { server, seed })).toBe(false)
    expect(isKept(seal, { server, seed }, number('9'))).toBe(false)
    expect(isKept(seal, { server: 'not a number', seed })).toBe(false)
  })

  test('[ROOM-15] each number alone changes the seed: nobody chose it alone', () => {
    const numbers = [number('1'), number('2'), number('3')]
    const seeds = [
      seedFrom(number('a'), numbers),
      seedFrom(number('b'), numbers),
      ...numbers.map((_, i) => seedFrom(number('a'), numbers.with(i, number('f')))),
      seedFrom(number('a'), numbers.slice(1)),
    ]
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  test('[ROOM-15] promise and fingerprint give nothing away: they are not each other, nor what they stand for', () => {
    const seed = number('e')
    expect(new Set([promiseOf(seed), fingerprintOf(seed), seedFrom(seed, []), seed]).size).toBe(4)
  })

  test('[ROOM-15] the deal is replayed from the seed: every hand as it was', () => {
    const asked = { seats: 3, options: undefined, seed: seedFrom(number('a'), []), at: 5 }
    const deal = replayDeal(dealing, asked)
    expect(deal).toEqual(replayDeal(dealing, asked))
    expect(new Set(deal.hands.flat()).size).toBe(6)
    expect(deal.table.table).toEqual({ left: 8 })
    expect(replayDeal(dealing, { ...asked, seed: number('0') }).hands).not.toEqual(deal.hands)
    expect(() => replayDeal(dealing, { ...asked, seats: 9 })).toThrow('2 to 4')
  })
})
