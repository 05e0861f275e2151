import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FULL } from './constants.ts'
import { comparisons, type Line, missingLines } from './drawing.ts'
import type { Drawing } from './gesture.ts'
import { mirrored } from './hand.ts'
import type { DrawingSample } from './sample.ts'

type Pair = readonly [number, number]

const line = (...points: Pair[]): Line => ({ points })
const arc = (turns: number, from: number, to: number): Line =>
  line(
    ...Array.from({ length: 41 }, (_, i): Pair => {
      const [angle, radius] = [(i / 40) * turns * 2 * Math.PI, from + ((to - from) * i) / 40]
      return [50 + Math.cos(angle) * radius, 50 + Math.sin(angle) * radius]
    }),
  )

const CROSS = [line([50, 0], [50, 100]), line([0, 50], [100, 50])]
const SQUARE = [
  line([0, 0], [100, 0]),
  line([100, 0], [100, 100]),
  line([100, 100], [0, 100]),
  line([0, 100], [0, 0]),
]
const SPIRAL = [arc(2.5, 5, 50)]
const PARALLELS = [line([35, 0], [35, 100]), line([65, 0], [65, 100])]
const LADDER = [10, 35, 60, 85].map(y => line([0, y], [100, y]))
const HOUSE = [
  line([0, 50], [50, 0], [100, 50]),
  line([10, 50], [10, 100]),
  line([90, 50], [90, 100]),
  line([50, 75]),
]
const CLOCK = [arc(1, 50, 50), line([50, 50], [50, 15]), line([50, 50], [75, 60])]

/** Where and how somebody draws: hundredths of the symbol's box become hu on the palm. */
interface Style {
  readonly size?: number
  readonly shift?: Pair
  readonly tiltDeg?: number
  readonly broad?: number
  readonly wobble?: () => number
}

function drawn(strokes: readonly (readonly Pair[])[], style: Style = {}): Drawing {
  const { size = 0.7, shift = [0.5, 0.55], tiltDeg = 0, broad = 1, wobble = () => 0 } = style
  const tilt = (tiltDeg * Math.PI) / 180
  const ink = ([px, py]: Pair, touching: boolean): DrawingSample => {
    const [u, v] = [((px + wobble() - 50) / 100) * broad, (50 - py - wobble()) / 100]
    const x = shift[0] + size * (u * Math.cos(tilt) - v * Math.sin(tilt))
    const y = shift[1] + size * (u * Math.sin(tilt) + v * Math.cos(tilt))
    const place = mirrored({ x, y })
    return { tMs: 0, object: 'finger', ...place, face: 'palm', angle: 0, press: 1, contact: 'tip', touching }
  }
  const samples = strokes.flatMap(stroke => [
    ...stroke.map(point => ink(point, true)),
    ink(stroke.at(-1)!, false),
  ])
  return { kind: 'drawing', samples }
}

/** As a finger goes: a point every few hundredths, not only at the corners. */
const traced = ({ points }: Line): readonly Pair[] =>
  points.length < 2
    ? points
    : points.slice(1).flatMap((to, i) => {
        const from = points[i]!
        return Array.from(
          { length: 9 },
          (_, step): Pair => [
            from[0] + ((to[0] - from[0]) * step) / 8,
            from[1] + ((to[1] - from[1]) * step) / 8,
          ],
        )
      })

const drawnAll = (lines: readonly Line[], style?: Style) => drawn(lines.map(traced), style)
const drawnBut = (lines: readonly Line[], left: number, style?: Style) =>
  drawn(lines.filter((_, i) => i !== left).map(traced), style)

const SYMBOLS = { CROSS, SQUARE, SPIRAL, PARALLELS, LADDER, HOUSE, CLOCK }
const named = Object.entries(SYMBOLS)

