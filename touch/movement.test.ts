import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Mime, parseMime, rolled, unrolledMime } from './gesture.ts'
import { movementsOf } from './movement.ts'
import { OBJECTS } from './object.ts'
import type { MimeSample } from './sample.ts'

const coin: MimeSample = {
  tMs: 0,
  object: 'coin',
  x: 0.5,
  y: 0.5,
  face: 'palm',
  angle: 0,
  press: 1,
  contact: 'face',
  touching: true,
  held: 'palm-up',
}
const mimeOf = (...samples: Partial<MimeSample>[]): Mime => ({
  kind: 'mime',
  samples: samples.map(sample => ({ ...coin, ...sample })),
})
const classesOf = (...samples: Partial<MimeSample>[]) => movementsOf(mimeOf(...samples)).map(one => one.class)
const alike = (shared: Partial<MimeSample>, samples: readonly Partial<MimeSample>[]) =>
  samples.map(sample => ({ ...shared, ...sample }))
const lifted = (tMs: number) => ({ tMs, touching: false })

/** Taps of 60 ms, each so far and so long after the one before. */
const hops = (count: number, stepHu: number, everyMs: number) =>
  Array.from({ length: count }, (_, i) => [
    { tMs: i * everyMs, x: i * stepHu },
    { tMs: i * everyMs + 60, x: i * stepHu, touching: false },
  ]).flat()

describe('one contact', () => {
  test.each([
    [0, ['tap']],
    [179, ['tap']],
    [180, ['touch', 'lift']],
    [249, ['touch', 'lift']],
    [250, ['press', 'lift']],
  ])('held still for %d ms is %j', (lastsMs, classes) => {
    expect(classesOf({}, lifted(lastsMs))).toEqual(classes)
  })

  test.each([
    ['face', 0.08, 'press'],
    ['face', 0.081, 'drag'],
    ['tip', 0.081, 'drag'],
    ['edge', 0.08, 'press'],
    ['edge', 0.081, 'roll'],
  ] as const)('on its %s, moved by %d hu, is a %s', (contact, x, wanted) => {
    const object = contact === 'tip' ? 'dart' : 'coin'
    const there = [{ x: 0 }, { x, tMs: 100 }, { x: 0, tMs: 200 }, { x: 0, ...lifted(300) }]
    expect(classesOf(...alike({ object, contact }, there))[0]).toBe(wanted)
  })

  test('a press that trembles for seconds is not a drag', () => {
    const tremble = Array.from({ length: 200 }, (_, i) => ({ tMs: i * 16, x: 0.5 + (i % 2) * 0.02 }))
    expect(classesOf(...tremble)).toEqual(['press'])
  })

  test.each([
    [64, 1000, 'spin'],
    [63, 1000, 'press'],
    [64, 1025, 'press'],
  ])('%d steps of a 64th turn in %d ms make a %s', (steps, inMs, wanted) => {
    const turning = Array.from({ length: steps + 1 }, (_, i) => ({
      object: 'top' as const,
      contact: 'tip' as const,
      angle: (60 + i) % 64,
      tMs: (i * inMs) / steps,
    }))
    expect(classesOf(...turning)).toEqual([wanted])
  })

  test('a top that is flicked spins, though it lies still long afterwards and wanders', () => {
    const spinning = Array.from({ length: 13 }, (_, i) => ({
      angle: (i * 8) % 64,
      tMs: i * 30,
      x: 0.5 + i / 100,
    }))
    const resting = { angle: 32, tMs: 5000 }
    expect(classesOf(...alike({ object: 'top', contact: 'tip' }, [...spinning, resting]))).toEqual(['spin'])
  })

  test.each([
    [0.3, 'press'],
    [0.301, 'drape'],
  ])('a cloth that grows by %d hu² is a %s', (grown, wanted) => {
    const falling = [{ areaHu2: 0.4 }, { areaHu2: 0, tMs: 300 }, { areaHu2: grown, tMs: 600 }]
    expect(classesOf(...alike({ object: 'cloth' }, falling))).toEqual([wanted])
  })

  test('a cloth that is gathered up drapes nothing', () => {
    const gathered = [{ areaHu2: 0.8 }, { areaHu2: 0.1, tMs: 400 }]
    expect(classesOf(...alike({ object: 'cloth' }, gathered))).toEqual(['press'])
  })

  test.each([
    [199, 'drag'],
    [200, 'wrap'],
    [-200, 'wrap'],
  ])('a string taken %d° round is a %s', (aroundDeg, wanted) => {
    const wound = [{ aroundDeg: 0 }, { aroundDeg, x: 0.7, tMs: 500 }]
    expect(classesOf(...alike({ object: 'string' }, wound))).toEqual([wanted])
  })

  test('goes from where it came down to where it was last, and the lift goes on from there', () => {
    const [drag, lift] = movementsOf(mimeOf({ tMs: 10 }, { x: 0.75, tMs: 110 }, { x: 0.875, ...lifted(210) }))
    expect(drag).toEqual({
      object: 'coin',
      class: 'drag',
      from: { x: 0.5, y: 0.5, face: 'palm' },
      to: { x: 0.75, y: 0.5, face: 'palm' },
      startMs: 10,
      endMs: 210,
    })
    expect(lift).toEqual({
      object: 'coin',
      class: 'lift',
      from: { x: 0.75, y: 0.5, face: 'palm' },
      to: { x: 0.875, y: 0.5, face: 'palm' },
      startMs: 210,
      endMs: 210,
    })
  })

  test('an object left on the hand lies there until the mime is over', () => {
    const movements = movementsOf(mimeOf({ object: 'ring' }, { tMs: 900 }, lifted(1000)))
    expect(movements.map(one => [one.object, one.class, one.endMs])).toEqual([
      ['ring', 'press', 1000],
      ['coin', 'tap', 1000],
    ])
  })

  test('turning the hand over ends a contact', () => {
    expect(classesOf({}, { face: 'back', tMs: 300 }, lifted(400))).toEqual(['press', 'lift', 'tap'])
  })
})

