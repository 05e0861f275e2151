import { MemoryLog, PACKET } from '@veillee/room'
import {
  type FeltFrame,
  type MimeSample,
  PUPPET_AT_REST,
  readFelt,
  readSamples,
  writePuppet,
  writeSamples,
} from '@veillee/touch'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { TestPhone } from './test-phone.ts'
import { VeilleeServer } from './veillee-server.ts'

const SETTINGS = { mostRooms: 10, origins: [], keepMs: 1e12, heartbeatMs: 60_000, quietMs: 1e9 }
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']

let veillee: VeilleeServer
let port: number
const phones: TestPhone[] = []

beforeEach(async () => {
  veillee = new VeilleeServer(new MemoryLog(Date.now), SETTINGS)
  port = await veillee.listen(0, '127.0.0.1')
})

afterEach(async () => {
  for (const phone of phones.splice(0)) phone.drop()
  await veillee.close()
})

async function enters(hello: { do: string } & Record<string, unknown>): Promise<TestPhone> {
  const phone = await TestPhone.enter(port, hello)
  phones.push(phone)
  return phone
}

interface Palm {
  readonly child: TestPhone
  readonly grandfather: TestPhone
  readonly opponents: readonly TestPhone[]
  readonly onlookers: readonly TestPhone[]
}

/** Two teams of two far apart, a watcher and a shared screen, at the moment when the Child mimes. */
async function miming(): Promise<Palm> {
  const ana = await enters({
    do: 'open',
    name: NAMES[0],
    game: 'in-the-palm',
    setting: 'remote',
    language: 'fr',
  })
  const { code } = ana.welcome!
  const players = [ana]
  for (const name of NAMES.slice(1)) players.push(await enters({ do: 'join', code, name }))
  expect(await ana.asks({ do: 'start', match: 1 })).toBeUndefined()
  const onlookers = [
    await enters({ do: 'join', code, name: 'Zoe' }),
    await enters({ do: 'join', code, name: 'TV', isScreen: true }),
  ]
  while (ana.match.view.phase !== 'mime') await playsOn(players)
  const { child, grandfather } = ana.match.view.table as { child: number; grandfather: number }
  return {
    child: players[child]!,
    grandfather: players[grandfather]!,
    opponents: players.filter((_, seat) => seat !== child && seat !== grandfather),
    onlookers,
  }
}

async function playsOn(players: readonly TestPhone[]): Promise<void> {
  const { step } = players[0]!.match.view
  const awaited = players[0]!.match.awaits[0] as number
  const player = players[awaited]!
  await player.until(() => player.match.view.step === step)
  const offered = Object.entries(player.phone.seats[0]!.offers.choices)
  const [move, inputs] = offered.find(([name]) => !['grandfather', 'redraw'].includes(name))!
  await player.asks({ do: 'play', seat: awaited, move, input: inputs[0], match: 1, step })
  for (const phone of players) await phone.until(() => phone.match.view.step > step)
}

/** A coin that slides over the palm for a second and a half, lifted now and then. */
const samples = Array.from({ length: 90 }, (_, i): MimeSample => {
  const touching = i % 30 < 27
  const [x, y] = [307 + 4 * i, 614 - 3 * i].map(step => step / 1024) as [number, number]
  const pose = { face: 'palm', held: 'palm-up', contact: 'face', angle: 0 } as const
  return { tMs: 17 * i, object: 'coin', x, y, ...pose, press: touching ? 1 : 0, touching }
})

function packet({ match, phone }: TestPhone, { first = 0, step = match.view.step } = {}): Buffer {
  const header = Buffer.from([PACKET.sent, phone.seats[0]!.seat, 0, match.number, 0, step, 0, first])
  return Buffer.concat([header, writeSamples(samples.slice(first, first + 2))])
}

/** Whatever was on its way has come. */
async function quiet(palm: Palm): Promise<void> {
  for (const phone of [palm.child, palm.grandfather, ...palm.opponents])
    await phone.asks({ do: 'answerPalm', lends: 'phone' })
}

