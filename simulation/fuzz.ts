import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Chance, chanceAt } from '@veillee/kernel'
import { type Entry, entryOf, fold, lobbyView, matchView, padView, phoneView } from '@veillee/room'
import { openSqliteLog } from '@veillee/server/sqlite-log'
import { TestPhone } from '@veillee/server/test-phone'
import { carries } from './fuzz-evenings.ts'
import { Grammar } from './fuzz-grammar.ts'
import { wrongsIn } from './fuzz-log.ts'
import { forgets, PLANS, pickPlan, SLOW_PLANS } from './fuzz-plans.ts'
import { type FuzzReport, growthOf, linesOf } from './fuzz-report.ts'
import { type Attack, Siege } from './fuzz-siege.ts'
import { Tally } from './fuzz-tally.ts'
import { type Sample, sampleOf, startServer, type Target } from './fuzz-target.ts'
import { pesters } from './fuzz-web.ts'
import { MARK, Witness } from './fuzz-witness.ts'
import type { FuzzOrders } from './orders.ts'
import { seedOfMatch } from './trial.ts'

/** How hard a server is attacked. */
export interface FuzzSettings extends FuzzOrders {
  /** Rooms that play in peace meanwhile. */
  readonly witnesses: number
  readonly paceMs: number
  /** How long they do before the attack begins, to compare with. */
  readonly calmMs: number
  /** Rooms that are attacked at a time, connections that attack them, and slow ones besides. */
  readonly sieges: number
  readonly atOnce: number
  readonly slowAtOnce: number
  /** After so many connections a room has seen enough, and another one is opened. */
  readonly longestSiege: number
  readonly sampleMs: number
  /** In a process of its own, whose memory and idleness are its own doing. */
  readonly isAlone: boolean
}

const TELL_MS = 15_000
/** Half a request is given up after a minute, and looked for every half. */
const CALM_MS = 120_000
/** What a server has open for a moment. */
const SPARE_FILES = 5
const LATENESS_MS = 20
const SETTLE_MS = 500
const REST_MS = 4_000
const MOST_BUSY = 0.25
const MOST_GROWTH_MIB = 32
const MOST_WEB = 4
const CARRIES_ONE_IN = 4
const MOST_FAILURES = 100
/** Numbers by which connections are told apart. */
const SLOW = 10_000_000
const FORGETTING = 20_000_000

