import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSamples, writeSamples } from './compact.ts'
import { GESTURE } from './constants.ts'
import { FACES, HELD } from './hand.ts'
import { contactsOf, kindOf, movementsAllowed, OBJECTS } from './object.ts'
import type { DrawingSample, MimeSample } from './sample.ts'

type AnySample = MimeSample | DrawingSample

const PLENTY = 10_000
const grid = (least: number, most: number) =>
  fc.integer({ min: least * 1024, max: Math.floor(most * 1024) }).map(steps => steps / 1024)

const common = fc.record({
  /** A pause after the sample before, until `inTime` makes a time of it. */
  tMs: fc.oneof(fc.constantFrom(0, 15, 16, 17, 18), fc.integer({ min: 0, max: 900 })),
  x: fc.oneof(grid(GESTURE.leastX, GESTURE.mostX), grid(0.5, 0.6)),
  y: fc.oneof(grid(GESTURE.leastY, GESTURE.mostY), grid(0.5, 0.6)),
  angle: fc.integer({ min: 0, max: 63 }),
  press: fc.integer({ min: 0, max: 3 }),
  touching: fc.boolean(),
})

const mimeSample: fc.Arbitrary<MimeSample> = fc
  .tuple(
    common,
    fc.constantFrom(...OBJECTS),
    fc.constantFrom(...FACES),
    fc.constantFrom(...HELD),
    fc.nat(),
    fc.option(grid(0, GESTURE.widestHu2), { nil: undefined }),
    fc.option(fc.integer({ min: -1800, max: 1800 }), { nil: undefined }),
  )
  .map(([fields, object, face, held, part, areaHu2, aroundDeg]) => {
    const parts = contactsOf(kindOf(object))
    const moves = movementsAllowed(kindOf(object))
    return {
      ...fields,
      object,
      face,
      held,
      contact: parts[part % parts.length]!,
      ...(areaHu2 !== undefined && moves.includes('drape') ? { areaHu2 } : {}),
      ...(aroundDeg !== undefined && moves.includes('wrap') ? { aroundDeg } : {}),
    }
  })

const drawingSample: fc.Arbitrary<DrawingSample> = common.map(fields => ({
  ...fields,
  object: 'finger',
  face: 'palm',
  contact: 'tip',
}))

/** Two samples in a row are often nearly alike, as in life. */
const samples = fc
  .array(fc.tuple(fc.oneof(mimeSample, drawingSample), fc.boolean()), { maxLength: 40 })
  .map(drawn => {
    let before: AnySample | undefined
    return drawn.map(([sample, isNear]) => {
      const tMs = (before?.tMs ?? 0) + sample.tMs
      before = before && isNear ? { ...before, tMs, x: sample.x, y: sample.y } : { ...sample, tMs }
      return before
    })
  })

const ink: DrawingSample = {
  tMs: 0,
  object: 'finger',
  x: 0.5,
  y: 0.5,
  face: 'palm',
  angle: 0,
  press: 1,
  contact: 'tip',
  touching: true,
}
const coin: MimeSample = { ...ink, object: 'coin', contact: 'face', held: 'palm-up' }
const cloth: MimeSample = { ...coin, object: 'cloth', areaHu2: 0.5 }
const string: MimeSample = { ...coin, object: 'string', aroundDeg: 90 }

describe('samples in few bytes', () => {
  test('are the same samples when they are read again', () => {
    fc.assert(
      fc.property(samples, some => {
        expect(readSamples(writeSamples(some), PLENTY)).toStrictEqual(some)
      }),
      { numRuns: 2000 },
    )
  })

  test('the first stands by itself: a gesture may be cut anywhere, and each part read alone', () => {
    fc.assert(
      fc.property(samples, fc.nat(), (some, cut) => {
        const at = some.length === 0 ? 0 : cut % some.length
        const parts = [some.slice(0, at), some.slice(at)].map(
          part => readSamples(writeSamples(part), PLENTY)!,
        )
        expect(parts.flat()).toStrictEqual(some)
      }),
    )
  })

  test('what lies beside the grid is put on it', () => {
    const beside = { ...cloth, tMs: 3.4, x: 0.50001, y: 0.4999, areaHu2: 0.81 }
    expect(readSamples(writeSamples([beside]), 1)).toStrictEqual([
      { ...cloth, tMs: 3, x: 0.5, y: 0.5, areaHu2: 829 / 1024 },
    ])
    expect(readSamples(writeSamples([{ ...string, x: -0, aroundDeg: -0.2 }]), 1)).toStrictEqual([
      { ...string, x: 0, aroundDeg: 0 },
    ])
  })

  test('no samples are no bytes', () => {
    expect(writeSamples([])).toHaveLength(0)
    expect(readSamples(new Uint8Array(), 0)).toEqual([])
  })
})

