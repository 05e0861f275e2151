import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Plain } from '@veillee/kernel'
import { Party } from '@veillee/room/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { LiveRoom, liveRoomDeps } from './live-room.ts'
import { openSqliteLog, type SqliteLog } from './sqlite-log.ts'

const ID = 'attic'

async function opened(file = newFile()): Promise<SqliteLog> {
  const log = await openSqliteLog(file, () => 0)
  onTestFinished(() => log.close())
  return log
}

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-snapshots-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'log.sqlite')
}

describe('snapshots in SQLite', () => {
  test('the last of a room is there, also when the file is opened again', async () => {
    const file = newFile()
    const before = await openSqliteLog(file)
    await before.append(ID, 0, ['a'])
    expect(await before.snapshots.newest(ID)).toBeUndefined()
    await before.snapshots.keep(ID, 'one')
    await before.snapshots.keep(ID, 'two')
    await before.close()
    expect(await (await opened(file)).snapshots.newest(ID)).toBe('two')
  })

  test('[ROOM-27] what is deleted is deleted with its snapshot, and none comes after it', async () => {
    const log = await opened()
    await log.append(ID, 0, ['a'])
    await log.snapshots.keep(ID, 'one')
    await log.forget(ID)
    expect(await log.snapshots.newest(ID)).toBeUndefined()
    await log.snapshots.keep(ID, 'two')
    expect(await log.snapshots.newest(ID)).toBeUndefined()
  })
})

describe('a long evening', () => {
  /** As somebody opens it, with what is read of its log. */
  async function comesBack(log: SqliteLog) {
    const read = vi.spyOn(log, 'read')
    const live = (await LiveRoom.open(ID, liveRoomDeps({ log, now: () => 2_000_000 })))!
    onTestFinished(() => live.close())
    await live.catchUp()
    const [[, from]] = read.mock.calls as [[string, number]]
    read.mockRestore()
    return { live, from }
  }

  async function played(log: SqliteLog): Promise<Party> {
    const party = Party.of(4, { game: 'palm-reader' })
    await log.append(ID, 0, party.log as unknown as readonly Plain[])
    const { live } = await comesBack(log)
    while (party.log.length < 450) {
      const from = party.log.length
      if (party.room.playing === null || party.room.playing.end !== null) party.starts()
      party.playsSomething()
      await log.append(ID, from, party.log.slice(from) as unknown as readonly Plain[])
      await live.catchUp()
    }
    live.close()
    return party
  }

  test('[ROOM-12] is read from its last snapshot on, and is the same', async () => {
    const log = await opened()
    const party = await played(log)
    const { live, from } = await comesBack(log)
    expect(from).toBeGreaterThan(300)
    expect(JSON.stringify(live.room)).toBe(JSON.stringify(party.room))
  })

  test.each([
    ['by other rules', (text: string) => text.replace('palm-reader ', 'palm-reader 9')],
    ['that cannot be read', (text: string) => text.slice(0, -2)],
    ['of more than the log has', (text: string) => text.replace(/"position":\d+}/, '"position":9999}')],
  ])('[ROOM-12] a snapshot %s is no loss', async (_, spoilt) => {
    const log = await opened()
    const party = await played(log)
    const text = (await log.snapshots.newest(ID))!
    expect(spoilt(text)).not.toBe(text)
    await log.snapshots.keep(ID, spoilt(text))
    const { live } = await comesBack(log)
    expect(JSON.stringify(live.room)).toBe(JSON.stringify(party.room))
  })
})
