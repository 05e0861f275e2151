import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { goldenOf } from './golden.ts'
import { GAMES } from './variants.ts'

// `npm run golden` writes down one match of every game by its present rules. An old match stays as it is: once
// people have played by a rules number, its file is what keeps their logs readable.
const folder = join(import.meta.dirname, '..', 'golden')
mkdirSync(folder, { recursive: true })
for (const variants of GAMES) {
  const name = `${variants.game.id}.rules-${variants.game.rules}.json`
  writeFileSync(join(folder, name), `${JSON.stringify(goldenOf(variants))}\n`)
  console.log(`simulation/golden/${name}`)
}