describe('a whole symbol', () => {
  test.each(named)('[READ-22] %s: nothing is missing from it', (_, lines) => {
    expect(missingLines(lines, drawnAll(lines))).toEqual([])
  })

  test.each(named)('[READ-22] %s: it may be small, large, shifted or tilted', (_, lines) => {
    const styles: Style[] = [
      { size: 0.6 * 0.7 },
      { size: 1.1 },
      { shift: [0.3, 0.8] },
      { tiltDeg: 8 },
      { tiltDeg: -8 },
      { broad: 0.8 },
      { size: 0.42, shift: [0.7, 0.3], tiltDeg: 8, broad: 1.2 },
    ]
    expect(styles.map(style => missingLines(lines, drawnAll(lines, style)))).toEqual(styles.map(() => []))
  })

  test.each(named)('[READ-22] %s: drawn by an unsteady finger in any order and direction', (_, lines) => {
    const unsteady = fc.record({
      order: fc.shuffledSubarray([...lines.keys()], { minLength: lines.length }),
      reversed: fc.array(fc.boolean(), { minLength: lines.length, maxLength: lines.length }),
      tiltDeg: fc.integer({ min: -8, max: 8 }),
      size: fc.integer({ min: 30, max: 100 }).map(size => size / 100),
      wobbles: fc.infiniteStream(fc.integer({ min: -30, max: 30 }).map(tenths => tenths / 10)),
    })
    fc.assert(
      fc.property(unsteady, ({ order, reversed, tiltDeg, size, wobbles }) => {
        const strokes = order.map(i => (reversed[i] ? traced(lines[i]!).toReversed() : traced(lines[i]!)))
        const wobble = () => wobbles.next().value as number
        expect(missingLines(lines, drawn(strokes, { tiltDeg, size, wobble }))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('[READ-22] strokes may be joined, or split', () => {
    expect(missingLines(SQUARE, drawn([SQUARE.flatMap(traced)]))).toEqual([])
    const halves = CROSS.flatMap(one => [traced(one).slice(0, 5), traced(one).slice(4)])
    expect(missingLines(CROSS, drawn(halves))).toEqual([])
  })

  test('[READ-22] a slip of the finger beside it takes nothing away', () => {
    const slip: Pair[] = [
      [170, 130],
      [174, 131],
    ]
    for (const [, lines] of named)
      expect(missingLines(lines, drawn([...lines.map(traced), slip]))).toEqual([])
  })

  test('[READ-22] a dot is drawn by any ink near it', () => {
    const dash: Pair[] = [
      [46, 75],
      [54, 77],
    ]
    expect(missingLines(HOUSE, drawn([...HOUSE.slice(0, 3).map(traced), dash]))).toEqual([])
    expect(missingLines([line([50, 50])], drawn([[[20, 80]]]))).toEqual([])
  })
})

describe('a symbol with a line left out', () => {
  const leftOut = [SQUARE, HOUSE, CLOCK, CROSS].flatMap(lines =>
    [...lines.keys()].map(i => [lines, i] as const),
  )
  const styles: Style[] = [{}, { size: 0.42 }, { tiltDeg: 8 }, { shift: [0.3, 0.8], size: 0.5, tiltDeg: -8 }]

  test('[READ-22] the check says which one is missing', () => {
    for (const [lines, i] of leftOut)
      for (const style of styles) expect(missingLines(lines, drawnBut(lines, i, style))).toEqual([i])
  })

  test('[READ-22] of several alike one is missing, whichever it was', () => {
    for (const lines of [PARALLELS, LADDER])
      for (const i of lines.keys())
        for (const style of styles) expect(missingLines(lines, drawnBut(lines, i, style))).toHaveLength(1)
    expect(missingLines(LADDER, drawnBut(LADDER, 1))).toEqual([1])
  })

  test('[READ-22] one stroke does not stand for two lines side by side', () => {
    for (const gap of [10, 16, 24, 40]) {
      const close = [line([50, 0], [50, 100]), line([50 + gap, 0], [50 + gap, 100])]
      expect(missingLines(close, drawnBut(close, 1))).toHaveLength(1)
      expect(missingLines(close, drawnAll(close))).toEqual([])
    }
  })

  test('[READ-8] it is drawn as it is seen on a right palm: in the mirror it is another symbol', () => {
    const FLAG = [line([30, 0], [30, 100]), line([30, 0], [100, 0], [100, 45], [30, 45])]
    const { samples } = drawnAll(FLAG)
    expect(Math.max(...samples.map(({ x }) => x))).toBeCloseTo(0.5 + 0.7 * 0.2)
    expect(missingLines(FLAG, { kind: 'drawing', samples })).toEqual([])
    const inMirror = samples.map(sample => ({ ...sample, ...mirrored(sample) }))
    expect(missingLines(FLAG, { kind: 'drawing', samples: inMirror })).not.toEqual([])
  })

  test('[READ-22] half a spiral is not a spiral, and a dot is not a square', () => {
    expect(missingLines(SPIRAL, drawn([traced(arc(1, 5, 23))]))).toEqual([0])
    expect(missingLines(SQUARE, drawn([[[50, 50]]])).length).toBeGreaterThan(0)
  })

  test('[READ-22] what was missing can be added, and then nothing is', () => {
    for (const [lines, i] of leftOut) {
      const strokes = [...lines.filter((_, other) => other !== i), lines[i]!].map(traced)
      expect(missingLines(lines, drawn(strokes))).toEqual([])
    }
  })

  test('a symbol without lines lacks none', () => {
    expect(missingLines([], drawnAll(CROSS))).toEqual([])
    expect(missingLines([line()], drawnAll(CROSS))).toEqual([])
  })
})

describe('[ROOM-38] what it costs to look at a drawing', () => {
  const dots = (count: number) =>
    drawn(Array.from({ length: count }, (_, i) => [[(i * 37) % 101, (i * 61) % 101]] as const))
  /** Eight lines, as many as the richest symbol has. */
  const RICH = Array.from({ length: 8 }, (_, i) => line([i * 12, i * 3], [100 - i * 9, 100 - i * 5]))

  test('[ROOM-38] is bounded by the number of strokes that are read, and by the slips that are tried', () => {
    const most = comparisons(RICH, dots(FULL.strokes - 1))
    expect(most).toBeLessThan(15_000_000)
    expect(comparisons([line([0, 0], [100, 0])], dots(FULL.strokes - 1))).toBeLessThan(500_000)
    const few = drawn([...RICH.map(traced), ...Array.from({ length: 9 }, (_, i) => [[i, 0]] as const)])
    const more = drawn([...RICH.map(traced), ...Array.from({ length: 20 }, (_, i) => [[i, 0]] as const)])
    expect(comparisons(RICH, more) / comparisons(RICH, few)).toBeLessThan(1.15)
  })

  test('[ROOM-38] whoever has filled the palm has left nothing out on purpose: no line is asked for', () => {
    expect(missingLines(CLOCK, dots(FULL.strokes - 1)).length).toBeGreaterThan(0)
    expect(missingLines(CLOCK, dots(FULL.strokes))).toEqual([])
    expect(missingLines(CLOCK, dots(3_600))).toEqual([])
  })
})
