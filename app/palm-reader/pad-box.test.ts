import { linesOf } from '@veillee/games'
import { chanceAt } from '@veillee/kernel'
import { type DrawingSample, drawnByBot, missingLines, strokesOf } from '@veillee/touch'
import { expect, test } from 'vitest'
import { changedAt } from './drawings.ts'
import { placeAt, spotOnPad } from './pad-box.ts'

const PAD = { left: 0, top: 0, width: 390, height: 480 }
const SIDES = Array.from({ length: 27 }, (_, i) => i * 8)
const NUMBERS = [1, 2, 3, 4, 5] as const

/** A finger that follows what it sees: the symbol as it is on the card, in the middle of the pad. */
function tracedOnGlass(lines: ReturnType<typeof linesOf>): readonly DrawingSample[] {
  const at = ([x, y]: readonly [number, number], touching: boolean): DrawingSample => ({
    ...{ tMs: 0, object: 'finger', face: 'palm', angle: 0, press: 1, contact: 'tip', touching },
    ...placeAt(PAD.width / 2 + ((x - 50) / 100) * 230, PAD.height / 2 + ((y - 50) / 100) * 230, PAD),
  })
  return lines.flatMap(({ points }) => [...points.map(point => at(point, true)), at(points.at(-1)!, false)])
}

test('[READ-8] [READ-22] a symbol that is drawn on the glass as it is seen on its card is that symbol', () => {
  for (const side of SIDES)
    for (const number of NUMBERS) {
      const drawing = { kind: 'drawing', samples: tracedOnGlass(linesOf(side, number)) } as const
      expect(missingLines(linesOf(side, number), drawing), `${side}/${number}`).toEqual([])
      expect(changedAt(side, number, [drawing]), `${side}/${number}`).toBeNull()
    }
})

test('[READ-21] what a bot draws is seen on a palm as the symbol is on its card', () => {
  for (const side of SIDES) {
    const lines = linesOf(side, 1)
    const strokes = strokesOf(drawnByBot(lines, chanceAt('3'.repeat(64), side)))
    for (const [i, stroke] of strokes.entries()) {
      const middle = (xs: readonly number[]) => (Math.min(...xs) + Math.max(...xs)) / 2
      const seenAt = middle(stroke.map(point => spotOnPad(point, PAD).x)) / PAD.width - 0.5
      const meantAt = middle(lines[i]!.points.map(([x]) => x)) / 100 - 0.5
      if (Math.abs(meantAt) > 0.2) expect(Math.sign(seenAt)).toBe(Math.sign(meantAt))
    }
  }
})
