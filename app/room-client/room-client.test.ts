// @vitest-environment happy-dom
import { effect } from '@preact/signals'
import type { Hello } from '@veillee/room'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Socket } from '../connection/server-connection.ts'
import { ownNumbers } from '../device/numbers.ts'
import { knownRoom } from '../device/rooms.ts'
import { RoomClient } from './room-client.ts'

class Wire implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: Record<string, never>[] = []
  send = (frame: string) => void this.sent.push(JSON.parse(frame))
  close = () => undefined
  tells = (told: object) => this.onmessage?.({ data: JSON.stringify(told) })
}

const ROOM = 'r'.repeat(22)
const JOIN: Hello = { do: 'join', v: 2, code: 'KMF4', name: 'Ana', isScreen: false }
const WELCOME = { say: 'welcome', v: 2, room: ROOM, code: 'KMF4', person: 0, at: 5_000_000 }
const LOBBY = {
  code: 'KMF4',
  people: [{ name: 'Ana', mark: 0, status: 'here', isScreen: false, onPhoneOf: null }],
  seating: [{ person: 0 }],
  nextMatch: 1,
  seal: { promise: 'a'.repeat(64), by: [] },
}
const PHONE = {
  person: 0,
  isHost: true,
  seats: [],
  covered: [],
  may: { words: true, faces: true, phrases: [] },
}

let wire: Wire
const begin = (hello: Hello = JOIN): RoomClient => {
  const client = new RoomClient(hello, () => {
    wire = new Wire()
    return wire
  })
  wire.onopen?.()
  return client
}
const requests = () => wire.sent.map(({ wish: request }) => request).filter(request => request !== undefined)

beforeEach(() => localStorage.clear())

test('[ROOM-11] the first message has a token of the phone’s own making, and the room is remembered by it', () => {
  begin()
  const { token } = wire.sent[0] as unknown as { token: string }
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  wire.tells(WELCOME)
  wire.tells({ say: 'see', lobby: LOBBY, phone: PHONE })
  expect(knownRoom(ROOM)).toMatchObject({ token, name: 'Ana', code: 'KMF4' })
})

test('[ROOM-35] the time is the server’s, whatever the device’s own clock says', () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const client = begin()
  wire.tells(WELCOME)
  vi.setSystemTime(2_500)
  expect(client.now()).toBe(WELCOME.at + 1_500)
})

test('[ROOM-35] a phone that read its welcome late is in step from the next step on', () => {
  vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const client = begin()
  wire.tells(WELCOME)
  const LATE_MS = 900
  const stepAt = WELCOME.at + LATE_MS
  wire.tells({ say: 'see', lobby: LOBBY, match: { number: 1, stepAt }, phone: PHONE })
  expect(client.now()).toBe(stepAt)
  wire.tells({ say: 'see', match: { number: 1, stepAt: stepAt - 5_000 } })
  expect(client.now()).toBe(stepAt)
})

test('each part that is told replaces the whole part, all of them at once', () => {
  const client = begin()
  wire.tells(WELCOME)
  const seen: unknown[] = []
  effect(() => void seen.push([client.match.value?.number, client.phone.value?.isHost]))
  wire.tells({ say: 'see', match: { number: 1 }, phone: PHONE })
  wire.tells({ say: 'see', match: { number: 2 }, phone: { ...PHONE, isHost: false } })
  wire.tells({ say: 'see', match: null })
  expect(seen).toEqual([
    [undefined, undefined],
    [1, true],
    [2, false],
    [undefined, false],
  ])
})

test('of a part that was told, a change replaces some fields, and what has none stays the very same', () => {
  const client = begin()
  wire.tells(WELCOME)
  const seat = { seat: 0, hand: { card: 64, cards: [] }, offers: { choices: { keep: [true] }, open: [] } }
  const match = { number: 1, awaits: [0], view: { phase: 'choose', step: 1, table: { deck: 9, round: 1 } } }
  wire.tells({ say: 'see', lobby: LOBBY, match, phone: { ...PHONE, seats: [seat] } })
  const [lobby, pad] = [client.lobby.value, client.pad.value]
  wire.tells({
    say: 'see',
    change: {
      match: { view: { step: 2, table: { deck: 8 } } },
      phone: { isHost: false, seats: [{ hand: { card: null }, offers: { choices: {} } }] },
    },
  })
  expect(client.match.value).toEqual({
    ...match,
    view: { phase: 'choose', step: 2, table: { deck: 8, round: 1 } },
  })
  expect(client.phone.value).toEqual({
    ...PHONE,
    isHost: false,
    seats: [{ seat: 0, hand: { card: null, cards: [] }, offers: { choices: {}, open: [] } }],
  })
  expect([client.lobby.value === lobby, client.pad.value === pad]).toEqual([true, true])
})