describe('what cannot be written', () => {
  test.each<[string, AnySample[]]>([
    ['time runs back', [coin, { ...coin, tMs: 5 }, { ...coin, tMs: 4 }]],
    ['before the start', [{ ...coin, tMs: -1 }]],
    ['too late', [{ ...coin, tMs: 120_001 }]],
    ['no time', [{ ...coin, tMs: Number.NaN }]],
    ['too far to the left', [{ ...coin, x: -1 - 1 / 1024 }]],
    ['too far to the right', [{ ...coin, x: 2 + 1 / 1024 }]],
    ['too far down', [{ ...coin, y: -1 - 1 / 1024 }]],
    ['too far up', [{ ...coin, y: 3.5 + 1 / 1024 }]],
    ['nowhere', [{ ...coin, y: Number.NaN }]],
    ['an angle of a whole turn', [{ ...coin, angle: 64 }]],
    ['an angle below nought', [{ ...coin, angle: -1 }]],
    ['an angle between two', [{ ...coin, angle: 1.5 }]],
    ['too hard a press', [{ ...coin, press: 4 }]],
    ['a press between two', [{ ...coin, press: 1.5 }]],
    ['less than no press', [{ ...coin, press: -1 }]],
    ['a coin on its tip', [{ ...coin, contact: 'tip' }]],
    ['a finger with its nail', [{ ...ink, contact: 'face' }]],
    ['a finger on the back', [{ ...ink, face: 'back' }]],
    ['a cloth larger than itself', [{ ...cloth, areaHu2: 0.82 }]],
    ['a cloth smaller than nothing', [{ ...cloth, areaHu2: -0.1 }]],
    ['a coin that drapes', [{ ...coin, areaHu2: 0.5 }]],
    ['a string five times round and more', [{ ...string, aroundDeg: 1801 }]],
    ['the other way', [{ ...string, aroundDeg: -1801 }]],
    ['a coin that wraps', [{ ...coin, aroundDeg: 90 }]],
  ])('%s', (_, wrong) => {
    expect(() => writeSamples(wrong)).toThrow(RangeError)
  })

  test('is just outside what can', () => {
    const edges: AnySample[] = [
      { ...coin, x: -1, y: -1, angle: 63 },
      { ...coin, x: 2, y: 3.5, press: 3 },
      { ...cloth, areaHu2: 0.81 },
      { ...string, aroundDeg: -1800 },
      { ...string, aroundDeg: 1800, tMs: 120_000 },
    ]
    expect(readSamples(writeSamples(edges), PLENTY)).toHaveLength(edges.length)
  })
})

describe('bytes from a stranger', () => {
  /** Noise, and good bytes with some of them spoilt, which get much farther. */
  const spoilt = fc
    .tuple(
      samples,
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 3 }),
      fc.nat(),
    )
    .map(([some, changes, length]) => {
      const bytes = writeSamples(some)
      for (const [at, value] of changes) if (bytes.length > 0) bytes[at % bytes.length] = value
      return length % 3 === 0 ? bytes.slice(0, length % (bytes.length + 1)) : bytes
    })

  test('never throw, and whatever is read would have been written just so', () => {
    let read = 0
    let refused = 0
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.uint8Array({ maxLength: 12 })), bytes => {
        const some = readSamples(bytes, PLENTY)
        if (some) expect(writeSamples(some)).toEqual(bytes)
        if (some) read++
        else refused++
      }),
      { numRuns: 5_000 },
    )
    expect(read).toBeGreaterThan(1000)
    expect(refused).toBeGreaterThan(1000)
  })

  test('a sample that says to differ, and does not, is not read', () => {
    const [first] = [writeSamples([cloth])]
    const then = (...bytes: number[]) => readSamples(Uint8Array.from([...first!, ...bytes]), 2)
    const state = writeSamples([cloth])[5]!
    expect(then(1)).toHaveLength(2)
    const idle = [
      [4, 0, 0],
      [8, 0],
      [16, state],
      [32, 0],
      [64, 129, 4],
      [128, 0],
    ]
    for (const bytes of idle) expect(then(...bytes), bytes.join()).toBeUndefined()
  })

  test('numbers have no longer form than they need, and none is endless', () => {
    const bytes = writeSamples([coin])
    const later = (...laterMs: number[]) =>
      readSamples(Uint8Array.from([...bytes, 3, ...laterMs]), 2)?.[1]?.tMs
    expect(later(18)).toBe(18)
    expect(later(128, 1)).toBe(128)
    expect(later(128, 128, 1)).toBe(16_384)
    const wrong = [
      [0],
      [16],
      [17],
      [146, 0],
      [146, 128, 0],
      [128, 128, 128, 1],
      [255, 255, 255, 255],
      [146],
      [],
    ]
    for (const laterMs of wrong) expect(later(...laterMs), laterMs.join()).toBeUndefined()
  })

  test('more samples than asked for are none', () => {
    const two = writeSamples([coin, { ...coin, tMs: 16 }])
    expect(readSamples(two, 2)).toHaveLength(2)
    expect(readSamples(two, 1)).toBeUndefined()
    expect(
      readSamples(
        Uint8Array.from({ length: 1_000_000 }, () => 1),
        7200,
      ),
    ).toBeUndefined()
  })
})

describe('how few', () => {
  /** 60 Hz, as a finger goes round: so far in a second. */
  const circling = (huPerSecond: number, count: number): DrawingSample[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i / 60) * huPerSecond) / 0.3
      return {
        ...ink,
        tMs: Math.round((i * 1000) / 60),
        x: 0.5 + 0.3 * Math.cos(angle),
        y: 0.5 + 0.3 * Math.sin(angle),
      }
    })

  test('an object that moves takes three bytes a sample, at any speed that is felt', () => {
    for (const huPerSecond of [0.15, 0.6, 1, 3]) {
      const bytes = writeSamples(circling(huPerSecond, 601)).length
      expect(bytes / 601, `${huPerSecond} hu/s`).toBeLessThan(3.02)
    }
  })

  test('an object that lies still takes one, and the two minutes of a mime fit a frame', () => {
    const still = Array.from({ length: 601 }, (_, i) => ({ ...coin, tMs: Math.round((i * 1000) / 60) }))
    expect(writeSamples(still).length).toBeLessThan(601 + 12)
    expect(writeSamples(circling(1, 7200)).length).toBeLessThan(22_000)
  })
})
