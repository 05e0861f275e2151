export {
  type Ask,
  broken,
  keeps,
  mayHold,
  mayTouch,
  mayTouchAt,
  owed,
} from './constraint.ts'
export { type Line, missingLines } from './drawing.ts'
export { exampleDrawing, exampleMime } from './example.ts'
export {
  type Drawing,
  type DrawingSample,
  durationMs,
  heldPositions,
  type Mime,
  type MimeSample,
  objectsUsed,
  parseDrawing,
  parseMime,
  regionsTouched,
  regionTouched,
  type Sample,
  strokesOf,
} from './gesture.ts'
export {
  type Face,
  FINGERS,
  type Finger,
  HELD,
  type Held,
  isFinger,
  isOnBack,
  type Place,
  type Point,
  placeIn,
  REGIONS,
  type Region,
  regionAt,
} from './hand.ts'
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
