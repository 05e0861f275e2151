import { type GameId, games } from '@veillee/games'
import { chanceAt, isRefusal } from '@veillee/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { importOf } from './import.ts'
import { playingIn } from './room.ts'
import { exportOf } from './room-file.ts'
import { LONGEST_PAD } from './shape.ts'
import { hashOf, Party } from './testing.ts'
import { phoneView, roomView } from './view.ts'

const HOME = { number: hashOf('home'), code: 'MOON', at: 9e12 }

/** A file as somebody has saved it, of an evening with matches that have ended and one that has not. */
function saved(seed: number): { entries: Record<string, unknown>[] } {
  const chance = chanceAt(hashOf('saved', seed), 0)
  const party = Party.of(4, { game: chance.pick(Object.keys(games) as GameId[]) }, seed)
  party.starts()
  for (let i = chance.below(60); i > 0 && playingIn(party.room); i--) party.playsSomething()
  if (playingIn(party.room)) party.asks(0, { do: 'endEarly', match: 1 })
  party.comes('TV', { isScreen: true })
  party.asks(1, { do: 'say', kind: 'words', text: 'encore' })
  return JSON.parse(JSON.stringify(exportOf(party.log)))
}

const deep = JSON.parse(`${'['.repeat(9_000)}${']'.repeat(9_000)}`)

const JUNK: readonly unknown[] = [
  null,
  0,
  1,
  2,
  3,
  false,
  'encore',
  'phrases',
  true,
  -1,
  0.5,
  9,
  99,
  2 ** 53,
  '',
  'room',
  'host',
  '__proto__',
  [],
  {},
  { toString: 1, valueOf: 2 },
  JSON.parse('{"__proto__":{"by":0}}'),
  deep,
  { mode: deep },
]

const because = (en: string) => ({ refusal: { en: expect.stringContaining(en) } })

describe('[ROOM-27] a file in which something is not as it was', () => {
  test('[ROOM-27] is refused in words, or becomes a room that can be written down and looked at', () => {
    let [refused, accepted] = [0, 0]
    const change = fc.tuple(fc.nat(), fc.nat(), fc.constantFrom(...JUNK.keys()))
    fc.assert(
      fc.property(fc.nat(50), fc.array(change, { minLength: 1, maxLength: 2 }), (seed, changes) => {
        const file = saved(seed)
        for (const [which, field, junk] of changes) {
          const entry = file.entries[which % file.entries.length]!
          const names = [...Object.keys(entry), 'more']
          entry[names[field % names.length]!] = JUNK[junk]
        }
        const entries = importOf(file, HOME)
        if (isRefusal(entries)) return void refused++
        accepted++
        const room = fold(JSON.parse(JSON.stringify(entries)))!
        JSON.stringify([roomView(room), room.people.map((_, person) => phoneView(room, person))])
      }),
      { numRuns: 400 },
    )
    expect(refused).toBeGreaterThan(50)
    expect(accepted).toBeGreaterThan(5)
  })

  test.each([
    [
      'nothing that can be read as a word',
      'not written as Veillée writes it',
      { did: { toString: 1, valueOf: 2 }, by: 0, at: 9e11 },
    ],
    [
      'options nested without end',
      'not written as Veillée writes it',
      {
        did: 'choose',
        by: 0,
        at: 9e11,
        game: 'palm-reader',
        setting: 'table',
        language: 'fr',
        options: { mode: deep },
      },
    ],
  ])('[ROOM-27] %s is refused in words', (_, why, entry) => {
    const file = saved(1)
    expect(importOf({ ...file, entries: [...file.entries, entry] }, HOME)).toMatchObject(because(why))
  })

  test('[ROOM-27] a move by a seat that nobody had is refused in words', () => {
    const party = Party.of(4, { game: 'in-the-palm' })
    party.starts()
    party.playsUntil(() => party.log.some(({ did }) => did === 'play'))
    party.asks(0, { do: 'endEarly', match: 1 })
    const file = JSON.parse(JSON.stringify(exportOf(party.log)))
    expect(isRefusal(importOf(file, HOME))).toBe(false)
    for (const entry of file.entries) if (entry.did === 'play') entry.seat = 9
    expect(importOf(file, HOME)).toMatchObject(because('the match knows no such move there'))
  })
  const said = (kind: string, text: string) => ({
    did: 'say',
    kind,
    text,
    heard: 'everybody',
    by: 0,
    at: 9e11,
  })

  test.each([
    ['words that nobody sees', said('words', '\u2800')],
    ['words that turn the text around them', said('words', 'a\u202eb')],
    ['words of two lines', said('words', 'a\nb')],
    ['words without end', said('words', 'a'.repeat(201))],
    ['a face that there is not', said('faces', '<img>')],
    ['a phrase that nobody could choose', said('phrases', 'It is the third card')],
  ])('[ROOM-27] [ROOM-30] talk that nobody could have said is refused in words: %s', (_, entry) => {
    const file = saved(1)
    expect(importOf({ ...file, entries: [...file.entries, entry] }, HOME)).toMatchObject(
      because('not written as Veillée writes it'),
    )
  })

  test.each([
    said('words', 'Encore une !'),
    said('faces', 'wow'),
    said('phrases', 'hush'),
    said('phrases', 'palm-up'),
    said('phrases', 'second-memory'),
  ])('[ROOM-27] talk that somebody could have said comes along: $kind “$text”', entry => {
    const file = saved(1)
    expect(isRefusal(importOf({ ...file, entries: [...file.entries, entry] }, HOME))).toBe(false)
  })
})

test('[ROOM-38] a score pad that everybody would be sent as a whole has a bound as a whole, not only line by line', () => {
  const at = 1_000_000
  const open = { did: 'open', code: '', game: 'palm-reader', setting: 'table', language: 'en', options: {} }
  const start = { did: 'start', game: 'palm-reader', rules: 0, options: {}, by: 'room', at }
  const finish = (number: number) => ({
    did: 'finish',
    line: {
      number,
      game: 'palm-reader',
      at,
      players: [],
      options: { words: 'x'.repeat(19_000) },
      result: null,
    },
    by: 'room',
    at,
  })
  const evening = (lines: number) => ({
    veillee: 'evening',
    format: 1,
    entries: [
      { ...open, by: 'room', at },
      ...Array.from({ length: lines }, (_, i) => [start, finish(i + 1)]).flat(),
    ],
  })
  expect(isRefusal(importOf(evening(Math.floor(LONGEST_PAD / 20_000)), HOME))).toBe(false)
  expect(importOf(evening(Math.ceil(LONGEST_PAD / 19_000)), HOME)).toMatchObject({
    refusal: { en: 'This evening is too long to be read.' },
  })
})
