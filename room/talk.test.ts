import type { PalmTable } from '@veillee/games'
import { describe, expect, test } from 'vitest'
import { FACES, hearersOf, linesFor } from './talk.ts'
import { Party } from './testing.ts'

const says = (party: Party, by: number, text: string, kind: 'words' | 'faces' | 'phrases' = 'words') =>
  party.asks(by, { do: 'say', kind, text })
const refusal = (party: Party, by: number, text: string, kind = 'words') =>
  party.refusal(by, { do: 'say', kind, text })
const reads = (party: Party, person: number) => linesFor(party.room, person).map(({ text }) => text)
const SILENCE = 'Not a word now: the rules ask for silence.'

/** Six at Palm, in teams of two, in the phase that is asked for; a watcher and a screen look on. */
const palm = (phase: string) => {
  const party = Party.of(6, { game: 'in-the-palm', setting: 'remote' })
  party.starts()
  const watcher = party.comes('Watcher')
  const screen = party.comes('', { isScreen: true, token: 's' })
  party.playsUntil(() => party.match.phase === phase)
  const { child, grandfather, teams, opponents } = party.table<PalmTable>()
  const [mate, other] = teams[opponents[0]!]!.seats
  const [stranger] = teams[opponents[1]!]!.seats
  return { party, child, grandfather, mate: mate!, other: other!, stranger: stranger!, watcher, screen }
}

describe('chat in the lobby', () => {
  test('everybody talks to everybody, a line at a time, as text', () => {
    const party = Party.of(3)
    const screen = party.comes('', { isScreen: true, token: 's' })
    says(party, 1, '  <i>Hello</i>\n all ')
    for (const reader of [0, 1, 2, screen]) expect(reads(party, reader)).toEqual(['<i>Hello</i> all'])
    expect(linesFor(party.room, 0)).toEqual([
      { at: party.atMs, by: 1, kind: 'words', text: '<i>Hello</i> all' },
    ])
  })

  test('a line has 1 to 200 characters, and there are six faces', () => {
    const party = Party.of(2)
    expect(refusal(party, 0, ' ')).toBe('A line has 1 to 200 characters.')
    expect(refusal(party, 0, 'x'.repeat(201))).toBe('A line has 1 to 200 characters.')
    expect(refusal(party, 0, 'x'.repeat(200))).toBeUndefined()
    expect(FACES).toHaveLength(6)
    for (const face of FACES) expect(refusal(party, 0, face, 'faces')).toBeUndefined()
    expect(refusal(party, 0, 'moon', 'faces')).toBe('That is not among the faces.')
    expect(refusal(party, 0, 'hush', 'phrases')).toBe('That is not among the phrases.')
  })

  test('[ROOM-4] the host turns the chat off; faces stay', () => {
    const party = Party.of(2)
    expect(party.refusal(1, { do: 'setChat', isOn: false })).toBe('Only the host can do that.')
    party.asks(0, { do: 'setChat', isOn: false })
    expect(refusal(party, 1, 'hello')).toBe('The host has turned the chat off.')
    expect(party.view(1).may).toEqual({ words: false, faces: true, phrases: [] })
    says(party, 1, 'smile', 'faces')
    party.asks(0, { do: 'setChat', isOn: true })
    says(party, 1, 'hello')
  })

  test('the last 50 lines are kept', () => {
    const party = Party.of(2)
    for (let i = 0; i < 60; i++) says(party, 0, `line ${i}`)
    expect(reads(party, 1)).toHaveLength(50)
    expect(reads(party, 1)[0]).toBe('line 10')
  })
})

