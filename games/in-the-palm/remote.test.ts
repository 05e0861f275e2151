import { isRefusal, mayFetch, touches } from '@veillee/kernel'
import { type Mime, rolled, unrolledMime } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { inThePalm } from './game.ts'
import { PalmTestMatch } from './testing.ts'

const remote = (seats: number, raw: object = {}) =>
  new PalmTestMatch(seats, { setting: 'remote', first: 0, ...raw })

/** Everybody who may fetch a gesture, the shared screen included. */
const whoMayFetch = ({ match, everybody }: PalmTestMatch, gesture: number) =>
  [...everybody, 'nobody' as const].filter(seat => mayFetch(match, seat, gesture))

describe('a mime through the devices', () => {
  test('[PALM-47] the Child’s objects on a drawn hand are the mime; there is no “done”', () => {
    const game = remote(4)
    game.chooses()
    expect(game.choices(1, 'done')).toEqual([])
    game.does(1, 'mime', game.mime())
    expect(game.phase).toBe('interfere')
    expect(game.state.turn.mimes).toEqual([{ gesture: 0 }])
  })

  test('[PALM-47] nobody else mimes', () => {
    const game = remote(5, { first: 1 })
    game.chooses()
    for (const by of [0, 1, 2, 4, 'host', 'room'] as const)
      expect(game.refusal(by, 'mime', game.mime())).toBe('It is the Child who mimes now.')
  })

  test('[PALM-16] what could not have happened is not read', () => {
    const game = remote(4)
    game.chooses()
    const mime = game.mime()
    const spoilt = [
      { kind: 'mime', strip: '' },
      { ...mime, kind: 'drawing' },
      { ...mime, strip: `${mime.strip}AAAA` },
    ]
    for (const raw of [null, 'a mime', unrolledMime(mime), ...spoilt])
      expect(game.refusal(1, 'mime', raw)).toBe('Veillée could not read that.')
  })

  test('[PALM-47] the hand may be turned to its back within one mime', () => {
    const game = remote(4)
    game.chooses()
    const { samples } = unrolledMime(game.mime())
    const back = samples.map(
      sample => ({ ...sample, tMs: sample.tMs + 5000, held: 'back-up', face: 'back' }) as const,
    )
    const turned: Mime = { kind: 'mime', samples: [...samples, ...back] }
    expect(game.refusal(1, 'mime', rolled(turned))).toBeUndefined()
  })

  test('[PALM-17] one mime for each memory, never a second', () => {
    const game = remote(4)
    game.chooses()
    game.mimes()
    expect(game.refusal(1, 'mime', game.mime())).toBe('That cannot be done at this point.')
    game.everybodyLays()
    game.keeps()
    game.mimes()
    expect(game.state.turn.mimes).toEqual([{ gesture: 0 }, { gesture: 1 }])
  })
})

describe('who feels it and who sees it', () => {
  test('[PALM-19] Grandfather feels it, and every opponent sees it', () => {
    const game = remote(6)
    game.chooses()
    expect(touches(game.match)).toEqual([{ from: 1, kind: 'mime', felt: [0], seen: [2, 3, 4, 5] }])
  })

  test('[PALM-12] so does the other Child of a team of three', () => {
    const game = remote(5, { first: 1 })
    game.chooses()
    expect(touches(game.match)).toEqual([{ from: 3, kind: 'mime', felt: [2], seen: [0, 1, 4] }])
    game.mimes()
    game.everybodyLays()
    game.keeps()
    expect(touches(game.match)).toEqual([{ from: 4, kind: 'mime', felt: [2], seen: [0, 1, 3] }])
  })

  test('[PALM-35] the players outside the pair are the opponents', () => {
    const game = remote(3)
    game.chooses()
    expect(touches(game.match)).toEqual([{ from: 0, kind: 'mime', felt: [1], seen: [2] }])
  })

  test('[PALM-46] at a real table the devices carry no touch', () => {
    const game = new PalmTestMatch(4)
    game.chooses()
    expect(touches(game.match)).toEqual([])
  })

  test('[PALM-47] it may be under way in the mime only', () => {
    const game = remote(4)
    const phases: string[] = []
    while (game.phase !== 'score') {
      if (touches(game.match).length > 0) phases.push(game.phase)
      if (game.phase === 'roles') game.draws()
      else if (game.phase === 'choose') game.keeps()
      else if (game.phase === 'mime') game.mimes()
      else if (game.phase === 'interfere') game.everybodyLays()
      else game.picks('first', 'second')
    }
    expect(phases).toEqual(['mime', 'mime'])
  })
})

describe('who may have it afterwards', () => {
  test('[PALM-47] an opponent who missed a part gets it from its start, Grandfather never before the score', () => {
    const game = remote(4)
    game.chooses()
    game.mimes()
    for (const phase of ['interfere', 'choose', 'mime', 'interfere', 'album']) {
      expect(game.phase).toBe(phase)
      expect(whoMayFetch(game, 0)).toEqual([2, 3])
      expect(game.hand(0).mimes).toEqual([])
      if (phase === 'interfere') game.everybodyLays()
      if (phase === 'choose') game.keeps()
      if (phase === 'mime') game.mimes()
    }
    expect(game.hand(2).mimes).toEqual([
      { memory: 1, mime: { gesture: 0 } },
      { memory: 2, mime: { gesture: 1 } },
    ])
  })

  test('[PALM-12] in a team of three each Child has seen the other’s', () => {
    const game = remote(5, { first: 1 })
    game.opensAlbum()
    expect(whoMayFetch(game, 0)).toEqual([0, 1, 4])
    expect(whoMayFetch(game, 1)).toEqual([0, 1, 3])
  })

  test('[PALM-50] with the score both are for everybody, watchers and shared screen too', () => {
    const game = remote(4)
    game.opensAlbum()
    expect(game.table.scored).toBeNull()
    game.picks('first', 'second')
    for (const gesture of [0, 1]) expect(whoMayFetch(game, gesture)).toEqual([0, 1, 2, 3, 'nobody'])
    expect(game.table.scored!.mimes).toEqual([
      { memory: 1, mime: { gesture: 0 } },
      { memory: 2, mime: { gesture: 1 } },
    ])
  })

  test('[PALM-47] they are gone with the next turn', () => {
    const game = remote(4)
    game.playsTurn()
    game.goesOn()
    for (const gesture of [0, 1]) expect(whoMayFetch(game, gesture)).toEqual([])
  })
})

describe('a whole match apart', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('[PALM-47] %i players, each with a device', seats => {
    const game = new PalmTestMatch(seats, { setting: 'remote', expert: true })
    const mimes = game.playsOn(({ table }) => table.scored!.mimes.length)
    expect(mimes.every(count => count === 2)).toBe(true)
    expect(game.result!.scores.some(points => points > 0)).toBe(true)
  })

  test('[PALM-30] one cannot play alone, and nine are too many', () => {
    for (const seats of [1, 9])
      expect(() => new PalmTestMatch(seats)).toThrow('This game is for 2 to 8 players.')
    expect(isRefusal(inThePalm.options({}, 2))).toBe(false)
  })
})
