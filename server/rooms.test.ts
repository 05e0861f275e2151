import type { Plain } from '@veillee/kernel'
import { type NamedLog, WIRE_VERSION } from '@veillee/room'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestPhone } from './test-phone.ts'
import { changed, playsOn, succeeds, TestServer } from './testing.ts'

const DAY_MS = 24 * 3_600_000
const KEEP_MS = 180 * DAY_MS
const settings = { keepMs: KEEP_MS, quietMs: 1, sweepMs: 5 }

let server: TestServer
let aheadMs: number

/** A server that looks every few milliseconds for rooms that can go, under a clock that jumps. */
beforeEach(async () => {
  aheadMs = 0
  server = await TestServer.up({ settings, now: () => Date.now() + aheadMs })
})

afterEach(() => server.ends())

const isForgotten = async (room: string): Promise<boolean> => (await server.log.read(room, 0)).length === 0

const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 5))
}

/** So that whatever is going to be done has been done. */
async function isSwept(): Promise<void> {
  const before = server.sweeps
  await until(() => server.sweeps > before + 2)
}

const drops = (): number => server.notes.filter(note => note.includes('room dropped')).length

async function leavesMemory(leave: () => void): Promise<void> {
  const before = drops()
  leave()
  await until(() => drops() > before)
  await server.log.touch('nobody') // what the server noted of it goes before, and must not be stamped by a clock that jumped
}

describe('a room that nobody comes back to', () => {
  test('[ROOM-27] is deleted after the time that the operator has set, and not before', async () => {
    const ana = await server.opens()
    const { room } = ana.welcome!
    await leavesMemory(() => ana.drop())
    aheadMs = KEEP_MS - DAY_MS
    await isSwept()
    expect(await isForgotten(room)).toBe(false)
    aheadMs = KEEP_MS + 1_000
    await until(() => isForgotten(room))
    await expect(server.comesBack(ana)).rejects.toThrow('no such evening')
  })

  test('[ROOM-27] lives while somebody is in it, who is not cut off, and for as long again afterwards', async () => {
    const ana = await server.opens()
    const { room } = ana.welcome!
    aheadMs = KEEP_MS + DAY_MS
    await isSwept()
    await succeeds(ana, { do: 'setChat', isOn: false })
    expect([ana.isOpen, ana.bye]).toEqual([true, undefined])
    aheadMs += KEEP_MS + DAY_MS
    await isSwept()
    await leavesMemory(() => ana.drop())
    aheadMs += KEEP_MS - DAY_MS
    await isSwept()
    expect(await isForgotten(room)).toBe(false)
    aheadMs += 2 * DAY_MS
    await until(() => isForgotten(room))
  })

  test('[ROOM-27] [ROOM-29] is deleted although another cannot be, which is counted; and memory is freed', async () => {
    await server.closes()
    let stuck = ''
    await server.starts({
      settings,
      now: () => Date.now() + aheadMs,
      log: real =>
        changed(real, {
          forget: room => (room === stuck ? Promise.reject(new Error('stuck')) : real.forget(room)),
        }),
    })
    const rooms: string[] = []
    for (const phone of [await server.opens(), await server.opens(), await server.opens()]) {
      rooms.push(phone.welcome!.room)
      await leavesMemory(() => phone.drop())
    }
    stuck = (await server.log.idleSince(Number.MAX_SAFE_INTEGER))[0]!
    aheadMs = KEEP_MS + 1_000
    for (const room of rooms.filter(one => one !== stuck)) await until(() => isForgotten(room))
    expect(await isForgotten(stuck)).toBe(false)
    const metrics = await (await fetch(`${server.home}/metrics`)).text()
    expect(metrics).not.toContain('veillee_troubles_total 0')
  })

  test('[ROOM-8] leaves the memory although the log cannot say what is old', async () => {
    await server.closes()
    await server.starts({
      settings,
      log: real => changed(real, { idleSince: () => Promise.reject(new Error('away')) }),
    })
    const ana = await server.opens()
    await leavesMemory(() => ana.drop())
  })

  test('[ROOM-27] has been come back to by somebody who only looked at the pad', async () => {
    const ana = await server.opens()
    const { room } = ana.welcome!
    await leavesMemory(() => ana.drop())
    aheadMs = KEEP_MS - DAY_MS
    const again = await server.comesBack(ana)
    await leavesMemory(() => again.drop())
    aheadMs += 2 * DAY_MS
    await isSwept()
    expect(await isForgotten(room)).toBe(false)
  })
})

