import { expect, test } from 'vitest'
import { type Spot, spotsAfter } from './spots.ts'
import { contactWith, frameOf } from './testing.ts'
import { WARMTH, type Warmth, warmthAfter } from './warmth.ts'

const FRAME_MS = 16

interface Skin {
  readonly spots: readonly Spot[]
  readonly warmth: Warmth | null
}
const COLD: Skin = { spots: [], warmth: null }

function after(
  skin: Skin,
  ms: number,
  places: (share: number) => readonly (readonly [number, number])[],
): Skin {
  let { spots, warmth } = skin
  for (let at = 0; at < ms; at += FRAME_MS) {
    const contacts = places(at / ms).map(([x, y]) => contactWith({ x, y }))
    spots = spotsAfter(spots, contacts.length > 0 ? frameOf(...contacts) : null, FRAME_MS)
    warmth = warmthAfter(warmth, spots, FRAME_MS)
  }
  return { spots, warmth }
}

test('[PALM-47] skin that is touched grows warm, and is cold again soon after the lift, without moving', () => {
  const warm = after(COLD, 800, () => [[0.5, 0.5]])
  expect(warm.warmth!.heat).toBe(1)
  const cooling = after(warm, WARMTH.fallMs / 2, () => [])
  expect(cooling.warmth!.heat).toBeLessThan(0.6)
  expect([cooling.warmth!.x.at, cooling.warmth!.y.at]).toEqual([warm.warmth!.x.at, warm.warmth!.y.at])
  expect(after(warm, WARMTH.fallMs + FRAME_MS, () => []).warmth).toBeNull()
})

test('[PALM-47] it is one round place, however many touch', () => {
  const { warmth } = after(COLD, 2_000, () => [
    [0.2, 0.5],
    [0.8, 0.5],
  ])
  expect(warmth!.x.at).toBeCloseTo(0.5, 2)
})

test('[READ-20] it tells no line from another: a zigzag and a straight way leave the same warmth', () => {
  const straight = after(COLD, 1_500, share => [[0.3 + 0.4 * share, 0.5]])
  const zigzag = after(COLD, 1_500, share => [
    [0.3 + 0.4 * share, 0.5 + 0.15 * Math.sin(share * 8 * Math.PI)],
  ])
  const apart = Math.hypot(
    straight.warmth!.x.at - zigzag.warmth!.x.at,
    straight.warmth!.y.at - zigzag.warmth!.y.at,
  )
  expect(apart).toBeLessThan(WARMTH.reachHu / 10)
})
