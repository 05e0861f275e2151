import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Entry, entryOf } from '@veillee/room'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { Program } from './program.ts'
import { openSqliteLog, SqliteLog } from './sqlite-log.ts'
import type { TestPhone } from './test-phone.ts'
import { agree, answerOf, playsOn, playsToTheEnd, succeeds, TestServer } from './testing.ts'

const CANNOT = /^Veillée cannot write that down right now\. Nothing is lost: try again in a moment\.$/

const isDone = (program: string, ...given: readonly string[]): boolean =>
  spawnSync(program, given).status === 0

/** A disk of this size; undefined where this account may not have one. */
function smallDisk(kilobytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-disk-'))
  const mounted = isDone('mount', '-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder)
  onTestFinished(() => {
    if (mounted) isDone('umount', '-l', folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return mounted ? folder : undefined
}

const mayMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-disk-'))
  const isMounted = isDone('mount', '-t', 'tmpfs', 'tmpfs', folder)
  if (isMounted) isDone('umount', '-l', folder)
  rmSync(folder, { recursive: true, force: true })
  return isMounted
})()

const fill = (folder: string): void => {
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize))
}

/** They play until the disk has no room for a move; whose move it was. */
async function playsUntilFull(players: readonly TestPhone[], acknowledged: string[]): Promise<TestPhone> {
  for (let i = 0; i < 500; i++) {
    const acts = players.find(phone => answerOf(phone) !== undefined)!
    const before = JSON.stringify(players.map(({ seen }) => [seen.match, seen.phone]))
    const refusal = await acts.asks(answerOf(acts)!, `move ${i}`)
    if (refusal === undefined) {
      acknowledged.push(`move ${i}`)
      await agree(players, acts)
      continue
    }
    expect(refusal).toMatch(CANNOT)
    expect(JSON.stringify(players.map(({ seen }) => [seen.match, seen.phone]))).toBe(before)
    return acts
  }
  throw new Error('the disk was never full')
}

/** What is smaller than a move may still fit into the last page. */
async function untilRefused(host: TestPhone): Promise<string | undefined> {
  for (let i = 0; i < 100; i++) {
    const refusal = await host.asks({ do: 'setChat', isOn: i % 2 === 1 })
    if (refusal !== undefined) return refusal
  }
  return undefined
}

/** Whatever is left for the first entry of a room, which has another page than what is played. */
async function untilNoRoom({ log }: TestServer): Promise<void> {
  for (let i = 0; await log.append(`filler ${i}`, 0, ['x']).catch(() => false); i++);
}

function expectWhole(entries: readonly Entry[], acknowledged: readonly string[]): void {
  for (const id of acknowledged) expect(entries.filter(entry => entry.id === id)).toHaveLength(1)
  const moves = entries.flatMap(({ id }) => (id?.startsWith('move') ? [id] : []))
  expect(moves).toEqual(acknowledged)
}

describe('a disk that becomes full while people play', () => {
  test('[ROOM-12] the move is refused in words, nobody sees half of it, and play goes on when there is room', async () => {
    const server = await TestServer.up()
    onTestFinished(() => server.ends())
    await server.closes()
    const database = await openDatabase(server.file)
    await server.startsOn(new SqliteLog(database, server.file, Date.now))
    const players = await server.four()
    const { page_count: pages } = database.prepare('PRAGMA page_count').get() as { page_count: number }
    database.exec(`PRAGMA max_page_count = ${pages}`)
    const acknowledged: string[] = []
    const acts = await playsUntilFull(players, acknowledged)
    expect(await untilRefused(players[0]!)).toMatch(CANNOT)
    await untilNoRoom(server)
    await expect(server.opens()).rejects.toThrow(CANNOT)
    database.exec('PRAGMA max_page_count = 100000')
    await succeeds(acts, answerOf(acts)!, 'when there is room again')
    await agree(players, acts)
    await playsToTheEnd(players)
    const logged = await server.log.read(players[0].welcome!.room, 0)
    const entries = logged.map(entryOf)
    expectWhole(entries, acknowledged)
    expect(entries.filter(({ id }) => id === 'when there is room again')).toHaveLength(1)
    expect(await server.log.countNames()).toBe(1)
  })

  test.skipIf(!mayMount)(
    '[ROOM-12] so with a real disk and the whole program, and a kill in the middle of it',
    async () => {
      const folder = smallDisk(4_096)!
      const data = join(folder, 'v.sqlite')
      const program = await Program.runs({ DATA: data })
      onTestFinished(() => program.drop())
      const players = await program.four()
      const acknowledged: string[] = []
      fill(folder)
      const acts = await playsUntilFull(players, acknowledged)
      await program.says('The disk is full')
      rmSync(join(folder, 'filler'))
      await succeeds(acts, answerOf(acts)!, 'after')
      await agree(players, acts)
      expect(await playsOn(players)).toBeDefined()
      await program.ends('SIGKILL')
      const log = await openSqliteLog(data)
      const logged = await log.read(players[0].welcome!.room, 0)
      await log.close()
      expectWhole(logged.map(entryOf), acknowledged)
    },
  )
})

describe('a disk that is full already', () => {
  test.skipIf(!mayMount)('one sentence at the start, and no stack', async () => {
    const folder = smallDisk(64)!
    fill(folder)
    const data = join(folder, 'v.sqlite')
    const program = await Program.runs({ DATA: data })
    expect(await program.ended).toEqual({ code: 1, signal: null })
    expect(program.said).toBe(
      `The disk is full: there is no room for “${data}”. Make some, or set DATA to a file on another disk.\n`,
    )
  })
})
