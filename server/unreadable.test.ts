import type { Plain } from '@veillee/kernel'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from './database.ts'
import { TestPhone } from './test-phone.ts'
import { agree, changed, playsOn, succeeds, TestServer } from './testing.ts'

const NEWER = 'This evening was continued on a newer Veillée'
const DAMAGED = 'A part of this evening can no longer be read here'

let server: TestServer

beforeEach(async () => {
  server = await TestServer.up()
})
afterEach(() => server.ends())

/** What another version, or a bad disk, has made of the file while the server was down. */
async function meanwhile(room: string, change: string): Promise<void> {
  server.drop()
  await server.closes()
  const database = await openDatabase(server.file)
  database.exec(change.replaceAll('ROOM', `'${room}'`))
  closeDatabase(database)
  await server.starts()
}

const entriesOf = async (room: string): Promise<string> => JSON.stringify(await server.log.read(room, 0))

/** What a phone is told that comes back, and whether it is to try again. */
async function comesBack({ welcome }: TestPhone): Promise<TestPhone> {
  const phone = await TestPhone.connect(server.port)
  server.all.push(phone)
  phone.say({ do: 'resume', v: 2, room: welcome!.room, token: welcome!.token })
  await phone.until(() => phone.bye !== undefined || phone.seen.phone !== undefined)
  return phone
}

const last = `(SELECT max(position) FROM entries WHERE room = ROOM)`
const appended = (entry: object) =>
  `INSERT INTO entries SELECT ROOM, ${last} + 1, 5, '${JSON.stringify(entry)}'`

describe('a room that this version cannot read', () => {
  test.each([
    ['something new has happened', appended({ did: 'light', at: 9e12, by: 0 }), 'newer', NEWER],
    [
      'it went on with a new game',
      appended({ did: 'choose', game: 'chess', at: 9e12, by: 0 }),
      'newer',
      NEWER,
    ],
    [
      'its first entry is new',
      `UPDATE entries SET entry = '{"did":"kindle","at":5,"by":"room"}' WHERE room = ROOM AND position = 0`,
      'newer',
      NEWER,
    ],
    [
      'its format is higher',
      `UPDATE entries SET entry = json_set(entry, '$.format', 2) WHERE room = ROOM AND position = 0`,
      'newer',
      NEWER,
    ],
    [
      'a match has newer rules',
      `UPDATE entries SET entry = json_set(entry, '$.rules', 99) WHERE room = ROOM AND entry LIKE '%"start"%'`,
      'newer',
      NEWER,
    ],
    [
      'a row is no JSON',
      `UPDATE entries SET entry = '{"did":' WHERE room = ROOM AND position = ${last}`,
      'damaged',
      DAMAGED,
    ],
    ['a row is gone', 'DELETE FROM entries WHERE room = ROOM AND position = 3', 'damaged', DAMAGED],
  ])('[ROOM-37] stays shut, in words: %s', async (_, change, why, words) => {
    const [ana] = await server.four()
    const other = await server.opens('in-the-palm', 'table', 'Zoé')
    const { room, code } = ana.welcome!
    await meanwhile(room, change)
    const before = await entriesOf(room)

    const back = await comesBack(ana)
    expect([back.bye?.why, back.bye?.words.en]).toEqual([why, expect.stringMatching(`^${words}`)])
    await back.until(() => back.closeCode !== undefined)
    expect(back.closeCode).toBe(1000)
    await expect(server.joins(code, 'Eve')).rejects.toThrow(words)
    await expect(server.joins(room, 'Eve')).rejects.toThrow(words)
    const file = await fetch(`${server.home}/evenings/${room}`, {
      headers: { Authorization: `Bearer ${ana.welcome!.token}` },
    })
    expect([file.status, await file.text()]).toEqual([409, expect.stringContaining(words)])

    const zoe = await server.comesBack(other)
    await succeeds(zoe, { do: 'rename', name: 'Zo' })
    expect(await entriesOf(room)).toBe(before)
    expect(server.notes.some(line => line.includes('room unreadable'))).toBe(true)
  })

  test('[ROOM-37] who is in it when a newer server writes to it is told so; nothing of theirs is written', async () => {
    const players = await server.four()
    await playsOn(players)
    await agree(players, players[0])
    const other = await server.opens('in-the-palm', 'table', 'Zoé')
    const { room } = players[0].welcome!
    const length = (await server.log.read(room, 0)).length
    await server.log.append(room, length, [{ did: 'light', at: 9e12, by: 0 }])
    for (const phone of players) await phone.until(() => phone.bye !== undefined)
    expect(players.map(({ bye }) => bye?.why)).toEqual(['newer', 'newer', 'newer', 'newer'])
    expect((await comesBack(players[1])).bye?.why).toBe('newer')
    await succeeds(other, { do: 'rename', name: 'Zo' })
    expect(await server.log.read(room, 0)).toHaveLength(length + 1)
  })

  test('[ROOM-37] a wish that meets it is refused in words', async () => {
    await server.closes()
    const newer: Plain[] = []
    await server.starts({
      log: log =>
        changed(log, {
          append: async (room, expected, entries) => {
            if (newer.length > 0) await log.append(room, expected, newer.splice(0))
            return log.append(room, expected, entries)
          },
        }),
    })
    const ana = await server.opens()
    newer.push({ did: 'light', at: 9e12, by: 0 })
    ana.say({ do: 'wish', id: 'late', wish: { do: 'rename', name: 'Anna' } })
    await ana.until(() => !ana.isOpen)
    expect(ana.bye?.why).toBe('newer')
    expect(await server.log.read(ana.welcome!.room, 0)).toHaveLength(4)
  })
})
