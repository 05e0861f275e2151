import type { Chance } from '@veillee/kernel'
import { FELT, LAPSE } from './constants.ts'
import type { FeltFrame } from './felt.ts'
import { distanceHu, mirrored, type Point } from './hand.ts'
import { rotation, someWander, wandered, wanderedOn, whereIs } from './noise.ts'

/** How well a bot remembers. */
export interface Mind {
  /** In deviations of skin and mind together. */
  readonly placeHu: number
  readonly lowPassHu: number
  readonly headingDeg: number
  /** How often a stretch is lost. */
  readonly lapseShare: number
}

type Stroke = readonly Point[]

const STEP_HU = 0.01
/** So many places at most are kept of all that was felt: a way longer than any symbol's, in longer steps (ROOM-38). */
const MOST_PLACES = 600

/**
 * What a bot keeps of a drawing that it felt, stroke by stroke, as it would look on a right palm. The skin has blurred
 * it already, so the mind adds only what is missing from the blur of both together.
 */
export const remembered = (
  frames: readonly FeltFrame[],
  mind: Mind,
  level: number,
  chance: Chance,
): readonly Stroke[] => rememberedStrokes(strokesFelt(frames), mind, level, chance)

/** The same of lines that came by another way than skin: in words. */
export function rememberedStrokes(
  felt: readonly Stroke[],
  mind: Mind,
  level: number,
  chance: Chance,
): readonly Stroke[] {
  const placeHu = remainder(mind.placeHu, FELT.driftHu * level)
  const headingDeg = remainder(mind.headingDeg, FELT.headingDeg * level)
  const lowPassHu = remainder(mind.lowPassHu, FELT.lowPassHu * level)
  const stepHu = Math.max(STEP_HU, felt.reduce((sum, stroke) => sum + lengthHu(stroke), 0) / MOST_PLACES)
  const strokes = felt.map(stroke => smoothed(evenly(stroke, stepHu), lowPassHu, stepHu))
  return withLapse(strokes, mind, chance).map(stroke =>
    drifted(bent(stroke, headingDeg, chance), placeHu, stepHu, chance).map(mirrored),
  )
}

function lengthHu(stroke: Stroke): number {
  let hu = 0
  for (let i = 1; i < stroke.length; i++) hu += distanceHu(stroke[i - 1]!, stroke[i]!)
  return hu
}

const remainder = (total: number, skin: number): number => Math.sqrt(Math.max(0, total * total - skin * skin))

/** From each touching down to the next lift. */
export function strokesFelt(frames: readonly FeltFrame[]): readonly Stroke[] {
  const strokes: Point[][] = [[]]
  for (const { contacts } of frames) {
    const [contact] = contacts
    if (contact) strokes.at(-1)!.push({ x: contact.x, y: contact.y })
    else strokes.push([])
  }
  return strokes.filter(stroke => stroke.length > 0)
}

/** A place every so often along the way. */
function evenly(stroke: Stroke, stepHu: number): Stroke {
  const points: Point[] = [stroke[0]!]
  for (const place of stroke) {
    const awayHu = distanceHu(points.at(-1)!, place)
    const from = points.at(-1)!
    for (let hu = stepHu; hu <= awayHu; hu += stepHu) points.push(towards(from, place, hu / awayHu))
  }
  return points
}

/** A mean over the neighbours, which weigh the less the farther along the way they are. */
function smoothed(stroke: Stroke, lowPassHu: number, stepHu: number): Stroke {
  if (lowPassHu === 0) return stroke
  const reach = Math.ceil((2 * lowPassHu) / stepHu)
  const weights = Array.from({ length: reach + 1 }, (_, i) =>
    Math.exp(-(((i * stepHu) / lowPassHu) ** 2) / 2),
  )
  return stroke.map((_, i) => {
    let [x, y, all] = [0, 0, 0]
    for (let j = Math.max(0, i - reach); j <= Math.min(stroke.length - 1, i + reach); j++) {
      const weight = weights[Math.abs(i - j)]!
      x += stroke[j]!.x * weight
      y += stroke[j]!.y * weight
      all += weight
    }
    return { x: x / all, y: y / all }
  })
}

function bent(stroke: Stroke, headingDeg: number, chance: Chance): Stroke {
  let heading = wandered(0, Number.POSITIVE_INFINITY, chance)
  let place = stroke[0]!
  return stroke.map((to, i) => {
    const from = stroke[i - 1] ?? to
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    heading = wandered(heading, distanceHu(from, to) / FELT.headingOverHu, chance)
    const { cos, sin } = rotation((heading * headingDeg * Math.PI) / 180)
    place = { x: place.x + dx * cos - dy * sin, y: place.y + dx * sin + dy * cos }
    return place
  })
}

/** As slowly as on the skin: as far as a finger goes in that time. */
function drifted(stroke: Stroke, placeHu: number, stepHu: number, chance: Chance): Stroke {
  const overHu = (FELT.driftOverMs / 1000) * 0.8
  let [x, y] = [someWander(chance), someWander(chance)]
  return stroke.map(place => {
    x = wanderedOn(x, stepHu / overHu, chance)
    y = wanderedOn(y, stepHu / overHu, chance)
    return { x: place.x + whereIs(x) * placeHu, y: place.y + whereIs(y) * placeHu }
  })
}

/** Now and then a stretch is lost, wherever it lay. */
function withLapse(strokes: readonly Stroke[], mind: Mind, chance: Chance): readonly Stroke[] {
  const isLost = chance.below(1000) < mind.lapseShare * 1000
  const share = LAPSE.leastShare + ((LAPSE.mostShare - LAPSE.leastShare) * chance.below(1001)) / 1000
  const all = strokes.reduce((sum, stroke) => sum + stroke.length, 0)
  const lost = Math.floor(all * share)
  const first = chance.below(all - lost + 1)
  if (!isLost) return strokes
  let at = 0
  return strokes.flatMap(stroke => {
    const start = at
    at += stroke.length
    const before = stroke.slice(0, Math.max(0, first - start))
    const after = stroke.slice(Math.max(0, first + lost - start))
    return [before, after].filter(part => part.length > 0)
  })
}

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})
