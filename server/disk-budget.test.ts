import { describe, expect, test } from 'vitest'
import { DiskBudget } from './disk-budget.ts'

/** How many writes of this length are made in ten seconds, if each begins as soon as it may. */
function writesIn(tenSecondsOf: { writeMs: number; everyMs: number }): number {
  const time = new DiskBudget(0)
  let writes = 0
  for (let at = 0; at < 10_000; at += tenSecondsOf.everyMs) {
    at += time.waitMs(at)
    at += tenSecondsOf.writeMs
    time.spend(tenSecondsOf.writeMs, at)
    writes++
  }
  return writes
}

describe('time for the disk', () => {
  test('while little is written, nothing waits', () => {
    const time = new DiskBudget(0)
    let waitedMs = 0
    for (let at = 0; at < 60_000; at += 5) {
      waitedMs += time.waitMs(at)
      time.spend(0.3, at)
    }
    expect(waitedMs).toBe(0)
  })

  test('when much is written, the disk has a fifth of the time, fast or rather slow', () => {
    for (const writeMs of [0.2, 1, 2]) {
      const share = (writesIn({ writeMs, everyMs: 0.01 }) * writeMs) / 10_000
      expect(share).toBeGreaterThan(0.18)
      expect(share).toBeLessThan(0.22)
    }
  })

  test('after a quiet hour no more than after a quiet moment is written at once', () => {
    const writesAtOnce = (at: number) => {
      const time = new DiskBudget(0)
      let writes = 0
      for (; time.waitMs(at) === 0; writes++) time.spend(1, at)
      return writes
    }
    expect(writesAtOnce(3_600_000)).toBe(writesAtOnce(1_000))
  })

  test('[ROOM-38] after one slow write the next waits a few milliseconds, however slow it was', () => {
    for (const slowMs of [30, 1_000, 3_000]) {
      const time = new DiskBudget(0)
      time.spend(slowMs, slowMs)
      expect(time.waitMs(slowMs)).toBeLessThanOrEqual(10)
    }
  })
})
