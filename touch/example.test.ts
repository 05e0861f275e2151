import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Ask, keeps } from './constraint.ts'
import { missingLines } from './drawing.ts'
import { exampleDrawing, exampleMime } from './example.ts'
import {
  objectsUsed,
  parseDrawing,
  parseMime,
  regionsTouched,
  rolled,
  strokesOf,
  unrolledDrawing,
  unrolledMime,
} from './gesture.ts'
import { REGIONS } from './hand.ts'
import { movementsOf } from './movement.ts'
import { kindOf, movementsAllowed, OBJECT_KINDS, OBJECTS } from './object.ts'

/** A chance of its own for every seed: what is drawn is spread evenly enough for examples. */
const chance = fc.integer({ min: 1, max: 2 ** 31 - 1 }).map(seed => {
  let state = seed
  return (n: number) => {
    state = (state * 48_271) % (2 ** 31 - 1)
    return state % n
  }
})

const ASKS: readonly (Ask | undefined)[] = [
  undefined,
  { ask: 'only-objects', objects: ['cloth', 'ring'] },
  { ask: 'only-objects', objects: ['string', 'cube'] },
  ...OBJECT_KINDS.map(object => ({ ask: 'at-least-object', object }) as const),
  { ask: 'only-fingers' },
  { ask: 'not-fingers' },
  { ask: 'only-back' },
  { ask: 'upright' },
  { ask: 'three-objects' },
  { ask: 'one-object' },
]

describe('an example of a mime', () => {
  test('[PALM-41] is short, could have been played, and keeps to what is asked', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ASKS), chance, (ask, below) => {
        const mime = exampleMime(ask, below)
        expect(unrolledMime(parseMime(rolled(mime))!)).toStrictEqual(mime)
        expect(mime.samples.length).toBeGreaterThanOrEqual(4)
        expect(mime.samples.length).toBeLessThanOrEqual(12)
        if (ask) expect(keeps(ask, mime)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('does with each object what it is made for', () => {
    fc.assert(
      fc.property(chance, below => {
        for (const { object, class: movement } of movementsOf(exampleMime(undefined, below)))
          expect(movementsAllowed(kindOf(object))).toContain(movement)
      }),
    )
  })

  test('over many, every object and every region has its turn', () => {
    const [below] = fc.sample(chance, { numRuns: 1, seed: 1 })
    const mimes = Array.from({ length: 500 }, () => exampleMime(undefined, below!))
    expect(new Set(mimes.flatMap(mime => [...objectsUsed(mime)])).size).toBe(OBJECTS.length)
    expect(new Set(mimes.flatMap(mime => [...regionsTouched(mime)])).size).toBe(REGIONS.length)
  })
})

describe('an example of a drawing', () => {
  const coordinate = fc.integer({ min: 0, max: 100 })
  const line = fc.record({
    points: fc.array(fc.tuple(coordinate, coordinate), { minLength: 1, maxLength: 6 }),
  })

  test('[READ-8] has every line of its symbol, and could have been drawn', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), chance, (lines, below) => {
        const drawing = exampleDrawing(lines, below)
        expect(unrolledDrawing(parseDrawing(rolled(drawing))!)).toStrictEqual(drawing)
        expect(strokesOf(drawing)).toHaveLength(Math.max(1, lines.length))
        expect(missingLines(lines, drawing)).toEqual([])
      }),
    )
  })
})
