import { describe, expect, test } from 'vitest'
import { inThePalm } from './game.ts'
import { options } from './options.ts'

const nameless = (name: string) => ({ refusal: { en: `This game has no option “${name}” here.` } })
const badValue = (name: string) => ({ refusal: { en: `The option “${name}” cannot have that value.` } })

describe('what a table gets that says nothing', () => {
  test('[PALM-30] two play together, with an album of 8', () => {
    expect(options(undefined, 2)).toEqual({
      setting: 'table',
      mode: 'two',
      first: 'chance',
      trio: null,
      rounds: 2,
      redraw: true,
      album: 8,
      expert: false,
      bets: false,
    })
  })

  test('[PALM-34] three play each for themselves, without a redraw', () => {
    expect(options({}, 3)).toEqual({
      setting: 'table',
      mode: 'individual',
      first: 'chance',
      trio: null,
      rounds: 2,
      redraw: false,
      album: 8,
      expert: false,
      bets: true,
    })
  })

  test.each([4, 6, 8])('[PALM-5] %i play in pairs, for 2 rounds', seats => {
    expect(options(null, seats)).toMatchObject({ mode: 'teams', trio: null, rounds: 2, redraw: true })
  })

  test.each([
    [5, 1],
    [7, 2],
  ])('[PALM-5] %i have a team of three on the last seats, and 3 rounds', (seats, trio) => {
    expect(options({}, seats)).toMatchObject({ mode: 'teams', trio, rounds: 3, album: 8 })
  })
})

describe('what a table may say', () => {
  test.each([2, 3, 4, 5, 6, 7, 8])('[PALM-40] %i may choose the expert mode and the setting', seats => {
    expect(options({ expert: true, setting: 'remote' }, seats)).toMatchObject({
      expert: true,
      setting: 'remote',
    })
    expect(options({ expert: 1 }, seats)).toMatchObject(badValue('expert'))
    expect(options({ setting: 'one device' }, seats)).toMatchObject(badValue('setting'))
  })

  test('[PALM-51] bets can be switched off wherever there are opponents', () => {
    for (const seats of [3, 4, 5, 8]) {
      expect(options({}, seats)).toMatchObject({ bets: true })
      expect(options({ bets: false }, seats)).toMatchObject({ bets: false })
    }
    expect(options({ bets: true }, 2)).toMatchObject(nameless('bets'))
  })

  test('[PALM-34] 4 or 5 may play each for themselves', () => {
    for (const seats of [4, 5]) {
      expect(options({ individually: true }, seats)).toMatchObject({
        mode: 'individual',
        rounds: 2,
        trio: null,
      })
      expect(options({ individually: false }, seats)).toMatchObject({ mode: 'teams' })
      expect(options({ individually: 'yes' }, seats)).toMatchObject(badValue('individually'))
    }
    for (const seats of [2, 3, 6, 7, 8])
      expect(options({ individually: true }, seats)).toMatchObject(nameless('individually'))
  })

  test('[PALM-5] the host seats the team of three, where there is one', () => {
    expect(options({ trio: 0 }, 5)).toMatchObject({ trio: 0 })
    expect(options({ trio: 1 }, 7)).toMatchObject({ trio: 1 })
    expect(options({ trio: 2 }, 5)).toMatchObject(badValue('trio'))
    expect(options({ trio: 3 }, 7)).toMatchObject(badValue('trio'))
    for (const seats of [2, 3, 4, 6, 8]) expect(options({ trio: 0 }, seats)).toMatchObject(nameless('trio'))
    expect(options({ individually: true, trio: 0 }, 5)).toMatchObject(nameless('trio'))
  })

  test('[PALM-28] a third round is an option only where there is a team of three', () => {
    for (const seats of [5, 7]) {
      expect(options({ thirdRound: false }, seats)).toMatchObject({ rounds: 2 })
      expect(options({ thirdRound: true }, seats)).toMatchObject({ rounds: 3 })
    }
    for (const seats of [2, 3, 4, 6, 8])
      expect(options({ thirdRound: true }, seats)).toMatchObject(nameless('thirdRound'))
    expect(options({ individually: true, thirdRound: true }, 5)).toMatchObject(nameless('thirdRound'))
  })

  test('[PALM-13] the redraw may be off', () => {
    for (const seats of [2, 4, 5, 6, 7, 8])
      expect(options({ redraw: false }, seats)).toMatchObject({ redraw: false })
  })

  test('[PALM-36] there is no redraw where the Child chooses from a hand', () => {
    expect(options({ redraw: false }, 3)).toMatchObject(nameless('redraw'))
    expect(options({ individually: true, redraw: true }, 4)).toMatchObject(nameless('redraw'))
  })

  test('[PALM-31] two may have an album of 8, 10, 12 or 14', () => {
    for (const album of [8, 10, 12, 14]) expect(options({ album }, 2)).toMatchObject({ album })
    for (const album of [6, 9, 16, '8']) expect(options({ album }, 2)).toMatchObject(badValue('album'))
    for (const seats of [3, 4, 5, 6, 7, 8])
      expect(options({ album: 8 }, seats)).toMatchObject(nameless('album'))
  })

  test('[PALM-8] the host picks the team that begins', () => {
    expect(options({ first: 3 }, 8)).toMatchObject({ first: 3 })
    expect(options({ first: 'chance' }, 8)).toMatchObject({ first: 'chance' })
    for (const first of [4, -1, '0', null]) expect(options({ first }, 8)).toMatchObject(badValue('first'))
    expect(options({ first: 2 }, 5)).toMatchObject(badValue('first'))
  })

  test('[PALM-8] where there are no teams, the seat of the first Child', () => {
    expect(options({ first: 1 }, 2)).toMatchObject({ first: 1 })
    expect(options({ first: 4, individually: true }, 5)).toMatchObject({ first: 4 })
    expect(options({ first: 2 }, 2)).toMatchObject(badValue('first'))
  })

  test('[PALM-34] what is no list of options is refused in words', () => {
    for (const raw of ['teams', 4, ['expert'], true])
      expect(options(raw, 4)).toMatchObject({ refusal: { en: 'Options are a list of names and values.' } })
    expect(options({ rockets: 24 }, 4)).toMatchObject(nameless('rockets'))
  })

  test('[PALM-31] the game itself asks the same questions', () => {
    expect(inThePalm.options({ album: 12 }, 2)).toEqual(options({ album: 12 }, 2))
    expect(inThePalm.seats).toEqual({ min: 2, max: 8 })
  })
})
