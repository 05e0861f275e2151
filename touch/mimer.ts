import type { Chance } from '@veillee/kernel'
import { GESTURE, MIMER } from './constants.ts'
import type { Mime } from './gesture.ts'
import { type Held, isFinger, isOnBack, type Place, placeIn, type Region } from './hand.ts'
import { type Contact, contactsOf, footprintOf, kindOf, type MovementClass, type ObjectId } from './object.ts'
import type { MimeSample } from './sample.ts'

/** One thing that is shown: an object that does something somewhere. */
export interface Motif {
  readonly object: ObjectId
  readonly movement: MovementClass
  readonly region: Region
}

type Moment = Partial<MimeSample> & { readonly ms: number }

const SAMPLE_MS = 1000 / GESTURE.samplesPerSecond
const TIMES = 2

/**
 * These motifs as a bot mimes them: each of them twice, with a rest before the next, at a person's pace. Nothing is
 * traced: what moves goes straight, and what is thin not far (PALM-17).
 */
export function mimedByBot(motifs: readonly Motif[], held: Held, chance: Chance): Mime {
  const samples: MimeSample[] = []
  let startMs = 0
  for (const motif of motifs) {
    for (let time = 0; time < TIMES; time++) {
      samples.push(...shown(motif, held, startMs, chance))
      startMs = samples.at(-1)!.tMs + MIMER.againMs
    }
    startMs += MIMER.restMs
  }
  return { kind: 'mime', samples }
}

/** From touching down to the last lift. */
function shown(
  { object, movement, region }: Motif,
  held: Held,
  startMs: number,
  chance: Chance,
): MimeSample[] {
  const contact = contactFor(object, movement)
  const [from, to] = wayIn(region, object, contact, movement, chance)
  const base: MimeSample = {
    tMs: startMs,
    object,
    ...from,
    angle: chance.below(GESTURE.anglesPerTurn),
    press: 1,
    contact,
    touching: true,
    held,
  }
  return momentsOf(movement, base, to).map(({ ms, ...moment }) => {
    const sample = { ...base, ...moment }
    return { ...sample, tMs: Math.round(startMs + ms), x: onGrid(sample.x), y: onGrid(sample.y) }
  })
}

function momentsOf(movement: MovementClass, base: MimeSample, to: Place): readonly Moment[] {
  switch (movement) {
    case 'tap':
      return Array.from({ length: MIMER.taps }, (_, i) => tapAt(i * MIMER.betweenTapsMs, base)).flat()
    case 'walk':
      return Array.from({ length: MIMER.steps }, (_, i) =>
        tapAt(i * MIMER.betweenTapsMs, between(base, to, i / (MIMER.steps - 1))),
      ).flat()
    case 'drag':
    case 'roll':
      return [...during(MIMER.dragMs, share => between(base, to, share)), up(MIMER.dragMs, to)]
    case 'spin':
      return [...during(MIMER.spinMs, (_, ms) => ({ angle: turned(base.angle, ms) })), up(MIMER.spinMs)]
    case 'drape':
      return [...during(MIMER.drapeMs, share => ({ areaHu2: coveredHu2(share) })), up(MIMER.drapeMs)]
    case 'wrap':
      return [
        ...during(MIMER.wrapMs, share => ({ aroundDeg: Math.round(MIMER.wrapDeg * share) })),
        up(MIMER.wrapMs),
      ]
    case 'press':
      return [...during(MIMER.pressMs, (_, ms) => ({ press: pressAfter(ms) })), up(MIMER.pressMs)]
    default:
      return [...during(MIMER.touchMs, () => ({})), up(MIMER.touchMs)]
  }
}

const tapAt = (ms: number, place: Place): readonly Moment[] =>
  [...during(MIMER.tapMs, () => placeOf(place)), up(MIMER.tapMs, place)].map(moment => ({
    ...moment,
    ms: moment.ms + ms,
  }))

/** 60 moments a second, the first at once. */
const during = (lastsMs: number, at: (share: number, ms: number) => Partial<MimeSample>): readonly Moment[] =>
  Array.from({ length: Math.ceil(lastsMs / SAMPLE_MS) }, (_, i) => {
    const ms = i * SAMPLE_MS
    return { ms, ...at(ms / lastsMs, ms) }
  })

const up = (ms: number, place?: Place): Moment => ({
  ms,
  ...(place && placeOf(place)),
  press: 0,
  touching: false,
})

const placeOf = ({ x, y, face }: Place): Place => ({ x, y, face })

const between = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  face: from.face,
})

const turned = (angle: number, ms: number): number =>
  (angle + Math.round((ms / 1000) * MIMER.spinTurnsPerS * GESTURE.anglesPerTurn)) % GESTURE.anglesPerTurn

const coveredHu2 = (share: number): number =>
  MIMER.clothLeastHu2 + (MIMER.clothMostHu2 - MIMER.clothLeastHu2) * share

/** By stillness, as under a person's finger: harder after a quarter of a second. */
const pressAfter = (ms: number): number => (ms < 250 ? 1 : 2)

/** Rolling is done on an edge, and a top stands on its tip; the rest with whatever lies flat, or is all there is. */
function contactFor(object: ObjectId, movement: MovementClass): Contact {
  const kind = kindOf(object)
  const wanted: readonly Contact[] =
    movement === 'roll'
      ? ['edge']
      : movement === 'spin'
        ? ['tip', 'edge']
        : (PREFERRED[movement] ?? ['face', 'tip'])
  return wanted.find(contact => contactsOf(kind).includes(contact)) ?? contactsOf(kind)[0]!
}

const PREFERRED: Partial<Record<MovementClass, readonly Contact[]>> = {
  tap: ['tip', 'face'],
  walk: ['tip', 'face'],
}

/** Where it begins and where it goes, both well inside the region. */
function wayIn(
  region: Region,
  object: ObjectId,
  contact: Contact,
  movement: MovementClass,
  chance: Chance,
): readonly [from: Place, to: Place] {
  const across = isFinger(region) ? 0.5 : 0.3 + chance.below(41) / 100
  const place = (along: number): Place => ({
    ...placeIn(region, along, across),
    face: isOnBack(region) ? 'back' : 'palm',
  })
  const from = place(0.15)
  const whole = place(0.85)
  const lengthHu = Math.sqrt((whole.x - from.x) ** 2 + (whole.y - from.y) ** 2)
  const mostHu = movement === 'walk' ? MIMER.stepHu * (MIMER.steps - 1) : longestHu(object, contact)
  const isStill = movement !== 'walk' && movement !== 'drag' && movement !== 'roll'
  if (isStill) return [place(0.5), place(0.5)]
  return [from, between(from, whole, Math.min(1, mostHu / lengthHu))]
}

function longestHu(object: ObjectId, contact: Contact): number {
  const { widthHu, lengthHu } = footprintOf(kindOf(object), contact)!
  return Math.max(widthHu, lengthHu) < MIMER.thinDragHu / 2 ? MIMER.thinDragHu : MIMER.longDragHu
}

const onGrid = (hu: number): number => Math.round(hu / GESTURE.gridHu) * GESTURE.gridHu + 0
