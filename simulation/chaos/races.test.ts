import { natsServer } from '@veillee/server/nats-testing'
import { expect, test } from 'vitest'
import { runRaces } from './races.ts'

test.skipIf(!natsServer)(
  '[ROOM-12] [ROOM-28] three writers race while NATS nodes fail: one is first at every place, and all nodes hold the same',
  { timeout: 300_000 },
  async () => {
    const { failures, stored, words } = await runRaces(6, 2026, () => undefined)
    expect(failures, words).toEqual([])
    expect(stored, words).toBeGreaterThan(100)
  },
)
