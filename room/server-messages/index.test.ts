import { GAME_IDS, type GameId, games } from '@veillee/games'
import { messages } from '@veillee/games/messages'
import type { Game, TableView } from '@veillee/kernel'
import type * as v from 'valibot'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Best, PadLine } from '../pad.ts'
import { type Line, linesFor } from '../talk.ts'
import { hashOf, Party } from '../testing.ts'
import type { LobbyView, MatchView, PadView, PhoneView } from '../view.ts'
import {
  type ServerMessage,
  type ViewDifferences,
  type ViewUpdate,
  type Welcome,
  WIRE_VERSION,
} from '../wire.ts'
import { readServerMessage, type serverMessageSchema, serverMessages } from './index.ts'
import type { lobby } from './lobby.ts'
import type { match } from './match.ts'
import type { best, pad, line as padLine } from './pad.ts'
import type { line, phone } from './phone.ts'

/** What may be read and what may be written is the same on a wire. */
type Bare<T> = T extends object ? { -readonly [K in keyof T]: Bare<T[K]> } : T
type Says<S extends v.GenericSchema> = Bare<v.InferOutput<S>>
type With<T, Part> = T extends unknown ? Bare<Omit<T, keyof Part> & Part> : never

type Messages = typeof messages
type ViewsOf<Id extends GameId> =
  (typeof games)[Id] extends Game<infer T, infer H, infer O, infer R>
    ? { table: Bare<T>; hand: Bare<H>; options: Bare<O>; result: Bare<R> }
    : never
/** What the schemas of a game say of the same. */
type ToldOf<Id extends GameId> = {
  [Part in keyof ViewsOf<Id>]: Part extends keyof Messages[Id]
    ? Messages[Id][Part] extends v.GenericSchema
      ? Says<Messages[Id][Part]>
      : never
    : never
}

/** One form for each game: what `view.ts` leaves open is what the game has there. */
type LobbyOf<Id extends GameId> = With<LobbyView, { game: Id; options: ViewsOf<Id>['options'] }>
type MatchOf<Id extends GameId> = With<
  MatchView,
  {
    game: Id
    view: With<TableView<ViewsOf<Id>['table']>, { phase: Messages[Id]['phases'][number] | 'over' }>
    chapters: ViewsOf<Id>['table'][]
  }
>

/** Without what may be any JSON: the compiler would compare it for ever. */
type Known<T> = T extends unknown ? Bare<Omit<T, 'options' | 'result' | 'under'>> : never

type LineOf<Id extends GameId> = With<Known<PadLine>, { game: Id }>

/** Which fields there are, and which of them may be left out. */
type Fields<T> = { -readonly [K in keyof T]: true }

describe('the schemas of what a server says are its types, to the last field', () => {
  test('the phases, and by the compiler table view, hand view, options and result of every game', () => {
    for (const id of GAME_IDS) {
      expect(messages[id].phases).toEqual(games[id].phases)
      expect(Object.keys(messages[id].offered)).toEqual([...games[id].phases, 'over'])
    }
    expectTypeOf<{ [Id in GameId]: ToldOf<Id> }>().toEqualTypeOf<{ [Id in GameId]: ViewsOf<Id> }>()
  })

  test('every kind of message, and by the compiler what is in it', () => {
    expect(Object.keys(serverMessages)).toEqual([
      'welcome',
      'see',
      'now',
      'done',
      'refused',
      'gesture',
      'felt',
      'photo',
      'thought',
      'bye',
    ])
    expectTypeOf<Says<typeof lobby>>().toEqualTypeOf<{ [Id in GameId]: LobbyOf<Id> }[GameId]>()
    expectTypeOf<Says<typeof match>>().toEqualTypeOf<{ [Id in GameId]: MatchOf<Id> }[GameId]>()
    expectTypeOf<v.InferOutput<typeof pad>>().toExtend<PadView>()
    expectTypeOf<Fields<v.InferOutput<typeof pad>>>().toEqualTypeOf<Fields<PadView>>()
    expectTypeOf<Known<v.InferOutput<typeof padLine>>>().toEqualTypeOf<
      { [Id in GameId]: LineOf<Id> }[GameId]
    >()
    expectTypeOf<Known<v.InferOutput<typeof best>>>().toEqualTypeOf<Known<Best>>()
    expectTypeOf<Says<typeof phone>>().toExtend<PhoneView>()
    expectTypeOf<Omit<Says<typeof phone>, 'seats' | 'hostOffers'>>().toEqualTypeOf<
      Omit<Bare<PhoneView>, 'seats' | 'hostOffers'>
    >()
    expectTypeOf<Says<typeof line>>().toEqualTypeOf<Bare<Line>>()
    expectTypeOf<Says<typeof serverMessages.welcome>>().toEqualTypeOf<Bare<Welcome>>()
    expectTypeOf<Fields<v.InferOutput<typeof serverMessages.see>>>().toEqualTypeOf<Fields<ViewUpdate>>()
    expectTypeOf<Fields<v.InferOutput<typeof serverMessages.now>>>().toEqualTypeOf<Fields<ViewDifferences>>()
    expectTypeOf<Says<typeof serverMessages.done>>().toEqualTypeOf<
      Bare<Extract<ServerMessage, { say: 'done' }>>
    >()
    expectTypeOf<Says<typeof serverMessages.refused>>().toEqualTypeOf<
      Bare<Extract<ServerMessage, { say: 'refused' }>>
    >()
    expectTypeOf<Says<typeof serverMessages.bye>>().toEqualTypeOf<
      Bare<Extract<ServerMessage, { say: 'bye' }>>
    >()
    expectTypeOf<v.InferOutput<typeof serverMessageSchema>['say']>().toEqualTypeOf<ServerMessage['say']>()
    expectTypeOf<v.InferOutput<typeof serverMessageSchema>>().toExtend<ServerMessage>()
  })
})

