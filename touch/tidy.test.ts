import { chanceAt } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { FULL, LEVELS, MINDS } from './constants.ts'
import { drawnByBot } from './drawer.ts'
import { remembered } from './feeler.ts'
import { feel, newSkin } from './felt.ts'
import { durationMs, parseDrawing, rolled } from './gesture.ts'
import type { DrawingSample } from './sample.ts'
import { ink, seedOf } from './testing.ts'
import { tidied } from './tidy.ts'

const wavering = (count: number, at: (share: number) => readonly [number, number]) =>
  Array.from({ length: count + 1 }, (_, i) => {
    const [x, y] = at(i / count)
    return { x: x + (i % 2 === 0 ? 0.01 : -0.01), y }
  })

describe('what a bot draws again', () => {
  test('is a straight line where a trembling one was felt', () => {
    const [line] = tidied([wavering(40, share => [0.3 + share * 0.4, 0.5])])
    expect(line!.points.length).toBe(2)
  })

  test('keeps a corner, and rounds a curve', () => {
    const corner = [
      ...wavering(20, share => [0.3, 0.3 + share * 0.5]),
      ...wavering(20, share => [0.3 + share * 0.5, 0.8]),
    ]
    expect(tidied([corner])[0]!.points.length).toBe(3)
    const arc = wavering(60, share => [0.5 + 0.3 * Math.cos(3 * share), 0.5 + 0.3 * Math.sin(3 * share)])
    expect(tidied([arc])[0]!.points.length).toBeGreaterThan(6)
  })

  test('is a dot where it was one', () => {
    const [, dot] = tidied([wavering(10, share => [share * 0.5, 0.2]), wavering(4, () => [0.9, 0.9])])
    expect(dot!.points.length).toBe(1)
  })

  test('lies in the middle of the box, and within it', () => {
    const points = tidied([wavering(30, share => [1 + share, 2 + share * 0.4])]).flatMap(line => line.points)
    const xs = points.map(([x]) => x)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(-0.001)
    expect(Math.max(...xs)).toBeLessThanOrEqual(100.001)
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(50)
  })
})

test('[ROOM-38] [READ-9] whatever was felt, what a bot passes on is a drawing that could be made', () => {
  const samplesOf = (place: (i: number) => readonly [x: number, y: number]): readonly DrawingSample[] =>
    Array.from({ length: 7_200 }, (_, i) => {
      const [x, y] = place(i)
      return { ...ink, tMs: Math.round((i * 1_000) / 60), x, y }
    })
  const ways = [
    samplesOf(i => (i % 2 === 0 ? [-1, -1] : [2, 3.5])),
    samplesOf(i => [0.5 + 0.4 * Math.sin(i / 40), 0.5 + 0.4 * Math.cos(i / 67)]),
    samplesOf(i => [Math.floor(i / 20) % 2, i / 7_200]),
  ]
  for (const [n, samples] of ways.entries()) {
    const { frames } = feel(newSkin(seedOf(n), LEVELS['real-palm']), samples)
    const kept = remembered(frames, MINDS.average, LEVELS['real-palm'], chanceAt(seedOf(n), 1))
    expect(kept.flat().length).toBeLessThanOrEqual(2_100)
    const drawing = drawnByBot(tidied(kept), chanceAt(seedOf(n), 2))
    expect(durationMs(drawing)).toBeLessThan(FULL.ms)
    expect(parseDrawing(rolled(drawing))).toBeDefined()
  }
})
