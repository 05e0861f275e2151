import { awaits } from '@veillee/kernel'
import { describe, expect, test } from 'vitest'
import { personByToken } from './room.ts'
import { hashOf, Party } from './testing.ts'
import { phoneView } from './view.ts'

const offers = (party: Party, by: number | 'room', link: string, person?: number) =>
  party.happens(party.tries(by, { do: 'offerSeat', link, ...(person !== undefined && { person }) }))
const movesIn = (party: Party, by: number | 'newcomer', link: string, token = hashOf('new phone')) =>
  party.happens(party.tries(by, { do: 'moveIn', link, token }))

describe('another device', () => {
  test('[ROOM-9] a link takes a seat to it, in the middle of a match', () => {
    const party = Party.of(4)
    party.starts()
    const before = party.view(1)
    offers(party, 1, 'link')
    movesIn(party, 'newcomer', 'link')
    expect(personByToken(party.room, hashOf('new phone'))).toBe(1)
    expect(party.view(1)).toEqual(before)
  })

  test('[ROOM-9] the former device then watches', () => {
    const party = Party.of(4)
    party.starts()
    offers(party, 1, 'link')
    movesIn(party, 'newcomer', 'link')
    const old = personByToken(party.room, hashOf('Ben', 1))!
    expect(old).toBe(4)
    expect(party.view(old).seats).toEqual([])
    expect(party.seen.lobby.people[old]).toMatchObject({ name: 'Ben', mark: 4, status: 'here' })
  })

  test('[ROOM-9] the link works once; a new one makes the last one useless', () => {
    const party = Party.of(4)
    offers(party, 1, 'first link')
    offers(party, 1, 'second link')
    const asked = { do: 'moveIn', link: 'first link', token: 'x' }
    expect(party.refusal('newcomer', asked)).toMatch('has been used')
    movesIn(party, 'newcomer', 'second link')
    expect(party.refusal('newcomer', { ...asked, link: 'second link' })).toMatch('has been used')
    expect(party.refusal('newcomer', { ...asked, link: '__proto__' })).toMatch('has been used')
  })

  test('[ROOM-11] a device that asks twice, since it did not hear, has moved in once', () => {
    const party = Party.of(4)
    offers(party, 1, 'link')
    movesIn(party, 'newcomer', 'link')
    const before = party.log.length
    movesIn(party, 'newcomer', 'link')
    expect(party.log.length).toBe(before)
  })

  test('[ROOM-4] [ROOM-9] a device of somebody who has left or was put out does not move in', () => {
    const party = Party.of(4)
    party.leaves(2)
    party.asks(0, { do: 'remove', person: 3 })
    offers(party, 1, 'link')
    for (const token of [hashOf('Cleo', 2), hashOf('Dan', 3)]) {
      expect(personByToken(party.room, token)).toBeDefined()
      expect(party.refusal('newcomer', { do: 'moveIn', link: 'link', token })).toMatch('no longer in')
    }
  })

  test('[ROOM-9] nobody offers another’s place, but for the host, who may help whoever is away', () => {
    const party = Party.of(4)
    party.goesAway(2)
    expect(party.refusal(1, { do: 'offerSeat', link: 'l', person: 2 })).toMatch('own phone')
    offers(party, 0, 'help', 2)
    movesIn(party, 'newcomer', 'help')
    expect(personByToken(party.room, hashOf('new phone'))).toBe(2)
    party.asks(0, { do: 'remove', person: 3 })
    expect(party.refusal(0, { do: 'offerSeat', link: 'l', person: 3 })).toMatch('own phone')
  })

  test('[ROOM-9] [ROOM-14] not even the host offers the place, and the hand, of somebody who is there', () => {
    const party = Party.of(3)
    party.asks(1, { do: 'share', name: 'Bea' })
    for (const person of [1, 2, 3])
      expect(party.refusal(0, { do: 'offerSeat', link: 'l', person })).toMatch('only they can offer')
    offers(party, 0, 'own')
    offers(party, 1, 'beside', 3)
    party.goesAway(1)
    offers(party, 0, 'help', 3) // who sits with somebody is away with their phone
  })

  test('[ROOM-9] what the host offered for somebody who was away is void when they are back', () => {
    const party = Party.of(3)
    party.goesAway(2)
    offers(party, 0, 'help', 2)
    party.isBack(2)
    expect(party.refusal('newcomer', { do: 'moveIn', link: 'help', token: 'x' })).toMatch('has been used')
    offers(party, 2, 'own')
    movesIn(party, 'newcomer', 'own')
  })

  test('[ROOM-9] a link of somebody put out meanwhile opens nothing', () => {
    const party = Party.of(4)
    offers(party, 1, 'link')
    party.asks(0, { do: 'remove', person: 1 })
    expect(party.refusal('newcomer', { do: 'moveIn', link: 'link', token: 'x' })).toMatch('has been used')
  })

  test('[ROOM-14] tokens and links are in nothing that is sent', () => {
    const party = Party.of(4)
    offers(party, 1, hashOf('link'))
    const sent = JSON.stringify([party.seen, ...[0, 1, 2, 3].map(person => party.view(person))])
    const log = JSON.stringify(party.log)
    for (const secret of [hashOf('link'), ...party.room.people.map(({ token }) => token!)]) {
      expect(log).toContain(secret)
      expect(sent).not.toContain(secret)
    }
  })
})

