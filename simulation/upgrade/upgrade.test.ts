import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openNatsLog } from '@veillee/server/nats-connect'
import { NatsTestCluster, natsServer } from '@veillee/server/nats-testing'
import { Program } from '@veillee/server/program'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { agree, playsOn, playsToTheEnd, succeeds, type TestPhones } from '../../server/testing.ts'
import { builtFrom, PREVIOUS } from './previous.ts'

type Four = Awaited<ReturnType<TestPhones['four']>>

/** Ana and Cleo by one server, Ben and Dan by the other, a match begun. */
async function four(one: TestPhones, other: TestPhones, game: string, setting: string): Promise<Four> {
  const ana = await one.opens(game, setting)
  const { code } = ana.welcome!
  const ben = await other.joins(code, 'Ben')
  const cleo = await one.joins(code, 'Cleo')
  const dan = await other.joins(code, 'Dan')
  await succeeds(ana, { do: 'start', match: 1 })
  for (const phone of [ben, cleo, dan]) await phone.until(() => phone.seen.match != null)
  return [ana, ben, cleo, dan]
}

const ended = (program: Program): Program => {
  onTestFinished(async () => {
    program.drop()
    await program.ends()
  })
  return program
}

describe.each(PREVIOUS)('from the version %s', (_, commit) => {
  let old: string
  beforeAll(() => {
    old = builtFrom(commit)
  }, 600_000)

  const runsOld = async (env: NodeJS.ProcessEnv) => ended(await Program.as([process.execPath, old], env))
  const runsNew = async (env: NodeJS.ProcessEnv) => ended(await Program.runs(env))

  describe.skipIf(!natsServer)('on one NATS', () => {
    let nats: NatsTestCluster
    beforeAll(async () => {
      nats = await NatsTestCluster.up(1)
    })
    afterAll(() => nats.ends())
    const both = async (): Promise<readonly [Program, Program]> => {
      const env = { VEILLEE_LOG: nats.nodes[0]!.url }
      return [await runsOld(env), await runsNew(env)]
    }

    test.each([
      ['palm-reader', 'table'],
      ['extraordinary-story', 'remote'],
      ['in-the-palm', 'remote'],
    ])(
      '[ROOM-28] [ROOM-37] %s, %s: a room is played across both, whichever opened it',
      async (game, setting) => {
        const [older, newer] = await both()
        for (const [one, other] of [
          [older, newer],
          [newer, older],
        ] as const) {
          const players = await four(one, other, game, setting)
          for (let moves = 0; moves < 40 && players[0].match.end === null; moves++)
            expect(await playsOn(players)).toBeDefined()
          await agree(players, players[0])
        }
      },
    )

    test('[ROOM-28] [ROOM-37] a whole match, while the older server gives way to the newer', async () => {
      const [older, newer] = await both()
      const players = await four(older, newer, 'palm-reader', 'table')
      for (let moves = 0; moves < 10; moves++) await playsOn(players)
      await older.ends()
      const moved = await Promise.all(
        players.map((phone, i) => (i % 2 === 0 ? newer.comesBack(phone) : phone)),
      )
      await agree(moved, moved[0]!)
      await playsToTheEnd(moved)
    })

    test('[ROOM-37] what is newer than both shuts its room alone: the new one says why, the old one goes on', async () => {
      const [older, newer] = await both()
      const ana = await older.opens()
      const zoe = await older.opens('in-the-palm', 'table', 'Zoé')
      const ben = await newer.joins(ana.welcome!.code, 'Ben')
      const log = await openNatsLog({ servers: [new URL(nats.nodes[0]!.url)] })
      onTestFinished(() => log.close())
      const { room, token } = ana.welcome!
      const { length } = await log.read(room, 0)
      await log.append(room, length, [{ did: 'light', at: Date.now(), by: 0 }])
      await ben.until(() => ben.bye?.why === 'newer')
      await expect(newer.joins(room, 'Eve')).rejects.toThrow('continued on a newer Veillée')
      // The older one cannot be taught any more: it apologises, as often as it is asked, and writes nothing.
      await expect(older.enters({ do: 'join', code: room, name: 'Eve', isScreen: false })).rejects.toThrow()
      expect(await ana.asks({ do: 'setChat', isOn: false })).toMatch('Something went wrong at our end')
      expect(await log.read(room, 0)).toHaveLength(length + 1)
      await succeeds(zoe, { do: 'rename', name: 'Zo' })
      await expect(newer.enters({ do: 'resume', room, token })).rejects.toThrow()
    })
  })

  test('[ROOM-12] [ROOM-37] one file: the old one plays, the new one goes on, and the old one once more', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'veillee-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const DATA = join(folder, 'veillee.sqlite')
    const first = await runsOld({ DATA })
    const players = await first.four('palm-reader', 'remote')
    await playsOn(players)
    const back = async (program: Program, before: typeof players): Promise<typeof players> => {
      const again = await Promise.all(
        before.map((phone, i) =>
          program.enters({ do: 'resume', room: phone.welcome!.room, token: players[i]!.welcome!.token }),
        ),
      )
      expect(again[0]!.match.view).toEqual(before[0].match.view)
      await playsOn(again)
      return again as unknown as typeof players
    }
    await first.ends()
    const second = await runsNew({ DATA })
    const onNew = await back(second, players)
    const opened = await second.opens('extraordinary-story', 'table', 'Zoé')
    await second.ends()
    const third = await runsOld({ DATA })
    const onOld = await back(third, onNew)
    await third.enters({ do: 'resume', room: opened.welcome!.room, token: opened.welcome!.token })
    await third.ends()
    await playsToTheEnd(await back(await runsNew({ DATA }), onOld))
  })
})
