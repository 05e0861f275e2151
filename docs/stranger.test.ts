import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqliteLog } from '@veillee/server/sqlite-log'
import { VeilleeServer } from '@veillee/server/veillee-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

// Whether docs/wire.md is enough to write a client: this one was written from that page. Of Veillée it imports nothing
// but the server that it talks to, not even a type.

interface Seen {
  lobby: { nextMatch: number; seating: ({ person: number } | null)[]; seal: { promise: string } }
  match: Match | null
  phone: {
    person: number
    seats: { seat: number; hand: object; offers: Offers }[]
    hostOffers: Offers | null
  }
  pad: { lines: unknown[] }
  away: number[]
}

interface Match {
  number: number
  view: { phase: string; step: number; table: { round: number; words: number; scored: Scored | null } }
  awaits: (number | 'host')[]
  seal: { promise: string; numbers: string[]; fingerprint: string }
  opened: { server: string; seed: string } | null
  end: 'finished' | 'early' | null
}

interface Scored {
  sketches: { by: number; sketch: { gesture: number } }[]
}

interface Offers {
  choices: Record<string, unknown[]>
  open: string[]
}

interface Answer {
  say: 'done' | 'refused'
  refusal?: { en: string; fr: string }
  link?: string
}

/** Some fields of a part that was there before. */
interface Change {
  lobby?: Partial<Seen['lobby']>
  match?: Partial<Omit<Match, 'view'>> & { view?: Partial<Omit<Match['view'], 'table'>> & { table?: object } }
  phone?: Partial<Omit<Seen['phone'], 'seats'>> & { seats?: { hand?: object; offers?: object }[] }
}

type Told =
  | { say: 'welcome'; room: string; code: string; person: number; token?: string }
  | ({ say: 'see'; change?: Change } & Partial<Seen>)
  | ({ id?: string } & Answer)
  | { say: 'gesture'; gesture: number; input: unknown }
  | { say: 'bye'; why: string }

/** A client of Veillée by somebody who has only read the page. */
class Stranger {
  seen: Partial<Seen> = {}
  room = ''
  code = ''
  token = ''
  person = -1
  closedWith: number | undefined
  bye: string | undefined
  gestures = new Map<number, unknown>()
  refusals: string[] = []
  readonly #port: number
  readonly #answers = new Map<string, Answer>()
  #socket!: WebSocket
  #ids = 0

  constructor(port: number) {
    this.#port = port
  }

  async connects(): Promise<void> {
    this.closedWith = undefined
    this.#socket = new WebSocket(`ws://127.0.0.1:${this.#port}/`)
    this.#socket.on('message', (data, isBinary) => isBinary || this.#hears(JSON.parse(data.toString())))
    this.#socket.on('close', code => {
      this.closedWith = code
    })
    await new Promise((resolve, reject) => this.#socket.once('open', resolve).once('error', reject))
  }

  #hears(message: Told): void {
    if (message.say === 'welcome') Object.assign(this, message)
    if (message.say === 'see') this.#sees(message)
    if (message.say === 'gesture') this.gestures.set(message.gesture, message.input)
    if (message.say === 'bye') this.bye = message.why
    if (message.say === 'done' || message.say === 'refused') this.#isAnswered(message)
  }

  #sees({ change = {}, ...parts }: { change?: Change } & Partial<Seen>): void {
    Object.assign(this.seen, parts)
    const { lobby, match, phone } = this.seen
    const { view: { table, ...view } = {}, ...ofMatch } = change.match ?? {}
    const { seats = [], ...ofPhone } = change.phone ?? {}
    if (lobby) Object.assign(lobby, change.lobby)
    if (match) {
      Object.assign(match, ofMatch)
      Object.assign(match.view, view)
      Object.assign(match.view.table, table)
    }
    if (phone) Object.assign(phone, ofPhone)
    for (const [i, { hand, offers }] of seats.entries()) {
      Object.assign(phone!.seats[i]!.hand, hand)
      Object.assign(phone!.seats[i]!.offers, offers)
    }
  }

  #isAnswered(answer: { id?: string } & Answer): void {
    if (answer.id !== undefined) this.#answers.set(answer.id, answer)
    else this.refusals.push(answer.refusal!.en)
  }

  says(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  /** Connects, and says first who it is. */
  async enters(hello: object): Promise<void> {
    await this.connects()
    this.seen = {}
    this.says({ v: 2, ...hello })
    await until(() => this.seen.phone !== undefined)
  }

  resumes = () => this.enters({ do: 'resume', room: this.room, token: this.token })

  drops(): void {
    this.#socket.terminate()
  }

  newId = () => `${this.person}-${this.#ids++}`

  async asks(request: object, id = this.newId()): Promise<Answer> {
    this.says({ do: 'wish', id, wish: request })
    await until(() => this.#answers.has(id))
    return this.#answers.get(id)!
  }

  mayOwnUp = () => this.seen.phone!.seats[0]!.offers.choices.ownUp !== undefined

  /** Something that a seat of this phone is offered while it is awaited. */
  offered(): object | undefined {
    const { match, phone } = this.seen as Seen
    for (const { seat, offers } of phone.seats) {
      const [move, choices] = Object.entries(offers.choices)[0] ?? []
      if (move === undefined || !match!.awaits.includes(seat)) continue
      const input = choices![(match!.view.step + seat) % choices!.length]
      return { do: 'play', seat, move, input, match: match!.number, step: match!.view.step }
    }
    return undefined
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 1))
}

