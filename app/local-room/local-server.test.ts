import { type GameId, games } from '@veillee/games'
import { chanceAt } from '@veillee/kernel'
import {
  type MatchView,
  MemoryLog,
  type PhoneView,
  type SeatView,
  type Seen,
  type ServerMessage,
} from '@veillee/room'
import { seenAfter } from '@veillee/room/seen'
import { readServerMessage } from '@veillee/room/server-messages'
import { exampleFor, hashOf, pictureOf } from '@veillee/room/testing'
import { describe, expect, test, vi } from 'vitest'
import { importOf } from '../../room/import.ts'
import { type Frame, LocalServer } from './local-server.ts'
import { testDeps } from './testing.ts'

const depsOn = (log: MemoryLog) => testDeps(log, 'referee', { now: () => 1_000 })

const TOKEN = 'T'.repeat(43)

/** A page that is connected to the room on its device, and all that it was ever told. */
class Page {
  readonly message: ServerMessage[] = []
  readonly frames: string[] = []
  seen: Seen = {}
  readonly #ear: ReturnType<LocalServer['enter']>
  #requests = 0

  constructor(server: LocalServer) {
    this.#ear = server.enter({ send: frame => this.#hear(frame), close: () => undefined })
  }

  #hear(frame: Frame): void {
    if (typeof frame !== 'string') return
    this.frames.push(frame)
    const message = readServerMessage(frame) as unknown as ServerMessage
    this.message.push(message)
    if (message.say === 'see') this.seen = seenAfter(this.seen, message)
  }

  get phone(): PhoneView {
    return this.seen.phone!
  }

  get match(): MatchView {
    return this.seen.match!
  }

  says(message: object): Promise<void> {
    return this.#ear.hear(JSON.stringify(message))
  }

  async asks(request: object): Promise<string | undefined> {
    const id = `w${this.#requests++}`
    await this.says({ do: 'wish', id, wish: request })
    const answer = this.message.find(one => 'id' in one && one.id === id)
    return answer?.say === 'refused' ? answer.refusal.en : undefined
  }

  async holds(seat: number | null): Promise<SeatView | undefined> {
    await this.says({ do: 'hold', seat })
    return this.phone.seats[0]
  }

  leaves(): void {
    this.#ear.leave()
  }
}

