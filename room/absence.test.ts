import type { PalmTable, StoryTable } from '@veillee/games'
import { describe, expect, test } from 'vitest'
import { absencesIn, nextDue } from './absence.ts'
import { Party } from './testing.ts'

type ReaderTable = { first: number; drawer: number; feeler: number; chain: number[] }

const reader = (setting: 'table' | 'remote' = 'remote', seats = 5) => {
  const party = Party.of(seats, { setting })
  party.starts()
  const { first } = party.table<ReaderTable>()
  return { party, first, others: [...Array(seats).keys()].filter(seat => seat !== first) }
}

const asksWithout = (party: Party, by: number, absent: number | 'host') =>
  party.asks(by, { do: 'askWithout', absent, ...party.question })

const refusalWithout = (party: Party, by: number, absent: number | 'host') =>
  party.refusal(by, { do: 'askWithout', absent, ...party.question })

describe('somebody is away', () => {
  test('[ROOM-10] everybody sees who is missing, since when, and what follows', () => {
    const { party, first } = reader()
    party.goesAway(first)
    expect(absencesIn(party.room, party.presence)).toEqual([
      {
        absent: first,
        since: party.atMs,
        away: { afterMs: 30_000, ask: 'vote', standIn: true, soonerIfAll: true },
        votes: [],
        voters: 4,
      },
    ])
  })

  test('[ROOM-10] who is not awaited holds up nobody', () => {
    const { party, others } = reader()
    party.goesAway(others[0]!)
    expect(absencesIn(party.room, party.presence)).toEqual([])
    expect(refusalWithout(party, others[1]!, others[0]!)).toBe('Nobody is missing there.')
  })

  test('[ROOM-10] a stand-in comes sooner if all who are there ask for one', () => {
    const { party, first, others } = reader()
    expect(party.seen.match?.soonerIfAll).toBe(true)
    party.goesAway(first)
    for (const other of others.slice(0, 3)) asksWithout(party, other, first)
    expect(party.seen.match?.standIns).toEqual([]) // 3 of 4: more than half, but nobody has waited
    expect(asksWithout(party, others[3]!, first).map(({ did }) => did)).toEqual(['askWithout', 'standIn'])
    expect(party.seen.match?.standIns).toEqual([first])
    party.isBack(first)
    party.keeps()
    expect(party.seen.match?.standIns).toEqual([])
  })

  test('[ROOM-10] more than half who asked sooner are heard when the thirty seconds are over', () => {
    const { party, first, others } = reader()
    party.goesAway(first)
    const goneAt = party.atMs
    asksWithout(party, others[0]!, first)
    expect(nextDue(party.room, party.presence)).toBeUndefined() // 1 of 4
    for (const other of others.slice(1, 3)) asksWithout(party, other, first)
    expect(nextDue(party.room, party.presence)).toBe(goneAt + 30_000)
    party.waits(29_999)
    expect(party.seen.match?.standIns).toEqual([])
    party.waits(1)
    expect(party.seen.match?.standIns).toEqual([first])
  })

  test('[ROOM-10] [READ-23] a drawing under way is waited for: all together cannot cut it short', () => {
    const { party } = reader()
    party.playsUntil(() => party.match.phase === 'draw')
    const { drawer } = party.table<ReaderTable>()
    expect(party.seen.match?.soonerIfAll).toBe(false)
    party.goesAway(drawer)
    expect(refusalWithout(party, (drawer + 1) % 5, drawer)).toMatch('Wait a moment')
  })

  test('[ROOM-10] at a real table thirty seconds of waiting come before a vote', () => {
    const { party, first, others } = reader('table')
    party.goesAway(first)
    party.waits(29_999)
    expect(refusalWithout(party, others[0]!, first)).toMatch('Wait a moment')
    party.waits(1)
    expect(refusalWithout(party, others[0]!, first)).toBeUndefined()
  })

  test('[ROOM-10] a vote takes more than half of the persons present', () => {
    const { party, first, others } = reader()
    party.goesAway(first)
    party.waits(30_000)
    asksWithout(party, others[0]!, first)
    asksWithout(party, others[1]!, first)
    expect(party.seen.match?.votes.map(({ by }) => by)).toEqual([others[0], others[1]])
    expect(party.seen.match?.standIns).toEqual([]) // 2 of 4
    expect(party.due()).toBeUndefined()
    const decided = asksWithout(party, others[2]!, first)
    expect(decided.map(({ did, by }) => [did, by])).toEqual([
      ['askWithout', others[2]],
      ['standIn', 'room'],
    ])
    expect(party.seen.match?.standIns).toEqual([first])
  })

  test('[ROOM-10] a vote counts once, and the same tap again is harmless', () => {
    const { party, first, others } = reader()
    party.goesAway(first)
    party.waits(30_000)
    asksWithout(party, others[0]!, first)
    expect(asksWithout(party, others[0]!, first)).toEqual([])
    expect(party.seen.match?.votes).toHaveLength(1)
  })

  test('[ROOM-10] the absent have no vote: when one more goes, the others may be more than half', () => {
    const { party, first, others } = reader()
    party.goesAway(first)
    party.waits(30_000)
    asksWithout(party, others[0]!, first)
    asksWithout(party, others[1]!, first)
    party.goesAway(others[2]!)
    party.keeps() // 2 of 3
    expect(party.seen.match?.standIns).toEqual([first])
  })

  test('[ROOM-10] those who watch have no vote while somebody who plays is there', () => {
    const { party, first, others } = reader()
    const watcher = party.comes('Watcher')
    party.goesAway(first)
    party.waits(30_000)
    expect(refusalWithout(party, watcher, first)).toBe('Those who play decide that.')
    for (const other of others) party.goesAway(other)
    asksWithout(party, watcher, first)
    expect(party.seen.match?.standIns).toEqual([first])
  })

  test('[ROOM-10] with nobody there nobody waits, and nothing is decided', () => {
    const { party } = reader()
    for (let person = 0; person < 5; person++) party.goesAway(person)
    party.waits(86_400_000)
    expect(absencesIn(party.room, party.presence)).toEqual([])
    expect(party.match.step).toBe(0)
  })

  test('[ROOM-10] the votes are about this question only', () => {
    const { party, first, others } = reader('table')
    party.goesAway(first)
    party.waits(30_000)
    asksWithout(party, others[0]!, first)
    party.isBack(first)
    party.playsSomething()
    expect(party.seen.match?.votes).toEqual([])
  })

  test('[ROOM-10] at a real table the room plays what the phase says: the chain closes over the seat', () => {
    const { party, first, others } = reader('table')
    party.goesAway(first)
    party.waits(30_000)
    for (const other of others.slice(0, 3)) asksWithout(party, other, first)
    expect(party.log.slice(-1)).toMatchObject([{ did: 'play', seat: 'room', move: 'skip', by: 'room' }])
    expect(party.table<ReaderTable>().chain).not.toContain(first)
    expect(party.seen.match?.standIns).toEqual([])
  })

  test('[ROOM-10] where nobody need be asked, waiting is enough', () => {
    const { party } = reader('table')
    party.playsUntil(() => party.match.phase === 'gallery')
    const { next } = party.table<{ next: number }>()
    party.goesAway(next)
    expect(nextDue(party.room, party.presence)).toBe(party.atMs + 10_000)
    party.waits(10_000)
    expect(party.match.phase).toBe('look')
  })

  test('[ROOM-10] only the room goes on, and only when it is decided', () => {
    const { party, first } = reader()
    const goOn = { do: 'goOnWithout', absent: first, ...party.question }
    expect(party.refusal('room', goOn)).toBe('Nobody is missing there.')
    party.goesAway(first)
    expect(party.refusal('room', goOn)).toMatch('Wait a moment')
    party.waits(30_000)
    expect(party.refusal('room', goOn)).toBe('More than half of you have to agree.')
    expect(party.refusal('room', { ...goOn, step: 9 })).toBe('That question is over.')
  })

  test('[ROOM-10] a gesture under way is held', () => {
    const { party } = reader()
    party.playsUntil(() => party.match.phase === 'draw')
    const { feeler } = party.table<ReaderTable>()
    party.goesAway(feeler)
    expect(absencesIn(party.room, party.presence)).toMatchObject([{ absent: feeler, away: { hold: true } }])
  })

  test('[ROOM-10] [PALM-47] a mime is given up and a stand-in sits down, both at once', () => {
    const party = Party.of(4, { game: 'in-the-palm', setting: 'remote' })
    party.starts()
    party.playsUntil(() => party.match.phase === 'mime')
    const { child } = party.table<PalmTable>()
    party.goesAway(child)
    party.waits(30_000)
    for (const other of [0, 1, 2, 3].filter(seat => seat !== child).slice(0, 2))
      asksWithout(party, other, child)
    expect(party.log.slice(-2).map(({ did }) => did)).toEqual(['standIn', 'play'])
    expect([party.match.phase, party.seen.match?.standIns]).toEqual(['choose', [child]])
  })
})

