import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chanceAt } from '@veillee/kernel'
import { seedOfMatch } from '../trial.ts'
import { at, median, sum } from './figures.ts'
import { type Paced, pace, type Tempo } from './pace.ts'
import { BenchPhone } from './phone.ts'
import { bareStartMs, Measured } from './process.ts'
import { type BenchTable, floorTable, SEATS, type VeilleeTable, veilleeTable } from './table.ts'

export type Say = (line: string) => void

export const ROUNDS = 3
const SETTLING_MS = 5_000
const CONNECTING_AT_ONCE = 20

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-bench-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export async function many<T>(count: number, make: (i: number) => Promise<T>): Promise<readonly T[]> {
  const made: T[] = []
  for (let from = 0; from < count; from += CONNECTING_AT_ONCE) {
    const length = Math.min(CONNECTING_AT_ONCE, count - from)
    made.push(...(await Promise.all(Array.from({ length }, (_, i) => make(from + i)))))
  }
  return made
}

export const veilleeTables = (port: number, rooms: number): Promise<readonly VeilleeTable[]> =>
  many(rooms, i => veilleeTable(port, i, chanceAt(seedOfMatch(i), 0)))

export const sumOf = (tables: readonly BenchTable[], part: 'frames' | 'bytes'): number =>
  sum(tables.flatMap(({ phones }) => phones.map(phone => phone[part])))

export interface Round extends Paced {
  readonly perSecond: number
  readonly microsPerMove: number
}

export async function round(server: Measured, tables: readonly BenchTable[], tempo: Tempo, forMs: number) {
  const before = server.cpuSeconds
  const paced = await pace(tables, tempo, forMs)
  return {
    ...paced,
    perSecond: (paced.moves * 1_000) / forMs,
    microsPerMove: ((server.cpuSeconds - before) * 1e6) / paced.moves,
  } satisfies Round
}

export interface MovesCell {
  readonly rooms: number
  readonly tempo: Tempo
  readonly forMs: number
}

/** CPU per move and latency, ours and the floor's turn by turn. */
export async function measureMoves({ rooms, tempo, forMs }: MovesCell, say: Say): Promise<void> {
  await inFolder(async folder => {
    const servers = {
      veillee: await Measured.veillee(join(folder, 'log.sqlite')),
      floor: await Measured.floor(),
    }
    const ours = await veilleeTables(servers.veillee.port, rooms)
    await pace(ours, tempo, forMs / 2)
    const before = { frames: sumOf(ours, 'frames'), bytes: sumOf(ours, 'bytes') }
    const warm = await pace(ours, tempo, forMs / 2)
    const frames = sumOf(ours, 'frames') - before.frames
    const bytes = Math.round((sumOf(ours, 'bytes') - before.bytes) / frames)
    const theirs = await many(rooms, i => floorTable(servers.floor.port, i))
    await pace(theirs, tempo, forMs / 2)
    const rounds = { veillee: [] as Round[], floor: [] as Round[] }
    for (let i = 0; i < ROUNDS; i++) {
      rounds.veillee.push(await round(servers.veillee, ours, tempo, forMs))
      rounds.floor.push(await round(servers.floor, theirs, tempo, forMs))
    }
    await Promise.all([servers.veillee.stop('SIGKILL'), servers.floor.stop('SIGKILL')])
    say(
      `moves, ${rooms} rooms of ${SEATS}, ${tempo === 'flat out' ? tempo : `${rooms * tempo} moves/s`}, ${(frames / warm.moves).toFixed(1)} frames of ${bytes} bytes a move`,
    )
    for (const who of ['floor', 'veillee'] as const) say(`  ${who.padEnd(8)} ${lineOf(rounds[who])}`)
    const ratio = median(
      rounds.veillee.map(({ microsPerMove }, i) => microsPerMove / rounds.floor[i]!.microsPerMove),
    )
    say(`  ratio    ${ratio.toFixed(2)} times the floor’s CPU per move`)
  })
}

export function lineOf(rounds: readonly Round[]): string {
  const latencies = rounds.flatMap(({ latenciesMs }) => latenciesMs).sort((a, b) => a - b)
  const skipped = sum(rounds.map(one => one.skipped))
  return [
    `${median(rounds.map(one => one.microsPerMove)).toFixed(0)} µs a move`,
    `last of six p50 ${at(latencies, 0.5).toFixed(2)} ms, p99 ${at(latencies, 0.99).toFixed(2)} ms`,
    `${median(rounds.map(one => one.perSecond)).toFixed(0)} moves/s${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('; ')
}

/** What a room of six phones costs while nothing happens in it, once there are some: the first ones pay for the house. */
export async function measureMemory(first: number, more: number, say: Say): Promise<void> {
  await inFolder(async folder => {
    const floor = await Measured.floor()
    const perFloor = await growth(floor, first, more, i => floorTable(floor.port, i))
    const veillee = await Measured.veillee(join(folder, 'log.sqlite'))
    const perRoom = await growth(veillee, first, more, i =>
      veilleeTable(veillee.port, i, chanceAt(seedOfMatch(i), 0)),
    )
    say(
      `memory, ${more} idle rooms of ${SEATS} with a match begun after ${first} others: floor ${perFloor.toFixed(0)} KiB, veillee ${perRoom.toFixed(0)} KiB a room`,
    )
  })
}

export async function growth(
  server: Measured,
  first: number,
  more: number,
  open: (i: number) => Promise<BenchTable>,
): Promise<number> {
  await many(first, open)
  await pause(SETTLING_MS)
  const before = server.residentKiB
  await many(more, i => open(first + i))
  await pause(SETTLING_MS)
  const after = server.residentKiB
  await server.stop('SIGKILL')
  return (after - before) / more
}

/** From the start of the program until it says that it is up; and until 1,000 rooms are back after a kill. */
export async function measureStart(rooms: number, say: Say): Promise<void> {
  await inFolder(async folder => {
    const file = join(folder, 'log.sqlite')
    const starts: number[] = []
    const bareStarts: number[] = []
    for (let i = 0; i < 7; i++) {
      const begun = performance.now()
      const veillee = await Measured.veillee(file)
      starts.push(performance.now() - begun)
      await veillee.stop('SIGKILL')
      bareStarts.push(await bareStartMs())
    }
    say(
      `cold start: ${median(starts).toFixed(0)} ms (median of ${starts.length}, until it says that it is up); a Node that does nothing: ${median(bareStarts).toFixed(0)} ms`,
    )
    const before = await Measured.veillee(file)
    const tables = await veilleeTables(before.port, rooms)
    await pace(tables, 2, 10_000)
    const keys = tables.map(({ phones }) => phones[0]!.welcome)
    await before.stop('SIGKILL')
    const begun = performance.now()
    const after = await Measured.veillee(file)
    const up = performance.now()
    const cpuBefore = after.cpuSeconds
    await many(rooms, i => {
      const { room, token } = keys[i]!
      return BenchPhone.enter(after.port, `127.3.${Math.floor(i / 250)}.${(i % 250) + 1}`, {
        do: 'resume',
        room,
        token,
      })
    })
    const back = performance.now()
    const cpuMs = (after.cpuSeconds - cpuBefore) * 1_000
    await after.stop('SIGKILL')
    say(
      `reopen ${rooms} rooms after kill -9: up in ${(up - begun).toFixed(0)} ms, all rooms back ${(back - up).toFixed(0)} ms later (${((back - up) / rooms).toFixed(2)} ms a room, ${(cpuMs / rooms).toFixed(2)} ms of CPU)`,
    )
  })
}