async function opens(game: GameId, setting: 'table' | 'remote', names: readonly string[]) {
  const log = new MemoryLog(() => 1_000)
  const server = new LocalServer(depsOn(log), () => 'here-room')
  const page = new Page(server)
  const [name, ...others] = names
  await page.says({ do: 'open', v: 2, name, game, setting, language: 'fr', token: TOKEN })
  for (const other of others) expect(await page.asks({ do: 'share', name: other })).toBeUndefined()
  expect(await page.asks({ do: 'addNumber', number: hashOf('phone', 1) })).toBeUndefined()
  return { log, server, page }
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']
const GAMES = Object.keys(games) as GameId[]
/** What answers nothing, and what ends everything. */
const IDLE = ['propose', 'call', 'ownUp', 'object', 'redraw', 'grandfather', 'sketch', 'secondLap']

const LONG = 150

/** Whoever is awaited takes the phone, and plays the first thing that is offered. */
async function playsOn(page: Page): Promise<void> {
  const chance = chanceAt(hashOf('plays', page.message.length), 0)
  const { match, phone } = page
  const question = { match: match.number, step: match.view.step }
  if (match.awaits.includes('host'))
    return void (await page.asks({
      do: 'play',
      seat: 'host',
      move: 'byChance',
      input: true,
      ...question,
    }))
  const able = [
    ...phone.covered.filter(one => one.isAble).map(({ seat }) => seat),
    ...phone.seats.map(({ seat }) => seat).filter(seat => match.awaits.includes(seat)),
  ]
  const seat = able[0]!
  const own = (await page.holds(seat))!
  const offered = Object.entries(own.offers.choices)
  // A story that nobody forgets has no end: in good time somebody owns up.
  const isLong = page.message.length > LONG && offered.some(([move]) => move === 'ownUp')
  const choices = offered.filter(([move]) => (isLong ? move === 'ownUp' : !IDLE.includes(move)))
  const open = own.offers.open.filter(move => !IDLE.includes(move))
  const [move, inputs] = choices[0] ?? [open[0]!, [exampleFor(match, own, open[0]!, chance)]]
  const why = await page.asks({ do: 'play', seat, move, input: inputs[0], ...question })
  expect(why).toBeUndefined()
}

describe.each(GAMES)('%s on one device', game => {
  test.each(['table', 'remote'] as const)(
    '[ROOM-22] %s: from the names to the end of a match, without a server, by the same messages',
    async setting => {
      const { page } = await opens(game, setting, NAMES)
      expect(await page.asks({ do: 'start', match: 1 })).toBeUndefined()
      for (let i = 0; page.match.end === null; i++) {
        if (i > 600) throw new Error(`does not end: ${page.match.view.phase}`)
        await playsOn(page)
      }
      expect(page.seen.pad!.lines).toHaveLength(1)
      expect(page.match.opened).not.toBeNull()
    },
  )

  test('[ROOM-14] the page has the hand of whoever holds it, and no other; under a cover it has none', async () => {
    const { page } = await opens(game, 'table', NAMES)
    await page.asks({ do: 'start', match: 1 })
    for (let i = 0; i < 60 && page.match.end === null; i++) {
      expect(await page.holds(null)).toBeUndefined()
      expect(page.phone.covered.map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
      for (const seat of [0, 1, 2, 3]) {
        expect((await page.holds(seat))?.seat).toBe(seat)
        expect(page.phone.seats).toHaveLength(1)
      }
      await page.holds(null)
      await playsOn(page)
    }
    const held = page.message.flatMap(message =>
      message.say === 'see' && message.phone ? [message.phone.seats.length] : [],
    )
    expect(Math.max(...held)).toBe(1)
    expect(page.frames.some(frame => frame.includes('"seed"') && page.match.end === null)).toBe(false)
  })

  test('[ROOM-8] a page that is loaded anew comes back to the same match, and to nobody’s hand', async () => {
    const { log, page } = await opens(game, 'table', NAMES)
    await page.asks({ do: 'start', match: 1 })
    for (let i = 0; i < 4; i++) await playsOn(page)
    await page.holds(null)
    page.leaves()
    const anew = new Page(new LocalServer(depsOn(log), () => 'here-other'))
    await anew.says({ do: 'resume', v: 2, room: 'here-room', token: TOKEN })
    expect(anew.match).toEqual(page.match)
    expect(anew.phone).toEqual(page.phone)
    expect(anew.phone.seats).toEqual([])
    await playsOn(anew)
  })
})

test('[ROOM-14] with the next match all is covered again, whoever held the phone before', async () => {
  const { page } = await opens('palm-reader', 'table', NAMES)
  await page.asks({ do: 'start', match: 1 })
  await page.holds(2)
  expect(page.phone.seats).toHaveLength(1)
  await page.asks({ do: 'endEarly', match: 1 })
  await page.asks({ do: 'addNumber', number: hashOf('phone', 2) })
  const before = page.message.length
  await page.asks({ do: 'start', match: 2 })
  expect(page.match.number).toBe(2)
  const phones = page.message
    .slice(before)
    .flatMap(message => (message.say === 'see' && message.phone ? [message.phone] : []))
  expect(phones).not.toHaveLength(0)
  for (const { seats } of phones) expect(seats).toEqual([])
})

test('[ROOM-22] what takes another device is refused in words, and so is an evening that is gone', async () => {
  const { server, page } = await opens('palm-reader', 'table', NAMES)
  expect(await page.asks({ do: 'offerSeat' })).toContain('takes a network')
  const stranger = new Page(server)
  await stranger.says({ do: 'join', v: 2, code: 'KMF4', name: 'Eve', isScreen: false })
  expect(stranger.message).toEqual([expect.objectContaining({ say: 'refused' })])
  await stranger.says({ do: 'resume', v: 2, room: 'here-gone', token: TOKEN })
  expect(stranger.message.at(-1)).toMatchObject({
    refusal: { en: expect.stringContaining('not on this device') },
  })
  await stranger.says({ do: 'resume', v: 2, room: 'here-room', token: 'S'.repeat(43) })
  expect(stranger.message).toHaveLength(3)
})

test('[ROOM-27] an evening on a device can be deleted, with everything in it', async () => {
  const { log, page } = await opens('palm-reader', 'table', NAMES)
  await page.says({ do: 'forget' })
  expect(page.message.at(-1)).toMatchObject({ say: 'bye', why: 'forgotten' })
  expect(await log.read('here-room', 0)).toEqual([])
})

test('[ROOM-12] what the device cannot write down has not happened, and is said so', async () => {
  const { log, page } = await opens('palm-reader', 'table', NAMES)
  vi.spyOn(log, 'append').mockRejectedValue(new Error('the device is full'))
  expect(await page.asks({ do: 'start', match: 1 })).toContain('try again in a moment')
  expect(page.seen.match).toBeNull()
})

test('[ROOM-27] an evening on a device can be taken home as a file, without its secrets, by whoever is in it', async () => {
  const { server, page } = await opens('palm-reader', 'table', NAMES)
  await page.asks({ do: 'start', match: 1 })
  await playsOn(page)
  const file = (await server.roomFile('here-room', TOKEN))!
  const { veillee, entries } = JSON.parse(file.text)
  expect([veillee, file.at]).toEqual(['evening', 1_000])
  expect(file.text).toContain('Cleo')
  expect(file.text).not.toContain(TOKEN)
  const dids = (entries as { did: string }[]).map(({ did }) => did)
  expect(dids).not.toContain('start')
  expect(dids).not.toContain('play')
  const brought = importOf(JSON.parse(file.text), { number: hashOf('new', 1), code: 'KMF4', at: 2_000 })
  expect(brought).toContainEqual(expect.objectContaining({ did: 'open', code: 'KMF4' }))
  expect(await server.roomFile('here-room', 'S'.repeat(43))).toBeUndefined()
  expect(await server.roomFile('here-gone', TOKEN)).toBeUndefined()
})

test('[ROOM-39] photographs are brought to a room on a device, played with, and are in its file', async () => {
  const { server, page } = await opens('in-the-palm', 'table', NAMES)
  for (let i = 0; i < 8; i++)
    expect(await page.asks({ do: 'addPhoto', title: `Our ${i}`, picture: pictureOf(i) })).toBeUndefined()
  await page.says({ do: 'fetchPhoto', card: 103 })
  expect(page.message.at(-1)).toEqual({ say: 'photo', card: 103, title: 'Our 2', picture: pictureOf(2) })
  await page.says({ do: 'fetchPhoto', card: 109 })
  expect(page.message.at(-1)).toMatchObject({ say: 'refused' })
  await page.asks({ do: 'start', match: 1 })
  expect(page.match.view.table).toMatchObject({ options: { own: [101, 102, 103, 104, 105, 106, 107, 108] } })
  expect((await server.roomFile('here-room', TOKEN))!.text).toContain(pictureOf(7))
})