describe('a stand-in', () => {
  const stoodIn = () => {
    const { party, first, others } = reader()
    party.goesAway(first)
    party.waits(30_000)
    for (const other of others.slice(0, 3)) asksWithout(party, other, first)
    const [look] = party.view(first).seats[0]!.offers.choices.look!
    const move = { do: 'playFor', seat: first, move: 'look', input: look, ...party.question } as const
    return { party, first, move }
  }

  test('plays for the absent, and for nobody else', () => {
    const { party, first, move } = stoodIn()
    expect(party.refusal('room', { ...move, seat: (first + 1) % 5 })).toBe('A person plays that seat.')
    expect(party.refusal('room', { ...move, step: 7 })).toBe('That question is over.')
    party.roomAsks(move)
    expect(party.match.phase).toBe('open')
    expect(party.log.at(-1)).toMatchObject({ did: 'play', seat: first, by: 'room' })
  })

  test('[ROOM-36] whoever comes back learns what was done for them, and nobody else does, until they play again', () => {
    const { party, first, move } = stoodIn()
    party.roomAsks(move)
    expect(party.match.phase).toBe('open')
    party.isBack(first)
    expect(party.view(first).playedFor).toEqual([{ seat: first, phases: ['look'] }])
    expect(party.view((first + 1) % 5).playedFor).toEqual([])
    for (let moves = 0; party.view(first).playedFor.length > 0 && moves < 50; moves++) party.playsSomething()
    expect(party.view(first).playedFor).toEqual([])
  })

  test('[ROOM-36] the table knows for whom a robot would play', () => {
    const { party, first } = reader()
    expect(party.seen.match?.robotFor).toEqual([first])
  })

  test('[ROOM-10] gives the seat back as soon as its person is there', () => {
    const { party, first, move } = stoodIn()
    expect(party.refusal('room', { do: 'comeBack', seat: first })).toBe('They are not back yet.')
    party.isBack(first)
    expect(party.seen.match?.standIns).toEqual([])
    expect(party.refusal('room', move)).toBe('A person plays that seat.')
    expect(party.tries('room', { do: 'comeBack', seat: first }).entries).toEqual([])
  })

  test('[ROOM-10] whoever plays is back, before anybody has noticed', () => {
    const { party, first, move } = stoodIn()
    const played = party.asks(first, { ...move, do: 'play' })
    expect(played.map(({ did }) => did)).toEqual(['comeBack', 'play'])
    expect(party.seen.match?.standIns).toEqual([])
  })

  test('a bot plays its own seat by the same way', () => {
    const party = Party.of(3, { setting: 'remote' })
    party.asks(0, { do: 'seatBot', seat: 3, level: 'keen' })
    party.starts()
    party.playsUntil(() => party.seen.match!.awaits.includes(3))
    expect(party.refusal(0, { do: 'play', seat: 3, move: 'look', input: 1, ...party.question })).toMatch(
      'not yours',
    )
    expect(party.refusal('room', { do: 'playFor', seat: 3, move: 'no', input: 1, ...party.question })).toBe(
      'That cannot be done at this point.',
    )
  })

  test('[TALE-27] where only people can act, a bot is away at once, and nobody is asked', () => {
    const party = Party.of(3, { game: 'extraordinary-story' })
    party.asks(0, { do: 'seatBot', seat: 3, level: 'keen' })
    party.starts()
    const storyteller = () => party.table<StoryTable>().storyteller!
    party.playsUntil(() => party.match.phase === 'tell' && storyteller() !== 3)
    party.plays(storyteller(), 'turn')
    party.plays((storyteller() + 2) % 3, 'object')
    const vote = { do: 'playFor', seat: 3, move: 'vote', input: 'right', ...party.question }
    expect(party.refusal('room', vote)).toBe('Only people can do that.')
    party.keeps()
    expect(party.table<StoryTable>().doubt?.ballots[3]).toBe('excused')
  })

  test('[PALM-46] at a real table a bot’s turn is skipped at once', () => {
    const party = Party.of(3, { game: 'in-the-palm' })
    party.asks(0, { do: 'seatBot', seat: 3, level: 'keen' })
    party.asks(0, { do: 'choose', options: { first: 1 } })
    party.starts()
    expect(party.table<PalmTable>().active).toEqual([2, 3])
    party.keeps()
    expect(party.table<PalmTable>().active).toEqual([0, 1])
  })
})

