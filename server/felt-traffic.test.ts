import { MemoryLog, PACKET } from '@veillee/room'
import {
  type FeltFrame,
  type MimeSample,
  type ObjectId,
  readFelt,
  rolled,
  writeSamples,
} from '@veillee/touch'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestPhone } from './test-phone.ts'
import { VeilleeServer } from './veillee-server.ts'

const SETTINGS = { mostRooms: 10, origins: [], keepMs: 1e12, heartbeatMs: 60_000, quietMs: 1e9 }
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan']

let veillee: VeilleeServer
let players: readonly TestPhone[]

beforeEach(async () => {
  veillee = new VeilleeServer(new MemoryLog(Date.now), SETTINGS)
  const port = await veillee.listen(0, '127.0.0.1')
  const room = { game: 'in-the-palm', setting: 'remote', language: 'fr', options: { first: 0 } }
  const host = await TestPhone.enter(port, { do: 'open', name: NAMES[0], ...room })
  const { code } = host.welcome!
  const others = NAMES.slice(1).map(name => TestPhone.enter(port, { do: 'join', code, name }))
  players = [host, ...(await Promise.all(others))]
  await host.asks({ do: 'start', match: 1 })
  for (const one of players) await one.until(() => one.phone.seats.length > 0)
})

afterEach(async () => {
  for (const phone of players) phone.drop()
  await veillee.close()
})

const at = (role: 'child' | 'grandfather'): TestPhone => {
  const seat = (players[0]!.match.view.table as Record<string, number>)[role]!
  return players.find(({ seen }) => seen.phone?.seats[0]?.seat === seat)!
}

async function plays(phone: TestPhone, move: string, input: unknown = true): Promise<void> {
  await phone.caughtUp()
  const { number, view } = phone.match
  const { seat } = phone.phone.seats[0]!
  expect(await phone.asks({ do: 'play', seat, move, input, match: number, step: view.step })).toBeUndefined()
  for (const one of players) await one.until(() => one.match.view.step > view.step)
}

const MOMENT_MS = 1000 / 60

/** Each cube is tapped and drawn along its own curve; at last a coin goes right across them all. */
const MIME: readonly MimeSample[] = (['cube-1', 'cube-2', 'cube-3', 'cube-4', 'coin'] as const).flatMap(
  (object: ObjectId, turn) =>
    Array.from({ length: 48 }, (_, i): MimeSample => {
      const share = i / 47
      const touching = i < 44
      const place = [0.2 + 0.12 * turn + 0.25 * share, 0.3 + 0.4 * share + 0.12 * Math.sin(5 * share + turn)]
      const [x, y] = place.map(one => Math.round(one * 1024) / 1024) as [number, number]
      const pose = { face: 'palm', held: 'palm-up', contact: 'face', angle: 0 } as const
      const tMs = Math.round((turn * 48 + i) * MOMENT_MS)
      return { tMs, object, x, y, ...pose, press: touching ? 1 : 0, touching }
    }),
)

function packetOf({ match, phone }: TestPhone, first: number): Buffer {
  const { seat } = phone.seats[0]!
  const header = Buffer.from([
    PACKET.sent,
    seat,
    0,
    match.number,
    0,
    match.view.step,
    first >> 8,
    first & 255,
  ])
  return Buffer.concat([header, writeSamples(MIME.slice(first, first + 2))])
}

interface Told {
  readonly felt: FeltFrame
  /** The time of the last sample that the server had when it said this. */
  readonly saidAtMs: number
}

