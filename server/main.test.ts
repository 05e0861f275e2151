import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Entry, entryOf, fold, phoneView } from '@veillee/room'
import { renderUnicodeCompact } from 'uqr'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addresses } from './addresses.ts'
import { ownCertificate, writeCertificate } from './own-certificate.ts'
import { Program } from './program.ts'
import { openSqliteLog } from './sqlite-log.ts'
import type { TestPhone } from './test-phone.ts'
import { answerOf, playsOn } from './testing.ts'

const WITHOUT_RIGHTS = ['setpriv', '--bounding-set=-dac_override', '--inh-caps=-dac_override']
const isRoot = process.getuid?.() === 0

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

type Start = (env: NodeJS.ProcessEnv) => Promise<Program>

async function runs(env: NodeJS.ProcessEnv, start: Start = Program.runs): Promise<Program> {
  const program = await start(env)
  onTestFinished(async () => {
    program.drop()
    await program.ends(start === Program.byNpm ? 'SIGTERM' : 'SIGKILL') // npm’s shell would outlive a killed npm
  })
  return program
}

async function entriesIn(file: string, room: string): Promise<readonly Entry[]> {
  const log = await openSqliteLog(file)
  const logged = await log.read(room, 0)
  await log.close()
  return logged.map(entryOf)
}

const seenBy = ({ seen: { lobby, match, pad, phone, talk } }: TestPhone): string =>
  JSON.stringify([lobby, match, pad, phone, talk])

describe('npm start', () => {
  test('[ROOM-26] prints the address and a QR code for the phones of the same network, and serves them over plain HTTP', async () => {
    const program = await runs({ HOST: '0.0.0.0', DATA: join(newFolder(), 'v.sqlite') }, Program.byNpm)
    const { thisComputer, sameNetwork } = addresses('0.0.0.0', program.port, networkInterfaces())
    const homes = sameNetwork.map(({ home }) => home)
    for (const address of [...thisComputer, ...homes]) expect(program.said).toContain(address)
    for (const home of homes.slice(0, 1)) expect(program.said).toContain(renderUnicodeCompact(home))
    for (const home of homes.slice(1)) expect(program.said).toContain(`if that does not open ${home}`)
    for (const address of [`http://127.0.0.1:${program.port}`, ...homes]) {
      const page = await fetch(address)
      expect(page.status).toBe(200)
      expect(page.headers.get('strict-transport-security')).toBeNull()
      expect(page.headers.get('content-security-policy')).not.toContain('upgrade-insecure')
    }
    const ana = await program.opens()
    expect(ana.welcome!.code).toMatch(/^[2-9A-Z]{4}$/)
  })

  test('[ROOM-26] [ROOM-29] one Ctrl+C, which npm passes on once more, still has a word for everybody', async () => {
    const data = join(newFolder(), 'v.sqlite')
    const program = await runs({ DATA: data }, env => Program.byNpm(env, { detached: true }))
    const ana = await program.opens()
    process.kill(-program.child.pid!, 'SIGINT')
    await ana.until(() => ana.closeCode !== undefined)
    expect([ana.bye?.why, ana.closeCode]).toEqual(['restart', 1012])
    await program.ended
    expect(program.said).toContain('server closed')
  })

  test('[ROOM-26] [ROOM-29] a SIGTERM, which npm takes for itself and its shell, has a word for everybody too', async () => {
    const program = await runs({ DATA: join(newFolder(), 'v.sqlite') }, Program.byNpm)
    const ana = await program.opens()
    program.child.kill('SIGTERM')
    await ana.until(() => ana.closeCode !== undefined)
    expect([ana.bye?.why, ana.closeCode]).toEqual(['restart', 1012])
    await program.says('server closed')
  })

  test('says nothing but its greeting, where nobody asks for notes', async () => {
    const data = join(newFolder(), 'v.sqlite')
    const program = await runs({ DATA: data, LOG_LEVEL: 'warn' })
    await program.opens()
    expect(program.said.replace(/http\S+/, 'ADDRESS')).toBe(
      `Veillée is up.\n  on this computer      ADDRESS\nEverything is kept in ${data}.\nCtrl+C ends it.\n`,
    )
  })
})