test('[ROOM-8] whoever is let in while the room leaves the memory is in it all the same', async () => {
  await server.closes()
  await server.starts({ settings, log: slowly })
  const players = await server.four()
  for (const phone of players) await phone.until(() => phone.seen.lobby!.people.length === 4)
  expect(drops()).toBeGreaterThan(0)
  expect(await playsOn(players)).toBeDefined()
})

const counted = (real: NamedLog, count: () => void): NamedLog =>
  changed(real, {
    append: (...entries) => {
      count()
      return real.append(...entries)
    },
  })

/** A log that takes its time, so that others come in between. */
const slowly = (real: NamedLog): NamedLog =>
  changed(real, {
    append: async (...entries) => {
      await new Promise(resolve => setTimeout(resolve, 30))
      return real.append(...entries)
    },
  })

describe('a room that is deleted', () => {
  test('[ROOM-27] everybody in it is told, and what they wish at that moment is answered', async () => {
    let appends = 0
    await server.closes()
    await server.starts({ settings, log: real => counted(real, () => appends++) })
    const players = await server.four()
    const [ana] = players
    const before = appends
    ana.say({ do: 'forget' })
    const requests = [true, false, true, false].map(isOn =>
      ana.asks({ do: 'setChat', isOn }).catch((error: Error) => error.message),
    )
    for (const phone of players) await phone.until(() => phone.bye !== undefined)
    expect(players.map(({ bye }) => bye!.why)).toEqual(['forgotten', 'forgotten', 'forgotten', 'forgotten'])
    for (const answer of await Promise.all(requests)) expect(answer ?? 'done').toMatch(/done|deleted|gone/)
    expect(await isForgotten(ana.welcome!.room)).toBe(true)
    await isSwept()
    // Once each: nobody goes on trying to write down what has no place any more.
    expect(appends - before).toBeLessThanOrEqual(requests.length)
  })

  test('[ROOM-12] stays as it was, with everybody in it, if the log cannot delete it', async () => {
    await server.closes()
    await server.starts({ log: real => changed(real, { forget: () => Promise.reject(new Error('full')) }) })
    const players = await server.four()
    players[0].say({ do: 'forget' })
    await players[0].until(() => players[0].lastRefusal !== undefined)
    expect(players[0].lastRefusal).toBe(
      'Veillée cannot write that down right now. Nothing is lost: try again in a moment.',
    )
    expect(players.map(({ bye }) => bye)).toEqual([undefined, undefined, undefined, undefined])
    expect(await playsOn(players)).toBeDefined()
  })
})

test('[ROOM-30] a room that is refused leaves no code behind', async () => {
  const before = await server.log.countNames()
  await expect(
    server.enters({
      do: 'open',
      name: 'Ana',
      game: 'palm-reader',
      setting: 'table',
      language: 'fr',
      options: { speed: 9 },
    }),
  ).rejects.toThrow('This game has no option “speed” here.')
  expect(await server.log.countNames()).toBe(before)
})

test('[ROOM-29] a server that closes while somebody is being let in ends, and they are asked back', async () => {
  const [ana, bea] = [await server.opens(), await server.opens()]
  await server.closes()
  const gates = new Map<string, Promise<unknown>>()
  await server.starts({
    log: real =>
      changed(real, {
        read: async (room, ...where) => {
          await gates.get(room)
          return real.read(room, ...where)
        },
      }),
  })
  await server.comesBack(ana)
  const gate = () => {
    const opens: (() => void)[] = []
    const isOpen = new Promise<void>(resolve => opens.push(resolve))
    return { opens: () => opens[0]!(), isOpen }
  }
  const [first, second] = [gate(), gate()]
  gates.set(ana.welcome!.room, first.isOpen).set(bea.welcome!.room, second.isOpen)
  const coming = [server.comesBack(ana), server.comesBack(bea)].map(one =>
    one.catch((error: Error) => error.message),
  )
  await new Promise(resolve => setTimeout(resolve, 100))
  const closed = server.closes()
  await new Promise(resolve => setTimeout(resolve, 2_500)) // until those who linger are cut off
  first.opens()
  await new Promise(resolve => setTimeout(resolve, 50))
  second.opens()
  await closed
  expect(await Promise.all(coming)).toEqual(['the connection is gone', 'the connection is gone'])
})

