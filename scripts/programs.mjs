// The programs that tests need besides packages. Each is an entry here: whoever adds one adds nothing elsewhere but
// what uses it. Where it is stands in .stamps/ under its name; if it is nowhere, what needs it is skipped and counted.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { QUIET, quietly, root, tool } from './run.mjs'

const isWindows = process.platform === 'win32'
/** Not every account has these in its PATH. */
const USUAL_FOLDERS = ['/usr/local/bin', '/usr/bin', '/usr/local/sbin', '/usr/sbin', '/opt/homebrew/bin']

const inFolders = (...names) =>
  names.flatMap(name =>
    [...(process.env.PATH ?? '').split(delimiter), ...USUAL_FOLDERS]
      .filter(folder => folder !== '')
      .map(folder => join(folder, isWindows ? `${name}.exe` : name)),
  )

const inMac = (...names) => names.map(name => `/Applications/${name}.app/Contents/MacOS/${name}`)

const inWindows = (...ends) =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(name =>
    process.env[name] ? ends.map(end => join(process.env[name], ...end)) : [],
  )

async function byPlaywright(name) {
  const playwright = await import('@playwright/test')
  return playwright[name].executablePath()
}

/**
 * name       the file in .stamps/, and for a browser its project in app/playwright.config.ts
 * setting    the variable that names it outright
 * places     where it may be, the best first
 * oldest     the version that it has to be of at least
 * debian     its packages there, if there are any
 * unpacked   the package, and of which release of Debian, to unpack for the tests where older ones have too old a one
 * rather     the name of the one to install on Debian even where there is another
 * playwright what Playwright calls it, if it can fetch it
 * isBrowser  whether it has a project of its own
 * maySkip    whether it may be missing even where changes are checked, because Chromium tries the same
 * tests      what cannot be tested without it
 * files      where, besides the tests of its project
 */
export const programs = [
  {
    name: 'chromium',
    called: 'Chromium',
    setting: 'CHROMIUM_PATH',
    places: () => [
      ...inFolders('chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome'),
      ...inMac('Chromium', 'Google Chrome', 'Microsoft Edge'),
      ...inWindows(['Google', 'Chrome', 'Application', 'chrome.exe']),
      ...inWindows(
        ['Chromium', 'Application', 'chrome.exe'],
        ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
      ),
    ],
    debian: ['chromium-headless-shell'],
    rather: 'chromium-headless-shell', // a third less work for the processor than the whole browser
    playwright: 'chromium',
    isBrowser: true,
    tests: 'tests in Chromium',
    files: /^art\/print\/document/,
  },
  {
    name: 'firefox',
    called: 'Firefox 140 or newer',
    setting: 'FIREFOX_PATH',
    places: () => [
      ...inFolders('firefox-esr', 'firefox'),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      ...inWindows(['Mozilla Firefox', 'firefox.exe']),
    ],
    oldest: '140',
    debian: ['firefox-esr'],
    isBrowser: true,
    maySkip: true,
    tests: 'tests in Firefox',
  },
  {
    name: 'webkit',
    called: 'WebKitGTK',
    setting: 'WEBKIT_PATH',
    // Ours is the window around it, which says whether all is there that it needs.
    places: () => [join(root, 'app', 'e2e', 'engines', 'webkit', 'main.py')],
    oldest: '2.40',
    debian: ['gir1.2-webkit2-4.1', 'python3-gi', 'python3-gi-cairo', 'xvfb'],
    isBrowser: true,
    maySkip: true,
    tests: 'tests in WebKit',
  },
  {
    name: 'nats-server',
    called: 'nats-server 2.10.23 or newer',
    setting: 'NATS_SERVER',
    places: () => [...inFolders('nats-server'), join(folderOf('nats-server'), 'usr/sbin/nats-server')],
    oldest: '2.10.23',
    unpacked: { debian: 'nats-server', release: 'trixie' },
    tests: 'tests of several servers',
    files: /^server\/nats-|^simulation\/chaos\/|^deploy\/three\//,
  },
]

const stampFile = ({ name }) => join(root, '.stamps', name)

/** Where a package is laid out for the tests alone. */
const folderOf = debian => join(root, '.stamps', 'unpacked', debian)

/** Where set-up has found it. */
export const placeOf = program =>
  existsSync(stampFile(program)) ? readFileSync(stampFile(program), 'utf8') : undefined

/** Undefined if it is nowhere; what is named outright and is not there is a mistake, in words. */
export async function find(program, environment = process.env) {
  const named = environment[program.setting]
  if (named && !existsSync(named))
    throw new Error(`${program.setting} is “${named}”, but there is no such file.`)
  if (named) return named
  const own = program.playwright ? [await byPlaywright(program.playwright)] : []
  return [...program.places(), ...own].find(path => runs(path, program.oldest))
}

/** One that lacks a library is there, and does not run. On Windows a browser would open a window instead. */
function runs(path, oldest) {
  if (!existsSync(path)) return false
  if (isWindows && !oldest) return true
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return status === 0 && (!oldest || isNewEnough(stdout, oldest))
}

function isNewEnough(words, oldest) {
  const [found = '0'] = /\d+(\.\d+)+/.exec(words) ?? []
  return found.localeCompare(oldest, 'en', { numeric: true }) >= 0
}

