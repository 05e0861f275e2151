import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Chance, chanceAt } from '@veillee/kernel'
import { type Entry, fold, phoneView, type Room } from '@veillee/room'
import { openSqliteLog } from '@veillee/server/sqlite-log'
import { FaultyPhone, type Told } from './faulty-phone.ts'
import type { FaultOrders } from './orders.ts'
import { seedOfMatch } from './trial.ts'

type Say = (line: string) => void

const TABLES = [
  { game: 'palm-reader', seats: 4 },
  { game: 'in-the-palm', seats: 4 },
  { game: 'extraordinary-story', seats: 3 },
  { game: 'in-the-palm', seats: 2 },
  { game: 'palm-reader', seats: 5 },
] as const

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Whole rooms over real sockets, with people whose phones fail, on a server that is killed without a word and started
 * again. After every kill the log is read: whatever anybody was told has happened is there, once.
 */
export async function runFaults({ kills, seed }: FaultOrders, say: Say): Promise<number> {
  const chance = chanceAt(seedOfMatch(seed), 0)
  const folder = mkdtempSync(join(tmpdir(), 'veillee-faults-'))
  const run = new FaultRun(join(folder, 'log.sqlite'), await freePort(), chance)
  try {
    return await run.until(kills, say)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A port that stays the same over all restarts, as an address does. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  await new Promise(resolve => probe.close(resolve))
  return port
}

class FaultRun {
  readonly #file: string
  readonly #port: number
  readonly #chance: Chance
  readonly #phones: FaultyPhone[] = []
  #server: ChildProcess | undefined
  #evenings = 0
  #finished = 0
  #kills = 0
  #isEnding = false

  constructor(file: string, port: number, chance: Chance) {
    this.#file = file
    this.#port = port
    this.#chance = chance
  }

  async until(kills: number, say: Say): Promise<number> {
    await this.#start()
    const tables = TABLES.map((_, i) => this.#table(i))
    let failures = 0
    while (this.#kills < kills) {
      await pause(150 + this.#chance.below(900))
      failures += await this.#killAndCheck(say)
      if (this.#kills % 50 === 0)
        say(
          `${this.#kills} kills, ${this.#finished} matches finished, ${this.#told().length} wishes answered`,
        )
    }
    this.#isEnding = true
    await Promise.all(tables)
    failures += await this.#checkEnd(say)
    const told = this.#told()
    say(
      `${kills} kills; ${this.#evenings} rooms, ${this.#finished} matches finished; ${told.length} wishes answered, ${told.filter(({ answer }) => answer === 'done').length} of them done`,
    )
    say(`${told.length - failures} passed, ${failures} failed`)
    return failures
  }

  #told(): readonly Told[] {
    return this.#phones.flatMap(({ told }) => told)
  }

  async #start(): Promise<void> {
    const env = {
      ...process.env,
      PORT: String(this.#port),
      HOST: '127.0.0.1',
      DATA: this.#file,
      LOG_LEVEL: 'error',
    }
    const main = join(import.meta.dirname, '..', '..', 'server', 'dist', 'main.js')
    const server = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#server = server
    await once(server.stdout!, 'data')
  }

  async #stop(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server!
    const gone = once(server, 'exit')
    server.kill(signal)
    await gone
  }

  // People

  /** One table after another, until the run ends. */
  async #table(i: number): Promise<void> {
    for (let round = 0; !this.#isEnding; round++) await this.#evening(TABLES[(i + round) % TABLES.length]!)
  }

  async #evening({ game, seats }: (typeof TABLES)[number]): Promise<void> {
    const phones = Array.from({ length: seats }, () => this.#phone())
    const [host, ...others] = phones as [FaultyPhone, ...FaultyPhone[]]
    await host.comes({ do: 'open', name: host.name, game, setting: 'table', language: 'en' })
    while (!host.code) await pause(20)
    const { code } = host
    for (const phone of others) await phone.comes({ do: 'join', code, name: phone.name })
    this.#evenings++
    await host.wishes({ do: 'start', match: 1 })
    const leaves = this.#chance.below(4) === 0 && others.length > 1 ? others[0] : undefined
    if (leaves) setTimeout(() => leaves.leavesForGood(), this.#chance.below(4_000))
    await Promise.all(phones.map(phone => phone.plays()))
    this.#finished++
  }

  #phone(): FaultyPhone {
    const number = this.#phones.length
    const address = `127.${1 + Math.floor(number / 60_000)}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
    const phone = new FaultyPhone(`P${number}`, this.#port, address, chanceAt(seedOfMatch(number), 1))
    this.#phones.push(phone)
    return phone
  }

  // What must hold

  async #killAndCheck(say: Say): Promise<number> {
    await this.#stop('SIGKILL')
    this.#kills++
    const told = [...this.#told()]
    const failures = await this.#check(told, say)
    await this.#start()
    return failures
  }

  /** Whatever was answered before the kill: done is in the log once, refused is not. */
  async #check(told: readonly Told[], say: Say): Promise<number> {
    const rooms = await this.#rooms(told.map(({ room }) => room))
    const wrong = told.filter(({ room, person, id, answer }) => {
      const times = rooms.get(room)!.filter(entry => entry.by === person && entry.id === id).length
      return times > 1 || (answer === 'refused' && times > 0)
    })
    for (const { person, id, answer } of wrong)
      say(`person ${person}’s “${id}” was ${answer}, and the log says otherwise`)
    return wrong.length + this.#lost(told, rooms, say)
  }

  /** A wish that was done left something in the log, unless there was nothing to do. */
  #lost(told: readonly Told[], rooms: ReadonlyMap<string, readonly Entry[]>, say: Say): number {
    const lost = told.filter(
      ({ room, person, id, answer, changes }) =>
        answer === 'done' &&
        changes &&
        !rooms.get(room)!.some(entry => entry.by === person && entry.id === id),
    )
    for (const { person, id } of lost) say(`person ${person}’s “${id}” was done, and is not in the log`)
    return lost.length
  }

  async #rooms(ids: readonly string[]): Promise<Map<string, readonly Entry[]>> {
    const log = await openSqliteLog(this.#file)
    const rooms = new Map<string, readonly Entry[]>()
    for (const id of new Set(ids)) {
      const logged = await log.read(id, 0)
      rooms.set(
        id,
        logged.map(({ entry }) => entry as unknown as Entry),
      )
    }
    await log.close()
    return rooms
  }

  /** At the end everybody has seen what the log says, and every match has ended. */
  async #checkEnd(say: Say): Promise<number> {
    await pause(500)
    const seen = this.#phones.filter(phone => !phone.hasLeft && phone.guest)
    const views = seen.map(phone => ({ phone, view: JSON.stringify(phone.guest!.seen.phone) }))
    await this.#stop('SIGTERM')
    const failures = await this.#check(this.#told(), say)
    const rooms = await this.#rooms(seen.map(({ room }) => room))
    const others = views.filter(({ phone, view }) => {
      const room = fold(rooms.get(phone.room)!) as Room
      return JSON.stringify(phoneView(room, phone.person)) !== view
    })
    for (const { phone } of others) say(`${phone.name} sees something else than the log says`)
    return failures + others.length
  }
}
