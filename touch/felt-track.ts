import type { Chance } from '@veillee/kernel'
import { ACUITY, FELT, GESTURE } from './constants.ts'
import { type Pose, posed } from './felt-pose.ts'
import {
  carriedOver,
  distanceHu,
  type Finger,
  fingerOf,
  fingersBeside,
  isOnBack,
  nearestOn,
  type Point,
  type Region,
  regionNear,
} from './hand.ts'
import { rotation, someWander, type Wander, wandered, wanderedOn, whereIs } from './noise.ts'
import { footprintOf, kindOf } from './object.ts'
import type { DrawingSample, MimeSample } from './sample.ts'

type AnySample = MimeSample | DrawingSample

/** One object on its way through the skin. */
export interface Track {
  /** What was last measured of it. */
  readonly last: AnySample
  readonly region: Region
  /** The finger that it is felt on instead of the one that it touches. */
  readonly takenFor: Finger | undefined
  /** Where it would be without its tremor. */
  readonly held: Point
  /** Where it rests, since when, and the mean of how many samples that is. */
  readonly rest: Rest
  /** The low-pass, from the sharpest to the smoothest. */
  readonly path: readonly [Point, Point, Point]
  /** How far off the heading drift has led it. */
  readonly strayed: Point
  /** The drifts, in deviations. */
  readonly heading: number
  readonly drift: Drift
  /** In hu per second. */
  readonly velocity: Point
  /** In turns per second. */
  readonly turning: number
  readonly stillSinceMs: number
  /** Where it is felt. */
  readonly felt: Point
}

/** How far off its place is felt, across and along the hand. */
interface Drift {
  readonly x: Wander
  readonly y: Wander
}

interface Rest {
  readonly place: Point
  readonly sinceMs: number
  readonly samples: number
}

/** Whose skin it is: how the palm lies, and how much it blurs. */
export interface Palm {
  readonly pose: Pose
  readonly level: number
}

const STAGES = 3
const NOWHERE: Point = { x: 0, y: 0 }

/** Where a touch begins is felt afresh; only the drift of the place knows of the time before. */
export function touchedDown(palm: Palm, before: Track | undefined, sample: AnySample, chance: Chance): Track {
  const place = { x: sample.x, y: sample.y }
  const region = regionOf(sample)
  return withPlace(palm, {
    last: sample,
    region,
    takenFor: takenFor(region, chance),
    held: place,
    rest: { place, sinceMs: sample.tMs, samples: 1 },
    path: [place, place, place],
    strayed: NOWHERE,
    heading: wandered(0, Number.POSITIVE_INFINITY, chance),
    drift: before ? drifted(before, sample, chance) : { x: someWander(chance), y: someWander(chance) },
    velocity: NOWHERE,
    turning: 0,
    stillSinceMs: sample.tMs,
    felt: place,
  })
}

export function movedOn(palm: Palm, track: Track, sample: AnySample, chance: Chance): Track {
  const laterMs = sample.tMs - track.last.tMs
  const from = laterMs >= FELT.pauseMs ? settled(track, laterMs) : track
  const region = regionOf(sample)
  const noise = noiseOf(palm, region)
  const rest = restedAt(from.rest, sample)
  const { held, path } = smoothed(from, rest, sample, laterMs, noise)
  const step = { x: path[2].x - from.path[2].x, y: path[2].y - from.path[2].y }
  const heading = wandered(from.heading, lengthHu(step) / FELT.headingOverHu, chance)
  const feltStep = turned(step, (heading * FELT.headingDeg * noise * Math.PI) / 180)
  const velocity = changedRate(from.velocity, feltStep, laterMs)
  return withPlace(palm, {
    last: sample,
    region,
    takenFor: fingerOf(region) === fingerOf(from.region) ? from.takenFor : undefined,
    held,
    rest,
    path,
    strayed: { x: from.strayed.x + feltStep.x - step.x, y: from.strayed.y + feltStep.y - step.y },
    heading,
    drift: drifted(from, sample, chance),
    velocity,
    turning: changedTurning(from, sample, laterMs),
    stillSinceMs: lengthHu(velocity) >= FELT.slowestHuPerS ? sample.tMs : from.stillSinceMs,
    felt: from.felt,
  })
}

/** How much of it is left at a time: what lies still fades, and what is too fast is hardly noticed. */
export function strengthAt({ stillSinceMs, velocity }: Track, tMs: number): number {
  const stillShare = Math.min(1, (tMs - stillSinceMs) / FELT.fadesInMs)
  const fresh = 1 - (1 - FELT.fadedShare) * stillShare
  return lengthHu(velocity) > FELT.fastestHuPerS ? fresh * FELT.tooFastShare : fresh
}

export const acuityHuOf = (region: Region): number => ACUITY[skinOf(region)].acuityHu

function skinOf(region: Region): keyof typeof ACUITY {
  if (isOnBack(region)) return 'back'
  if (region.endsWith('-tip')) return 'tip'
  return region === 'palm' ? 'palm' : 'shaft'
}

