import { setTimeout as pause } from 'node:timers/promises'
import { chanceAt, seedFrom } from '@veillee/kernel'
import { entryOf } from '@veillee/room'
import { openNatsLog } from '@veillee/server/nats-connect'
import { FaultSession } from '../fault-session.ts'
import { TABLES } from '../faults.ts'
import type { Told } from '../faulty-phone.ts'
import { seedOfMatch } from '../trial.ts'
import { Faults } from './faults.ts'
import { patiently } from './patience.ts'
import { ChaosService } from './service.ts'

export interface ChaosOrders {
  readonly faults: number
  readonly seed: number
  readonly tables: number
  /** Whether every match has to end; otherwise all go home after the last fault. */
  readonly untilOver: boolean
}

export interface ChaosReport {
  readonly failures: readonly string[]
  /** How many requests were answered with done, and how many sights were held against the log. */
  readonly done: number
  readonly sights: number
  readonly words: string
}

type Say = (line: string) => void

/** After the last fault every match has this long to end, and a cluster to find itself again. */
const END_MS = 15 * 60_000
const TELL_MS = 30_000
const HEAL_MS = 12_000
const LOOK_BACK_MS = 60_000
/** What is on its way between servers and phones comes within this. */
const SETTLE_MS = 2_000

const patience = (ms: number): Promise<void> => pause(ms, undefined, { ref: false })

/**
 * Whole rooms of all three games, their people spread over three servers, while servers and NATS nodes are killed,
 * drained, paused and cut off. Afterwards one checker reads the log and all that every phone was told: no acknowledged
 * move is lost, none is doubled, whatever anybody saw is the room as the log had it, one moment after another on
 * whichever server, and nobody saw anything but the view of their own seat.
 */
export async function runChaos(orders: ChaosOrders, say: Say): Promise<ChaosReport> {
  const service = await ChaosService.up()
  const run = new ChaosRun(service, orders, say)
  let isKept = true
  try {
    const report = await run.goes()
    isKept = report.failures.length > 0
    return report
  } finally {
    run.breaksUp()
    if (isKept) say(`to be looked at: ${service.nats.folder} and ${service.folder}`)
    await service.ends({ isKept })
  }
}

class ChaosRun {
  readonly #service: ChaosService
  readonly #orders: ChaosOrders
  readonly #say: Say
  readonly #faults: Faults
  readonly #evenings: FaultSession[] = []
  readonly #failures: string[] = []
  readonly #begunAt = performance.now()
  #isEnding = false

  constructor(service: ChaosService, orders: ChaosOrders, say: Say) {
    this.#service = service
    this.#orders = orders
    this.#say = say
    this.#faults = new Faults(service, chanceAt(seedOfMatch(orders.seed), 0))
    if (!service.network) say('no network namespaces here: nobody is cut off')
  }

  async goes(): Promise<ChaosReport> {
    const { tables, faults, untilOver } = this.#orders
    const playing = Array.from({ length: tables }, (_, i) => this.#table(i))
    const telling = setInterval(() => this.#say(this.#words()), TELL_MS)
    try {
      await this.#faults.happen(faults)
      this.#isEnding = true
      if (untilOver) await Promise.race([Promise.all(playing), patience(END_MS)])
      await this.#check()
    } finally {
      clearInterval(telling)
    }
    return { failures: this.#failures, done: this.#done, sights: this.#sights, words: this.#words() }
  }

  breaksUp(): void {
    this.#isEnding = true
    for (const run of this.#evenings) run.breaksUp()
  }

  get #told(): readonly Told[] {
    return this.#evenings.flatMap(({ phones }) => phones.flatMap(phone => phone.message))
  }

  get #done(): number {
    return this.#told.filter(({ answer }) => answer === 'done').length
  }

  get #sights(): number {
    return this.#evenings.reduce((sum, { witness }) => sum + witness.sights, 0)
  }

  #words(): string {
    const over = this.#evenings.filter(({ isOver }) => isOver).length
    const seconds = Math.round((performance.now() - this.#begunAt) / 1_000)
    return `${seconds} s: ${this.#faults.words}; ${this.#evenings.length} rooms, ${over} matches over; ${this.#told.length} wishes answered, ${this.#done} of them done; ${this.#sights} sights compared; ${this.#failures.length} failures`
  }

  // People

  async #table(i: number): Promise<void> {
    for (let round = 0; !this.#isEnding; round++) await this.#evening(i + round).goesBy()
  }

  #evening(table: number): FaultSession {
    const number = this.#evenings.length
    const seed = seedFrom(seedOfMatch(this.#orders.seed), [seedOfMatch(number)])
    const ports = this.#service.servers.map(({ port }) => port)
    const run = new FaultSession(TABLES[table % TABLES.length]!, seed, phone => ({
      ports,
      address: `127.${1 + (number >> 8)}.${number & 255}.${phone + 1}`,
    }))
    this.#evenings.push(run)
    return run
  }

  /** Afterwards everybody sees the same end, also those whose server was away when it came. */
  async #looksBack(): Promise<void> {
    const all = Promise.all(this.#evenings.map(run => run.looksBack())).then(() => true)
    if (!(await Promise.race([all, patience(LOOK_BACK_MS).then(() => false)])))
      this.#failures.push('not everybody could come back at the end')
    await pause(SETTLE_MS)
  }

  // What must hold

  async #check(): Promise<void> {
    const { untilOver } = this.#orders
    this.#failures.push(...this.#faults.fallen)
    if (untilOver)
      for (const { isOver, phones } of this.#evenings)
        if (!isOver)
          this.#failures.push(
            `a match has not ended: ${phones.map(({ name, sees }) => `${name} ${sees}`).join('; ')}`,
          )
    if (untilOver) await this.#looksBack()
    else await pause(HEAL_MS)
    if (!untilOver) this.breaksUp()
    // All at once: nobody is told of what the last of them would still do by itself.
    const ended = await Promise.all(this.#service.servers.map(server => server.ends('SIGTERM')))
    if (ended.includes(false)) this.#failures.push('a server had ended by itself')
    const servers = this.#service.nats.nodes.map(({ url }) => new URL(url))
    const log = await patiently(() => openNatsLog({ servers }))
    for (const run of this.#evenings.filter(({ room }) => room !== undefined)) {
      await run.isCutOff()
      const logged = await patiently(() => log.read(run.room!, 0))
      this.#failures.push(...run.check(logged.map(entryOf), { isLast: untilOver }))
    }
    await log.close()
    const rooms = this.#evenings.flatMap(({ room }) => room ?? [])
    this.#failures.push(...(await this.#service.nats.differences(rooms)))
  }
}
