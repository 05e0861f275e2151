import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { OFFERED } from '@veillee/games'
import { measureBeside } from './beside.ts'
import { measureBytes } from './bytes.ts'
import { measureMemory, measureMoves, measureStart } from './cells.ts'
import { measureLong } from './long.ts'
import { measureMany } from './many.ts'
import { fetchedNodes, measureNodes } from './nodes.ts'
import { measureRelay } from './relay.ts'
import { measureAppends, measureService, measureSubjects } from './service.ts'
import { measureWorst } from './worst.ts'

const FOR_MS = 6_000
/** The same for both servers and all numbers of rooms: what a write costs depends on how busy the line is. */
const MOVES_PER_SECOND = 1_000

/** Nearly as long as an evening may be, which has at most 1,000 matches. */
const MOST_MOVES = 60_000

const say = (line: string): void => console.log(line)

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, why: { type: 'boolean' } },
})

const cells: Readonly<Record<string, () => Promise<void>>> = {
  'moves-20': () => measureMoves({ rooms: 20, tempo: MOVES_PER_SECOND / 20, forMs: FOR_MS }, say),
  'moves-100': () => measureMoves({ rooms: 100, tempo: MOVES_PER_SECOND / 100, forMs: FOR_MS }, say),
  'moves-300': () => measureMoves({ rooms: 300, tempo: MOVES_PER_SECOND / 300, forMs: FOR_MS }, say),
  'flat-out': () => measureMoves({ rooms: 100, tempo: 'flat out', forMs: FOR_MS }, say),
  nodes: () => measureNodes(fetchedNodes(), { rooms: 100, tempo: 'flat out', forMs: FOR_MS }, say),
  bytes: () => measureBytes(OFFERED.length, 1_200, say),
  beside: () => measureBeside([100, 300], FOR_MS, say),
  latency: () => measureMoves({ rooms: 100, tempo: 2, forMs: 2 * FOR_MS }, say),
  relay: () => measureRelay(50, FOR_MS, say),
  memory: () => measureMemory(100, 600, say),
  start: () => measureStart(1_000, say),
  service: () => measureService({ rooms: 60, forMs: FOR_MS }, say),
  subjects: () => measureSubjects(20_000, say),
  appends: () => measureAppends({ rooms: 64, forMs: FOR_MS }, say),
  many: () => measureMany({ idle: 5_000, busy: 200, forMs: FOR_MS }, say),
  long: async () => {
    for (const moves of [10_000, MOST_MOVES]) await measureLong(moves, say)
  },
  worst: () => measureWorst(say, values),
}

const chosen = positionals.length > 0 ? positionals : Object.keys(cells)
const unknown = chosen.find(name => !Object.hasOwn(cells, name))
if (unknown === undefined) {
  say(`Node ${process.version}, ${availableParallelism()} processors`)
  for (const name of chosen) {
    say(`${name}, while the machine had a load of ${loadavg()[0]!.toFixed(1)}`)
    await cells[name]!()
  }
  process.exit(0)
} else {
  console.error(`There is no cell “${unknown}”. There are: ${Object.keys(cells).join(', ')}.`)
  process.exitCode = 2
}
