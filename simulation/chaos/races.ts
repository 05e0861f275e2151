import { type Chance, chanceAt } from '@veillee/kernel'
import type { Appended, Log } from '@veillee/room'
import { openNatsLog } from '@veillee/server/nats-connect'
import { NatsTestCluster } from '@veillee/server/nats-testing'
import { seedOfMatch } from '../trial.ts'
import { Faults } from './faults.ts'
import { ChaosNetwork } from './network.ts'
import { patiently } from './patience.ts'

export interface RacesReport {
  readonly failures: readonly string[]
  readonly stored: number
  readonly words: string
}

type Answer = Appended | 'unknown'

/** One attempt to be the first at a place. */
interface Attempt {
  readonly position: number
  readonly entry: string
  readonly answer: Answer
}

const ROOMS_AT_ONCE = 6
const ROUNDS = 60
/** Sometimes the next node fails before the others have chosen who leads. */
const REST_MS = [2_000, 6_000] as const

/**
 * Three servers' logs race for every place in six rooms at a time, while nodes of NATS are killed, paused and cut off,
 * one, two and all at once. Who was told to be first is first, nobody else is in the log, every other room is forgotten
 * under way, and afterwards all nodes hold the same, message by message.
 */
export async function runRaces(
  faults: number,
  seed: number,
  say: (line: string) => void,
): Promise<RacesReport> {
  const network = ChaosNetwork.up()
  if (!network) say('no network namespaces here: nobody is cut off')
  const nats = await NatsTestCluster.up(3, [], network?.places)
  const servers = nats.nodes.map(({ url }) => new URL(url))
  const logs = await Promise.all([0, 1, 2].map(() => openNatsLog({ servers })))
  const races = new Races(logs, chanceAt(seedOfMatch(seed), 1))
  const failing = new Faults({ servers: [], nats, network }, chanceAt(seedOfMatch(seed), 0), REST_MS)
  const begunAt = performance.now()
  const running = Promise.all(Array.from({ length: ROOMS_AT_ONCE }, (_, i) => races.go(`table ${i}`)))
  await failing.happen(faults)
  races.isOver = true
  await running
  const failures = [...(await races.check())]
  for (const log of logs) await log.close()
  failures.push(...(await nats.differences(races.kept)))
  await nats.ends({ isKept: failures.length > 0 })
  network?.ends()
  if (failures.length > 0) say(`to be looked at: ${nats.folder}`)
  const seconds = Math.round((performance.now() - begunAt) / 1_000)
  return { failures, stored: races.count('stored'), words: `${seconds} s: ${failing.words}; ${races.words}` }
}

class Races {
  readonly #logs: readonly Log[]
  readonly #chance: Chance
  readonly #rooms = new Map<string, Attempt[]>()
  readonly #forgotten = new Set<string>()
  isOver = false

  constructor(logs: readonly Log[], chance: Chance) {
    this.#logs = logs
    this.#chance = chance
  }

  count(wanted: Answer): number {
    return [...this.#rooms.values()].flat().filter(({ answer }) => answer === wanted).length
  }

  get kept(): readonly string[] {
    return [...this.#rooms.keys()].filter(room => !this.#forgotten.has(room))
  }

  get words(): string {
    return `${this.#rooms.size} rooms, ${this.#forgotten.size} of them forgotten; ${this.count('stored')} appends stored, ${this.count('conflict')} refused, ${this.count('unknown')} without an answer`
  }

  /** One room after the other; every second one is forgotten when it is full. */
  async go(table: string): Promise<void> {
    for (let i = 0; !this.isOver; i++) {
      const room = `${table}, room ${i}`
      await this.#race(room)
      if (i % 2 === 0 || this.isOver) continue
      await patiently(() => this.#logs[0]!.forget(room))
      this.#forgotten.add(room)
    }
  }

  async #race(room: string): Promise<void> {
    const attempts: Attempt[] = []
    this.#rooms.set(room, attempts)
    for (let round = 0, position = 0; round < ROUNDS && !this.isOver; round++) {
      const reader = this.#logs[this.#chance.below(3)]!
      await Promise.all(
        this.#logs.map(async (log, who) => {
          const entry = `${who} in round ${round}`
          const answer = await log.append(room, position, [entry]).catch(() => 'unknown' as const)
          attempts.push({ position, entry, answer })
        }),
      )
      position = (await patiently(() => reader.read(room, 0))).length
    }
  }

  async check(): Promise<readonly string[]> {
    const failures: string[] = []
    for (const [room, attempts] of this.#rooms) {
      const all = await Promise.all(this.#logs.map(log => patiently(() => log.read(room, 0))))
      const texts = all.map(logged => logged.map(({ entry }) => String(entry)))
      if (new Set(texts.map(String)).size > 1) failures.push(`${room}: not the same on all servers`)
      failures.push(...wrongIn(texts[0]!, attempts, this.#forgotten.has(room)).map(why => `${room}: ${why}`))
    }
    return failures
  }
}

function wrongIn(
  entries: readonly string[],
  attempts: readonly Attempt[],
  isForgotten: boolean,
): readonly string[] {
  if (isForgotten) return entries.length === 0 ? [] : ['it was forgotten, and is there']
  const doubled = entries.filter((entry, i) => entries.indexOf(entry) !== i)
  const lost = attempts.filter(
    ({ answer, position, entry }) => answer === 'stored' && entries[position] !== entry,
  )
  const back = attempts.filter(({ answer, entry }) => answer === 'conflict' && entries.includes(entry))
  return [
    ...doubled.map(entry => `“${entry}” is there twice`),
    ...lost.map(
      ({ position, entry }) => `“${entry}” was stored as ${position}, and there is “${entries[position]}”`,
    ),
    ...back.map(({ entry }) => `“${entry}” was refused, and is there`),
  ]
}
