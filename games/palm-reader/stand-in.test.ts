import { type Actor, chanceAt, exampleOf, seatsOf } from '@veillee/kernel'
import { missingLines, type Rolled, unrolledDrawing } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { seedOf } from '../evening.ts'
import type { SymbolNumber } from './state.ts'
import { linesOf } from './symbols.ts'
import { ReaderEvening } from './testing.ts'

/** What a stand-in would draw for this one; undefined where there is nothing to draw. */
const drawnFor = (evening: ReaderEvening, by: Actor, move: 'drawing' | 'sketch') =>
  exampleOf(evening.match, by, move, chanceAt(seedOf(7), 0)) as Rolled<'drawing'> | undefined

describe('what a stand-in draws', () => {
  test('[READ-23] for the first player every line of the symbol, in every colour', () => {
    for (const difficulty of ['blue', 'green', 'red', 'purple'] as const) {
      const evening = new ReaderEvening(4, { setting: 'remote', difficulties: [difficulty] })
      evening.looks()
      const first = evening.player(1)
      const { side, die } = evening.hand(first)
      const drawing = drawnFor(evening, first, 'drawing')!
      expect(missingLines(linesOf(side!, die as SymbolNumber), unrolledDrawing(drawing))).toEqual([])
      expect(evening.refusal(first, 'drawing', drawing)).toBeUndefined()
    }
  })

  test('[READ-23] for the others something that is taken, and knows nothing of the symbol', () => {
    const [two, other] = [1, 2].map(seed => {
      const evening = new ReaderEvening(4, { setting: 'remote', difficulties: ['purple'] }, seed)
      evening.looks()
      evening.draws()
      const drawing = drawnFor(evening, evening.player(2), 'drawing')!
      expect(evening.refusal(evening.player(2), 'drawing', drawing)).toBeUndefined()
      return drawing
    })
    expect(two).toEqual(other)
  })

  test('[READ-23] nothing for those whose finger does not draw', () => {
    const evening = new ReaderEvening(4, { setting: 'remote' })
    evening.looks()
    for (const by of [evening.player(2), evening.player(3), evening.player(4), 'host', 'room'] as const)
      expect(drawnFor(evening, by, 'drawing')).toBeUndefined()
  })

  test('[READ-19] nothing on a real palm', () => {
    const evening = new ReaderEvening(4)
    evening.looks()
    for (const seat of seatsOf(4)) expect(drawnFor(evening, seat, 'drawing')).toBeUndefined()
  })

  test('[READ-19] a sketch for whoever may still show one', () => {
    const evening = new ReaderEvening(4)
    evening.plays(3)
    const two = evening.player(2)
    const sketch = drawnFor(evening, two, 'sketch')
    expect(sketch).toBeDefined()
    evening.does(two, 'sketch', sketch)
    expect(drawnFor(evening, two, 'sketch')).toBeUndefined()
    expect(drawnFor(evening, 'host', 'sketch')).toBeUndefined()
    expect(drawnFor(evening, evening.player(3), 'sketch')).toBeDefined()
  })
})
