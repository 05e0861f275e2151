import { type GameId, games, type PalmTable } from '@veillee/games'
import { type Chance, type Match, type Secret, seatsOf, tableOf } from '@veillee/kernel'
import { stateOf } from '@veillee/kernel/inside'
import { describe, expect, test } from 'vitest'
import { dealtAnew } from '../simulation/secrecy.ts'
import type { PersonId } from './person.ts'
import { playedBy, type Room } from './room.ts'
import { linesFor } from './talk.ts'
import { Party } from './testing.ts'
import { changesFrom, gestureFor, phoneView, roomView, touchesNow } from './view.ts'

/** The same room in a world where all is dealt anew that these seats may not know. */
function dealtAnewFor(room: Room, seats: readonly number[], chance: Chance): Room {
  const isHidden = ({ knownTo }: Secret) => !knownTo.some(seat => seats.includes(seat))
  const match = dealtAnew(room.playing!.match, chance, () => isHidden)
  return { ...room, playing: { ...room.playing!, match } }
}

const sentTo = (room: Room, phone: PersonId): string =>
  JSON.stringify([roomView(room), phoneView(room, phone), linesFor(room, phone)])

describe.each(Object.keys(games) as GameId[])('%s', game => {
  test.each(['table', 'remote'] as const)(
    '[ROOM-14] %s: no phone can tell one deal of what its seats may not know from another',
    setting => {
      const party = Party.of(5, { game, setting }, 3)
      const screen = party.comes('', { isScreen: true, token: 's' })
      const watcher = party.comes('Watcher')
      party.asks(1, { do: 'share', name: 'Bea' })
      party.asks(watcher, { do: 'stand' })
      party.starts()
      let changed = 0
      for (let i = 0; i < 120 && party.room.playing!.end === null; i++) {
        for (const phone of [0, 1, 2, 3, 4, screen, watcher]) {
          const other = dealtAnewFor(party.room, playedBy(party.room, phone), party.chance)
          expect(sentTo(other, phone)).toBe(sentTo(party.room, phone))
          if (JSON.stringify(stateOf(other.playing!.match)) !== JSON.stringify(stateOf(party.match)))
            changed++
        }
        party.playsSomething()
      }
      expect(changed).toBeGreaterThan(20)
    },
  )
})

describe('what is sent', () => {
  test('[ROOM-6] a shared screen gets what everybody gets, and nothing besides', () => {
    const party = Party.of(4)
    const screen = party.comes('', { isScreen: true, token: 's' })
    party.starts()
    expect(party.view(screen)).toEqual({
      person: screen,
      isHost: false,
      seats: [],
      covered: [],
      hostOffers: null,
      lends: [],
      playedFor: [],
      photos: [],
      brought: [],
      may: { words: false, faces: false, phrases: [] },
    })
  })

  test('[ROOM-14] a phone is offered what its own seats may do, and just that', () => {
    const party = Party.of(4)
    party.starts()
    const { first } = party.table<{ first: number }>()
    for (const seat of seatsOf(4)) {
      const [view] = party.view(seat).seats
      expect(view!.seat).toBe(seat)
      expect('look' in view!.offers.choices).toBe(seat === first)
    }
  })

  test('[ROOM-14] neither positions nor times of others’ moves are sent', () => {
    const party = Party.of(4, { game: 'in-the-palm', setting: 'remote' })
    party.starts()
    party.playsUntil(() => party.match.phase === 'interfere')
    const { opponents, teams } = party.table<PalmTable>()
    const [seat, mate] = teams[opponents[0]!]!.seats
    const others = seatsOf(4).filter(one => one !== seat && one !== mate)
    const before = others.map(one => sentTo(party.room, one))
    const [card] = party.view(seat!).seats[0]!.offers.choices.propose!
    party.atMs += 777
    party.plays(seat!, 'propose', card)
    expect(others.map(one => sentTo(party.room, one))).toEqual(before)
    expect(sentTo(party.room, mate!)).toContain('"proposals":[{')
  })

  test('what has not changed need not be made again', () => {
    const party = Party.of(4)
    party.starts()
    const before = party.room
    party.playsSomething()
    expect(changesFrom(before, party.room)).toEqual({ lobby: false, match: true, pad: false, talk: false })
    const played = party.room
    party.asks(0, { do: 'say', kind: 'phrases', text: 'hush' })
    expect(changesFrom(played, party.room)).toEqual({ lobby: false, match: false, pad: false, talk: true })
    const said = party.room
    party.asks(0, { do: 'setDoor', isOpen: false })
    expect(changesFrom(said, party.room)).toEqual({ lobby: true, match: false, pad: false, talk: false })
    const shut = party.room
    party.asks(0, { do: 'endEarly', match: 1 })
    expect(changesFrom(shut, party.room)).toMatchObject({ match: true, pad: true })
  })
})

describe('gestures', () => {
  const mimed = () => {
    const party = Party.of(4, { game: 'in-the-palm', setting: 'remote' })
    const watcher = party.comes('Watcher')
    party.asks(watcher, { do: 'stand' })
    party.starts()
    party.playsUntil(() => party.match.phase === 'mime')
    return { party, watcher, ...party.table<PalmTable>() }
  }

  test('[ROOM-14] a mime under way goes to the phones that may have it', () => {
    const { party, child, grandfather } = mimed()
    const seenBy = seatsOf(4).filter(seat => seat !== child && seat !== grandfather)
    expect(touchesNow(party.room)).toMatchObject([
      { kind: 'mime', fromPhone: child, feltBy: [{ seat: grandfather, phone: grandfather }], seenBy },
    ])
    expect(touchesNow(Party.of(4).room)).toEqual([])
  })

  test('a stand-in has no phone', () => {
    const { party, child, grandfather } = mimed()
    party.room = { ...party.room, playing: { ...party.room.playing!, standIns: [child] } }
    expect(touchesNow(party.room)).toMatchObject([
      { fromPhone: null, feltBy: [{ seat: grandfather, phone: grandfather }] },
    ])
  })

  test('[ROOM-6] [ROOM-14] a gesture is found in the log by those whose view names it, by others with the score', () => {
    const { party, child, grandfather, watcher } = mimed()
    party.playsUntil(() => party.match.phase === 'interfere')
    const opponent = seatsOf(4).find(seat => seat !== child && seat !== grandfather)!
    const position = gestureFor(party.room, opponent, 0)!
    expect(party.log[position]).toMatchObject({ did: 'play', move: 'mime', gesture: 0 })
    for (const phone of [grandfather, watcher]) expect(gestureFor(party.room, phone, 0)).toBeUndefined()
    party.playsUntil(() => party.match.phase === 'score')
    for (const phone of [grandfather, watcher]) expect(gestureFor(party.room, phone, 0)).toBe(position)
    expect(gestureFor(party.room, opponent, 99)).toBeUndefined()
  })
})

/** By type: a view has room for what the kernel's views return, and for no State. */
test('a match in a view shows its table and nothing else of itself', () => {
  const party = Party.of(4)
  party.starts()
  const { phase, step }: Match = party.match
  expect(party.seen.match!.view).toEqual({ phase, step, table: tableOf(party.match) })
})
