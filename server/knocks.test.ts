import { expect, test } from 'vitest'
import { Knocks } from './knocks.ts'

const MINUTE = 60_000

test('[ROOM-1] a knock is heard by others than whoever knocked, for ten minutes', () => {
  const knocks = new Knocks()
  knocks.come('K7F3M9', '192.168.1.9', { who: 'phone', host: '192.168.1.20:3000', at: 0 })
  expect(knocks.heard('K7F3M9', 'host', MINUTE)?.host).toBe('192.168.1.20:3000')
  expect(knocks.heard('K7F3M9', 'phone', MINUTE)).toBeUndefined()
  expect(knocks.heard('AAAAAA', 'host', MINUTE)).toBeUndefined()
  expect(knocks.heard('K7F3M9', 'host', 10 * MINUTE)).toBeUndefined()
})

test('[ROOM-30] one address knocks so often and no more, and a thousand knocks are all that is remembered', () => {
  const knocks = new Knocks()
  for (let i = 0; i < 100; i++) knocks.come(`M${i}`, '192.168.1.9', { who: 'phone', host: 'a', at: 0 })
  expect(knocks.size).toBe(20)
  for (let i = 0; i < 3_000; i++) knocks.come(`N${i}`, `address ${i}`, { who: 'phone', host: 'a', at: i })
  expect(knocks.size).toBe(1_000)
  expect(knocks.heard('N2999', 'host', 3_000)).toBeDefined()
  knocks.come('LAST', 'another', { who: 'phone', host: 'a', at: 11 * MINUTE })
  expect(knocks.size).toBe(1)
})
