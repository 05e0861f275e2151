import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toBase64 } from './base64.ts'
import { exampleMime } from './example.ts'
import {
  type Drawing,
  durationMs,
  heldPositions,
  isOverdrawn,
  type Mime,
  objectsUsed,
  parseDrawing,
  parseMime,
  regionsTouched,
  regionTouched,
  rolled,
  strokesOf,
  unrolledDrawing,
  unrolledMime,
} from './gesture.ts'
import type { DrawingSample, MimeSample } from './sample.ts'

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
const mimeOf = (...samples: MimeSample[]): Mime => ({ kind: 'mime', samples })
const drawingOf = (...samples: DrawingSample[]): Drawing => ({ kind: 'drawing', samples })
const isMime = (change: Partial<MimeSample>) =>
  parseMime(rolled(mimeOf({ ...coin, ...change }))) !== undefined

describe('a mime from a device', () => {
  const good = mimeOf(
    coin,
    { ...coin, tMs: 100, x: 0.625, held: 'upright' },
    { ...coin, tMs: 100, touching: false },
  )

  test('[PALM-16] any of the objects, put on the hand and taken off, is a mime', () => {
    const parsed = parseMime(JSON.parse(JSON.stringify(rolled(good))))
    expect(parsed).toEqual(rolled(good))
    expect(unrolledMime(parsed!)).toStrictEqual(good)
  })

  test('[PALM-17] a finger is never on the hand', () => {
    expect(parseMime({ ...rolled(drawingOf(ink)), kind: 'mime' })).toBeUndefined()
    const both = { kind: 'mime', samples: [coin, ink] } as const
    expect(parseMime(rolled(both))).toBeUndefined()
    expect(parseMime(rolled(drawingOf(ink)))).toBeUndefined()
  })

  test('another kind, other bytes and other text are not read', () => {
    const { strip } = rolled(good)
    const raws = [
      { kind: 'dance', strip },
      { strip },
      { kind: 'mime' },
      [strip],
      strip,
      null,
      undefined,
      good,
    ]
    for (const raw of raws) expect(parseMime(raw)).toBeUndefined()
    const strips = [
      `${strip}=`,
      strip.slice(1),
      `${strip}AAA/`,
      strip.toLowerCase(),
      '',
      7,
      [strip],
      toBase64(Uint8Array.of(1)),
    ]
    for (const other of strips) expect(parseMime({ kind: 'mime', strip: other })).toBeUndefined()
  })

  test('two minutes at 60 samples a second are the most', () => {
    const samples = Array.from({ length: 7201 }, (_, i) => ({ ...coin, tMs: i * 16 }))
    expect(unrolledMime(parseMime(rolled(mimeOf(...samples.slice(0, 7200))))!).samples).toHaveLength(7200)
    expect(parseMime(rolled(mimeOf(...samples)))).toBeUndefined()
  })

  test('something must have touched the hand, and what touches it is within reach of it', () => {
    expect(isMime({ touching: false })).toBe(false)
    expect(parseMime(rolled(mimeOf()))).toBeUndefined()
    expect(isMime({ x: 1.14 })).toBe(true)
    expect(isMime({ x: 1.15 })).toBe(false)
    expect(isMime({ x: 1.4, object: 'cloth' })).toBe(true)
    const away = { ...coin, tMs: 10, x: 1.15 }
    expect(parseMime(rolled(mimeOf(coin, away)))).toBeUndefined()
    expect(parseMime(rolled(mimeOf(coin, { ...away, touching: false })))).toBeDefined()
  })

  test('what is not asked for is left behind', () => {
    expect(parseMime({ ...rolled(good), name: 'Ana', samples: [] })).toStrictEqual(rolled(good))
  })

  test('a strip that was never parsed is a mistake of ours', () => {
    expect(() => unrolledMime({ kind: 'mime', strip: 'A' })).toThrow('never parsed')
    expect(() => unrolledDrawing({ kind: 'drawing', strip: '////' })).toThrow('never parsed')
  })
})

describe('hostile input', () => {
  const [mime, drawing] = [
    rolled(exampleMime(undefined, n => n >> 1)).strip,
    rolled(drawingOf(ink, ink)).strip,
  ]
  const letter = fc.constantFrom(...'ABCDQgw/+9z=')
  const spoilt = fc
    .tuple(fc.constantFrom(mime, drawing), fc.nat(), letter)
    .map(
      ([strip, at, other]) =>
        strip.slice(0, at % strip.length) + other + strip.slice((at % strip.length) + 1),
    )
  const strip = fc.oneof(spoilt, fc.base64String(), fc.anything())
  const kind = fc.oneof(fc.constantFrom('mime', 'drawing'), fc.anything())

  test('never throws, and what is accepted is the same when it is written again', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof({ weight: 9, arbitrary: fc.record({ kind, strip }) }, fc.anything()), raw => {
        const [mime, drawing] = [parseMime(raw), parseDrawing(raw)]
        if (mime) expect(rolled(unrolledMime(mime))).toStrictEqual(mime)
        if (drawing) expect(rolled(unrolledDrawing(drawing))).toStrictEqual(drawing)
        if (mime || drawing) accepted++
      }),
      { numRuns: 5000 },
    )
    expect(accepted).toBeGreaterThan(50)
  })
})

describe('a drawing from a device', () => {
  test('[READ-8] the index finger draws into the palm, and nothing else does', () => {
    expect(parseDrawing(rolled(drawingOf(ink)))).toEqual(rolled(drawingOf(ink)))
    expect(parseDrawing(rolled(drawingOf({ ...ink, touching: false })))).toBeUndefined()
    expect(parseDrawing({ ...rolled(mimeOf(coin)), kind: 'drawing' })).toBeUndefined()
    expect(parseDrawing(rolled({ kind: 'drawing', samples: [ink, coin] }))).toBeUndefined()
    expect(parseDrawing(rolled(mimeOf(coin)))).toBeUndefined()
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
    expect(strokesOf(unrolledDrawing(parseDrawing(rolled(drawing))!))).toEqual([
      [
        { x: 0.25, y: 0.5 },
        { x: 0.75, y: 0.5 },
      ],
      [{ x: 0.5, y: 1 }],
    ])
    expect(durationMs(drawing)).toBe(50)
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

test('[ROOM-38] a drawing may have forty strokes, and whatever is no drawing is not too much of one', () => {
  const taps = (count: number): Drawing =>
    drawingOf(
      ...Array.from({ length: count }, (_, i) => [
        { ...ink, tMs: i * 34 },
        { ...ink, tMs: i * 34 + 17, press: 0, touching: false },
      ]).flat(),
    )
  expect(isOverdrawn(rolled(taps(40)))).toBe(false)
  expect(isOverdrawn(rolled(taps(41)))).toBe(true)
  for (const other of [rolled(mimeOf(coin)), 7, null, { kind: 'drawing', strip: '?' }, { kind: 'drawing' }])
    expect(isOverdrawn(other)).toBe(false)
})