const see = (parts: object): string => JSON.stringify({ say: 'see', ...parts })

const WELCOME = {
  say: 'welcome',
  v: WIRE_VERSION,
  room: 'Zk3',
  code: 'LAMP',
  person: 0,
  token: 'x'.repeat(43),
  at: 5,
}
const words = { en: 'No.', fr: 'Non.' }

/** Everything that one frame can hold, from an evening in which everything there is has happened once. */
function everything(): Record<string, unknown> {
  const party = Party.of(4, { setting: 'remote', language: 'en' })
  party.asks(0, { do: 'seatBot', seat: 4, level: 'keen' })
  party.asks(1, { do: 'share', name: 'Cy' })
  party.asks(2, { do: 'addNumber', number: hashOf('mine') })
  party.asks(3, { do: 'say', kind: 'words', text: 'hello' })
  party.starts()
  party.playsToTheEnd()
  const { lobby, match, pad } = party.seen
  const talk = linesFor(party.room, 0)
  return JSON.parse(see({ lobby, match, pad, phone: party.view(1), talk, away: [3] }))
}

/** The same with one thing changed, for every object in it, however deep. */
function* changed(value: unknown, change: (one: Record<string, unknown>) => unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield change(value as Record<string, unknown>)
  for (const [key, inner] of Object.entries(value))
    for (const other of changed(inner, change))
      yield Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other }
}

describe('a frame', () => {
  test('of each kind is read', () => {
    const { token: _, ...again } = WELCOME
    const frames = [
      WELCOME,
      again,
      everything(),
      { say: 'see', match: null },
      { say: 'now', table: { teams: { '1': { cards: 5 } } }, offers: { '': { open: [] } }, away: [] },
      { say: 'done', id: 'a', link: 'y'.repeat(43) },
      { say: 'refused', refusal: words },
      { say: 'gesture', gesture: 3, input: { kind: 'drawing', strip: 'AQID' } },
      { say: 'felt', gesture: 3, feltBy: 1, strip: 'AQID' },
      { say: 'photo', card: 101, title: 'Rex', picture: 'AQID' },
      { say: 'thought', match: 1, step: 9, seat: 2, phrase: 'doubt-1', about: [4, 7] },
      { say: 'bye', why: 'restart', words },
    ]
    for (const frame of frames) expect(readServerMessage(JSON.stringify(frame))).toEqual(frame)
  })

  test('with one field more than there are, anywhere, is none', () => {
    const { pad, ...frame } = everything()
    const strange = [...changed(frame, one => ({ ...one, strange: 1 }))]
    expect(strange.length).toBeGreaterThan(40)
    for (const one of strange) expect(() => readServerMessage(JSON.stringify(one))).toThrow('never says this')
    expect(() => readServerMessage(see({ pad: { ...(pad as object), strange: 1 } }))).toThrow('pad.strange')
  })

  test('with one field less than there are, anywhere, is none', () => {
    const { pad, lobby, match, phone } = everything()
    for (const part of [{ lobby }, { match }, { phone }, { pad: { ...(pad as object), best: [] } }]) {
      const [name, view] = Object.entries(part)[0]!
      for (const field of Object.keys(view as object)) {
        const { [field]: _, ...less } = view as Record<string, unknown>
        expect(() => readServerMessage(see({ [name]: less })), `${name}.${field}`).toThrow('never says this')
      }
    }
  })

  test('says where it is wrong', () => {
    expect(() => readServerMessage(see({ away: [0, 'Ben'] }))).toThrow('away.1')
    expect(() => readServerMessage(JSON.stringify({ say: 'hello' }))).toThrow('say')
  })

  test('the score pad outlives rules: a line of other rules is read too', () => {
    const line = {
      number: 1,
      game: 'palm-reader',
      at: 5,
      players: [{ person: 0, name: 'Ana' }, { bot: 'keen' }],
      options: { colours: 2 },
      result: { stars: 12, moons: ['full'] },
    }
    expect(readServerMessage(see({ pad: { lines: [line], best: [] } }))).toMatchObject({
      pad: { lines: [line] },
    })
    const { stars: _, ...unscored } = line.result
    expect(() =>
      readServerMessage(see({ pad: { lines: [{ ...line, result: unscored }], best: [] } })),
    ).toThrow('pad.lines.0.result')
  })
})
