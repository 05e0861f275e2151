import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { GAME_IDS } from '@veillee/games'
import { simulated } from '@veillee/games/simulated'
import { type Chance, chanceAt, seedFrom } from '@veillee/kernel'
import { type Entry, entryOf, type Log } from '@veillee/room'
import { freePort } from '@veillee/server/free-port'
import { openSqliteLog } from '@veillee/server/sqlite-log'
import { FaultSession, type FaultTable } from './fault-session.ts'
import type { FaultOrders } from './orders.ts'
import { spawnServer, stopped } from './server-process.ts'
import { seedOfMatch } from './trial.ts'

type Say = (line: string) => void

/** One of every game, then another of every game. */
export const TABLES: readonly FaultTable[] = [0, 1].flatMap(nth =>
  GAME_IDS.map(game => ({ game, ...simulated[game].faults[nth]! })),
)
const TABLES_AT_ONCE = 5

/** How long a server lives: mostly too short for anything but moves, now and then for a bot, rarely for a vote. */
const LIVES_MS = { short: [150, 900], bot: [2_500, 3_000], vote: [32_000, 4_000] } as const
const BOT_ONE_IN = 12
const VOTE_ONE_IN = 100

/** After the last kill every match has this long to end. */
const END_MS = 15 * 60_000

/** Nobody waits for it who has nothing else to wait for. */
const patience = (ms: number): Promise<void> => pause(ms, undefined, { ref: false })

/**
 * Whole rooms over real sockets, with people whose phones fail, on a server that is killed without a word and started
 * again. After every kill the log is read: whatever anybody was told has happened is there, once, and whatever anybody
 * saw is what the log was.
 */
export async function runFaults({ kills, seed }: FaultOrders, say: Say): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-faults-'))
  const run = new FaultRun(join(folder, 'log.sqlite'), await freePort(), seed, say)
  try {
    return await run.until(kills)
  } finally {
    run.abandon()
    rmSync(folder, { recursive: true, force: true })
  }
}

class FaultRun {
  readonly #file: string
  readonly #port: number
  readonly #seed: number
  readonly #chance: Chance
  readonly #say: Say
  readonly #evenings: FaultSession[] = []
  #kills = 0
  #failures = 0
  #server: ChildProcess | undefined
  #isEnding = false

  constructor(file: string, port: number, seed: number, say: Say) {
    this.#file = file
    this.#port = port
    this.#seed = seed
    this.#chance = chanceAt(seedOfMatch(seed), 0)
    this.#say = say
  }

  async until(kills: number): Promise<number> {
    await this.#start()
    const tables = Array.from({ length: TABLES_AT_ONCE }, (_, i) => this.#table(i))
    while (this.#kills < kills) {
      await pause(this.#lifeMs())
      await this.#killAndCheck()
      if (this.#kills % 50 === 0) this.#report()
    }
    this.#isEnding = true
    await Promise.race([Promise.all(tables), patience(END_MS)])
    await this.#checkEnd()
    this.#report()
    this.#say(this.#failures === 0 ? 'passed' : `${this.#failures} failed`)
    return this.#failures
  }

  #report(): void {
    const message = this.#evenings.flatMap(({ phones }) => phones.flatMap(phone => phone.message))
    const done = message.filter(({ answer }) => answer === 'done').length
    const over = this.#evenings.filter(({ isOver }) => isOver).length
    const taken = this.#evenings.filter(({ hasTakenSeat }) => hasTakenSeat).length
    const sights = this.#evenings.reduce((sum, { witness }) => sum + witness.sights, 0)
    this.#say(
      `${this.#kills} kills; ${this.#evenings.length} rooms, ${over} matches over; ${taken} seats taken by latecomers; ${message.length} wishes answered, ${done} of them done; ${sights} sights compared; ${this.#failures} failures`,
    )
  }

  #fail(...wrongs: readonly string[]): void {
    for (const wrong of wrongs) this.#say(`FAILED: ${wrong}`)
    this.#failures += wrongs.length
  }

  // The server

  #lifeMs(): number {
    const luck = this.#chance.below(VOTE_ONE_IN)
    const [leastMs, furtherMs] =
      luck === 0 ? LIVES_MS.vote : luck % BOT_ONE_IN === 0 ? LIVES_MS.bot : LIVES_MS.short
    return leastMs + this.#chance.below(furtherMs)
  }

  async #start(): Promise<void> {
    const settings = { PORT: String(this.#port), DATA: this.#file }
    this.#server = spawnServer(settings, ['ignore', 'pipe', 'inherit'])
    await once(this.#server.stdout!, 'data')
  }

  abandon(): void {
    this.#server?.kill('SIGKILL')
  }

  // People

  /** One table after another, until the run ends. */
  async #table(i: number): Promise<void> {
    for (let round = 0; !this.#isEnding; round++)
      await this.#evening(TABLES[(i + round) % TABLES.length]!).goesBy()
  }

  #evening(table: FaultTable): FaultSession {
    const number = this.#evenings.length
    const seed = seedFrom(seedOfMatch(this.#seed), [seedOfMatch(number)])
    const run = new FaultSession(table, seed, phone => ({
      ports: [this.#port],
      address: `127.${1 + (number >> 8)}.${number & 255}.${phone + 1}`,
    }))
    this.#evenings.push(run)
    return run
  }

  // What must hold

  async #killAndCheck(): Promise<void> {
    await stopped(this.#server!, 'SIGKILL')
    this.#kills++
    await this.#check(this.#evenings.filter(({ isOver }) => !isOver))
    await this.#start()
  }

  async #check(runs: readonly FaultSession[], { isLast = false } = {}): Promise<void> {
    const log = await openSqliteLog(this.#file)
    for (const run of runs.filter(({ room }) => room !== undefined)) {
      await run.isCutOff()
      this.#fail(...run.check(await entriesOf(log, run.room!), { isLast }))
    }
    await log.close()
  }

  /** At the end every match has ended, all is there that was ever told, and everybody sees what the log says. */
  async #checkEnd(): Promise<void> {
    await pause(500)
    for (const { isOver, phones } of this.#evenings)
      if (!isOver)
        this.#fail(`a match has not ended: ${phones.map(({ name, sees }) => `${name} ${sees}`).join('; ')}`)
    await stopped(this.#server!, 'SIGTERM')
    await this.#check(this.#evenings, { isLast: true })
  }
}

const entriesOf = async (log: Log, room: string): Promise<readonly Entry[]> =>
  (await log.read(room, 0)).map(entryOf)
