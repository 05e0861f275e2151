import { acted, numberOf } from '@veillee/games'
import { PACKET, writePacket } from '@veillee/room'
import { PUPPET_AT_REST, writePuppet } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { inFront, Troupe } from './troupe.ts'

const posed = (seat: number, tick: number, match = 1, isTapping = false) =>
  writePacket(
    PACKET.puppetSeen,
    { seat, match, step: 5, first: tick },
    writePuppet({ ...acted('walk', tick * 50), isTapping }),
  )

describe('everybody else’s puppets', () => {
  test('[TALE-30] are seen evenly, as they move', () => {
    const troupe = new Troupe(1)
    const seen: number[] = []
    for (let nowMs = 0; nowMs < 2_000; nowMs += 10) {
      if (nowMs % 50 === 0) troupe.hear(posed(2, nowMs / 50), nowMs + (nowMs % 100 === 0 ? 0 : 30))
      const before = troupe.stage.value.get(2)?.pose
      troupe.pass(nowMs)
      const pose = troupe.stage.value.get(2)?.pose
      if (pose !== before) seen.push(nowMs)
    }
    expect(seen.length).toBeGreaterThan(34)
    const gaps = seen.slice(1).map((ms, i) => ms - seen[i]!)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(60)
    expect(troupe.stage.value.get(2)!.pose.acts).toBe(numberOf('walk'))
  })

  test('[TALE-30] of this match alone, and a puppet that nobody moves any more hangs limp', () => {
    const troupe = new Troupe(1)
    troupe.hear(posed(2, 0, 2), 0)
    troupe.pass(500)
    expect(troupe.stage.value.size).toBe(0)
    troupe.hear(posed(2, 10), 500)
    troupe.pass(700)
    expect(troupe.stage.value.get(2)!.pose.acts).not.toBe(0)
    troupe.pass(6_000)
    expect(troupe.stage.value.get(2)!.pose).toEqual(PUPPET_AT_REST)
  })

  test('[ROOM-8] a helper who comes back with another clock is seen again at once', () => {
    const troupe = new Troupe(1)
    troupe.hear(posed(2, 4_000), 0)
    troupe.pass(200)
    troupe.hear(posed(2, 3), 1_000)
    troupe.pass(1_130)
    expect(troupe.stage.value.get(2)!.movedAtMs).toBe(1_130)
  })
})

describe('who is shown large', () => {
  const still = { pose: PUPPET_AT_REST, tappedAtMs: 0, movedAtMs: 0 }
  const seats = [0, 1, 2, 3, 4, 5, 6]

  test('[TALE-30] four at most; whoever taps the floor is looked at', () => {
    expect([...inFront(seats, new Map(), 4)]).toEqual([0, 1, 2, 3])
    const stage = new Map([
      [5, { ...still, tappedAtMs: 900 }],
      [6, { ...still, movedAtMs: 20_000 }],
    ])
    expect([...inFront(seats, stage, 4)]).toEqual([5, 6, 0, 1])
    expect(inFront(seats, stage, 4, 4).has(4)).toBe(true)
  })
})
