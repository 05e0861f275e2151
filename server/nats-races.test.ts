import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plain } from '@veillee/kernel'
import type { Log, Logged, NamedLog } from '@veillee/room'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openNatsLog } from './nats-connect.ts'
import { NatsTestCluster, natsServer } from './nats-testing.ts'

let nats: NatsTestCluster

const opens = async (): Promise<NamedLog> => {
  const log = await openNatsLog({ servers: nats.nodes.map(({ url }) => new URL(url)) })
  onTestFinished(() => log.close())
  return log
}

const opensThree = (): Promise<NamedLog[]> => Promise.all([opens(), opens(), opens()])

const heardBy = (log: Log, room: string): readonly Logged[] => {
  const heard: Logged[] = []
  log.follow(room, logged => void heard.push(logged))
  return heard
}

/** One writer: appends what it has to say one after the other, and tries again after every conflict. */
async function writes(log: Log, room: string, who: string, count: number, told: string[]): Promise<void> {
  let length = 0
  for (let i = 0; i < count; ) {
    const said = `${who} ${i}`
    const appended = await log.append(room, length, [said]).catch(() => 'unknown')
    if (appended === 'stored') told.push(said)
    const entries = await readsOn(log, room, length)
    length += entries.length
    if (appended === 'stored' || entries.includes(said)) i++
  }
}

const readsOn = async (log: Log, room: string, from = 0): Promise<readonly Plain[]> => {
  for (;;) {
    const logged = await log.read(room, from).catch(() => undefined)
    if (logged) return logged.map(({ entry }) => entry)
  }
}

/** Nothing lost, nothing doubled, each in its own order, and one order for all. */
async function expectWhole(logs: readonly Log[], room: string, told: readonly string[]): Promise<void> {
  const [entries, ...others] = await Promise.all(logs.map(log => readsOn(log, room)))
  for (const other of others) expect(other).toEqual(entries)
  expect(new Set(entries).size).toBe(entries!.length)
  for (const said of told) expect(entries).toContain(said)
  for (const who of ['a', 'b', 'c']) {
    const theirs = entries!.filter(said => String(said).startsWith(who))
    expect(theirs).toEqual(theirs.map((_, i) => `${who} ${i}`))
  }
}

describe.skipIf(!natsServer).each([
  ['one node', 1],
  ['three nodes', 3],
] as const)('three servers that write at once, %s', (_, count) => {
  beforeAll(async () => {
    nats = await NatsTestCluster.up(count)
  })
  afterAll(() => nats.ends())

  test('[ROOM-28] lose nothing, double nothing, and have one order', async () => {
    const logs = await opensThree()
    const heard = logs.map(log => heardBy(log, 'attic'))
    for (const log of logs) await log.read('attic', 0) // they all listen by now
    const told: string[] = []
    await Promise.all(logs.map((log, i) => writes(log, 'attic', 'abc'[i]!, 25, told)))
    expect(told.length).toBeGreaterThan(50) // on a busy machine an answer can be late, and is then not known
    await expectWhole(logs, 'attic', told)
    expect(await readsOn(logs[0]!, 'attic')).toHaveLength(75)
    const all = await logs[0]!.read('attic', 0)
    for (const one of heard) await vi.waitFor(() => expect(one).toEqual(all), 10_000)
  })

  test('[ROOM-28] of three at the same place exactly one is stored, every time', async () => {
    const logs = await opensThree()
    for (let round = 0; round < 30; round++) {
      const answers = await Promise.all(logs.map((log, i) => log.append('cellar', round, [`${i} ${round}`])))
      expect(answers.filter(answer => answer === 'stored')).toHaveLength(1)
      const winner = `${answers.indexOf('stored')} ${round}`
      for (const log of logs)
        expect(await log.read('cellar', round)).toEqual([{ position: round, entry: winner }])
    }
  })

  test('[ROOM-1] of three who claim a name at once, one has it', async () => {
    const logs = await opensThree()
    for (let round = 0; round < 8; round++) {
      const won = await Promise.all(logs.map((log, i) => log.claim(`name ${round}`, `room ${i}`)))
      expect(won.filter(Boolean)).toHaveLength(1)
      for (const log of logs) expect(await log.lookUp(`name ${round}`)).toBe(`room ${won.indexOf(true)}`)
    }
  })

  test('what one server has stored, another reads; what one forgets, is gone for the other', async () => {
    const [one, other] = (await opensThree()) as [NamedLog, NamedLog, NamedLog]
    await one.append('garden', 0, ['a', 'b'])
    await one.claim('gate', 'garden')
    expect(await other.read('garden', 0)).toHaveLength(2)
    expect(await other.append('garden', 2, ['c'])).toBe('stored')
    await one.forget('garden')
    expect(await other.read('garden', 0)).toEqual([])
    expect(await other.append('garden', 3, ['d'])).toBe('conflict')
    expect(await other.lookUp('gate')).toBeUndefined()
  })

  test('[ROOM-27] an evening larger than NATS takes at once is stored whole or not at all', async () => {
    const [one, other] = (await opensThree()) as [NamedLog, NamedLog, NamedLog]
    const evening = Array.from({ length: 6 }, (_, i) => ({ i, text: 'é'.repeat(250_000) }))
    const heard = heardBy(other, 'loft')
    const answers = await Promise.all([one.append('loft', 0, evening), other.append('loft', 0, ['small'])])
    expect([...answers].sort()).toEqual(['conflict', 'stored'])
    const expected = answers[0] === 'stored' ? evening : ['small']
    expect((await other.read('loft', 0)).map(({ entry }) => entry)).toEqual(expected)
    await vi.waitFor(() => expect(heard.map(({ entry }) => entry)).toEqual(expected), 10_000)
    expect(await one.append('loft', expected.length, evening)).toBe('stored')
    expect(
      (await other.read('loft', expected.length + 2, expected.length + 4)).map(({ entry }) => entry),
    ).toEqual(evening.slice(2, 4))
  })
})

