import { fromBase64, toBase64 } from './base64.ts'
import { readSamples, writeSamples } from './compact.ts'
import { FULL, GESTURE } from './constants.ts'
import { type Held, type Point, type Region, regionNear } from './hand.ts'
import { footprintOf, kindOf, type ObjectId } from './object.ts'
import type { DrawingSample, MimeSample } from './sample.ts'

export interface Mime {
  readonly kind: 'mime'
  readonly samples: readonly MimeSample[]
}

export interface Drawing {
  readonly kind: 'drawing'
  readonly samples: readonly DrawingSample[]
}

/** A gesture as it travels and is kept: its samples in their compact form, in base64. */
export interface Rolled<Kind extends 'mime' | 'drawing'> {
  readonly kind: Kind
  readonly strip: string
}

const MOST_SAMPLES = (GESTURE.longestMs / 1000) * GESTURE.samplesPerSecond

/** A mime as it came from a device; undefined if it could not have happened. What is unknown is left behind. */
export function parseMime(raw: unknown): Rolled<'mime'> | undefined {
  const strip = stripOf(raw, 'mime')
  const samples = strip === undefined ? undefined : samplesOn(strip)
  const isMime = samples?.every(isOfMime) && samples.some(isTouching) && samples.every(isWithinReach)
  return strip !== undefined && isMime ? { kind: 'mime', strip } : undefined
}

/** A drawing as it came from a device; undefined if it could not have happened. */
export function parseDrawing(raw: unknown): Rolled<'drawing'> | undefined {
  const strip = stripOf(raw, 'drawing')
  const samples = strip === undefined ? undefined : samplesOn(strip)
  const isDrawing = samples?.every(isOfDrawing) && samples.some(isTouching)
  return strip !== undefined && isDrawing ? { kind: 'drawing', strip } : undefined
}

/** What lies beside the grid is put on it. */
export const rolled = <Kind extends 'mime' | 'drawing'>(gesture: {
  readonly kind: Kind
  readonly samples: readonly (MimeSample | DrawingSample)[]
}): Rolled<Kind> => ({ kind: gesture.kind, strip: toBase64(writeSamples(gesture.samples)) })

/** For what has been parsed before. */
export const unrolledMime = ({ strip }: Rolled<'mime'>): Mime => ({
  kind: 'mime',
  samples: (samplesOn(strip) ?? unreadable()).filter(isOfMime),
})

/** For what has been parsed before. */
export const unrolledDrawing = ({ strip }: Rolled<'drawing'>): Drawing => ({
  kind: 'drawing',
  samples: (samplesOn(strip) ?? unreadable()).filter(isOfDrawing),
})
/** The gesture that this is, if it is one. */
export function gestureIn(raw: unknown): Mime | Drawing | undefined {
  const [mime, drawing] = [parseMime(raw), parseDrawing(raw)]
  return mime ? unrolledMime(mime) : drawing && unrolledDrawing(drawing)
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

/** ROOM-38: more strokes than anybody may draw; what is no drawing has none. Of a new one: older evenings may have it. */
export function isOverdrawn(raw: unknown): boolean {
  const strip = stripOf(raw, 'drawing')
  const samples = strip === undefined ? undefined : samplesOn(strip)?.filter(isOfDrawing)
  return samples !== undefined && strokesOf({ kind: 'drawing', samples }).length > FULL.strokes
}

/** Whether a palm has felt enough: nobody goes on with it. */
export const isFull = (drawing: Drawing): boolean =>
  drawing.samples.length >= FULL.samples ||
  (drawing.samples.at(-1)?.tMs ?? 0) >= FULL.ms ||
  strokesOf(drawing).length >= FULL.strokes

export const durationMs = (gesture: Mime | Drawing): number =>
  (gesture.samples.at(-1)?.tMs ?? 0) - (gesture.samples[0]?.tMs ?? 0)

function stripOf(raw: unknown, kind: 'mime' | 'drawing'): string | undefined {
  if (typeof raw !== 'object' || raw === null || !('kind' in raw) || !('strip' in raw)) return undefined
  return raw.kind === kind && typeof raw.strip === 'string' ? raw.strip : undefined
}

/** One move is parsed, judged, felt and kept, and each unrolls it: the last one is remembered. */
let lastUnrolled: { readonly strip: string; readonly samples: ReturnType<typeof readSamples> } | undefined

function samplesOn(strip: string): readonly (MimeSample | DrawingSample)[] | undefined {
  if (lastUnrolled?.strip === strip) return lastUnrolled.samples
  const bytes = fromBase64(strip)
  const samples = bytes && readSamples(bytes, MOST_SAMPLES)
  lastUnrolled = { strip, samples }
  return samples
}

function unreadable(): never {
  throw new Error('a strip that was never parsed')
}

const isOfMime = (sample: MimeSample | DrawingSample): sample is MimeSample => sample.object !== 'finger'

const isOfDrawing = (sample: MimeSample | DrawingSample): sample is DrawingSample =>
  sample.object === 'finger'

const isTouching = (sample: MimeSample | DrawingSample): boolean => sample.touching

const isWithinReach = (sample: MimeSample): boolean => !sample.touching || regionTouched(sample) !== undefined
