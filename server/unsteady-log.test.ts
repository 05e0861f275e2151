import type { Plain } from '@veillee/kernel'
import { type Appended, type Entry, type Log, type Logged, MemoryLog } from '@veillee/room'
import { Party } from '@veillee/room/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LiveRoom, liveRoomDeps } from './live-room.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ID = 'room'

/** A log that several share: somebody else may be first, and it may be away for a while. */
class Unsteady extends MemoryLog {
  isAway = false
  /** Nobody is told what is appended. */
  isMute = false
  reads = 0
  /** What another server appends just before we do. */
  first: readonly Entry[] = []

  override async read(...where: Parameters<Log['read']>) {
    this.reads++
    if (this.isAway) throw new Error('away')
    return super.read(...where)
  }

  override follow(room: string, listener: (logged: Logged) => void) {
    return super.follow(room, logged => !this.isMute && listener(logged))
  }

  override async append(room: string, expected: number, entries: readonly Plain[]): Promise<Appended> {
    const first = this.first as unknown as readonly Plain[]
    this.first = []
    if (first.length > 0) await super.append(room, expected, first)
    if (this.isAway) throw new Error('away')
    return super.append(room, expected, entries)
  }
}

async function opened(party: Party) {
  const log = new Unsteady(() => Date.now())
  await log.append(ID, 0, party.log as unknown as readonly Plain[])
  const live = (await LiveRoom.open(ID, liveRoomDeps({ log, now: () => Date.now() })))!
  await vi.advanceTimersByTimeAsync(0)
  return { log, live }
}

/** What somebody on another server has done meanwhile. */
function elsewhere(party: Party, isOn: boolean): readonly Entry[] {
  const before = party.log.length
  party.asks(0, { do: 'setChat', isOn })
  return party.log.slice(before)
}

const renames = (name: string) => ({ do: 'rename', by: 1, id: name, name }) as never

describe('a log that others write to, or that is away', () => {
  let party: Party

  beforeEach(() => {
    party = Party.of(2, { game: 'extraordinary-story' } as never, 3)
  })

  test('[ROOM-28] what others wrote first came by itself, and need not be read', async () => {
    const { log, live } = await opened(party)
    log.first = elsewhere(party, false)
    const { reads } = log
    expect(await live.request(renames('Zoe'))).toBeUndefined()
    expect([live.room.isChatOn, live.room.people[1]!.name]).toEqual([false, 'Zoe'])
    expect(log.reads).toBe(reads)
    live.close()
  })

  test('[ROOM-12] a room that could not read on does so by itself as soon as it can', async () => {
    const { log, live } = await opened(party)
    log.isAway = true
    await expect(live.catchUp()).rejects.toThrow('the log cannot be written')
    log.isAway = false
    log.isMute = true
    const entries = elsewhere(party, false) as unknown as readonly Plain[]
    await log.append(ID, live.room.position, entries)
    expect(live.room.isChatOn).toBe(true)
    await vi.advanceTimersByTimeAsync(1_500)
    expect(live.room.isChatOn).toBe(false)
    live.close()
  })
})

test('[ROOM-38] [ROOM-12] of many who wish while the log is away, one waits for it, and all are told at once', async () => {
  const { log, live } = await opened(Party.of(4))
  let asked = 0
  const away = async (): Promise<never> => {
    asked++
    await new Promise(resolve => setTimeout(resolve, 2_500))
    throw new Error('NATS did not answer')
  }
  const { append, read } = log
  log.append = away
  log.read = async () => {
    throw new Error('away')
  }
  const refused: unknown[] = []
  for (let i = 0; i < 10; i++) live.request(renames(`Ben ${i}`)).catch(error => refused.push(error))
  await vi.advanceTimersByTimeAsync(2_600)
  expect([refused.length, asked]).toEqual([10, 1])
  Object.assign(log, { append, read })
  expect(await live.request(renames('Benny'))).toBeUndefined()
  expect(live.room.people[1]!.name).toBe('Benny')
})
