import { hears, isFree, phrases, type Seat, type Sound } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { PalmTestMatch } from './testing.ts'

/** Five players; seats 2, 3 and 4 are active: Grandfather, the Child, the other Child. */
const five = () => new PalmTestMatch(5, { first: 1 })

const EVERYBODY = [0, 1, 2, 3, 4]

/** Who hears each seat, from the first to the last. */
const heard = ({ match, everybody }: PalmTestMatch, sound: Sound): readonly (readonly Seat[])[] =>
  everybody.map(seat => hears(match, seat, sound))

describe('who hears whom', () => {
  test('[PALM-18] before the draw everybody talks', () => {
    const game = five()
    for (const sound of ['words', 'faces'] as const)
      expect(heard(game, sound)).toEqual(EVERYBODY.map(() => EVERYBODY))
  })

  test('[PALM-18] from the draw to the album the active team is silent, and opponents talk among themselves', () => {
    const game = five()
    game.draws()
    for (const phase of ['choose', 'mime', 'interfere', 'choose', 'mime', 'interfere']) {
      expect(game.phase).toBe(phase)
      expect(heard(game, 'words')).toEqual([[0, 1], [0, 1], [], [], []])
      if (phase === 'choose') game.keeps()
      if (phase === 'mime') game.mimes()
      if (phase === 'interfere') game.everybodyLays()
    }
  })

  test('[PALM-18] the opponents’ faces are for everybody but Grandfather', () => {
    const game = five()
    game.chooses()
    const butGrandfather = [0, 1, 3, 4]
    expect(heard(game, 'faces')).toEqual([butGrandfather, butGrandfather, [], [], []])
  })

  test('[PALM-48] while Grandfather ponders he may talk; the Child may not, nor the other Child', () => {
    const game = five()
    game.opensAlbum()
    expect(heard(game, 'words')).toEqual([[0, 1], [0, 1], EVERYBODY, [], []])
  })

  test('[PALM-24] poker faces, until both picks are confirmed', () => {
    const game = five()
    game.opensAlbum()
    const butGrandfather = [0, 1, 3, 4]
    expect(heard(game, 'faces')).toEqual([butGrandfather, butGrandfather, EVERYBODY, [], []])
    game.picks('first', 'second')
    for (const sound of ['words', 'faces'] as const)
      expect(heard(game, sound)).toEqual(EVERYBODY.map(() => EVERYBODY))
  })

  test('[PALM-48] who plays alone has nobody to talk to during the mime', () => {
    const game = new PalmTestMatch(4, { individually: true, first: 0 })
    game.chooses()
    expect(heard(game, 'words')).toEqual([[], [], [], []])
    expect(heard(game, 'faces')).toEqual([[], [], [0, 2, 3], [0, 2, 3]])
  })

  test('[PALM-48] two are silent until the album', () => {
    const game = new PalmTestMatch(2, { first: 0 })
    expect(heard(game, 'words')).toEqual([[], []])
    game.opensAlbum()
    expect(heard(game, 'words')).toEqual([[], [0, 1]])
  })
})

describe('what the Child may say', () => {
  const HOLD = ['palm-up', 'back-up', 'upright', 'fingers-spread', 'fingers-closed']

  test('[PALM-18] how to hold the hand, and that the second memory begins', () => {
    const game = five()
    game.chooses()
    expect(phrases(game.match, 3)).toEqual(HOLD)
    game.mimes()
    game.everybodyLays()
    game.keeps()
    expect(phrases(game.match, 4)).toEqual([...HOLD, 'second-memory'])
  })

  test('[PALM-18] how to hold the hand only until the mime begins, which is for the Child to say', () => {
    for (const setting of ['table', 'remote'] as const) {
      const game = new PalmTestMatch(5, { first: 1, setting })
      game.chooses()
      for (const by of [0, 2, 4, 'room'] as const) expect(game.choices(by, 'begin')).toEqual([])
      game.does(3, 'begin')
      expect([phrases(game.match, 3), game.choices(3, 'begin')]).toEqual([[], []])
      expect([game.phase, isFree(game.match, 'begin')]).toEqual(['mime', true])
      game.mimes()
      game.everybodyLays()
      game.keeps()
      expect(phrases(game.match, 4)).toEqual([...HOLD, 'second-memory'])
      game.does(4, 'begin')
      expect(phrases(game.match, 4)).toEqual(['second-memory'])
    }
  })

  test('[PALM-18] nobody else, and at no other moment of the turn', () => {
    const game = five()
    const says = () => EVERYBODY.filter(seat => phrases(game.match, seat).length > 0)
    const said: [string, readonly Seat[]][] = [[game.phase, says()]]
    const moments = [
      () => game.draws(),
      ...[1, 2].flatMap(() => [() => game.keeps(), () => game.mimes(), () => game.everybodyLays()]),
      () => game.picks('first', 'second'),
    ]
    for (const next of moments) {
      next()
      said.push([game.phase, says()])
    }
    expect(said).toEqual([
      ['roles', []],
      ['choose', []],
      ['mime', [3]],
      ['interfere', []],
      ['choose', []],
      ['mime', [4]],
      ['interfere', []],
      ['album', []],
      ['score', []],
    ])
  })
})

describe('calling out a forbidden mime', () => {
  test('[PALM-49] any opponent may, during the mime and after it, once for each memory', () => {
    const game = five()
    game.chooses()
    game.does(0, 'call')
    expect(game.choices(0, 'call')).toEqual([])
    expect(game.choices(1, 'call')).toEqual([true])
    game.mimes()
    expect(game.choices(0, 'call')).toEqual([])
    game.does(1, 'call')
    game.everybodyLays()
    game.keeps()
    expect(game.choices(0, 'call')).toEqual([true])
  })

  test('[PALM-12] Grandfather, the Child and the other Child call nothing', () => {
    const game = five()
    game.chooses()
    for (const by of [2, 3, 4, 'host', 'room'] as const) expect(game.choices(by, 'call')).toEqual([])
  })

  test('[PALM-49] everyone at the table sees the call, Grandfather only with the score', () => {
    const game = five()
    game.chooses()
    game.does(1, 'call')
    game.mimes()
    game.everybodyLays()
    game.keeps()
    game.does(0, 'call')
    const calls = [
      { memory: 1, by: 1 },
      { memory: 2, by: 0 },
    ]
    for (const seat of [0, 1, 3, 4]) expect(game.hand(seat).calls).toEqual(calls)
    expect(game.hand(2).calls).toEqual([])
    game.mimes()
    game.everybodyLays()
    expect(game.phase).toBe('album')
    expect(game.hand(2).calls).toEqual([])
    expect(game.table.scored).toBeNull()
    game.picks('first', 'second')
    expect(game.table.scored!.calls).toEqual(calls)
  })

  test('[PALM-49] it has no other effect', () => {
    const game = five()
    game.chooses()
    game.does(0, 'call')
    expect(game.phase).toBe('mime')
    game.mimes()
    game.everybodyLays()
    game.playsTurn()
    expect(game.points).toEqual([0, 2])
  })
})
