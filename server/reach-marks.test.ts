import { expect, test } from 'vitest'
import { ReachMarks } from './reach-marks.ts'

const MINUTE = 60_000

test('[ROOM-1] a knock is heard by others than whoever knocked, for ten minutes', () => {
  const reachMarks = new ReachMarks()
  reachMarks.come('K7F3M9', '192.168.1.9', { who: 'phone', host: '192.168.1.20:3000', at: 0 })
  expect(reachMarks.heard('K7F3M9', 'host', MINUTE)?.host).toBe('192.168.1.20:3000')
  expect(reachMarks.heard('K7F3M9', 'phone', MINUTE)).toBeUndefined()
  expect(reachMarks.heard('AAAAAA', 'host', MINUTE)).toBeUndefined()
  expect(reachMarks.heard('K7F3M9', 'host', 10 * MINUTE)).toBeUndefined()
})

test('[ROOM-30] one address knocks so often and no more, and a thousand knocks are all that is remembered', () => {
  const reachMarks = new ReachMarks()
  for (let i = 0; i < 100; i++) reachMarks.come(`M${i}`, '192.168.1.9', { who: 'phone', host: 'a', at: 0 })
  expect(reachMarks.size).toBe(20)
  for (let i = 0; i < 3_000; i++) reachMarks.come(`N${i}`, `address ${i}`, { who: 'phone', host: 'a', at: i })
  expect(reachMarks.size).toBe(1_000)
  expect(reachMarks.heard('N2999', 'host', 3_000)).toBeDefined()
  reachMarks.come('LAST', 'another', { who: 'phone', host: 'a', at: 11 * MINUTE })
  expect(reachMarks.size).toBe(1)
})
