import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { USUAL_GAME } from '@veillee/games'
import { chanceAt, type Millis } from '@veillee/kernel'
import type { MatchView, NamedLog, SeatView, WireRequest } from '@veillee/room'
import { exampleFor, hashOf } from '@veillee/room/testing'
import { ServerLogger } from './server-logger.ts'
import { openSqliteLog } from './sqlite-log.ts'
import { type Address, TestPhone } from './test-phone.ts'
import { VeilleeServer, type VeilleeSettings } from './veillee-server.ts'

type Hello = { readonly do: string } & Record<string, unknown>

export const SETTINGS: VeilleeSettings = {
  mostRooms: 100,
  origins: ['https://friends.example'],
  keepMs: 1e12,
  heartbeatMs: 60_000,
  quietMs: 1e9,
}

/** Guests of a server that listens on this port: who comes, who plays what. */
export class TestPhones {
  port: number
  readonly all: TestPhone[] = []

  constructor(port: number) {
    this.port = port
  }

  get address(): Address {
    return this.port
  }

  async enters(hello: Hello): Promise<TestPhone> {
    const phone = await TestPhone.enter(this.address, hello)
    this.all.push(phone)
    return phone
  }

  opens(game: string = USUAL_GAME, setting = 'table', name = 'Ana'): Promise<TestPhone> {
    return this.enters({ do: 'open', name, game, setting, language: 'fr' })
  }

  joins(code: string, name: string, isScreen = false): Promise<TestPhone> {
    return this.enters({ do: 'join', code, name, isScreen })
  }

  comesBack({ welcome }: TestPhone): Promise<TestPhone> {
    return this.enters({ do: 'resume', room: welcome!.room, token: welcome!.token! })
  }

  /** Four at a table, the match begun. */
  async four(
    game: string = USUAL_GAME,
    setting = 'table',
    names: readonly [string, string, string, string] = ['Ana', 'Ben', 'Cleo', 'Dan'],
  ): Promise<[TestPhone, TestPhone, TestPhone, TestPhone]> {
    const ana = await this.opens(game, setting, names[0])
    const { code } = ana.welcome!
    const [ben, cleo, dan] = [
      await this.joins(code, names[1]),
      await this.joins(code, names[2]),
      await this.joins(code, names[3]),
    ]
    await succeeds(ana, { do: 'start', match: 1 })
    for (const phone of [ben, cleo, dan]) await phone.until(() => phone.seen.match != null)
    return [ana, ben, cleo, dan]
  }

  drop(): void {
    for (const phone of this.all.splice(0)) phone.drop()
  }
}

export async function succeeds(phone: TestPhone, request: WireRequest, id?: string): Promise<void> {
  const refusal = await phone.asks(request, id)
  if (refusal !== undefined) throw new Error(refusal)
}

interface Answer {
  readonly move: string
  readonly input: unknown
}

/** What a seat that is awaited could do first; what can be chosen comes before what is drawn or typed. */
function firstOf(match: MatchView, mine: SeatView): Answer | undefined {
  const { choices, open } = mine.offers
  const chosen = Object.entries(choices).find(([, inputs]) => inputs.length > 0)
  if (chosen) return { move: chosen[0], input: chosen[1][0] }
  const chance = chanceAt(hashOf('guest', mine.seat), match.view.step)
  const made = open.map(move => ({ move, input: exampleFor(match, mine, move, chance) }))
  return made.find(({ input }) => input !== undefined)
}

export function answerOf({ match, phone }: TestPhone): Extract<WireRequest, { do: 'play' }> | undefined {
  for (const mine of phone.seats.filter(({ seat }) => match.awaits.includes(seat))) {
    const answer = firstOf(match, mine)
    if (answer) return { do: 'play', seat: mine.seat, ...answer, match: match.number, step: match.view.step }
  }
  return undefined
}

/** Somebody who is awaited does the first thing that they are offered, and all hear of it; undefined if nobody can. */
export async function playsOn(players: readonly TestPhone[], id?: string): Promise<TestPhone | undefined> {
  const acts = players.find(phone => answerOf(phone) !== undefined)
  if (!acts) return undefined
  await succeeds(acts, answerOf(acts)!, id)
  await agree(players, acts)
  return acts
}

/** Everybody has been told the same. */
export async function agree(players: readonly TestPhone[], first: TestPhone): Promise<void> {
  const told = ({ match, seen }: TestPhone) => JSON.stringify([match.view, seen.pad])
  for (const phone of players) await phone.until(() => told(phone) === told(first))
}

export async function playsToTheEnd(players: readonly TestPhone[]): Promise<void> {
  while (players[0]!.match.end === null)
    if (!(await playsOn(players))) throw new Error(`nobody can play in ${players[0]!.match.view.phase}`)
}

/** A log that does some things otherwise. */
export const changed = (real: NamedLog, changes: Partial<NamedLog>): NamedLog =>
  new Proxy(real, {
    get: (log, name: keyof NamedLog) => {
      const own = changes[name] ?? log[name]
      return typeof own === 'function' && own !== changes[name] ? own.bind(log) : own
    },
  })

interface TestServerSettings {
  /** What the log is made of it; the same log, if nothing is said. */
  readonly log?: (log: NamedLog) => NamedLog
  readonly settings?: Partial<VeilleeSettings>
  readonly now?: () => Millis
}

/** A whole server in a folder of its own, and its guests. */
export class TestServer extends TestPhones {
  readonly folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  readonly notes: string[] = []
  veillee!: VeilleeServer
  log!: NamedLog
  /** How often the server has looked for rooms that can go. */
  sweeps = 0
  #isUp = false
  /** Who vouches for it, if it speaks TLS. */
  #ca: string | undefined

  static async up(deps: TestServerSettings = {}): Promise<TestServer> {
    const server = new TestServer(0)
    await server.starts(deps)
    return server
  }

  get home(): string {
    return `${this.#ca === undefined ? 'http' : 'https'}://127.0.0.1:${this.port}`
  }

  override get address(): Address {
    return { url: this.home, ...(this.#ca !== undefined && { ca: this.#ca }) }
  }

  get file(): string {
    return join(this.folder, 'log.sqlite')
  }

  async starts({ log = one => one, settings = {}, now = Date.now }: TestServerSettings = {}): Promise<void> {
    const opened = await openSqliteLog(this.file, now)
    const counted = changed(opened, { idleSince: at => this.#sweep(opened.idleSince(at)) })
    await this.startsOn(log(counted), settings, now)
  }

  /** On a log that somebody else has opened. */
  async startsOn(
    log: NamedLog,
    settings: Partial<VeilleeSettings> = {},
    now: () => Millis = Date.now,
  ): Promise<void> {
    const logger = new ServerLogger('debug', { write: line => this.notes.push(line) })
    this.log = log
    this.#ca = settings.certificate?.pair.cert
    this.veillee = new VeilleeServer(this.log, { ...SETTINGS, ...settings }, now, logger)
    this.port = await this.veillee.listen(0, '127.0.0.1')
    this.#isUp = true
  }

  #sweep<Found>(found: Found): Found {
    this.sweeps++
    return found
  }

  async closes(): Promise<void> {
    if (this.#isUp) await this.veillee.close()
    this.#isUp = false
  }

  /** And nothing is left of it. */
  async ends(): Promise<void> {
    this.drop()
    await this.closes()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** The same server on a log that does something otherwise. */
export async function startsAgain(
  server: TestServer,
  change: (real: NamedLog) => Partial<NamedLog>,
): Promise<void> {
  await server.closes()
  await server.starts({ log: real => changed(real, change(real)) })
}
