import { randomBytes } from 'node:crypto'
import { simulated } from '@veillee/games/simulated'
import { chanceAt, tableOf } from '@veillee/kernel'
import { LiveRoom } from '@veillee/room/live'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { seedOfMatch } from './trial.ts'
import type { Variants } from './variants.ts'
import { isSum } from './wire/device.ts'
import { readWireOrders, runWire, type WireOrders } from './wire-run.ts'
import { compare, eyesIn, record } from './wire-secrecy.ts'

const SEED = 20

const palm = simulated['in-the-palm']
const story = simulated['extraordinary-story']

afterEach(() => vi.restoreAllMocks())

describe.each(Object.entries(simulated))('%s', (id, variants) => {
  test.each(variants.wireSeats)(
    '[ROOM-14] at a table of %d, no device is sent anything by which it could tell what is hidden from it',
    async seats => {
      const seed = SEED + seats
      console.info(`${id}, ${seats} seats, seed ${seed}`)
      const recording = await record(variants, seats, seed)
      // Whoever sees all hands leaves nothing to be dealt anew.
      const all = eyesIn(recording).filter(eyes => eyes.length < seats)
      const compared = await compare(recording, all[seed % all.length]!, seed)
      expect(compared.frames).toBeGreaterThan(50)
      expect(compared.cells).toBeGreaterThan(20)
      expect(compared.differentElsewhere).toBeGreaterThan(0)
    },
  )
})

test('[ROOM-14] all phones together could not tell what nobody knows, and an evening can be lived again', async () => {
  const recording = await record(palm, 3, SEED)
  const { frames, cells } = await compare(recording, [0, 1, 2], SEED)
  const told = recording.brought.flatMap(({ heard }) => [...heard.values()].flat())
  const sent = told.filter(one => !isSum(one))
  expect(frames).toBe(sent.length)
  expect(cells).toBeGreaterThan(50)
})

test('[ROOM-39] [ROOM-14] the same where everybody asks for photographs of the room’s own', async () => {
  let fetched = 0
  for (const seed of [1, 2, 3]) {
    const recording = await record(palm, 4, seed)
    const told = recording.brought.flatMap(({ heard }) => [...heard.values()].flat())
    fetched += told.filter(one => one.startsWith('{"say":"photo"')).length
    for (const eyes of eyesIn(recording)) await compare(recording, eyes, seed)
  }
  expect(fetched).toBeGreaterThan(100)
})

/** Of what a table could choose, one with words of its own in this language. */
function withOwnWords(language: string): Variants {
  const drawn = Array.from({ length: 200 }, (_, i) => story.options(3, chanceAt(seedOfMatch(i), 0)))
  const chosen = drawn.find(one => 'own' in one && 'language' in one && one.language === language)!
  return { game: story.game, options: () => chosen }
}

test.each(['fr', 'de', 'es'])(
  '[TALE-33] [ROOM-14] the same where a story is told with words of the room’s own, in %s',
  async language => {
    const variants = withOwnWords(language)
    const recording = await record(variants, 3, SEED)
    const { options } = tableOf(recording.matches[0]!) as { options: { own?: unknown } }
    expect(variants.options(3, chanceAt(seedOfMatch(0), 0))).toMatchObject({ own: options.own, language })
    const eyes = eyesIn(recording).find(({ length }) => length === 1)!
    expect((await compare(recording, eyes, SEED)).cells).toBeGreaterThan(20)
  },
)

test('afterwards chance and time are real again', async () => {
  const { setTimeout } = globalThis
  await record(palm, 2, SEED)
  expect(globalThis.setTimeout).toBe(setTimeout)
  expect(randomBytes(16)).not.toEqual(randomBytes(16))
})

describe('a run', () => {
  const orders: WireOrders = { tables: [{ variants: palm, seats: 4 }], matches: 1, seed: 1, worlds: 2 }

  test('tells how much was alike', async () => {
    const lines: string[] = []
    expect(await runWire(orders, line => lines.push(line))).toBe(0)
    expect(lines[0]).toMatch(
      /^in-the-palm, 4 seats: 1 matches, 3 pairs of eyes; \d+ frames \(.* MB\) alike; /,
    )
    expect(lines.at(-1)).toBe('1 passed, 0 failed')
  })

  /** Whatever anybody may have, everybody gets. */
  test('[ROOM-14] finds a server that leaks, and prints the seed that brings it back', async () => {
    const { gesture } = LiveRoom.prototype
    vi.spyOn(LiveRoom.prototype, 'gesture').mockImplementation(async function (
      this: LiveRoom<unknown>,
      _,
      number,
    ) {
      const found = [...this.room.people.keys()].map(person => gesture.call(this, person, number))
      return (await Promise.all(found)).find(input => input !== undefined)
    })
    const lines: string[] = []
    expect(await runWire(orders, line => lines.push(line))).toBe(1)
    expect(lines[0]).toMatch(/could tell/)
    expect(lines[0]).toContain(
      'again: npm run simulate -- --wire --game in-the-palm --seats 4 --seed 1 --matches 1',
    )
    expect(lines.at(-1)).toBe('0 passed, 1 failed')
  })

  test('nothing said: ten evenings of every game at every number of seats', () => {
    expect(readWireOrders({})).toMatchObject({ matches: 10, seed: 1, worlds: 2 })
    expect(readWireOrders({ game: 'chess' })).toMatchObject({
      refusal: { en: expect.stringContaining('chess') },
    })
  })
})
