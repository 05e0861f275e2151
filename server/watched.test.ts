import { MemoryLog } from '@veillee/room'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { changed, playsOn, SETTINGS, startsAgain, TestServer } from './testing.ts'
import { VeilleeServer } from './veillee-server.ts'

let server: TestServer

beforeEach(async () => {
  server = await TestServer.up()
})

afterEach(() => server.ends())

describe('running it', () => {
  test('[ROOM-29] health and metrics, without a name or a secret', async () => {
    const ana = await server.opens()
    expect(await (await fetch(`${server.home}/healthz`)).text()).toBe('ok\n')
    expect(await ana.asks({ do: 'rename', name: 'Anna' })).toBeUndefined()
    expect(await ana.asks({ do: 'passHost', to: 7 })).toBe('That person is not here.')
    const metrics = await (await fetch(`${server.home}/metrics`)).text()
    expect(metrics).toContain('veillee_rooms 1')
    expect(metrics).toContain('veillee_connections 1')
    expect(metrics).toContain('veillee_wishes_total 1')
    expect(metrics).toContain('veillee_refusals_total 1')
    expect(metrics).toContain('veillee_wish_seconds_count 2')
    expect(metrics).toContain('veillee_log_append_seconds_count 2') // to join, and the new name
    expect(metrics).toContain('veillee_log_failures_total 0')
    for (const secret of ['Ana', ana.welcome!.code, ana.welcome!.room, ana.welcome!.token!])
      expect(metrics).not.toContain(secret)
  })

  test('[ROOM-29] people are counted, not phones nor screens, and moves, not wishes', async () => {
    const ana = await server.opens()
    const ben = await server.joins(ana.welcome!.code, 'Ben')
    expect(await ben.asks({ do: 'share', name: 'Bea' })).toBeUndefined()
    const cleo = await server.joins(ana.welcome!.code, 'Cleo')
    await server.joins(ana.welcome!.code, 'TV', true)
    const again = await server.comesBack(ben)
    expect(await ana.asks({ do: 'start', match: 1 })).toBeUndefined()
    for (const phone of [ben, cleo]) await phone.until(() => phone.seen.match != null)
    const count = async (name: string) => {
      const metrics = await (await fetch(`${server.home}/metrics`)).text()
      return Number(new RegExp(`^veillee_${name} (.*)$`, 'm').exec(metrics)![1])
    }
    expect([await count('connections'), await count('people')]).toEqual([5, 4])
    expect(await count('moves_total')).toBe(0)
    await playsOn([ana, ben, cleo])
    expect([await count('moves_total'), await count('wishes_total')]).toEqual([1, 3])
    ben.drop()
    await expect.poll(() => count('connections')).toBe(4)
    expect(await count('people')).toBe(4)
    again.drop()
    await expect.poll(() => count('people')).toBe(2)
  })

  test('[ROOM-29] metrics are told also while the log is away, but for what only it knows', async () => {
    await startsAgain(server, () => ({ countNames: () => Promise.reject(new Error('away')) }))
    const answer = await fetch(`${server.home}/metrics`)
    expect(answer.status).toBe(200)
    const metrics = await answer.text()
    expect(metrics).toContain('veillee_people 0')
    expect(metrics).not.toContain('veillee_rooms_kept')
  })

  test('[ROOM-29] rooms that nobody came back to are looked for once an hour, not every minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const log = new MemoryLog(Date.now)
    let looks = 0
    const idleSince = async () => {
      looks++
      return []
    }
    const server = new VeilleeServer(changed(log, { idleSince }), SETTINGS)
    await vi.advanceTimersByTimeAsync(59 * 60_000)
    expect(looks).toBe(1)
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(looks).toBe(3)
    await server.close()
  })

  test('a sleeping phone is noticed by its missing heartbeat', async () => {
    await server.closes()
    await server.starts({ settings: { heartbeatMs: 50 } })
    const ana = await server.opens()
    const ben = await server.joins(ana.welcome!.code, 'Ben')
    ben.pauses()
    await ana.until(() => ana.seen.away!.includes(1))
    expect(ana.isOpen).toBe(true)
  })
})
