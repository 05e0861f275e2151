import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FELT, LEVELS } from './constants.ts'
import { feel, newSkin } from './felt.ts'
import { posed } from './felt-pose.ts'
import { distanceHu, fingerOf, type Point, placeIn, type Region, regionNear } from './hand.ts'
import type { MimeSample } from './sample.ts'
import { coin, deviation, drawn, feltOf, mean, seedOf, still } from './testing.ts'

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
