import { isRefusal, mayFetch, touches } from '@veillee/kernel'
import { type Mime, rolled, unrolledMime } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { inThePalm } from './game.ts'
import { PalmEvening } from './testing.ts'

const remote = (seats: number, raw: object = {}) =>
  new PalmEvening(seats, { setting: 'remote', first: 0, ...raw })

/** Everybody who may fetch a gesture, the shared screen included. */
const whoMayFetch = ({ match, everybody }: PalmEvening, gesture: number) =>
  [...everybody, 'nobody' as const].filter(seat => mayFetch(match, seat, gesture))

describe('a mime through the devices', () => {
  test('[PALM-47] the Child’s objects on a drawn hand are the mime; there is no “done”', () => {
    const evening = remote(4)
    evening.chooses()
    expect(evening.choices(1, 'done')).toEqual([])
    evening.does(1, 'mime', evening.mime())
    expect(evening.phase).toBe('interfere')
    expect(evening.state.turn.mimes).toEqual([{ gesture: 0 }])
  })

  test('[PALM-47] nobody else mimes', () => {
    const evening = remote(5, { first: 1 })
    evening.chooses()
    for (const by of [0, 1, 2, 4, 'host', 'room'] as const)
      expect(evening.refusal(by, 'mime', evening.mime())).toBe('It is the Child who mimes now.')
  })

  test('[PALM-16] what could not have happened is not read', () => {
    const evening = remote(4)
    evening.chooses()
    const mime = evening.mime()
    const spoilt = [
      { kind: 'mime', strip: '' },
      { ...mime, kind: 'drawing' },
      { ...mime, strip: `${mime.strip}AAAA` },
    ]
    for (const raw of [null, 'a mime', unrolledMime(mime), ...spoilt])
      expect(evening.refusal(1, 'mime', raw)).toBe('Veillée could not read that.')
  })

  test('[PALM-47] the hand may be turned to its back within one mime', () => {
    const evening = remote(4)
    evening.chooses()
    const { samples } = unrolledMime(evening.mime())
    const back = samples.map(
      sample => ({ ...sample, tMs: sample.tMs + 5000, held: 'back-up', face: 'back' }) as const,
    )
    const turned: Mime = { kind: 'mime', samples: [...samples, ...back] }
    expect(evening.refusal(1, 'mime', rolled(turned))).toBeUndefined()
  })

  test('[PALM-17] one mime for each memory, never a second', () => {
    const evening = remote(4)
    evening.chooses()
    evening.mimes()
    expect(evening.refusal(1, 'mime', true)).toBeDefined()
    evening.everybodyLays()
    evening.keeps()
    evening.mimes()
    expect(evening.state.turn.mimes).toEqual([{ gesture: 0 }, { gesture: 1 }])
  })
})

describe('who feels it and who sees it', () => {
  test('[PALM-19] Grandfather feels it, and every opponent sees it', () => {
    const evening = remote(6)
    evening.chooses()
    expect(touches(evening.match)).toEqual([{ from: 1, kind: 'mime', felt: [0], seen: [2, 3, 4, 5] }])
  })

  test('[PALM-12] so does the other Child of a team of three', () => {
    const evening = remote(5, { first: 1 })
    evening.chooses()
    expect(touches(evening.match)).toEqual([{ from: 3, kind: 'mime', felt: [2], seen: [0, 1, 4] }])
    evening.mimes()
    evening.everybodyLays()
    evening.keeps()
    expect(touches(evening.match)).toEqual([{ from: 4, kind: 'mime', felt: [2], seen: [0, 1, 3] }])
  })

  test('[PALM-35] the players outside the pair are the opponents', () => {
    const evening = remote(3)
    evening.chooses()
    expect(touches(evening.match)).toEqual([{ from: 0, kind: 'mime', felt: [1], seen: [2] }])
  })

  test('[PALM-46] at a real table the devices carry no touch', () => {
    const evening = new PalmEvening(4)
    evening.chooses()
    expect(touches(evening.match)).toEqual([])
  })

  test('[PALM-47] it may be under way in the mime only', () => {
    const evening = remote(4)
    const phases: string[] = []
    while (evening.phase !== 'score') {
      if (touches(evening.match).length > 0) phases.push(evening.phase)
      if (evening.phase === 'roles') evening.draws()
      else if (evening.phase === 'choose') evening.keeps()
      else if (evening.phase === 'mime') evening.mimes()
      else if (evening.phase === 'interfere') evening.everybodyLays()
      else evening.picks('first', 'second')
    }
    expect(phases).toEqual(['mime', 'mime'])
  })
})

describe('who may have it afterwards', () => {
  test('[PALM-47] an opponent who missed a part gets it from its start, Grandfather never before the score', () => {
    const evening = remote(4)
    evening.chooses()
    evening.mimes()
    for (const phase of ['interfere', 'choose', 'mime', 'interfere', 'album']) {
      expect(evening.phase).toBe(phase)
      expect(whoMayFetch(evening, 0)).toEqual([2, 3])
      expect(evening.hand(0).mimes).toEqual([])
      if (phase === 'interfere') evening.everybodyLays()
      if (phase === 'choose') evening.keeps()
      if (phase === 'mime') evening.mimes()
    }
    expect(evening.hand(2).mimes).toEqual([
      { memory: 1, mime: { gesture: 0 } },
      { memory: 2, mime: { gesture: 1 } },
    ])
  })

  test('[PALM-12] in a team of three each Child has seen the other’s', () => {
    const evening = remote(5, { first: 1 })
    evening.opensAlbum()
    expect(whoMayFetch(evening, 0)).toEqual([0, 1, 4])
    expect(whoMayFetch(evening, 1)).toEqual([0, 1, 3])
  })

  test('[PALM-50] with the score both are for everybody, watchers and shared screen too', () => {
    const evening = remote(4)
    evening.opensAlbum()
    expect(evening.table.scored).toBeNull()
    evening.picks('first', 'second')
    for (const gesture of [0, 1]) expect(whoMayFetch(evening, gesture)).toEqual([0, 1, 2, 3, 'nobody'])
    expect(evening.table.scored!.mimes).toEqual([
      { memory: 1, mime: { gesture: 0 } },
      { memory: 2, mime: { gesture: 1 } },
    ])
  })

  test('[PALM-47] they are gone with the next turn', () => {
    const evening = remote(4)
    evening.playsTurn()
    evening.goesOn()
    for (const gesture of [0, 1]) expect(whoMayFetch(evening, gesture)).toEqual([])
  })
})

describe('a whole match apart', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('[PALM-47] %i players, each with a device', seats => {
    const evening = new PalmEvening(seats, { setting: 'remote', expert: true })
    const mimes = evening.playsOn(({ table }) => table.scored!.mimes.length)
    expect(mimes.every(count => count === 2)).toBe(true)
    expect(evening.result!.scores.some(points => points > 0)).toBe(true)
  })

  test('[PALM-30] one cannot play alone, and nine are too many', () => {
    for (const seats of [1, 9])
      expect(() => new PalmEvening(seats)).toThrow('This game is for 2 to 8 players.')
    expect(isRefusal(inThePalm.options({}, 2))).toBe(false)
  })
})
