import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Program } from './program.ts'
import { openSqliteLog } from './sqlite-log.ts'
import { playsOn, succeeds } from './testing.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function runs(env: NodeJS.ProcessEnv): Promise<Program> {
  const program = await Program.runs(env)
  onTestFinished(async () => {
    program.drop()
    await program.ends()
  })
  return program
}

/** What is typed behind the program’s name, and what it said when it had ended. */
async function types(
  words: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ said: string; code: number | null }> {
  const program = await Program.typed(words, env)
  const { code } = await program.ended
  return { said: program.said, code }
}

describe('veillee backup', () => {
  test('[ROOM-12] [ROOM-37] while people play, it holds all that they had been told when it was asked for', async () => {
    const folder = newFolder()
    const [DATA, file] = [join(folder, 'veillee.sqlite'), join(folder, 'backup.sqlite')]
    const server = await runs({ DATA })
    const tables = await Promise.all(Array.from({ length: 6 }, () => server.four()))
    for (const players of tables) await playsOn(players)
    const before = tables.map(([ana]) => ({ welcome: ana.welcome!, step: ana.match.view.step }))

    let isDone = false
    const playing = tables.map(async players => {
      while (!isDone && (await playsOn(players)));
    })
    const { said, code } = await types(['backup', file], { DATA })
    isDone = true
    await Promise.all(playing)
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^Copied, and looked through: 6 evenings, [\d,]+ lines\./),
    ])
    expect(readdirSync(folder).filter(name => /pieces|wanted|part/.test(name))).toEqual([])

    const again = await runs({ DATA: file })
    for (const { welcome, step } of before) {
      const ana = await again.enters({ do: 'resume', room: welcome.room, token: welcome.token })
      expect(ana.match.view.step).toBeGreaterThanOrEqual(step)
      await succeeds(ana, { do: 'setChat', isOn: false })
    }
  })

  test('[ROOM-37] of a file that no server uses, and back into an empty place', async () => {
    const folder = newFolder()
    const [DATA, file, other] = ['veillee', 'backup', 'other'].map(name =>
      join(folder, `${name}.sqlite`),
    ) as [string, string, string]
    const log = await openSqliteLog(DATA)
    await log.append('attic', 0, ['a', 'b'])
    await log.claim('sun', 'attic')
    await log.close()
    const said = 'Copied, and looked through: 1 evening, 2 lines. Both hold the same.\n'
    expect(await types(['backup', file], { DATA })).toEqual({ said, code: 0 })
    expect(await types(['restore', file], { DATA: other })).toEqual({ said, code: 0 })
    expect(await types(['restore', file], { DATA: other })).toEqual({ said, code: 0 })
    const again = await openSqliteLog(other)
    expect((await again.read('attic', 0)).map(({ entry }) => entry)).toEqual(['a', 'b'])
    expect(await again.lookUp('sun')).toBe('attic')
    await again.close()
  })

  test('says in a sentence what cannot be', async () => {
    const folder = newFolder()
    const [DATA, file] = [join(folder, 'veillee.sqlite'), join(folder, 'backup.sqlite')]
    expect(await types(['backup', file], { DATA })).toEqual({
      said: `There is no file “${DATA}”.\n`,
      code: 1,
    })
    expect((await types(['restore', file], { DATA })).said).toBe(`There is no file “${file}”.\n`)
    writeFileSync(file, '')
    expect((await types(['backup', file], { DATA })).said).toMatch(/is there already\. Name another file/)
    expect((await types(['backup'], { DATA })).said).toMatch(/It is typed like this: .* backup FILE/)
    expect(existsSync(DATA)).toBe(false)
  })

  test('[ROOM-37] a server that uses the place is not written to behind its back', async () => {
    const folder = newFolder()
    const [DATA, file] = [join(folder, 'veillee.sqlite'), join(folder, 'backup.sqlite')]
    const log = await openSqliteLog(file)
    await log.append('attic', 0, ['a'])
    await log.close()
    await runs({ DATA })
    const { said, code } = await types(['restore', file], { DATA })
    expect([code, said]).toEqual([1, expect.stringMatching(/^Another server is using/)])
  })
})
