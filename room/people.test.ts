import { describe, expect, test } from 'vitest'
import { open } from './handle-request.ts'
import { readName } from './person.ts'
import { hashOf, Party } from './testing.ts'

const names = (party: Party) => party.seen.lobby.people.map(({ name }) => name)

describe('opening a room', () => {
  const server = { number: hashOf('server'), code: 'LAMP', at: 5 }

  test('[ROOM-1] anybody opens one, and says which game, which setting and which language', () => {
    const { lobby } = new Party({ game: 'extraordinary-story', setting: 'remote', language: 'en' }).seen
    expect([lobby.game, lobby.setting, lobby.language]).toEqual(['extraordinary-story', 'remote', 'en'])
    expect(lobby.code).toBe('LAMP')
    expect(lobby.options).toMatchObject({ setting: 'remote', language: 'en' })
    expect([lobby.people, lobby.host]).toEqual([[], null])
  })

  test.each([
    [{ game: 'chess', setting: 'table', language: 'fr' }, 'That is not among the choices.'],
    [{ game: 'palm-reader', setting: 'moon', language: 'fr' }, 'That is not among the choices.'],
    [{ game: 'palm-reader', setting: 'table', language: 'xx' }, 'That is not among the choices.'],
    [{ game: '__proto__', setting: 'table', language: 'fr' }, 'That is not among the choices.'],
    [
      { game: 'palm-reader', setting: 'table', language: 'fr', options: { difficulties: [] } },
      'The option “difficulties” cannot have that value.',
    ],
    [
      { game: 'palm-reader', setting: 'table', language: 'fr', options: [] },
      'Veillée could not read these options.',
    ],
  ])('[ROOM-1] %j is refused in words', (asked, en) => {
    expect(open(asked as never, server)).toMatchObject({ refusal: { en } })
  })

  test('[ROOM-15] the server’s number is promised before anybody comes', () => {
    const party = new Party()
    expect(party.log.map(({ did }) => did)).toEqual(['open', 'promise'])
    expect(party.seen.lobby.seal?.by).toEqual([])
  })
})

