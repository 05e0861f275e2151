import { expect, test } from 'vitest'
import { Party } from './testing.ts'

test('[ROOM-13] a timer is off by default, and on only if the host wants one', () => {
  const party = Party.of(4)
  party.starts()
  expect([party.seen.lobby.timerMs, party.seen.match?.timerEndsAt]).toEqual([null, null])
  expect(party.refusal(1, { do: 'setTimer', timerMs: 60_000 })).toBe('Only the host sets a timer.')
  for (const timerMs of [0, 9_999, 3_600_001, 10_000.5, Number.NaN])
    expect(party.refusal(0, { do: 'setTimer', timerMs })).toMatch('10 seconds to an hour')
  expect(party.refusal(0, { do: 'setTimer', timerMs: null })).toBeUndefined()
})

test('[ROOM-13] a running timer is seen by all, and begins anew with each question', () => {
  const party = Party.of(4)
  party.asks(0, { do: 'setTimer', timerMs: 60_000 })
  party.starts()
  expect(party.seen.match?.timerEndsAt).toBe(party.atMs + 60_000)
  party.waits(5_000)
  party.playsSomething()
  expect(party.seen.match?.timerEndsAt).toBe(party.atMs + 60_000)
})

test('[ROOM-13] the persons present may lengthen or stop it', () => {
  const party = Party.of(4)
  party.asks(0, { do: 'setTimer', timerMs: 60_000 })
  party.starts()
  party.waits(50_000)
  party.asks(2, { do: 'lengthenTimer', ...party.question })
  expect(party.seen.match?.timerEndsAt).toBe(party.atMs + 70_000)
  party.waits(100_000)
  party.asks(2, { do: 'lengthenTimer', ...party.question })
  expect(party.seen.match?.timerEndsAt).toBe(party.atMs + 60_000)
  party.asks(3, { do: 'stopTimer', ...party.question })
  expect(party.seen.match?.timerEndsAt).toBeNull()
  expect(party.refusal(3, { do: 'stopTimer', ...party.question })).toBe('No timer is running.')
  expect(party.refusal(3, { do: 'lengthenTimer', match: 1, step: 9 })).toBe('That question is over.')
})

test('[ROOM-13] a timer that has run out decides nothing, and rests where nobody is awaited', () => {
  const party = Party.of(4, { game: 'extraordinary-story', options: { teams: true } })
  party.asks(0, { do: 'setTimer', timerMs: 10_000 })
  party.starts()
  const { step } = party.match
  party.waits(60_000)
  expect(party.match.step).toBe(step)
  for (const seat of [0, 1, 2, 3]) party.plays(seat, 'here')
  expect([party.match.phase, party.seen.match?.timerEndsAt]).toEqual(['teams', null])
})
