import { STORY_LANGUAGES } from '@veillee/games'
import { describe, expect, test } from 'vitest'
import { Party } from './testing.ts'

describe('the choice of game and options', () => {
  test('[ROOM-4] is the host’s, in the lobby', () => {
    const party = Party.of(4)
    expect(party.refusal(1, { do: 'choose', game: 'in-the-palm' })).toBe('Only the host chooses.')
    party.starts()
    expect(party.refusal(0, { do: 'choose', game: 'in-the-palm' })).toBe('A match is being played.')
  })

  test('[ROOM-4] options are checked by the game', () => {
    const party = Party.of(4)
    party.asks(0, { do: 'choose', options: { difficulties: ['red', 'blue'] } })
    expect(party.seen.lobby.options).toEqual({ setting: 'table', difficulties: ['blue', 'red'], bets: true })
    expect(party.refusal(0, { do: 'choose', options: { difficulties: ['pink'] } })).toMatch('difficulties')
    expect(party.refusal(0, { do: 'choose', options: { speed: 3 } })).toMatch('no option “speed”')
    expect(party.refusal(0, { do: 'choose', options: 'none' })).toMatch('could not read')
    expect(party.refusal(0, { do: 'choose', game: 'chess' })).toBe('That is not among the choices.')
    const long = { difficulties: Array.from({ length: 1_000 }, () => 'red') }
    expect(party.refusal(0, { do: 'choose', options: long })).toMatch('could not read')
  })

  test.each(STORY_LANGUAGES)(
    '[ROOM-18] the language of the room is that of the story’s words: %s',
    language => {
      const party = Party.of(4, { game: 'extraordinary-story', language: 'fr' })
      party.asks(0, { do: 'choose', language })
      party.starts()
      expect(party.table<{ options: { language: string } }>().options.language).toBe(language)
    },
  )

  test('[ROOM-1] the setting is the room’s, and goes to every game', () => {
    const party = Party.of(4)
    party.asks(0, { do: 'choose', setting: 'remote' })
    expect(party.seen.lobby.options).toMatchObject({ setting: 'remote' })
    party.asks(0, { do: 'choose', game: 'in-the-palm' })
    expect(party.seen.lobby.options).toMatchObject({ setting: 'remote' })
  })

  test('[ROOM-7] another game for the same people, in the same seats', () => {
    const party = Party.of(4)
    party.asks(3, { do: 'sit', seat: 6 })
    const before = party.seen.lobby.seating
    party.asks(0, { do: 'choose', game: 'in-the-palm' })
    expect(party.seen.lobby.seating).toEqual(before.slice(0, 8))
  })

  test('what was set for a game is there again when it is chosen again', () => {
    const party = Party.of(4)
    party.asks(0, { do: 'choose', options: { difficulties: ['purple'] } })
    party.asks(0, { do: 'choose', game: 'in-the-palm' })
    party.asks(0, { do: 'choose', game: 'palm-reader' })
    expect(party.seen.lobby.options).toMatchObject({ difficulties: ['purple'] })
  })

  test('what has no meaning at a table of another size falls away, and comes back', () => {
    const party = Party.of(2, { game: 'in-the-palm', options: { album: 12, expert: true } })
    expect(party.seen.lobby.options).toMatchObject({ album: 12, expert: true })
    const cleo = party.comes('Cleo')
    expect(party.seen.lobby.options).toMatchObject({ album: 8, expert: true, mode: 'individual' })
    party.leaves(cleo)
    expect(party.seen.lobby.options).toMatchObject({ album: 12 })
    party.starts()
    expect(party.table<{ options: object }>().options).toMatchObject({ album: 12, expert: true })
  })
})
