import { awaits } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { PalmTestMatch } from './testing.ts'

describe('two players, together', () => {
  test('[PALM-30] no hands are dealt, and there is nothing to settle before the first card', () => {
    const game = new PalmTestMatch(2, { first: 0 })
    expect(game.phase).toBe('choose')
    expect(game.table).toMatchObject({ deck: 99, opponents: [], active: [0, 1], child: 0, grandfather: 1 })
    for (const seat of [0, 1]) expect(game.hand(seat).cards).toEqual([])
    expect(game.hand(0).card).not.toBeNull()
    expect(game.hand(1).card).toBeNull()
  })

  test('[PALM-30] all steps are played, with nobody to interfere', () => {
    const game = new PalmTestMatch(2)
    game.keeps()
    expect(game.phase).toBe('mime')
    game.mimes()
    expect([game.phase, game.table.memory]).toEqual(['choose', 2])
    game.redraws()
    game.keeps()
    game.mimes()
    expect(game.phase).toBe('album')
    expect(awaits(game.match)).toEqual([game.grandfather])
  })

  test.each([8, 10, 12, 14])('[PALM-31] an album of %i: 2 mimed, the rest from the deck', album => {
    const game = new PalmTestMatch(2, { album })
    game.opensAlbum()
    expect(game.table.album).toHaveLength(album)
    const kinds = game.state.turn.cards.map(({ from }) => from.kind)
    expect(kinds.filter(kind => kind === 'mimed')).toHaveLength(2)
    expect(kinds.filter(kind => kind === 'deck')).toHaveLength(album - 2)
    expect(game.table.deck).toBe(100 - album)
    expect(game.choices(game.grandfather, 'pick')).toHaveLength(album * (album - 1))
  })

  test('[PALM-30] without a choice the album has 8 cards', () => {
    const game = new PalmTestMatch(2)
    game.opensAlbum()
    expect(game.table.album).toHaveLength(8)
  })

  test.each([8, 10, 12, 14])(
    '[PALM-32] with an album of %i it ends after 4 turns, with 8 points at most',
    album => {
      const game = new PalmTestMatch(2, { album })
      const points = game.playsOn(({ table }) => table.teams[0]!.points)
      expect(points).toEqual([2, 4, 6, 8])
      expect(game.result).toEqual({ mode: 'two', scores: [8], winners: null, verdict: 5, rounds: 2 })
    },
  )

  test('[PALM-33] a memory that is not found costs a step of the verdict', () => {
    const game = new PalmTestMatch(2)
    for (const second of ['second', 'deck', 'deck', 'deck'] as const) {
      game.playsTurn('first', second)
      game.goesOn()
    }
    expect(game.result).toMatchObject({ scores: [5], verdict: 3 })
  })

  test('[PALM-32] whoever is the next Child goes on', () => {
    const game = new PalmTestMatch(2, { first: 0 })
    game.playsTurn()
    expect(awaits(game.match)).toEqual([1])
    expect(game.table.next).toEqual([1, 0])
    game.does(0, 'on')
    expect([game.phase, game.child]).toEqual(['choose', 1])
  })
})
