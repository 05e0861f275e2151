import { chanceAt } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { LEVELS, MINDS } from './constants.ts'
import { drawnByBot } from './drawer.ts'
import type { Line } from './drawing.ts'
import { remembered, strokesFelt } from './feeler.ts'
import { type FeltFrame, feel, newSkin } from './felt.ts'
import { distanceHu, mirrored, type Point } from './hand.ts'

const LINES: readonly Line[] = [
  {
    points: [
      [8, 8],
      [8, 92],
      [92, 92],
    ],
  },
  {
    points: [
      [92, 8],
      [40, 60],
    ],
  },
]
const LEVEL = LEVELS['real-palm']
const many = Array.from({ length: 60 }, (_, n) => n)

const seedOf = (n: number) => n.toString(16).padStart(64, '0')
const feltFrom = (n: number): readonly FeltFrame[] =>
  feel(newSkin(seedOf(n), LEVEL), drawnByBot(LINES, chanceAt(seedOf(n), 1)).samples).frames

const once = feltFrom(0)

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const lengthOf = (strokes: readonly (readonly Point[])[]) =>
  strokes
    .flatMap(stroke => stroke.slice(1).map((point, i) => distanceHu(point, stroke[i]!)))
    .reduce((sum, hu) => sum + hu, 0)

/** How far what is kept, as it would look, lies from what was felt. */
const awayHu = (kept: readonly (readonly Point[])[], felt: readonly (readonly Point[])[]) =>
  mean(kept.flat().map(point => Math.min(...felt.flat().map(other => distanceHu(mirrored(point), other)))))

describe('what a bot keeps of what it felt', () => {
  test('begins with what was felt, stroke by stroke', () => {
    const strokes = strokesFelt(feltFrom(1))
    expect(strokes).toHaveLength(2)
    expect(strokes.flat().length).toBeGreaterThan(80)
    expect(strokesFelt([])).toEqual([])
  })

  test('is the worse the dreamier it is', () => {
    const awayFor = (mind: keyof typeof MINDS) =>
      mean(
        many.map(n => {
          const frames = feltFrom(n)
          return awayHu(remembered(frames, MINDS[mind], LEVEL, chanceAt(seedOf(n), 2)), strokesFelt(frames))
        }),
      )
    const [keen, average, dreamy] = [awayFor('keen'), awayFor('average'), awayFor('dreamy')]
    expect(keen).toBeLessThan(0.006)
    expect(average).toBeGreaterThan(keen + 0.005)
    expect(dreamy).toBeGreaterThan(average + 0.005)
  })

  test('the number the skin, the less the mind adds: they are told together', () => {
    const frames = feltFrom(3)
    const awayAt = (level: number) =>
      mean(
        many.map(n =>
          awayHu(remembered(frames, MINDS.average, level, chanceAt(seedOf(n), 2)), strokesFelt(frames)),
        ),
      )
    expect(awayAt(1)).toBeLessThan(0.004)
    expect(awayAt(0.1)).toBeGreaterThan(awayAt(0.5))
  })

  test('now and then a stretch is lost, a tenth of the way at least', () => {
    const lapses = Array.from({ length: 600 }, (_, n) => n).filter(n => {
      const chance = chanceAt(seedOf(n), 3)
      return remembered(once, MINDS.dreamy, LEVEL, chance).length !== 2
    })
    // A lapse inside a stroke makes two of it; one at an end does not show here.
    expect(lapses.length / 600).toBeGreaterThan(0.04)
    expect(lapses.length / 600).toBeLessThan(0.13)
    const forgetful = { ...MINDS.keen, lapseShare: 1 }
    const whole = lengthOf(remembered(once, { ...MINDS.keen, lapseShare: 0 }, LEVEL, chanceAt(seedOf(1), 4)))
    for (const n of many) {
      const kept = lengthOf(remembered(once, forgetful, LEVEL, chanceAt(seedOf(n), 4)))
      expect(kept / whole).toBeLessThan(0.95)
      expect(kept / whole).toBeGreaterThan(0.6)
    }
  })

  test('is the same with the same chance', () => {
    const keep = (n: number) => remembered(once, MINDS.average, LEVEL, chanceAt(seedOf(n), 5))
    expect(keep(1)).toEqual(keep(1))
    expect(keep(1)).not.toEqual(keep(2))
  })
})
