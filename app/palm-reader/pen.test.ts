import { type DrawingSample, FULL, isOverdrawn, parseDrawing, rolled, strokesOf } from '@veillee/touch'
import { expect, test } from 'vitest'
import { LONGEST_PAUSE_MS, Pen } from './pen.ts'
import { Steps } from './steps.ts'

const FRAME_MS = 1000 / 60

function someone(before: readonly DrawingSample[] = []) {
  const samples: DrawingSample[] = []
  const seen = { lifts: 0, haste: 0 }
  const pen = new Pen(
    {
      sample: sample => samples.push(sample),
      lift: () => seen.lifts++,
      haste: () => seen.haste++,
    },
    before,
  )
  return { pen, samples, seen }
}

/** A finger that goes straight, on a screen of so many frames a second. */
function draws(
  pen: Pen,
  { fromMs = 0, lastsMs = 1_000, huPerS = 0.5, framesPerS = 60, x = 0.1 } = {},
): number {
  const stepMs = 1000 / framesPerS
  pen.down({ x, y: 0.5 }, fromMs)
  let atMs = fromMs
  for (; atMs <= fromMs + lastsMs; atMs += stepMs) {
    pen.move({ x: x + ((atMs - fromMs) / 1000) * huPerS, y: 0.5 }, atMs)
    pen.pass(atMs)
  }
  pen.up(atMs)
  return atMs
}

test('a finger makes sixty samples a second, however fast the screen is', () => {
  for (const framesPerS of [30, 60, 120]) {
    const { pen, samples } = someone()
    draws(pen, { framesPerS })
    expect(samples.length).toBeGreaterThan(58)
    expect(samples.length).toBeLessThan(67)
    for (const [i, { x, tMs }] of samples.slice(1, -4).entries()) {
      expect(tMs - samples[i]!.tMs).toBeGreaterThanOrEqual(16)
      expect(x).toBeCloseTo(0.1 + (tMs / 1000) * 0.5, 1)
    }
  }
})

test('on a page that hardly keeps up, the line is as the finger went', () => {
  const { pen, samples } = someone()
  pen.down({ x: 0, y: 0.5 }, 0)
  for (let atMs = 10; atMs <= 400; atMs += 10)
    pen.move({ x: atMs / 1000, y: atMs < 200 ? 0.5 + atMs / 1000 : 0.9 - atMs / 1000 }, atMs)
  pen.pass(400)
  pen.up(410)
  expect(Math.max(...samples.map(({ y }) => y))).toBeCloseTo(0.7, 1)
  expect(samples.length).toBeGreaterThan(22)
})

test('what the page hears of the finger late is drawn all the same, corners and all', () => {
  const { pen, samples } = someone()
  const wayAt = (atMs: number) => ({ x: atMs / 1000, y: 0.5 + 0.15 * Math.abs(((atMs / 75) % 2) - 1) })
  pen.down(wayAt(0), 0)
  // Frames go on, and every 150 ms all that was measured meanwhile comes at once, 80 ms late.
  let heardMs = 0
  for (let nowMs = 0; nowMs <= 1_200; nowMs += FRAME_MS) {
    if (nowMs - heardMs >= 230 || nowMs > 1_180)
      for (; heardMs < Math.min(nowMs - 80, 900); heardMs += 15) pen.move(wayAt(heardMs), heardMs)
    pen.pass(nowMs)
  }
  pen.up(1_200)
  const corners = samples.filter(
    ({ y }, i) => i > 0 && y < samples[i - 1]!.y && y <= (samples[i + 1]?.y ?? y) && y < 0.52,
  )
  expect(corners.length).toBeGreaterThanOrEqual(5)
  expect(samples.at(-1)!.x).toBeCloseTo(0.9, 1)
  for (const [i, { tMs }] of samples.slice(1).entries()) expect(tMs).toBeGreaterThanOrEqual(samples[i]!.tMs)
})

test('[READ-20] lifting is allowed: the gesture goes on, and thinking is not part of it', () => {
  const { pen, samples, seen } = someone()
  draws(pen)
  draws(pen, { fromMs: 60_000, x: 0.3 })
  expect(seen.lifts).toBe(2)
  const lifted = samples.findIndex(({ touching }) => !touching)
  expect(samples[lifted + 1]!.tMs - samples[lifted]!.tMs).toBe(LONGEST_PAUSE_MS)
  expect(parseDrawing(rolled({ kind: 'drawing', samples }))).toBeDefined()
})

test('[READ-23] goes on where it stopped, after the page was loaded anew', () => {
  const one = someone()
  draws(one.pen)
  const two = someone(one.samples)
  draws(two.pen, { fromMs: 400 })
  expect(two.samples[0]!.tMs).toBe(one.samples.at(-1)!.tMs + LONGEST_PAUSE_MS)
  expect(parseDrawing(rolled({ kind: 'drawing', samples: [...one.samples, ...two.samples] }))).toBeDefined()
})