// A drawing as a strip, by the page’s section on gestures

interface Spot {
  readonly tMs: number
  readonly x: number
  readonly y: number
  readonly press: number
  readonly touching: boolean
}

const withoutSign = (n: number): number => (n < 0 ? -2 * n - 1 : 2 * n)
const bytesOf = (n: number): number[] => (n > 127 ? [(n & 127) | 128, ...bytesOf(n >> 7)] : [n])

const FINGER = 11
const TIP = 2 << 2
const NOT_HELD = 3 << 6

function stripOf(spots: readonly Spot[]): string {
  const bytes: number[] = []
  let before = { tMs: 0, x: 0, y: 0, state: 0, object: 0 }
  for (const { tMs, press, touching, ...place } of spots) {
    const state = press | TIP | (touching ? 32 : 0) | NOT_HELD
    const after = { tMs, x: Math.round(place.x * 1024), y: Math.round(place.y * 1024), state, object: FINGER }
    const pace = [0, 16, 17].indexOf(after.tMs - before.tMs)
    const hasMoved = after.x !== before.x || after.y !== before.y
    const isOther = after.state !== before.state
    const isNew = after.object !== before.object
    bytes.push((pace < 0 ? 3 : pace) | (hasMoved ? 4 : 0) | (isOther ? 16 : 0) | (isNew ? 32 : 0))
    if (pace < 0) bytes.push(...bytesOf(after.tMs - before.tMs))
    if (hasMoved) bytes.push(...bytesOf(withoutSign(after.x - before.x)))
    if (hasMoved) bytes.push(...bytesOf(withoutSign(after.y - before.y)))
    if (isOther) bytes.push(after.state)
    if (isNew) bytes.push(after.object)
    before = after
  }
  return Buffer.from(bytes).toString('base64')
}

/** The example on the page. */
const STROKE: readonly Spot[] = [
  { tMs: 0, x: 0.5, y: 0.6, press: 1, touching: true },
  { tMs: 16, x: 0.5, y: 0.7, press: 1, touching: true },
  { tMs: 33, x: 0.5, y: 0.7, press: 0, touching: false },
]

// The server that it talks to

let folder: string
let veillee: VeilleeServer
let port: number

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'veillee-stranger-'))
  const settings = { mostRooms: 10, origins: [], keepMs: 1e12, heartbeatMs: 60_000, quietMs: 1e9 }
  veillee = new VeilleeServer(await openSqliteLog(join(folder, 'log.sqlite')), settings)
  port = await veillee.listen(0, '127.0.0.1')
})

