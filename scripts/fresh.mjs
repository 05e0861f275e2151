// npm run test:fresh [-- root | somebody]: the two commands on a machine that has nothing. It makes an empty Debian
// in a folder, with Node copied in, and besides that only git and certificates, which whoever clones has; clones what
// is committed into it, and runs `npm start` until it answers and `npm test`: as root, who may install programs, and
// as somebody who may not. Mounts and processes are in namespaces of their own, and end with them.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root, stop } from './run.mjs'

const PROXIES = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']
const OF_NPM = ['registry', 'proxy', 'https-proxy', 'noproxy', 'cafile']
const OF_THE_NETWORK = ['/etc/apt', '/etc/resolv.conf', '/etc/hosts', '/usr/local/share/ca-certificates']
const START_MS = 10 * 60_000
const cache = join(tmpdir(), 'veillee-fresh')
const asked = process.argv.slice(2)

// --- what it needs

const said = (command, ...args) => spawnSync(command, args, { cwd: root, encoding: 'utf8' }).stdout?.trim()
const isThere = command => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined

function check() {
  if (process.platform !== 'linux') stop('An empty Debian can be made on Linux only.')
  if (process.getuid() !== 0) stop('To make an empty Debian one has to be root: sudo npm run test:fresh')
  const missing = ['debootstrap', 'unshare', 'chroot', 'git', 'apt-get'].filter(command => !isThere(command))
  if (missing.length > 0) stop(`This needs ${missing.join(', ')}, for example from Debian’s packages.`)
  const unknown = asked.find(who => !(who in ways))
  if (unknown) stop(`Who is “${unknown}”? It can be run as root and as somebody.`)
}

function must(command, args, options) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', ...options })
  if (status !== 0) throw new Error([`${command} failed.`, stdout, stderr, error?.message].join('\n').trim())
}

// --- an empty Debian: made once, copied for each run

/** The suite that runs here, from where this machine has its own packages. */
function origin() {
  const suite = /^VERSION_CODENAME=(.*)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]
  const targets = said('apt-get', 'indextargets', '--format', '$(RELEASE) $(SITE)') ?? ''
  const mirror = targets.split('\n').find(line => line.startsWith(`${suite} `))
  if (!mirror)
    throw new Error('Where apt-get has its packages from cannot be told: try apt-get update first.')
  return [suite, mirror.split(' ')[1]]
}

