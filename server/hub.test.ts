import type { Plain } from '@veillee/kernel'
import { type Log, WIRE_VERSION } from '@veillee/room'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Guest } from './guest.ts'
import { changed, Household, playsOn, succeeds } from './testing.ts'

const DAY_MS = 24 * 3_600_000
const KEEP_MS = 180 * DAY_MS
const settings = { keepMs: KEEP_MS, quietMs: 1, sweepMs: 5 }

let house: Household
let aheadMs: number

/** A server that looks every few milliseconds for rooms that can go, under a clock that jumps. */
beforeEach(async () => {
  aheadMs = 0
  house = await Household.up({ settings, now: () => Date.now() + aheadMs })
})

afterEach(() => house.ends())

const isForgotten = async (room: string): Promise<boolean> => (await house.log.read(room, 0)).length === 0

const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
  while (!(await isSo())) await new Promise(resolve => setTimeout(resolve, 5))
}

/** So that whatever is going to be done has been done. */
async function isSwept(): Promise<void> {
  const before = house.sweeps
  await until(() => house.sweeps > before + 2)
}

const drops = (): number => house.notes.filter(note => note.includes('room dropped')).length

async function leavesMemory(leave: () => void): Promise<void> {
  const before = drops()
  leave()
  await until(() => drops() > before)
  await house.log.touch('nobody') // what the server noted of it goes before, and must not be stamped by a clock that jumped
}

describe('a room that nobody comes back to', () => {
  test('[ROOM-27] is deleted after the time that the operator has set, and not before', async () => {
    const ana = await house.opens()
    const { room } = ana.welcome!
    await leavesMemory(() => ana.drop())
    aheadMs = KEEP_MS - DAY_MS
    await isSwept()
    expect(await isForgotten(room)).toBe(false)
    aheadMs = KEEP_MS + 1_000
    await until(() => isForgotten(room))
    await expect(house.comesBack(ana)).rejects.toThrow('no such evening')
  })

  test('[ROOM-27] lives while somebody is in it, who is not cut off, and for as long again afterwards', async () => {
    const ana = await house.opens()
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
    await house.closes()
    let stuck = ''
    await house.starts({
      settings,
      now: () => Date.now() + aheadMs,
      log: real =>
        changed(real, {
          forget: room => (room === stuck ? Promise.reject(new Error('stuck')) : real.forget(room)),
        }),
    })
    const rooms: string[] = []
    for (const guest of [await house.opens(), await house.opens(), await house.opens()]) {
      rooms.push(guest.welcome!.room)
      await leavesMemory(() => guest.drop())
    }
    stuck = (await house.log.idleSince(Number.MAX_SAFE_INTEGER))[0]!
    aheadMs = KEEP_MS + 1_000
    for (const room of rooms.filter(one => one !== stuck)) await until(() => isForgotten(room))
    expect(await isForgotten(stuck)).toBe(false)
    const metrics = await (await fetch(`${house.home}/metrics`)).text()
    expect(metrics).not.toContain('veillee_troubles_total 0')
  })

  test('[ROOM-8] leaves the memory although the log cannot say what is old', async () => {
    await house.closes()
    await house.starts({
      settings,
      log: real => changed(real, { idleSince: () => Promise.reject(new Error('away')) }),
    })
    const ana = await house.opens()
    await leavesMemory(() => ana.drop())
  })

  test('[ROOM-27] has been come back to by somebody who only looked at the pad', async () => {
    const ana = await house.opens()
    const { room } = ana.welcome!
    await leavesMemory(() => ana.drop())
    aheadMs = KEEP_MS - DAY_MS
    const again = await house.comesBack(ana)
    await leavesMemory(() => again.drop())
    aheadMs += 2 * DAY_MS
    await isSwept()
    expect(await isForgotten(room)).toBe(false)
  })
})

test('[ROOM-8] whoever is let in while the room leaves the memory is in it all the same', async () => {
  await house.closes()
  await house.starts({ settings, log: slowly })
  const players = await house.four()
  for (const guest of players) await guest.until(() => guest.seen.lobby!.people.length === 4)
  expect(drops()).toBeGreaterThan(0)
  expect(await playsOn(players)).toBeDefined()
})

const counted = (real: Log, count: () => void): Log =>
  changed(real, {
    append: (...entries) => {
      count()
      return real.append(...entries)
    },
  })

/** A log that takes its time, so that others come in between. */
const slowly = (real: Log): Log =>
  changed(real, {
    append: async (...entries) => {
      await new Promise(resolve => setTimeout(resolve, 30))
      return real.append(...entries)
    },
  })