describe('somebody leaves for good', () => {
  test('[ROOM-5] the seat stays in the match, and is not waited for', () => {
    const { party, first, others } = reader()
    party.leaves(first)
    asksWithout(party, others[0]!, first)
    asksWithout(party, others[1]!, first)
    asksWithout(party, others[2]!, first)
    expect(party.seen.match?.standIns).toEqual([first])
  })

  test('[ROOM-5] who comes again finds it', () => {
    const { party, first } = reader()
    const { token, name } = party.room.people[first]!
    party.leaves(first)
    expect(party.view(first).seats).toEqual([])
    party.comes(name, { token: token! })
    expect(party.view(first).seats).toHaveLength(1)
  })

  test('[ROOM-5] somebody else takes it between two turns, and plays on with what lies there', () => {
    const { party, others } = reader('table')
    const [gone] = others
    const late = party.comes('Late')
    party.leaves(gone!)
    const take = { do: 'takeSeat', match: 1, seat: gone! } as const
    expect(party.refusal(late, take)).toBe('Between two turns you can sit down there.')
    while (party.match.phase !== 'gallery') {
      party.goesOn()
      party.playsSomething()
    }
    expect(party.refusal(others[1]!, take)).toBe('You have a seat in this match.')
    expect(party.refusal(late, { ...take, seat: others[1]! })).toBe('Somebody plays there.')
    expect(party.refusal(late, { ...take, match: 2 })).toBe('That question is over.')
    expect(party.refusal(late, { ...take, seat: 7 })).toBe('Somebody plays there.')
    party.asks(late, take)
    expect(party.view(late).seats.map(({ seat }) => seat)).toEqual([gone])
    expect(party.seen.lobby.seating.filter(holder => holder !== null)).toHaveLength(5)
  })

  test('[ROOM-5] so with a bot’s seat, in every game', () => {
    const games = ['in-the-palm', 'extraordinary-story', 'palm-reader'] as const
    const between = { 'in-the-palm': 'roles', 'extraordinary-story': 'pass', 'palm-reader': 'gallery' }
    for (const game of games) {
      const party = Party.of(5, { game, setting: 'remote' })
      party.asks(0, { do: 'seatBot', seat: 5, level: 'average' })
      party.starts()
      const late = party.comes('Late')
      party.playsUntil(() => party.match.phase === between[game])
      party.asks(late, { do: 'takeSeat', match: 1, seat: 5 })
      expect(party.view(late).seats.map(({ seat }) => seat)).toEqual([5])
    }
  })
})

