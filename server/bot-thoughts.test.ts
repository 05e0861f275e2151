import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kept, passes, phaseOf, tableNow, until } from './test-subscriber.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[PALM-53] a bot as Grandfather thinks aloud for everybody, until it has picked', async () => {
  const { live, phones } = await kept('in-the-palm', { people: 2, bots: 2 }, 4)
  await until(phones, () => phaseOf(live) === 'album' && tableNow(live).grandfather >= 2)
  const { number, match } = live.room.playing!
  for (const { thoughts } of phones) expect(thoughts).toEqual([])
  for (let i = 0; i < 13 && phaseOf(live) === 'album'; i++) await passes(1_000)
  expect(phaseOf(live)).toBe('score')
  const [one, other] = phones.map(({ thoughts }) => thoughts)
  expect(one).toHaveLength(4)
  expect(other).toEqual(one)
  const { grandfather: seat } = tableNow(live)
  for (const thought of one!) expect(thought).toMatchObject({ match: number, step: match.step, seat })
  live.close()
})

test('[PALM-53] [ROOM-23] a bot that is hurried picks at once, and says no more', async () => {
  const { live, phones } = await kept('in-the-palm', { people: 1, bots: 3 }, 5)
  await until(phones, () => phaseOf(live) === 'album' && tableNow(live).grandfather > 0)
  await passes(1_000)
  const before = phones[0]!.thoughts.length
  live.hurry(0)
  await passes(100)
  expect(phaseOf(live)).toBe('score')
  await passes(15_000)
  expect(phones[0]!.thoughts.length).toBe(before)
  live.close()
})
