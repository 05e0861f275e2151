import type { Chance } from '@veillee/kernel'
import { DRAWER, GESTURE } from './constants.ts'
import type { Line } from './drawing.ts'
import type { Drawing } from './gesture.ts'
import { distanceHu, mirrored, type Point } from './hand.ts'
import { normal, someWander, wanderedOn, whereIs } from './noise.ts'
import type { DrawingSample } from './sample.ts'

/** A place on the way of the finger, how long it rests there, and how much of its speed it has on the way there. */
interface Stop extends Point {
  readonly restMs: number
  readonly ease: number
}

/** Where the finger is at a time. */
interface Moment {
  readonly tMs: number
  readonly place: Point
  readonly touching: boolean
}

const STEP_HU = 0.01
const SAMPLE_MS = 1000 / GESTURE.samplesPerSecond

/** These lines as a bot draws them: at a person's pace, resting at corners, a little askew and unsteady. */
export function drawnByBot(lines: readonly Line[], chance: Chance): Drawing {
  const onto = someHand(chance)
  const huPerS = DRAWER.leastHuPerS + ((DRAWER.mostHuPerS - DRAWER.leastHuPerS) * chance.below(1001)) / 1000
  const moments: Moment[] = []
  for (const line of lines) {
    const stops = wobbly(eased(stopsOf(line.points.map(onto), chance)), chance)
    const startMs = moments.length === 0 ? 0 : moments.at(-1)!.tMs + DRAWER.airMs
    moments.push(...paced(stops, startMs, huPerS))
  }
  return { kind: 'drawing', samples: moments.map(sampleOf) }
}

/** From a symbol's box, with its y downwards, onto a right palm. */
function someHand(chance: Chance): (point: Line['points'][number]) => Point {
  const tilt = (normal(chance) * DRAWER.tiltDeg * Math.PI) / 180
  const size = DRAWER.sizeHu * (1 + normal(chance) * DRAWER.scale)
  const [cos, sin] = [Math.cos(tilt) * size, Math.sin(tilt) * size]
  const [middleX, middleY] = DRAWER.middle
  return ([boxX, boxY]) => {
    const [x, y] = [(boxX - 50) / 100, (50 - boxY) / 100]
    return mirrored({ x: middleX + x * cos - y * sin, y: middleY + x * sin + y * cos })
  }
}

/** Close together, with a rest at every corner; a dot is one long rest. */
function stopsOf(points: readonly Point[], chance: Chance): readonly Stop[] {
  const [first] = points
  if (!first) return []
  if (points.length === 1) return [{ ...first, restMs: DRAWER.dotMs, ease: 1 }]
  const rests = points.map((_, i) => (isCorner(points, i) ? someRestMs(chance) : 0))
  return points.flatMap((to, i) => {
    const from = points[i - 1]
    const stop = { ...to, restMs: rests[i]!, ease: 1 }
    return from ? [...between(from, to), stop] : [stop]
  })
}

function between(from: Point, to: Point): readonly Stop[] {
  const steps = Math.ceil(distanceHu(from, to) / STEP_HU)
  return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => ({
    ...towards(from, to, (i + 1) / steps),
    restMs: 0,
    ease: 1,
  }))
}

const someRestMs = (chance: Chance): number =>
  DRAWER.leastRestMs + chance.below(DRAWER.mostRestMs - DRAWER.leastRestMs + 1)

const isCorner = (points: readonly Point[], i: number): boolean =>
  i > 0 && i < points.length - 1 && bendOf(points[i - 1]!, points[i]!, points[i + 1]!) > DRAWER.cornerDeg

/** By how many degrees the way turns in the middle one of three places. */
function bendOf(before: Point, here: Point, after: Point): number {
  const [ax, ay, bx, by] = [here.x - before.x, here.y - before.y, after.x - here.x, after.y - here.y]
  return (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI
}

function wobbly(stops: readonly Stop[], chance: Chance): readonly Stop[] {
  let [x, y] = [someWander(chance), someWander(chance)]
  return stops.map((stop, i) => {
    const on = i === 0 ? 0 : distanceHu(stops[i - 1]!, stop) / DRAWER.wobbleOverHu
    x = wanderedOn(x, on, chance)
    y = wanderedOn(y, on, chance)
    return { ...stop, x: stop.x + whereIs(x) * DRAWER.wobbleHu, y: stop.y + whereIs(y) * DRAWER.wobbleHu }
  })
}

/** 60 moments a second along the stops, and the lift. */
function paced(stops: readonly Stop[], startMs: number, huPerS: number): readonly Moment[] {
  const [first] = stops
  if (!first) return []
  const moments: Moment[] = [{ tMs: startMs, place: first, touching: true }]
  let [nowMs, nextMs] = [startMs, startMs + SAMPLE_MS]
  const until = (endMs: number, from: Point, to: Point): void => {
    for (; nextMs <= endMs; nextMs += SAMPLE_MS)
      moments.push({
        tMs: nextMs,
        place: towards(from, to, (nextMs - nowMs) / (endMs - nowMs)),
        touching: true,
      })
    nowMs = endMs
  }
  stops.forEach((stop, i) => {
    const from = stops[i - 1] ?? stop
    if (i > 0) until(nowMs + (distanceHu(from, stop) / (huPerS * stop.ease)) * 1000, from, stop)
    if (stop.restMs > 0) until(nowMs + stop.restMs, stop, stop)
  })
  const last = stops.at(-1)!
  return [
    ...moments,
    { tMs: nextMs, place: last, touching: true },
    { tMs: nextMs + SAMPLE_MS, place: last, touching: false },
  ]
}

const eased = (stops: readonly Stop[]): readonly Stop[] =>
  stops.map((stop, i) => ({ ...stop, ease: easeAt(stops, i) }))

/** The share of its speed that the finger keeps in a bend. */
function easeAt(stops: readonly Stop[], i: number): number {
  const reach = 4
  const [before, here, after] = [
    stops[Math.max(0, i - reach)]!,
    stops[i]!,
    stops[Math.min(stops.length - 1, i + reach)]!,
  ]
  const bend = (bendOf(before, here, after) * Math.PI) / 180
  const wayHu = (distanceHu(before, here) + distanceHu(here, after)) / 2
  const radiusHu = bend === 0 || wayHu === 0 ? DRAWER.easyRadiusHu : wayHu / bend
  return Math.min(1, Math.max(DRAWER.slowestShare, Math.cbrt(radiusHu / DRAWER.easyRadiusHu)))
}

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

const onGrid = (hu: number): number => Math.round(hu / GESTURE.gridHu) * GESTURE.gridHu + 0

const sampleOf = ({ tMs, place, touching }: Moment): DrawingSample => ({
  tMs: Math.round(tMs),
  object: 'finger',
  x: onGrid(place.x),
  y: onGrid(place.y),
  face: 'palm',
  angle: 0,
  press: touching ? 1 : 0,
  contact: 'tip',
  touching,
})
