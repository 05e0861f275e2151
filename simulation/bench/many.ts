import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chanceAt } from '@veillee/kernel'
import { seedOfMatch } from '../trial.ts'
import { inFolder, lineOf, many, type Round, round, type Say } from './cells.ts'
import { Measured } from './process.ts'
import { SEATS, type VeilleeTable, veilleeTable } from './table.ts'

interface House {
  readonly idle: number
  readonly busy: number
  readonly forMs: number
}

const TEMPO = 2
/** A whole heartbeat, and some more. */
const IDLE_MS = 15_000
/** Besides the connections: the program’s own files, and some to spare. */
const OTHER_FILES = 500

const tableAt = (port: number, number: number): Promise<VeilleeTable> =>
  veilleeTable(port, number, chanceAt(seedOfMatch(number), 0))

/** Many rooms in one process in which nothing happens: what they take, and what those notice who play. */
export async function measureMany({ idle: wanted, busy, forMs }: House, say: Say): Promise<void> {
  const idle = Math.min(wanted, Math.floor((mostFiles() - OTHER_FILES) / SEATS) - busy)
  if (idle < wanted) say(`  a process may open ${mostFiles()} files here: enough for ${idle} idle rooms`)
  await inFolder(async folder => {
    const server = await Measured.veillee(join(folder, 'log.sqlite'))
    const tables = await many(busy, i => tableAt(server.port, i))
    const rounds = async (): Promise<readonly Round[]> => [
      await round(server, tables, TEMPO, forMs),
      await round(server, tables, TEMPO, forMs),
    ]
    await round(server, tables, TEMPO, forMs)
    say(`  ${busy} busy rooms of ${SEATS} alone: ${lineOf(await rounds())}`)
    const before = server.residentKiB
    await many(idle, i => tableAt(server.port, busy + i))
    await pause(IDLE_MS)
    const cpuBefore = server.cpuSeconds
    await pause(IDLE_MS)
    const share = (server.cpuSeconds - cpuBefore) / (IDLE_MS / 1_000)
    say(
      `  with ${idle} idle ones: ${Math.round(server.residentKiB / 1024)} MiB, ${((server.residentKiB - before) / idle).toFixed(0)} KiB a room; heartbeats take ${(share * 100).toFixed(1)} % of a core`,
    )
    say(`  the busy ones beside them: ${lineOf(await rounds())}`)
    await server.stop('SIGKILL')
  })
}

const mostFiles = (): number =>
  Number(/Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))![1])
