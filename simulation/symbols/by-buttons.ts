import { ANCHORS, type Drawing, type DrawingSample, LED, type Point, type Press } from '@veillee/touch'

const SAMPLE_MS = 1000 / 60
const AIR_MS = 250

/** The finger that was led so, at the pace of the app's. */
export function ledBy(presses: readonly Press[]): Drawing {
  const samples: DrawingSample[] = []
  let [tMs, at, touching] = [0, ANCHORS[4]!, false]
  const write = (place: Point): void => {
    const sample = { tMs: Math.round(tMs), object: 'finger', ...place, face: 'palm', angle: 0 } as const
    samples.push({ ...sample, press: touching ? 1 : 0, contact: 'tip', touching })
    tMs += SAMPLE_MS
  }
  const rest = (ms: number): void => {
    for (const endMs = tMs + ms; tMs < endMs; ) write(at)
  }
  const slide = (to: Point): void => {
    const from = at
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LED.huPerMs / SAMPLE_MS)
    for (let i = 1; i <= count; i++)
      write({ x: from.x + ((to.x - from.x) * i) / count, y: from.y + ((to.y - from.y) * i) / count })
  }
  for (const press of presses) {
    if (press === 'corner') rest(LED.cornerMs)
    else if (press === 'touch') {
      touching = true
      rest(LED.settlesMs)
    } else if (press === 'lift') {
      touching = false
      write(at)
      tMs += AIR_MS
    } else {
      const to = { x: at.x - press[0] * LED.stepHu, y: at.y + press[1] * LED.stepHu }
      if (touching) slide(to)
      at = to
    }
  }
  return { kind: 'drawing', samples }
}
