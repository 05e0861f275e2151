import { describe, expect, test } from 'vitest'
import { MOST_ENTRIES, MOST_ENTRIES_PLAYED, MOST_MATCHES } from './bounds.ts'
import type { Room } from './room.ts'
import { hashOf, Party } from './testing.ts'

const number = hashOf('next')
const FULL = 'takes nothing more'

const partyWith = (changes: Partial<Room>, count = 4): Party => {
  const party = Party.of(count)
  party.room = { ...party.room, ...changes }
  return party
}

describe('[ROOM-30] a room does not grow without end', () => {
  test('[ROOM-30] after 1,000 matches there is none more, and the lobby says so', () => {
    const last = partyWith({ matches: MOST_MATCHES - 1 })
    expect(last.seen.lobby.notReady).toBeNull()
    const party = partyWith({ matches: MOST_MATCHES })
    const words = 'This room has had 1,000 matches. Open a new one.'
    expect(party.refusal(0, { do: 'start', match: MOST_MATCHES + 1, number })).toBe(words)
    expect(party.seen.lobby.notReady?.en).toBe(words)
  })

  test('[ROOM-30] after 100,000 entries nobody adds anything, nor comes new; who is here may go, or be put out', () => {
    const party = partyWith({ position: MOST_ENTRIES })
    expect(party.refusal(0, { do: 'setChat', isOn: false })).toMatch(FULL)
    expect(party.refusal(0, { do: 'start', match: 1, number })).toMatch(FULL)
    const eve = { do: 'join', name: 'Eve', token: hashOf('Eve'), isScreen: false }
    expect(party.refusal('newcomer', eve)).toMatch(FULL)
    party.asks(0, { do: 'remove', person: 3 })
    party.leaves(2)
    const again = { do: 'join', name: 'Cleo', token: hashOf('Cleo', 2), isScreen: false }
    expect(party.refusal('newcomer', again)).toMatch(FULL)
  })

  test('[ROOM-30] what is refused anyway is refused for its own reason, and what has happened has happened', () => {
    const party = partyWith({ position: MOST_ENTRIES })
    expect(party.refusal(1, { do: 'setChat', isOn: false })).toBe('Only the host can do that.')
    const known = { do: 'join', name: 'Ben', token: hashOf('Ben', 1), isScreen: false }
    const before = party.log.length
    party.happens(party.tries('newcomer', known))
    expect(party.log.length).toBe(before)
  })

  test('[ROOM-30] a match under way is played on, up to 120,000; after that it can be ended', () => {
    const party = Party.of(4)
    party.starts()
    party.room = { ...party.room, position: MOST_ENTRIES }
    party.playsSomething()
    expect(party.room.position).toBeGreaterThan(MOST_ENTRIES)
    party.room = { ...party.room, position: MOST_ENTRIES_PLAYED }
    expect(() => party.playsSomething()).toThrow(FULL)
    party.asks(0, { do: 'endEarly', match: 1 })
    expect(party.seen.match!.end).toBe('early')
  })
})
