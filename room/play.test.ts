import type { StoryTable } from '@veillee/games'
import { describe, expect, test } from 'vitest'
import type { EntryOf } from './entry.ts'
import { applyEntry, fold } from './fold.ts'
import { handleRequest, settle } from './handle-request.ts'
import { Party } from './testing.ts'

const looking = () => {
  const party = Party.of(4)
  party.starts()
  const first = party.table<{ first: number }>().first
  const look = { do: 'play', seat: first, move: 'look', ...party.question } as const
  const [input] = party.view(first).seats[0]!.offers.choices.look!
  return { party, first, look: { ...look, input } }
}

describe('a move', () => {
  test('[ROOM-11] is played by whoever holds the seat, once', () => {
    const { party, first, look } = looking()
    const before = party.log.length
    expect(party.asks(first, look, 'a').map(({ did }) => did)).toEqual(['play'])
    expect(party.asks(first, look, 'a')).toEqual([])
    expect(party.log.length).toBe(before + 1)
    expect(party.match.phase).toBe('draw')
  })

  test('[ROOM-11] resent after the server has begun anew from the log, it still counts once', () => {
    const { party, first, look } = looking()
    party.asks(first, look, 'a')
    party.room = party.again()
    expect(party.asks(first, look, 'a')).toEqual([])
  })

  test('[ROOM-11] an id is its person’s own, and long remembered', () => {
    const { party, first, look } = looking()
    const other = (first + 1) % 4
    party.asks(other, { do: 'answerPalm', lends: 'palm' }, 'a')
    expect(party.asks(first, look, 'a')).toHaveLength(1)
    for (let i = 0; i < 31; i++) party.asks(first, { do: 'answerPalm', lends: 'palm' }, `b${i}`)
    expect(party.asks(first, look, 'a')).toEqual([])
    party.asks(first, { do: 'answerPalm', lends: 'palm' }, 'one too many')
    expect(party.refusal(first, look)).toBe('That question is over.')
  })

  test('[ROOM-11] a late tap never answers the following question, nor the same one of another match', () => {
    const { party, first, look } = looking()
    expect(party.refusal(first, { ...look, step: look.step + 1 })).toBe('That question is over.')
    expect(party.refusal(first, { ...look, match: 2 })).toBe('That question is over.')
    party.asks(first, look)
    expect(party.refusal(first, look)).toBe('That question is over.')
    party.asks(0, { do: 'endEarly', match: 1 })
    expect(party.refusal(first, look)).toBe('No match is being played.')
  })

  test('[ROOM-11] free moves name their question too', () => {
    const party = Party.of(4, { game: 'in-the-palm' })
    party.starts()
    const { active, eligible } = party.table<{ active: number[]; eligible: number[] }>()
    const move = { do: 'play', seat: active[0]!, move: 'grandfather', input: eligible[0], ...party.question }
    expect(party.refusal(active[0]!, { ...move, step: 99 })).toBe('That question is over.')
    expect(party.refusal(active[0]!, move)).toBeUndefined()
  })

  test('is refused from another’s seat, in words of the game where the game says no', () => {
    const { party, first, look } = looking()
    const other = (first + 1) % 4
    expect(party.refusal(other, look)).toBe('That seat is not yours.')
    expect(party.refusal(other, { ...look, seat: other })).toBe('It is not for you to do that now.')
    expect(party.refusal(first, { ...look, move: 'vote' })).toBe('That cannot be done at this point.')
    expect(party.refusal(first, { ...look, seat: 99 })).toBe('That seat is not yours.')
    const watcher = party.comes('Watcher')
    expect(party.refusal(watcher, { ...look, seat: 4 })).toBe('That seat is not yours.')
  })

  test('what the rules leave to the host is the host’s', () => {
    const party = hostIsAsked()
    const { tied } = party.table<StoryTable>()
    const pick = { do: 'play', seat: 'host', move: 'pick', input: tied[1], ...party.question }
    expect(party.seen.match?.awaits).toEqual(['host'])
    expect(party.refusal(1, pick)).toBe('That is for the host to do.')
    expect(party.view(0).hostOffers?.choices.pick).toEqual(tied)
    expect(party.view(1).hostOffers).toBeNull()
    party.plays('host', 'pick', tied[1])
    expect(party.table<StoryTable>().storyteller).toBe(tied[1])
  })

  test('the log holds the move of the rules, and nothing of what was sent besides', () => {
    const { party, first, look } = looking()
    const [entry] = party.asks(first, { ...look, extra: 'x'.repeat(99) } as never, 'id')
    expect(entry).toEqual({
      did: 'play',
      seat: first,
      move: 'look',
      input: look.input,
      by: first,
      at: party.atMs,
      id: 'id',
    })
  })
})

/** A story whose first storyteller is for the host to pick. */
function hostIsAsked(): Party {
  for (let seed = 1; ; seed++) {
    const party = Party.of(6, { game: 'extraordinary-story' }, seed)
    party.starts()
    if (party.match.phase === 'first') return party
  }
}

