import { setTimeout as pause } from 'node:timers/promises'
import { openNatsLog } from '@veillee/server/nats-connect'
import { type NatsNode, NatsTestCluster, natsServer } from '@veillee/server/nats-testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ChaosNetwork } from './network.ts'

/** Longer than a leader without the others believes that it leads, in the shorter of its moods. */
const CUT_MS = 12_000
const HEAL_MS = 30_000
const ASK_MS = 1_500

const network = natsServer ? ChaosNetwork.up() : undefined
network?.ends()

interface Cut {
  readonly nats: NatsTestCluster
  cuts(leader: number): void
  mends(leader: number): void
}

/** The node that leads is alone with whoever is on its side; the other two have nothing to do with it. */
async function byNetwork(): Promise<Cut> {
  const places = ChaosNetwork.up()!
  const nats = await NatsTestCluster.up(3, [], places.places)
  onTestFinished(async () => {
    await nats.ends()
    places.ends()
  })
  return { nats, cuts: leader => places.isolates(leader), mends: leader => places.reunites(leader) }
}

/** The same from its point of view, where no network can be cut: the other two stand still. */
async function byPause(): Promise<Cut> {
  const nats = await NatsTestCluster.up(3)
  onTestFinished(() => nats.ends())
  const others = (leader: number): readonly NatsNode[] => nats.nodes.filter((_, i) => i !== leader)
  return {
    nats,
    cuts: leader => others(leader).forEach(node => void node.pauses()),
    mends: leader => others(leader).forEach(node => void node.goesOn()),
  }
}

const WAYS = [
  ...(network ? [['cut off from the other two', byNetwork] as const] : []),
  ['left alone by two that stand still', byPause] as const,
]

describe.skipIf(!natsServer).each(WAYS)('a leader %s', (_, up) => {
  test('[ROOM-12] [ROOM-28] accepts no move; what was acknowledged is there once, and play goes on', async () => {
    const { nats, cuts, mends } = await up()
    const log = await openNatsLog({ servers: nats.nodes.map(({ url }) => new URL(url)) })
    onTestFinished(() => log.close())
    const stored: number[] = []
    const appends = async (entry: number): Promise<void> => {
      const position = (await log.read('room', 0)).length
      if ((await log.append('room', position, [entry])) === 'stored') stored.push(entry)
    }
    for (const entry of [0, 1, 2]) await appends(entry)
    const leader = await nats.leader()
    expect(await nats.nodes[leader]!.accepts('another room', ASK_MS)).toBe(true)

    cuts(leader)
    const mendAt = performance.now() + CUT_MS
    let asked = 0
    while (performance.now() < mendAt) {
      expect(await nats.nodes[leader]!.accepts('room', ASK_MS)).toBe(false)
      asked++
      await appends(2 + asked).catch(() => undefined) // by the majority, where there is one
      await pause(100)
    }
    expect(asked).toBeGreaterThan(2)

    mends(leader)
    const giveUpAt = performance.now() + HEAL_MS
    for (let entry = 1_000; performance.now() < giveUpAt && stored.at(-1)! < 1_000; entry++)
      await appends(entry).catch(() => undefined)
    expect(stored.at(-1)).toBeGreaterThanOrEqual(1_000)
    const logged = await vi.waitFor(() => log.read('room', 0), HEAL_MS) // they may choose once more
    const entries = logged.map(({ entry }) => entry as number)
    expect(entries.filter(entry => stored.includes(entry))).toEqual(stored)
    expect(new Set(entries).size).toBe(entries.length)
  }, 120_000)
})
