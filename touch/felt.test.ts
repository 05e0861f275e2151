import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FELT, LEVELS } from './constants.ts'
import { exampleMime } from './example.ts'
import { type FeltFrame, feel, newSkin, type Skin } from './felt.ts'
import { posed } from './felt-pose.ts'
import { distanceHu, fingerOf, type Point, placeIn, type Region, regionNear } from './hand.ts'
import { OBJECTS, type ObjectId } from './object.ts'
import type { DrawingSample, MimeSample } from './sample.ts'

type AnySample = MimeSample | DrawingSample

const seedOf = (n: number) => n.toString(16).padStart(64, '0')
const STEP_MS = 1000 / 60

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

const feltOf = (samples: readonly AnySample[], n = 1, level: number = LEVELS['real-palm']) =>
  feel(newSkin(seedOf(n), level), samples).frames

/** 60 samples a second, from corner to corner at some speed, with a rest at each if one is wanted. */
function drawn(corners: readonly Point[], huPerS: number, restMs = 0): DrawingSample[] {
  const places: Point[] = [corners[0]!]
  corners.slice(1).forEach((to, i) => {
    const from = corners[i]!
    const steps = Math.max(1, Math.round((distanceHu(from, to) / huPerS) * 60))
    for (let step = 1; step <= steps; step++)
      places.push({
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      })
    for (let ms = 0; ms < restMs; ms += STEP_MS) places.push(to)
  })
  return places.map((place, i) => ({ ...ink, ...place, tMs: Math.round(i * STEP_MS) }))
}

const still = (sample: AnySample, lastsMs: number) =>
  Array.from({ length: Math.ceil(lastsMs / STEP_MS) + 1 }, (_, i) => ({
    ...sample,
    tMs: sample.tMs + Math.round(i * STEP_MS),
  }))

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const deviation = (values: readonly number[]) =>
  Math.sqrt(mean(values.map(value => (value - mean(values)) ** 2)))

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

