import { awaits, awayOf, mayFetch, seatsOf, touches } from '@veillee/kernel'
import { type Drawing, rolled, unrolledDrawing } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { ReaderTestMatch } from './testing.ts'

describe('through the devices', () => {
  test('[READ-20] the one who draws touches, the next one feels, and nobody sees', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote' })
    expect(touches(game.match)).toEqual([])
    game.looks()
    game.opens()
    const [from, into] = [game.player(1), game.player(2)]
    expect(touches(game.match)).toEqual([{ from, kind: 'drawing', felt: [into], seen: [] }])
  })

  test('[READ-19] at a real table no gesture goes through a device', () => {
    const game = new ReaderTestMatch(4)
    game.looks()
    expect(touches(game.match)).toEqual([])
    const { drawer } = game.table
    expect(game.refusal(drawer!, 'drawing', game.drawing())).toBe('It is not your finger that draws now.')
  })

  test('[READ-20] “done” without a drawing is no drawing', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote' })
    game.looks()
    game.opens()
    expect(game.refusal(game.player(1), 'done')).toBe('It is not for you to do that now.')
    expect(game.refusal(game.player(1), 'drawing', { kind: 'drawing', strip: '' })).toBe(
      'Veillée could not read that.',
    )
    expect(game.refusal(game.player(2), 'drawing', game.drawing())).toBe(
      'It is not your finger that draws now.',
    )
  })

  test('[READ-21] no drawing reaches anybody before the round is scored; then everybody has the gallery', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote' })
    const isHidden = () => ([...seatsOf(4), 'nobody'] as const).every(eye => !mayFetch(game.match, eye, 0))
    game.looks()
    while (game.phase !== 'lap') {
      game.draws()
      expect(isHidden()).toBe(true)
    }
    game.noSecondLap()
    expect(isHidden()).toBe(true)
    game.shows('right', 'right', 'wrong')
    const [one, two, three, four] = [1, 2, 3, 4].map(place => game.player(place))
    expect(game.table.scored).toMatchObject({
      drawings: [
        { lap: 1, from: one, into: two, drawing: { gesture: 0 } },
        { lap: 1, from: two, into: three, drawing: { gesture: 1 } },
        { lap: 1, from: three, into: four, drawing: { gesture: 2 } },
        { lap: 1, from: four, into: one, drawing: { gesture: 3 } },
      ],
    })
    expect(mayFetch(game.match, 'nobody', 3)).toBe(true)
    game.goesOn()
    expect(isHidden()).toBe(true)
  })

  test('[READ-22] the first player is told if a line is missing; nobody else knows the lines', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote', difficulties: ['red'] })
    game.looks()
    game.opens()
    const whole = unrolledDrawing(game.drawing())
    const firstLine = whole.samples.findIndex((sample, i) => i > 0 && !sample.touching)
    const begun: Drawing = { kind: 'drawing', samples: whole.samples.slice(0, Math.max(2, firstLine)) }
    const partial = rolled(begun)
    expect(game.refusal(game.player(1), 'drawing', partial)).toBe(
      'Not all lines are there yet: draw the whole symbol.',
    )
    game.draws()
    game.opens()
    expect(game.refusal(game.player(2), 'drawing', partial)).toBeUndefined()
  })

  test('[READ-23] nobody’s palm is drawn on before it is open, which is for its owner to do', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote' })
    game.looks()
    const [one, two, three] = [1, 2, 3].map(place => game.player(place))
    for (const lap of [1, 2]) {
      expect([game.phase, game.table.lap]).toEqual(['open', lap])
      expect(game.table).toMatchObject({ drawer: one, feeler: two })
      expect(awaits(game.match)).toEqual([two])
      expect(touches(game.match)).toEqual([])
      expect(game.refusal(one!, 'drawing', game.drawing())).toBe('That cannot be done at this point.')
      for (const other of [one!, three!, 'room', 'host'] as const)
        expect(game.refusal(other, 'open')).toBe('It is not for you to do that now.')
      game.opens()
      expect([game.phase, awaits(game.match)]).toEqual(['draw', [one, two]])
      expect(touches(game.match)).toHaveLength(1)
      game.goesRound()
      if (lap === 1) game.secondLap()
    }
    expect(game.phase).toBe('vote')
  })

  test('[READ-23] a palm whose owner is away is opened by a stand-in, whom the others may ask for', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote' })
    game.looks()
    expect(awayOf(game.match, game.table.feeler!)).toMatchObject({ ask: 'vote', standIn: true })
  })

  test('[READ-19] at a real table no palm has to be opened on a phone', () => {
    const game = new ReaderTestMatch(4)
    game.looks()
    expect(game.phase).toBe('draw')
    game.goesRound()
    game.secondLap()
    expect(game.phase).toBe('draw')
  })

  test('[READ-23] a drawing is held while one of the two is away; after 30 seconds a vote brings a stand-in', () => {
    const game = new ReaderTestMatch(4, { setting: 'remote' })
    game.looks()
    game.opens()
    for (const seat of awaits(game.match))
      expect(awayOf(game.match, seat)).toEqual({ hold: true, afterMs: 30_000, ask: 'vote', standIn: true })
  })
})
