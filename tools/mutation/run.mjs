// npm run mutation [-- game …] [--concurrency n]: changes the rules in small ways, and sees whether a test notices.
// It uses nothing but what Node brings along, because it installs the rest.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isGoalMissed, reportOf } from './report.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '..', '..')
const stampFile = join(root, '.stamps', 'mutation')
const mutantsFile = join(root, 'reports', 'mutation.json')

function stop(message) {
  console.error(message)
  process.exit(1)
}

function run(command, args, { cwd = root, env = {} } = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  if (error) stop(error.message)
  if (status !== 0) process.exit(status ?? 1)
}

function npm(...args) {
  // Inside a script npm names itself in npm_execpath; then the same npm does the work, whatever the PATH says.
  const itself = process.env.npm_execpath
  if (itself) run(process.execPath, [itself, ...args], { cwd: here })
  else run('npm', args, { cwd: here })
}

function install() {
  const lock = createHash('sha256').update(`${process.platform}-${process.arch}\0`)
  const fingerprint = lock.update(readFileSync(join(here, 'package-lock.json'))).digest('hex')
  const isInstalled = existsSync(join(here, 'node_modules', '.package-lock.json'))
  if (isInstalled && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint) return
  console.log('Installing what mutates…')
  npm('ci')
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, fingerprint)
}

function mutate(games, concurrency) {
  rmSync(mutantsFile, { force: true })
  const stryker = join(here, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const more = concurrency ? ['--concurrency', concurrency] : []
  run(process.execPath, [stryker, 'run', 'tools/mutation/stryker.config.mjs', ...more], {
    env: games.length > 0 ? { VEILLEE_GAMES: games.join(' ') } : {},
  })
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
install()
mutate(games, values.concurrency)
report()