describe('place', () => {
  /** How far a touch is felt from where the pose alone would put it. */
  function offBy(n: number, sample: MimeSample, level: number): Point {
    const skin = newSkin(seedOf(n), level)
    const { contacts } = feel(skin, [sample]).frames[0]!
    const place = posed(skin.pose, sample)
    return { x: contacts[0]!.x - place.x, y: contacts[0]!.y - place.y }
  }

  test.each<[Region, number, number]>([
    ['palm', LEVELS['real-palm'], 0.04 * 0.3],
    ['palm', LEVELS.gentle, 0.04 * 0.15],
    ['palm', LEVELS.numb, 0.04 * 0.6],
    ['palm', 1, 0.04],
    ['back', LEVELS['real-palm'], 0.04 * 0.3 * 2.2],
  ])('on the %s at level %d it drifts by %d hu', (region, level, wantedHu) => {
    const sample = { ...coin, ...placeIn(region, 0.5, 0.5) }
    const offs = Array.from({ length: 800 }, (_, n) => offBy(n, sample, level).x)
    expect(deviation(offs) / wantedHu).toBeGreaterThan(0.9)
    expect(deviation(offs) / wantedHu).toBeLessThan(1.1)
    expect(Math.abs(mean(offs))).toBeLessThan(0.1 * wantedHu + FELT.gridHu / 4)
  })

  test('the drift is slow: from one sample to the next hardly anything, in two seconds all of it', () => {
    const xs = Array.from({ length: 200 }, (_, n) =>
      feltOf(still(coin, 2000), n, 1).map(({ contacts }) => contacts[0]!.x),
    )
    const changes = (steps: number) => deviation(xs.map(some => some[steps]! - some[0]!))
    expect(changes(1)).toBeLessThan(0.015)
    expect(changes(120)).toBeGreaterThan(0.045)
  })

  test('a quick lift does not stop the drift, a long one does', () => {
    const apart = (awayMs: number) => {
      const twice = [coin, { ...coin, tMs: 20, touching: false }, { ...coin, tMs: 20 + awayMs }]
      return deviation(
        Array.from({ length: 300 }, (_, n) => {
          const [first, , second] = feltOf(twice, n, 1).map(({ contacts }) => contacts[0])
          return second!.x - first!.x
        }),
      )
    }
    expect(apart(20)).toBeLessThan(0.02)
    expect(apart(3000)).toBeGreaterThan(0.045)
  })

  test('the pose is one for a whole gesture, and within its bounds on all of the hand', () => {
    const place = fc.record({
      x: fc.double({ min: -0.4, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 2.3, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.nat(), place, (n, here) => {
        const { pose } = newSkin(seedOf(n), 0.3)
        expect(distanceHu(posed(pose, here), here)).toBeLessThanOrEqual(FELT.poseMostHu)
      }),
    )
    const skin = newSkin(seedOf(5), 0.3)
    expect(feel(skin, still(coin, 100)).skin.pose).toEqual(skin.pose)
    const scale = Math.hypot(skin.pose.cos, skin.pose.sin)
    expect(Math.abs(scale - 1)).toBeLessThanOrEqual(FELT.poseScale)
  })

  test('a straight line is felt to turn by some degrees, the more the number the skin', () => {
    const [from, to] = [
      { x: 0.2, y: 0.5 },
      { x: 0.8, y: 0.5 },
    ]
    const bent = (level: number) =>
      deviation(
        Array.from({ length: 300 }, (_, n) => {
          const skin = newSkin(seedOf(n), level)
          const { velocityX, velocityY } = feel(skin, drawn([from, to], 0.8)).frames.at(-1)!.contacts[0]!
          return (Math.atan2(velocityY, velocityX) * 180) / Math.PI
        }),
      )
    expect(bent(1)).toBeGreaterThan(11)
    expect(bent(1)).toBeLessThan(17)
    expect(bent(0.3)).toBeLessThan(6)
  })
})

describe('corners', () => {
  const [a, corner, b] = [
    { x: 0.3, y: 0.3 },
    { x: 0.3, y: 0.8 },
    { x: 0.5, y: 0.35 },
  ]

  /** How near to the corner it was felt, without drift and in the pose of the skin. */
  function missedHu(restMs: number, lowPass: number): number {
    const skin = newSkin(seedOf(1), lowPass)
    const frames = feel(skin, drawn([a, corner, b], 0.8, restMs)).frames
    const there = posed(skin.pose, corner)
    return Math.min(...frames.map(({ contacts }) => distanceHu(contacts[0]!, there)))
  }

  test('a rest at a corner is kept, and without one the corner is cut', () => {
    expect(missedHu(0, 0.01)).toBeGreaterThan(0.015)
    expect(missedHu(100, 0.01)).toBeGreaterThan(0.01)
    expect(missedHu(300, 0.01)).toBeLessThan(0.006)
  })

  test('it is kept however numb the skin, give or take the drifts', () => {
    const missed = (restMs: number) =>
      mean(
        Array.from({ length: 200 }, (_, n) => {
          const skin = newSkin(seedOf(n), LEVELS.numb)
          const frames = feel(skin, drawn([a, corner, b], 0.8, restMs)).frames
          const highest = Math.max(...frames.map(({ contacts }) => contacts[0]!.y))
          return posed(skin.pose, corner).y - highest
        }),
      )
    expect(missed(300)).toBeLessThan(missed(0) - 0.03)
  })

  test('where nothing was measured for long, it rested', () => {
    const [first, second] = [drawn([a, corner], 0.8), drawn([corner, b], 0.8)]
    const pausedMs = first.at(-1)!.tMs + 400
    const quiet = [...first, ...second.slice(1).map(one => ({ ...one, tMs: one.tMs + pausedMs }))]
    const skin = newSkin(seedOf(1), 0.01)
    const after = feel(skin, quiet.slice(0, first.length + 1)).frames.at(-1)!
    expect(distanceHu(after.contacts[0]!, posed(skin.pose, corner))).toBeLessThan(0.006)
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

describe('fingers', () => {
  const feltOn = (region: Region, n: number, x?: number) => {
    const sample: MimeSample = { ...coin, object: 'dart', contact: 'tip', ...placeIn(region, 0.5, 0.5) }
    const [contact] = feltOf([{ ...sample, x: x ?? sample.x }], n)[0]!.contacts
    return fingerOf(regionNear(contact!.x, contact!.y, contact!.face, 0.01)!)
  }

  test('one touch in seven on a finger is felt on the one beside it', () => {
    const on = Array.from({ length: 1200 }, (_, n) => feltOn('middle-shaft', n))
    const share = (finger: string) => on.filter(one => one === finger).length / on.length
    expect(share('middle')).toBeGreaterThan(0.82)
    expect(share('middle')).toBeLessThan(0.88)
    expect(share('index') / share('ring')).toBeGreaterThan(0.7)
    expect(share('index') / share('ring')).toBeLessThan(1.4)
    expect(share('index') + share('ring') + share('middle')).toBeCloseTo(1)
  })

  test('the outer ones have one beside them', () => {
    const on = new Set(Array.from({ length: 300 }, (_, n) => feltOn('little-tip', n)))
    expect([...on].sort()).toEqual(['little', 'ring'])
    const thumb = new Set(Array.from({ length: 300 }, (_, n) => feltOn('thumb-back', n)))
    expect([...thumb].sort()).toEqual(['index', 'thumb'])
  })

  test('no pose and no drift puts a touch on another finger', () => {
    const on = Array.from({ length: 600 }, (_, n) => feltOn('index-tip', n, 0.215))
    expect(on.filter(one => one === 'index').length / on.length).toBeGreaterThan(0.8)
    expect(on).not.toContain(undefined)
  })

  test('the palm is no finger, and who draws beyond it still draws into it', () => {
    const wide = drawn(
      [
        { x: 0.4, y: 0.9 },
        { x: 0.4, y: 1.5 },
      ],
      0.8,
    )
    for (let n = 0; n < 60; n++) {
      const [start] = feltOf([wide.at(-1)!], n)[0]!.contacts
      expect(distanceHu(start!, wide.at(-1)!)).toBeLessThan(0.16)
      const places = feltOf(wide, n).map(({ contacts }) => contacts[0]!)
      places.reduce((before, after) => {
        expect(distanceHu(before, after)).toBeLessThan(0.05)
        return after
      })
    }
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
