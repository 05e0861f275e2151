import { hears, phrases, type Seat, type Sound } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { PalmEvening } from './testing.ts'

/** Five players; seats 2, 3 and 4 are active: Grandfather, the Child, the other Child. */
const five = () => new PalmEvening(5, { first: 1 })

const EVERYBODY = [0, 1, 2, 3, 4]

/** Who hears each seat, from the first to the last. */
const heard = ({ match, everybody }: PalmEvening, sound: Sound): readonly (readonly Seat[])[] =>
  everybody.map(seat => hears(match, seat, sound))

describe('who hears whom', () => {
  test('[PALM-18] before the draw everybody talks', () => {
    const evening = five()
    for (const sound of ['words', 'faces'] as const)
      expect(heard(evening, sound)).toEqual(EVERYBODY.map(() => EVERYBODY))
  })

  test('[PALM-18] from the draw to the album the active team is silent, and opponents talk among themselves', () => {
    const evening = five()
    evening.draws()
    for (const phase of ['choose', 'mime', 'interfere', 'choose', 'mime', 'interfere']) {
      expect(evening.phase).toBe(phase)
      expect(heard(evening, 'words')).toEqual([[0, 1], [0, 1], [], [], []])
      if (phase === 'choose') evening.keeps()
      if (phase === 'mime') evening.mimes()
      if (phase === 'interfere') evening.everybodyLays()
    }
  })

  test('[PALM-18] the opponents’ faces are for everybody but Grandfather', () => {
    const evening = five()
    evening.chooses()
    const butGrandfather = [0, 1, 3, 4]
    expect(heard(evening, 'faces')).toEqual([butGrandfather, butGrandfather, [], [], []])
  })

  test('[PALM-48] while Grandfather ponders he may talk; the Child may not, nor the other Child', () => {
    const evening = five()
    evening.opensAlbum()
    expect(heard(evening, 'words')).toEqual([[0, 1], [0, 1], EVERYBODY, [], []])
  })

  test('[PALM-24] poker faces, until both picks are confirmed', () => {
    const evening = five()
    evening.opensAlbum()
    const butGrandfather = [0, 1, 3, 4]
    expect(heard(evening, 'faces')).toEqual([butGrandfather, butGrandfather, EVERYBODY, [], []])
    evening.picks('first', 'second')
    for (const sound of ['words', 'faces'] as const)
      expect(heard(evening, sound)).toEqual(EVERYBODY.map(() => EVERYBODY))
  })

  test('[PALM-48] who plays alone has nobody to talk to during the mime', () => {
    const evening = new PalmEvening(4, { individually: true, first: 0 })
    evening.chooses()
    expect(heard(evening, 'words')).toEqual([[], [], [], []])
    expect(heard(evening, 'faces')).toEqual([[], [], [0, 2, 3], [0, 2, 3]])
  })

  test('[PALM-48] two are silent until the album', () => {
    const evening = new PalmEvening(2, { first: 0 })
    expect(heard(evening, 'words')).toEqual([[], []])
    evening.opensAlbum()
    expect(heard(evening, 'words')).toEqual([[], [0, 1]])
  })
})

describe('what the Child may say', () => {
  const HOLD = ['palm-up', 'back-up', 'upright', 'fingers-spread', 'fingers-closed']

  test('[PALM-18] how to hold the hand, and that the second memory begins', () => {
    const evening = five()
    evening.chooses()
    expect(phrases(evening.match, 3)).toEqual(HOLD)
    evening.mimes()
    evening.everybodyLays()
    evening.keeps()
    expect(phrases(evening.match, 4)).toEqual([...HOLD, 'second-memory'])
  })

  test('[PALM-18] nobody else, and at no other moment', () => {
    const evening = five()
    evening.chooses()
    for (const seat of [0, 1, 2, 4]) expect(phrases(evening.match, seat)).toEqual([])
    evening.mimes()
    for (const seat of EVERYBODY) expect(phrases(evening.match, seat)).toEqual([])
  })
})

describe('calling out a forbidden mime', () => {
  test('[PALM-49] any opponent may, during the mime and after it, once for each memory', () => {
    const evening = five()
    evening.chooses()
    evening.does(0, 'call')
    expect(evening.choices(0, 'call')).toEqual([])
    expect(evening.choices(1, 'call')).toEqual([true])
    evening.mimes()
    expect(evening.choices(0, 'call')).toEqual([])
    evening.does(1, 'call')
    evening.everybodyLays()
    evening.keeps()
    expect(evening.choices(0, 'call')).toEqual([true])
  })

  test('[PALM-12] Grandfather, the Child and the other Child call nothing', () => {
    const evening = five()
    evening.chooses()
    for (const by of [2, 3, 4, 'host', 'room'] as const) expect(evening.choices(by, 'call')).toEqual([])
  })

  test('[PALM-49] everyone at the table sees the call, Grandfather only with the score', () => {
    const evening = five()
    evening.chooses()
    evening.does(1, 'call')
    evening.mimes()
    evening.everybodyLays()
    evening.keeps()
    evening.does(0, 'call')
    const calls = [
      { memory: 1, by: 1 },
      { memory: 2, by: 0 },
    ]
    for (const seat of [0, 1, 3, 4]) expect(evening.hand(seat).calls).toEqual(calls)
    expect(evening.hand(2).calls).toEqual([])
    evening.mimes()
    evening.everybodyLays()
    expect(evening.phase).toBe('album')
    expect(evening.hand(2).calls).toEqual([])
    expect(evening.table.scored).toBeNull()
    evening.picks('first', 'second')
    expect(evening.table.scored!.calls).toEqual(calls)
  })

  test('[PALM-49] it has no other effect', () => {
    const evening = five()
    evening.chooses()
    evening.does(0, 'call')
    expect(evening.phase).toBe('mime')
    evening.mimes()
    evening.everybodyLays()
    evening.playsTurn()
    expect(evening.points).toEqual([0, 2])
  })
})
