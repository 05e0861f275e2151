export { fromBase64, toBase64 } from './base64.ts'
export * from './compact.ts'
export { CHILD, FULL, GRANDFATHER, HAND, LED, LEVELS, MINDS, PACE, READER, STORYTELLER } from './constants.ts'
export * from './constraint.ts'
export * from './drawer.ts'
export { type Line, missingLines } from './drawing.ts'
export * from './example.ts'
export { type Mind, remembered, rememberedStrokes, strokesFelt } from './feeler.ts'
export * from './felt.ts'
export * from './felt-bytes.ts'
export type { FeltKind } from './felt-print.ts'
export { acuityHuOf } from './felt-track.ts'
export * from './gesture.ts'
export {
  distanceHu,
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
export * from './led-finger.ts'
export * from './mimer.ts'
export * from './movement.ts'
export * from './named-place.ts'
export * from './object.ts'
export { type Press, pressesFor } from './presses.ts'
export * from './puppet.ts'
export * from './puppet-writing.ts'
export { clarities, type Ranked, ranked, takenShares } from './recogniser.ts'
export * from './sample.ts'
export { isWay, pathOf, SPOTS, type Spot } from './spot.ts'
export * from './telling.ts'
export * from './tidy.ts'