test('[ROOM-15] a phone adds one number for each match, and remembers which', () => {
  begin()
  wire.tells(WELCOME)
  wire.tells({ say: 'see', lobby: LOBBY, phone: PHONE })
  wire.tells({ say: 'see', lobby: LOBBY })
  const [request, ...others] = requests() as unknown as { do: string; number: string }[]
  expect(others).toEqual([])
  expect(request).toMatchObject({ do: 'addNumber' })
  expect(ownNumbers(ROOM, 1)).toEqual([request!.number])
  wire.tells({ say: 'see', lobby: { ...LOBBY, nextMatch: 2 } })
  expect(ownNumbers(ROOM, 2)).toHaveLength(1)
  expect(requests()).toHaveLength(2)
})

test('[ROOM-15] a phone whose number is in the seal, and a shared screen, add none', () => {
  begin()
  wire.tells(WELCOME)
  wire.tells({ say: 'see', lobby: { ...LOBBY, seal: { ...LOBBY.seal, by: [0] } }, phone: PHONE })
  const screen = { ...LOBBY, people: [{ ...LOBBY.people[0], isScreen: true }] }
  wire.tells({ say: 'see', lobby: screen })
  expect(requests()).toEqual([])
})

test('[ROOM-10] since when somebody is away is kept until they are back', () => {
  const client = begin()
  const now = vi.spyOn(Date, 'now').mockReturnValue(1_000)
  wire.tells(WELCOME)
  wire.tells({ say: 'see', away: [1] })
  now.mockReturnValue(31_000)
  wire.tells({ say: 'see', away: [1, 2] })
  expect([...client.awaySince.value]).toEqual([
    [1, 5_000_000],
    [2, 5_030_000],
  ])
  wire.tells({ say: 'see', away: [2] })
  wire.tells({ say: 'see', away: [1, 2] })
  expect(client.awaySince.value.get(1)).toBe(5_030_000)
  now.mockRestore()
})

test('a refusal is shown to whoever asked, unless the screen says it itself', async () => {
  const client = begin()
  wire.tells(WELCOME)
  const why = { en: 'Not now.', fr: 'Pas maintenant.' }
  const refuse = () =>
    wire.tells({ say: 'refused', id: (wire.sent.at(-1) as { id?: string }).id, refusal: why })
  const quiet = client.request({ do: 'stand' }, { quietly: true })
  refuse()
  await quiet
  expect(client.refusal.value).toBeNull()
  const loud = client.request({ do: 'stand' })
  refuse()
  await loud
  expect(client.refusal.value).toEqual(why)
})

test('[ROOM-11] a move names the question that was on the screen', () => {
  const client = begin()
  wire.tells(WELCOME)
  wire.tells({ say: 'see', match: { number: 3, view: { step: 7 } } })
  void client.play(1, 'keep')
  expect(requests()).toEqual([{ do: 'play', seat: 1, move: 'keep', input: true, match: 3, step: 7 }])
})

test('who is out is forgotten here; who moved to another phone may still watch; a restart passes', () => {
  for (const [why, isKnown] of [
    ['out', false],
    ['forgotten', false],
    ['elsewhere', true],
    ['restart', true],
    ['newer', true],
    ['damaged', true],
  ] as const) {
    const client = begin()
    wire.tells(WELCOME)
    wire.tells({ say: 'see', lobby: LOBBY, phone: PHONE })
    wire.tells({ say: 'bye', why, words: { en: '', fr: '' } })
    expect(client.bye.value?.why).toBe(why)
    expect(knownRoom(ROOM) !== undefined).toBe(isKnown)
    client.end()
  }
})

test('after a restart the goodbye is forgotten with the welcome', () => {
  const client = begin()
  wire.tells(WELCOME)
  wire.tells({ say: 'bye', why: 'restart', words: { en: '', fr: '' } })
  client.wake()
  wire.tells(WELCOME)
  expect(client.bye.value).toBeNull()
})

test('a gesture that was asked for while away is asked for again', async () => {
  const client = begin()
  const gesture = client.gesture(4)
  wire.tells(WELCOME)
  expect(wire.sent.at(-1)).toEqual({ do: 'fetch', gesture: 4 })
  wire.tells({ say: 'gesture', gesture: 4, input: { kind: 'mime', strip: '' } })
  expect((await gesture).input.kind).toBe('mime')
})

test('[ROOM-36] who joins after a match begins at the table, not at its result; who played it sees the end again', () => {
  const over = { match: { number: 4, end: 'finished', view: { step: 9 } }, lobby: LOBBY }
  const joined = begin()
  wire.tells(WELCOME)
  wire.tells({ say: 'see', ...over, phone: PHONE })
  expect(joined.leftEndOf.value).toBe(4)
  const back = begin({ do: 'resume', v: 2, room: ROOM, token: 't' })
  wire.tells(WELCOME)
  wire.tells({ say: 'see', ...over, phone: { ...PHONE, seats: [{ seat: 0 }], covered: [] } })
  expect(back.leftEndOf.value).toBe(0)
})
