import { headers } from '@nats-io/transport-node'
import type { Logged } from '@veillee/room'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOTHING } from './nats-chain.ts'
import { MARKS } from './nats-copy.ts'
import { CopyNotWhole, NatsRoom, type Streams } from './nats-room.ts'
import type { Stored } from './nats-streams.ts'

/** One room's subject on the node that leads, which may begin to count from elsewhere. */
class Leader implements Streams {
  readonly #records: { readonly id: string; readonly after: string }[] = []
  firstSeq = 1
  /** How far the node lags behind from which consumers read. */
  lag = 0
  /** How much of the end the leader has not heard of yet. */
  behind = 0
  isAway = false
  /** What the copies have lost of the leader, and of the node from which consumers read. */
  lost = ''
  lostElsewhere = ''

  append(id: string, after = this.#records.at(-1)?.id ?? NOTHING): void {
    this.#records.push({ id, after })
  }

  forgets(): void {
    this.firstSeq += this.#records.length
    this.#records.length = 0
  }

  get all(): readonly Stored[] {
    if (this.isAway) throw new Error('away')
    return this.#without(this.lost).slice(0, this.#records.length - this.behind)
  }

  #without(lost: string): readonly Stored[] {
    return this.#records.flatMap(({ id, after }, i) => {
      const marks = headers()
      marks.set(MARKS.id, id)
      marks.set(MARKS.after, after)
      const bytes = Buffer.from(JSON.stringify([id]))
      return lost.includes(id) ? [] : { seq: this.firstSeq + i, subject: 'room', marks, bytes }
    })
  }

  next = async (_: string, __: string, after: number) => this.all.find(({ seq }) => seq > after)
  newest = async () => this.all.at(-1)
  each: Streams['each'] = async (_, __, begin, hear) => {
    const { after } = begin as { after: number }
    const all = this.#without(this.lostElsewhere)
    for (const one of all.slice(0, all.length - this.lag)) if (one.seq > after) hear(one)
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
  let doubts: number
  let misses: number
  let isLost: boolean

  const opened = () =>
    new NatsRoom(leader, 'room', {
      tell: logged => told.push(logged),
      miss: () => misses++,
      doubt: () => doubts++,
      isLost: () => isLost,
    })

  const entries = async () => (await room.read(0, room.length))?.map(({ entry }) => entry)

  beforeEach(async () => {
    leader = new Leader()
    told = []
    doubts = 0
    misses = 0
    isLost = false
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
    fresh.expects('k')
    leader.append('k')
    await fresh.catchUp()
    leader.tells(fresh)
    expect(told).toEqual([{ position: 10, entry: 'k' }])
  })

  test.each([
    ['further on', 4],
    ['further back', -4],
  ])(
    '[ROOM-28] another node leads that counts from %s: nothing is missed, told twice or out of order',
    async (_, shift) => {
      leader.append('k')
      leader.tells(room)
      leader.firstSeq = 10
      await room.catchUp()
      leader.firstSeq += shift
      leader.append('l')
      leader.tells(room)
      await room.catchUp()
      leader.append('m')
      leader.tells(room)
      await room.catchUp()
      expect(told.map(({ position, entry }) => [position, entry])).toEqual([
        [10, 'k'],
        [11, 'l'],
        [12, 'm'],
      ])
      expect(await entries()).toEqual([...'abcdefghijklm'])
      expect((await room.read(5, 8))!.map(({ entry }) => entry)).toEqual(['f', 'g', 'h'])
      expect(room.last).toBe('m')
    },
  )

  test('[ROOM-28] a node that lags behind is read to its end, and the rest from the leader', async () => {
    leader.lag = 3
    const fresh = opened()
    await fresh.catchUp()
    expect([fresh.length, fresh.last]).toEqual([10, 'j'])
  })

  test('[ROOM-28] a copy elsewhere that lacks something is not believed: the leader’s is read', async () => {
    leader.lostElsewhere = 'h'
    const fresh = opened()
    await fresh.catchUp()
    expect([fresh.length, fresh.last]).toEqual([10, 'j'])
    expect(await fresh.read(0, 10)).toBeUndefined()
    expect(await fresh.read(0, 10, { mayConsume: false })).toHaveLength(10)
  })

  test('[ROOM-12] on a copy that lacks something nobody builds, until another leads', async () => {
    leader.lost = leader.lostElsewhere = 'f'
    const fresh = opened()
    await expect(fresh.catchUp()).rejects.toThrow(CopyNotWhole)
    await expect(fresh.catchUp()).rejects.toThrow(CopyNotWhole)
    expect([fresh.isKnown, fresh.length, doubts]).toEqual([false, 0, 2])
    leader.lost = leader.lostElsewhere = ''
    await fresh.catchUp()
    leader.append('k')
    leader.tells(fresh)
    expect([fresh.isKnown, fresh.length, told]).toEqual([true, 11, [{ position: 10, entry: 'k' }]])
  })

  test('[ROOM-28] if nobody has a whole copy, what can be read of it has to do', async () => {
    leader.lost = leader.lostElsewhere = 'f'
    isLost = true
    const fresh = opened()
    await fresh.catchUp()
    expect([fresh.length, fresh.last, doubts]).toEqual([5, 'e', 0])
  })

  test('[ROOM-12] a copy that has what was never acknowledged, where others have what was', async () => {
    leader.append('stray', 'j')
    leader.append('k', 'j')
    const fresh = opened()
    await fresh.catchUp()
    expect(fresh.last).toBe('stray') // nobody can tell, as long as nothing follows
    leader.append('l', 'k')
    await expect(opened().catchUp()).rejects.toThrow(CopyNotWhole)
  })

  test('[ROOM-12] a room that is known goes on, whichever copy leads, and is told once', async () => {
    leader.lost = leader.lostElsewhere = 'f'
    leader.append('k')
    leader.tells(room)
    leader.firstSeq += 2
    await expect(room.catchUp()).rejects.toThrow(CopyNotWhole)
    leader.lost = leader.lostElsewhere = ''
    leader.append('l')
    await room.catchUp()
    expect(told.map(({ position, entry }) => [position, entry])).toEqual([
      [10, 'k'],
      [11, 'l'],
    ])
  })

  test.each([0, 5])(
    '[ROOM-11] a new leader that is behind says so, and nothing is unlearnt (numbers %i further on)',
    async shift => {
      leader.behind = 3
      leader.firstSeq += shift
      await expect(room.catchUp()).rejects.toThrow()
      expect([room.length, room.last]).toEqual([10, 'j'])
      leader.behind = 0
      leader.append('k')
      await room.catchUp()
      expect([room.length, room.last, told]).toEqual([11, 'k', [{ position: 10, entry: 'k' }]])
    },
  )

  test('what is heard of, and cannot be fetched, is missed', async () => {
    leader.append('k')
    leader.append('l')
    const heard = leader.all.at(-1)!
    leader.isAway = true
    room.hear(heard, heard.seq - 1)
    await expect.poll(() => misses).toBe(1)
    leader.isAway = false
    await room.catchUp()
    expect(told.map(({ entry }) => entry)).toEqual(['k', 'l'])
  })

  test('[ROOM-28] whoever waits for more to count is told by whatever brings it', async () => {
    const passing = room.passes(10)
    leader.append('k')
    leader.tells(room)
    await passing.promise
    expect(room.length).toBe(11)
  })

  test('more that comes while the leader is asked does not make it another room', async () => {
    const reading = room.read(5, 8)
    leader.append('k')
    leader.tells(room)
    expect(await reading).toHaveLength(3)
  })

  test('[ROOM-27] a room that was forgotten and begins anew is told from its beginning', async () => {
    leader.forgets()
    await room.catchUp()
    expect(room.length).toBe(0)
    leader.append('new')
    leader.tells(room)
    await room.catchUp()
    expect(told).toEqual([{ position: 0, entry: 'new' }])
  })

  test('[ROOM-11] what is known by numbers that are no more is not read as something else', async () => {
    leader.firstSeq = 3
    expect(await room.read(4, 6)).toBeUndefined()
    await room.catchUp()
    expect((await room.read(4, 6))!.map(({ entry }) => entry)).toEqual(['e', 'f'])
  })
})