describe('a host who is away', () => {
  test('[ROOM-4] when the rules ask them something, the role passes on', () => {
    const party = storyOfHost()
    party.goesAway(0)
    party.waits(29_999)
    expect(party.seen.lobby.host).toBe(0)
    party.waits(1)
    expect([party.seen.lobby.host, party.match.phase]).toEqual([1, 'first'])
  })

  test('[ROOM-4] so with the next one: a game waits for no host', () => {
    const party = storyOfHost()
    party.goesAway(0)
    party.waits(30_000)
    party.goesAway(1)
    party.waits(30_000)
    expect(party.seen.lobby.host).toBe(2)
  })

  test('[ROOM-4] a game waits for no host: one who is there and says nothing leaves it to chance', () => {
    const party = storyOfHost()
    expect(nextDue(party.room, party.presence)).toBe(party.atMs + 30_000)
    party.waits(30_000)
    expect(party.match.phase).toBe('open')
    expect(party.log.at(-1)).toMatchObject({ did: 'play', seat: 'room', move: 'byChance', by: 'room' })
  })

  test('[ROOM-4] a new host has as much time', () => {
    const party = storyOfHost()
    party.goesAway(0)
    party.waits(30_000)
    party.waits(29_999)
    expect([party.seen.lobby.host, party.match.phase]).toEqual([1, 'first'])
    party.waits(1)
    expect(party.match.phase).toBe('open')
  })
})

function storyOfHost(): Party {
  for (let seed = 1; ; seed++) {
    const party = Party.of(6, { game: 'extraordinary-story' }, seed)
    party.starts()
    if (party.match.phase === 'first') return party
  }
}
