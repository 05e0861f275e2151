import { beforeEach, describe, expect, test } from 'vitest'
import { NatsDoubts } from './nats-doubts.ts'

describe('[ROOM-28] rooms whose copy is not whole', () => {
  const nodes = ['one', 'two', 'three']
  let leads: number
  let steps: number
  let doubts: NatsDoubts

  beforeEach(() => {
    leads = 0
    steps = 0
    doubts = new NatsDoubts({
      replicas: 3,
      leader: async () => nodes[leads],
      stepDown: async () => {
        steps++
        leads = (leads + 1) % 3
      },
    })
  })

  test('another node is asked to lead, but not while one has only just begun to', async () => {
    await doubts.add('room', 0)
    await doubts.add('room', 1_000)
    await doubts.add('another', 2_000)
    expect(steps).toBe(1)
    doubts.elected(4_000)
    await doubts.add('another', 8_000)
    expect(steps).toBe(1)
    await doubts.add('third', 10_000)
    expect(steps).toBe(2)
  })

  test('if more than half have led without a whole copy, everybody else is left in peace', async () => {
    await doubts.add('room', 0)
    expect(doubts.isLost('room')).toBe(false)
    for (const at of [6_000, 12_000, 18_000]) await doubts.add('room', at)
    expect([doubts.isLost('room'), doubts.isLost('another'), steps]).toEqual([true, false, 1])
  })

  test('after a while a node may have been mended, and is asked anew', async () => {
    for (const at of [0, 6_000]) await doubts.add('room', at)
    await doubts.add('another', 700_000)
    expect(doubts.isLost('room')).toBe(false)
  })
})