/** The whole mime, packet by packet, and what Grandfather's phone was sent after each. */
async function toldOf(child: TestPhone, grandfather: TestPhone): Promise<readonly Told[]> {
  const message: Told[] = []
  for (let first = 0; first < MIME.length; first += 2) {
    const before = grandfather.packets.length
    child.say(packetOf(child, first))
    if (first > 150) await new Promise(resolve => setTimeout(resolve, 25)) // no faster than a hand may
    await child.caughtUp()
    await grandfather.caughtUp()
    for (const bytes of grandfather.packets.slice(before)) {
      expect(bytes[0]).toBe(PACKET.felt)
      const frames = readFelt(bytes.subarray(8), 32)!
      message.push(...frames.map(felt => ({ felt, saidAtMs: MIME[first + 1]!.tMs })))
    }
  }
  return message
}

type Pair = readonly [felt: number, felt: number, truth: number]

/** How far the best straight map from what was felt leaves one from the truth: nothing, if the truth was sent, however it was turned. */
function leftOver(pairs: readonly Pair[]): number {
  const sums = (a: (pair: Pair) => number, b: (pair: Pair) => number) =>
    pairs.reduce((sum, pair) => sum + a(pair) * b(pair), 0)
  const parts = [(pair: Pair) => pair[0], (pair: Pair) => pair[1], () => 1]
  const rows = parts.map(a => [...parts.map(b => sums(a, b)), sums(a, pair => pair[2])])
  const [p, q, r] = solved(rows) as [number, number, number]
  const squares = pairs.map(([x, y, truth]) => (p * x + q * y + r - truth) ** 2)
  return Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / pairs.length)
}

function solved(rows: number[][]): readonly number[] {
  for (const [i, row] of rows.entries()) {
    const pivot = row[i]!
    for (let k = i; k < row.length; k++) row[k]! /= pivot
    for (const other of rows) {
      const factor = other[i]!
      if (other !== row) for (let k = i; k < row.length; k++) other[k]! -= factor * row[k]!
    }
  }
  return rows.map(row => row.at(-1)!)
}

/** The finest step of what is felt (docs/wire.md). */
const GRID_HU = 1 / 256

test('[PALM-47] [ROOM-14] all that Grandfather’s phone is sent of a whole mime: no true place, no cube’s number, nothing older than 200 ms, nothing to ask for', async () => {
  await plays(at('child'), 'draw')
  await plays(at('child'), 'keep')
  const [child, grandfather] = [at('child'), at('grandfather')]
  const words = grandfather.frames.length
  const message = await toldOf(child, grandfather)
  expect(message.length).toBeGreaterThan(100)

  for (const { felt, saidAtMs } of message) {
    expect(saidAtMs - felt.tMs).toBeLessThanOrEqual(200)
    for (const { kind } of felt.contacts) expect(['cube', 'coin']).toContain(kind)
  }

  const pairs = message.flatMap(({ felt }) => {
    const truth = MIME.findLast(({ tMs, touching }) => touching && tMs <= felt.tMs)
    return felt.contacts.slice(0, 1).map(contact => ({ contact, truth: truth! }))
  })
  for (const axis of ['x', 'y'] as const)
    expect(leftOver(pairs.map(({ contact, truth }) => [contact.x, contact.y, truth[axis]]))).toBeGreaterThan(
      1.5 * GRID_HU,
    )
  const same = pairs.filter(({ contact, truth }) => contact.x === truth.x && contact.y === truth.y)
  expect(same.length).toBeLessThan(pairs.length / 20) // by chance alone

  // Nothing by words either, and nothing to ask for until the score.
  await plays(child, 'mime', rolled({ kind: 'mime', samples: MIME }))
  for (let gesture = 0; gesture < 4; gesture++) {
    const before = grandfather.frames.length
    grandfather.say({ do: 'fetch', gesture })
    grandfather.say({ do: 'fetch', gesture, feltBy: grandfather.phone.seats[0]!.seat })
    await grandfather.until(() => grandfather.frames.length >= before + 2)
  }
  const said = grandfather.frames.slice(words).join('\n')
  expect(said).not.toMatch(/"strip"|"say":"(gesture|felt)"|cube-|"mimes":\[\{/)
  expect(said).toContain('"say":"refused"')
})
