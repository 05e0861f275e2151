import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from './database.ts'
import { openSqliteLog } from './sqlite-log.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

async function opened(file: string): Promise<Database> {
  const database = await openDatabase(file)
  onTestFinished(() => closeDatabase(database))
  return database
}

const setting = (database: Database, name: string): unknown =>
  Object.values(database.prepare(`PRAGMA ${name}`).get())[0]

describe('opening', () => {
  test('makes folders that are missing, for this account alone', async () => {
    const folder = join(newFolder(), 'not', 'there yet')
    await opened(join(folder, 'log.sqlite'))
    expect(existsSync(join(folder, 'log.sqlite'))).toBe(true)
    if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('[ROOM-12] what is committed is on the disk', async () => {
    const database = await opened(join(newFolder(), 'log.sqlite'))
    const full = 2
    expect(setting(database, 'journal_mode')).toBe('wal')
    expect(setting(database, 'synchronous')).toBe(full)
  })

  test('works again after closing, at once', async () => {
    const file = join(newFolder(), 'log.sqlite')
    const database = await openDatabase(file)
    database.exec(`INSERT INTO names VALUES ('sun', 'attic', 0)`)
    closeDatabase(database)
    const again = await opened(file)
    expect(again.prepare('SELECT room FROM names').all()).toEqual([{ room: 'attic' }])
  })
})

describe('a file is refused in words', () => {
  test('when another server has it', async () => {
    const file = join(newFolder(), 'log.sqlite')
    await opened(file)
    await expect(openSqliteLog(file)).rejects.toThrow(
      `Another server is using “${file}”, and a log belongs to one server. End the other one, or set DATA to another file.`,
    )
  })

  test('when a newer Veillée wrote it', async () => {
    const file = join(newFolder(), 'log.sqlite')
    const database = await openDatabase(file)
    database.exec('PRAGMA user_version = 2')
    closeDatabase(database)
    await expect(openSqliteLog(file)).rejects.toThrow(
      `“${file}” could not be opened: a newer Veillée wrote it (its tables have version 2, this one knows 1). Update Veillée, or set DATA to another file.`,
    )
  })

  test('when another program wrote it', async () => {
    const file = join(newFolder(), 'log.sqlite')
    const database = await openDatabase(file)
    database.exec('PRAGMA user_version = 0')
    closeDatabase(database)
    await expect(openSqliteLog(file)).rejects.toThrow(
      `“${file}” could not be opened: another program wrote it. Set DATA to another file.`,
    )
  })

  test('when it is no database', async () => {
    const file = join(newFolder(), 'log.sqlite')
    writeFileSync(file, 'Dear diary, '.repeat(100))
    await expect(openSqliteLog(file)).rejects.toThrow(`“${file}” is not a log of Veillée, or it is damaged.`)
  })

  test('when it is a folder', async () => {
    const file = join(newFolder(), 'log.sqlite')
    mkdirSync(file)
    await expect(openSqliteLog(file)).rejects.toThrow(
      `“${file}” is a folder, but everything is kept in one file: set DATA to a file in it, such as “${join(file, 'veillee.sqlite')}”.`,
    )
  })

  test('when there is a file where its folder should be', async () => {
    const folder = join(newFolder(), 'data')
    writeFileSync(folder, '')
    const file = join(folder, 'log.sqlite')
    await expect(openSqliteLog(file)).rejects.toThrow(`“${file}” has a file where a folder should be.`)
  })

  // Root may write everywhere, and Windows keeps its permissions elsewhere.
  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'when its folder may not be written, whether the file is there or not',
    async () => {
      const folder = newFolder()
      const file = join(folder, 'log.sqlite')
      closeDatabase(await openDatabase(file))
      chmodSync(folder, 0o500)
      onTestFinished(() => chmodSync(folder, 0o700))
      for (const path of [file, join(folder, 'other.sqlite'), join(folder, 'sub', 'log.sqlite')])
        await expect(openSqliteLog(path)).rejects.toThrow(`This account may not write to “${path}”.`)
    },
  )
})
