import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JitterBuffer, PLAYOUT_MS, TOO_LATE_MS } from './jitter-buffer.ts'

/** Frames every 33 ms, each delayed by the network as told: when is each felt? */
function felt(delaysMs: readonly number[]): readonly { readonly tMs: number; readonly atMs: number }[] {
  const playout = new JitterBuffer<number>()
  // A socket keeps the order: what comes late holds up what follows.
  let atMs = 0
  const arrivals = delaysMs.map((delayMs, i) => {
    atMs = Math.max(atMs, 1_000 + i * 33 + delayMs)
    return { tMs: i * 33, atMs }
  })
  const out: { tMs: number; atMs: number }[] = []
  let next = 0
  for (let nowMs = 1_000; nowMs < 1_000 + delaysMs.length * 33 + 2_000; nowMs++) {
    while (next < arrivals.length && arrivals[next]!.atMs <= nowMs) {
      playout.push(arrivals[next]!.tMs, arrivals[next]!.tMs, nowMs)
      next++
    }
    for (const tMs of playout.take(nowMs)) out.push({ tMs, atMs: nowMs })
  }
  return out
}

const delays = fc.array(fc.integer({ min: 120, max: 280 }), { minLength: 30, maxLength: 200 })

describe('what is felt through a shaky network', () => {
  test('comes evenly once the network is even', () => {
    const moments = felt(Array.from({ length: 60 }, () => 80))
    expect(moments).toHaveLength(60)
    for (const { tMs, atMs } of moments) expect(atMs - 1_000 - tMs).toBeCloseTo(80 + PLAYOUT_MS, -1)
  })

  test('[PALM-47] is never later than it may be, and in its order', () => {
    fc.assert(
      fc.property(delays, delaysMs => {
        const moments = felt(delaysMs)
        const quickest = Math.min(...delaysMs)
        return moments.every(
          ({ tMs, atMs }, i) =>
            atMs - 1_000 - tMs <= quickest + TOO_LATE_MS + 60 && (i === 0 || moments[i - 1]!.tMs < tMs),
        )
      }),
    )
  })

  test('[PALM-47] after a stop of the network nothing is felt in a burst', () => {
    const delaysMs = Array.from({ length: 90 }, (_, i) => (i >= 30 && i < 60 ? 80 + (60 - i) * 33 : 80))
    const moments = felt(delaysMs)
    const atOnce = Math.max(
      ...moments.map(({ atMs }) => moments.filter(other => Math.abs(other.atMs - atMs) < 20).length),
    )
    expect(moments.length).toBeLessThan(90)
    expect(moments.length).toBeGreaterThan(60)
    expect(atOnce).toBeLessThanOrEqual(12)
  })

  test('[PALM-47] after a rest of the sender, whose time stood still meanwhile, it is felt again at once', () => {
    const playout = new JitterBuffer<number>()
    const feltAt: number[] = []
    for (let nowMs = 0; nowMs < 12_000; nowMs += 33) {
      const isResting = nowMs >= 1_000 && nowMs < 9_000
      const tMs = nowMs < 1_000 ? nowMs : nowMs - 8_000
      if (!isResting) playout.push(tMs, tMs, nowMs)
      if (playout.take(nowMs).length > 0) feltAt.push(nowMs)
    }
    expect(feltAt.filter(nowMs => nowMs > 9_000).length).toBeGreaterThan(80)
    expect(feltAt.find(nowMs => nowMs > 9_000)).toBeLessThan(9_250)
  })
})
