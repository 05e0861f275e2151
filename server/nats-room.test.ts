import { headers } from '@nats-io/transport-node'
import type { Logged } from '@veillee/room'
import { beforeEach, describe, expect, test } from 'vitest'
import { MARKS, NOTHING } from './nats-chain.ts'
import { NatsRoom, type Streams } from './nats-room.ts'
import type { Stored } from './nats-streams.ts'

/** One room's subject on the node that leads. */
class Leader implements Streams {
  #records: readonly Stored[] = []
  #lastNumber = 0
  /** How much of the end the leader has not heard of yet, and the node that consumers read from. */
  behind = 0
  lag = 0
  isAway = false

  append(id: string, after = this.#records.at(-1)?.marks?.get(MARKS.id) ?? NOTHING): Stored {
    const marks = headers()
    marks.set(MARKS.id, id)
    marks.set(MARKS.after, after)
    const bytes = Buffer.from(JSON.stringify([id]))
    const stored = { seq: ++this.#lastNumber, subject: 'room', marks, bytes }
    this.#records = [...this.#records, stored]
    return stored
  }

  forgets(): void {
    this.#records = []
  }

  get all(): readonly Stored[] {
    if (this.isAway) throw new Error('away')
    return this.#records.slice(0, this.#records.length - this.behind)
  }

  next = async (_: string, __: string, after: number) => this.all.find(({ seq }) => seq > after)
  newest = async () => this.all.at(-1)
  lastNumber = async () => this.#lastNumber - this.behind
  each: Streams['each'] = async (_, __, which, hear) => {
    const { after } = which as { after: number }
    for (const one of this.all.slice(0, this.all.length - this.lag)) if (one.seq > after) hear(one)
    if (this.lag > 0) throw new Error('it stopped in the middle')
  }

  /** Tells the room what it has stored last, as the stream does. */
  tells(room: NatsRoom): void {
    room.hear(this.all.at(-1)!, this.all.at(-2)?.seq ?? 0)
  }
}

describe('what is known of a room', () => {
  let leader: Leader
  let room: NatsRoom
  let told: Logged[]
  let misses: number

  const opened = () =>
    new NatsRoom(leader, 'room', { tell: logged => told.push(logged), miss: () => misses++ })

  beforeEach(async () => {
    leader = new Leader()
    told = []
    misses = 0
    room = opened()
    for (const id of 'abcdefghij') leader.append(id)
    await room.catchUp()
  })

  test('what was there before is not told; what comes is, once, and in order', async () => {
    expect([room.length, told]).toEqual([10, []])
    leader.append('k')
    leader.tells(room)
    leader.append('l')
    await room.catchUp()
    leader.tells(room)
    expect(told).toEqual([
      { position: 10, entry: 'k' },
      { position: 11, entry: 'l' },
    ])
  })

  test('[ROOM-12] our own is told, also if it is read before it comes by itself', async () => {
    const fresh = opened()
    const own = fresh.expects('k')
    leader.append('k')
    await fresh.catchUp()
    leader.tells(fresh)
    expect([own.hasCounted, told]).toEqual([true, [{ position: 10, entry: 'k' }]])
  })

  test('[ROOM-28] what was stored is waited for, and fetched if it does not come by itself', async () => {
    room.followers = 1
    const { seq } = leader.append('k')
    const reaching = room.reaches(seq)
    leader.tells(room)
    await reaching
    expect(room.last).toBe('k')
    await room.reaches(leader.append('l').seq)
    expect(room.last).toBe('l')
  })

  test('[ROOM-28] whoever waits for more to count is told by whatever brings it', async () => {
    const passing = room.passes(10)
    leader.append('k')
    leader.tells(room)
    await passing.promise
    expect(room.length).toBe(11)
  })

  test('[ROOM-28] what a node that lags behind does not tell, the leader does', async () => {
    leader.lag = 3
    const fresh = opened()
    await fresh.catchUp()
    expect([fresh.length, fresh.last]).toEqual([10, 'j'])
    expect(await fresh.read(0, 10)).toHaveLength(10)
  })

  test('[ROOM-28] a record that lost is passed over', async () => {
    leader.append('stray', 'i')
    leader.append('k', 'j')
    await room.catchUp()
    const fresh = opened()
    await fresh.catchUp()
    for (const one of [room, fresh])
      expect((await one.read(8, 11))!.map(({ entry }) => entry)).toEqual(['i', 'j', 'k'])
  })

  test('[ROOM-11] a leader that is behind says so, and nothing is unlearnt', async () => {
    for (const behind of [3, 10]) {
      leader.behind = behind
      await expect(room.catchUp()).rejects.toThrow()
      expect([room.length, room.last]).toEqual([10, 'j'])
    }
    leader.behind = 0
    leader.append('k')
    await room.catchUp()
    expect([room.length, room.last, told]).toEqual([11, 'k', [{ position: 10, entry: 'k' }]])
  })

  test('what is heard of, and cannot be fetched, is missed', async () => {
    leader.append('k')
    const heard = leader.append('l')
    leader.isAway = true
    room.hear(heard, heard.seq - 1)
    await expect.poll(() => misses).toBe(1)
    leader.isAway = false
    await room.catchUp()
    expect(told.map(({ entry }) => entry)).toEqual(['k', 'l'])
  })

  test('more that comes while the leader is asked does not make it another room', async () => {
    const reading = room.read(5, 8)
    leader.append('k')
    leader.tells(room)
    expect((await reading)!.map(({ entry }) => entry)).toEqual(['f', 'g', 'h'])
  })

  test('[ROOM-27] a room that was forgotten elsewhere is gone, and says so', async () => {
    leader.forgets()
    expect(await room.read(4, 6)).toBeUndefined()
    await room.catchUp()
    expect(room.length).toBe(0)
  })

  test.each(['before it is looked at', 'after'])(
    '[ROOM-27] a room that was forgotten and begins anew %s is told from its beginning',
    async when => {
      leader.forgets()
      if (when === 'after') await room.catchUp()
      leader.append('new')
      leader.tells(room)
      await room.catchUp()
      expect(told).toEqual([{ position: 0, entry: 'new' }])
    },
  )
})
