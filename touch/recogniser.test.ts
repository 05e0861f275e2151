import { chanceAt } from '@veillee/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RECOGNISER } from './constants.ts'
import type { Line } from './drawing.ts'
import type { Point } from './hand.ts'
import { normal } from './noise.ts'
import { awayFrom, cloudOf, ranked, takenShares } from './recogniser.ts'

type Pair = readonly [number, number]

const line = (...points: Pair[]): Line => ({ points })
const ring = (x: number, y: number, radius: number, turns = 1): Line =>
  line(
    ...Array.from({ length: 49 }, (_, i): Pair => {
      const angle = (i / 48) * turns * 2 * Math.PI
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    }),
  )

const SYMBOLS: Readonly<Record<string, readonly Line[]>> = {
  cross: [line([50, 8], [50, 92]), line([8, 50], [92, 50])],
  slanted: [line([8, 8], [92, 92]), line([92, 8], [8, 92])],
  square: [line([8, 8], [92, 8], [92, 92], [8, 92], [8, 8])],
  circle: [ring(50, 50, 42)],
  dotted: [ring(50, 50, 42), line([50, 50])],
  roof: [line([8, 92], [50, 8], [92, 92])],
  valley: [line([8, 8], [50, 92], [92, 8])],
}
const NAMES = Object.keys(SYMBOLS)
const ALL = Object.values(SYMBOLS)

/** On the palm, y is upwards. */
const strokesOf = (lines: readonly Line[], move = ([x, y]: Pair): Point => ({ x: x / 150, y: -y / 150 })) =>
  lines.map(({ points }) => points.map(move))

const named = (strokes: readonly (readonly Point[])[]) => NAMES[ranked(strokes, ALL)[0]!.which]

describe('a symbol that was felt', () => {
  test.each(NAMES)('%s is known for what it is, and nothing else is as near', name => {
    const [first, second] = ranked(strokesOf(SYMBOLS[name]!), ALL)
    expect(NAMES[first!.which]).toBe(name)
    expect(first!.away).toBeLessThan(0.001)
    expect(second!.away).toBeGreaterThan(0.02)
  })

  test('where it was, how large, in what order and from which end does not matter', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...NAMES),
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        fc.double({ min: -2, max: 2, noNaN: true }),
        fc.boolean(),
        (name, size, shift, isReversed) => {
          const strokes = strokesOf(SYMBOLS[name]!, ([x, y]) => ({
            x: (x / 100) * size + shift,
            y: (-y / 100) * size - shift,
          }))
          const drawn = isReversed ? strokes.map(stroke => stroke.toReversed()).toReversed() : strokes
          expect(named(drawn)).toBe(name)
        },
      ),
    )
  })

  test('which way up does matter', () => {
    const upsideDown = strokesOf(SYMBOLS.roof!, ([x, y]) => ({ x: x / 150, y: y / 150 }))
    expect(named(upsideDown)).toBe('valley')
  })

  test('some noise does no harm, and much of it does', () => {
    const right = (noise: number) => {
      const chance = chanceAt('5'.repeat(64), 1)
      const trials = Array.from({ length: 140 }, (_, i) => NAMES[i % NAMES.length]!)
      const known = trials.filter(name => {
        const noisy = strokesOf(SYMBOLS[name]!, ([x, y]) => ({
          x: x + normal(chance) * noise,
          y: -y + normal(chance) * noise,
        }))
        return named(noisy) === name
      })
      return known.length / trials.length
    }
    expect(right(2)).toBeGreaterThan(0.9)
    expect(right(60)).toBeLessThan(0.6)
  })

  test('a dot is felt too', () => {
    expect(named([...strokesOf(SYMBOLS.circle!), [{ x: 1 / 3, y: -1 / 3 }]])).toBe('dotted')
  })

  test('whatever was felt, all symbols are ranked', () => {
    const many = Array.from({ length: 200 }, (_, i) => [{ x: i, y: i % 7 }])
    for (const strokes of [[], [[]], [[{ x: 1, y: 1 }]], many])
      expect(
        ranked(strokes, ALL)
          .map(({ which }) => which)
          .sort(),
      ).toEqual([...ALL.keys()])
  })
})

describe('what is taken for it', () => {
  const order = [0.1, 0.12, 0.3].map((away, which) => ({ which, away }))

  test('the nearest most often, and the colder the mind, the more so', () => {
    const [cold, warm] = [0.05, 0.5].map(temperature => takenShares(order, temperature))
    for (const shares of [cold!, warm!]) {
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
      expect(shares).toEqual(shares.toSorted((a, b) => b - a))
    }
    expect(cold![0]).toBeGreaterThan(0.8)
    expect(warm![2]).toBeGreaterThan(0.04)
  })

  test('all alike if all are as near', () => {
    expect(
      takenShares(
        [0, 0].map((away, which) => ({ which, away })),
        0.1,
      ),
    ).toEqual([0.5, 0.5])
  })
})

describe('a cloud', () => {
  const points = fc.array(
    fc.array(
      fc.record({
        x: fc.double({ min: 0, max: 1, noNaN: true }),
        y: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      {
        minLength: 1,
        maxLength: 8,
      },
    ),
    { minLength: 1, maxLength: 40 },
  )

  test('has always as many points, about its middle, and none farther than its size', () => {
    fc.assert(
      fc.property(points, strokes => {
        const { xs, ys } = cloudOf(strokes)
        expect([xs.length, ys.length]).toEqual([RECOGNISER.points, RECOGNISER.points])
        for (const values of [xs, ys]) {
          expect(Math.abs(values.reduce((sum, value) => sum + value, 0))).toBeLessThan(1e-6)
          expect(Math.max(...values) - Math.min(...values)).toBeLessThanOrEqual(1 + 1e-9)
        }
      }),
    )
  })

  test('has its middle at nought, however near to each other its points are', () => {
    const { xs } = cloudOf([[{ x: 0.9999999820111758, y: 0 }], [{ x: 0.9999999902279335, y: 0 }]])
    expect(Math.abs(xs.reduce((sum, x) => sum + x, 0))).toBeLessThan(1e-12)
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(1, 12)
  })

  test('is as far away as its points are, on average', () => {
    const xs = Float64Array.from({ length: 32 }, (_, i) => i / 4)
    const [here, there] = [0, 0.1].map(y => ({ xs, ys: new Float64Array(32).fill(y) }))
    expect(awayFrom(here!, there!)).toBeCloseTo(0.1, 9)
  })

  test('every point finds a partner of its own: many in one place are not few', () => {
    const ys = new Float64Array(32)
    const [even, uneven] = [16, 30].map(left => ({
      xs: Float64Array.from({ length: 32 }, (_, i) => (i < left ? 0 : 1)),
      ys,
    }))
    expect(awayFrom(even!, uneven!)).toBeGreaterThan(0.1)
  })

  test('is nought away from itself, and as far from another as that one from it', () => {
    fc.assert(
      fc.property(points, points, (a, b) => {
        const [one, other] = [cloudOf(a), cloudOf(b)]
        expect(awayFrom(one, one)).toBe(0)
        expect(awayFrom(one, other)).toBeCloseTo(awayFrom(other, one), 9)
      }),
    )
  })
})
