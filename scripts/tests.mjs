// npm test: checks, then all tests without a browser, then those in one. What a missing program makes impossible is
// skipped, and counted at the end. `node scripts/tests.mjs long` and the like run a part, with more of it or measured.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { placeOf, programs } from './programs.mjs'
import { ended, node, QUIET, quietly, root, stop, tool } from './run.mjs'

const [kind = 'all', ...more] = process.argv.slice(2)

async function orEnd(child) {
  const code = await ended(child)
  if (code !== 0) process.exit(code)
}

const setup = (...words) => orEnd(node(['scripts/setup.mjs', ...words]))
const script = name => orEnd(node(['scripts/each.mjs', name]))

// --- tests without a browser

const PROJECTS = ['alone', 'clusters']
const reportOf = project => join(root, 'reports', `tests-${project}.json`)

const vitest = (project, options) =>
  tool(
    'vitest',
    [
      ...['run', '--project', project, '--reporter=default', '--reporter=./scripts/retried.mjs'],
      ...['--reporter=json', `--outputFile.json=${reportOf(project)}`],
    ],
    options,
  )

/** Those that wait for clusters most of the time run beside those that keep the processors busy, and speak afterwards. */
async function withoutBrowser() {
  mkdirSync(join(root, 'reports'), { recursive: true })
  for (const project of PROJECTS) rmSync(reportOf(project), { force: true })
  const clusters = quietly(vitest('clusters', QUIET))
  const codeAlone = await ended(vitest('alone'))
  const { code, said } = await clusters
  process.stdout.write(said)
  return codeAlone || code
}

/** The file of each test that was skipped. */
function skippedFiles() {
  return PROJECTS.map(reportOf)
    .filter(file => existsSync(file))
    .flatMap(file => JSON.parse(readFileSync(file, 'utf8')).testResults)
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(() => relative(root, name).split(sep).join('/')),
    )
}

// --- tests in a browser

const playwright = (words, options) => tool('playwright', ['test', '-c', 'app', ...words], options)
const browsers = programs.filter(program => program.isBrowser)
const isMissing = program => placeOf(program) === undefined
/** At one table there are phones of all engines; where one is missing there is no such table. */
const MIXED = 'mixed'
const project = name => `--project=${name}`

async function inBrowsers(...words) {
  const names = browsers.filter(browser => !isMissing(browser)).map(({ name }) => name)
  if (names.length === 0) return 0
  if (names.length === browsers.length) names.push(MIXED)
  return ended(playwright([...names.map(project), ...words]))
}

/** How many tests there would be in a browser that is not here. */
async function countIn(...names) {
  const { said } = await quietly(playwright([...names.map(project), ...more, '--list'], QUIET))
  return Number(/Total: (\d+) test/.exec(said)?.[1] ?? 0)
}

// --- what was skipped

const tests = (count, what = 'tests') => `${count} ${count === 1 ? what.replace('tests', 'test') : what}`

async function sayWhatWasSkipped(files) {
  let others = files.length
  for (const program of programs.filter(isMissing)) {
    const own = files.filter(file => program.files?.test(file)).length
    others -= own
    const count = own + (program.isBrowser ? await countIn(program.name, MIXED) : 0)
    if (count > 0)
      console.log(`Skipped because there is no ${program.called}: ${tests(count, program.tests)}`)
  }
  if (others > 0)
    console.log(`Skipped because this system or account does not have what they try: ${tests(others)}`)
}

// --- the commands

const began = Date.now()

async function everything() {
  await setup('test')
  await script('check')
  await setup('start')
  const code = (await withoutBrowser()) || (await inBrowsers())
  await sayWhatWasSkipped(skippedFiles())
  return code
}

async function browsersAndCount(...words) {
  const code = await inBrowsers(...words, ...more)
  await sayWhatWasSkipped([])
  return code
}

/** Tests in a browser, with a variable that asks for more than usual. */
async function browserWith(variable, ...words) {
  if (variable) process.env[variable] = '1'
  await setup('test', 'start')
  return browsersAndCount(...words)
}

/** Whole matches as they are heard (docs/heard); with an update, they are written down anew. */
const HEARD = 'app/match/heard.test.tsx'
/** And as they are seen without sound. */
const SEEN = 'app/match/seen.test.tsx'

async function heard() {
  process.env.LONG = '1'
  await setup('test')
  return ended(tool('vitest', ['run', HEARD, '--update', ...more]))
}

async function long() {
  process.env.LONG = '1'
  await setup('test', 'start')
  const files = ['simulation/chaos/minority', 'simulation/chaos/races', 'server/nats-backup', HEARD, SEEN]
  return (await ended(tool('vitest', ['run', ...files]))) || browsersAndCount()
}

/** Whatever may be tried again, the long ones too, and a second try counts as a failure: nothing may hide in it. */
async function nightly() {
  Object.assign(process.env, { LONG: '1', NIGHTLY: '1' })
  await setup('test', 'start')
  const code = await ended(tool('vitest', ['run', '--project', 'clusters']))
  return (await browsersAndCount()) || code
}

/** All tests in a browser once more, as in a house with a name of its own: over TLS, and under a path beside other things. */
async function house() {
  await setup('test', 'start')
  const folder = mkdtempSync(join(tmpdir(), 'veillee-house-'))
  const { writeCertificate } = await import('../server/dist/own-certificate.js')
  const { cert, key } = writeCertificate(folder)
  Object.assign(process.env, { TLS_CERT: cert, TLS_KEY: key, BASE_PATH: '/veillee' })
  const code = await inBrowsers(...more)
  rmSync(folder, { recursive: true })
  return code
}

/** Of all screens, and films of the largest moments; or, with --engines, of twelve as each engine shows them, and those side by side. */
async function screens() {
  const at = more.indexOf('--engines')
  if (at < 0) return browserWith('SCREENS', 'screens.e2e', 'moments.e2e')
  more.splice(at, 1)
  process.env.ENGINES = '1'
  const code = await browserWith('SCREENS', 'every-engine')
  return code || ended(node(['scripts/side-by-side.mjs']))
}

/** Needs the history of the project, from which the version before is built. */
async function upgrade() {
  process.env.UPGRADE = '1'
  await setup('test', 'start')
  return ended(tool('vitest', ['run', 'simulation/upgrade']))
}

async function touchDelay() {
  process.env.DRAWINGS = '16'
  await setup('test')
  return ended(tool('vitest', ['run', 'app/live-touch/delay.test.ts']))
}

const kinds = {
  all: everything,
  browser: () => browserWith(),
  browsers: () => browserWith('ENGINES'),
  long,
  nightly,
  house,
  upgrade,
  screens,
  frames: () => browserWith('FRAMES', 'frames'),
  'touch-delay': touchDelay,
  heard,
}
if (!(kind in kinds)) stop(`There are no tests “${kind}”, only ${Object.keys(kinds).join(', ')}.`)
process.exitCode = await kinds[kind]()
const seconds = Math.round((Date.now() - began) / 1000)
const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
console.log(process.exitCode === 0 ? `All is well, after ${time}.` : `Something failed, after ${time}.`)
