import { GESTURE } from './constants.ts'
import { FACES, type Face, HELD, type Held, type Point, type Region, regionNear } from './hand.ts'
import {
  CONTACTS,
  type Contact,
  footprintOf,
  kindOf,
  type MovementClass,
  movementsAllowed,
  OBJECTS,
  type ObjectId,
} from './object.ts'

/** One moment of a gesture. It holds until the next sample of the same object. */
export interface Sample {
  /** Since the gesture began. */
  readonly tMs: number
  readonly object: ObjectId | 'finger'
  /** Where the middle of the object is, in hu. */
  readonly x: number
  readonly y: number
  readonly face: Face
  /** Which way the object points, in 64ths of a turn. */
  readonly angle: number
  /** 0 to 3. */
  readonly press: number
  readonly contact: Contact
  readonly touching: boolean
}

/**
 * A mime's sample also says how the hand is held. Two movements cannot be told from one point: a cloth that falls
 * open has its middle where it was, and a string goes round a finger on both sides of it. So whoever moves the
 * object says how much of the hand it covers, and how far round it goes. Only objects that can drape or wrap do.
 */
export interface MimeSample extends Sample {
  readonly object: ObjectId
  readonly held: Held
  readonly areaHu2?: number
  readonly aroundDeg?: number
}

export interface DrawingSample extends Sample {
  readonly object: 'finger'
}

export interface Mime {
  readonly kind: 'mime'
  readonly samples: readonly MimeSample[]
}

export interface Drawing {
  readonly kind: 'drawing'
  readonly samples: readonly DrawingSample[]
}

type Raw = Readonly<Record<string, unknown>>

const MOST_SAMPLES = (GESTURE.longestMs / 1000) * GESTURE.samplesPerSecond

/** A mime as it came from a device; undefined if it could not have happened. What is unknown is left behind. */
export function parseMime(raw: unknown): Mime | undefined {
  const samples = parseSamples(raw, 'mime', parseMimeSample)
  return samples && { kind: 'mime', samples }
}

/** A drawing as it came from a device; undefined if it could not have happened. */
export function parseDrawing(raw: unknown): Drawing | undefined {
  const samples = parseSamples(raw, 'drawing', parseDrawingSample)
  return samples && { kind: 'drawing', samples }
}

/** The objects that touched the hand, in the order in which they came. */
export const objectsUsed = (mime: Mime): ReadonlySet<ObjectId> =>
  new Set(mime.samples.filter(sample => sample.touching).map(sample => sample.object))

export const regionsTouched = (mime: Mime): ReadonlySet<Region> =>
  new Set(mime.samples.map(regionTouched).filter(region => region !== undefined))

export const heldPositions = (mime: Mime): ReadonlySet<Held> =>
  new Set(mime.samples.map(sample => sample.held))

/** A wide object counts where its middle is, or nearest to it; undefined while it is in the air. */
export function regionTouched(sample: MimeSample): Region | undefined {
  const footprint = footprintOf(kindOf(sample.object), sample.contact)
  if (!sample.touching || !footprint) return undefined
  return regionNear(sample.x, sample.y, sample.face, Math.max(footprint.widthHu, footprint.lengthHu) / 2)
}

/** What the finger drew, from each touching down to the next lift. */
export function strokesOf(drawing: Drawing): readonly (readonly Point[])[] {
  const strokes: Point[][] = [[]]
  for (const { x, y, touching } of drawing.samples) {
    if (touching) strokes.at(-1)!.push({ x, y })
    else strokes.push([])
  }
  return strokes.filter(stroke => stroke.length > 0)
}

export const durationMs = (gesture: Mime | Drawing): number =>
  (gesture.samples.at(-1)?.tMs ?? 0) - (gesture.samples[0]?.tMs ?? 0)

function parseSamples<S extends Sample>(
  raw: unknown,
  kind: 'mime' | 'drawing',
  parse: (raw: Raw) => S | undefined,
): readonly S[] | undefined {
  if (!isRaw(raw) || raw.kind !== kind || !Array.isArray(raw.samples)) return undefined
  if (raw.samples.length > MOST_SAMPLES) return undefined
  const samples: S[] = []
  for (const one of raw.samples) {
    const sample = isRaw(one) ? parse(one) : undefined
    if (!sample || sample.tMs < (samples.at(-1)?.tMs ?? 0)) return undefined
    samples.push(sample)
  }
  return samples.some(sample => sample.touching) ? samples : undefined
}

function parseMimeSample(raw: Raw): MimeSample | undefined {
  const common = parseCommon(raw)
  const { object, held, areaHu2, aroundDeg } = raw
  if (!common || !isOneOf(OBJECTS, object) || !isOneOf(HELD, held)) return undefined
  if (!isLeftOutOr(areaHu2, object, 'drape', 0, GESTURE.widestHu2)) return undefined
  if (!isLeftOutOr(aroundDeg, object, 'wrap', -GESTURE.mostAroundDeg, GESTURE.mostAroundDeg)) return undefined
  if (!footprintOf(kindOf(object), common.contact)) return undefined
  const sample: MimeSample = {
    ...common,
    object,
    held,
    ...(areaHu2 === undefined ? {} : { areaHu2: unsigned(areaHu2) }),
    ...(aroundDeg === undefined ? {} : { aroundDeg: unsigned(aroundDeg) }),
  }
  return sample.touching && !regionTouched(sample) ? undefined : sample
}

function parseDrawingSample(raw: Raw): DrawingSample | undefined {
  const common = parseCommon(raw)
  const isIndexOnPalm = raw.object === 'finger' && raw.face === 'palm' && raw.contact === 'tip'
  return common && isIndexOnPalm ? { ...common, object: 'finger' } : undefined
}

function parseCommon(raw: Raw): Omit<Sample, 'object'> | undefined {
  const { tMs, x, y, face, angle, press, contact, touching } = raw
  if (!isBetween(tMs, 0, GESTURE.longestMs) || typeof touching !== 'boolean') return undefined
  if (!isBetween(x, GESTURE.leastX, GESTURE.mostX) || !isBetween(y, GESTURE.leastY, GESTURE.mostY))
    return undefined
  if (!isBetween(angle, 0, GESTURE.anglesPerTurn - 1) || !Number.isInteger(angle)) return undefined
  if (!isBetween(press, 0, GESTURE.hardestPress) || !Number.isInteger(press)) return undefined
  if (!isOneOf(FACES, face) || !isOneOf(CONTACTS, contact)) return undefined
  return {
    tMs: unsigned(tMs),
    x: unsigned(x),
    y: unsigned(y),
    face,
    angle: unsigned(angle),
    press: unsigned(press),
    contact,
    touching,
  }
}

const isRaw = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null

const isOneOf = <T>(all: readonly T[], raw: unknown): raw is T => all.some(one => one === raw)

/** False for what is not a number, and for NaN. */
const isBetween = (raw: unknown, least: number, most: number): raw is number =>
  typeof raw === 'number' && raw >= least && raw <= most

const isLeftOutOr = (
  raw: unknown,
  object: ObjectId,
  movement: MovementClass,
  least: number,
  most: number,
): raw is number | undefined =>
  raw === undefined || (movementsAllowed(kindOf(object)).includes(movement) && isBetween(raw, least, most))

/** A log written as text forgets the sign of −0; forgetting it here keeps a replay the same to the byte. */
const unsigned = (value: number): number => value + 0
