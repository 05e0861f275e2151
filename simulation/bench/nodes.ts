import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from '../server-process.ts'
import { inFolder, lineOf, type MovesCell, type Round, round, type Say, veilleeTables } from './cells.ts'
import { median } from './figures.ts'
import { pace } from './pace.ts'
import { Measured } from './process.ts'
import { SEATS } from './table.ts'

const ROUNDS = 5
const FETCHED = join(import.meta.dirname, '..', '..', '..', '.stamps', 'nodes')

/** What `npm run test:nodes` has fetched, the oldest first. */
export function fetchedNodes(): readonly Command[] {
  if (!existsSync(FETCHED)) return []
  return readdirSync(FETCHED, { recursive: true, encoding: 'utf8' })
    .filter(path => /bin[/\\]node(\.exe)?$/.test(path))
    .sort()
    .map(path => [join(FETCHED, path)])
}

/** The same server by several Nodes, turn by turn; the phones stay with the Node that measures. */
export async function measureNodes(
  nodes: readonly Command[],
  { rooms, tempo, forMs }: MovesCell,
  say: Say,
): Promise<void> {
  if (nodes.length === 0) return say('nodes: none are here; npm run test:nodes fetches them')
  await inFolder(async folder => {
    say(`nodes, ${rooms} rooms of ${SEATS}, ${tempo === 'flat out' ? tempo : `${rooms * tempo} moves/s`}`)
    const houses = []
    for (const [i, node] of nodes.entries()) {
      const server = await Measured.veillee(join(folder, `${i}.sqlite`), '', node)
      const tables = await veilleeTables(server.port, rooms)
      await pace(tables, tempo, forMs)
      houses.push({ node, server, tables, rounds: [] as Round[] })
    }
    for (let i = 0; i < ROUNDS; i++)
      for (const { server, tables, rounds } of houses) rounds.push(await round(server, tables, tempo, forMs))
    const first = houses[0]!.rounds
    for (const { node, server, rounds } of houses) {
      const ratio = median(rounds.map(({ microsPerMove }, i) => microsPerMove / first[i]!.microsPerMove))
      const memory = (server.residentKiB / 1024).toFixed(0)
      await server.stop('SIGKILL')
      say(`  ${node.join(' ')}\n    ${ratio.toFixed(2)} times the first; ${lineOf(rounds)}; ${memory} MiB`)
    }
  })
}
