import { awaits } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { PalmEvening } from './testing.ts'

describe('two players, together', () => {
  test('[PALM-30] no hands are dealt, and there is nothing to settle before the first card', () => {
    const evening = new PalmEvening(2, { first: 0 })
    expect(evening.phase).toBe('choose')
    expect(evening.table).toMatchObject({ deck: 99, opponents: [], active: [0, 1], child: 0, grandfather: 1 })
    for (const seat of [0, 1]) expect(evening.hand(seat).cards).toEqual([])
    expect(evening.hand(0).card).not.toBeNull()
    expect(evening.hand(1).card).toBeNull()
  })

  test('[PALM-30] all steps are played, with nobody to interfere', () => {
    const evening = new PalmEvening(2)
    evening.keeps()
    expect(evening.phase).toBe('mime')
    evening.mimes()
    expect([evening.phase, evening.table.memory]).toEqual(['choose', 2])
    evening.redraws()
    evening.keeps()
    evening.mimes()
    expect(evening.phase).toBe('album')
    expect(awaits(evening.match)).toEqual([evening.grandfather])
  })

  test.each([8, 10, 12, 14])('[PALM-31] an album of %i: 2 mimed, the rest from the deck', album => {
    const evening = new PalmEvening(2, { album })
    evening.opensAlbum()
    expect(evening.table.album).toHaveLength(album)
    const kinds = evening.state.turn.cards.map(({ from }) => from.kind)
    expect(kinds.filter(kind => kind === 'mimed')).toHaveLength(2)
    expect(kinds.filter(kind => kind === 'deck')).toHaveLength(album - 2)
    expect(evening.table.deck).toBe(100 - album)
    expect(evening.choices(evening.grandfather, 'pick')).toHaveLength(album * (album - 1))
  })

  test('[PALM-30] without a choice the album has 8 cards', () => {
    const evening = new PalmEvening(2)
    evening.opensAlbum()
    expect(evening.table.album).toHaveLength(8)
  })

  test.each([8, 10, 12, 14])(
    '[PALM-32] with an album of %i it ends after 4 turns, with 8 points at most',
    album => {
      const evening = new PalmEvening(2, { album })
      const points = evening.playsOn(({ table }) => table.teams[0]!.points)
      expect(points).toEqual([2, 4, 6, 8])
      expect(evening.result).toEqual({ mode: 'two', scores: [8], winners: null, verdict: 5, rounds: 2 })
    },
  )

  test('[PALM-33] a memory that is not found costs a step of the verdict', () => {
    const evening = new PalmEvening(2)
    for (const second of ['second', 'deck', 'deck', 'deck'] as const) {
      evening.playsTurn('first', second)
      evening.goesOn()
    }
    expect(evening.result).toMatchObject({ scores: [5], verdict: 3 })
  })

  test('[PALM-32] whoever is the next Child goes on', () => {
    const evening = new PalmEvening(2, { first: 0 })
    evening.playsTurn()
    expect(awaits(evening.match)).toEqual([1])
    expect(evening.table.next).toEqual([1, 0])
    evening.does(0, 'on')
    expect([evening.phase, evening.child]).toEqual(['choose', 1])
  })
})
