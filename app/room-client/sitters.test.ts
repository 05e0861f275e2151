// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Lobby, Match } from '../connection/server-messages.ts'
import { sittersAt } from './sitters.ts'

const lettersOf = (names: readonly string[], bots = 0): readonly string[] => {
  const people = names.map((name, mark) => ({ name, mark, status: 'here', isScreen: false, onPhoneOf: null }))
  const seating = [...names.map((_, person) => ({ person })), ...Array(bots).fill({ bot: 'average' })]
  const lobby = { people, seating, host: 0 } as unknown as Lobby
  return sittersAt({ lobby, match: null, away: [], person: 0 }).map(sitter => sitter!.initial)
}

test('[ROOM-2] no two tokens have the same letters: who has a letter that somebody had before has two', () => {
  expect(lettersOf(['Ana', 'Tom', 'Anton', 'Anna'])).toEqual(['A', 'T', 'AN', 'AA'])
  expect(lettersOf(['Tom', 'Tom', 'tom', 'Tom', 'Tom'])).toEqual(['T', 'TO', 'TM', 'T3', 'T4'])
  expect(lettersOf(['Élise', 'Eva'])).toEqual(['É', 'EV'])
})

test('[ROOM-2] [ROOM-23] nor has a robot those of a person', () => {
  expect(lettersOf(['Mia', 'Léa'], 3)).toEqual(['M', 'L', 'LO', 'MA', 'I'])
})

test('[ROOM-36] a robot that plays for somebody is named with them, wherever they are, until the match is over', () => {
  const people = ['Ana', 'Tom'].map((name, mark) => ({
    name,
    mark,
    status: 'here',
    isScreen: false,
    onPhoneOf: null,
  }))
  const lobby = { people, seating: [{ person: 0 }, { person: 1 }], host: 0 } as unknown as Lobby
  const namesIn = (end: Match['end']) =>
    sittersAt({ lobby, match: { end, standIns: [1] } as unknown as Match, away: [1], person: 0 }).map(
      sitter => sitter!.name,
    )
  expect(namesIn(null)).toEqual(['Ana', 'Tom\u00a0(robot)'])
  expect(namesIn('finished')).toEqual(['Ana', 'Tom'])
})
