import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bodyOf } from './body.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sends so many bytes every 500 ms, and is never done. */
async function cutOffAfterMs(bytes: number): Promise<number> {
  const request = Object.assign(new PassThrough(), { headers: {} })
  let isGone = false
  const body = bodyOf(request as unknown as IncomingMessage, 1e9, 60_000).catch(() => {
    isGone = true
  })
  let lastedMs = 0
  for (; !isGone && lastedMs < 100_000; lastedMs += 500) {
    request.write(Buffer.alloc(bytes))
    await vi.advanceTimersByTimeAsync(500)
  }
  await body
  return lastedMs
}

test('[ROOM-38] who drips is not waited for; who is as slow as a bad network is', async () => {
  expect(await cutOffAfterMs(1)).toBeLessThanOrEqual(6_000)
  expect(await cutOffAfterMs(3_000)).toBeLessThanOrEqual(6_000)
  expect(await cutOffAfterMs(8_000)).toBeGreaterThan(55_000)
  expect(await cutOffAfterMs(8_000)).toBeLessThanOrEqual(61_000)
})
