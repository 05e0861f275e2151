import { headers } from '@nats-io/transport-node'
import type { Logged } from '@veillee/room'
import { beforeEach, describe, expect, test } from 'vitest'
import { NOTHING } from './nats-chain.ts'
import { MARKS, NatsRoom, type Streams } from './nats-room.ts'
import type { Stored } from './nats-streams.ts'

/** One room's subject on the node that leads, which may begin to count from elsewhere. */
class Leader implements Streams {
  readonly #records: { readonly id: string; readonly after: string }[] = []
  firstSeq = 1
  /** How far the node lags behind from which consumers read. */
  lag = 0

  append(id: string, after = this.#records.at(-1)?.id ?? NOTHING): void {
    this.#records.push({ id, after })
  }

  forgets(): void {
    this.firstSeq += this.#records.length
    this.#records.length = 0
  }

  get all(): readonly Stored[] {
    return this.#records.map(({ id, after }, i) => {
      const marks = headers()
      marks.set(MARKS.id, id)
      marks.set(MARKS.after, after)
      return { seq: this.firstSeq + i, subject: 'room', marks, bytes: Buffer.from(JSON.stringify([id])) }
    })
  }

  next = async (_: string, __: string, after: number) => this.all.find(({ seq }) => seq > after)
  newest = async () => this.all.at(-1)
  each: Streams['each'] = async (_, __, begin, hear) => {
    const { after } = begin as { after: number }
    for (const one of this.all.slice(0, this.all.length - this.lag)) if (one.seq > after) hear(one)
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

  const entries = async () => (await room.read(0, room.length))?.map(({ entry }) => entry)

  beforeEach(async () => {
    leader = new Leader()
    told = []
    room = new NatsRoom(leader, 'room', logged => told.push(logged))
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
    const fresh = new NatsRoom(leader, 'room', () => undefined)
    await fresh.catchUp()
    expect([fresh.length, fresh.last]).toEqual([10, 'j'])
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
