import { PACKET, seenPackets, writePacket } from '@veillee/room'
import { feel, type MimeSample, newSkin, writeFelt } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { FeltPlayback } from './felt-playback.ts'
import { SeenPlayback } from './seen-playback.ts'

const of = { seat: 1, match: 1, step: 3 }

const samples = Array.from({ length: 60 }, (_, i): MimeSample => {
  const touching = i < 50
  const [x, y] = [(300 + 4 * i) / 1024, 0.5]
  const pose = { face: 'palm', held: 'palm-up', contact: 'face', angle: 0 } as const
  return { tMs: 17 * i, object: 'coin', x, y, ...pose, press: touching ? 1 : 0, touching }
})

const { frames } = feel(newSkin('1'.repeat(64), 0.3), samples)

const feltPacket = (i: number, step = of.step) =>
  writePacket(PACKET.felt, { ...of, step, first: 0 }, writeFelt(frames.slice(i, i + 2)))

describe('what a palm feels', () => {
  test('[PALM-47] is only ever now: one frame, and nothing after the lift', () => {
    const feeling = new FeltPlayback()
    const felt: (number | null)[] = []
    for (let nowMs = 0; nowMs < 1_600; nowMs += 16) {
      for (let i = 0; i < frames.length; i += 2)
        if (frames[i]!.tMs <= nowMs && frames[i]!.tMs > nowMs - 16) feeling.hear(feltPacket(i), of, nowMs)
      feeling.pass(nowMs)
      felt.push(feeling.now.value?.tMs ?? null)
    }
    expect(felt.filter(tMs => tMs !== null).length).toBeGreaterThan(40)
    expect(felt.at(-1)).toBeNull()
    const seen = felt.filter(tMs => tMs !== null)
    expect(seen).toEqual(seen.toSorted((a, b) => a! - b!))
  })

  test('[ROOM-11] is of this gesture alone', () => {
    const feeling = new FeltPlayback()
    feeling.hear(feltPacket(0, 4), of, 0)
    feeling.pass(1_000)
    expect(feeling.now.value).toBeNull()
  })

  test('[PALM-47] fades when nothing comes any more', () => {
    const feeling = new FeltPlayback()
    feeling.hear(feltPacket(0), of, 0)
    feeling.pass(200)
    expect(feeling.now.value).not.toBeNull()
    feeling.pass(1_400)
    expect(feeling.now.value).toBeNull()
  })
})

describe('a finger that rests', () => {
  test('[READ-20] is felt all the while, as it says every 800 ms that it is there and its time stands still', () => {
    const feeling = new FeltPlayback()
    const felt: boolean[] = []
    for (let nowMs = 0; nowMs < 8_000; nowMs += 16) {
      const at = (nowMs / 800) | 0
      if (nowMs - at * 800 < 16) feeling.hear(feltPacket(2 * at), of, nowMs)
      feeling.pass(nowMs)
      felt.push(feeling.now.value !== null)
    }
    expect(felt.slice(16).every(Boolean)).toBe(true)
  })
})

describe('a gesture that was held', () => {
  test('[READ-23] is felt again when it goes on where it stopped, however long that took', () => {
    const feeling = new FeltPlayback()
    for (let i = 0; i < 20; i += 2) feeling.hear(feltPacket(i), of, frames[i]!.tMs)
    feeling.pass(1_400)
    for (let i = 20; i < 40; i += 2) feeling.hear(feltPacket(i), of, 40_000 + frames[i]!.tMs)
    feeling.pass(40_000 + frames[39]!.tMs + 10)
    expect(feeling.now.value).not.toBeNull()
  })
})

describe('what those see who may', () => {
  test('[PALM-47] who comes late has the mime from its start, and each sample once', () => {
    const seeing = new SeenPlayback()
    for (const packet of seenPackets({ ...of, first: 0 }, samples.slice(0, 40))) seeing.hear(packet, of, 0)
    expect(seeing.scene.value.samples).toHaveLength(40)
    for (const first of [38, 40, 42])
      for (const packet of seenPackets({ ...of, first }, samples.slice(first, first + 2)))
        seeing.hear(packet, of, 700)
    seeing.pass(2_000)
    expect(seeing.scene.value.samples).toEqual(samples.slice(0, 44))
  })

  test('[PALM-19] what comes too late to be felt is seen all the same, in its order', () => {
    const seeing = new SeenPlayback()
    for (const first of [0, 2, 4])
      for (const packet of seenPackets({ ...of, first }, samples.slice(first, first + 2)))
        seeing.hear(packet, of, samples[first]!.tMs)
    // A phone that was busy for two seconds, and then gets the rest in one go.
    for (const packet of seenPackets({ ...of, first: 6 }, samples.slice(6, 30)))
      seeing.hear(packet, of, 2_000)
    seeing.pass(3_000)
    expect(seeing.scene.value.samples).toEqual(samples.slice(0, 30))
  })
})