describe('time', () => {
  const teams = () => {
    const party = Party.of(4, { game: 'extraordinary-story', options: { teams: true } })
    party.starts()
    for (const seat of [0, 1, 2, 3]) party.plays(seat, 'here')
    return party
  }

  test('the clock is an entry, at the moment when it was due', () => {
    const party = teams()
    expect(party.match.phase).toBe('teams')
    const { entries, room } = settle(party.room, party.atMs + 9_000)
    expect(entries).toEqual([{ did: 'tick', by: 'room', at: party.atMs + 5_000 }])
    expect(room.playing!.match.phase).not.toBe('teams')
    expect(settle(party.room, party.atMs + 4_999).entries).toEqual([])
  })

  test('the clock comes before whatever is asked, also if that is refused', () => {
    const party = teams()
    party.atMs += 5_000
    const said = party.tries(1, { do: 'say', kind: 'faces', text: 'smile' })
    expect(said.entries.map(({ did }) => did)).toEqual(['tick', 'say'])
    const refused = party.tries(1, { do: 'play', seat: 1, move: 'here', input: true, ...party.question })
    expect(refused.refusal?.refusal.en).toBe('That question is over.')
    expect(refused.entries.map(({ did }) => did)).toEqual(['tick'])
  })

  test('time never runs back, whatever a clock says', () => {
    const party = teams()
    const early = handleRequest(party.room, {
      do: 'say',
      kind: 'faces',
      text: 'smile',
      by: 1,
      at: 3,
      presence: party.presence,
    })
    expect(early.entries).toMatchObject([{ did: 'say', at: party.atMs }])
  })
})

describe('the end of a match', () => {
  test('[ROOM-7] the last move brings the result with it, and the pad has its line', () => {
    const party = Party.of(4)
    party.starts()
    party.playsToTheEnd()
    const [last, finish] = party.log.slice(-2)
    expect([last?.did, finish?.did, finish?.by]).toEqual(['play', 'finish', 'room'])
    expect(party.seen.pad.lines).toEqual([
      {
        number: 1,
        game: 'palm-reader',
        at: party.atMs,
        players: ['Ada', 'Ben', 'Cleo', 'Dan'].map((name, person) => ({ person, name })),
        options: { setting: 'table', difficulties: ['green'], bets: true, edition: 3 },
        result: { stars: expect.any(Number), rank: expect.any(Number) },
      },
    ])
  })

  test('the table stays in sight until the next match begins', () => {
    const party = Party.of(4)
    party.starts()
    party.playsToTheEnd()
    expect(party.seen.match).toMatchObject({ end: 'finished', awaits: [], view: { phase: 'over' } })
    expect(party.view(0).seats[0]?.offers).toEqual({ choices: {}, open: [] })
    party.starts()
    expect(party.seen.match).toMatchObject({ number: 2, end: null })
  })

  test('[ROOM-4] the host can end a match before its time; it has a line without a result', () => {
    const party = Party.of(4)
    party.starts()
    expect(party.refusal(1, { do: 'endEarly', match: 1 })).toBe('That is for the host to do.')
    expect(party.refusal(0, { do: 'endEarly', match: 2 })).toBe('That match is over.')
    party.asks(0, { do: 'endEarly', match: 1 })
    expect(party.seen.match).toMatchObject({ end: 'early', awaits: [] })
    expect(party.seen.match?.opened).not.toBeNull()
    expect(party.seen.pad.lines).toMatchObject([{ number: 1, result: null }])
    expect(party.seen.pad.best).toEqual([])
    expect(party.refusal(0, { do: 'endEarly', match: 1 })).toBe('No match is being played.')
    party.starts()
  })

  test('[ROOM-5] who left during a match has lost the seat with its end', () => {
    const party = Party.of(5)
    party.starts()
    party.leaves(1)
    expect(party.seen.lobby.seating[1]).toEqual({ person: 1 })
    party.asks(0, { do: 'endEarly', match: 1 })
    expect(party.seen.lobby.seating[1]).toBeNull()
  })
})

describe('a log of other rules', () => {
  const played = () => {
    const party = Party.of(4)
    party.starts()
    party.playsToTheEnd()
    party.asks(1, { do: 'say', kind: 'words', text: 'Again!' })
    return party
  }
  const withRules = (party: Party, rules: number) =>
    party.log.map(entry => (entry.did === 'start' ? { ...entry, rules } : entry))

  test('a finished match keeps its line on the pad, although nobody can replay it', () => {
    const party = played()
    const room = fold(withRules(party, 0))!
    expect(room.pad).toEqual(party.room.pad)
    expect([room.playing, room.closed]).toEqual([null, null])
  })

  test('a match under way is closed kindly, and the room stays', () => {
    const party = Party.of(4)
    party.starts()
    for (let i = 0; i < 5; i++) party.playsSomething()
    party.asks(0, { do: 'say', kind: 'phrases', text: 'hush' })
    party.log = withRules(party, 0)
    party.room = party.again()
    expect(party.seen).toMatchObject({
      match: null,
      lobby: { closed: { number: 1, game: 'palm-reader', why: 'rules' }, missing: 0 },
    })
    party.starts()
    expect(party.seen).toMatchObject({ match: { number: 2 }, lobby: { closed: null } })
    party.playsToTheEnd()
    expect(JSON.stringify(party.again())).toBe(JSON.stringify(party.room))
  })

  test('a log that makes no match costs the match, not the room', () => {
    const { party, first } = looking()
    const wrong: EntryOf<'play'> = {
      did: 'play',
      seat: first,
      move: 'nonsense',
      input: 1,
      by: first,
      at: party.atMs,
    }
    const room = applyEntry(party.room, wrong)
    expect([room.playing, room.closed?.why]).toEqual([null, 'broken'])
    expect(room.people).toBe(party.room.people)
  })
})