/** A server of its own, attacked until it has had so many messages; how many things went wrong. */
export async function runFuzz(orders: FuzzOrders, say: (line: string) => void): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-fuzz-'))
  const file = join(folder, 'log.sqlite')
  const settings = { ...orders, witnesses: 4, paceMs: 400, calmMs: 20_000, sieges: 6, atOnce: 14 }
  try {
    const target = await startServer(file)
    const report = await new Fuzz(
      target,
      file,
      { ...settings, slowAtOnce: 6, longestSiege: 90, sampleMs: 2_000, isAlone: true },
      say,
    ).run()
    for (const line of linesOf(report)) say(line)
    return report.failures.length
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One attack on one server, with everything that is watched meanwhile. */
export class Fuzz {
  readonly #target: Target
  readonly #file: string
  readonly #settings: FuzzSettings
  readonly #say: (line: string) => void
  readonly #tally = new Tally()
  readonly #samples: Sample[] = []
  readonly #lateness: { readonly atMs: number; readonly waitMs: number }[] = []
  readonly #attack: Attack
  readonly #witnesses: readonly Witness[]
  readonly #kept: Siege[] = []
  readonly #slots: Promise<Siege | undefined>[]
  #siegesBegun = 0
  #plots = 0
  #isAttacking = false
  #isPeace = true
  #isWatched = true

  constructor(target: Target, file: string, settings: FuzzSettings, say: (line: string) => void) {
    this.#target = target
    this.#file = file
    this.#settings = settings
    this.#say = say
    this.#slots = Array.from({ length: settings.sieges }, async () => undefined)
    this.#witnesses = Array.from(
      { length: settings.witnesses },
      (_, i) => new Witness(target.port, i, this.#chance('witness', i)),
    )
    this.#attack = {
      port: target.port,
      tally: this.#tally,
      grammar: new Grammar(settings.seed),
      foreign: { mark: MARK, secrets: new Set() },
      otherRooms: [],
      refusedIds: new Set(),
      repeatedIds: new Set(),
      longestSiege: settings.longestSiege,
    }
  }

  /** What somebody does depends on the seed, their number, and what the server has told them. */
  #chance(who: 'witness' | 'siege' | 'plot' | 'slow', number: number): Chance {
    const others = ['witness', 'siege', 'plot', 'slow'].indexOf(who) * 2 ** 30
    return chanceAt(seedOfMatch(this.#settings.seed), others + number)
  }

  async run(): Promise<FuzzReport> {
    await this.#gathers()
    const watching = Promise.all([this.#watches(), this.#watchesItself()])
    const playing = this.#witnesses.map(one => one.plays(this.#settings.paceMs, () => !this.#isPeace))
    await pause(this.#settings.calmMs)
    const attackedFromMs = Date.now()
    await this.#attacks()
    const attackedUntilMs = Date.now()
    const calm = await this.#calmsDown()
    this.#isPeace = false
    await Promise.all(playing)
    const looked = await this.#looksAround()
    this.#isWatched = false
    await watching
    await this.#target.stop()
    const read = await this.#reads(looked)
    const report = { tally: this.#tally, witnesses: this.#witnesses, samples: this.#samples, ...read }
    const whole = { ...report, lateness: this.#lateness, attackedFromMs, attackedUntilMs, calm }
    return { ...whole, failures: [...this.#failures(), ...read.failures, ...this.#growth(whole)] }
  }

  async #gathers(): Promise<void> {
    for (const witness of this.#witnesses) {
      await witness.gathers()
      this.#attack.otherRooms.push(witness.room)
      for (const token of witness.tokens) this.#attack.foreign.secrets.add(token)
    }
  }

  #failures(): readonly string[] {
    const troubles = this.#samples.at(-1)?.troubles
    const counted = troubles === 0 ? [] : [`the server counts ${troubles} troubles`]
    return [...this.#tally.failures, ...this.#target.complaints, ...counted]
  }

  #growth(report: FuzzReport): readonly string[] {
    if (!this.#settings.isAlone) return []
    const { rssMiB, heapMiB } = growthOf(report)
    const isFlat = rssMiB <= MOST_GROWTH_MIB && heapMiB <= MOST_GROWTH_MIB
    return isFlat ? [] : [`memory grew: by ${rssMiB.toFixed(1)} MiB, the heap by ${heapMiB.toFixed(1)}`]
  }

  // Watching

  async #watches(): Promise<void> {
    while (this.#isWatched && this.#target.isUp) {
      try {
        this.#samples.push(await sampleOf(this.#target.port))
      } catch (error) {
        this.#tally.fails(`the server did not answer: ${(error as Error).message}`)
      }
      await pause(this.#settings.sampleMs)
    }
    this.#isAttacking = false
  }

  async #watchesItself(): Promise<void> {
    while (this.#isWatched) {
      const atMs = Date.now()
      await pause(LATENESS_MS)
      this.#lateness.push({ atMs, waitMs: Date.now() - atMs - LATENESS_MS })
    }
  }

  // Attacking

  async #attacks(): Promise<void> {
    this.#isAttacking = true
    const { atOnce, slowAtOnce } = this.#settings
    const fast = Array.from({ length: atOnce }, () => this.#worker())
    const slow = Array.from({ length: slowAtOnce }, (_, i) => this.#slowWorker(i))
    const telling = setInterval(() => this.#say(this.#progress()), TELL_MS).unref()
    await Promise.all(fast)
    this.#isAttacking = false
    await Promise.all(slow)
    clearInterval(telling)
  }

  get #isEnough(): boolean {
    return this.#tally.messages >= this.#settings.messages || this.#tally.failures.length >= MOST_FAILURES
  }

  async #worker(): Promise<void> {
    while (this.#isAttacking && !this.#isEnough) {
      const number = this.#plots++
      const chance = this.#chance('plot', number)
      await this.#tries(number, async () => {
        for (let i = chance.below(MOST_WEB); i > 0; i--) await pesters(this.#attack, chance)
        const siege = await this.#siege(chance)
        if (siege && chance.below(CARRIES_ONE_IN) === 0) await carries(this.#attack, siege, chance)
        if (siege) await pickPlan(PLANS, chance).carryOut({ attack: this.#attack, siege, number, chance })
      })
    }
  }

  /** One after the other, each as long as the server is patient. */
  async #slowWorker(first: number): Promise<void> {
    for (let number = first; this.#isAttacking; number += this.#settings.slowAtOnce) {
      const chance = this.#chance('slow', number)
      const siege = await this.#siege(chance)
      const plot = siege && { attack: this.#attack, siege, number: SLOW + number, chance }
      if (plot) await this.#tries(SLOW + number, () => pickPlan(SLOW_PLANS, chance).carryOut(plot))
    }
  }

  async #tries(number: number, plot: () => Promise<void>): Promise<void> {
    try {
      await plot()
    } catch (error) {
      this.#tally.fails(`connection ${number}: ${(error as Error).stack}`)
    }
  }

  /** A room that is being attacked; when one has had enough, another takes its place. */
  async #siege(chance: Chance): Promise<Siege | undefined> {
    const slot = chance.below(this.#slots.length)
    const taken = this.#slots[slot]!
    const siege = await taken
    if (siege && !siege.isSpent) return siege
    if (this.#slots[slot] === taken) this.#slots[slot] = this.#follows(siege, chance)
    return this.#slots[slot]
  }

  async #follows(siege: Siege | undefined, chance: Chance): Promise<Siege | undefined> {
    if (siege) await this.#leaves(siege, chance)
    const next = new Siege(this.#attack, this.#siegesBegun++)
    return (await next.begins(this.#chance('siege', this.#siegesBegun))) ? next : undefined
  }

  /** Half of them are deleted, and the others looked at in the end. */
  async #leaves(siege: Siege, chance: Chance): Promise<void> {
    if (chance.below(2) === 0) this.#kept.push(siege)
    else await forgets({ attack: this.#attack, siege, number: FORGETTING + this.#plots++, chance })
  }

  #progress(): string {
    const { messages, read, connections, failures } = this.#tally
    const { rssMiB = 0, heapMiB = 0 } = this.#samples.at(-1) ?? {}
    return `${messages} messages, ${read} of them read; ${connections} connections; ${Math.round(rssMiB)} MiB, heap ${Math.round(heapMiB)}; ${failures.length} wrong`
  }

  // Afterwards

  /** Nothing of the attack is left but what the log has. */
  async #calmsDown(): Promise<Sample | undefined> {
    const people = this.#witnesses.reduce((sum, { size }) => sum + size, 0)
    const until = Date.now() + CALM_MS
    let calm: Sample | undefined
    const before = this.#samples[0]?.openFiles ?? Number.POSITIVE_INFINITY
    const isCalm = () => calm?.connections === people && calm.openFiles <= before + SPARE_FILES
    while (!isCalm() && Date.now() < until && this.#target.isUp) {
      await pause(250)
      calm = await sampleOf(this.#target.port)
    }
    const left = calm?.connections
    if (left !== people) this.#tally.fails(`${left} connections are left, not ${people}`)
    else if (calm && !isCalm()) this.#tally.fails(`${calm.openFiles} files are open, not ${before}`)
    for (const witness of this.#witnesses) witness.checkOpen()
    return calm
  }

  /** Nothing goes round in circles: with everybody quiet, the server is quiet too. */
  async #rests(): Promise<void> {
    const before = await sampleOf(this.#target.port)
    await pause(REST_MS)
    const after = await sampleOf(this.#target.port)
    const share = (1_000 * (after.cpuSeconds - before.cpuSeconds)) / (after.atMs - before.atMs)
    if (share > MOST_BUSY) this.#tally.fails(`the server is busy with nothing: ${Math.round(100 * share)} %`)
  }

  /** What somebody sees who comes back to the rooms that were attacked. */
  async #looksAround(): Promise<readonly Looked[]> {
    if (this.#settings.isAlone) await this.#rests()
    const looked: Looked[] = []
    const last = await Promise.all(this.#slots)
    for (const siege of [...this.#kept, ...last.filter(one => one !== undefined)])
      for (const [i, { token, isGood }] of siege.keys.entries()) {
        const coming = { do: 'resume', room: siege.room, token }
        const phone = await TestPhone.enter(this.#target.port, coming, `127.0.2.${1 + (i % 250)}`).catch(
          () => undefined,
        )
        if (phone && !isGood) this.#tally.fails(`${siege.name}: somebody who was removed came in again`)
        if (phone) looked.push({ siege, phone })
      }
    await pause(SETTLE_MS)
    return looked
  }

  /** The log, now that the server has let go of it. */
  async #reads(
    looked: readonly Looked[],
  ): Promise<Pick<FuzzReport, 'roomsRead' | 'entriesRead' | 'failures'>> {
    const rooms = await roomsIn(this.#file)
    const { refusedIds, repeatedIds } = this.#attack
    const refused = new Set([...refusedIds].filter(id => !repeatedIds.has(id)))
    const failures: string[] = []
    for (const [id, entries] of rooms) failures.push(...wrongsIn(id, entries, refused))
    for (const witness of this.#witnesses) failures.push(...witness.check(rooms.get(witness.room) ?? []))
    for (const { siege, phone } of looked)
      if (!isAsLogged(phone, rooms.get(siege.room) ?? []))
        failures.push(`${siege.name}: person ${phone.phone.person} sees something else than the log says`)
    const entriesRead = [...rooms.values()].reduce((sum, { length }) => sum + length, 0)
    return { roomsRead: rooms.size, entriesRead, failures }
  }
}

interface Looked {
  readonly siege: Siege
  readonly phone: TestPhone
}

async function roomsIn(file: string): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const log = await openSqliteLog(file)
  const rooms = new Map<string, readonly Entry[]>()
  for (const id of await log.idleSince(Number.MAX_SAFE_INTEGER))
    rooms.set(id, (await log.read(id, 0)).map(entryOf))
  await log.close()
  return rooms
}

function isAsLogged({ seen }: TestPhone, entries: readonly Entry[]): boolean {
  const room = fold(entries)
  const told = [seen.lobby, seen.match, seen.pad, seen.phone]
  const logged = room && [
    lobbyView(room),
    matchView(room),
    padView(room),
    phoneView(room, seen.phone!.person),
  ]
  return JSON.stringify(told) === JSON.stringify(logged)
}
