import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Drawing,
  type DrawingSample,
  durationMs,
  heldPositions,
  type Mime,
  type MimeSample,
  objectsUsed,
  parseDrawing,
  parseMime,
  regionsTouched,
  regionTouched,
  strokesOf,
} from './gesture.ts'

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
const mimeOf = (...samples: object[]) => ({ kind: 'mime', samples })
const drawingOf = (...samples: object[]) => ({ kind: 'drawing', samples })
const isMime = (change: object) => parseMime(mimeOf({ ...coin, ...change })) !== undefined
const isDrawing = (change: object) => parseDrawing(drawingOf({ ...ink, ...change })) !== undefined

describe('a mime from a device', () => {
  const good = [coin, { ...coin, tMs: 100, x: 0.6, held: 'upright' }, { ...coin, tMs: 100, touching: false }]

  test('[PALM-16] any of the objects, put on the hand and taken off, is a mime', () => {
    expect(parseMime(mimeOf(...good))).toEqual(mimeOf(...good))
    expect(parseMime(JSON.parse(JSON.stringify(mimeOf(...good))))).toEqual(mimeOf(...good))
  })

  test('[PALM-17] a finger is never on the hand', () => {
    expect(isMime({ object: 'finger', contact: 'tip' })).toBe(false)
    expect(parseMime(drawingOf(ink))).toBeUndefined()
  })

  test.each([
    ['x', [-1, 2], [-1.001, 2.001]],
    ['y', [-1, 3.5], [-1.001, 3.501]],
    ['tMs', [0, 120_000], [-1, 120_001]],
    ['angle', [0, 63], [-1, 64, 1.5]],
    ['press', [0, 3], [-1, 4, 0.5]],
  ])('%s has a range', (field, inside, outside) => {
    const isAccepted = (value: unknown) =>
      parseMime(mimeOf({ ...coin, touching: true }, { ...coin, touching: false, tMs: 0, [field]: value })) !==
      undefined
    expect(inside.map(isAccepted)).toEqual(inside.map(() => true))
    const wrong = [...outside, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, [1]]
    expect(wrong.map(isAccepted)).toEqual(wrong.map(() => false))
  })

  test('words that are not known are refused', () => {
    const changes = [
      { object: 'cube-5' },
      { face: 'side' },
      { contact: 'tip' },
      { contact: 'rim' },
      { held: 'flat' },
    ]
    expect([...changes, { touching: 1 }, { held: undefined }].map(isMime)).not.toContain(true)
    expect(parseMime({ ...mimeOf(coin), kind: 'dance' })).toBeUndefined()
  })

  test('time never runs back', () => {
    expect(parseMime(mimeOf({ ...coin, tMs: 5 }, { ...coin, tMs: 5 }))).toBeDefined()
    expect(parseMime(mimeOf({ ...coin, tMs: 5 }, { ...coin, tMs: 4 }))).toBeUndefined()
  })

  test('two minutes at 60 samples a second are the most', () => {
    const samples = Array.from({ length: 7201 }, (_, i) => ({ ...coin, tMs: i * 16 }))
    expect(parseMime(mimeOf(...samples.slice(0, 7200)))?.samples).toHaveLength(7200)
    expect(parseMime(mimeOf(...samples))).toBeUndefined()
  })

  test('something must have touched the hand, and what touches it is within reach of it', () => {
    expect(isMime({ touching: false })).toBe(false)
    expect(parseMime(mimeOf())).toBeUndefined()
    expect(isMime({ x: 1.14 })).toBe(true)
    expect(isMime({ x: 1.15 })).toBe(false)
    expect(isMime({ x: 1.4, object: 'cloth' })).toBe(true)
  })

  test('only what drapes has an area, and only what wraps goes round', () => {
    expect(isMime({ areaHu2: 0.5 })).toBe(false)
    expect(isMime({ aroundDeg: 90 })).toBe(false)
    expect([0, 0.81, 0.82, -0.1].map(areaHu2 => isMime({ object: 'cloth', areaHu2 }))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([-1800, 1800, 1801].map(aroundDeg => isMime({ object: 'string', aroundDeg }))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('what is not asked for is left behind, and −0 is 0', () => {
    const parsed = parseMime({ ...mimeOf({ ...coin, x: -0, card: 17, areaHu2: undefined }), name: 'Ana' })
    expect(parsed).toStrictEqual(mimeOf({ ...coin, x: 0 }))
  })
})

describe('hostile input', () => {
  const spoilt = fc
    .tuple(
      fc.constantFrom<string>(...Object.keys(coin), 'areaHu2', 'aroundDeg'),
      fc.oneof(fc.anything(), fc.double(), fc.integer()),
      fc.constantFrom(coin, ink),
    )
    .map(([field, value, sample]) => ({ ...sample, [field]: value }))
  const samples = fc.oneof(fc.array(fc.oneof(spoilt, fc.anything())), fc.anything())
  const kind = fc.oneof(fc.constantFrom('mime', 'drawing'), fc.anything())

  test('never throws, and what is accepted is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.record({ kind, samples })), raw => {
        for (const parse of [parseMime, parseDrawing]) {
          const parsed = parse(raw)
          if (parsed) expect(parse(JSON.parse(JSON.stringify(parsed)))).toStrictEqual(parsed)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('holes, huge lengths and lists of lists are refused', () => {
    const holes: unknown[] = [coin]
    holes[3] = coin
    for (const list of [holes, new Array(4_000_000_000), [[coin]], { 0: coin, length: 1 }])
      expect(parseMime({ kind: 'mime', samples: list })).toBeUndefined()
  })
})

describe('a drawing from a device', () => {
  test('[READ-8] the index finger draws into the palm, and nothing else does anywhere else', () => {
    expect(isDrawing({})).toBe(true)
    expect([{ face: 'back' }, { object: 'coin' }, { contact: 'face' }].map(isDrawing)).not.toContain(true)
    expect(parseDrawing(mimeOf(coin))).toBeUndefined()
    expect(isDrawing({ touching: false })).toBe(false)
  })

  test('[READ-20] lifting the finger is allowed, and parts the strokes', () => {
    const drawing = drawingOf(
      { ...ink, touching: false },
      { ...ink, tMs: 10, x: 0.25 },
      { ...ink, tMs: 20, x: 0.75 },
      { ...ink, tMs: 30, touching: false },
      { ...ink, tMs: 40, touching: false },
      { ...ink, tMs: 50, y: 1 },
    )
    expect(strokesOf(parseDrawing(drawing) as Drawing)).toEqual([
      [
        { x: 0.25, y: 0.5 },
        { x: 0.75, y: 0.5 },
      ],
      [{ x: 0.5, y: 1 }],
    ])
    expect(durationMs(drawing as Drawing)).toBe(50)
  })
})

describe('what a mime used', () => {
  const mime: Mime = {
    kind: 'mime',
    samples: [
      { ...coin, object: 'top', contact: 'tip', touching: false },
      { ...coin, object: 'cube-3', face: 'back', held: 'back-up' },
      { ...coin, x: 0.38, y: 2.2, tMs: 400 },
      { ...coin, object: 'ring', touching: false, held: 'upright', tMs: 900 },
    ],
  }

  test('counts the objects that touched, not those that only came near', () => {
    expect([...objectsUsed(mime)]).toEqual(['cube-3', 'coin'])
  })

  test('counts the regions that were touched, on either side', () => {
    expect([...regionsTouched(mime)]).toEqual(['back', 'middle-tip'])
    expect(regionTouched({ ...coin, touching: false })).toBeUndefined()
  })

  test('[PALM-47] knows every way in which the hand was held', () => {
    expect([...heldPositions(mime)]).toEqual(['palm-up', 'back-up', 'upright'])
  })
})
