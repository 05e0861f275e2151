// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Lobby } from '../connection/server-messages.ts'
import { sittersAt } from '../room-client/sitters.ts'
import { isVotable, missingIn, voteOn } from './absence.ts'
import { lobbyOf, matchOf } from './testing.tsx'

const SINCE = 100_000
function waiting(
  match = matchOf({ awaits: [1] }),
  away: readonly number[] = [1],
  lobby: Lobby = lobbyOf(['Ana', 'Tom', 'Jo']),
) {
  const sitters = sittersAt({ lobby, match, away, person: 0 })
  return { match, sitters, lobby, away, awaySince: new Map(away.map(person => [person, SINCE])) }
}

test('[ROOM-10] only who is awaited and away is waited for, since they went', () => {
  expect(missingIn(waiting()).map(({ sitter, since }) => [sitter.name, since])).toEqual([['Tom', SINCE]])
  expect(missingIn(waiting(matchOf({ awaits: [0, 2] })))).toEqual([])
  expect(missingIn(waiting(matchOf({ awaits: [1] }), []))).toEqual([])
  expect(missingIn(waiting(matchOf({ awaits: ['host'] })))).toEqual([])
})

test('[ROOM-10] nobody waits where a bot stands in, nor after the end', () => {
  expect(missingIn(waiting(matchOf({ awaits: [1], standIns: [1] })))).toEqual([])
  expect(missingIn(waiting(matchOf({ awaits: [1], end: 'finished' })))).toEqual([])
})

test('[ROOM-10] after 30 seconds a vote can help; at once if somebody else has voted, or left for good', () => {
  const [tom] = missingIn(waiting())
  expect(isVotable(tom!, matchOf(), SINCE + 29_999)).toBe(false)
  expect(isVotable(tom!, matchOf(), SINCE + 30_000)).toBe(true)
  expect(isVotable(tom!, matchOf({ votes: [{ by: 2, absent: 1 }] }), SINCE)).toBe(true)
  const lobby = lobbyOf(['Ana', 'Tom', 'Jo'])
  const people = lobby.people.map((one, i) => (i === 1 ? { ...one, status: 'left' as const } : one))
  const [left] = missingIn(waiting(undefined, [], { ...lobby, people }))
  expect(left).toMatchObject({ since: null })
  expect(isVotable(left!, matchOf(), 0)).toBe(true)
})

test('[ROOM-10] more than half of the persons present decide: bots and the absent have no vote', () => {
  const lobby = lobbyOf(['Ana', 'Tom', 'Jo', 'Lou*'])
  const match = matchOf(
    {
      awaits: [1],
      votes: [
        { by: 2, absent: 1 },
        { by: 0, absent: 3 },
      ],
    },
    'vote',
    4,
  )
  expect(voteOn(1, waiting(match, [1], lobby))).toEqual({ voters: [0, 2], voted: [2], needed: 2 })
})

test('[ROOM-10] everybody on a phone votes with it; if nobody plays and is there, whoever looks on votes', () => {
  const lobby = lobbyOf(['Ana', 'Tom', 'Jo'])
  const people = lobby.people.map((one, i) => (i === 2 ? { ...one, onPhoneOf: 0 } : one))
  const match = matchOf({ awaits: [1], votes: [{ by: 0, absent: 1 }] })
  expect(voteOn(1, waiting(match, [1], { ...lobby, people })).voted).toEqual([0, 2])
  const watched = { ...lobbyOf(['Ana', 'Tom', 'Jo', 'Eve']), seating: lobby.seating }
  expect(voteOn(1, waiting(match, [0, 1, 2], watched)).voters).toEqual([3])
})