const noiseOf = ({ level }: Palm, region: Region): number => level * ACUITY[skinOf(region)].noise

/** Who draws, draws into the palm, even where the line leaves it. */
function regionOf(sample: AnySample): Region {
  if (sample.object === 'finger') return 'palm'
  const print = footprintOf(kindOf(sample.object), sample.contact)!
  return (
    regionNear(sample.x, sample.y, sample.face, Math.max(print.widthHu, print.lengthHu) / 2) ?? sample.face
  )
}

// Step by step

/** Neighbouring fingers are easily mixed up. */
function takenFor(region: Region, chance: Chance): Finger | undefined {
  const isMixedUp = chance.below(100) < FELT.nextFingerShare * 100
  const other = chance.below(2)
  const finger = fingerOf(region)
  if (!finger || !isMixedUp) return undefined
  const beside = fingersBeside(finger)
  return beside[other % beside.length]
}

function restedAt(rest: Rest, { x, y, tMs }: AnySample): Rest {
  if (distanceHu(rest.place, { x, y }) > FELT.deadZoneHu) return { place: { x, y }, sinceMs: tMs, samples: 1 }
  const samples = rest.samples + 1
  return { place: towards(rest.place, { x, y }, 1 / samples), sinceMs: rest.sinceMs, samples }
}

/** Dead zone and low-pass; but where somebody rests, at a corner, that very place is felt. */
function smoothed(
  { held, path }: Track,
  rest: Rest,
  sample: AnySample,
  laterMs: number,
  noise: number,
): Pick<Track, 'held' | 'path'> {
  const isPause = sample.tMs - rest.sinceMs >= FELT.pauseMs
  const settling = laterMs / (laterMs + FELT.settlesInMs)
  const next = isPause ? towards(held, rest.place, settling) : dragged(held, sample)
  const movedHu = distanceHu(held, next)
  const lowPassHu = (FELT.lowPassHu * noise) / Math.sqrt(STAGES)
  const share = isPause ? settling : movedHu / (movedHu + lowPassHu)
  const first = towards(path[0], next, share)
  const second = towards(path[1], first, share)
  return { held: next, path: [first, second, towards(path[2], second, share)] }
}

/** It follows as if on a short thread. */
function dragged(held: Point, sample: Point): Point {
  const awayHu = distanceHu(held, sample)
  return awayHu <= FELT.deadZoneHu ? held : towards(held, sample, 1 - FELT.deadZoneHu / awayHu)
}

/** Nothing was measured for so long that it must have rested where it was. */
function settled(track: Track, restedMs: number): Track {
  const place = { x: track.last.x, y: track.last.y }
  const samples = Math.ceil((restedMs / 1000) * GESTURE.samplesPerSecond)
  const rest = { place, sinceMs: track.last.tMs, samples }
  return { ...track, rest, held: place, path: [place, place, place] }
}

function turned({ x, y }: Point, rad: number): Point {
  const { cos, sin } = rotation(rad)
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

function drifted({ drift, last }: Track, { tMs }: AnySample, chance: Chance): Drift {
  const on = (tMs - last.tMs) / FELT.driftOverMs
  return { x: wanderedOn(drift.x, on, chance), y: wanderedOn(drift.y, on, chance) }
}

/** Where it is felt, from all that is known. A finger is taken for another one, or for itself, as a whole. */
function withPlace(palm: Palm, track: Track): Track {
  const { path, strayed, drift, region, takenFor } = track
  const driftHu = FELT.driftHu * noiseOf(palm, region)
  const place = posed(palm.pose, { x: path[2].x + strayed.x, y: path[2].y + strayed.y })
  const felt = { x: place.x + whereIs(drift.x) * driftHu, y: place.y + whereIs(drift.y) * driftHu }
  const finger = fingerOf(region)
  if (!finger) return { ...track, felt }
  const onFinger = nearestOn(finger, felt)
  return { ...track, felt: takenFor ? carriedOver(finger, takenFor, onFinger) : onFinger }
}

function changedRate(rate: Point, step: Point, laterMs: number): Point {
  if (laterMs === 0) return rate
  const now = { x: (step.x * 1000) / laterMs, y: (step.y * 1000) / laterMs }
  return towards(rate, now, laterMs / (laterMs + FELT.speedOverMs))
}

function changedTurning({ last, turning }: Track, sample: AnySample, laterMs: number): number {
  if (laterMs === 0) return turning
  const half = GESTURE.anglesPerTurn / 2
  const steps = ((sample.angle - last.angle + 3 * half) % GESTURE.anglesPerTurn) - half
  const now = (steps * 1000) / GESTURE.anglesPerTurn / laterMs
  return turning + ((now - turning) * laterMs) / (laterMs + FELT.speedOverMs)
}

const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

const lengthHu = (step: Point): number => distanceHu(step, NOWHERE)
