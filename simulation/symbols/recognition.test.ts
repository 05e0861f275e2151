import { DIFFICULTIES, type Difficulty, linesOf } from '@veillee/games'
import { LEVELS } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { seedOfMatch } from '../trial.ts'
import { feltOnce, giveOrTake, measure, type Reader } from './recognition.ts'

const average: Reader = { mind: 'average', level: LEVELS['real-palm'] }

describe('a symbol in a bot’s palm', () => {
  const symbols = ([1, 2, 3, 4, 5] as const).map(number => linesOf(0, number))

  test('is felt the same way with the same seed', () => {
    expect(feltOnce(symbols, 2, average, seedOfMatch(1))).toEqual(
      feltOnce(symbols, 2, average, seedOfMatch(1)),
    )
    expect(feltOnce(symbols, 2, average, seedOfMatch(1))).not.toEqual(
      feltOnce(symbols, 2, average, seedOfMatch(2)),
    )
  })

  test('is one of five, from the likeliest on', () => {
    const order = feltOnce(symbols, 2, average, seedOfMatch(1))
    expect(order.map(({ which }) => which).sort()).toEqual([0, 1, 2, 3, 4])
    expect(order).toEqual(order.toSorted((a, b) => a.away - b.away))
  })
})

describe('single-pass recognition', () => {
  const knownBy = (colour: Difficulty, reader: Reader) => {
    const { known, trials } = measure(colour, reader, 1, 1)
    return known / trials
  }

  const byFinger = new Map(DIFFICULTIES.map(colour => [colour, knownBy(colour, average)]))

  test('[READ-3] falls from colour to colour', () => {
    const shares = [...byFinger.values()]
    const frozen = [0.963, 0.885, 0.815, 0.703] // of 2,700 trials each; here are 270
    for (const [i, share] of shares.entries()) {
      expect(Math.abs(share - frozen[i]!), DIFFICULTIES[i]).toBeLessThan(0.06)
      if (i > 0) expect(share, DIFFICULTIES[i]).toBeLessThan(shares[i - 1]! - 0.03)
    }
  })

  test.each([
    ['words', 'finger'],
    ['words', 'buttons'],
  ] as const)('[READ-20] by %s, drawn by %s, is no handicap of more than ten points', (sense, hand) => {
    for (const colour of DIFFICULTIES) {
      // Of 270 trials each; what 2,700 tell is in docs/bots.md.
      const handicap = byFinger.get(colour)! - knownBy(colour, { ...average, sense, hand })
      expect(handicap, colour).toBeLessThan(0.1 + 0.03)
    }
  })

  test('a hundred trials of an even chance are told within ten points', () => {
    expect(giveOrTake(0.5, 100)).toBeCloseTo(0.098)
  })
})
