import { expect, test } from 'vitest'
import type { Lobby } from '../connection/server-messages.ts'
import { youOn } from './people.ts'

const lobbyOf = (...onPhoneOf: readonly (number | null)[]): Lobby =>
  ({
    people: onPhoneOf.map((phone, i) => ({
      name: `P${i}`,
      mark: i,
      status: 'here',
      isScreen: false,
      onPhoneOf: phone,
    })),
  }) as unknown as Lobby

test('[ROOM-22] with one phone for all, nobody in particular is “you”', () => {
  expect(youOn(lobbyOf(null, 0, 0), 0)).toBeNull()
  expect(youOn(lobbyOf(null), 0)).toBe(0)
  expect(youOn(lobbyOf(null, 0, null), 0)).toBe(0)
})
