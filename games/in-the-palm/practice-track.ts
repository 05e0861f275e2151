import type { Contact, Mime, MimeSample, ObjectId, Point } from '@veillee/touch'

/** A moment at which an object’s way bends, or the way in which it touches. */
export interface Key extends Point {
  readonly atMs: number
  /** In the air it only says where it will come down. */
  readonly inAir?: true
  readonly contact?: Contact
  /** 0 to 3; 1 if it is only laid there. */
  readonly press?: number
  /** Which way it points, in 64ths of a turn. */
  readonly angle?: number
  /** How far round fingers it goes. */
  readonly aroundDeg?: number
}

/** The way of one object, from key to key. */
export interface Track {
  readonly object: ObjectId
  readonly contact: Contact
  readonly keys: readonly Key[]
}

/** A hand on the way from one key to the next is seen this often. */
const PACE_MS = 50

/** The mime of several objects, each on its way, on an open palm. */
export const mimeOf = (tracks: readonly Track[]): Mime => ({
  kind: 'mime',
  samples: tracks.flatMap(samplesOf).sort((a, b) => a.tMs - b.tMs),
})

const samplesOf = (track: Track): readonly MimeSample[] =>
  track.keys.flatMap((key, i) => {
    const next = track.keys[i + 1]
    const isSliding = next !== undefined && !key.inAir && !next.inAir && isElsewhere(key, next)
    return [sampleAt(track, key), ...(isSliding ? between(key, next).map(step => sampleAt(track, step)) : [])]
  })

const isElsewhere = (a: Point, b: Point): boolean => a.x !== b.x || a.y !== b.y

function between(from: Key, to: Key): readonly Key[] {
  const steps = Math.floor((to.atMs - from.atMs - 1) / PACE_MS)
  return Array.from({ length: steps }, (_, i) => {
    const share = ((i + 1) * PACE_MS) / (to.atMs - from.atMs)
    return {
      ...from,
      atMs: from.atMs + (i + 1) * PACE_MS,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }
  })
}

const sampleAt = ({ object, contact }: Track, key: Key): MimeSample => ({
  tMs: key.atMs,
  object,
  x: key.x,
  y: key.y,
  face: 'palm',
  held: 'palm-up',
  angle: key.angle ?? 0,
  press: key.inAir ? 0 : (key.press ?? 1),
  contact: key.contact ?? contact,
  touching: !key.inAir,
  ...(key.aroundDeg !== undefined && { aroundDeg: key.aroundDeg }),
})