describe('npm start with a certificate', () => {
  test('prints safe addresses under its path, with the name in the certificate for the phones', async () => {
    const folder = newFolder()
    const { cert, key } = writeCertificate(folder, ownCertificate('house.example'))
    const settings = { TLS_CERT: cert, TLS_KEY: key, BASE_PATH: '/veillee' }
    const program = await runs({ ...settings, DATA: join(folder, 'v.sqlite'), LOG_LEVEL: 'warn' })
    const here = `https://127.0.0.1:${program.port}/veillee`
    const byName = `https://house.example:${program.port}/veillee/`
    expect(program.home).toBe(here)
    expect(program.said).toBe(
      `Veillée is up.\n  on this computer      ${here}/\n  by its name           ${byName}\n${renderUnicodeCompact(byName)}\nEverything is kept in ${join(folder, 'v.sqlite')}.\nCtrl+C ends it.\n`,
    )
    expect((await program.opens()).welcome).toBeDefined()
    const again = await runs({ ...settings, TLS_KEY: cert, DATA: join(folder, 'v.sqlite') })
    expect((await again.ended).code).toBe(1)
    expect(again.said).toBe(`TLS_KEY is “${cert}”, but that is no key in PEM form, or one with a password.\n`)
  })
})

describe('SIGTERM in the middle of a match', () => {
  test('[ROOM-29] everybody hears why, it ends well, and nothing that was told is lost', async () => {
    const data = join(newFolder(), 'v.sqlite')
    const program = await runs({ DATA: data })
    const players = await program.four('in-the-palm')
    const acknowledged: string[] = []
    for (let i = 0; i < 12; i++) {
      if (await playsOn(players, `move ${i}`)) acknowledged.push(`move ${i}`)
    }
    const last = lastWishes(players)
    const end = program.ends('SIGTERM')
    for (const phone of players) await phone.until(() => phone.closeCode !== undefined)
    expect(players.map(({ bye, closeCode }) => [bye?.why, closeCode])).toEqual(
      players.map(() => ['restart', 1012]),
    )
    expect(await end).toEqual({ code: 0, signal: null })
    acknowledged.push(...(await last))
    const entries = await entriesIn(data, players[0].welcome!.room)
    for (const id of acknowledged) expect(entries.filter(entry => entry.id === id)).toHaveLength(1)
    const again = await runs({ DATA: data })
    const room = fold(entries)!
    for (const phone of players) {
      const back = await again.comesBack(phone)
      expect(JSON.stringify(back.phone)).toBe(JSON.stringify(phoneView(room, phone.welcome!.person)))
    }
    expect(await playsOn(again.all)).toBeDefined()
  })

  test('[ROOM-8] whoever was told everything sees just the same again', async () => {
    const data = join(newFolder(), 'v.sqlite')
    const program = await runs({ DATA: data })
    const players = await program.four()
    await playsOn(players)
    const seen = players.map(seenBy)
    await program.ends('SIGTERM')
    const again = await runs({ DATA: data })
    for (const [i, phone] of players.entries()) expect(seenBy(await again.comesBack(phone))).toBe(seen[i])
  })

  test('[ROOM-29] whoever asks a second time does not wait for those who do not listen', async () => {
    const program = await runs({ DATA: join(newFolder(), 'v.sqlite') })
    const ana = await program.opens()
    const ben = await program.joins(ana.welcome!.code, 'Ben')
    ben.pauses()
    program.child.kill('SIGINT')
    await ana.until(() => ana.bye !== undefined)
    await pause(400)
    expect(await program.ends('SIGINT')).toEqual({ code: 130, signal: null })
    expect(program.said).not.toContain('server closed')
  })
})

