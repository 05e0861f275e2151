import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openNatsLog } from './nats-connect.ts'
import { NatsTestCluster, natsServer } from './nats-testing.ts'
import { Program } from './program.ts'
import { agree, playsOn } from './testing.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function runs(env: NodeJS.ProcessEnv): Promise<Program> {
  const program = await Program.runs(env)
  onTestFinished(async () => {
    program.drop()
    await program.ends()
  })
  return program
}

async function types(words: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const program = await Program.typed(words, env)
  await program.ended
  return program.said
}

describe.skipIf(!natsServer)('between a file and NATS', () => {
  let one: NatsTestCluster
  let other: NatsTestCluster

  beforeAll(async () => {
    one = await NatsTestCluster.up(1)
    other = await NatsTestCluster.up(1)
  })
  afterAll(async () => {
    await one.ends()
    await other.ends()
  })

  test('[ROOM-28] [ROOM-37] rooms go over while people play, and back into a file, and are played on in each place', async () => {
    const folder = newFolder()
    const [DATA, file] = [join(folder, 'veillee.sqlite'), join(folder, 'back.sqlite')]
    const address = one.nodes[0]!.url
    const first = await runs({ DATA })
    const players = await first.four()
    await playsOn(players)
    expect(await types(['copy', DATA, address])).toMatch('1 evening')

    const second = await runs({ VEILLEE_LOG: address })
    const there = await Promise.all(players.map(phone => second.comesBack(phone)))
    await agree(there, there[0]!)
    expect(there[0]!.match.view).toEqual(players[0].match.view)
    await playsOn(there)

    const said = /^Copied, and looked through: 1 evening, \d+ lines\. Both hold the same\.$/m
    expect(await types(['backup', file], { VEILLEE_LOG: address })).toMatch(said)
    const third = await runs({ DATA: file })
    const back = await Promise.all(
      there.map(phone =>
        third.enters({
          do: 'resume',
          room: phone.welcome!.room,
          token: players[there.indexOf(phone)]!.welcome!.token,
        }),
      ),
    )
    expect(back[0]!.match.view).toEqual(there[0]!.match.view)
    expect(await playsOn(back)).toBeDefined()

    expect(await types(['copy', address, other.nodes[0]!.url])).toMatch(said)
    expect(await types(['restore', file], { VEILLEE_LOG: address })).toMatch(/^A server uses /)
  })

  test('[ROOM-27] [ROOM-37] when somebody was last in a room is the same afterwards', async () => {
    const file = join(newFolder(), 'old.sqlite')
    const { openSqliteLog } = await import('./sqlite-log.ts')
    const log = await openSqliteLog(file, () => 5_000)
    await log.claim('moon', 'garden')
    await log.append('garden', 0, [{ did: 'say', at: 5_000 }])
    await log.close()
    await types(['copy', file, other.nodes[0]!.url])
    const there = await openNatsLog({ servers: [new URL(other.nodes[0]!.url)] }, Date.now, {
      lookForIdleMs: 0,
    })
    onTestFinished(() => there.close())
    expect(await there.idleSince(5_001)).toContain('garden')
    expect(await there.idleSince(5_000)).not.toContain('garden')
  })
})
