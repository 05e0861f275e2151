import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plain } from '@veillee/kernel'
import { Unreadable } from '@veillee/room'
import { Party } from '@veillee/room/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Piece } from './archive.ts'
import { copyAll, SettableClock } from './copying.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { LiveRoom, liveRoomDeps } from './live-room.ts'
import { openSqliteLog, type SqliteLog } from './sqlite-log.ts'

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'log.sqlite')
}

async function opened(now?: () => number, file = newFile()): Promise<SqliteLog> {
  const log = await openSqliteLog(file, now)
  onTestFinished(() => log.close())
  return log
}

async function piecesOf(log: SqliteLog): Promise<readonly Piece[]> {
  const all: Piece[] = []
  for await (const pieces of log.pieces()) all.push(...pieces)
  return all
}

/** Some rooms, each with a name, of which nothing happened in the last since long ago. */
async function filled(): Promise<SqliteLog> {
  let at = 1_000
  const log = await opened(() => at)
  for (const [room, count] of [
    ['attic', 45],
    ['loft', 1],
    ['cellar', 20],
  ] as const) {
    at += 1_000
    await log.claim(`code of ${room}`, room)
    for (let i = 0; i < count; i++)
      await log.append(room, i, [{ did: 'say', text: `${room} ${i}`, at: at++ }])
  }
  return log
}

describe('a copy', () => {
  test('[ROOM-37] holds the same: entries, names, and when somebody was last there', async () => {
    const [from, clock] = [await filled(), new SettableClock()]
    const to = await opened(clock.now)
    expect(await copyAll(from, to, clock)).toEqual({ rooms: 3, entries: 66 })
    const [before, after] = [await piecesOf(from), await piecesOf(to)]
    const withoutTimes = (pieces: readonly Piece[]) => pieces.map(piece => ({ ...piece, at: 0 }))
    expect(withoutTimes(after)).toEqual(withoutTimes(before))
    for (const at of [2_000, 3_000, 4_000, 5_000])
      expect(await to.idleSince(at)).toEqual(await from.idleSince(at))
  })

  test('[ROOM-37] may be begun again, and then goes on where it stopped', async () => {
    const [from, clock] = [await filled(), new SettableClock()]
    const to = await opened(clock.now)
    await to.claim('code of attic', 'attic')
    await to.append(
      'attic',
      0,
      (await from.read('attic', 0, 30)).map(({ entry }) => entry),
    )
    await copyAll(from, to, clock)
    await copyAll(from, to, clock)
    expect(await to.read('attic', 0)).toEqual(await from.read('attic', 0))
  })

  test('[ROOM-37] is refused in words where an evening has gone on differently', async () => {
    const [from, clock] = [await filled(), new SettableClock()]
    const to = await opened(clock.now)
    await to.append('attic', 0, [{ did: 'say', text: 'something else' }])
    await expect(copyAll(from, to, clock)).rejects.toThrow('has gone on differently')
  })

  test('[ROOM-37] is refused in words where a code leads elsewhere', async () => {
    const [from, clock] = [await filled(), new SettableClock()]
    const to = await opened(clock.now)
    await to.claim('code of loft', 'garden')
    await expect(copyAll(from, to, clock)).rejects.toThrow('leads to another one there')
  })

  test('[ROOM-27] has nothing of a room that is deleted while it is copied', async () => {
    const [from, clock] = [await filled(), new SettableClock()]
    const to = await opened(clock.now)
    const pieces = async function* () {
      for await (const some of from.pieces()) {
        yield some
        if (some.some(piece => 'position' in piece && piece.room === 'attic')) await from.forget('attic')
      }
    }
    expect(await copyAll({ pieces }, to, clock)).toEqual({ rooms: 2, entries: 21 })
    expect(await to.read('attic', 0)).toEqual([])
    expect(await to.lookUp('code of attic')).toBeUndefined()
  })

  test.each([
    ['a line is missing', 'DELETE FROM entries WHERE position = 3'],
    ['a line is no JSON', `UPDATE entries SET entry = '{' WHERE position = 3`],
  ])('[ROOM-37] of a room that cannot be read cannot be read either: %s', async (_, damage) => {
    const file = newFile()
    const whole = await openSqliteLog(file)
    await whole.append('attic', 0, Party.of(4).log as unknown as readonly Plain[])
    await whole.close()
    const database = await openDatabase(file)
    database.exec(damage)
    closeDatabase(database)
    const clock = new SettableClock()
    const to = await opened(clock.now)
    await copyAll(await opened(Date.now, file), to, clock)
    await expect(LiveRoom.open('attic', liveRoomDeps({ log: to, now: Date.now }))).rejects.toThrow(Unreadable)
  })

  test('[ROOM-37] that does not hold the same is noticed', async () => {
    const [from, clock] = [await filled(), new SettableClock()]
    const to = await opened(clock.now)
    const forgetful = new Proxy(to, {
      get: (log, name: keyof SqliteLog) =>
        name === 'read'
          ? async () => [{ position: 0, entry: 'another' }]
          : (log[name] as (...given: unknown[]) => unknown).bind(log),
    })
    await expect(copyAll(from, forgetful, clock)).rejects.toThrow('does not hold the same')
  })
})
