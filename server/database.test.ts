import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { closeDatabase, type Database, MIGRATIONS, openDatabase } from './database.ts'
import { LiveRoom, liveRoomDeps } from './live-room.ts'
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

describe('a file of an older version', () => {
  /** Later ones than there are, made up. */
  const LATER = [
    'CREATE TABLE marks (room TEXT); INSERT INTO marks SELECT DISTINCT room FROM entries;',
    'ALTER TABLE marks ADD COLUMN colour TEXT; UPDATE marks SET colour = (SELECT min(room) FROM names);',
  ]

  /** The file that Veillée wrote when this was its version. */
  function stored(version: number): string {
    const file = join(newFolder(), 'log.sqlite')
    writeFileSync(
      file,
      gunzipSync(readFileSync(join(import.meta.dirname, 'stored', `version-${version}.sqlite.gz`))),
    )
    return file
  }

  test.each(MIGRATIONS.map((_, i) => i + 1))(
    '[ROOM-37] is opened with all that is in it: version %i',
    async version => {
      const file = stored(version)
      const log = await openSqliteLog(file)
      const room = await log.lookUp('LAMP')
      const live = await LiveRoom.open(room!, liveRoomDeps({ log, now: Date.now }))
      expect(live?.room.people.map(({ name }) => name)).toContain('Ada')
      expect(live?.room.position).toBe(89)
      live?.close()
      await log.close()
      const now = await opened(file)
      expect(setting(now, 'user_version')).toBe(MIGRATIONS.length)
    },
  )

  test.each([0, 1, 2, 3])('[ROOM-37] goes through each version that it lacks: from %i', async version => {
    const file = join(newFolder(), 'log.sqlite')
    const migrations = [...MIGRATIONS, ...LATER]
    if (version > 0) {
      const before = await openDatabase(file, migrations.slice(0, version))
      before.exec(
        `INSERT INTO entries VALUES ('attic', 0, 5, '{}'); INSERT INTO names VALUES ('sun', 'attic', 5)`,
      )
      closeDatabase(before)
    }
    const database = await openDatabase(file, migrations)
    onTestFinished(() => closeDatabase(database))
    expect(setting(database, 'user_version')).toBe(MIGRATIONS.length + LATER.length)
    const marks = version === 1 || version === 2 ? [{ room: 'attic', colour: 'attic' }] : []
    expect(database.prepare('SELECT room, colour FROM marks').all()).toEqual(marks)
    expect(database.prepare('SELECT count(*) AS count FROM entries').get()).toEqual({
      count: version > 0 ? 1 : 0,
    })
  })

  test('[ROOM-37] stays as it was if it cannot go through all of them', async () => {
    const file = stored(1)
    const broken = [...MIGRATIONS, LATER[0]!, 'CREATE TABLE marks (no such thing']
    await expect(openDatabase(file, broken)).rejects.toThrow('marks')
    const database = await opened(file)
    expect(setting(database, 'user_version')).toBe(MIGRATIONS.length)
    expect(database.prepare(`SELECT name FROM sqlite_master WHERE name = 'marks'`).all()).toEqual([])
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
    database.exec('PRAGMA user_version = 3')
    closeDatabase(database)
    await expect(openSqliteLog(file)).rejects.toThrow(
      `“${file}” could not be opened: a newer Veillée wrote it (its tables have version 3, this one knows 2). Update Veillée, or set DATA to another file.`,
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
