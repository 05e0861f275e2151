import { PACKET, writePacket } from '@veillee/room'
import { type FeltFrame, feel, type MimeSample, newSkin, type ObjectId, writeFelt } from '@veillee/touch'
import { describe, expect, test } from 'vitest'
import { FeltPlayback } from '../live-touch/felt-playback.ts'
import { type Spot, spotsAfter } from './spots.ts'
import { type Warmth, warmthAfter } from './warmth.ts'

const of = { seat: 1, match: 1, step: 3 }
const FRAME_MS = 16

/** A press of a second somewhere in the palm, and its lift. */
function pressOf(object: ObjectId): readonly FeltFrame[] {
  const samples = Array.from({ length: 61 }, (_, i): MimeSample => {
    const touching = i < 60
    const pose = { face: 'palm', held: 'palm-up', contact: 'face', angle: 0 } as const
    const area = object === 'cloth' ? { areaHu2: 0.81 } : {}
    return { tMs: 17 * i, object, x: 0.5, y: 0.5, ...pose, press: touching ? 2 : 0, touching, ...area }
  })
  return feel(newSkin('1'.repeat(64), 0.3), samples).frames
}

/** How long after the lift's frame has arrived anything is still lit, if each frame arrives so late. */
function litForMs(frames: readonly FeltFrame[], lateMs: (frame: number) => number): number {
  const feeling = new FeltPlayback()
  const arrivals = frames.map((frame, i) => ({ frame, atMs: frame.tMs + lateMs(i) }))
  const liftMs = arrivals.at(-1)!.atMs
  let spots: readonly Spot[] = []
  let warmth: Warmth | null = null
  let [litMs, wasLit] = [0, false]
  for (let nowMs = 0; nowMs < liftMs + 2_000; nowMs += FRAME_MS) {
    for (const { frame, atMs } of arrivals)
      if (atMs <= nowMs && atMs > nowMs - FRAME_MS)
        feeling.hear(writePacket(PACKET.felt, { ...of, first: 0 }, writeFelt([frame])), of, nowMs)
    feeling.pass(nowMs)
    spots = spotsAfter(spots, feeling.now.value, FRAME_MS)
    warmth = warmthAfter(warmth, spots, FRAME_MS)
    const isLit = spots.length > 0 || warmth !== null
    wasLit ||= isLit
    if (isLit) litMs = nowMs - liftMs
  }
  expect(wasLit).toBe(true)
  return litMs
}

describe('[PALM-47] [READ-20] nothing is lit 300 ms after the lift’s frame has arrived', () => {
  test.each(['coin', 'dart', 'cloth'] as const)('of a %s, evenly', object => {
    expect(litForMs(pressOf(object), () => 60)).toBeLessThanOrEqual(300)
  })

  test.each([300, 450, 580])('after a network that stood still for %i ms', stoodMs => {
    const frames = pressOf('coin')
    // It stops a moment before the lift, and then brings all of it at once.
    const stopped = frames.length - 5
    const lateMs = (i: number) => (i < stopped ? 60 : 60 + stoodMs - (frames[i]!.tMs - frames[stopped]!.tMs))
    expect(litForMs(frames, lateMs)).toBeLessThanOrEqual(300)
  })
})
