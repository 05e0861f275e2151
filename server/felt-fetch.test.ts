import { MemoryLog } from '@veillee/room'
import { type DrawingSample, type Rolled, readFelt, rolled } from '@veillee/touch'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { TestPhone } from './test-phone.ts'
import { answerOf, changed, succeeds, TestPhones } from './testing.ts'
import { VeilleeServer } from './veillee-server.ts'

const SETTINGS = { mostRooms: 10, origins: [], keepMs: 1e12, heartbeatMs: 60_000, quietMs: 1e9 }
const LONGEST = 6_900

interface Scored {
  readonly scored: {
    readonly drawings: readonly { readonly into: number; readonly drawing: { gesture: number } }[]
  }
}

let veillee: VeilleeServer
let phones: TestPhones
let players: readonly TestPhone[]
/** Reads of one entry alone: of a gesture that somebody wants. */
let reads: number

beforeEach(async () => {
  reads = 0
  const real = new MemoryLog(Date.now)
  const log = changed(real, {
    read: (room, from, before) => {
      if (before === from + 1 && from > 0) reads++
      return real.read(room, from, before)
    },
  })
  veillee = new VeilleeServer(log, SETTINGS)
  phones = new TestPhones(await veillee.listen(0, '127.0.0.1'))
  players = await phones.four('palm-reader', 'remote')
})

afterEach(async () => {
  phones.drop()
  await veillee.close()
})

/** A finger that goes on for nearly two minutes. */
const long: Rolled<'drawing'> = rolled({
  kind: 'drawing',
  samples: Array.from(
    { length: LONGEST },
    (_, i): DrawingSample => ({
      ...{
        tMs: Math.round((i * 1_000) / 60),
        object: 'finger',
        face: 'palm',
        angle: 0,
        press: 1,
        contact: 'tip',
      },
      ...{ x: 0.5 + 0.3 * Math.sin(i / 40), y: 0.5 + 0.3 * Math.cos(i / 67), touching: i < LONGEST - 1 },
    }),
  ),
})

/** To the gallery, the second drawing a long one; what was drawn into which palm. */
async function toGallery(): Promise<Scored['scored']['drawings']> {
  for (let drawn = 0; players[0]!.match.view.phase !== 'gallery'; ) {
    const acts = players.find(phone => answerOf(phone) !== undefined)!
    const answer = answerOf(acts)!
    const isLong = answer.move === 'drawing' && drawn++ === 1
    await succeeds(acts, isLong ? { ...answer, input: long } : answer)
    for (const phone of players) await phone.caughtUp()
  }
  return (players[0]!.match.view.table as Scored).scored.drawings
}

const feltBy = (phone: TestPhone) => phone.frames.filter(frame => frame.startsWith('{"say":"felt"'))

async function fetches(phone: TestPhone, gesture: number, palm: number): Promise<void> {
  phone.say({ do: 'fetch', gesture, feltBy: palm })
}

test('[ROOM-38] what a palm felt is told of the palm that felt it alone, and made once for all who ask', async () => {
  const [, second] = await toGallery()
  const { gesture } = second!.drawing
  for (const phone of players) for (let palm = 0; palm < 5; palm++) await fetches(phone, gesture, palm)
  for (const phone of players) await phone.until(() => feltBy(phone).length === 1)
  const [told] = players.map(phone => feltBy(phone)[0])
  for (const phone of players) {
    await phone.caughtUp()
    expect(feltBy(phone)).toEqual([told])
    expect(phone.lastRefusal).toBe('There is nothing to see there yet.')
  }
  const { strip, feltBy: palm } = JSON.parse(told!) as { strip: string; feltBy: number }
  expect(palm).toBe(second!.into)
  expect(readFelt(Buffer.from(strip, 'base64'), LONGEST)!.length).toBeGreaterThan(6_000)
  expect(reads).toBe(1)
})

test('[ROOM-38] whoever fetches a lot waits: it counts by what it costs, not by how often', async () => {
  const [first, second] = await toGallery()
  const [ana] = players as [TestPhone]
  await fetches(ana, second!.drawing.gesture, second!.into)
  await ana.until(() => feltBy(ana).length === 1)
  const letters = feltBy(ana)[0]!.length
  for (let i = 0; i < 60; i++) await fetches(ana, second!.drawing.gesture, second!.into)
  await ana.until(() => ana.lastRefusal === 'That was a lot at once. Wait a moment.')
  await ana.caughtUp()
  expect(feltBy(ana).length).toBeLessThanOrEqual(Math.ceil(2_300_000 / letters))
  expect(feltBy(ana).length).toBeGreaterThan(4)
  const [, ben] = players as [TestPhone, TestPhone]
  for (let i = 0; i < 60; i++) await fetches(ben, first!.drawing.gesture, first!.into)
  await ben.until(() => feltBy(ben).length === 60)
})
