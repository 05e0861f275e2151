import { PACKET } from '@veillee/room'
import { feltOf } from '@veillee/room/testing'
import { gestureIn, readFelt, readSamples } from '@veillee/touch'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { gesturesOf, kept, passes, phaseOf, tableNow, until } from './test-subscriber.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a bot’s gesture, while it is made', () => {
  test('[PALM-47] a bot Child mimes at sixty samples a second: opponents see them all, Grandfather feels them', async () => {
    const { live, phones, entries } = await kept('in-the-palm', { people: 3, bots: 1 }, 2)
    await until(phones, () => phaseOf(live) === 'mime' && tableNow(live).child === 3)
    const grandfather = phones[tableNow(live).grandfather]!
    const [opponent] = phones.filter(phone => phone !== grandfather)
    for (const { packets } of phones) packets.length = 0
    for (let i = 0; i < 400 && phaseOf(live) === 'mime'; i++) await passes(100)
    const mime = gestureIn(gesturesOf(await entries()).at(-1)!.input)!
    const seen = opponent!.packets.flatMap(({ content }) => readSamples(content, 32)!)
    expect(JSON.stringify(seen)).toBe(JSON.stringify(mime.samples))
    expect(new Set(opponent!.packets.map(({ kind }) => kind))).toEqual(new Set([PACKET.seen]))
    expect(new Set(grandfather.packets.map(({ kind }) => kind))).toEqual(new Set([PACKET.felt]))
    const [first, last] = [opponent!.packets[0]!, opponent!.packets.at(-1)!]
    const lastedMs = mime.samples.at(-1)!.tMs - mime.samples[0]!.tMs
    expect(Math.abs(last.atMs - first.atMs - lastedMs)).toBeLessThan(100)
    expect(
      Math.max(...opponent!.packets.map(({ content }) => readSamples(content, 32)!.length)),
    ).toBeLessThan(9)
    live.close()
  })

  test('[ROOM-16] what Grandfather feels of it live is what a bot in his seat would be given, frame by frame', async () => {
    const { live, phones, entries } = await kept('in-the-palm', { people: 3, bots: 1 }, 2)
    await until(phones, () => phaseOf(live) === 'mime' && tableNow(live).child === 3)
    const { grandfather } = tableNow(live)
    for (const { packets } of phones) packets.length = 0
    for (let i = 0; i < 400 && phaseOf(live) === 'mime'; i++) await passes(100)
    const { gesture, input } = gesturesOf(await entries()).at(-1)!
    const feltLive = phones[grandfather]!.packets.flatMap(({ content }) => readFelt(content, 64)!)
    const whole = feltOf(live.room.playing!, gesture!, input, grandfather)
    expect(feltLive.length).toBeGreaterThan(30)
    expect(JSON.stringify(feltLive)).toBe(JSON.stringify(whole))
    live.close()
  })

  test('[READ-23] it rests while the one is away on whose palm it is made, and goes on where it stopped', async () => {
    const { live, phones, entries } = await kept('palm-reader', { people: 3, bots: 1 }, 5)
    await until(phones, () => phaseOf(live) === 'draw' && tableNow(live).drawer === 3)
    const feeler = phones[tableNow(live).feeler]!
    for (let i = 0; i < 100 && feeler.packets.length < 5; i++) await passes(100)
    const before = gesturesOf(await entries()).length
    feeler.goesAway()
    const felt = feeler.packets.length
    await passes(25_000)
    expect([feeler.packets.length, gesturesOf(await entries()).length]).toEqual([felt, before])
    live.arrive(feeler)
    for (let i = 0; i < 100 && gesturesOf(await entries()).length === before; i++) await passes(100)
    const { gesture, input } = gesturesOf(await entries()).at(-1)!
    const feltLive = feeler.packets.flatMap(({ content }) => readFelt(content, 64)!)
    const whole = feltOf(live.room.playing!, gesture!, input, feeler.phone)
    expect(feltLive.length).toBeGreaterThan(20)
    expect(JSON.stringify(feltLive)).toBe(JSON.stringify(whole))
    live.close()
  })
})

describe('a stand-in', () => {
  /** Somebody goes away in the middle of a drawing, and the others have voted. */
  async function stoodIn() {
    const evening = await kept('palm-reader', { people: 4, bots: 0 }, 5)
    const { live, phones } = evening
    await until(phones, () => phaseOf(live) === 'draw')
    const { drawer, feeler } = tableNow(live)
    phones[drawer]!.begins()
    expect(phones[feeler]!.packets.length).toBeGreaterThan(0)
    phones[feeler]!.packets.length = 0
    phones[drawer]!.goesAway()
    await passes(30_000)
    const { number, match } = live.room.playing!
    const question = { absent: drawer, match: number, step: match.step }
    const others = phones.filter(({ phone }) => phone !== drawer)
    for (const [i, phone] of others.entries()) {
      expect(live.room.playing!.standIns).toEqual(i < 2 ? [] : [drawer]) // two of three decide
      expect(await phone.asks({ do: 'askWithout', ...question, id: `vote ${i}` })).toEqual(
        i < 2 ? undefined : expect.anything(),
      )
    }
    return { ...evening, drawer: phones[drawer]!, feeler: phones[feeler]! }
  }

  test('[ROOM-10] comes by vote, draws for the absent, and the next one feels it live', async () => {
    const { live, drawer, feeler, entries } = await stoodIn()
    const before = gesturesOf(await entries()).length
    for (let i = 0; i < 200 && gesturesOf(await entries()).length === before; i++) await passes(100)
    const drawn = gesturesOf(await entries()).at(-1)!
    expect(drawn).toMatchObject({ seat: drawer.phone, by: 'room' })
    const feltLive = feeler.packets.flatMap(({ content }) => readFelt(content, 64)!)
    const whole = feltOf(live.room.playing!, drawn.gesture!, drawn.input, feeler.phone)
    expect(JSON.stringify(feltLive)).toBe(JSON.stringify(whole)) // from its start
    live.close()
  })

  test('[ROOM-10] gives the seat back at once, in the middle of a gesture too', async () => {
    const { live, drawer, feeler, entries } = await stoodIn()
    const before = gesturesOf(await entries()).length
    for (let i = 0; i < 100 && feeler.packets.length < 5; i++) await passes(100)
    live.arrive(drawer)
    await passes(1)
    expect(live.room.playing!.standIns).toEqual([])
    const felt = feeler.packets.length
    await passes(20_000)
    expect([feeler.packets.length, gesturesOf(await entries()).length]).toEqual([felt, before])
    await drawer.plays()
    expect(gesturesOf(await entries()).at(-1)).toMatchObject({ seat: drawer.phone, by: drawer.phone })
    live.close()
  })
})
