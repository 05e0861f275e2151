import { GESTURE, MOVEMENT } from './constants.ts'
import type { Mime } from './gesture.ts'
import { distanceHu, type Place } from './hand.ts'
import { type MovementClass, OBJECTS, type ObjectId } from './object.ts'
import type { MimeSample } from './sample.ts'

export interface Movement {
  readonly object: ObjectId
  readonly class: MovementClass
  readonly from: Place
  readonly to: Place
  readonly startMs: number
  readonly endMs: number
}

/** One object's stay on one side of the hand, from touching down to whatever ends it. */
interface Stay {
  readonly samples: readonly [MimeSample, ...MimeSample[]]
  readonly endMs: number
  /** The first sample after it; none if the object still lay there when the mime was over. */
  readonly lifted?: MimeSample
}

/** What the objects did on the hand, in the order in which it began. */
export function movementsOf(mime: Mime): readonly Movement[] {
  const endMs = mime.samples.at(-1)?.tMs ?? 0
  return OBJECTS.flatMap(object => {
    const track = mime.samples.filter(sample => sample.object === object)
    return joinWalks(staysOf(track, endMs).flatMap(movementsOfStay))
  }).sort((a, b) => a.startMs - b.startMs)
}

/** Turning the hand over takes an object off one side of it as surely as lifting it does. */
function staysOf(track: readonly MimeSample[], mimeEndMs: number): readonly Stay[] {
  const stays: Stay[] = []
  let open: [MimeSample, ...MimeSample[]] | undefined
  for (const sample of track) {
    if (open && (!sample.touching || sample.face !== open[0].face)) {
      stays.push({ samples: open, endMs: sample.tMs, lifted: sample })
      open = undefined
    }
    if (!sample.touching) continue
    if (open) open.push(sample)
    else open = [sample]
  }
  return open ? [...stays, { samples: open, endMs: mimeEndMs }] : stays
}

/** A tap says already that the object went up again; anything longer ends in a lift of its own. */
function movementsOfStay(stay: Stay): readonly Movement[] {
  const [first] = stay.samples
  const last = stay.samples.at(-1) ?? first
  const movement: Movement = {
    object: first.object,
    class: classOf(stay),
    from: placeOf(first),
    to: placeOf(last),
    startMs: first.tMs,
    endMs: stay.endMs,
  }
  if (!stay.lifted || movement.class === 'tap') return [movement]
  const to = placeOf(stay.lifted)
  return [movement, { ...movement, class: 'lift', from: movement.to, to, startMs: stay.endMs }]
}

/** The most particular first: a string wound round a finger has also been dragged. */
function classOf(stay: Stay): MovementClass {
  const [first] = stay.samples
  if (mostAroundDeg(stay) >= MOVEMENT.wrapFromDeg) return 'wrap'
  if (areaGrownHu2(stay) > MOVEMENT.drapeOverHu2) return 'drape'
  if (turnsSpun(stay) >= MOVEMENT.spinFromTurns) return 'spin'
  if (strayedHu(stay) > MOVEMENT.dragOverHu) return first.contact === 'edge' ? 'roll' : 'drag'
  const lastsMs = stay.endMs - first.tMs
  if (lastsMs < MOVEMENT.tapUnderMs) return 'tap'
  return lastsMs >= MOVEMENT.pressFromMs ? 'press' : 'touch'
}

const mostAroundDeg = (stay: Stay): number =>
  Math.max(...stay.samples.map(sample => Math.abs(sample.aroundDeg ?? 0)))

function areaGrownHu2(stay: Stay): number {
  let [smallest, grown] = [Number.POSITIVE_INFINITY, 0]
  for (const { areaHu2 = 0 } of stay.samples) {
    smallest = Math.min(smallest, areaHu2)
    grown = Math.max(grown, areaHu2 - smallest)
  }
  return grown
}

/** Only what turns fast counts: two fingers may turn an object slowly to place it. */
function turnsSpun(stay: Stay): number {
  let turns = 0
  stay.samples.reduce((before, after) => {
    const turned = turnedBetween(before.angle, after.angle)
    const isFast = turned * 1000 >= MOVEMENT.spinTurnsPerSecond * (after.tMs - before.tMs)
    turns += isFast ? turned : 0
    return after
  })
  return turns
}

/** The shorter way round, in turns. */
function turnedBetween(before: number, after: number): number {
  const steps = Math.abs(after - before)
  return Math.min(steps, GESTURE.anglesPerTurn - steps) / GESTURE.anglesPerTurn
}

/** How far from where it began: the length of the path would make a long drag out of a trembling press. */
const strayedHu = (stay: Stay): number =>
  Math.max(...stay.samples.map(sample => distanceHu(stay.samples[0], sample)))

/** Takes one object's movements, in order. */
function joinWalks(movements: readonly Movement[]): readonly Movement[] {
  const runs: [Movement, ...Movement[]][] = []
  for (const movement of movements) {
    const run = runs.at(-1)
    if (run && isStep(run.at(-1) ?? run[0], movement)) run.push(movement)
    else runs.push([movement])
  }
  return runs.flatMap(run => (run.length >= MOVEMENT.walkFromTaps ? [walkOf(run)] : run))
}

function isStep(before: Movement, after: Movement): boolean {
  const apartHu = distanceHu(before.from, after.from)
  const apartMs = after.startMs - before.startMs
  return (
    before.class === 'tap' &&
    after.class === 'tap' &&
    before.from.face === after.from.face &&
    apartHu >= MOVEMENT.stepLeastHu &&
    apartHu <= MOVEMENT.stepMostHu &&
    apartMs >= MOVEMENT.stepLeastMs &&
    apartMs <= MOVEMENT.stepMostMs
  )
}

function walkOf(taps: readonly [Movement, ...Movement[]]): Movement {
  const last = taps.at(-1) ?? taps[0]
  return { ...taps[0], class: 'walk', to: last.to, endMs: last.endMs }
}

const placeOf = ({ x, y, face }: MimeSample): Place => ({ x, y, face })
