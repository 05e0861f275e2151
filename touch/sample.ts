import type { Face, Held } from './hand.ts'
import type { Contact, ObjectId } from './object.ts'

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