afterEach(async () => {
  await veillee.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Ana opens, and the others join by the code that she reads aloud. */
async function table(game: string, ...names: readonly string[]): Promise<[Stranger, ...Stranger[]]> {
  const ana = new Stranger(port)
  await ana.enters({ do: 'open', name: 'Ana', game, setting: 'table', language: 'en' })
  const others: Stranger[] = []
  for (const name of names) {
    const other = new Stranger(port)
    await other.enters({ do: 'join', code: ana.code.toLowerCase(), name })
    others.push(other)
  }
  return [ana, ...others]
}

/** Whoever can, plays; false if nobody can right now. */
async function playOn(players: readonly Stranger[]): Promise<boolean> {
  for (const player of players) {
    const move = player.offered()
    if (move === undefined) continue
    const { say, refusal } = await player.asks(move)
    if (say === 'refused') expect(refusal!.en).toBe('That question is over.')
    return true
  }
  await new Promise(resolve => setTimeout(resolve, 1))
  return false
}

const sha256 = (label: string, ...numbers: readonly string[]): string => {
  const hash = createHash('sha256').update(`veillee ${label}\n`)
  for (const number of numbers) hash.update(Buffer.from(number, 'hex'))
  return hash.digest('hex')
}

describe('somebody who has read docs/wire.md', () => {
  test('plays a whole match of Palm Reader on four phones, comes back in the middle, and checks the seal', async () => {
    const players = await table('palm-reader', 'Ben', 'Cleo', 'Dan')
    const [ana, ben, cleo, dan] = players as [Stranger, Stranger, Stranger, Stranger]

    expect(await dan.asks({ do: 'sit', seat: 0 })).toMatchObject({ say: 'done' })
    expect(dan.seen.lobby!.seating.slice(0, 4)).toEqual([3, 1, 2, 0].map(person => ({ person })))
    const number = createHash('sha256').update('Ben’s own').digest('hex')
    await ben.asks({ do: 'addNumber', number })
    const { promise } = ana.seen.lobby!.seal
    expect(await ben.asks({ do: 'start', match: 1 })).toMatchObject({ say: 'refused' })
    expect(await ana.asks({ do: 'start', match: ana.seen.lobby!.nextMatch })).toMatchObject({ say: 'done' })
    for (const player of players) await until(() => player.seen.match != null)

    const round = () => ana.seen.match!.view.table.round
    while (round() < 5) await playOn(players)

    // Cleo’s network goes just as she taps; she comes back, and sends the same request again.
    while (cleo.offered() === undefined) await playOn([ana, ben, dan])
    const [tap, id] = [cleo.offered()!, cleo.newId()]
    cleo.says({ do: 'wish', id, wish: tap })
    cleo.drops()
    await until(() => ana.seen.away!.includes(2))
    await cleo.resumes()
    expect(cleo.person).toBe(2)
    expect(await cleo.asks(tap, id)).toMatchObject({ say: 'done' })
    expect(await cleo.asks(tap, id)).toMatchObject({ say: 'done' })
    await until(() => ana.seen.away!.length === 0)

    while (ana.seen.match!.end === null) await playOn(players)
    for (const player of players) await until(() => player.seen.match!.end === 'finished')
    expect(dan.seen.pad!.lines).toMatchObject([
      { game: 'palm-reader', result: { stars: expect.any(Number) } },
    ])

    const { seal, opened } = ben.seen.match!
    expect(seal).toMatchObject({ promise, numbers: [number] })
    expect(sha256('promise', opened!.server)).toBe(seal.promise)
    expect(sha256('seed', opened!.server, ...seal.numbers)).toBe(opened!.seed)
    expect(sha256('fingerprint', opened!.seed)).toBe(seal.fingerprint)
  })

  test('tells a story of two, until one of them owns up to a mistake', async () => {
    const players = await table('extraordinary-story', 'Ben')
    const [ana] = players
    await ana.asks({ do: 'start', match: 1 })
    await until(() => players.every(player => player.seen.match != null))
    while (ana.seen.match!.end === null) {
      const { number: match, view } = ana.seen.match!
      const now = { do: 'play', input: true, match, step: view.step }
      if (ana.seen.phone!.hostOffers) await ana.asks({ ...now, seat: 'host', move: 'byChance' })
      const teller = players.find(player => player.mayOwnUp())
      if (view.table.words < 4 || !teller) await playOn(players)
      else await teller.asks({ ...now, seat: teller.seen.phone!.seats[0]!.seat, move: 'ownUp' })
    }
    expect(ana.seen.match!.end).toBe('finished')
    expect(ana.seen.pad!.lines).toMatchObject([{ result: { words: 4, end: { why: 'wrong' } } }])
  })

  test('draws what was felt, and fetches it from another phone', async () => {
    const strip = stripOf(STROKE)
    expect(readFileSync(join(import.meta.dirname, 'wire.md'), 'utf8')).toContain(`\`${strip}\``)
    const players = await table('palm-reader', 'Ben', 'Cleo', 'Dan')
    const [ana, ben] = players as [Stranger, Stranger]
    await ana.asks({ do: 'start', match: 1 })
    await until(() => players.every(player => player.seen.match != null))
    while (ana.seen.match!.view.phase !== 'gallery') await playOn(players)
    const { number: match, view } = ana.seen.match!
    const { seat } = ben.seen.phone!.seats[0]!
    const sketch = { do: 'play', seat, move: 'sketch', match, step: view.step }
    const { say } = await ben.asks({ ...sketch, input: { kind: 'drawing', strip } })
    expect(say).toBe('done')
    await until(() => ana.seen.match!.view.table.scored!.sketches.length === 1)
    const { gesture } = ana.seen.match!.view.table.scored!.sketches[0]!.sketch
    ana.says({ do: 'fetch', gesture })
    await until(() => ana.gestures.has(gesture))
    expect(ana.gestures.get(gesture)).toEqual({ kind: 'drawing', strip })
    ana.says({ do: 'fetch', gesture: gesture + 1 })
    await until(() => ana.refusals.length > 0)
  })

  test('hands a place over to another device, which is told why the first one goes', async () => {
    const [, ben] = (await table('palm-reader', 'Ben')) as [Stranger, Stranger]
    const { link } = await ben.asks({ do: 'offerSeat' })
    const other = new Stranger(port)
    await other.enters({ do: 'moveIn', room: ben.room, link })
    expect(other.person).toBe(1)
    await until(() => ben.closedWith !== undefined)
    expect([ben.bye, ben.closedWith]).toEqual(['elsewhere', 1000])
    await ben.resumes()
    expect([ben.person, ben.seen.phone!.seats]).toEqual([2, []])
  })

  test('is refused or cut off just as the page says', async () => {
    const [ana, ben] = (await table('palm-reader', 'Ben')) as [Stranger, Stranger]
    const late = new Stranger(port)
    await late.connects()
    late.says({ do: 'join', v: 1, code: ana.code, name: 'Eve' })
    await until(() => late.refusals.length > 0)
    expect(late.refusals).toEqual(['Veillée has been renewed: please load the page again.'])
    late.says({ do: 'join', v: 2, code: ana.code, name: 'Eve', age: 7 })
    late.says('hello')
    await until(() => late.refusals.length === 3)

    late.says('x'.repeat(131_073))
    await until(() => late.closedWith !== undefined)
    expect(late.closedWith).toBe(1009)

    for (let i = 0; i < 200; i++) ben.says({ do: 'fetch', gesture: 0 })
    const tellsOff = (words: string) => words === 'That was a lot at once. Wait a moment.'
    await until(() => ben.refusals.length > 100 && ben.refusals.some(tellsOff))
    expect(ben.refusals.filter(tellsOff)).toHaveLength(1)
    await late.connects()
    for (let i = 0; i < 600; i++) late.says('hello')
    await until(() => late.closedWith !== undefined)
    expect(late.closedWith).toBe(1008)

    expect(await ana.asks({ do: 'remove', person: 1 })).toMatchObject({ say: 'done' })
    await until(() => ben.closedWith !== undefined)
    expect([ben.bye, ben.closedWith]).toEqual(['out', 1000])

    ana.says({ do: 'forget' })
    await until(() => ana.closedWith !== undefined)
    expect([ana.bye, ana.closedWith]).toEqual(['forgotten', 1000])
  })
})
