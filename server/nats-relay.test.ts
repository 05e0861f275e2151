import { setTimeout as pause } from 'node:timers/promises'
import { entryOf, fold, PACKET, skinNow } from '@veillee/room'
import {
  type FeltFrame,
  feel,
  type MimeSample,
  readFelt,
  readSamples,
  writeFelt,
  writeSamples,
} from '@veillee/touch'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openNatsLog } from './nats-connect.ts'
import { NatsTestCluster, natsServer } from './nats-testing.ts'
import type { TestPhone } from './test-phone.ts'
import { answerOf, succeeds, TestServer } from './testing.ts'

/** A coin that slides over the palm for a second and a half, lifted now and then. */
const samples = Array.from({ length: 90 }, (_, i): MimeSample => {
  const touching = i % 30 < 27
  const [x, y] = [307 + 4 * i, 614 - 3 * i].map(step => step / 1024) as [number, number]
  const pose = { face: 'palm', held: 'palm-up', contact: 'face', angle: 0 } as const
  return { tMs: 17 * i, object: 'coin', x, y, ...pose, press: touching ? 1 : 0, touching }
})

/** On which server each of the four is. */
const HOMES = [0, 1, 1, 0] as const

const feltBy = ({ packets }: TestPhone): readonly FeltFrame[] =>
  packets.flatMap(bytes => readFelt(bytes.subarray(8), 32)!)

const seenBy = ({ packets }: TestPhone): Uint8Array =>
  writeSamples(packets.flatMap(bytes => readSamples(bytes.subarray(8), 32)!))

let nats: NatsTestCluster
let servers: [TestServer, TestServer, TestServer]

const opens = async (): Promise<TestServer> => {
  const server = new TestServer(0)
  const log = await openNatsLog({ servers: nats.nodes.map(({ url }) => new URL(url)) })
  await server.startsOn(log, { bus: log.bus })
  return server
}

beforeAll(async () => {
  if (natsServer) nats = await NatsTestCluster.up(1)
})
afterAll(() => nats?.ends())

beforeEach(async () => {
  if (natsServer) servers = [await opens(), await opens(), await opens()]
})
afterEach(async () => {
  for (const server of servers ?? []) await server.ends()
})