describe('coming in', () => {
  test('[ROOM-2] under a name of 1 to 20 characters', () => {
    const party = new Party()
    expect(party.comes('  Zoé  ')).toBe(0)
    expect(names(party)).toEqual(['Zoé'])
    for (const name of ['', ' ', 'x'.repeat(21)])
      expect(party.refusal('newcomer', { do: 'join', name, token: 'b', isScreen: false })).toBe(
        'A name has 1 to 20 characters.',
      )
    expect(readName('x'.repeat(20))).toBe('x'.repeat(20))
  })

  test('[ROOM-2] namesakes have different marks', () => {
    const party = new Party()
    party.comes('Tom', { token: 'a' })
    party.comes('Tom', { token: 'b' })
    expect(party.seen.lobby.people.map(({ name, mark }) => [name, mark])).toEqual([
      ['Tom', 0],
      ['Tom', 1],
    ])
  })

  test('[ROOM-2] the mark of somebody put out is free again; that of somebody who left is not', () => {
    const party = Party.of(3)
    party.leaves(1)
    party.asks(0, { do: 'remove', person: 2 })
    party.comes('Dan')
    expect(party.seen.lobby.people.map(({ mark }) => mark)).toEqual([0, 1, 2, 2])
  })

  test('[ROOM-8] the same device is the same person, as often as it comes', () => {
    const party = Party.of(2)
    const before = party.log.length
    expect(party.comes('Somebody else', { token: hashOf('Ben', 1) })).toBe(1)
    expect([party.log.length, party.room.people.length]).toEqual([before, 2])
  })

  test('[ROOM-8] whatever the moment, a room made from its log again shows everybody the same screen', () => {
    const party = Party.of(5, { game: 'in-the-palm', setting: 'remote' })
    const screens = () => JSON.stringify([party.seen, party.room.people.map((_, id) => party.view(id))])
    party.starts()
    for (let i = 0; i < 30; i++) {
      party.playsSomething()
      const before = screens()
      party.room = party.again()
      expect(screens()).toBe(before)
    }
  })

  test('[ROOM-5] in a match whoever comes watches, and has a free seat with the next one', () => {
    const party = Party.of(4)
    party.starts()
    const late = party.comes('Late')
    expect(party.view(late).seats).toEqual([])
    expect(party.match.seats).toBe(4)
    party.playsToTheEnd()
    party.starts()
    expect([party.match.seats, party.view(late).seats.length]).toEqual([5, 1])
  })

  test('with all seats taken one watches', () => {
    const party = Party.of(9, { game: 'in-the-palm' })
    expect(party.seen.lobby.seating.at(-1)).toEqual({ person: 7 })
    expect(party.seat(8)).toBeUndefined()
  })

  test('[ROOM-30] a room has an end', () => {
    const party = new Party()
    for (let i = 0; i < 60; i++) party.comes(`n${i}`)
    expect(party.refusal('newcomer', { do: 'join', name: 'One more', token: 'z', isScreen: false })).toBe(
      'This room is full.',
    )
  })

  test('[ROOM-6] a shared screen has no name, no seat and no say, and is not the host', () => {
    const party = new Party()
    const screen = party.comes('', { isScreen: true, token: 's' })
    expect([party.room.host, party.seat(screen)]).toEqual([null, undefined])
    const ada = party.comes('Ada')
    expect(party.room.host).toBe(ada)
    expect(party.refusal(screen, { do: 'say', kind: 'words', text: 'hello' })).toBe(
      'A shared screen only shows.',
    )
    expect(party.refusal(ada, { do: 'sit', seat: 3, person: screen })).toBe('A shared screen has no seat.')
    expect(party.refusal(ada, { do: 'passHost', to: screen })).toBe('That person is not here.')
  })

  test('[ROOM-6] a device comes back as what it was', () => {
    const party = Party.of(2)
    const screen = party.comes('', { isScreen: true, token: 's' })
    party.leaves(screen)
    party.leaves(1)
    party.comes('Ben', { isScreen: true, token: hashOf('Ben', 1) })
    party.comes('Somebody', { token: 's' })
    expect(party.seen.lobby.people.map(({ name, isScreen }) => [name, isScreen])).toEqual([
      ['Ada', false],
      ['Ben', false],
      ['', true],
    ])
  })

  test('a name can be changed in the lobby, never in a match: silent roles would speak by it', () => {
    const party = Party.of(4)
    party.asks(1, { do: 'rename', name: 'Benjamin' })
    expect(names(party)[1]).toBe('Benjamin')
    party.starts()
    const words = 'Names stay as they are until the match is over.'
    expect(party.refusal(1, { do: 'rename', name: 'it is 3' })).toBe(words)
    expect(party.refusal(1, { do: 'share', name: 'it is 3' })).toBe(words)
    party.leaves(1)
    party.comes('it is 3', { token: hashOf('Ben', 1) })
    expect(names(party)[1]).toBe('Benjamin')
  })
})