describe('a room that is deleted', () => {
  test('[ROOM-27] everybody in it is told, and what they wish at that moment is answered', async () => {
    let appends = 0
    await house.closes()
    await house.starts({ settings, log: real => counted(real, () => appends++) })
    const players = await house.four()
    const [ana] = players
    const before = appends
    ana.say({ do: 'forget' })
    const wishes = [true, false, true, false].map(isOn =>
      ana.wishes({ do: 'setChat', isOn }).catch((error: Error) => error.message),
    )
    for (const guest of players) await guest.until(() => guest.bye !== undefined)
    expect(players.map(({ bye }) => bye!.why)).toEqual(['forgotten', 'forgotten', 'forgotten', 'forgotten'])
    for (const answer of await Promise.all(wishes)) expect(answer ?? 'done').toMatch(/done|deleted|gone/)
    expect(await isForgotten(ana.welcome!.room)).toBe(true)
    await isSwept()
    // Once each: nobody goes on trying to write down what has no place any more.
    expect(appends - before).toBeLessThanOrEqual(wishes.length)
  })

  test('[ROOM-12] stays as it was, with everybody in it, if the log cannot delete it', async () => {
    await house.closes()
    await house.starts({ log: real => changed(real, { forget: () => Promise.reject(new Error('full')) }) })
    const players = await house.four()
    players[0].say({ do: 'forget' })
    await players[0].until(() => players[0].lastRefusal !== undefined)
    expect(players.map(({ bye }) => bye)).toEqual([undefined, undefined, undefined, undefined])
    expect(await playsOn(players)).toBeDefined()
  })
})

test('[ROOM-30] a room that is refused leaves no code behind', async () => {
  const before = await house.log.countNames()
  await expect(
    house.enters({
      do: 'open',
      name: 'Ana',
      game: 'palm-reader',
      setting: 'table',
      language: 'fr',
      options: { speed: 9 },
    }),
  ).rejects.toThrow()
  expect(await house.log.countNames()).toBe(before)
})

test('[ROOM-29] a server that closes while somebody is being let in ends, and they are asked back', async () => {
  const [ana, bea] = [await house.opens(), await house.opens()]
  await house.closes()
  const gates = new Map<string, Promise<unknown>>()
  await house.starts({
    log: real =>
      changed(real, {
        read: async (room, ...where) => {
          await gates.get(room)
          return real.read(room, ...where)
        },
      }),
  })
  await house.comesBack(ana)
  const gate = () => {
    const opens: (() => void)[] = []
    const isOpen = new Promise<void>(resolve => opens.push(resolve))
    return { opens: () => opens[0]!(), isOpen }
  }
  const [first, second] = [gate(), gate()]
  gates.set(ana.welcome!.room, first.isOpen).set(bea.welcome!.room, second.isOpen)
  const coming = [house.comesBack(ana), house.comesBack(bea)].map(one =>
    one.catch((error: Error) => error.message),
  )
  await new Promise(resolve => setTimeout(resolve, 100))
  const closed = house.closes()
  await new Promise(resolve => setTimeout(resolve, 2_500)) // until those who linger are cut off
  first.opens()
  await new Promise(resolve => setTimeout(resolve, 50))
  second.opens()
  await closed
  expect(await Promise.all(coming)).toEqual(['the connection is gone', 'the connection is gone'])
})

test('[ROOM-27] [ROOM-8] where rooms are kept for a day, a visit within that day counts', async () => {
  await house.closes()
  await house.starts({ settings: { ...settings, keepMs: DAY_MS }, now: () => Date.now() + aheadMs })
  const ana = await house.opens()
  const { room } = ana.welcome!
  await leavesMemory(() => ana.drop())
  aheadMs = 0.8 * DAY_MS
  const again = await house.comesBack(ana)
  await leavesMemory(() => again.drop())
  aheadMs = 1.5 * DAY_MS
  await isSwept()
  expect(await isForgotten(room)).toBe(false)
  aheadMs = 1.9 * DAY_MS
  await until(() => isForgotten(room))
})

test('[ROOM-30] a house that is full says so to whoever opens a room, and to whoever comes back to one', async () => {
  const ana = await house.opens()
  await leavesMemory(() => ana.drop())
  await house.closes()
  await house.starts({ settings: { mostRooms: 1 } })
  await house.opens()
  await expect(house.opens()).rejects.toThrow('too many evenings at once')
  await expect(house.comesBack(ana)).rejects.toThrow('too many evenings at once')
  const metrics = await (await fetch(`${house.home}/metrics`)).text()
  expect(metrics).toContain('veillee_troubles_total 0')
})

describe('two servers that open the same room', () => {
  const token = 'a'.repeat(43)
  const opening = { do: 'open', name: 'Ana', game: 'palm-reader', setting: 'table', language: 'fr', token }

  /** The first append fails, and in this moment another server has begun the room. */
  async function startsBeside(begin: 'before it is looked for' | 'after') {
    await house.closes()
    let isFirst = true
    await house.starts({
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
      const names = await house.log.countNames()
      const ana = await house.enters(opening).catch(() => house.enters(opening))
      expect(ana.welcome!.code).toBe('QQQQ')
      expect(await house.log.lookUp('QQQQ')).toBe(ana.welcome!.room)
      expect(await house.log.countNames()).toBe(names + 1)
    },
  )
})

test('[ROOM-30] whoever tries codes makes the codes of new rooms longer', async () => {
  expect((await house.opens()).welcome!.code).toHaveLength(4)
  for (let address = 2; address < 72; address++) {
    const eve = await Guest.connect(house.port, {}, `127.0.0.${address}`)
    for (let i = 0; i < 15; i++) {
      const before = eve.frames.length
      eve.say({ v: WIRE_VERSION, do: 'join', code: '2222', name: 'Eve' })
      await eve.until(() => eve.frames.length > before)
    }
    eve.drop()
  }
  expect((await house.opens()).welcome!.code.length).toBeGreaterThanOrEqual(5)
})