/** A mime far apart, its people on three servers that are one service. */
describe.skipIf(!natsServer)('a mime over several servers', () => {
  let players: TestPhone[]
  let child: number
  let grandfather: number

  beforeEach(() => mimeBegins())

  /** Four people, a team on two servers each; the third server knows nothing of the room yet. */
  async function mimeBegins(): Promise<void> {
    const ana = await servers[HOMES[0]].opens('in-the-palm', 'remote')
    players = [ana]
    for (const [i, name] of ['Ben', 'Cleo', 'Dan'].entries())
      players.push(await servers[HOMES[i + 1]!].joins(ana.welcome!.code, name))
    await succeeds(ana, { do: 'start', match: 1 })
    for (const phone of players) await phone.until(() => phone.seen.match != null)
    while (ana.match.view.phase !== 'mime') await playsRoles()
    ;({ child, grandfather } = ana.match.view.table as { child: number; grandfather: number })
  }

  /** Whoever is awaited takes the first thing that leads on. */
  async function playsRoles(): Promise<void> {
    const { match } = players[0]!
    const acts = players[match.awaits[0] as number]!
    const { step } = match.view
    await acts.until(() => acts.match.view.step === step)
    const { seat, offers } = acts.phone.seats[0]!
    const [move, inputs] = Object.entries(offers.choices).find(
      ([name]) => !['grandfather', 'redraw'].includes(name),
    )!
    await succeeds(acts, { do: 'play', seat, move, input: inputs[0], match: match.number, step })
    for (const phone of players) await phone.until(() => phone.match.view.step > step)
  }

  /** Two samples a packet, from one to before another. */
  function mimes(phone: TestPhone, from: number, before: number, kind: number = PACKET.sent): void {
    const { number, view } = phone.match
    for (let first = from; first < before; first += 2) {
      const head = Buffer.from([kind, child, 0, number, 0, view.step, 0, first])
      phone.say(Buffer.concat([head, writeSamples(samples.slice(first, first + 2))]))
    }
  }

  /** What a palm feels that is touched by these, two at a time: by the log alone, without any server. */
  async function feltOf(from: number, before: number): Promise<readonly FeltFrame[]> {
    const logged = await servers[0].log.read(players[0]!.welcome!.room, 0)
    const room = fold(logged.map(entryOf))!
    let skin = skinNow(room.playing!, grandfather)
    const frames: FeltFrame[] = []
    for (let first = 0; first < before; first += 2) {
      const felt = feel(skin, readSamples(writeSamples(samples.slice(first, first + 2)), 2)!)
      skin = felt.skin
      if (first >= from && felt.frames.length > 0) frames.push(...readFelt(writeFelt(felt.frames), 32)!)
    }
    return frames
  }

  const opponents = () => players.filter((_, seat) => seat !== child && seat !== grandfather)

  test('[PALM-47] [ROOM-28] is felt on another server exactly once, and seen on both as it is', async () => {
    expect(HOMES[child]).not.toBe(HOMES[grandfather])
    mimes(players[child]!, 0, 60)
    const felt = await feltOf(0, 60)
    expect(felt.length).toBeGreaterThan(20)
    const feels = players[grandfather]!
    await feels.until(() => feltBy(feels).length >= felt.length)
    for (const phone of opponents()) await phone.until(() => phone.packets.length >= 30)
    await feels.caughtUp()
    expect(feltBy(feels)).toEqual(felt)
    expect(new Set(feels.packets.map(bytes => bytes[0]))).toEqual(new Set([PACKET.felt]))
    for (const phone of opponents()) expect(seenBy(phone)).toEqual(writeSamples(samples.slice(0, 60)))
  })

  test('[ROOM-12] [ROOM-28] goes on by another server: nobody feels or sees anything twice', async () => {
    mimes(players[child]!, 0, 40)
    const feels = players[grandfather]!
    for (const phone of opponents()) await phone.until(() => phone.packets.length >= 20)
    const before = (await feltOf(0, 40)).length
    await feels.until(() => feltBy(feels).length >= before)
    players[child]!.drop()
    const back = await servers[2].comesBack(players[child]!)
    mimes(back, 0, 40, PACKET.again)
    mimes(back, 40, 60)
    const felt = await feltOf(0, 60)
    await feels.until(() => feltBy(feels).length >= felt.length)
    for (const phone of opponents())
      await phone.until(() => seenBy(phone).length >= writeSamples(samples.slice(0, 60)).length)
    await feels.caughtUp()
    expect(feltBy(feels)).toEqual(felt)
    for (const phone of opponents()) expect(seenBy(phone)).toEqual(writeSamples(samples.slice(0, 60)))
  })

  test('[PALM-47] [ROOM-28] an opponent who comes back by a server that knew nothing of it sees it from its start', async () => {
    mimes(players[child]!, 0, 40)
    const [opponent] = opponents() as [TestPhone]
    await opponent.until(() => opponent.packets.length >= 20)
    opponent.drop()
    const back = await servers[2].comesBack(opponent)
    const all = (count: number) => writeSamples(samples.slice(0, count))
    await back.until(() => seenBy(back).length >= all(40).length)
    mimes(players[child]!, 40, 60)
    await back.until(() => seenBy(back).length >= all(60).length)
    expect(seenBy(back)).toEqual(all(60))
  })

  test('[ROOM-14] [ROOM-28] Grandfather who comes back by another server feels what comes next, and nothing of before', async () => {
    mimes(players[child]!, 0, 40)
    const feels = players[grandfather]!
    const before = (await feltOf(0, 40)).length
    await feels.until(() => feltBy(feels).length >= before)
    feels.drop()
    const back = await servers[2].comesBack(feels)
    mimes(players[child]!, 40, 60)
    const felt = await feltOf(40, 60)
    await back.until(() => feltBy(back).length >= felt.length)
    await back.caughtUp()
    expect(feltBy(back)).toEqual(felt)
  })
})

describe.skipIf(!natsServer)('a bot’s finger over several servers', () => {
  test('[READ-23] [ROOM-16] [ROOM-28] is felt once, though every server has the bot', {
    timeout: 180_000,
  }, async () => {
    const ana = await servers[0].opens('palm-reader', 'remote')
    for (const seat of [1, 2]) await succeeds(ana, { do: 'seatBot', seat, level: 'average' })
    const ben = await servers[1].joins(ana.welcome!.code, 'Ben')
    await succeeds(ana, { do: 'start', match: 1 })
    await ben.until(() => ben.seen.match != null)
    const people = [ana, ben]
    const isOnBen = () =>
      ben.match.view.phase === 'draw' && (ben.match.view.table as { drawer?: number }).drawer === 2
    while (!isOnBen()) {
      const acts = people.find(phone => answerOf(phone) !== undefined)
      await (acts ? acts.asks(answerOf(acts)!) : pause(50))
    }
    const { step } = ben.match.view
    await ben.until(() => ben.match.view.step > step, 40_000)
    const times = feltBy(ben).map(({ tMs }) => tMs)
    expect(times.length).toBeGreaterThan(10)
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
  })
})