describe('the host', () => {
  test('[ROOM-4] is the first who comes, and can pass the role on', () => {
    const party = Party.of(2)
    expect(party.seen.lobby.host).toBe(0)
    party.asks(0, { do: 'passHost', to: 1 })
    expect([party.view(0).isHost, party.view(1).isHost]).toEqual([false, true])
    expect(party.refusal(0, { do: 'passHost', to: 0 })).toBe('Only the host can do that.')
  })

  test('[ROOM-4] can put somebody out, who then stays out', () => {
    const party = Party.of(3)
    party.asks(0, { do: 'remove', person: 1 })
    expect(party.seen.lobby.seating.slice(0, 3)).toEqual([{ person: 0 }, null, { person: 2 }])
    expect(party.refusal(1, { do: 'say', kind: 'words', text: 'why?' })).toBe('You are not in this room.')
    const again = { do: 'join', name: 'Ben', token: hashOf('Ben', 1), isScreen: false }
    expect(party.refusal('newcomer', again)).toBe('The host has put you out of this room.')
    expect(party.refusal(2, { do: 'remove', person: 0 })).toBe('Only the host can do that.')
    expect(party.refusal(0, { do: 'remove', person: 0 })).toMatch('pass the role')
    for (const person of [9, -1, '__proto__'])
      expect(party.refusal(0, { do: 'remove', person })).toBe('That person is not here.')
  })

  test('[ROOM-4] locks the room against newcomers; those who belong to it may come back', () => {
    const party = Party.of(2)
    party.leaves(1)
    party.asks(0, { do: 'setDoor', isOpen: false })
    expect(party.refusal('newcomer', { do: 'join', name: 'Cleo', token: 'c', isScreen: false })).toBe(
      'The host has closed this room to newcomers.',
    )
    party.comes('Ben', { token: hashOf('Ben', 1) })
    expect(party.seen.lobby.people[1]!.status).toBe('here')
    expect(party.refusal(1, { do: 'setDoor', isOpen: true })).toBe('Only the host can do that.')
  })

  test('[ROOM-4] can do without a seat', () => {
    const party = Party.of(5)
    party.asks(0, { do: 'stand' })
    party.starts()
    expect([party.match.seats, party.view(0).seats, party.view(0).isHost]).toEqual([4, [], true])
  })

  test('[ROOM-4] who leaves passes the role on at once: to whoever is there and seated, the longest', () => {
    const party = Party.of(4)
    party.asks(1, { do: 'stand' })
    party.goesAway(2)
    party.leaves(0)
    expect(party.seen.lobby.host).toBe(3)
  })

  test('[ROOM-4] with nobody left, the next who comes is host', () => {
    const party = Party.of(1)
    party.leaves(0)
    expect(party.comes('Ben')).toBe(1)
    expect(party.seen.lobby.host).toBe(1)
  })

  test('[ROOM-4] away for 30 seconds in the lobby, is replaced by somebody who is there', () => {
    const party = Party.of(3)
    party.goesAway(0)
    party.goesAway(1)
    party.waits(29_999)
    expect(party.seen.lobby.host).toBe(0)
    party.waits(1)
    expect(party.seen.lobby.host).toBe(2)
  })

  test('[ROOM-4] away in a match that needs nothing of them, stays host', () => {
    const party = Party.of(5)
    party.asks(0, { do: 'stand' })
    party.starts()
    party.goesAway(0)
    party.waits(600_000)
    expect(party.seen.lobby.host).toBe(0)
  })

  test('[ROOM-4] alone in the room, stays host even while away', () => {
    const party = Party.of(1)
    party.comes('', { isScreen: true, token: 's' })
    party.goesAway(0)
    party.waits(600_000)
    expect(party.seen.lobby.host).toBe(0)
  })
})

describe('real palms', () => {
  test('[ROOM-33] each is asked in private; others see only who plays through the phone', () => {
    const party = Party.of(4)
    for (const [person, lends] of (['palm', 'back', 'phone'] as const).entries())
      party.asks(person, { do: 'answerPalm', lends })
    party.starts()
    expect(party.view(1).lends).toEqual([{ person: 1, lends: 'back' }])
    expect(party.seen.match?.throughPhone).toEqual([2, 3])
    expect(JSON.stringify(party.seen)).not.toContain('"back"')
  })

  test('[ROOM-33] palm or back makes no difference to what anybody else is sent; neither do “phone” and no answer', () => {
    const sent = (lends: 'palm' | 'back' | 'phone' | undefined) => {
      const party = Party.of(4)
      if (lends) party.asks(1, { do: 'answerPalm', lends })
      party.starts()
      return JSON.stringify([party.seen, party.view(0), party.view(2)])
    }
    expect(sent('palm')).toBe(sent('back'))
    expect(sent('phone')).toBe(sent(undefined))
    expect(sent('palm')).not.toBe(sent('phone'))
  })

  test('[ROOM-33] an answer can be taken back at any moment, and nobody answers for another', () => {
    const party = Party.of(4)
    party.asks(1, { do: 'answerPalm', lends: 'palm' })
    party.starts()
    party.asks(1, { do: 'answerPalm', lends: 'phone' })
    expect(party.seen.match?.throughPhone).toContain(1)
    expect(party.refusal(0, { do: 'answerPalm', lends: 'palm', person: 1 })).toMatch('own phone')
    expect(party.refusal(0, { do: 'answerPalm', lends: 'foot' })).toMatch('Palm')
  })

  test('[ROOM-33] nobody is asked where no real palm is used', () => {
    expect(Party.of(4, { setting: 'remote' }).view(0).lends).toEqual([])
    expect(Party.of(4, { game: 'extraordinary-story' }).view(0).lends).toEqual([])
  })
})