describe('silence in a match', () => {
  test('[ROOM-17] [PALM-48] during the mime, Child and Grandfather have neither chat nor faces', () => {
    const { party, child, grandfather } = palm('mime')
    for (const seat of [child, grandfather]) {
      expect(refusal(party, seat, 'hello')).toBe(SILENCE)
      expect(refusal(party, seat, 'smile', 'faces')).toBe(SILENCE)
      expect(party.view(seat).may).toMatchObject({ words: false, faces: false })
    }
  })

  test('[PALM-53] [ROOM-17] a bot in a seat is heard by those who would hear a person there', () => {
    const miming = palm('mime')
    expect(hearersOf(miming.party.room, miming.grandfather)).toEqual([])
    expect(hearersOf(miming.party.room, miming.mate)).toEqual([miming.mate, miming.other].sort())
    const looking = palm('album')
    expect(hearersOf(looking.party.room, looking.grandfather)).toBe('everybody')
    expect(hearersOf(looking.party.room, looking.child)).toEqual([])
  })

  test('[ROOM-17] opponents whisper among team-mates; nobody else is sent a word of it', () => {
    const { party, mate, other, stranger, child, grandfather, watcher, screen } = palm('mime')
    says(party, mate, 'a boat?')
    for (const reader of [mate, other]) expect(reads(party, reader)).toEqual(['a boat?'])
    for (const reader of [stranger, child, grandfather, watcher, screen])
      expect(reads(party, reader)).toEqual([])
  })

  test('[ROOM-17] faces go to everybody but Grandfather, and therefore not to those who watch', () => {
    const { party, mate, stranger, child, grandfather, watcher } = palm('mime')
    says(party, mate, 'wow', 'faces')
    for (const reader of [mate, stranger, child]) expect(reads(party, reader)).toEqual(['wow'])
    for (const reader of [grandfather, watcher]) expect(reads(party, reader)).toEqual([])
  })

  test('[ROOM-17] what was whispered stays among those who heard it, also when the silence is over', () => {
    const { party, mate, stranger, watcher } = palm('mime')
    says(party, mate, 'a boat?')
    party.playsUntil(() => party.match.phase === 'score')
    says(party, stranger, 'well done')
    expect(reads(party, mate)).toEqual(['a boat?', 'well done'])
    expect(reads(party, stranger)).toEqual(['well done'])
    expect(reads(party, watcher)).toEqual(['well done'])
  })

  test('[ROOM-17] nobody can count the whispers of others by what they push out', () => {
    const { party, mate, watcher } = palm('score')
    says(party, mate, 'for all')
    party.playsUntil(() => party.match.phase === 'mime')
    const { opponents, teams } = party.table<PalmTable>()
    for (let i = 0; i < 60; i++) says(party, teams[opponents[0]!]!.seats[0]!, `psst ${i}`)
    expect(reads(party, watcher)).toEqual(['for all'])
  })

  test('[ROOM-17] those who watch talk only when everybody may', () => {
    expect(refusal(palm('mime').party, 6, 'it is the boat!')).toBe(SILENCE)
    const { party, watcher } = palm('score')
    expect(party.view(watcher).may.words).toBe(true)
    says(party, watcher, 'bravo')
    expect(reads(party, 0)).toEqual(['bravo'])
  })

  test('[PALM-18] the Child says set phrases, and nothing else; everybody hears them', () => {
    const { party, child, grandfather, watcher, mate } = palm('mime')
    expect(party.view(child).may.phrases).toContain('palm-up')
    says(party, child, 'palm-up', 'phrases')
    for (const reader of [grandfather, watcher, mate]) expect(reads(party, reader)).toEqual(['palm-up'])
    expect(refusal(party, child, 'it is a boat', 'phrases')).toBe('That is not among the phrases.')
    expect(refusal(party, mate, 'palm-up', 'phrases')).toBe('That is not among the phrases.')
  })

  test('[READ-11] in Palm Reader nobody speaks until the round is scored', () => {
    const party = Party.of(4)
    party.starts()
    for (const seat of [0, 1, 2, 3]) expect(refusal(party, seat, 'hm')).toBe(SILENCE)
    party.playsUntil(() => party.match.phase === 'gallery')
    for (const seat of [0, 1, 2, 3]) expect(refusal(party, seat, 'hm')).toBeUndefined()
  })

  test('[TALE-20] while a story is told, a face is fine and a word is not', () => {
    const party = Party.of(4, { game: 'extraordinary-story' })
    party.starts()
    party.playsUntil(() => party.match.phase === 'tell')
    expect(refusal(party, 1, 'dragon')).toBe(SILENCE)
    expect(refusal(party, 1, 'laugh', 'faces')).toBeUndefined()
    const watcher = party.comes('Watcher')
    expect(refusal(party, watcher, 'dragon')).toBe(SILENCE)
    expect(refusal(party, watcher, 'laugh', 'faces')).toBeUndefined()
  })

  test('[ROOM-17] a phone that two share is as silent as the more silent of them', () => {
    const party = Party.of(5, { game: 'in-the-palm', setting: 'remote' })
    party.asks(0, { do: 'share', name: 'Ava' })
    party.asks(0, { do: 'sit', seat: 5, person: 5 })
    party.asks(0, { do: 'choose', options: { first: 0 } })
    party.starts()
    party.playsUntil(() => party.match.phase === 'mime')
    expect(party.table<PalmTable>().active).toEqual([0, 1])
    expect(refusal(party, 0, 'it is a boat')).toBe(SILENCE)
    expect(refusal(party, 4, 'a boat?')).toBeUndefined()
  })

  test('[ROOM-32] the host may remind everybody of the silence, as long as there is one', () => {
    const { party, mate, grandfather } = palm('mime')
    expect(party.view(0).may.phrases).toContain('hush')
    says(party, 0, 'hush', 'phrases')
    for (const reader of [mate, grandfather]) expect(reads(party, reader)).toContain('hush')
    expect(refusal(party, [1, 2, 3, 4, 5].find(seat => seat !== mate)!, 'hush', 'phrases')).toMatch('phrases')
    party.playsUntil(() => party.match.phase === 'score')
    expect(refusal(party, 0, 'hush', 'phrases')).toBe('That is not among the phrases.')
  })
})