describe('walking', () => {
  test.each([
    [2, 0.2, 300, ['tap', 'tap']],
    [3, 0.2, 300, ['walk']],
    [4, 0.2, 300, ['walk']],
    [3, 0.1, 300, ['walk']],
    [3, 0.099, 300, ['tap', 'tap', 'tap']],
    [3, 0.4, 300, ['walk']],
    [3, 0.401, 300, ['tap', 'tap', 'tap']],
    [3, 0.2, 150, ['walk']],
    [3, 0.2, 149, ['tap', 'tap', 'tap']],
    [3, 0.2, 600, ['walk']],
    [3, 0.2, 601, ['tap', 'tap', 'tap']],
  ])('%d taps, %d hu and %d ms apart, are %j', (count, stepHu, everyMs, classes) => {
    expect(classesOf(...hops(count, stepHu, everyMs))).toEqual(classes)
  })

  test('[PALM-16] a dart goes in small steps, and one walk tells all of the way', () => {
    const steps = alike({ object: 'dart', contact: 'tip' }, hops(4, 0.125, 300))
    expect(movementsOf(mimeOf(...steps))).toEqual([
      {
        object: 'dart',
        class: 'walk',
        from: { x: 0, y: 0.5, face: 'palm' },
        to: { x: 0.375, y: 0.5, face: 'palm' },
        startMs: 0,
        endMs: 960,
      },
    ])
  })

  test('[PALM-44] pawn and top may walk in turn, each its own way', () => {
    const pawn = hops(3, 0.2, 600).map(one => ({ ...one, object: 'pawn' as const }))
    const top = hops(3, 0.2, 600).map(one => ({ ...one, object: 'top' as const, tMs: one.tMs + 300, y: 1 }))
    const inTurn = [...pawn, ...top].sort((a, b) => a.tMs - b.tMs)
    expect(movementsOf(mimeOf(...inTurn)).map(one => [one.object, one.class])).toEqual([
      ['pawn', 'walk'],
      ['top', 'walk'],
    ])
  })

  test('two cubes tapped in turn are not one that walks', () => {
    const keys = hops(4, 0.2, 300).map(
      (one, i) => ({ ...one, object: i % 4 < 2 ? 'cube-1' : 'cube-2' }) as const,
    )
    expect(classesOf(...keys)).toEqual(['tap', 'tap', 'tap', 'tap'])
  })

  test('a step is on one side of the hand, and a press on the way parts two walks', () => {
    const turned = hops(3, 0.2, 300).map((one, i) => ({ ...one, face: i < 4 ? 'palm' : 'back' }) as const)
    expect(classesOf(...turned)).toEqual(['tap', 'tap', 'tap'])
    const [a, aUp, b, bUp, c, cUp] = hops(3, 0.2, 300)
    expect(classesOf(a!, aUp!, { ...b, tMs: 300 }, { ...bUp, tMs: 550 }, { ...c }, { ...cUp })).toEqual([
      'tap',
      'press',
      'lift',
      'tap',
    ])
  })
})