test('[ROOM-27] [ROOM-8] where rooms are kept for a day, a visit within that day counts', async () => {
  await server.closes()
  await server.starts({ settings: { ...settings, keepMs: DAY_MS }, now: () => Date.now() + aheadMs })
  const ana = await server.opens()
  const { room } = ana.welcome!
  await leavesMemory(() => ana.drop())
  aheadMs = 0.8 * DAY_MS
  const again = await server.comesBack(ana)
  await leavesMemory(() => again.drop())
  aheadMs = 1.5 * DAY_MS
  await isSwept()
  expect(await isForgotten(room)).toBe(false)
  aheadMs = 1.9 * DAY_MS
  await until(() => isForgotten(room))
})

test('[ROOM-30] a house that is full says so to whoever opens a room, and to whoever comes back to one', async () => {
  const ana = await server.opens()
  await leavesMemory(() => ana.drop())
  await server.closes()
  await server.starts({ settings: { mostRooms: 1 } })
  await server.opens()
  await expect(server.opens()).rejects.toThrow('too many evenings at once')
  await expect(server.comesBack(ana)).rejects.toThrow('too many evenings at once')
  const metrics = await (await fetch(`${server.home}/metrics`)).text()
  expect(metrics).toContain('veillee_troubles_total 0')
})

describe('two servers that open the same room', () => {
  const token = 'a'.repeat(43)
  const opening = { do: 'open', name: 'Ana', game: 'palm-reader', setting: 'table', language: 'fr', token }

  /** The first append fails, and in this moment another server has begun the room. */
  async function startsBeside(begin: 'before it is looked for' | 'after') {
    await server.closes()
    let isFirst = true
    await server.starts({
      log: real => {
        let others: readonly Plain[] = []
        const begins = async (room: string) => {
          await real.claim('QQQQ', room)
          await real.append(room, 0, others)
        }
        return changed(real, {
          append: async (room, expected, entries) => {
            if (!isFirst) return real.append(room, expected, entries)
            isFirst = false
            const [opened, ...rest] = entries
            others = [{ ...(opened as object), code: 'QQQQ' }, ...rest]
            if (begin === 'before it is looked for') await begins(room)
            throw new Error('NATS did not answer')
          },
          release: async (name, room) => {
            if (begin === 'after' && others.length > 0) await begins(room)
            others = []
            await real.release(name, room)
          },
        })
      },
    })
  }

  test.each(['before it is looked for', 'after'] as const)(
    '[ROOM-11] [ROOM-12] what the other has begun %s stays, under its code',
    async when => {
      await startsBeside(when)
      const names = await server.log.countNames()
      const ana = await server.enters(opening).catch(() => server.enters(opening))
      expect(ana.welcome!.code).toBe('QQQQ')
      expect(await server.log.lookUp('QQQQ')).toBe(ana.welcome!.room)
      expect(await server.log.countNames()).toBe(names + 1)
    },
  )
})

test('[ROOM-30] whoever tries codes makes the codes of new rooms longer', async () => {
  expect((await server.opens()).welcome!.code).toHaveLength(4)
  for (let address = 2; address < 72; address++) {
    const eve = await TestPhone.connect(server.port, {}, `127.0.0.${address}`)
    for (let i = 0; i < 15; i++) {
      const before = eve.frames.length
      eve.say({ v: WIRE_VERSION, do: 'join', code: '2222', name: 'Eve' })
      await eve.until(() => eve.frames.length > before)
    }
    eve.drop()
  }
  expect((await server.opens()).welcome!.code.length).toBeGreaterThanOrEqual(5)
})
