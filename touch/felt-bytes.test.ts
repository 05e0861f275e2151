import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FeltFrame, feel, newSkin } from './felt.ts'
import { readFelt, writeFelt } from './felt-bytes.ts'
import { FACES, HELD, placeIn, REGIONS } from './hand.ts'
import { contactsOf, kindOf, movementsAllowed, OBJECTS } from './object.ts'
import type { MimeSample } from './sample.ts'

const PLENTY = 10_000

/** Whatever touches, wherever. */
const sample: fc.Arbitrary<MimeSample> = fc
  .record({
    laterMs: fc.constantFrom(0, 16, 17, 300),
    object: fc.constantFrom(...OBJECTS),
    region: fc.constantFrom(...REGIONS),
    along: fc.integer({ min: 0, max: 8 }),
    angle: fc.integer({ min: 0, max: 63 }),
    press: fc.integer({ min: 0, max: 3 }),
    part: fc.nat(),
    touching: fc.constantFrom(true, true, true, false),
    held: fc.constantFrom(...HELD),
    extra: fc.integer({ min: 0, max: 800 }),
  })
  .map(({ laterMs, object, region, along, part, extra, ...rest }) => {
    const [parts, moves] = [contactsOf(kindOf(object)), movementsAllowed(kindOf(object))]
    return {
      ...rest,
      ...placeIn(region, along / 8, 0.5),
      tMs: laterMs,
      object,
      contact: parts[part % parts.length]!,
      ...(moves.includes('drape') ? { areaHu2: extra / 1024 } : {}),
      ...(moves.includes('wrap') ? { aroundDeg: extra * 2 - 800 } : {}),
    }
  })

const frames = fc
  .tuple(fc.array(sample, { maxLength: 30 }), fc.nat())
  .map(([drawn, n]): readonly FeltFrame[] => {
    let tMs = 0
    const samples = drawn.map(one => {
      tMs += one.tMs
      return { ...one, tMs }
    })
    return feel(newSkin(n.toString(16).padStart(64, '0'), 0.3), samples).frames
  })

describe('what is felt, in few bytes', () => {
  test('is the same when it is read again', () => {
    fc.assert(
      fc.property(frames, some => {
        expect(readFelt(writeFelt(some), PLENTY)).toStrictEqual(some)
      }),
      { numRuns: 500 },
    )
  })

  test('never throws, and whatever is read would have been written just so', () => {
    const spoilt = fc
      .tuple(
        frames,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 3 }),
        fc.nat(),
      )
      .map(([some, changes, length]) => {
        const bytes = writeFelt(some)
        for (const [at, value] of changes) if (bytes.length > 0) bytes[at % bytes.length] = value
        return length % 3 === 0 ? bytes.slice(0, length % (bytes.length + 1)) : bytes
      })
    let [read, refused] = [0, 0]
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.uint8Array({ maxLength: 20 })), bytes => {
        const some = readFelt(bytes, PLENTY)
        if (some) expect(writeFelt(some)).toEqual(bytes)
        if (some) read++
        else refused++
      }),
      { numRuns: 3_000 },
    )
    expect(read).toBeGreaterThan(500)
    expect(refused).toBeGreaterThan(500)
  })

  test('more frames than asked for are none', () => {
    const two = Uint8Array.of(0, 3, 16, 3)
    expect(readFelt(two, 2)).toEqual([
      { tMs: 0, contacts: [] },
      { tMs: 16, contacts: [] },
    ])
    expect(readFelt(two, 1)).toBeUndefined()
    expect(readFelt(Uint8Array.of(255, 255, 127, 3), 1)).toBeUndefined()
  })

  test('what skin could not tell is not read: a disc that points somewhere, a kind or a hardness beyond all', () => {
    const coin: MimeSample = {
      ...placeIn('palm', 0.5, 0.5),
      tMs: 1000,
      object: 'coin',
      angle: 9,
      press: 1,
      contact: 'face',
      touching: true,
      held: 'palm-up',
    }
    const bytes = writeFelt(feel(newSkin('0'.repeat(64), 0.3), [coin]).frames)
    const changed = (at: number, value: number) => {
      const others = Uint8Array.from(bytes)
      others[at] = value
      return readFelt(others, 1)
    }
    const [kind, form, hardness, velocityX] = [3, 8, 11, 13]
    expect(changed(form, bytes[form]!)).toHaveLength(1)
    expect(changed(form, bytes[form]! | (9 << 2))).toBeUndefined()
    expect(changed(kind, (bytes[kind]! & ~15) | 9)).toBeUndefined()
    expect([20, 21].map(value => changed(hardness, value) !== undefined)).toEqual([true, false])
    expect([1, 255, 0].map(value => changed(velocityX, value) !== undefined)).toEqual([true, true, false])
  })

  test('a touch takes thirteen bytes, and fifteen at the most', () => {
    const at = (change: Partial<MimeSample>) => {
      const coin: MimeSample = {
        ...placeIn('middle-tip', 0.5, 0.5),
        tMs: 1000,
        object: 'coin',
        angle: 0,
        press: 1,
        contact: 'face',
        touching: true,
        held: 'palm-up',
      }
      return writeFelt(feel(newSkin('0'.repeat(64), 0.3), [{ ...coin, ...change }]).frames).length
    }
    expect(at({})).toBe(3 + 13)
    expect(at({ object: 'ring', aroundDeg: 90 })).toBe(3 + 15)
    expect(FACES.map(face => at({ face }))).toEqual([16, 16])
  })
})