describe('any mime', () => {
  const hu = fc.integer({ min: 0, max: 1024 }).map(value => value / 1024)
  const sample: fc.Arbitrary<MimeSample> = fc.record({
    tMs: fc.integer({ min: 0, max: 500 }),
    object: fc.constantFrom('coin', 'cube-1', 'cube-2', 'pawn'),
    x: hu,
    y: hu,
    face: fc.constantFrom('palm', 'back'),
    angle: fc.integer({ min: 0, max: 63 }),
    press: fc.constant(1),
    contact: fc.constantFrom('face', 'edge'),
    touching: fc.boolean(),
    held: fc.constant('palm-up'),
  })
  /** What was drawn as a time is a pause after the sample before. */
  const mime = fc
    .array(sample, { minLength: 1, maxLength: 40 })
    .map((samples): Mime => {
      const endsMs = samples.map((_, i) => samples.slice(0, i + 1).reduce((sum, one) => sum + one.tMs, 0))
      return { kind: 'mime', samples: samples.map((one, i) => ({ ...one, tMs: endsMs[i]! })) }
    })
    .map(made => parseMime(rolled(made)))
    .filter(parsed => parsed !== undefined)
    .map(unrolledMime)

  test('every moment of touch belongs to exactly one movement, and every movement to a moment of touch', () => {
    fc.assert(
      fc.property(mime, made => {
        const movements = movementsOf(made).filter(one => one.class !== 'lift')
        for (const object of OBJECTS) {
          const own = movements.filter(one => one.object === object)
          const touches = made.samples.filter(one => one.object === object && one.touching)
          expect(own.length === 0).toBe(touches.length === 0)
          own.reduce(
            (before, after) => {
              expect(after.startMs).toBeGreaterThanOrEqual(before.endMs)
              return after
            },
            { endMs: 0 },
          )
          for (const { tMs } of touches)
            expect(own.some(one => one.startMs <= tMs && tMs <= one.endMs)).toBe(true)
        }
      }),
    )
  })

  test('is told the same way again, later, and after a journey through a log', () => {
    fc.assert(
      fc.property(mime, fc.integer({ min: 0, max: 1000 }), (made, delayMs) => {
        const later = { ...made, samples: made.samples.map(one => ({ ...one, tMs: one.tMs + delayMs })) }
        const shifted = movementsOf(made).map(one => ({
          ...one,
          startMs: one.startMs + delayMs,
          endMs: one.endMs + delayMs,
        }))
        expect(movementsOf(later)).toEqual(shifted)
        expect(movementsOf(unrolledMime(JSON.parse(JSON.stringify(rolled(made)))))).toEqual(movementsOf(made))
      }),
    )
  })

  test('what one object does, says nothing about another', () => {
    fc.assert(
      fc.property(mime, made => {
        const endMs = made.samples.at(-1)!.tMs
        const alone: Mime = {
          kind: 'mime',
          samples: [
            ...made.samples.filter(one => one.object === 'coin'),
            { ...coin, object: 'ring', tMs: endMs, touching: false },
          ],
        }
        expect(movementsOf(alone)).toEqual(movementsOf(made).filter(one => one.object === 'coin'))
      }),
    )
  })

  test('the movements come in the order in which they began', () => {
    fc.assert(
      fc.property(mime, made => {
        const starts = movementsOf(made).map(one => one.startMs)
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      }),
    )
  })
})
