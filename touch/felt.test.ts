import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FELT, LEVELS } from './constants.ts'
import { exampleMime } from './example.ts'
import { type FeltFrame, feel, feeling, newSkin, type Skin } from './felt.ts'
import { distanceHu } from './hand.ts'
import { OBJECTS, type ObjectId } from './object.ts'
import type { DrawingSample, MimeSample } from './sample.ts'
import { type AnySample, coin, drawn, feltOf, ink, STEP_MS, seedOf, still } from './testing.ts'

/** Objects of all kinds that wander over the hand, touch and lift. */
const samples: fc.Arbitrary<AnySample[]> = fc
  .array(
    fc.record({
      object: fc.constantFrom<ObjectId[]>('coin', 'cube-1', 'cube-2', 'cube-3', 'cube-4', 'pawn'),
      laterMs: fc.constantFrom(0, 16, 17, 60, 400),
      x: fc.integer({ min: 0, max: 1024 }).map(steps => steps / 1024),
      y: fc.integer({ min: 0, max: 2048 }).map(steps => steps / 1024),
      angle: fc.integer({ min: 0, max: 63 }),
      press: fc.integer({ min: 0, max: 3 }),
      face: fc.constantFrom('palm', 'palm', 'palm', 'back'),
      touching: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 1, maxLength: 60 },
  )
  .map(drawn => {
    let tMs = 0
    return drawn.map(({ laterMs, ...rest }) => {
      tMs += laterMs
      return { ...coin, ...rest, tMs }
    })
  })

describe('the felt stream', () => {
  const seed = fc.nat().map(seedOf)

  test('is the same however the samples are packed, and from a copy of the skin at any moment', () => {
    fc.assert(
      fc.property(
        samples,
        seed,
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
        (some, seed, sizes) => {
          const skin = newSkin(seed, 0.3)
          const whole = feel(skin, some)
          for (const packs of [[1], [2], sizes]) {
            let [at, now, frames]: [number, Skin, FeltFrame[]] = [0, skin, []]
            for (let i = 0; at < some.length; i++) {
              const size = packs[i % packs.length]!
              const felt = feel(JSON.parse(JSON.stringify(now)), some.slice(at, at + size))
              at += size
              now = felt.skin
              frames = [...frames, ...felt.frames]
            }
            expect(frames).toStrictEqual(whole.frames)
            expect(JSON.stringify(now)).toBe(JSON.stringify(whole.skin))
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  test('feeling does not change the skin that was given', () => {
    fc.assert(
      fc.property(samples, some => {
        const skin = feel(newSkin(seedOf(1), 0.3), some.slice(0, 20)).skin
        const before = JSON.stringify(skin)
        feel(skin, some.slice(20))
        expect(JSON.stringify(skin)).toBe(before)
      }),
    )
  })

  test('has a chance of its own for every seed', () => {
    const line = drawn(
      [
        { x: 0.2, y: 0.2 },
        { x: 0.8, y: 0.9 },
      ],
      0.8,
    )
    expect(feltOf(line, 1)).toEqual(feltOf(line, 1))
    expect(feltOf(line, 1)).not.toEqual(feltOf(line, 2))
  })
})

describe('what skin cannot know', () => {
  /** Each cube becomes another. */
  const renamed = (sample: AnySample): AnySample => {
    const other = { 'cube-1': 'cube-3', 'cube-2': 'cube-4', 'cube-3': 'cube-2', 'cube-4': 'cube-1' } as const
    return sample.object in other
      ? ({ ...sample, object: other[sample.object as keyof typeof other] } as MimeSample)
      : sample
  }

  test('which of the four cubes it is', () => {
    fc.assert(
      fc.property(samples, fc.nat(), (some, n) => {
        expect(feltOf(some.map(renamed), n)).toStrictEqual(feltOf(some, n))
      }),
      { numRuns: 300 },
    )
  })

  test('what hangs in the air: without it the stream is the same', () => {
    fc.assert(
      fc.property(samples, fc.nat(), (some, n) => {
        const down = new Set<string>()
        const touches = some.filter(({ object, touching }) => {
          const isFelt = touching || down.has(object)
          if (touching) down.add(object)
          else down.delete(object)
          return isFelt
        })
        expect(feltOf(touches, n)).toStrictEqual(feltOf(some, n))
        expect(feltOf(some, n)).toHaveLength(touches.length)
      }),
      { numRuns: 300 },
    )
  })

  test('where exactly it was touched', () => {
    const far = { least: Number.POSITIVE_INFINITY, alike: 0, all: 0 }
    for (let n = 0; n < 60; n++) {
      const circle = Array.from({ length: 200 }, (_, i): DrawingSample => {
        const [x, y] = [0.5 + 0.3 * Math.cos(i / 20), 0.55 + 0.3 * Math.sin(i / 20)]
        return {
          ...ink,
          x: Math.round(x * 1024) / 1024,
          y: Math.round(y * 1024) / 1024,
          tMs: Math.round(i * STEP_MS),
        }
      })
      const frames = feltOf(circle, n, LEVELS.gentle)
      far.all += frames.length
      far.alike += frames.filter(
        (frame, i) => distanceHu(frame.contacts[0]!, circle[i]!) < FELT.gridHu,
      ).length
    }
    expect(far.alike / far.all).toBeLessThan(0.02)
  })

  test('anything but what is listed here', () => {
    const string: MimeSample = { ...coin, object: 'string', aroundDeg: 100, angle: 40, held: 'upright' }
    const [frame] = feltOf([string])
    expect(Object.keys(frame!).sort()).toEqual(['contacts', 'held', 'tMs'])
    expect(Object.keys(frame!.contacts[0]!).sort()).toEqual([
      'angle',
      'aroundDeg',
      'face',
      'kind',
      'press',
      'print',
      'strength',
      'turnsPerS',
      'velocityX',
      'velocityY',
      'x',
      'y',
    ])
    expect(frame).toMatchObject({ held: 'upright', contacts: [{ kind: 'string', aroundDeg: 90, angle: 8 }] })
    expect(feltOf([ink])[0]).not.toHaveProperty('held')
  })

  test('nothing of what is over: lifted is gone at once', () => {
    const lifted = { ...coin, tMs: 50, touching: false }
    expect(feltOf([coin, lifted]).map(({ contacts }) => contacts.length)).toEqual([1, 0])
  })
})

describe('strength', () => {
  const strengths = (some: readonly AnySample[]) => feltOf(some).map(({ contacts }) => contacts[0]!.strength)

  test('what lies still fades to two fifths in a second and a half, and no further', () => {
    const fading = strengths(still(coin, 3000))
    expect(fading[0]).toBe(1)
    expect(fading[45]).toBeCloseTo(0.7, 1)
    expect(fading[90]).toBeCloseTo(0.4, 2)
    expect(fading.at(-1)).toBeCloseTo(0.4, 2)
  })

  test('it fades too while something else moves, and is fresh when it moves again', () => {
    const cube = { ...coin, object: 'cube-1', x: 0.2 } as const
    const later = still({ ...cube, tMs: 100 }, 2000)
    const last = feltOf([coin, ...later]).at(-1)!
    expect(last.contacts.map(({ kind, strength }) => [kind, strength.toFixed(1)])).toEqual([
      ['coin', '0.4'],
      ['cube', '0.4'],
    ])
    const going = drawn(
      [
        { x: 0.2, y: 0.2 },
        { x: 0.6, y: 0.2 },
      ],
      0.6,
    ).map(one => ({
      ...one,
      tMs: one.tMs + 2000,
    }))
    const moved = strengths([...still({ ...ink, x: 0.2, y: 0.2 }, 1990), ...going])
    expect(moved[119]).toBeCloseTo(0.4, 1)
    expect(moved.at(-1)).toBe(1)
  })

  test('a trembling finger lies still', () => {
    const trembling = still(ink, 3000).map((one, i) => ({ ...one, x: 0.5 + (i % 3) * 0.008 }))
    expect(strengths(trembling).at(-1)).toBeCloseTo(0.4, 2)
  })

  test.each([
    [0.1, 0.4, 0.4],
    [0.6, 1, 1],
    [2, 1, 1],
    [4.5, 0.3, 0.3],
  ])('at %d hu/s it is between %d and %d', (huPerS, least, most) => {
    const [a, b] = [
      { x: 0.1, y: 0.1 },
      { x: 0.9, y: 0.9 },
    ]
    const going = strengths(drawn([a, b, a, b], huPerS))
    const middle = going[Math.floor(going.length / 5)]!
    expect(middle).toBeGreaterThanOrEqual(least - 0.01)
    expect(middle).toBeLessThanOrEqual(most + 0.01)
  })

  test('speed, direction and turning are told', () => {
    const line = drawn(
      [
        { x: 0.2, y: 0.5 },
        { x: 0.8, y: 0.5 },
      ],
      0.8,
    )
    const middle = feltOf(line, 3, 0.01)[30]!.contacts[0]!
    expect(middle.velocityX).toBeCloseTo(0.8, 0)
    expect(Math.abs(middle.velocityY)).toBeLessThanOrEqual(0.1)
    const spinning = still(coin, 1000).map((one, i) => ({ ...one, angle: (i * 60) % 64 }))
    expect(feltOf(spinning).at(-1)!.contacts[0]!.turnsPerS).toBeCloseTo((-4 / 64) * 60, 0)
  })
})

describe('several touches', () => {
  const at = (object: ObjectId, x: number, tMs: number): MimeSample => ({
    ...coin,
    object,
    contact: object === 'top' ? 'tip' : 'face',
    x,
    tMs,
  })

  test('up to three are told apart, in the order in which they came', () => {
    const three = feltOf([at('pawn', 0.9, 0), at('cube-2', 0.5, 10), at('ring', 0.1, 20)]).at(-1)!
    expect(three.contacts.map(({ kind }) => kind)).toEqual(['pawn', 'cube', 'ring'])
  })

  test('of four the weakest is felt as part of the nearest, which is longer for it', () => {
    const four = feltOf([
      at('pawn', 0.1, 0),
      at('cube-2', 0.9, 900),
      at('coin', 0.6, 950),
      at('ring', 0.3, 1000),
    ])
    const { contacts } = four.at(-1)!
    expect(contacts.map(({ kind }) => kind)).toEqual(['cube', 'coin', 'ring'])
    const alone = feltOf([at('ring', 0.3, 1000)])[0]!.contacts[0]!
    expect(contacts[2]!.print.lengthHu).toBeGreaterThan(alone.print.lengthHu + 0.1)
    expect(contacts[2]!.x).toBeLessThan(0.35)
  })

  test('never more than three, whatever touches', () => {
    fc.assert(
      fc.property(samples, fc.nat(), (some, n) => {
        for (const { contacts } of feltOf(some, n)) expect(contacts.length).toBeLessThanOrEqual(3)
      }),
    )
    const all = OBJECTS.map((object, i) => at(object, i / 11, i))
    expect(feltOf(all).at(-1)!.contacts).toHaveLength(3)
  })
})

describe('examples', () => {
  test('[PALM-47] every mime that can be played can be felt', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 2 }), seed => {
        let state = seed
        const below = (n: number) => {
          state = (state * 48_271) % (2 ** 31 - 1)
          return state % n
        }
        const { samples } = exampleMime(undefined, below)
        const frames = feltOf(samples, seed)
        expect(frames).toHaveLength(samples.length)
        expect(frames.at(-1)!.contacts).toEqual([])
      }),
    )
  })
})

test('[ROOM-38] the longest gesture is felt some hundred samples a step, and the same', () => {
  const long = Array.from({ length: 7_200 }, (_, i) => ({
    ...ink,
    tMs: Math.round((i * 1_000) / 60),
    x: 0.5 + 0.3 * Math.sin(i / 40),
    y: 0.5 + 0.3 * Math.cos(i / 67),
  }))
  const steps = feeling(newSkin(seedOf(7), 0.3), long)
  let [count, step] = [0, steps.next()]
  for (; !step.done; step = steps.next()) count++
  expect(count).toBeGreaterThanOrEqual(36)
  expect(step.value).toEqual(feel(newSkin(seedOf(7), 0.3), long).frames)
})
