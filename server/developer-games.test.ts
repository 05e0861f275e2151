import { GAME_IDS, OFFERED } from '@veillee/games'
import { afterEach, expect, test } from 'vitest'
import { succeeds, TestServer } from './testing.ts'

const [hidden] = GAME_IDS.filter(id => !OFFERED.includes(id))

const servers: TestServer[] = []

async function up(settings: Parameters<typeof TestServer.up>[0] = {}): Promise<TestServer> {
  const server = await TestServer.up(settings)
  servers.push(server)
  return server
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.ends()
})

async function brings(server: TestServer, file: string): Promise<number> {
  const headers = { 'content-type': 'application/json' }
  const { status } = await fetch(`${server.home}/evenings`, { method: 'POST', body: file, headers })
  return status
}

test('a game for developers can neither be opened nor chosen where nobody has asked for it', async () => {
  const server = await up()
  await expect(server.opens(hidden)).rejects.toThrow('That is not among the choices.')
  const ana = await server.opens()
  expect(await ana.asks({ do: 'choose', game: hidden! })).toBe('That is not among the choices.')
  for (const game of OFFERED) await succeeds(ana, { do: 'choose', game })
})

test('where it is on, such a game is opened, chosen and played, and its evening is brought there alone', async () => {
  const server = await up({ settings: { hasDeveloperGames: true } })
  const ana = await server.opens()
  await succeeds(ana, { do: 'choose', game: hidden! })
  await server.joins(ana.welcome!.code, 'Ben')
  await succeeds(ana, { do: 'start', match: 1 })
  await ana.until(() => ana.seen.match?.game === hidden)
  const { room, token } = ana.welcome!
  const headers = { authorization: `Bearer ${token}` }
  const evening = await (await fetch(`${server.home}/evenings/${room}`, { headers })).text()
  expect(await brings(server, evening)).toBe(201)
  expect(await brings(await up(), evening)).toBe(422)
})
