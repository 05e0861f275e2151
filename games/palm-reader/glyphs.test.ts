import { expect, test } from 'vitest'
import { distance, traceOf } from './distance.ts'
import { allGlyphs, drawGlyph, familyOf } from './glyphs.ts'
import type { Line } from './line.ts'

// Five petals meet at five corners; no other curve has more.
const MOST_CORNERS = 5

function bendsOf(line: Line): readonly number[] {
  const { points } = line
  const headings = points
    .slice(1)
    .map(([x, y], index) => Math.atan2(y - points[index]![1], x - points[index]![0]))
  return headings.slice(1).map((heading, index) => {
    const bend = Math.abs(heading - headings[index]!)
    return (Math.min(bend, 2 * Math.PI - bend) * 180) / Math.PI
  })
}

test('[READ-3] no two glyphs of a family are the same', () => {
  const families = new Map<string, string[]>()
  for (const glyph of allGlyphs())
    families.set(familyOf(glyph), [...(families.get(familyOf(glyph)) ?? []), glyph])
  for (const glyphs of families.values()) {
    const traces = glyphs.map(glyph => traceOf(drawGlyph(glyph)))
    for (const [index, trace] of traces.entries())
      for (const other of traces.slice(0, index))
        expect(distance(trace, other), glyphs[index]).toBeGreaterThan(2)
  }
})

test('[READ-3] a curve bends in steps so small that its points can be joined as they are', () => {
  for (const glyph of allGlyphs())
    for (const line of drawGlyph(glyph).filter(each => each.kind === 'curve'))
      expect(bendsOf(line).filter(degrees => degrees > 45).length, glyph).toBeLessThanOrEqual(MOST_CORNERS)
})

test('[READ-3] no glyph feels like a digit of the vote', () => {
  for (const digit of ['line:0,1', 'wave:standing,2,high,1', 'zigzag:standing,3,high'])
    expect(allGlyphs()).not.toContain(digit)
})

test('[READ-3] a glyph that no family knows is not drawn', () => {
  expect(() => drawGlyph('line:30,1')).toThrow('no such variant')
  expect(() => drawGlyph('cloud:1')).toThrow('no such glyph')
})