test('press comes from stillness, and a finger at rest does not fill the gesture', () => {
  const { pen, samples } = someone()
  pen.down({ x: 0.5, y: 0.5 }, 0)
  for (let atMs = 0; atMs < 60_000; atMs += FRAME_MS) pen.pass(atMs)
  const pressAt = (tMs: number) => samples.find(sample => sample.tMs >= tMs)!.press
  expect([pressAt(100), pressAt(270), pressAt(720)]).toEqual([1, 2, 3])
  expect(samples.length).toBeLessThan(310)
  pen.move({ x: 0.7, y: 0.5 }, 60_000)
  pen.pass(60_020)
  expect(samples.at(-1)!.tMs).toBeLessThan(6_500)
})

test('[READ-20] a finger that rests for long is never taken for lifted, and its time stands still', () => {
  const heardAtMs: number[] = []
  let nowMs = 0
  const pen = new Pen({ sample: () => heardAtMs.push(nowMs), lift: () => {}, haste: () => {} })
  pen.down({ x: 0.5, y: 0.5 }, 0)
  for (; nowMs < 20_000; nowMs += FRAME_MS) pen.pass(nowMs)
  const longest = Math.max(...heardAtMs.slice(1).map((atMs, i) => atMs - heardAtMs[i]!))
  expect(longest).toBeLessThan(900)
})

test('[ROOM-21] [READ-22] whoever presses a button every five seconds has room for the longest symbol', () => {
  const { pen, samples } = someone()
  const steps = new Steps(pen)
  const PRESSES = 78
  let atMs = 0
  const waits = () => {
    for (const until = atMs + 5_000; atMs < until; atMs += FRAME_MS) {
      steps.pass(atMs)
      pen.pass(atMs)
    }
  }
  steps.touch()
  for (let i = 0; i < PRESSES; i++) {
    waits()
    steps.towards([i % 2 === 0 ? 1 : -1, 0])
  }
  waits()
  steps.lift()
  waits()
  expect(pen.isFull).toBe(false)
  expect(parseDrawing(rolled({ kind: 'drawing', samples }))).toBeDefined()
})

test('a finger that is too fast for skin is told so, a calm one is not', () => {
  const calm = someone()
  draws(calm.pen, { huPerS: 1.5, lastsMs: 500 })
  expect(calm.seen.haste).toBe(0)
  const hasty = someone()
  draws(hasty.pen, { huPerS: 4, lastsMs: 250 })
  expect(hasty.seen.haste).toBeGreaterThan(0)
})

test('a gesture never becomes longer than the wire takes', () => {
  const { pen, samples } = someone()
  let atMs = 0
  for (let i = 0; i < 140; i++) atMs = draws(pen, { fromMs: atMs + 10, x: (i % 5) / 10 })
  expect(pen.isFull).toBe(true)
  expect(parseDrawing(rolled({ kind: 'drawing', samples }))).toBeDefined()
})

test('[ROOM-38] a palm takes no more strokes than can be read, and the last one whole', () => {
  const { pen, samples } = someone()
  let atMs = 0
  for (let i = 0; i < FULL.strokes + 5; i++)
    atMs = draws(pen, { fromMs: atMs + 10, lastsMs: 60, x: (i % 5) / 10 })
  expect(pen.isFull).toBe(true)
  const strokes = strokesOf({ kind: 'drawing', samples })
  expect(strokes).toHaveLength(FULL.strokes)
  expect(strokes.at(-1)!.length).toBe(strokes[0]!.length)
  expect(isOverdrawn(rolled({ kind: 'drawing', samples }))).toBe(false)
})

test('[ROOM-21] led by buttons, a finger makes the same samples at a pace that is felt', () => {
  const { pen, samples, seen } = someone()
  const steps = new Steps(pen)
  steps.toAnchor(1)
  steps.toAnchor(3)
  steps.corner()
  steps.towards([0, -1])
  steps.lift()
  steps.toAnchor(8)
  steps.lift()
  for (let atMs = 1_000; atMs < 8_000; atMs += FRAME_MS) {
    steps.pass(atMs)
    pen.pass(atMs)
  }
  expect(seen).toEqual({ lifts: 2, haste: 0 })
  expect(samples[0]).toMatchObject({ x: 0.85, y: 0.93, touching: true })
  const corner = samples.filter(({ x, y }) => Math.hypot(x - 0.15, y - 0.93) < 0.005)
  expect(corner.at(-1)!.tMs - corner[0]!.tMs).toBeGreaterThanOrEqual(150)
  expect(samples.at(-1)!.touching).toBe(false)
  expect(samples.at(-1)!.y).toBeCloseTo(0.23)
  expect(parseDrawing(rolled({ kind: 'drawing', samples }))).toBeDefined()
})