/** Whether anything in a folder has these words in it. */
const isIn = (folder: string, words: string): boolean =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(file => file.isFile())
    .some(file => readFileSync(join(file.parentPath, file.name)).includes(words))

describe.skipIf(!natsServer)('forgetting, one node', () => {
  beforeAll(async () => {
    nats = await NatsTestCluster.up(1)
  })
  afterAll(() => nats.ends())

  test('[ROOM-27] the bytes are written over in the files of NATS', async () => {
    const log = await opens()
    await log.append('attic', 0, ['it was the red umbrella'])
    await log.append('attic', 1, ['the red umbrella '.repeat(100)])
    await log.claim('the-red-umbrella', 'attic')
    const { folder } = nats.nodes[0]!
    await vi.waitFor(() => expect(isIn(folder, 'the red umbrella')).toBe(true), 5_000)
    await log.forget('attic')
    await vi.waitFor(() => expect(isIn(folder, 'the red umbrella')).toBe(false), 5_000)
  })

  test('[ROOM-27] whoever has not heard that a room is gone leaves nothing behind in it', async () => {
    const [one, other] = [await opens(), await opens()]
    await one.append('shed', 0, ['a'])
    expect(await other.read('shed', 0)).toHaveLength(1)
    await one.forget('shed')
    expect(await other.append('shed', 1, ['the green umbrella'])).toBe('conflict')
    const { folder } = nats.nodes[0]!
    await vi.waitFor(() => expect(isIn(folder, 'the green umbrella')).toBe(false), 5_000)
    expect(await one.read('shed', 0)).toEqual([])
  })

  test('[ROOM-12] a copy of its folder, made while it was ended, is a backup that it goes on from', async () => {
    const log = await opens()
    await log.append('loft', 0, ['a', 'b'])
    await log.claim('lantern', 'loft')
    const node = nats.nodes[0]!
    await node.dies('SIGTERM')
    cpSync(node.folder, `${node.folder}-copy`, { recursive: true })
    rmSync(node.folder, { recursive: true })
    cpSync(`${node.folder}-copy`, node.folder, { recursive: true })
    await node.starts()
    const after = await opens()
    expect(await after.read('loft', 0)).toHaveLength(2)
    expect(await after.lookUp('lantern')).toBe('loft')
    expect(await after.append('loft', 2, ['c'])).toBe('stored')
  })
})
