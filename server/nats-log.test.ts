import type { Millis } from '@veillee/kernel'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { busContract } from '../room/bus.contract.ts'
import { logContract } from '../room/log.contract.ts'
import { followed, numbered } from '../room/log.telling.contract.ts'
import { namesContract } from '../room/names.contract.ts'
import { openNatsLog } from './nats-connect.ts'
import type { NatsLog } from './nats-log.ts'
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

  const open = async (now: () => Millis): Promise<NatsLog> => {
    await nats.empties()
    return openNatsLog({ servers: nats.nodes.map(({ url }) => new URL(url)) }, now, { lookForIdleMs: 0 })
  }
  const opened = async (): Promise<NatsLog> => {
    const log = await open(Date.now)
    onTestFinished(() => log.close())
    return log
  }

  logContract(name, open)
  namesContract(name, open)
  busContract(`${name}: the bus`, async () => (await opened()).bus)

  test('topics and rooms are two things, even by the same name', async () => {
    const log = await opened()
    const entries = followed(log, 'attic')
    const messages: number[][] = []
    log.bus.subscribe('attic', message => void messages.push([...message]))
    log.bus.publish('attic', Uint8Array.of(1))
    await log.append('attic', 0, ['a'])
    await vi.waitFor(() => expect({ entries, messages }).toEqual({ entries: numbered('a'), messages: [[1]] }))
  })
})
