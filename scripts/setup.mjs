// Makes a fresh clone ready: `node scripts/setup.mjs start` before the server and the simulation, `… test` before
// the tests. It uses nothing but what Node brings along, because it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const oldestNode = { major: 20, minor: 19 }
const notOurSources = new Set(['node_modules', 'dist', 'coverage', 'reports', 'tools', 'pictures'])

function stop(message, exitCode = 1) {
  console.error(message)
  process.exit(exitCode)
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isTooOld = major < oldestNode.major || (major === oldestNode.major && minor < oldestNode.minor)
  if (!isTooOld) return
  stop(
    `Veillée needs Node ${oldestNode.major}.${oldestNode.minor} or newer; this is Node ${process.versions.node}. ` +
      'A newer one is at https://nodejs.org',
  )
}

// --- stamps: what was done last, and from what

const stampFile = task => join(root, '.stamps', task)

function isStamped(task, fingerprint) {
  return existsSync(stampFile(task)) && readFileSync(stampFile(task), 'utf8') === fingerprint
}

function stamp(task, fingerprint) {
  mkdirSync(join(root, '.stamps'), { recursive: true })
  writeFileSync(stampFile(task), fingerprint)
}

function fingerprintOf(files, ...alsoMatters) {
  const hash = createHash('sha256')
  for (const also of alsoMatters) hash.update(`${also}\0`)
  for (const file of files)
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex')
}

// --- npm, quietly: its words are shown only when it fails

function npm(...args) {
  // Inside a script npm names itself in npm_execpath; then the same npm does the work, whatever the PATH says.
  const itself = process.env.npm_execpath
  const [command, first] = itself ? [process.execPath, [itself]] : ['npm', []]
  return spawnSync(command, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function npmOrStop(args, whatFailed) {
  const { status, stdout, stderr, error } = npm(...args)
  if (status === 0) return
  console.error([stdout, stderr, error?.message].filter(Boolean).join('\n').trim())
  stop(`${whatFailed} (npm ${args.join(' ')}, exit code ${status ?? 'none'}).`, status ?? 1)
}

// --- the two things there are to do

function install() {
  // Some packages bring programs for one kind of machine, so a folder copied from another one does not count.
  const machine = `${process.platform}-${process.arch}`
  const fingerprint = fingerprintOf([join(root, 'package-lock.json')], machine)
  // npm writes this file last, so it also tells an installation that was broken off.
  const isInstalled = existsSync(join(root, 'node_modules', '.package-lock.json'))
  if (isInstalled && isStamped('install', fingerprint)) return
  console.log('Installing packages…')
  npmOrStop(
    ['ci', '--include=dev'],
    'The packages could not be installed. The first start needs a network, later ones do not',
  )
  stamp('install', fingerprint)
}

const isSource = name =>
  /\.(tsx?|css|html|webmanifest)$|^service-worker\.js$|^tsconfig.*\.json$|^package\.json$/.test(name)

function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => !entry.name.startsWith('.') && !notOurSources.has(entry.name))
    .flatMap(entry => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return sourcesIn(path)
      return isSource(entry.name) ? [path] : []
    })
    .sort()
}

function isEverythingBuilt() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return workspaces.every(workspace => existsSync(join(root, workspace, 'dist')))
}

function build() {
  // The lock file counts too: it names the compiler.
  const fingerprint = fingerprintOf([join(root, 'package-lock.json'), ...sourcesIn(root)])
  if (isEverythingBuilt() && isStamped('build', fingerprint)) return
  console.log('Building…')
  npmOrStop(['run', 'build'], 'The build did not succeed')
  stamp('build', fingerprint)
}

// --- a browser for the tests: named outright, the system's, Playwright's own, or installed now

/** Draws without windows or a GPU's stand-in, with a third less work than the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell'
const systemBrowsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

async function foundBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) stop(`CHROMIUM_PATH is “${named}”, but there is no such file.`)
  return [named, ...systemBrowsers, await playwrightsOwn()].find(path => path && existsSync(path))
}

const apt = '/usr/bin/apt-get'
const isDebianRoot = () => process.getuid?.() === 0 && existsSync(apt)

function installFromDebian() {
  const run = args => spawnSync(apt, args, { cwd: root, stdio: 'ignore' }).status === 0
  run(['update'])
  return run(['install', '-y', 'chromium-headless-shell']) || run(['install', '-y', 'chromium'])
}

async function installBrowser() {
  console.log('Installing a browser for the tests…')
  if ((isDebianRoot() && installFromDebian()) || (await foundBrowser())) return
  npmOrStop(
    ['exec', '--', 'playwright', 'install', 'chromium'],
    'The tests need a Chromium, and none could be installed. Name one in CHROMIUM_PATH',
  )
}

async function browser() {
  const found = await foundBrowser()
  const couldBeBetter = !process.env.CHROMIUM_PATH && isDebianRoot() && !existsSync(headlessShell)
  if (!found || couldBeBetter) await installBrowser()
  const path = await foundBrowser()
  if (!path) stop('The tests need a Chromium, and none was found. Name one in CHROMIUM_PATH.')
  stamp('chromium', path)
}

const steps = { start: [install, build], test: [install, browser] }[process.argv[2]]
if (!steps) stop('Say what to make ready: node scripts/setup.mjs start, or node scripts/setup.mjs test')
checkNode()
for (const step of steps) await step()