describe('two on one phone', () => {
  const shared = () => {
    const party = Party.of(3)
    party.asks(1, { do: 'share', name: 'Bea' })
    party.starts()
    return party
  }

  test('[ROOM-31] a phone holds the seats of both, each with a name, a mark and a hand of its own', () => {
    const party = shared()
    expect(party.seen.lobby.people[3]).toMatchObject({ name: 'Bea', mark: 3, onPhoneOf: 1 })
    expect(party.view(1).seats.map(({ seat }) => seat)).toEqual([1, 3])
    expect(party.seen.lobby.seating[3]).toEqual({ person: 3 })
  })

  test('[ROOM-14] [ROOM-31] once it has said who holds it, a phone is shown that hand and no other', () => {
    const party = shared()
    const phone = 1
    const all = phoneView(party.room, phone)
    expect(all.covered).toEqual([])
    for (const { seat } of all.seats) {
      const held = phoneView(party.room, phone, seat)
      expect(held.seats).toEqual(all.seats.filter(one => one.seat === seat))
      expect(held.covered.map(one => one.seat)).toEqual(
        all.seats.map(one => one.seat).filter(one => one !== seat),
      )
    }
    const { seats, covered } = phoneView(party.room, phone, null)
    expect(seats).toEqual([])
    const able = all.seats.filter(
      ({ seat, offers }) =>
        awaits(party.match).includes(seat) && Object.keys(offers.choices).length + offers.open.length > 0,
    )
    expect(covered.filter(({ isAble }) => isAble).map(({ seat }) => seat)).toEqual(able.map(one => one.seat))
  })

  test('[ROOM-31] a phone of one person has no cover, whatever it says', () => {
    const party = Party.of(4)
    party.starts()
    expect(phoneView(party.room, 0, null)).toEqual(phoneView(party.room, 0))
  })

  test('[ROOM-31] each plays their own seat by it', () => {
    const party = shared()
    party.playsUntil(() => party.match.phase === 'vote')
    for (const seat of party.seen.match!.awaits) party.plays(seat, 'vote', 3)
    expect(party.log.at(-1)).toMatchObject({ did: 'play' })
    expect(party.match.phase).toBe('gallery')
    expect(party.refusal(3, { do: 'say', kind: 'words', text: 'hi' })).toBe('You are not in this room.')
  })

  test('[ROOM-31] one tap is the vote of both', () => {
    const party = shared()
    party.playsUntil(() => party.seen.match!.awaits.some(seat => seat === 0 || seat === 2))
    const absent = party.seen.match!.awaits.find(seat => seat === 0 || seat === 2)!
    party.goesAway(absent as number)
    party.waits(30_000)
    party.asks(1, { do: 'askWithout', absent, ...party.question }) // 2 of 3
    expect(party.log.at(-1)).toMatchObject({ did: 'play', move: 'skip', by: 'room' })
  })

  test('[ROOM-31] each is asked about their own palm', () => {
    const party = shared()
    party.asks(1, { do: 'answerPalm', lends: 'palm', person: 3 })
    expect(party.view(1).lends).toEqual([
      { person: 1, lends: null },
      { person: 3, lends: 'palm' },
    ])
  })

  test('[ROOM-31] with the phone go both, and both come back with it', () => {
    const party = shared()
    party.leaves(1)
    expect(party.seen.lobby.people.map(({ status }) => status)).toEqual(['here', 'left', 'here', 'left'])
    party.comes('Ben', { token: hashOf('Ben', 1) })
    expect(party.view(1).seats.map(({ seat }) => seat)).toEqual([1, 3])
  })

  test('[ROOM-31] one of them may go alone', () => {
    const party = Party.of(3)
    party.asks(1, { do: 'share', name: 'Bea' })
    party.asks(1, { do: 'leave', person: 3 })
    expect(party.seen.lobby.people.map(({ status }) => status)).toEqual(['here', 'here', 'here', 'left'])
    expect(party.refusal(0, { do: 'leave', person: 1 })).toMatch('own phone')
  })

  test('[ROOM-9] [ROOM-31] one of them moves to a phone of their own', () => {
    const party = shared()
    offers(party, 1, 'link', 3)
    movesIn(party, 'newcomer', 'link')
    expect([party.view(1).seats, party.view(3).seats].map(seats => seats.map(({ seat }) => seat))).toEqual([
      [1],
      [3],
    ])
    expect(party.room.people).toHaveLength(4)
  })

  test('[ROOM-9] [ROOM-31] a place that moves to somebody’s phone is held there besides theirs', () => {
    const party = Party.of(4)
    party.starts()
    offers(party, 1, 'link')
    movesIn(party, 2, 'link')
    expect(party.view(2).seats.map(({ seat }) => seat)).toEqual([1, 2])
    expect(personByToken(party.room, hashOf('Ben', 1))).toBe(4)
    expect(party.refusal(2, { do: 'moveIn', link: 'link', token: 'x' })).toMatch('has been used')
    offers(party, 2, 'again', 1)
    expect(party.refusal(2, { do: 'moveIn', link: 'again', token: 'x' })).toBe(
      'You are on this phone already.',
    )
  })

  test('[ROOM-4] [ROOM-31] a host on another’s phone is still the host, and passes the role on by leaving', () => {
    const party = Party.of(4)
    offers(party, 0, 'link')
    movesIn(party, 2, 'link')
    expect(party.view(2).isHost).toBe(true)
    expect(party.refusal(2, { do: 'remove', person: 0 })).toMatch('pass the role')
    party.asks(2, { do: 'leave', person: 0 })
    expect(party.seen.lobby.host).toBe(1)
  })
})
