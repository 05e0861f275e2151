import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chanceAt, type Millis } from '@veillee/kernel'
import type { Log, MatchView, SeatView, Wish } from '@veillee/room'
import { exampleFor, hashOf } from '@veillee/room/testing'
import { type Address, Guest } from './guest.ts'
import { Notes } from './notes.ts'
import { openSqliteLog } from './sqlite-log.ts'
import { Veillee, type VeilleeSettings } from './veillee.ts'

type Hello = { readonly do: string } & Record<string, unknown>

const SETTINGS: VeilleeSettings = {
  mostRooms: 100,
  origins: ['https://friends.example'],
  keepMs: 1e12,
  heartbeatMs: 60_000,
  quietMs: 1e9,
}

/** Guests of a server that listens on this port: who comes, who plays what. */
export class Guests {
  port: number
  readonly all: Guest[] = []

  constructor(port: number) {
    this.port = port
  }

  get address(): Address {
    return this.port
  }

  async enters(hello: Hello): Promise<Guest> {
    const guest = await Guest.enter(this.address, hello)
    this.all.push(guest)
    return guest
  }

  opens(game = 'palm-reader', setting = 'table', name = 'Ana'): Promise<Guest> {
    return this.enters({ do: 'open', name, game, setting, language: 'fr' })
  }

  joins(code: string, name: string, isScreen = false): Promise<Guest> {
    return this.enters({ do: 'join', code, name, isScreen })
  }

  comesBack({ welcome }: Guest): Promise<Guest> {
    return this.enters({ do: 'resume', room: welcome!.room, token: welcome!.token! })
  }

  /** Four at a table, the match begun. */
  async four(
    game = 'palm-reader',
    setting = 'table',
    names: readonly [string, string, string, string] = ['Ana', 'Ben', 'Cleo', 'Dan'],
  ): Promise<[Guest, Guest, Guest, Guest]> {
    const ana = await this.opens(game, setting, names[0])
    const { code } = ana.welcome!
    const [ben, cleo, dan] = [
      await this.joins(code, names[1]),
      await this.joins(code, names[2]),
      await this.joins(code, names[3]),
    ]
    await succeeds(ana, { do: 'start', match: 1 })
    for (const guest of [ben, cleo, dan]) await guest.until(() => guest.seen.match != null)
    return [ana, ben, cleo, dan]
  }

  drop(): void {
    for (const guest of this.all.splice(0)) guest.drop()
  }
}

export async function succeeds(guest: Guest, wish: Wish, id?: string): Promise<void> {
  const refusal = await guest.wishes(wish, id)
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

export function answerOf({ match, phone }: Guest): Extract<Wish, { do: 'play' }> | undefined {
  for (const mine of phone.seats.filter(({ seat }) => match.awaits.includes(seat))) {
    const answer = firstOf(match, mine)
    if (answer) return { do: 'play', seat: mine.seat, ...answer, match: match.number, step: match.view.step }
  }
  return undefined
}

/** Somebody who is awaited does the first thing that they are offered, and all hear of it; undefined if nobody can. */
export async function playsOn(players: readonly Guest[], id?: string): Promise<Guest | undefined> {
  const acts = players.find(guest => answerOf(guest) !== undefined)
  if (!acts) return undefined
  await succeeds(acts, answerOf(acts)!, id)
  await agree(players, acts)
  return acts
}

/** Everybody has been told the same. */
export async function agree(players: readonly Guest[], first: Guest): Promise<void> {
  const told = ({ match, seen }: Guest) => JSON.stringify([match.view, seen.pad])
  for (const guest of players) await guest.until(() => told(guest) === told(first))
}

export async function playsToTheEnd(players: readonly Guest[]): Promise<void> {
  while (players[0]!.match.end === null)
    if (!(await playsOn(players))) throw new Error(`nobody can play in ${players[0]!.match.view.phase}`)
}

/** A log that does some things otherwise. */
export const changed = (real: Log, changes: Partial<Log>): Log =>
  new Proxy(real, {
    get: (log, name: keyof Log) =>
      changes[name] ?? (log[name] as ((...given: unknown[]) => unknown) | undefined)?.bind(log),
  })

interface Around {
  /** What the log is made of it; the same log, if nothing is said. */
  readonly log?: (log: Log) => Log
  readonly settings?: Partial<VeilleeSettings>
  readonly now?: () => Millis
}

/** A whole server in a folder of its own, and its guests. */
export class Household extends Guests {
  readonly folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  readonly notes: string[] = []
  veillee!: Veillee
  log!: Log
  /** How often the server has looked for rooms that can go. */
  sweeps = 0
  #isUp = false
  /** Who vouches for it, if it speaks TLS. */
  #ca: string | undefined

  static async up(around: Around = {}): Promise<Household> {
    const household = new Household(0)
    await household.starts(around)
    return household
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

  async starts({ log = one => one, settings = {}, now = Date.now }: Around = {}): Promise<void> {
    const opened = await openSqliteLog(this.file, now)
    const counted = changed(opened, { idleSince: at => this.#sweep(opened.idleSince(at)) })
    await this.startsOn(log(counted), settings, now)
  }

  /** On a log that somebody else has opened. */
  async startsOn(
    log: Log,
    settings: Partial<VeilleeSettings> = {},
    now: () => Millis = Date.now,
  ): Promise<void> {
    const notes = new Notes('debug', { write: line => this.notes.push(line) })
    this.log = log
    this.#ca = settings.certificate?.pair.cert
    this.veillee = new Veillee(this.log, { ...SETTINGS, ...settings }, now, notes)
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
