import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameId } from '@veillee/games'
import { simulated } from '@veillee/games/simulated'
import { goldenOf } from './golden.ts'
import { goldenEvening } from './golden-evening.ts'
import { fileOf, goldenRoom, written } from './golden-room.ts'

// `npm run golden` writes down one match and one evening of every game by its present numbers. What is there stays as it
// is: once people have played by a number, its file is what keeps their logs readable.
const folder = join(import.meta.dirname, '..', 'golden')
mkdirSync(folder, { recursive: true })

function keep(name: string, contents: () => string | Buffer): void {
  const file = join(folder, name)
  const isThere = existsSync(file)
  if (!isThere) writeFileSync(file, contents())
  console.log(`simulation/golden/${name}${isThere ? ' is there, and stays' : ''}`)
}

for (const variants of Object.values(simulated)) {
  const { id, rules } = variants.game
  keep(`${id}.rules-${rules}.json`, () => `${JSON.stringify(goldenOf(variants))}\n`)
  const game = id as GameId
  const golden = goldenRoom(game, goldenEvening(game))
  keep(fileOf(golden), () => written(golden))
}