/** Everybody asks for something at the last moment; the ids of what was done. */
async function lastWishes(players: readonly TestPhone[]): Promise<readonly string[]> {
  const answers = players.map(async (phone, i) => {
    const id = `last ${i}`
    const request = answerOf(phone) ?? { do: 'addNumber', number: String(i).repeat(64) }
    const refusal = await phone.asks(request, id).catch(() => 'not heard')
    return refusal === undefined ? [id] : []
  })
  return (await Promise.all(answers)).flat()
}

test('[ROOM-29] [ROOM-12] a mistake of ours that nobody caught ends it with a note, but without its words', async () => {
  const mistake = "if (process.listenerCount('uncaughtException')) throw new Error('Ana has card 37')"
  const program = await runs({
    DATA: join(newFolder(), 'v.sqlite'),
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`setInterval(() => { ${mistake} }, 20)`)}`,
  })
  expect(await program.ended).toEqual({ code: 1, signal: null })
  expect(program.said).toMatch(/"trouble":\{"kind":"Error","at":\["at /)
  expect(program.said).not.toContain('Ana has')
})

describe('a start that cannot be', () => {
  test('a wrong setting: one sentence, and no stack', async () => {
    const program = await runs({ PORT: 'http' })
    expect(await program.ended).toEqual({ code: 1, signal: null })
    expect(program.said).toBe('PORT is “http”, but a port is a whole number from 0 to 65535, such as 3000.\n')
  })

  // Root may write everywhere, unless the right to do so is taken away. Somebody else may not even read a clone of root.
  test.skipIf(process.platform === 'win32')(
    'a data folder that may not be written: one sentence, and no stack',
    async () => {
      const folder = newFolder()
      chmodSync(folder, 0o500)
      onTestFinished(() => chmodSync(folder, 0o700))
      const data = join(folder, 'v.sqlite')
      const program = await runs({ DATA: data }, env => Program.runs(env, isRoot ? WITHOUT_RIGHTS : []))
      expect(await program.ended).toEqual({ code: 1, signal: null })
      expect(program.said).toBe(
        `This account may not write to “${data}”. Let it, or set DATA to a file in a folder of its own.\n`,
      )
    },
  )
})

describe('what is typed', () => {
  const says = async (...args: readonly string[]) => {
    const program = await Program.typed(args)
    return { ...(await program.ended), said: program.said }
  }

  test('--version says what package.json says, --help what can be typed', async () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8'))
    expect(await says('--version')).toEqual({ code: 0, signal: null, said: `${version}\n` })
    const { code, said } = await says('--help')
    expect(code).toBe(0)
    expect(said).toContain('  npm start -- [serve]')
  })

  test.each([
    [['--port', 'http'], '--port is “http”, but a port is a whole number from 0 to 65535, such as 3000.'],
    [['sreve'], 'There is no command “sreve”. Did you mean serve? All there is: npm start -- --help'],
    [['serve', '8080'], 'It is typed like this: npm start -- serve'],
  ])('%j is refused in words', async (args, sentence) => {
    expect(await says(...args)).toEqual({ code: 1, signal: null, said: `${sentence}\n` })
  })

  test('an option counts more than a variable', async () => {
    const file = join(newFolder(), 'typed.sqlite')
    const program = await runs({}, env => Program.typed(['--data', file], { ...env, DATA: '/nowhere/v' }))
    expect(program.said).toContain(`Everything is kept in ${file}.`)
  })

  test.runIf(process.platform === 'linux')(
    '--open opens a browser, and where there is none nothing happens',
    async () => {
      const folder = newFolder()
      const opened = join(folder, 'opened')
      writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$1" > ${opened}\n`, { mode: 0o755 })
      const withOne = await runs({ PATH: folder, DATA: join(folder, '1') }, env =>
        Program.typed(['--open'], env),
      )
      await expect
        .poll(() => existsSync(opened) && readFileSync(opened, 'utf8'))
        .toBe(`http://127.0.0.1:${withOne.port}\n`)
      const without = await runs({ PATH: '', DATA: join(folder, '2') }, env => Program.typed(['--open'], env))
      expect((await without.opens()).welcome).toBeDefined()
    },
  )
})
