export { toBase64 } from './base64.ts'
export { readSamples, writeSamples } from './compact.ts'
export { CHILD, FULL, GRANDFATHER, HAND, LEVELS, MINDS, PACE, READER, STORYTELLER } from './constants.ts'
export {
  type Ask,
  broken,
  keeps,
  mayHold,
  mayTouch,
  mayTouchAt,
  owed,
} from './constraint.ts'
export { drawnByBot } from './drawer.ts'
export { type Line, missingLines } from './drawing.ts'
export { exampleDrawing, exampleMime } from './example.ts'
export { type Mind, remembered } from './feeler.ts'
export { type FeltContact, type FeltFrame, feel, feeling, newSkin, type Skin } from './felt.ts'
export { readFelt, writeFelt } from './felt-bytes.ts'
export type { FeltKind } from './felt-print.ts'
export { acuityHuOf } from './felt-track.ts'
export {
  type Drawing,
  durationMs,
  gestureIn,
  heldPositions,
  isFull,
  isOverdrawn,
  type Mime,
  objectsUsed,
  parseDrawing,
  parseMime,
  type Rolled,
  regionsTouched,
  regionTouched,
  rolled,
  strokesOf,
  unrolledDrawing,
  unrolledMime,
} from './gesture.ts'
export {
  type Face,
  FINGERS,
  type Finger,
  fingerOf,
  HELD,
  type Held,
  isFinger,
  isOnBack,
  mirrored,
  type Place,
  type Point,
  placeIn,
  REGIONS,
  type Region,
  regionAt,
} from './hand.ts'
export { type Motif, mimedByBot } from './mimer.ts'
export { type Movement, movementsOf } from './movement.ts'
export {
  type Contact,
  contactsOf,
  type Footprint,
  footprintOf,
  kindOf,
  type MovementClass,
  movementsAllowed,
  nameOf,
  OBJECT_KINDS,
  OBJECTS,
  type ObjectId,
  type ObjectKind,
  objectsOf,
} from './object.ts'
export { PUPPET_AT_REST, PUPPET_HZ, type PuppetPose, readPuppet, writePuppet } from './puppet.ts'
export { isWriting } from './puppet-writing.ts'
export { awayFromEachOther, type Ranked, ranked, takenShares } from './recogniser.ts'
export type { DrawingSample, MimeSample, Sample } from './sample.ts'
export { tidied } from './tidy.ts'
