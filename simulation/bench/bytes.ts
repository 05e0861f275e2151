import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chanceAt } from '@veillee/kernel'
import { seedOfMatch } from '../trial.ts'
import { inFolder, many, type Say, sumOf } from './cells.ts'
import { Measured } from './process.ts'
import { SEATS, veilleeTable } from './table.ts'

/** As quickly as a server listens to one table: who says more is told off, and not answered. */
const BETWEEN_MS = 25

/** Bytes to each phone for a move, game by game: starts, ends and answers are in it. */
export async function measureBytes(games: number, moves: number, say: Say): Promise<void> {
  await inFolder(async folder => {
    const server = await Measured.veillee(join(folder, 'log.sqlite'))
    const lines = await many(games, async number => {
      const table = await veilleeTable(server.port, number, chanceAt(seedOfMatch(number), 0))
      const { game } = table.phones[0]!.seen.lobby!
      const before = sumOf([table], 'bytes')
      for (let i = 0; i < moves; i++) {
        await table.move()
        table.tidyUp()
        await pause(BETWEEN_MS)
      }
      const bytes = (sumOf([table], 'bytes') - before) / moves / SEATS
      return `  ${game}: ${bytes.toFixed(0)} bytes to each phone for a move, of ${moves}`
    })
    for (const line of lines) say(line)
    await server.stop('SIGKILL')
  })
}
