import { expect, test } from 'vitest'
import { GLIMMER, type Spot, spotsAfter } from './spots.ts'
import { contactWith, frameOf } from './testing.ts'

const STEP_MS = 1_000 / 60

/** Frame after frame, as a screen shows them. */
function after(ms: number, frame: Parameters<typeof spotsAfter>[1], from: readonly Spot[] = []) {
  let spots = from
  for (let atMs = 0; atMs < ms; atMs += STEP_MS) spots = spotsAfter(spots, frame, STEP_MS)
  return spots
}

const CLOTH = contactWith({
  kind: 'cloth',
  print: { shape: 'square', widthHu: 0.9, lengthHu: 0.9, hardness: 0.1 },
})

test('[PALM-47] a light rises in 60 ms and is gone, without any rest, 90 ms after the lift', () => {
  const frame = frameOf(contactWith())
  expect(spotsAfter([], frame, 30)[0]!.light).toBeCloseTo(0.5)
  const lit = after(200, frame)
  expect(lit[0]!.light).toBe(1)
  expect(spotsAfter(lit, null, 45)[0]!.light).toBeCloseTo(0.5)
  expect(spotsAfter(lit, null, 90)).toEqual([])
})

test('[PALM-47] a lift fades where it was: nothing moves on, and nothing of the way there is left', () => {
  const way = Array.from({ length: 40 }, (_, i) => frameOf(contactWith({ x: i / 50 })))
  let spots: readonly Spot[] = []
  for (const frame of way) {
    spots = spotsAfter(spots, frame, STEP_MS)
    expect(spots).toHaveLength(1)
  }
  const [last] = spots
  const [fading] = spotsAfter(spots, null, 30)
  expect([fading!.x.at, fading!.isHere]).toEqual([last!.x.at, false])
})

test('an even movement is followed 60 ms behind, and never overshot', () => {
  let spots: readonly Spot[] = []
  for (let i = 0; i <= 60; i++) spots = spotsAfter(spots, frameOf(contactWith({ x: i / 60 })), STEP_MS)
  // One hu a second: 60 ms behind is 0.06 hu, less the half frame by which a frame is old when it is shown.
  expect(1 - spots[0]!.x.at).toBeCloseTo((GLIMMER.lagMs - STEP_MS / 2) / 1_000, 3)
  for (let i = 0; i < 30; i++) {
    spots = spotsAfter(spots, frameOf(contactWith({ x: 1 })), STEP_MS)
    expect(spots[0]!.x.at).toBeLessThanOrEqual(1)
  }
})

test('a hop is another light: it does not glide from where the last one was', () => {
  const first = after(100, frameOf(contactWith({ kind: 'pawn', x: 0.2 })))
  const between = spotsAfter(first, null, STEP_MS)
  const second = spotsAfter(between, frameOf(contactWith({ kind: 'pawn', x: 0.5 })), STEP_MS)
  expect(second.find(({ isHere }) => isHere)!.x.at).toBe(0.5)
})

test('[ROOM-21] what is as large as a palm comes and goes too slowly to flicker three times a second', () => {
  expect(after(200, frameOf(CLOTH))[0]!.light).toBeLessThan(0.6)
  expect(GLIMMER.broadRiseMs + GLIMMER.broadFallMs).toBeGreaterThan(1_000 / 3)
  // With the 120 ms that a packet waits, still dark 300 ms after the lift has come.
  const lit = after(500, frameOf(CLOTH))
  expect(spotsAfter(lit, null, 150)).toEqual([])
})

test('a press widens by 15 % a level, and a weak touch is dim', () => {
  const wide = (press: number) => after(500, frameOf(contactWith({ press })))[0]!.wide
  expect([1, 2, 3].map(wide)).toEqual([1, 1.15, 1.3])
  expect(after(500, frameOf(contactWith({ strength: 0.4 })))[0]!.light).toBeCloseTo(0.4)
})

test('two of a kind stay two, each following its own', () => {
  const pair = (x: number) =>
    frameOf(contactWith({ kind: 'cube', x }), contactWith({ kind: 'cube', x: x + 0.3 }))
  let spots: readonly Spot[] = []
  for (let i = 0; i < 30; i++) spots = spotsAfter(spots, pair(0.2 + i / 200), STEP_MS)
  expect(spots).toHaveLength(2)
  expect(spots[1]!.x.at - spots[0]!.x.at).toBeCloseTo(0.3, 2)
})
