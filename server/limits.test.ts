import { describe, expect, test } from 'vitest'
import { RateLimiter } from './limits.ts'

describe('[ROOM-30] a limit', () => {
  test('[ROOM-30] lets a burst through, then so many a second', () => {
    const limiter = new RateLimiter({ burst: 3, perSecond: 2 })
    expect([1, 2, 3, 4].map(() => limiter.allows('ana', 1_000))).toEqual([true, true, true, false])
    expect(limiter.allows('ana', 1_400)).toBe(false)
    expect(limiter.allows('ana', 1_600)).toBe(true)
    expect(limiter.allows('ana', 1_700)).toBe(false)
  })

  test('[ROOM-30] of one is not another’s', () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 1 })
    expect(limiter.allows('ana', 0)).toBe(true)
    expect(limiter.allows('tom', 0)).toBe(true)
    expect(limiter.allows('ana', 0)).toBe(false)
  })

  test('a pause never saves up more than a burst', () => {
    const limiter = new RateLimiter({ burst: 2, perSecond: 1 })
    limiter.allows('ana', 0)
    expect([1, 2, 3].map(() => limiter.allows('ana', 3_600_000))).toEqual([true, true, false])
  })

  test('what costs more counts more', () => {
    const limiter = new RateLimiter({ burst: 10, perSecond: 1 })
    expect([limiter.allows('ana', 0, 8), limiter.allows('ana', 0, 3), limiter.allows('ana', 0, 2)]).toEqual([
      true,
      false,
      true,
    ])
  })

  test('a clock that runs back gives nothing away', () => {
    const limiter = new RateLimiter({ burst: 1, perSecond: 1 })
    limiter.allows('ana', 5_000)
    expect(limiter.allows('ana', 1_000)).toBe(false)
  })

  test('[ROOM-30] who has been quiet for long is forgotten, so that memory stays flat', () => {
    const limiter = new RateLimiter({ burst: 5, perSecond: 1 })
    for (let i = 0; i < 10_000; i++) limiter.allows(`address ${i}`, i)
    expect(limiter.size).toBeLessThanOrEqual(10_000)
    limiter.allows('ana', 60_000)
    expect(limiter.size).toBe(1)
  })

  test('[ROOM-30] what is given back may be spent again, and is never more than a burst', () => {
    const limiter = new RateLimiter({ burst: 2, perSecond: 1 })
    expect([1, 2, 3].map(() => limiter.allows('ana', 0))).toEqual([true, true, false])
    limiter.giveBack('ana')
    expect([1, 2].map(() => limiter.allows('ana', 0))).toEqual([true, false])
    limiter.giveBack('ana', 100)
    expect([1, 2, 3].map(() => limiter.allows('ana', 0))).toEqual([true, true, false])
    limiter.giveBack('nobody')
    expect(limiter.size).toBe(1)
  })
})
