import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { dataFile } from './data-file.ts'
import { Program } from './program.ts'
import { ROOT, VERSION } from './root.ts'
import { playsOn } from './testing.ts'

const MOST_BYTES = 6_000_000

const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
const tarball = join(folder, `veillee-${VERSION}.tgz`)
const place = join(folder, 'somewhere')
const inPackage = (...path: readonly string[]) => join(place, 'node_modules', 'veillee', ...path)
/** As npx runs it, for somebody who is at home in this folder. */
const env = { HOME: folder, USERPROFILE: folder, XDG_DATA_HOME: '', LOCALAPPDATA: '', npm_command: 'exec' }

function does(program: string, ...words: readonly string[]): void {
  const isWindows = process.platform === 'win32'
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', shell: isWindows })
  expect(status, `${stdout}${stderr}`).toBe(0)
}

/** The package for older Nodes would come from the network; here it is taken from where it is. */
function lendSqlite(): void {
  if (process.getBuiltinModule('node:sqlite')) return
  const lent = join('node_modules', '@photostructure', 'sqlite')
  mkdirSync(dirname(join(place, lent)), { recursive: true })
  symlinkSync(join(ROOT, lent), join(place, lent), 'dir')
}

beforeAll(() => {
  does(process.execPath, join(ROOT, 'scripts', 'pack.mjs'), '--as-built', '--into', folder)
  mkdirSync(place)
  does('npm', 'install', '--offline', '--no-audit', '--no-fund', '--prefix', place, tarball)
  lendSqlite()
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function runs(...args: readonly string[]): Promise<Program> {
  const program = await Program.as([process.execPath, inPackage('server', 'dist', 'main.js'), ...args], env)
  onTestFinished(async () => {
    program.drop()
    await program.ends('SIGKILL')
  })
  return program
}

describe('the package, installed in an empty folder without a network', () => {
  test('brings no other package, and is small', () => {
    const names = readdirSync(join(place, 'node_modules')).filter(name => !name.startsWith('.'))
    expect(names.filter(name => name !== '@photostructure')).toEqual(['veillee'])
    expect(statSync(tarball).size).toBeLessThan(MOST_BYTES)
    expect(readdirSync(inPackage()).sort()).toEqual(
      ['CHANGELOG.md', 'LICENSE', 'README.md', 'THIRD-PARTY.txt', 'app', 'package.json', 'server'].sort(),
    )
  })

  test('names everybody whose work is in it', () => {
    const notices = readFileSync(inPackage('THIRD-PARTY.txt'), 'utf8')
    for (const name of ['ws', 'pino', 'uqr', 'valibot', 'preact', '@nats-io/nats-core', '@fontsource/nunito'])
      expect(notices).toMatch(new RegExp(`^${name} \\d.*\\((MIT|Apache-2.0|OFL-1.1)\\)$`, 'm'))
    expect(notices).not.toMatch(/^(@photostructure|@veillee|vite)/m)
  })

  test('plays, and hands out the app with its pictures', async () => {
    const program = await runs()
    expect(program.said).toContain(`Everything is kept in ${dataFile(process.platform, folder, {})}.`)
    expect(program.said).toContain(`"version":"${VERSION}"`)
    const players = await program.four('in-the-palm')
    expect(await playsOn(players)).toBeDefined()
    const address = `http://127.0.0.1:${program.port}`
    const index = await (await fetch(address)).text()
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(index)!
    for (const [path, type] of [
      [script, 'text/javascript; charset=utf-8'],
      [`/pictures/${aPicture()}`, 'image/svg+xml'],
    ]) {
      const file = await fetch(`${address}${path}`, { headers: { 'accept-encoding': 'br' } })
      expect([file.status, file.headers.get('content-type')]).toEqual([200, type])
      expect(file.headers.get('content-encoding')).toBe('br')
      expect((await file.text()).length).toBeGreaterThan(100)
    }
    expect(await program.ends('SIGTERM')).toEqual({ code: 0, signal: null })
  })

  test.skipIf(process.platform === 'win32')('has a command', async () => {
    const program = await Program.as([join(place, 'node_modules', '.bin', 'veillee'), '--version'], env)
    expect(await program.ended).toEqual({ code: 0, signal: null })
    expect(program.said).toBe(`${VERSION}\n`)
  })

  test('refuses in words, and calls itself as it is called', async () => {
    const program = await runs('--prot', '80')
    expect(await program.ended).toEqual({ code: 1, signal: null })
    expect(program.said).toBe(
      'There is no option --prot. Did you mean --port? All there is: npx veillee --help\n',
    )
  })
})

test.skipIf(process.getBuiltinModule('node:sqlite'))(
  'a Node without SQLite asks npm for it once, and says so if there is none to be had',
  async () => {
    const alone = join(folder, 'alone')
    cpSync(inPackage(), alone, { recursive: true })
    const npm = join(folder, 'npm.mjs')
    writeFileSync(
      npm,
      `import { writeFileSync } from 'node:fs'; writeFileSync('asked', process.argv.slice(2).join(' ')); process.exit(1)`,
    )
    const program = await Program.as([process.execPath, join(alone, 'server', 'dist', 'main.js')], {
      ...env,
      npm_execpath: npm,
    })
    expect(await program.ended).toEqual({ code: 1, signal: null })
    expect(program.said).toMatch(/\nInstalling @photostructure\/sqlite@[\d.]+ beside Veillée, once…\n/)
    expect(program.said).toMatch(/npx -p veillee -p @photostructure\/sqlite@[\d.]+ veillee\n$/)
    expect(readFileSync(join(alone, 'asked'), 'utf8')).toMatch(
      /^install --no-save --ignore-scripts .* @photostructure/,
    )
  },
)

const aPicture = (): string =>
  readdirSync(inPackage('app', 'dist', 'pictures'), { recursive: true })
    .map(name => String(name).replaceAll('\\', '/'))
    .find(name => name.endsWith('.svg'))!