describe('live touch', () => {
  test('[PALM-47] opponents get the samples of a mime as they are made; nobody else does', async () => {
    const palm = await miming()
    const sent = [packet(palm.child), packet(palm.child, { first: 2 })]
    for (const one of sent) palm.child.say(one)
    const seen = sent.map(one => Buffer.concat([Buffer.from([PACKET.seen]), one.subarray(1)]))
    for (const phone of palm.opponents) {
      await phone.until(() => phone.packets.length >= 2)
      expect(phone.packets).toEqual(seen)
    }
    await quiet(palm)
    for (const phone of [palm.child, ...palm.onlookers]) expect(phone.packets).toEqual([])
  })

  /** Sends the whole mime, two samples a packet, no faster than a hand may. */
  async function mimes({ child }: Palm, count = samples.length, kind: number = PACKET.sent): Promise<void> {
    for (let first = 0; first < count; first += 2) {
      const one = packet(child, { first })
      one[0] = kind
      child.say(one)
      if (first % 80 === 78) await child.asks({ do: 'answerPalm', lends: 'phone' })
    }
  }

  const feltBy = ({ packets }: TestPhone): readonly FeltFrame[] =>
    packets.flatMap(bytes => readFelt(bytes.subarray(8), 32)!)

  test('[PALM-47] Grandfather is sent what skin tells of it, and nothing that is true', async () => {
    const palm = await miming()
    await mimes(palm, 60)
    await quiet(palm)
    const { grandfather } = palm
    expect(grandfather.packets.length).toBeGreaterThan(5)
    for (const bytes of grandfather.packets)
      expect([bytes[0], bytes[6], bytes[7]]).toEqual([PACKET.felt, 0, 0])
    const touching = samples.slice(0, 60).filter(sample => sample.touching)
    const places = new Set(touching.map(({ x, y }) => `${x} ${y}`))
    const contacts = feltBy(grandfather).flatMap(frame => frame.contacts)
    expect(contacts.filter(({ x, y }) => places.has(`${x} ${y}`))).toEqual([])
    for (const contact of contacts) {
      const awayHu = Math.min(...touching.map(({ x, y }) => Math.hypot(x - contact.x, y - contact.y)))
      expect(awayHu).toBeLessThan(0.6) // it is the same mime all the same
    }
  })

  test('[ROOM-14] who comes back in the middle feels what comes next, and nothing of before', async () => {
    const palm = await miming()
    await mimes(palm, 40)
    await quiet(palm)
    palm.grandfather.drop()
    const { room, token } = palm.grandfather.welcome!
    const back = await enters({ do: 'resume', room, token })
    await back.asks({ do: 'answerPalm', lends: 'phone' })
    expect(back.packets).toEqual([])
    palm.child.say(packet(palm.child, { first: 40 }))
    await palm.child.asks({ do: 'answerPalm', lends: 'phone' })
    await back.caughtUp()
    for (const { tMs } of feltBy(back)) expect(tMs).toBeGreaterThanOrEqual(samples[40]!.tMs)
  })

  test('[PALM-47] an opponent who comes back gets the mime from its start', async () => {
    const palm = await miming()
    await mimes(palm, 70)
    await quiet(palm)
    const [opponent] = palm.opponents as [TestPhone]
    opponent.drop()
    const { room, token } = opponent.welcome!
    const back = await enters({ do: 'resume', room, token })
    await back.until(() => back.packets.length >= 3)
    const seen = back.packets.flatMap(bytes => readSamples(bytes.subarray(8), 32)!)
    expect(back.packets.map(bytes => bytes[7])).toEqual([0, 24, 48])
    expect(writeSamples(seen)).toEqual(writeSamples(samples.slice(0, 70)))
  })

  test('[ROOM-12] what a device says again after a break is felt once, and in silence', async () => {
    const palm = await miming()
    await mimes(palm, 40, PACKET.again)
    await quiet(palm)
    expect(palm.grandfather.packets).toEqual([])
    await mimes(palm, 40)
    await quiet(palm)
    expect(palm.grandfather.packets).toEqual([])
    palm.child.say(packet(palm.child, { first: 40 }))
    await quiet(palm)
    for (const { tMs } of feltBy(palm.grandfather)) expect(tMs).toBeGreaterThanOrEqual(samples[40]!.tMs)
  })

  test('[ROOM-30] nobody moves another’s hand', async () => {
    const palm = await miming()
    const [opponent, other] = palm.opponents as [TestPhone, TestPhone]
    for (const phone of [opponent, palm.grandfather, ...palm.onlookers]) phone.say(packet(palm.child))
    await quiet(palm)
    expect(other.packets).toEqual([])
  })

  test('[ROOM-11] what comes late is dropped without a word', async () => {
    const palm = await miming()
    palm.child.say(packet(palm.child, { step: palm.child.match.view.step - 1 }))
    palm.child.say(packet(palm.child, { step: palm.child.match.view.step + 1 }))
    await quiet(palm)
    for (const phone of palm.opponents) expect(phone.packets).toEqual([])
    expect(palm.child.lastRefusal).toBeUndefined()
  })

  test('[ROOM-30] what cannot be read is refused in words, and goes to nobody', async () => {
    const palm = await miming()
    for (const bytes of [[], [1], [2, 0, 0, 1, 0, 0, 0, 0, 1, 2, 3], [...packet(palm.child), 255]]) {
      const before = palm.child.frames.length
      palm.child.say(Buffer.from(bytes))
      await palm.child.until(() => palm.child.frames.length > before)
      expect(palm.child.lastRefusal).toBe('Veillée could not read that touch.')
    }
    await quiet(palm)
    for (const phone of palm.opponents) expect(phone.packets).toEqual([])
  })

  test('[ROOM-30] more than a hand can do is dropped', async () => {
    const palm = await miming()
    for (let i = 0; i < 300; i++) palm.child.say(packet(palm.child))
    await quiet(palm)
    for (const phone of palm.opponents) {
      expect(phone.packets.length).toBeGreaterThanOrEqual(90)
      expect(phone.packets.length).toBeLessThan(200)
    }
  })
})

