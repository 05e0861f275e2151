import type { PalmTable } from '@veillee/games'
import { fingerprintOf, isKept, promiseOf, replayDeal, seedFrom, tableView } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { gameOf } from './room.ts'
import { hashOf, Party } from './testing.ts'

const number = hashOf('next')

describe('the start of a match', () => {
  test('[ROOM-4] is the host’s', () => {
    const party = Party.of(4)
    expect(party.refusal(1, { do: 'start', match: 1, number })).toBe('Only the host starts the match.')
    party.starts()
    expect(party.refusal(0, { do: 'start', match: 2, number })).toBe('A match is being played.')
  })

  test('[ROOM-3] waits for enough people, and the lobby says how many are missing', () => {
    const party = Party.of(2)
    expect(party.seen.lobby).toMatchObject({
      missing: 2,
      notReady: { en: '2 more people.', fr: 'Il manque 2 personnes.' },
    })
    expect(party.refusal(0, { do: 'start', match: 1, number })).toBe('2 more people.')
    party.comes('Cleo')
    expect(party.seen.lobby.notReady?.en).toBe('One more person.')
    party.comes('Dan')
    expect(party.seen.lobby).toMatchObject({ missing: 0, notReady: null })
    const apart = Party.of(2, { game: 'palm-reader', setting: 'remote' })
    expect(apart.seen.lobby.notReady?.fr).toBe('Il manque 2 personnes, ou des robots.')
    apart.comes('Cleo')
    expect(apart.seen.lobby.notReady?.en).toBe('One more person, or a robot.')
  })

  test('[READ-19] at a table of Palm Reader every seat needs a person', () => {
    const party = Party.of(3)
    party.asks(0, { do: 'seatBot', seat: 3, level: 'keen' })
    expect(party.refusal(0, { do: 'start', match: 1, number })).toMatch('robots have none')
    party.asks(0, { do: 'choose', setting: 'remote' })
    party.starts()
    expect(party.match.seats).toBe(4)
  })

  test('[ROOM-3] the seats of the match are those that are held, clockwise and without gaps', () => {
    const party = Party.of(4)
    party.asks(0, { do: 'sit', seat: 9 })
    party.asks(2, { do: 'sit', seat: 5 })
    party.starts()
    expect([0, 1, 2, 3].map(seat => party.sitter(seat))).toEqual([1, 3, 2, 0])
  })

  test('[ROOM-11] a late tap does not start the match after this one', () => {
    const party = Party.of(4)
    const tap = { do: 'start', match: 1, number }
    party.starts()
    party.playsToTheEnd()
    expect(party.refusal(0, tap)).toBe('That match has already been.')
  })

  test('a number that the server got wrong is our own mistake', () => {
    const party = Party.of(4)
    expect(() => party.tries(0, { do: 'start', match: 1, number: 'ab' })).toThrow('64')
    expect(() => party.tries('room', { do: 'promise', number: 'ab' })).toThrow('64')
  })
})

describe('a rematch', () => {
  const firstTeam = (party: Party) => {
    const { teams, active } = party.table<PalmTable>()
    return teams.findIndex(({ seats }) => seats.includes(active[0]!))
  }

  test('[ROOM-7] keeps everybody in their seat', () => {
    const party = Party.of(5)
    party.asks(0, { do: 'sit', seat: 7 })
    party.starts()
    const before = party.seen.lobby.seating
    party.playsToTheEnd()
    party.starts()
    expect(party.seen.lobby.seating).toEqual(before)
    expect(party.seen.match?.number).toBe(2)
  })

  test('[PALM-8] [PALM-29] begins with the next team, whoever began before', () => {
    const party = Party.of(6, { game: 'in-the-palm' })
    party.starts()
    const first = firstTeam(party)
    for (const rematch of [1, 2, 3]) {
      party.playsToTheEnd()
      party.starts()
      expect(firstTeam(party)).toBe((first + rematch) % 3)
    }
  })

  test('[PALM-8] begins with the next seat where there are no teams', () => {
    const party = Party.of(3, { game: 'in-the-palm', options: { first: 2 } })
    party.starts()
    expect(party.table<PalmTable>().child).toBe(2)
    party.playsToTheEnd()
    party.starts()
    expect(party.table<PalmTable>().child).toBe(0)
  })

  test('[PALM-8] a host who says who begins is heard', () => {
    const party = Party.of(6, { game: 'in-the-palm', options: { first: 1 } })
    party.starts()
    party.playsToTheEnd()
    party.asks(0, { do: 'choose', options: { first: 1 } })
    party.starts()
    expect(firstTeam(party)).toBe(1)
  })

  test('[PALM-8] with another number of teams, it is open again who begins', () => {
    const party = Party.of(6, { game: 'in-the-palm' })
    party.starts()
    party.playsToTheEnd()
    party.leaves(5)
    party.leaves(4)
    party.starts()
    expect(party.log.findLast(({ did }) => did === 'start')).not.toHaveProperty('options.first')
  })
})

