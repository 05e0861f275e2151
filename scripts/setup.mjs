// Makes a fresh clone ready: `node scripts/setup.mjs start` before the server and the simulation, `… test` before
// the tests, and the name of a program before what needs that one. All that is ever installed is installed here. It
// uses nothing but what Node brings along, because it runs before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { complaint, programs, seeTo } from './programs.mjs'
import { node, npm, ownPackage, QUIET, quietly, root, stop } from './run.mjs'

const oldestNode = { major: 20, minor: 19 }
const notOurSources = new Set(['node_modules', 'dist', 'coverage', 'reports', 'tools', 'pictures'])

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

/** Its words are shown only when it fails. */
async function orStop(child, whatFailed) {
  const { code, said } = await quietly(child)
  if (code !== 0) stop(`${said.trim()}\n${whatFailed} (exit code ${code}).`, code)
}

// --- the two things there are to do

async function install() {
  // Some packages bring programs for one kind of machine, so a folder copied from another one does not count.
  const machine = `${process.platform}-${process.arch}`
  const fingerprint = fingerprintOf([join(root, 'package-lock.json')], machine)
  // npm writes this file last, so it also tells an installation that was broken off.
  const isInstalled = existsSync(join(root, 'node_modules', '.package-lock.json'))
  if (isInstalled && isStamped('install', fingerprint)) return
  console.log('Installing packages, about half a minute…')
  await orStop(
    npm(['ci', '--include=dev'], QUIET),
    'The packages could not be installed. The first start needs a network, later ones do not',
  )
  stamp('install', fingerprint)
}

const isSource = name =>
  /\.(tsx?|css|html|svg|webmanifest)$|^[a-z]{2,3}(-[A-Z][\w-]*)?\.json$|^service-worker\.js$|^tsconfig.*\.json$|^package\.json$/.test(
    name,
  )

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
  const { workspaces } = ownPackage()
  return workspaces.every(workspace => existsSync(join(root, workspace, 'dist')))
}

async function build() {
  // The lock file counts too: it names the compiler.
  const fingerprint = fingerprintOf([join(root, 'package-lock.json'), ...sourcesIn(root)])
  if (isEverythingBuilt() && isStamped('build', fingerprint)) return
  console.log('Building, about half a minute…')
  await orStop(node(['scripts/each.mjs', 'build'], QUIET), 'The build did not succeed')
  stamp('build', fingerprint)
}

/** Where changes are checked, everything has to be tried; elsewhere, what can be. */
async function seeToPrograms(wanted) {
  const { missing, trouble } = await seeTo(wanted).catch(error => stop(error.message))
  if (missing.length === 0) return
  const isChecked = Boolean(process.env.CI) && process.env.CI !== 'false'
  const maySkip = !isChecked || missing.every(program => program.maySkip)
  const words = complaint({ missing, trouble, maySkip })
  if (maySkip) console.log(words)
  else stop(words)
}

const orders = {
  start: [install, build],
  test: [install, () => seeToPrograms(programs)],
  ...Object.fromEntries(programs.map(program => [program.name, [install, () => seeToPrograms([program])]])),
}

const words = process.argv.slice(2)
if (words.length === 0 || words.some(word => !(word in orders)))
  stop(`Say what to make ready: node scripts/setup.mjs, and one or more of ${Object.keys(orders).join(', ')}`)
checkNode()
for (const step of words.flatMap(word => orders[word])) await step()