describe('puppets', () => {
  interface Tale {
    readonly storyteller: TestPhone
    readonly helpers: readonly TestPhone[]
    readonly onlookers: readonly TestPhone[]
  }

  /** Four far apart or more, a watcher and a shared screen, at the moment when the second one tells. */
  async function telling(names: readonly string[] = NAMES): Promise<Tale> {
    const game = { game: 'extraordinary-story', setting: 'remote', language: 'fr' }
    const ana = await enters({ do: 'open', name: names[0], ...game })
    const { code } = ana.welcome!
    const players = [ana]
    for (const name of names.slice(1)) players.push(await enters({ do: 'join', code, name }))
    expect(await ana.asks({ do: 'start', match: 1 })).toBeUndefined()
    const onlookers = [
      await enters({ do: 'join', code, name: 'Zoe' }),
      await enters({ do: 'join', code, name: 'TV', isScreen: true }),
    ]
    await ana.until(() => ['first', 'open'].includes(ana.match.view.phase))
    if (ana.match.view.phase === 'first') await plays(ana, 'host', 'byChance', true)
    const teller = () => players[(ana.match.view.table as { storyteller: number }).storyteller]!
    await ana.until(() => ana.match.view.phase === 'open')
    const first = teller()
    await first.until(() => first.match.view.phase === 'open')
    const { seat, offers } = first.phone.seats[0]!
    await plays(first, seat, 'add', (offers.choices as { add: readonly unknown[] }).add[0])
    await ana.until(() => ana.match.view.phase === 'pass')
    const next = teller()
    await next.until(() => next.match.view.phase === 'pass')
    await plays(next, next.phone.seats[0]!.seat, 'take', true)
    for (const phone of players) await phone.until(() => phone.match.view.phase === 'tell')
    return { storyteller: next, helpers: players.filter(one => one !== next), onlookers }
  }

  async function plays(phone: TestPhone, seat: number | 'host', move: string, input: unknown): Promise<void> {
    const { number, view } = phone.match
    const why = await phone.asks({ do: 'play', seat, move, input, match: number, step: view.step })
    expect(why).toBeUndefined()
  }

  function posed(
    { match, phone }: TestPhone,
    { seat = phone.seats[0]!.seat, step = match.view.step, tick = 7 } = {},
  ): Buffer {
    const header = Buffer.from([PACKET.puppet, seat, 0, match.number, 0, step, 0, tick])
    return Buffer.concat([header, writePuppet({ ...PUPPET_AT_REST, acts: 3, isTapping: true })])
  }

  async function settled({ storyteller, helpers, onlookers }: Tale): Promise<void> {
    for (const phone of [storyteller, ...helpers]) await phone.asks({ do: 'answerPalm', lends: 'phone' })
    for (const phone of onlookers) await phone.caughtUp()
  }

  test('[TALE-30] a helper’s puppet is seen live by all others, those who watch and the shared screen too', async () => {
    const tale = await telling()
    const [ben, ...others] = tale.helpers
    ben!.say(posed(ben!))
    for (const phone of [tale.storyteller, ...others, ...tale.onlookers]) {
      await phone.until(() => phone.packets.length > 0)
      expect(phone.packets).toEqual([
        Buffer.concat([Buffer.from([PACKET.puppetSeen]), posed(ben!).subarray(1)]),
      ])
    }
    await settled(tale)
    expect(ben!.packets).toEqual([])
  })

  test('[TALE-30] seven at once, each at twenty poses a second: all of them are seen, in their order', async () => {
    const tale = await telling(['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'])
    expect(tale.helpers).toHaveLength(7)
    const ticks = Array.from({ length: 30 }, (_, tick) => tick)
    for (const tick of ticks) {
      for (const helper of tale.helpers) helper.say(posed(helper, { tick }))
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    for (const one of [tale.storyteller, ...tale.onlookers]) {
      await one.until(() => one.packets.length === 7 * ticks.length)
      for (const { phone } of tale.helpers) {
        const own = one.packets.filter(packet => packet[1] === phone.seats[0]!.seat)
        expect(own.map(packet => packet[7])).toEqual(ticks)
      }
    }
    for (const helper of tale.helpers) expect(helper.packets).toHaveLength(6 * ticks.length)
  })

  test('[TALE-30] it goes on while cards are said, and is nobody’s but the helper’s own', async () => {
    const tale = await telling()
    const [ben, cleo] = tale.helpers
    const before = posed(ben!)
    await plays(tale.storyteller, tale.storyteller.phone.seats[0]!.seat, 'say', 'un violon')
    ben!.say(before)
    await cleo!.until(() => cleo!.packets.length === 1)
    cleo!.say(posed(ben!)) // another's puppet
    tale.storyteller.say(posed(tale.storyteller)) // who tells has none
    tale.onlookers[0]!.say(posed(ben!))
    await settled(tale)
    expect(tale.storyteller.packets).toHaveLength(1)
    expect(cleo!.packets).toHaveLength(1)
    expect(ben!.packets).toEqual([])
  })

  test('[ROOM-14] nothing of it is kept: who comes late sees what comes next', async () => {
    const tale = await telling()
    const [ben, cleo] = tale.helpers
    ben!.say(posed(ben!))
    await settled(tale)
    cleo!.drop()
    const { room, token } = cleo!.welcome!
    const back = await enters({ do: 'resume', room, token })
    await back.asks({ do: 'answerPalm', lends: 'phone' })
    expect(back.packets).toEqual([])
    ben!.say(posed(ben!))
    await back.until(() => back.packets.length === 1)
  })

  test('[ROOM-30] what is no pose is refused, and samples are no puppet', async () => {
    const { helpers } = await telling()
    const [ben, cleo] = helpers
    ben!.say(posed(ben!).subarray(0, 20))
    await ben!.until(() => ben!.lastRefusal === 'Veillée could not read that touch.')
    const mime = packet(cleo!)
    cleo!.say(mime)
    await cleo!.until(() => cleo!.lastRefusal !== undefined)
    expect(cleo!.lastRefusal).toBe('Veillée could not read that touch.')
    expect(ben!.packets).toEqual([])
  })
})
