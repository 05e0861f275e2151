import { natsServer } from '@veillee/server/nats-testing'
import { expect, test } from 'vitest'
import { runChaos } from './run.ts'

test.skipIf(!natsServer)(
  '[ROOM-12] [ROOM-28] servers and NATS nodes fail one after the other: nothing told is lost, doubled or out of order',
  { timeout: 300_000 },
  async () => {
    const { failures, done, sights, words } = await runChaos(
      { faults: 5, seed: 2026, tables: 2, untilOver: false },
      () => undefined,
    )
    expect(failures, words).toEqual([])
    expect(done, words).toBeGreaterThan(20)
    expect(sights, words).toBeGreaterThan(100)
  },
)
