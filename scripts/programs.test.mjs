import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { complaint, find, programs } from './programs.mjs'

const chromium = programs.find(({ name }) => name === 'chromium')
const nats = programs.find(({ name }) => name === 'nats-server')

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-programs-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function program(file, says) {
  writeFileSync(file, `#!/bin/sh\n${says}\n`)
  chmodSync(file, 0o755)
  return file
}

describe('a program that tests need', () => {
  test('is the one that is named outright, before any other', async () => {
    const mine = program(join(newFolder(), 'mine'), 'exit 0')
    expect(await find(nats, { NATS_SERVER: mine })).toBe(mine)
  })

  test('is a mistake, in words, if it is named and not there', async () => {
    await expect(find(chromium, { CHROMIUM_PATH: '/nowhere/chromium' })).rejects.toThrow(
      'CHROMIUM_PATH is “/nowhere/chromium”, but there is no such file.',
    )
  })

  test.skipIf(process.platform === 'win32')(
    'is the first that runs, for one may lack a library',
    async () => {
      const folder = newFolder()
      const broken = program(join(folder, 'broken'), 'exit 127')
      const whole = program(join(folder, 'whole'), 'echo 1.0')
      const places = () => [join(folder, 'nothing'), broken, whole]
      expect(await find({ setting: 'NOTHING', places })).toBe(whole)
      expect(await find({ setting: 'NOTHING', places: () => [broken] })).toBeUndefined()
    },
  )

  test.skipIf(process.platform === 'win32')('is one that is new enough, where that matters', async () => {
    const folder = newFolder()
    const old = program(join(folder, 'old'), 'echo nats-server: v2.9.10')
    const enough = program(join(folder, 'enough'), 'echo nats-server: v2.10.23')
    const newer = program(join(folder, 'newer'), 'echo nats-server: v2.10.101')
    const found = places => find({ setting: 'NOTHING', oldest: '2.10.23', places: () => places })
    expect(await found([old])).toBeUndefined()
    expect(await found([old, enough])).toBe(enough)
    expect(await found([old, newer])).toBe(newer)
  })

  test('has its name, its setting and what is tested with it: all that the others are told by', () => {
    for (const { name, called, setting, tests, isBrowser, files } of programs)
      for (const word of [name, called, setting, tests, isBrowser ?? files]) expect(word).toBeTruthy()
    expect(new Set(programs.map(({ name }) => name)).size).toBe(programs.length)
  })

  test('that is missing is said in one line, with what to do', () => {
    const words = complaint({ missing: [chromium, nats], maySkip: true })
    expect(words).toMatch(
      /^There is no Chromium and no nats-server 2\.10\.23 or newer here, and what needs them is skipped\. /,
    )
    expect(words).toMatch(/To have them, .*, or name them in CHROMIUM_PATH and NATS_SERVER\.$/)
    expect(complaint({ missing: [nats], trouble: 'E: no network', maySkip: false })).toMatch(
      /^There is no nats-server 2\.10\.23 or newer here \(E: no network\), and with CI set nothing may be skipped\. To have it, /,
    )
  })
})
