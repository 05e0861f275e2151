// npm run mutation [-- game …] [--concurrency n]: changes the rules in small ways, and sees whether a test notices.
// It uses nothing but what Node brings along, because it installs the rest.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ended, node, npm, root, stop } from '../../scripts/run.mjs'
import { isGoalMissed, reportOf } from './report.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const stampFile = join(root, '.stamps', 'mutation')
const mutantsFile = join(root, 'reports', 'mutation.json')

async function orEnd(child) {
  const code = await ended(child)
  if (code !== 0) process.exit(code)
}

async function install() {
  const lock = createHash('sha256').update(`${process.platform}-${process.arch}\0`)
  const fingerprint = lock.update(readFileSync(join(here, 'package-lock.json'))).digest('hex')
  const isInstalled = existsSync(join(here, 'node_modules', '.package-lock.json'))
  if (isInstalled && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return
  console.log('Installing what mutates…')
  await orEnd(npm(['ci'], { cwd: here }))
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, fingerprint)
}

async function mutate(games, concurrency) {
  rmSync(mutantsFile, { force: true })
  const stryker = join(here, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const more = concurrency ? ['--concurrency', concurrency] : []
  const env = { ...process.env, ...(games.length > 0 && { VEILLEE_GAMES: games.join(' ') }) }
  await orEnd(node([stryker, 'run', 'tools/mutation/stryker.config.mjs', ...more], { env }))
}

function report() {
  const mutants = JSON.parse(readFileSync(mutantsFile, 'utf8'))
  const text = reportOf(mutants)
  writeFileSync(join(root, 'reports', 'mutation.txt'), text)
  console.log(`\n${text}`)
  if (isGoalMissed(mutants)) process.exitCode = 1
}

const { positionals: games, values } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' } },
})
const unknown = games.find(game => !existsSync(join(root, 'games', game, 'game.ts')))
if (unknown !== undefined) stop(`There is no game “${unknown}” in games/.`)
if (!existsSync(join(root, 'node_modules', '.package-lock.json')))
  stop('The packages of the house come first: npm ci --include=dev')
await install()
await mutate(games, values.concurrency)
report()
