import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { closeDatabase, type Database, MIGRATIONS, openDatabase } from './database.ts'
import { openSqliteLog, SqliteLog } from './sqlite-log.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-journal-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function opened(now = () => 1_000) {
  const folder = newFolder()
  const file = join(folder, 'log.sqlite')
  const database = await openDatabase(file)
  const log = new SqliteLog(database, file, now)
  onTestFinished(() => log.close())
  return { log, database, file, folder }
}

const countIn = (database: Database, table: string): number =>
  database.prepare(`SELECT count(*) AS count FROM ${table}`).get().count

/** One append after the other, as people play. */
async function plays(log: SqliteLog, room: string, from: number, before: number): Promise<void> {
  for (let position = from; position < before; position++)
    expect(await log.append(room, position, [`${room} ${position}`])).toBe('stored')
}

const whole = (room: string, length: number) =>
  Array.from({ length }, (_, position) => ({ position, entry: `${room} ${position}` }))

test('[ROOM-12] what is played is read in one piece, wherever it lies by now', async () => {
  const { log, database } = await opened()
  await plays(log, 'attic', 0, 100)
  const inPlace = countIn(database, 'entries')
  expect(inPlace).toBeGreaterThan(50)
  expect(inPlace).toBeLessThan(100)
  expect(await log.read('attic', 0)).toEqual(whole('attic', 100))
  for (const from of [0, 40, inPlace - 1, inPlace, 99, 100])
    expect(await log.read('attic', from, from + 3)).toEqual(whole('attic', 100).slice(from, from + 3))
})

test('[ROOM-12] so after a kill, and what comes next is appended there', async () => {
  const { log, folder } = await opened()
  for (const room of ['attic', 'cellar']) await plays(log, room, 0, 90)
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true }) // as a kill leaves it: the journal of SQLite is beside it
  const after = await openSqliteLog(join(copy, 'log.sqlite'))
  onTestFinished(() => after.close())
  expect(await after.read('attic', 0)).toEqual(whole('attic', 90))
  expect(await after.append('attic', 89, ['again'])).toBe('conflict')
  await plays(after, 'attic', 90, 150)
  expect(await after.read('attic', 0)).toEqual(whole('attic', 150))
  expect(await after.read('cellar', 0)).toEqual(whole('cellar', 90))
})

test('[ROOM-37] a file that was closed is one of the version before, with everything in its place', async () => {
  const { log, file } = await opened()
  await plays(log, 'attic', 0, 30)
  await log.close()
  const older = await openDatabase(file, MIGRATIONS.slice(0, 1))
  expect(older.prepare(`SELECT name FROM sqlite_master WHERE name = 'journal'`).all()).toEqual([])
  expect(countIn(older, 'entries')).toBe(30)
  closeDatabase(older)
})

test('[ROOM-37] an older version refuses what a kill has left, in words', async () => {
  const { log, folder } = await opened()
  await plays(log, 'attic', 0, 30)
  const copy = newFolder()
  cpSync(folder, copy, { recursive: true })
  await expect(openDatabase(join(copy, 'log.sqlite'), MIGRATIONS.slice(0, 1))).rejects.toThrow(
    'a newer Veillée wrote it (its tables have version 2, this one knows 1)',
  )
})

test('[ROOM-27] nothing of a forgotten room is left in the journal either, and all of the others', async () => {
  const { log, file } = await opened()
  const isSecretThere = (): boolean =>
    [file, `${file}-wal`].some(path => readFileSync(path).includes('the red umbrella'))
  await Promise.all([plays(log, 'the red umbrella', 0, 20), plays(log, 'cellar', 0, 20)])
  expect(isSecretThere()).toBe(true)
  const last = log.append('the red umbrella', 20, ['the red umbrella once more'])
  await log.forget('the red umbrella')
  await last
  expect(isSecretThere()).toBe(false)
  expect(await log.read('the red umbrella', 0)).toEqual([])
  expect(await log.read('cellar', 0)).toEqual(whole('cellar', 20))
})

test('[ROOM-12] what a trouble has undone is undone here too', async () => {
  const { log, database } = await opened()
  await plays(log, 'attic', 0, 10)
  database.exec(
    `CREATE TEMP TRIGGER spoil BEFORE INSERT ON journal BEGIN SELECT RAISE(FAIL, 'bad luck'); END`,
  )
  await expect(log.append('attic', 10, ['lost'])).rejects.toThrow('bad luck')
  expect(await log.read('attic', 0)).toEqual(whole('attic', 10))
  database.exec('DROP TRIGGER spoil')
  await plays(log, 'attic', 10, 12)
  expect(await log.read('attic', 0)).toEqual(whole('attic', 12))
})

test('[ROOM-28] whoever played just now has been there just now, and is in a backup whole', async () => {
  let at = 1_000
  const { log } = await opened(() => at)
  await plays(log, 'attic', 0, 2)
  await plays(log, 'cellar', 0, 2)
  at = 5_000
  await plays(log, 'attic', 2, 4)
  expect(await log.idleSince(5_000)).toEqual(['cellar'])
  const positions: unknown[] = []
  for await (const pieces of log.pieces())
    for (const piece of pieces)
      if ('position' in piece) positions.push([piece.room, piece.position, piece.at])
  expect(positions).toEqual([
    ['attic', 0, 1_000],
    ['attic', 1, 1_000],
    ['attic', 2, 5_000],
    ['attic', 3, 5_000],
    ['cellar', 0, 1_000],
    ['cellar', 1, 1_000],
  ])
})

test('what is long goes to its place at once, after what came before it', async () => {
  const { log, database } = await opened()
  await plays(log, 'attic', 0, 5)
  await log.append('attic', 5, ['x'.repeat(10_000)])
  expect(countIn(database, 'entries')).toBe(6)
  await plays(log, 'attic', 6, 8)
  expect((await log.read('attic', 4)).map(({ position }) => position)).toEqual([4, 5, 6, 7])
})

test('the journal stays short, however many play, and a room that is quiet does not keep it', async () => {
  const { log, database } = await opened()
  const rooms = Array.from({ length: 100 }, (_, i) => `room ${i}`)
  await plays(log, 'quiet', 0, 3)
  for (let position = 0; position < 70; position++)
    await Promise.all(rooms.map(room => log.append(room, position, [`${room} ${position}`])))
  expect(countIn(database, 'journal')).toBeLessThan(60)
  for (const room of ['quiet', 'room 0', 'room 99'])
    expect(await log.read(room, 0)).toEqual(whole(room, room === 'quiet' ? 3 : 70))
})
