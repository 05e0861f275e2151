import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { NamedLog } from '@veillee/room'
import { describe, expect, onTestFinished, test } from 'vitest'
import { logContract } from '../room/log.contract.ts'
import { namesContract } from '../room/names.contract.ts'
import { type Database, openDatabase } from './database.ts'
import { openSqliteLog, SqliteLog } from './sqlite-log.ts'

logContract('the log in SQLite', now => openSqliteLog(newFile(), now))
namesContract('the log in SQLite', now => openSqliteLog(newFile(), now))

describe('a log that is opened again', () => {
  test('[ROOM-12] has everything, in its place', async () => {
    const file = newFile()
    const before = await openSqliteLog(file, () => 1_000)
    await before.append('attic', 0, ['a', { b: ['é'] }])
    await before.claim('sun', 'attic')
    await before.close()
    const log = await opened(file)
    expect(await log.read('attic', 0)).toEqual([
      { position: 0, entry: 'a' },
      { position: 1, entry: { b: ['é'] } },
    ])
    expect(await log.append('attic', 0, ['c'])).toBe('conflict')
    expect(await log.lookUp('sun')).toBe('attic')
    expect(await log.countNames()).toBe(1)
    expect(await log.idleSince(1_000)).toEqual([])
    expect(await log.idleSince(1_001)).toEqual(['attic'])
  })

  test('has what was appended while it was being closed', async () => {
    const file = newFile()
    const before = await openSqliteLog(file)
    const stored = before.append('attic', 0, ['a'])
    await before.close()
    expect(await stored).toBe('stored')
    expect(await (await opened(file)).read('attic', 0)).toHaveLength(1)
  })

  test('[ROOM-27] is one file, with nothing beside it', async () => {
    const file = newFile()
    const log = await openSqliteLog(file)
    await log.append('attic', 0, ['a'])
    expect(existsSync(`${file}-wal`)).toBe(true)
    await log.close()
    expect(readdirSync(dirname(file))).toEqual(['log.sqlite'])
  })
})

describe('storing', () => {
  test('all that is asked for in one turn is one transaction', async () => {
    const file = newFile()
    const log = await opened(file)
    const before = commitsIn(file)
    const rooms = Array.from({ length: 20 }, (_, i) => `room ${i}`)
    const now = rooms.flatMap(room => [log.append(room, 0, ['a']), log.claim(room, room)])
    await Promise.resolve()
    const sameTurn = log.append('room 0', 1, ['b'])
    await Promise.all([...now, sameTurn])
    expect(commitsIn(file) - before).toBe(1)
    await log.append('attic', 0, ['a'])
    expect(commitsIn(file) - before).toBe(2)
  })

  test('[ROOM-27] nothing of a forgotten room is left in the file or beside it', async () => {
    const file = newFile()
    const log = await opened(file)
    const isSecretThere = (): boolean =>
      [file, `${file}-wal`].some(path => readFileSync(path).includes('the red umbrella'))
    await log.append('cellar', 0, ['a'])
    await log.append('attic', 0, ['it was the red umbrella', 'the red umbrella '.repeat(1_000)])
    await log.claim('the red umbrella', 'attic')
    expect(isSecretThere()).toBe(true)
    await log.forget('attic')
    expect(isSecretThere()).toBe(false)
  })
})

describe('a disk that is full', () => {
  const big = 'x'.repeat(200_000)

  test('[ROOM-12] fails all that was asked for in that turn, in words, and leaves nothing half-written', async () => {
    const { log, database, file } = await openedBoth()
    await log.append('attic', 0, ['a'])
    limitPages(database, 10)
    const asked = [
      log.append('attic', 1, ['b', big, 'c']),
      log.append('cellar', 0, ['a']),
      log.claim('sun', 'attic'),
    ]
    for (const { status, reason } of (await Promise.allSettled(asked)) as PromiseRejectedResult[]) {
      expect(status).toBe('rejected')
      expect(reason.message).toBe(
        `The disk is full: nothing more can be stored in “${file}” until there is room again.`,
      )
    }
    expect(await log.read('attic', 0)).toEqual([{ position: 0, entry: 'a' }])
    expect(await log.read('cellar', 0)).toEqual([])
    expect(await log.lookUp('sun')).toBeUndefined()
  })

  test('tells followers nothing', async () => {
    const { log, database } = await openedBoth()
    limitPages(database, 10)
    const heard: unknown[] = []
    log.follow('attic', logged => heard.push(logged))
    await expect(log.append('attic', 0, ['a', big])).rejects.toThrow('The disk is full')
    await log.append('attic', 0, ['b'])
    expect(heard).toEqual([{ position: 0, entry: 'b' }])
  })

  test('is no trouble any more once there is room again, and what fits is stored meanwhile', async () => {
    const { log, database } = await openedBoth()
    limitPages(database, 10)
    await expect(log.append('attic', 0, [big])).rejects.toThrow('The disk is full')
    expect(await log.append('attic', 0, ['small'])).toBe('stored')
    limitPages(database, 1_000)
    expect(await log.append('attic', 1, [big])).toBe('stored')
    expect(await log.read('attic', 0)).toHaveLength(2)
  })
})

