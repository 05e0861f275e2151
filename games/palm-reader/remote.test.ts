import { awaits, awayOf, mayFetch, seatsOf, touches } from '@veillee/kernel'
import { type Drawing, rolled, unrolledDrawing } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { ReaderEvening } from './testing.ts'

describe('through the devices', () => {
  test('[READ-20] the one who draws touches, the next one feels, and nobody sees', () => {
    const evening = new ReaderEvening(4, { setting: 'remote' })
    expect(touches(evening.match)).toEqual([])
    evening.looks()
    const [from, into] = [evening.player(1), evening.player(2)]
    expect(touches(evening.match)).toEqual([{ from, kind: 'drawing', felt: [into], seen: [] }])
  })

  test('[READ-19] at a real table no gesture goes through a device', () => {
    const evening = new ReaderEvening(4)
    evening.looks()
    expect(touches(evening.match)).toEqual([])
    const { drawer } = evening.table
    expect(evening.refusal(drawer!, 'drawing', evening.drawing())).toBe(
      'It is not your finger that draws now.',
    )
  })

  test('[READ-20] “done” without a drawing is no drawing', () => {
    const evening = new ReaderEvening(4, { setting: 'remote' })
    evening.looks()
    expect(evening.refusal(evening.player(1), 'done')).toBe('It is not for you to do that now.')
    expect(evening.refusal(evening.player(1), 'drawing', { kind: 'drawing', strip: '' })).toBe(
      'Veillée could not read that.',
    )
    expect(evening.refusal(evening.player(2), 'drawing', evening.drawing())).toBe(
      'It is not your finger that draws now.',
    )
  })

  test('[READ-21] no drawing reaches anybody before the round is scored; then everybody has the gallery', () => {
    const evening = new ReaderEvening(4, { setting: 'remote' })
    const isHidden = () => ([...seatsOf(4), 'nobody'] as const).every(eye => !mayFetch(evening.match, eye, 0))
    evening.looks()
    while (evening.phase === 'draw') {
      evening.draws()
      expect(isHidden()).toBe(true)
    }
    evening.noSecondLap()
    expect(isHidden()).toBe(true)
    evening.shows('right', 'right', 'wrong')
    const [one, two, three, four] = [1, 2, 3, 4].map(place => evening.player(place))
    expect(evening.table.scored).toMatchObject({
      drawings: [
        { lap: 1, from: one, into: two, drawing: { gesture: 0 } },
        { lap: 1, from: two, into: three, drawing: { gesture: 1 } },
        { lap: 1, from: three, into: four, drawing: { gesture: 2 } },
        { lap: 1, from: four, into: one, drawing: { gesture: 3 } },
      ],
    })
    expect(mayFetch(evening.match, 'nobody', 3)).toBe(true)
    evening.goesOn()
    expect(isHidden()).toBe(true)
  })

  test('[READ-22] the first player is told if a line is missing; nobody else knows the lines', () => {
    const evening = new ReaderEvening(4, { setting: 'remote', difficulties: ['red'] })
    evening.looks()
    const whole = unrolledDrawing(evening.drawing())
    const firstLine = whole.samples.findIndex((sample, i) => i > 0 && !sample.touching)
    const begun: Drawing = { kind: 'drawing', samples: whole.samples.slice(0, Math.max(2, firstLine)) }
    const partial = rolled(begun)
    expect(evening.refusal(evening.player(1), 'drawing', partial)).toBe(
      'Not all lines are there yet: draw the whole symbol.',
    )
    evening.draws()
    expect(evening.refusal(evening.player(2), 'drawing', partial)).toBeUndefined()
  })

  test('[READ-23] a drawing is held while one of the two is away; after 30 seconds a vote brings a stand-in', () => {
    const evening = new ReaderEvening(4, { setting: 'remote' })
    evening.looks()
    for (const seat of awaits(evening.match))
      expect(awayOf(evening.match, seat)).toEqual({ hold: true, afterMs: 30_000, ask: 'vote', standIn: true })
  })
})
