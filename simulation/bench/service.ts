import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chanceAt } from '@veillee/kernel'
import type { Log } from '@veillee/room'
import { openNatsLog } from '@veillee/server/nats-connect'
import { NatsTestCluster, natsServer } from '@veillee/server/nats-testing'
import { openSqliteLog } from '@veillee/server/sqlite-log'
import { seedOfMatch } from '../trial.ts'
import { inFolder, many } from './cells.ts'
import { at, sum } from './figures.ts'
import { pace, type Tempo } from './pace.ts'
import { cpuSecondsOf, Measured, residentKiBOf } from './process.ts'
import { type BenchTable, SEATS, veilleeTable } from './table.ts'

type Say = (line: string) => void

interface ServiceCell {
  readonly rooms: number
  readonly forMs: number
}

/** How many NATS nodes, none for SQLite, and how many servers in front of them. */
const SET_UPS = [
  { nodes: 0, servers: 1 },
  { nodes: 1, servers: 1 },
  { nodes: 1, servers: 2 },
  { nodes: 1, servers: 3 },
  { nodes: 3, servers: 1 },
  { nodes: 3, servers: 2 },
  { nodes: 3, servers: 3 },
] as const

const nameOf = (nodes: number): string =>
  nodes === 0 ? 'SQLite' : nodes === 1 ? 'one NATS' : 'three NATS, R3'

/** Whole servers, the six phones of each room spread over them: as fast as they can, then at a quiet pace. */
export async function measureService({ rooms, forMs }: ServiceCell, say: Say): Promise<void> {
  if (!natsServer) return
  say(`service, ${rooms} rooms of ${SEATS}, their phones spread over the servers`)
  for (const { nodes, servers } of SET_UPS)
    await inFolder(async folder => {
      const nats = nodes === 0 ? undefined : await NatsTestCluster.up(nodes)
      const files = Array.from({ length: servers }, (_, i) => join(folder, `${i}.sqlite`))
      const running = await Promise.all(files.map(file => Measured.veillee(file, nats?.urls)))
      const ports = running.map(({ port }) => port)
      const tables = await many(rooms, i => veilleeTable(ports, i, chanceAt(seedOfMatch(i), 0)))
      await pace(tables, 'flat out', forMs / 2)
      const cost = costOf(running, nats)
      const words = [await measured(tables, 'flat out', forMs, cost), await measured(tables, 2, forMs, cost)]
      const load = loadavg()[0]!.toFixed(1)
      say(
        `  ${nameOf(nodes)}, ${servers} ${servers === 1 ? 'server' : 'servers'} (load ${load}): ${words.join(' | ')}`,
      )
      await Promise.all(running.map(server => server.stop('SIGKILL')))
      await nats?.ends()
    })
}

interface Cost {
  servers(): number
  nats(): number
}

const costOf = (servers: readonly Measured[], nats: NatsTestCluster | undefined): Cost => ({
  servers: () => sum(servers.map(({ cpuSeconds }) => cpuSeconds)),
  nats: () => sum((nats?.nodes ?? []).map(({ pid }) => cpuSecondsOf(pid!))),
})

async function measured(
  tables: readonly BenchTable[],
  tempo: Tempo,
  forMs: number,
  cost: Cost,
): Promise<string> {
  const before = { servers: cost.servers(), nats: cost.nats() }
  const { moves, latenciesMs } = await pace(tables, tempo, forMs)
  const micros = (after: number, then: number): string => (((after - then) * 1e6) / moves).toFixed(0)
  const sorted = [...latenciesMs].sort((a, b) => a - b)
  return [
    `${tempo === 'flat out' ? 'flat out' : `${tempo * tables.length}/s`}: ${((moves * 1_000) / forMs).toFixed(0)} moves/s`,
    `${micros(cost.servers(), before.servers)} µs of servers and ${micros(cost.nats(), before.nats)} of NATS a move`,
    `last of six p50 ${at(sorted, 0.5).toFixed(1)} ms, p99 ${at(sorted, 0.99).toFixed(1)} ms`,
  ].join(', ')
}

const ENTRY = {
  did: 'play',
  seat: 3,
  move: 'vote',
  input: 'x'.repeat(80),
  at: 1_700_000_000_000,
  by: 3,
  id: 'abc-12',
}

/** The log alone: one append after the other in each of so many rooms, all of which are followed. */
export async function measureAppends({ rooms, forMs }: ServiceCell, say: Say): Promise<void> {
  if (!natsServer) return
  for (const nodes of [0, 1, 3] as const)
    await inFolder(async folder => {
      const nats = nodes === 0 ? undefined : await NatsTestCluster.up(nodes)
      const log: Log = nats
        ? await openNatsLog({ servers: nats.nodes.map(({ url }) => new URL(url)) })
        : await openSqliteLog(join(folder, 'log.sqlite'))
      say(`appends, ${nameOf(nodes)}, ${rooms} rooms: ${await appends(log, rooms, forMs)}`)
      await log.close()
      await nats?.ends()
    })
}

async function appends(log: Log, rooms: number, forMs: number): Promise<string> {
  const took: number[] = []
  const endsAt = performance.now() + forMs
  const cpu = process.cpuUsage()
  await Promise.all(
    Array.from({ length: rooms }, async (_, i) => {
      log.follow(`room ${i}`, () => undefined)
      for (let position = 0; performance.now() < endsAt; position++) {
        const begun = performance.now()
        await log.append(`room ${i}`, position, [ENTRY])
        took.push(performance.now() - begun)
      }
    }),
  )
  const { user, system } = process.cpuUsage(cpu)
  const sorted = took.sort((a, b) => a - b)
  return [
    `${((took.length * 1_000) / forMs).toFixed(0)}/s`,
    `p50 ${at(sorted, 0.5).toFixed(2)} ms, p99 ${at(sorted, 0.99).toFixed(2)} ms`,
    `${((user + system) / took.length).toFixed(0)} µs of this process an append`,
  ].join(', ')
}

const WRITERS = 256

/** What it costs one NATS node to have many rooms in one stream, and to find one of them. */
export async function measureSubjects(rooms: number, say: Say): Promise<void> {
  if (!natsServer) return
  const nats = await NatsTestCluster.up(1)
  const { pid, url } = nats.nodes[0]!
  const opens = () => openNatsLog({ servers: [new URL(url)] }, Date.now, { lookForIdleMs: 0 })
  const log = await opens()
  const before = residentKiBOf(pid!)
  const begun = performance.now()
  let next = 0
  const write = async () => {
    for (let room = next++; room < rooms; room = next++)
      for (let position = 0; position < 2; position++) await log.append(`room ${room}`, position, [ENTRY])
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  const seconds = (performance.now() - begun) / 1_000
  const fresh = await opens()
  const tookMs = async (work: () => Promise<unknown>): Promise<string> => {
    const at = performance.now()
    await work()
    return (performance.now() - at).toFixed(1)
  }
  const reads = []
  for (const room of [0, rooms >> 1, rooms - 1]) reads.push(await tookMs(() => fresh.read(`room ${room}`, 0)))
  const idle = await tookMs(() => fresh.idleSince(0))
  const perRoom = (residentKiBOf(pid!) - before) / rooms
  say(
    `subjects, ${rooms} rooms of two records in one stream, written in ${seconds.toFixed(0)} s: ${perRoom.toFixed(2)} KiB of nats-server a room; the first, a middle and the last room read in ${reads.join(', ')} ms; all looked through for idle ones in ${idle} ms`,
  )
  await Promise.all([log.close(), fresh.close()])
  await nats.ends()
}
