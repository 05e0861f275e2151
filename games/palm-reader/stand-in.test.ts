import { type Actor, chanceAt, exampleOf, seatsOf } from '@veillee/kernel'
import { missingLines, type Rolled, unrolledDrawing } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { seedOf } from '../test-match.ts'
import type { SymbolNumber } from './state.ts'
import { linesOf } from './symbols.ts'
import { ReaderTestMatch } from './testing.ts'

/** What a stand-in would draw for this one; undefined where there is nothing to draw. */
const drawnFor = (game: ReaderTestMatch, by: Actor, move: 'drawing' | 'sketch') =>
  exampleOf(game.match, by, move, chanceAt(seedOf(7), 0)) as Rolled<'drawing'> | undefined

describe('what a stand-in draws', () => {
  test('[READ-23] for the first player every line of the symbol, in every colour', () => {
    for (const difficulty of ['blue', 'green', 'red', 'purple'] as const) {
      const game = new ReaderTestMatch(4, { setting: 'remote', difficulties: [difficulty] })
      game.looks()
      game.opens()
      const first = game.player(1)
      const { side, die } = game.hand(first)
      const drawing = drawnFor(game, first, 'drawing')!
      expect(missingLines(linesOf(side!, die as SymbolNumber), unrolledDrawing(drawing))).toEqual([])
      expect(game.refusal(first, 'drawing', drawing)).toBeUndefined()
    }
  })

  test('[READ-23] for the others something that is taken, and knows nothing of the symbol', () => {
    const [two, other] = [1, 2].map(seed => {
      const game = new ReaderTestMatch(4, { setting: 'remote', difficulties: ['purple'] }, seed)
      game.looks()
      game.draws()
      game.opens()
      const drawing = drawnFor(game, game.player(2), 'drawing')!
      expect(game.refusal(game.player(2), 'drawing', drawing)).toBeUndefined()
      return drawing
    })
    expect(two).toEqual(other)
  })

  test('[READ-23] nothing for those whose finger does not draw', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote' })
    game.looks()
    expect(drawnFor(game, game.player(1), 'drawing')).toBeUndefined()
    game.opens()
    for (const by of [game.player(2), game.player(3), game.player(4), 'host', 'room'] as const)
      expect(drawnFor(game, by, 'drawing')).toBeUndefined()
  })

  test('[READ-19] nothing on a real palm', () => {
    const game = new ReaderTestMatch(4)
    game.looks()
    for (const seat of seatsOf(4)) expect(drawnFor(game, seat, 'drawing')).toBeUndefined()
  })

  test('[READ-19] a sketch for whoever may still show one', () => {
    const game = new ReaderTestMatch(4)
    game.plays(3)
    const two = game.player(2)
    const sketch = drawnFor(game, two, 'sketch')
    expect(sketch).toBeDefined()
    game.does(two, 'sketch', sketch)
    expect(drawnFor(game, two, 'sketch')).toBeUndefined()
    expect(drawnFor(game, 'host', 'sketch')).toBeUndefined()
    expect(drawnFor(game, game.player(3), 'sketch')).toBeDefined()
  })
})
