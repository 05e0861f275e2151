import { LocalBus, MemoryLog } from '@veillee/room'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestPhone } from './test-phone.ts'
import { changed, SETTINGS, startsAgain, TestServer } from './testing.ts'
import { VeilleeServer } from './veillee-server.ts'

let server: TestServer

beforeEach(async () => {
  server = await TestServer.up()
})

afterEach(() => server.ends())

describe('the same first message again', () => {
  const opening = (token: string) => ({
    do: 'open',
    name: 'Ana',
    game: 'palm-reader',
    setting: 'table',
    language: 'fr',
    token,
  })
  const token = 'a'.repeat(43)
  const codes = async (): Promise<string> => {
    const metrics = await (await fetch(`${server.home}/metrics`)).text()
    return /^veillee_rooms_kept (.*)$/m.exec(metrics)![1]!
  }

  test('[ROOM-11] the same `open` twice makes one room, and the same person', async () => {
    const ana = await server.enters(opening(token))
    const ben = await server.joins(ana.welcome!.code, 'Ben')
    const again = await server.enters(opening(token))
    expect({ ...again.welcome, at: 0 }).toEqual({ ...ana.welcome, at: 0 })
    expect([again.welcome!.person, again.phone.isHost, ben.seen.lobby!.people.length]).toEqual([0, true, 2])
    expect((await server.enters(opening('b'.repeat(43)))).welcome!.room).not.toBe(ana.welcome!.room)
    expect(await codes()).toBe('2')
  })

  test('[ROOM-11] also at the same moment, and after a restart', async () => {
    const all = await Promise.all([1, 2, 3].map(() => server.enters(opening(token))))
    expect(new Set(all.map(({ welcome }) => `${welcome!.room} ${welcome!.code}`)).size).toBe(1)
    await server.closes()
    await server.starts()
    const later = await server.enters(opening(token))
    expect({ ...later.welcome, at: 0 }).toEqual({ ...all[0]!.welcome, at: 0 })
    expect(later.seen.lobby!.people).toHaveLength(1)
    expect(await codes()).toBe('1')
  })

  test('[ROOM-11] also while somebody just looks for it in vain', async () => {
    const after = <T>(ms: number, value: T) => new Promise<T>(resolve => setTimeout(resolve, ms, value))
    await startsAgain(server, real => ({
      read: async (...where) => after(200, await real.read(...where)),
      countNames: async () => after(200, await real.countNames()),
    }))
    const ana = server.enters(opening(token))
    await after(300, undefined)
    const again = await server.enters(opening(token))
    expect({ ...again.welcome, at: 0 }).toEqual({ ...(await ana).welcome, at: 0 })
  })

  test('[ROOM-11] also by two servers at the same moment', async () => {
    const shared = new MemoryLog(Date.now)
    const slow = changed(shared, {
      countNames: async () => {
        await new Promise(resolve => setTimeout(resolve, 100))
        return shared.countNames()
      },
      close: async () => {},
    })
    // As between servers: nobody hears it before the one who says it has gone on.
    class LaterBus extends LocalBus {
      override publish(topic: string, message: Uint8Array): void {
        setImmediate(() => super.publish(topic, message))
      }
    }
    const bus = new LaterBus()
    const servers = [1, 2].map(() => new VeilleeServer(slow, { ...SETTINGS, bus }))
    const ports = await Promise.all(servers.map(server => server.listen(0, '127.0.0.1')))
    const both = await Promise.all(ports.map(one => TestPhone.enter(one, opening(token))))
    const [one, other] = both.map(({ welcome }) => ({ ...welcome, at: 0 }))
    expect(one).toEqual(other)
    for (const { seen } of both) expect(seen.lobby!.people).toHaveLength(1)
    for (const phone of both) phone.drop()
    for (const server of servers) await server.close()
  })

  test('[ROOM-11] [ROOM-12] also if the log said that it failed, and had it all the same', async () => {
    let isOdd = true
    await startsAgain(server, real => ({
      append: async (...entry) => {
        const appended = await real.append(...entry)
        if (isOdd) throw new Error('no answer')
        return appended
      },
    }))
    const first = server.enters(opening(token)).catch(() => undefined)
    await first
    isOdd = false
    const ana = await server.enters(opening(token))
    expect([ana.welcome!.person, ana.phone.isHost]).toEqual([0, true])
    expect(await codes()).toBe('1')
  })

  test('[ROOM-4] who has left the room that they opened comes back to it; who was put out does not', async () => {
    const ana = await server.enters(opening(token))
    const ben = await server.joins(ana.welcome!.code, 'Ben')
    ana.say({ do: 'wish', id: 'out', wish: { do: 'leave' } })
    await ana.until(() => !ana.isOpen)
    const again = await server.enters(opening(token))
    expect([again.welcome!.person, again.phone.isHost]).toEqual([0, false])
    expect(await ben.asks({ do: 'remove', person: 0 })).toBeUndefined()
    await expect(server.enters(opening(token))).rejects.toThrow('put you out')
  })
})