function emptyDebian() {
  const [suite, mirror] = origin()
  const made = join(cache, suite)
  if (existsSync(made)) return made
  const unfinished = `${made}-unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const bare = ['--variant=minbase', '--include=git,ca-certificates', suite, unfinished, mirror]
  must('debootstrap', bare)
  must('mv', [unfinished, made])
  return made
}

function makeMachine(machine) {
  rmSync(machine, { recursive: true, force: true })
  must('cp', ['-a', emptyDebian(), machine])
  for (const path of OF_THE_NETWORK)
    if (existsSync(path)) must('cp', ['-aT', '--remove-destination', '-L', path, join(machine, path)])
  must('chroot', [machine, 'update-ca-certificates'])
  bringNode(machine)
  must('chroot', [machine, 'useradd', '--create-home', 'somebody'])
  must('git', ['bundle', 'create', '-q', join(machine, 'veillee.bundle'), 'HEAD'], { cwd: root })
}

function bringNode(machine) {
  const npm = dirname(dirname(process.env.npm_execpath))
  const usr = join(machine, 'usr', 'local')
  mkdirSync(join(usr, 'lib', 'node_modules'), { recursive: true })
  cpSync(process.execPath, join(usr, 'bin', 'node'))
  cpSync(npm, join(usr, 'lib', 'node_modules', 'npm'), { recursive: true, dereference: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(usr, 'bin', 'npm'))
}

/** What this machine needs to reach others, and nothing else of it. */
function surroundings(home) {
  const names = [...PROXIES, 'NODE_EXTRA_CA_CERTS'].filter(name => process.env[name])
  const npm = OF_NPM.map(name => [`npm_config_${name.replaceAll('-', '_')}`, ofNpm(name)])
  return {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    HOME: home,
    LANG: 'C.UTF-8',
    ...Object.fromEntries(names.map(name => [name, process.env[name]])),
    ...Object.fromEntries(npm.filter(([, value]) => value && value !== 'null' && value !== 'undefined')),
  }
}

const ofNpm = name => said(process.execPath, process.env.npm_execpath, 'config', 'get', name)

const ENTER = `set -e
mount -t proc proc "$1/proc"
mkdir -p "$1/dev/shm"
mount -t tmpfs -o mode=1777 shm "$1/dev/shm"
chroot --userspec="$2" "$1" sh -c 'cd "$0" && exec "$@"' "$3" $4 || exit $?
exit 0` // not the last command, or the first process in there would be one that leaves the dead unburied

/** In there, as somebody: the process out here, with which everything in there ends. */
function inside({ machine, who, home }, words, { folder = `${home}/veillee`, env = {}, output }) {
  const first = ['sh', '-c', ENTER, 'sh', machine, who, folder, words]
  const child = spawn('unshare', ['--mount', '--pid', '--fork', '--kill-child', ...first], {
    env: { ...surroundings(home), ...env },
    stdio: ['ignore', output, output],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  return child
}

// --- the steps

const rows = []

/** The time it took, and whether what came of it is what was wanted. */
async function step(who, name, work) {
  const began = Date.now()
  process.stdout.write(`${who}: ${name}… `)
  const trouble = await work().catch(error => error.message)
  const seconds = Math.round((Date.now() - began) / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  console.log(trouble ? `${time}, and it failed: ${trouble}` : time)
  rows.push([who, name, time, trouble ? 'failed' : 'passed'])
  return !trouble
}

const logOf = (who, name) => join(root, 'reports', `fresh-${who}-${name}.txt`)

async function ends(place, name, words, options) {
  const file = logOf(place.who, name)
  const output = openSync(file, 'w')
  const child = inside(place, words, { ...options, output })
  const code = await new Promise(resolve => child.once('close', resolve))
  return { code, words: readFileSync(file, 'utf8'), file }
}

const clones = place => async () => {
  const { code, words } = await ends(
    place,
    'clone',
    'git -c advice.detachedHead=false clone -q /veillee.bundle veillee',
    {
      folder: place.home,
    },
  )
  return code === 0 ? undefined : words
}

/** Until a page comes from the address that it prints. */
const starts = place => async () => {
  const file = logOf(place.who, 'start')
  const child = inside(place, 'npm start', { env: { PORT: '0' }, output: openSync(file, 'w') })
  const ended = new Promise(resolve => child.once('close', resolve))
  let hasEnded = false
  void ended.then(() => {
    hasEnded = true
  })
  const latest = Date.now() + START_MS
  let isUp = false
  while (!isUp && !hasEnded && Date.now() < latest) {
    await new Promise(resolve => setTimeout(resolve, 100))
    const address = /http:\/\/\S+/.exec(readFileSync(file, 'utf8'))?.[0]
    if (address)
      isUp = await fetch(address).then(
        page => page.ok,
        () => false,
      )
  }
  child.kill('SIGKILL')
  await ended
  return isUp ? undefined : `nothing answered (${file})`
}

/** What it should end with, and what it should and should not say. */
const tests =
  (place, { env, code: wanted, says = [], saysNot = [] }) =>
  async () => {
    const { code, words, file } = await ends(place, `test${env ? '-ci' : ''}`, 'npm test', { env })
    for (const line of words
      .split('\n')
      .filter(line => /^(There is no|Skipped because|All is well)/.test(line)))
      console.log(`\n   ${line}`)
    const isAsWanted =
      code === wanted &&
      says.every(phrase => phrase.test(words)) &&
      !saysNot.some(phrase => phrase.test(words))
    return isAsWanted ? undefined : `exit code ${code} (${file})\n${words.split('\n').slice(-40).join('\n')}`
  }

const CI = { CI: 'true' }
const SKIPPED = {
  chromium: /^Skipped because there is no Chromium: \d+ tests/m,
  firefox: /^Skipped because there is no Firefox .*: \d+ tests/m,
  webkit: /^Skipped because there is no WebKitGTK: \d+ tests/m,
  nats: /^Skipped because there is no nats-server .*: \d+ tests/m,
}

/** Root has everything tried; somebody has told what is missing, and is told so at once where all has to be tried. */
const ways = {
  root: {
    home: '/root',
    runs: place => [
      ['npm test, with CI=true', tests(place, { env: CI, code: 0, saysNot: Object.values(SKIPPED) })],
    ],
  },
  somebody: {
    home: '/home/somebody',
    runs: place => [
      [
        'npm test, with CI=true, which has to refuse',
        tests(place, {
          env: CI,
          code: 1,
          says: [/^There is no Chromium /m],
          saysNot: [/RUN/],
        }),
      ],
      [
        'npm test',
        tests(place, {
          code: 0,
          says: [/^There is no Chromium /m, SKIPPED.chromium, SKIPPED.firefox, SKIPPED.webkit],
          saysNot: [SKIPPED.nats],
        }),
      ],
    ],
  },
}

async function tryAs(who) {
  const place = { who, home: ways[who].home, machine: join(cache, `as-${who}`) }
  const steps = [
    ['an empty Debian', async () => makeMachine(place.machine)],
    ['git clone', clones(place)],
    ['npm start, until it answers', starts(place)],
    ...ways[who].runs(place),
  ]
  for (const [name, work] of steps) if (!(await step(who, name, work))) break
  rmSync(place.machine, { recursive: true, force: true })
}

check()
mkdirSync(cache, { recursive: true })
mkdirSync(join(root, 'reports'), { recursive: true })
if (said('git', 'status', '--porcelain')) console.log('What is not committed is not tried.')
for (const who of asked.length > 0 ? asked : Object.keys(ways)) await tryAs(who)
console.log()
for (const row of rows)
  console.log(`${row[0].padEnd(10)}${row[1].padEnd(46)}${row[2].padStart(6)}  ${row[3]}`)
process.exitCode = rows.every(([, , , outcome]) => outcome === 'passed') ? 0 : 1