const APT = '/usr/bin/apt-get'
const DPKG = '/usr/bin/dpkg'
const hasApt = () => existsSync(APT)
const isRootOfDebian = () => hasApt() && process.getuid?.() === 0

const couldBeBetter = ({ rather, setting }, path) =>
  rather !== undefined && isRootOfDebian() && !process.env[setting] && basename(path) !== rather

/** What it complains about, if it does. Where somebody else is installing something, that is waited for. */
function apt(words, cwd = root) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const args = ['-o', 'DPkg::Lock::Timeout=300', ...words]
  const { status, stderr } = spawnSync(APT, args, { env, cwd, encoding: 'utf8' })
  return status === 0 ? '' : (stderr.split('\n').find(line => line.startsWith('E:')) ?? 'E: apt-get failed')
}

function installFromDebian(wanted) {
  console.log(`Installing ${list(wanted.map(({ called }) => called))} with apt-get, a minute or two each…`)
  apt(['update'])
  return wanted
    .map(({ debian }) => apt(['install', '-y', '--no-install-recommends', ...debian]))
    .find(Boolean)
}

/** By a source that apt has, with the release that is new enough, into a folder of its own: nothing is installed. */
function unpackFromDebian({ called, unpacked: { debian, release } }) {
  console.log(`Fetching ${called} with apt-get, a few seconds…`)
  const folder = folderOf(debian)
  rmSync(folder, { recursive: true, force: true })
  for (const own of ['sources', 'lists/partial', 'cache/archives/partial'])
    mkdirSync(join(folder, own), { recursive: true })
  // Its updates are left as they are: they are there under the same name, and nobody needs them.
  const own = new RegExp(`(?<=\\s)${ownRelease()}(?=\\s)`, 'g')
  const source = aptSources().find(file => readFileSync(file, 'utf8').search(own) >= 0)
  if (!source) return 'E: apt has no source of this release'
  const text = readFileSync(source, 'utf8').replaceAll(own, release)
  writeFileSync(join(folder, 'sources', basename(source)), text)
  const options = [
    ...['-o', 'Dir::Etc::sourcelist=/dev/null', '-o', `Dir::Etc::sourceparts=${join(folder, 'sources')}`],
    ...['-o', `Dir::State::lists=${join(folder, 'lists')}`, '-o', `Dir::Cache=${join(folder, 'cache')}`],
  ]
  apt([...options, 'update']) // other sources may not have that release
  const trouble = apt([...options, 'download', debian], folder)
  const [file] = readdirSync(folder).filter(name => name.endsWith('.deb'))
  if (file) spawnSync(DPKG, ['-x', file, '.'], { cwd: folder })
  for (const own of ['sources', 'lists', 'cache']) rmSync(join(folder, own), { recursive: true, force: true })
  return trouble
}

/** One is enough: two may name the same place, each with a key of its own. */
const aptSources = () =>
  ['/etc/apt/sources.list.d', '/etc/apt']
    .filter(existsSync)
    .flatMap(folder => readdirSync(folder).map(file => join(folder, file)))
    .filter(file => /\.(list|sources)$/.test(file))

const ownRelease = () => /^VERSION_CODENAME=(\w+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1]

async function fetchByPlaywright({ called, playwright }) {
  console.log(`Fetching ${called} with Playwright, a minute or two…`)
  await quietly(tool('playwright', ['install', playwright, '--no-shell'], QUIET))
}

const list = words => words.join(' and ')

/** Finds or installs these; those that are still nowhere, and what the system had against them. */
export async function seeTo(wanted) {
  const lacking = []
  for (const program of wanted) {
    const path = await find(program)
    if (!path || couldBeBetter(program, path)) lacking.push(program)
  }
  const inDebian = lacking.filter(({ debian }) => debian !== undefined)
  let trouble = inDebian.length > 0 && isRootOfDebian() ? installFromDebian(inDebian) : undefined
  for (const program of lacking) {
    if (program.unpacked && hasApt()) trouble ||= unpackFromDebian(program)
    if (program.playwright && !(await find(program))) await fetchByPlaywright(program)
  }
  const missing = []
  for (const program of wanted) if (!note(program, await find(program))) missing.push(program)
  return { missing, trouble }
}

function note(program, path) {
  mkdirSync(dirname(stampFile(program)), { recursive: true })
  if (path) writeFileSync(stampFile(program), path)
  else rmSync(stampFile(program), { force: true })
  return path !== undefined
}

/** In one line: what is missing, what that means, and what to do about it. */
export function complaint({ missing, trouble, maySkip }) {
  const them = missing.length > 1 ? 'them' : 'it'
  const why = trouble ? ` (${trouble})` : ''
  const so = maySkip ? `what needs ${them} is skipped` : 'with CI set nothing may be skipped'
  const packages = missing.flatMap(({ debian = [] }) => debian).join(' ')
  const way = hasApt() && packages ? `type “sudo apt-get install ${packages}”` : `install ${them}`
  const settings = list(missing.map(({ setting }) => setting))
  return `There is no ${missing.map(({ called }) => called).join(' and no ')} here${why}, and ${so}. To have ${them}, ${way}, or name ${them} in ${settings}.`
}
