import { readPacket } from '@veillee/room'
import type { DrawingSample } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { SampleSender } from './sample-sender.ts'

const sample = (i: number): DrawingSample => ({
  tMs: i * 17,
  object: 'finger',
  x: (300 + i) / 1024,
  y: 0.5,
  face: 'palm',
  angle: 0,
  press: 1,
  contact: 'tip',
  touching: true,
})

function sending(before: readonly DrawingSample[] = []) {
  const packets: Uint8Array[] = []
  const gesture = new SampleSender<DrawingSample>(
    { seat: 2, match: 1, step: 7 },
    one => packets.push(one),
    before,
  )
  return { gesture, read: () => packets.map(one => readPacket(one)!) }
}

describe('a gesture on its way', () => {
  test('goes out two samples at a time, each packet with its place', () => {
    const { gesture, read } = sending()
    for (let i = 0; i < 5; i++) gesture.add(sample(i))
    expect(read().map(({ first, samples, isAgain }) => [first, samples.length, isAgain])).toEqual([
      [0, 2, false],
      [2, 2, false],
    ])
    gesture.flush()
    gesture.flush()
    expect(read().at(-1)).toMatchObject({ first: 4, seat: 2, match: 1, step: 7 })
    expect(read()).toHaveLength(3)
  })

  test('[READ-23] is said again from its start after a break, and goes on where it stopped', () => {
    const { gesture, read } = sending()
    for (let i = 0; i < 41; i++) gesture.add(sample(i))
    const before = read().length
    gesture.sayAgain()
    gesture.add(sample(41))
    gesture.add(sample(42))
    const again = read().slice(before)
    expect(again.map(({ first, isAgain }) => [first, isAgain])).toEqual([
      [0, true],
      [32, true],
      [41, false],
    ])
    expect(again.flatMap(({ samples }) => samples)).toEqual(gesture.samples)
  })

  test('[ROOM-8] goes on from what was kept when the page was closed', () => {
    const { gesture, read } = sending([sample(0), sample(1), sample(2)])
    gesture.sayAgain()
    gesture.add(sample(3))
    gesture.add(sample(4))
    expect(read().map(({ first }) => first)).toEqual([0, 3])
    expect(gesture.samples).toHaveLength(5)
  })
})