test('[ROOM-12] a trouble in the middle of a turn undoes all of it, and nothing of the next', async () => {
  const { log, database, file } = await openedBoth()
  database.exec(`CREATE TEMP TRIGGER spoil BEFORE INSERT ON entries WHEN new.entry = '"bad"'
    BEGIN SELECT RAISE(FAIL, 'bad luck'); END`)
  const asked = [log.append('cellar', 0, ['a']), log.append('attic', 0, ['b', 'bad', 'c'])]
  for (const one of asked) await expect(one).rejects.toThrow(`“${file}” could not be written: bad luck`)
  expect(await log.read('cellar', 0)).toEqual([])
  expect(await log.read('attic', 0)).toEqual([])
  expect(await log.append('attic', 0, ['b', 'c'])).toBe('stored')
})

test('[ROOM-12] the length of a log that somebody follows is what the file has, after a trouble and after forgetting too', async () => {
  const { log, database } = await openedBoth()
  const stop = log.follow('attic', () => undefined)
  await log.append('attic', 0, ['a'])
  limitPages(database, 10)
  const asked = [log.append('attic', 1, ['b']), log.append('cellar', 0, ['x'.repeat(200_000)])]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await log.append('attic', 2, ['c'])).toBe('conflict')
  expect(await log.append('attic', 1, ['b'])).toBe('stored')
  stop()
  expect(await log.append('attic', 1, ['c'])).toBe('conflict')
  log.follow('attic', () => undefined)
  expect(await log.append('attic', 2, ['c'])).toBe('stored')
  await log.forget('attic')
  expect(await log.append('attic', 3, ['d'])).toBe('conflict')
  expect(await log.append('attic', 0, ['a'])).toBe('stored')
})

test('a file that can no longer be written fails in words, can be read, and may come back', async () => {
  const { log, database, file } = await openedBoth()
  await log.append('attic', 0, ['a'])
  database.exec('PRAGMA query_only = ON')
  await expect(log.append('attic', 1, ['b'])).rejects.toThrow(
    `“${file}” can be read but no longer written: nothing can be stored.`,
  )
  expect(await log.read('attic', 0)).toHaveLength(1)
  database.exec('PRAGMA query_only = OFF')
  expect(await log.append('attic', 1, ['b'])).toBe('stored')
})

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'log.sqlite')
}

async function opened(file: string): Promise<NamedLog> {
  const log = await openSqliteLog(file)
  onTestFinished(() => log.close())
  return log
}

async function openedBoth(): Promise<{ log: NamedLog; database: Database; file: string }> {
  const file = newFile()
  const database = await openDatabase(file)
  const log = new SqliteLog(database, file, Date.now)
  onTestFinished(() => log.close())
  return { log, database, file }
}

const limitPages = (database: Database, count: number): void =>
  database.exec(`PRAGMA max_page_count = ${count}`)

/** A frame that ends a transaction names the size of the file; others have a nought there: https://sqlite.org/fileformat.html#walformat */
function commitsIn(file: string): number {
  const [headerBytes, frameHeaderBytes, pageBytes] = [32, 24, 4096]
  const journal = readFileSync(`${file}-wal`)
  let commits = 0
  for (let at = headerBytes; at < journal.length; at += frameHeaderBytes + pageBytes)
    if (journal.readUInt32BE(at + 4) > 0) commits++
  return commits
}

describe('[ROOM-38] what takes long has turns for everybody else in between', () => {
  const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
    let [turns, isOver] = [0, false]
    const count = () => {
      turns++
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await work()
    isOver = true
    return turns
  }

  test('[ROOM-38] a long evening is read some hundred entries at a time, and a heavy one fewer', async () => {
    const log = await opened(newFile())
    await log.append(
      'long',
      0,
      Array.from({ length: 8_000 }, (_, i) => i),
    )
    await log.append(
      'heavy',
      0,
      Array.from({ length: 640 }, () => 'x'.repeat(20_000)),
    )
    for (const [room, least, length] of [
      ['long', 8, 8_000],
      ['heavy', 9, 640],
    ] as const) {
      let read: readonly unknown[] = []
      const turns = await turnsDuring(async () => {
        read = await log.read(room, 0)
      })
      expect(read).toHaveLength(length)
      expect(turns).toBeGreaterThanOrEqual(least)
    }
    expect((await log.read('long', 70, 200)).map(({ position }) => position)).toEqual(
      Array.from({ length: 130 }, (_, i) => 70 + i),
    )
  })

  test('[ROOM-38] rooms are looked through two hundred at a time', async () => {
    const log = await opened(newFile())
    const rooms = Array.from({ length: 1_000 }, (_, i) => `room ${String(i).padStart(4, '0')}`)
    await Promise.all(rooms.map(room => log.append(room, 0, ['a'])))
    await log.claim('sun', 'a room that never began')
    let idle: readonly string[] = []
    const turns = await turnsDuring(async () => {
      idle = await log.idleSince(Number.MAX_SAFE_INTEGER)
    })
    expect([...idle].sort()).toEqual(['a room that never began', ...rooms])
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  test('[ROOM-38] a room that is deleted while it is read is read whole or not at all', async () => {
    const log = await opened(newFile())
    await log.append(
      'long',
      0,
      Array.from({ length: 8_000 }, (_, i) => i),
    )
    const read = log.read('long', 0)
    await log.forget('long')
    expect([0, 8_000]).toContain((await read).length) // by which of the two was quicker
    expect(await log.read('long', 0)).toEqual([])
  })
})

test('[ROOM-12] a code whose room never came to be, because the server was killed, is free again', async () => {
  const file = newFile()
  const before = await openSqliteLog(file)
  await before.claim('sun', 'attic')
  await before.claim('moon', 'cellar')
  await before.append('cellar', 0, ['a'])
  await before.close()
  const log = await opened(file)
  expect([await log.lookUp('sun'), await log.lookUp('moon')]).toEqual([undefined, 'cellar'])
})