describe('the seal', () => {
  test('[ROOM-15] the server’s number is promised, then each phone adds one, then the fingerprint is shown', () => {
    const party = Party.of(4)
    const { promise } = party.seen.lobby.seal!
    party.asks(2, { do: 'addNumber', number: hashOf('two') })
    party.asks(0, { do: 'addNumber', number: hashOf('zero') })
    expect(party.seen.lobby.seal).toEqual({ promise, by: [0, 2] })
    party.starts()
    const seal = party.seen.match!.seal
    expect(seal).toMatchObject({ promise, by: [0, 2], numbers: [hashOf('zero'), hashOf('two')] })
    expect(party.seen.match!.opened).toBeNull()
  })

  test('[ROOM-15] the seal is opened at the end, and anybody can check the deal with it', () => {
    const party = Party.of(4)
    party.asks(1, { do: 'addNumber', number: hashOf('one') })
    party.starts()
    const dealt = tableView(party.match)
    const begun = party.room.at
    party.playsToTheEnd()
    const { seal, opened, game } = party.seen.match!
    expect(isKept(seal, opened!, hashOf('one'))).toBe(true)
    expect(isKept(seal, opened!, hashOf('another'))).toBe(false)
    const { seed } = opened!
    const { options } = dealt.table as { options: object }
    expect(replayDeal(gameOf(game), { seats: 4, options, seed, at: begun }).table).toEqual(dealt)
  })

  test('[ROOM-15] before the end neither number nor seed is in anything that is sent', () => {
    const party = Party.of(4)
    party.starts()
    const sent = JSON.stringify([party.seen, ...[0, 1, 2, 3].map(person => party.view(person))])
    const server = hashOf('server', 1)
    expect(sent).toContain(promiseOf(server))
    expect(sent).toContain(fingerprintOf(seedFrom(server, [])))
    for (const secret of [server, seedFrom(server, []), hashOf('server', 'of match', 2)])
      expect(sent).not.toContain(secret)
  })

  test('[ROOM-15] a phone adds one number, and a whole one; the next match is sealed anew', () => {
    const party = Party.of(4)
    party.asks(1, { do: 'addNumber', number })
    expect(party.refusal(1, { do: 'addNumber', number: hashOf('better') })).toBe(
      'Your number is in the seal.',
    )
    expect(party.refusal(2, { do: 'addNumber', number: '7' })).toMatch('64')
    const { promise } = party.seen.lobby.seal!
    party.starts()
    expect(party.seen.lobby.seal?.by).toEqual([])
    expect(party.seen.lobby.seal?.promise).not.toBe(promise)
    party.asks(1, { do: 'addNumber', number: hashOf('next one') })
  })

  test('[ROOM-15] what happens in the lobby does not shift the cards', () => {
    const deal = (isBusy: boolean) => {
      const party = Party.of(4)
      if (isBusy) for (const seat of [7, 8, 1]) party.asks(1, { do: 'sit', seat })
      party.starts()
      return tableView(party.match)
    }
    expect(deal(true)).toEqual(deal(false))
  })
})
