import type { Millis } from '@veillee/kernel'
import { afterAll, beforeAll, describe } from 'vitest'
import { contractOf } from '../room/log.contract.ts'
import { openNatsLog } from './nats-connect.ts'
import { NatsTestCluster, natsServer } from './nats-testing.ts'

describe.skipIf(!natsServer).each([
  ['one node', 1],
  ['three nodes', 3],
] as const)('the log in NATS, %s', (name, count) => {
  let nats: NatsTestCluster

  beforeAll(async () => {
    nats = await NatsTestCluster.up(count)
  })
  afterAll(() => nats.ends())

  contractOf(name, async (now: () => Millis) => {
    await nats.empties()
    return openNatsLog({ servers: nats.nodes.map(({ url }) => new URL(url)) }, now, { lookForIdleMs: 0 })
  })
})
