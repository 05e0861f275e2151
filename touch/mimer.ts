import type { Chance } from '@veillee/kernel'
import { GESTURE, MIMER } from './constants.ts'
import type { Mime } from './gesture.ts'
import { distanceHu, type Held, type Place } from './hand.ts'
import {
  type Contact,
  contactsOf,
  footprintOf,
  kindOf,
  type MovementClass,
  movementsAllowed,
  type ObjectId,
  objectsOf,
} from './object.ts'
import type { MimeSample } from './sample.ts'
import { pathOf, type Spot } from './spot.ts'

/** What is shown with: one of the eleven, or the four cubes, in a row. */
export type Shown = ObjectId | 'cubes'

/** One thing that is shown: an object that does something somewhere, perhaps upon another that lies there. */
export interface Motif {
  readonly object: Shown
  readonly movement: MovementClass
  readonly spot: Spot
  readonly upon?: ObjectId
}

type Moment = Partial<MimeSample> & { readonly ms: number }

const SAMPLE_MS = 1000 / GESTURE.samplesPerSecond
const TIMES = 2

/** Every object of a motif, in the order in which they come. */
export const objectsIn = ({ object, upon }: Motif): readonly ObjectId[] => [
  ...(upon ? [upon] : []),
  ...piecesOf(object),
]

const piecesOf = (object: Shown): readonly ObjectId[] => (object === 'cubes' ? objectsOf('cube') : [object])

/**
 * These motifs as a bot mimes them: each of them twice, with a rest before the next, at a person's pace. Nothing is
 * traced: what moves goes straight, and what is thin not far (PALM-17).
 */
export function mimedByBot(motifs: readonly Motif[], held: Held, chance: Chance): Mime {
  const samples: MimeSample[] = []
  let startMs = 0
  for (const motif of motifs) {
    for (let time = 0; time < TIMES; time++) {
      for (const sample of shown(motif, held, startMs, chance)) samples.push(sample)
      startMs = samples.at(-1)!.tMs + MIMER.againMs
    }
    startMs += MIMER.restMs
  }
  return { kind: 'mime', samples }
}

/** From the first touching down to the last lift. */
function shown(motif: Motif, held: Held, startMs: number, chance: Chance): readonly MimeSample[] {
  const { object, movement, upon } = motif
  const [across, angle] = [0.3 + chance.below(41) / 100, chance.below(GESTURE.anglesPerTurn)]
  const path = pathOfMotif(motif, across)
  const base = upon && laid(upon, held, startMs, angle)
  const beginsMs = base ? base.at(-1)!.tMs + MIMER.againMs : startMs
  const samples = piecesOf(object).flatMap((piece, i, pieces) => {
    const contact = contactFor(piece, movement)
    const places = path.map(place => besideOthers(place, i, pieces.length))
    const first: MimeSample = {
      tMs: beginsMs,
      object: piece,
      ...places[0]!,
      angle,
      press: 1,
      contact,
      touching: true,
      held,
    }
    return sampled(momentsOf(movement, first, places), first, beginsMs + i * betweenMs(movement))
  })
  const inOrder = samples.sort((one, other) => one.tMs - other.tMs)
  if (!base) return inOrder
  const liftedMs = inOrder.at(-1)!.tMs + MIMER.touchMs
  return [...base, ...inOrder, { ...base.at(-1)!, tMs: liftedMs, press: 0, touching: false }]
}

const sampled = (moments: readonly Moment[], base: MimeSample, startMs: number): readonly MimeSample[] =>
  moments.map(({ ms, ...moment }) => {
    const sample = { ...base, ...moment }
    return { ...sample, tMs: Math.round(startMs + ms), x: onGrid(sample.x), y: onGrid(sample.y) }
  })

/** What lies there and stays, for something else to happen on it: without its lift. */
function laid(object: ObjectId, held: Held, startMs: number, angle: number): readonly MimeSample[] {
  const movement = movementsAllowed(kindOf(object)).includes('press') ? 'press' : 'drape'
  const [from, to] = pathOf('hollow', 0.5)
  const place = between(from!, to!, 0.5)
  const contact = contactFor(object, movement)
  const base = { tMs: startMs, object, ...place, angle, press: 1, contact, touching: true, held }
  return sampled(momentsOf(movement, base, [place]), base, startMs).filter(({ touching }) => touching)
}

/** Four cubes stand in a row, one beside the other, however the hand lies under them. */
const besideOthers = ({ x, y, face }: Place, i: number, count: number): Place => ({
  x: x + (i - (count - 1) / 2) * MIMER.cubeApartHu,
  y,
  face,
})

/** One after the other, so that there are never more of them at once than can be told apart. */
const betweenMs = (movement: MovementClass): number =>
  movement === 'tap' || movement === 'walk' ? MIMER.betweenKeysMs : MIMER.betweenCubesMs

function momentsOf(movement: MovementClass, base: MimeSample, path: readonly Place[]): readonly Moment[] {
  const to = path.at(-1)!
  switch (movement) {
    case 'tap':
      return Array.from({ length: MIMER.taps }, (_, i) => tapAt(i * MIMER.betweenTapsMs, base)).flat()
    case 'walk':
      return stepsAlong(path).flatMap((step, i) => tapAt(i * MIMER.betweenTapsMs, step))
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

/** Where it begins and where it goes; what stays where it is has one place. */
export function pathOfMotif({ object, movement, spot }: Motif, acrossShare: number): readonly Place[] {
  const path = pathOf(spot, acrossShare)
  const [from, to] = [path[0]!, path.at(-1)!]
  if (movement === 'walk') return path.length > 2 ? path : [from, cut(from, to, MIMER.longWalkHu)]
  if (movement !== 'drag' && movement !== 'roll') return [between(from, to, 0.5)]
  const [piece] = piecesOf(object)
  return [from, cut(from, to, longestHu(piece!, contactFor(piece!, movement)))]
}

const cut = (from: Place, to: Place, mostHu: number): Place =>
  between(from, to, Math.min(1, mostHu / distanceHu(from, to)))

/** A way with several places goes from one to the next; any other in strides that are felt as such. */
function stepsAlong(path: readonly Place[]): readonly Place[] {
  if (path.length > 2) return path
  const [from, to] = [path[0]!, path.at(-1)!]
  const strides = Math.max(MIMER.leastStrides, Math.ceil(distanceHu(from, to) / MIMER.strideHu))
  return Array.from({ length: strides + 1 }, (_, i) => between(from, to, i / strides))
}

function longestHu(object: ObjectId, contact: Contact): number {
  const { widthHu, lengthHu } = footprintOf(kindOf(object), contact)!
  return Math.max(widthHu, lengthHu) < MIMER.thinDragHu / 2 ? MIMER.thinDragHu : MIMER.longDragHu
}

const onGrid = (hu: number): number => Math.round(hu / GESTURE.gridHu) * GESTURE.gridHu + 0
