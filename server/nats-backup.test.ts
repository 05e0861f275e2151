import { cpSync, rmSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openNatsLog } from './nats-connect.ts'
import type { NatsLog } from './nats-log.ts'
import { NatsTestCluster, natsServer } from './nats-testing.ts'

async function opens(nats: NatsTestCluster): Promise<NatsLog> {
  const log = await openNatsLog({ servers: nats.nodes.map(({ url }) => new URL(url)) })
  onTestFinished(() => log.close())
  return log
}

test.skipIf(!natsServer)(
  '[ROOM-12] a node that comes back with an empty disk is filled again by the other two',
  { timeout: 120_000 },
  async () => {
    const nats = await NatsTestCluster.up(3)
    onTestFinished(() => nats.ends())
    const log = await opens(nats)
    await log.append('loft', 0, ['a', 'b'])
    const leader = await nats.leader()
    await nats.nodes[leader]!.dies('SIGKILL')
    rmSync(nats.nodes[leader]!.folder, { recursive: true })
    await nats.nodes[leader]!.starts()
    await vi.waitFor(async () => expect(await log.append('loft', 2, ['c'])).toBe('stored'), 30_000)
    await nats.isWhole()
    await nats.nodes[(leader + 1) % 3]!.dies('SIGKILL') // the two that are left have to have all of it
    await vi.waitFor(async () => expect(await log.read('loft', 0)).toHaveLength(3), 30_000)
  },
)

/** As docs/deploy.md says it, step by step. */
describe.skipIf(!natsServer)('a backup of three nodes', () => {
  test('[ROOM-12] the folder of one, copied while the others go on, brings back all three', {
    timeout: 120_000,
  }, async () => {
    const nats = await NatsTestCluster.up(3)
    onTestFinished(() => nats.ends())
    const [node] = nats.nodes as [NatsTestCluster['nodes'][number]]
    const log = await opens(nats)
    await log.append('loft', 0, ['a', 'b'])
    await log.claim('lantern', 'loft')

    await node.dies('SIGTERM')
    const copy = `${node.folder}-copy`
    cpSync(node.folder, copy, { recursive: true })
    await vi.waitFor(async () => expect(await log.append('attic', 0, ['later'])).toBe('stored'), 30_000)
    for (const one of nats.nodes) await one.dies('SIGKILL')
    for (const { folder } of nats.nodes) rmSync(folder, { recursive: true })

    for (const { folder } of nats.nodes) cpSync(copy, folder, { recursive: true })
    await Promise.all(nats.nodes.map(one => one.starts()))
    const after = await vi.waitFor(() => opens(nats), 60_000)
    await vi.waitFor(async () => expect(await after.read('loft', 0)).toHaveLength(2), 30_000)
    expect(await after.lookUp('lantern')).toBe('loft')
    expect(await after.append('loft', 2, ['c'])).toBe('stored')
    expect(await after.read('attic', 0)).toEqual([]) // what came after the copy is lost with the disks
  })
})
