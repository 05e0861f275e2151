import { join } from 'node:path'
import { chanceAt } from '@veillee/kernel'
import { seedOfMatch } from '../trial.ts'
import { growth, inFolder, many, ROUNDS, type Round, round, type Say, sumOf } from './cells.ts'
import { median } from './figures.ts'
import { pace } from './pace.ts'
import { boardgameIoTable, colyseusTable, installPeers, startBoardgameIo, startColyseus } from './peers.ts'
import { Measured } from './process.ts'
import { type BenchTable, floorTable, SEATS, veilleeTable } from './table.ts'

/** A kind of server, and how six sit down at a table of it. */
interface House {
  readonly name: string
  start(folder: string): Promise<Measured>
  table(port: number, number: number): Promise<BenchTable>
}

const newFile = (folder: string): string => join(folder, `${Math.random()}.sqlite`)

const OURS: readonly House[] = [
  { name: 'bare ws broadcast of 41 bytes', start: () => Measured.floor(), table: floorTable },
  {
    name: 'the same, in our log before told',
    start: folder => Measured.durableFloor(newFile(folder)),
    table: floorTable,
  },
  {
    name: 'Veillée, on disk before told',
    start: folder => Measured.veillee(newFile(folder)),
    table: (port, number) => veilleeTable(port, number, chanceAt(seedOfMatch(number), 0)),
  },
]

const PEERS: readonly House[] = [
  { name: 'Colyseus, patch at once, nothing kept', start: startColyseus, table: colyseusTable },
  { name: 'boardgame.io, nothing kept', start: startBoardgameIo, table: boardgameIoTable },
]

const STARTS = 5
/** With fewer, what is measured is how V8’s space for new objects grows, once for the whole house. */
const MEMORY = { first: 600, more: 600 }

interface Busy {
  /** Each turn by itself, so that two servers can be compared that had theirs one after the other. */
  readonly micros: readonly number[]
  readonly bytes: number
}

/** Everybody side by side in one run: CPU per move, bytes to each phone, memory of a room, start. */
export async function measureBeside(rooms: readonly number[], forMs: number, say: Say): Promise<void> {
  const houses = (await installPeers()) ? [...OURS, ...PEERS] : OURS
  if (houses === OURS) say('  Colyseus and boardgame.io could not be fetched, and are left out')
  const busy: (readonly Busy[])[] = []
  for (const count of rooms) busy.push(await inFolder(folder => busyOf(houses, folder, count, forMs)))
  const idle = await inFolder(folder => idleOf(houses, folder))
  const at = rooms.map(count => `µs a move, ${count} rooms (times the floor)`)
  say(`| | ${at.join(' | ')} | bytes to each phone | KiB a room | start, ms |`)
  say(`|---|${'---|'.repeat(rooms.length + 3)}`)
  for (const [i, { name }] of houses.entries()) {
    const moves = busy.map(each => inWords(each[i]!, each[0]!))
    const { perRoom, startMs } = idle[i]!
    const bytes = busy.map(each => each[i]!.bytes.toFixed(0)).join(', ')
    say(`| ${name} | ${moves.join(' | ')} | ${bytes} | ${perRoom.toFixed(0)} | ${startMs.toFixed(0)} |`)
  }
}

const inWords = ({ micros }: Busy, floor: Busy): string => {
  const times = median(micros.map((one, i) => one / floor.micros[i]!))
  return `${micros.map(one => one.toFixed(0)).join(', ')} (${times.toFixed(2)})`
}

/** As fast as they can, turn by turn. */
async function busyOf(houses: readonly House[], folder: string, rooms: number, forMs: number) {
  const open = await Promise.all(
    houses.map(async house => ({ house, server: await house.start(folder), rounds: [] as Round[] })),
  )
  const sitting = []
  for (const one of open) {
    const tables = await many(rooms, i => one.house.table(one.server.port, i))
    await pace(tables, 'flat out', forMs)
    sitting.push({ ...one, tables, before: sumOf(tables, 'bytes') })
  }
  for (let i = 0; i < ROUNDS; i++)
    for (const { server, tables, rounds } of sitting)
      rounds.push(await round(server, tables, 'flat out', forMs))
  return Promise.all(
    sitting.map(async ({ server, tables, rounds, before }) => {
      const moves = rounds.reduce((sum, one) => sum + one.moves, 0)
      const bytes = (sumOf(tables, 'bytes') - before) / moves / SEATS
      for (const { phones } of tables) for (const phone of phones) phone.drop()
      await server.stop('SIGKILL')
      return { micros: rounds.map(({ microsPerMove }) => microsPerMove), bytes }
    }),
  )
}

async function idleOf(houses: readonly House[], folder: string) {
  const idle = []
  for (const { start, table } of houses) {
    const starts: number[] = []
    for (let i = 0; i < STARTS; i++) {
      const begun = performance.now()
      const server = await start(folder)
      starts.push(performance.now() - begun)
      await server.stop('SIGKILL')
    }
    const server = await start(folder)
    const perRoom = await growth(server, MEMORY.first, MEMORY.more, i => table(server.port, i))
    idle.push({ perRoom, startMs: median(starts) })
  }
  return idle
}
