import { Reader, unzigzag, Writer, zigzag } from './bytes.ts'
import { GESTURE } from './constants.ts'
import { FACES, HELD } from './hand.ts'
import { CONTACTS, contactsOf, kindOf, type MovementClass, movementsAllowed, OBJECTS } from './object.ts'
import type { DrawingSample, MimeSample } from './sample.ts'

// A sample is written as what differs from the one before it, and the first from a sample of noughts. Its first
// byte says how much later it is and what else follows, in the order of these bits. What has not changed is not
// there, so there is one way only to write any samples.

/** In the lowest two bits: a device measures 60 times a second, and two objects may move in the same moment. */
const PACES_MS: readonly number[] = [0, 16, 17]
/** None of them: how many ms follows. */
const OTHER_PACE = 3
/** How far x and y have moved, in steps of the grid. */
const PLACE = 4
/** How far it has turned, in one byte of 1 to 63. */
const ANGLE = 8
/** Press (2 bits), contact (2), face (1), touching (1), held (2; 3 for a finger), in one byte. */
const STATE = 16
/** Its number, in one byte. */
const OBJECT = 32
/** How much a cloth covers: 0 for not told, else one more than the steps. */
const AREA = 64
/** How far round it goes: 0 for not told, else one more than the degrees. */
const AROUND = 128

/** 1 for the first byte, 3 for the pace, 2 each for x, y, area and around, 1 each for the others. */
const MOST_BYTES = 15

const WHO = [...OBJECTS, 'finger'] as const
const FINGER = OBJECTS.length
const NUMBERS = {
  who: numbered(WHO),
  contact: numbered(CONTACTS),
  face: numbered(FACES),
  held: numbered(HELD),
}
const NOT_HELD = 3
const IMPOSSIBLE = -1
const LAST_ANGLE = GESTURE.anglesPerTurn - 1

const LEAST_X = GESTURE.leastX / GESTURE.gridHu
const MOST_X = GESTURE.mostX / GESTURE.gridHu
const LEAST_Y = GESTURE.leastY / GESTURE.gridHu
const MOST_Y = GESTURE.mostY / GESTURE.gridHu
const MOST_AREA = Math.floor(GESTURE.widestHu2 / GESTURE.gridHu2) + 1
const MOST_AROUND = zigzag(GESTURE.mostAroundDeg) + 1

/** A sample in whole numbers, as the bytes count. */
class Cells {
  tMs = 0
  x = 0
  y = 0
  angle = 0
  state = 0
  object = 0
  area = 0
  around = 0
}

/** By object and state: one lookup instead of a dozen comparisons for every sample that passes through. */
const POSSIBLE = Uint8Array.from({ length: WHO.length * 256 }, (_, i) =>
  isPossibleState(i >> 8, i & 255) ? 1 : 0,
)
const CAN_DRAPE = OBJECTS.map(object => can(object, 'drape'))
const CAN_WRAP = OBJECTS.map(object => can(object, 'wrap'))

/**
 * A few samples or a whole gesture in bytes; the first stands by itself, the others differ from the one before.
 * What lies beside the grid is put on it. Throws where time runs back, and for what could not have been measured.
 */
export function writeSamples(samples: readonly (MimeSample | DrawingSample)[]): Uint8Array {
  const writer = new Writer(samples.length * MOST_BYTES)
  let before = new Cells()
  for (const sample of samples) {
    const after = cellsOf(sample)
    if (after.tMs < before.tMs || !isPossible(after)) throw new RangeError('not a sample of this gesture')
    writeCells(writer, before, after)
    before = after
  }
  return writer.written()
}

/** undefined for whatever writeSamples would not have written; never throws; at most `most` samples. */
export function readSamples(
  bytes: Uint8Array,
  most: number,
): readonly (MimeSample | DrawingSample)[] | undefined {
  const reader = new Reader(bytes)
  const cells = new Cells()
  const samples: (MimeSample | DrawingSample)[] = []
  while (reader.at < bytes.length) {
    if (samples.length >= most) return undefined
    readCells(reader, cells)
    if (reader.isSpoilt || !isPossible(cells)) return undefined
    samples.push(cells.object === FINGER ? drawingSampleOf(cells) : mimeSampleOf(cells))
  }
  return samples
}

// From samples to whole numbers, and back

function numbered<Word extends string>(words: readonly Word[]): Readonly<Record<Word, number>> {
  return Object.fromEntries(words.map((word, i) => [word, i])) as Record<Word, number>
}

function cellsOf(sample: MimeSample | DrawingSample): Cells {
  const cells = new Cells()
  cells.tMs = Math.round(sample.tMs)
  cells.x = Math.round(sample.x / GESTURE.gridHu)
  cells.y = Math.round(sample.y / GESTURE.gridHu)
  cells.angle = sample.angle
  cells.state = stateOf(sample)
  cells.object = NUMBERS.who[sample.object]
  if (sample.object === 'finger') return cells
  if (sample.areaHu2 !== undefined) cells.area = Math.round(sample.areaHu2 / GESTURE.gridHu2) + 1
  if (sample.aroundDeg !== undefined) cells.around = zigzag(Math.round(sample.aroundDeg)) + 1
  return cells
}

function stateOf(sample: MimeSample | DrawingSample): number {
  if (!isUpTo(GESTURE.hardestPress, sample.press)) return IMPOSSIBLE
  const held = sample.object === 'finger' ? NOT_HELD : NUMBERS.held[sample.held]
  const where = (NUMBERS.contact[sample.contact] << 2) | (NUMBERS.face[sample.face] << 4)
  return sample.press | where | ((sample.touching ? 1 : 0) << 5) | (held << 6)
}

function mimeSampleOf(cells: Cells): MimeSample {
  const { state } = cells
  const sample: { -readonly [Field in keyof MimeSample]: MimeSample[Field] } = {
    tMs: cells.tMs,
    object: OBJECTS[cells.object]!,
    x: cells.x * GESTURE.gridHu,
    y: cells.y * GESTURE.gridHu,
    face: FACES[(state >> 4) & 1]!,
    angle: cells.angle,
    press: state & 3,
    contact: CONTACTS[(state >> 2) & 3]!,
    touching: (state & 32) !== 0,
    held: HELD[state >> 6]!,
  }
  if (cells.area > 0) sample.areaHu2 = (cells.area - 1) * GESTURE.gridHu2
  if (cells.around > 0) sample.aroundDeg = unzigzag(cells.around - 1)
  return sample
}

function drawingSampleOf(cells: Cells): DrawingSample {
  const { state } = cells
  return {
    tMs: cells.tMs,
    object: 'finger',
    x: cells.x * GESTURE.gridHu,
    y: cells.y * GESTURE.gridHu,
    face: FACES[(state >> 4) & 1]!,
    angle: cells.angle,
    press: state & 3,
    contact: CONTACTS[(state >> 2) & 3]!,
    touching: (state & 32) !== 0,
  }
}

// What can be measured at all

function isUpTo(most: number, value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most
}

function isPossible(cells: Cells): boolean {
  const { tMs, x, y, angle, object, state } = cells
  if (!(tMs >= 0 && tMs <= GESTURE.longestMs && isUpTo(LAST_ANGLE, angle))) return false
  if (!(x >= LEAST_X && x <= MOST_X && y >= LEAST_Y && y <= MOST_Y)) return false
  return POSSIBLE[(object << 8) | state] === 1 && mayTell(cells)
}

/** Only what drapes has an area, and only what wraps goes round. */
function mayTell({ object, area, around }: Cells): boolean {
  if (area === 0 && around === 0) return true
  if (!(area >= 0 && area <= MOST_AREA && around >= 0 && around <= MOST_AROUND)) return false
  return (area === 0 || CAN_DRAPE[object] === true) && (around === 0 || CAN_WRAP[object] === true)
}

/** An object lies on a part that it has, and somebody holds the hand; a finger draws with its tip into the palm. */
function isPossibleState(who: number, state: number): boolean {
  const contact = CONTACTS[(state >> 2) & 3]
  const held = state >> 6
  if (who === FINGER) return contact === 'tip' && FACES[(state >> 4) & 1] === 'palm' && held === NOT_HELD
  return held !== NOT_HELD && contact !== undefined && contactsOf(kindOf(OBJECTS[who]!)).includes(contact)
}

function can(object: (typeof OBJECTS)[number], movement: MovementClass): boolean {
  return movementsAllowed(kindOf(object)).includes(movement)
}

// Bytes

function writeCells(writer: Writer, before: Cells, after: Cells): void {
  const what = differing(before, after)
  writer.byte(what)
  if ((what & OTHER_PACE) === OTHER_PACE) writer.number(after.tMs - before.tMs)
  if (what & PLACE) writer.number(zigzag(after.x - before.x))
  if (what & PLACE) writer.number(zigzag(after.y - before.y))
  if (what & ANGLE) writer.byte((after.angle - before.angle) & LAST_ANGLE)
  if (what & STATE) writer.byte(after.state)
  if (what & OBJECT) writer.byte(after.object)
  if (what & AREA) writer.number(after.area)
  if (what & AROUND) writer.number(after.around)
}

function differing(before: Cells, after: Cells): number {
  const pace = PACES_MS.indexOf(after.tMs - before.tMs)
  let what = pace < 0 ? OTHER_PACE : pace
  if (after.x !== before.x || after.y !== before.y) what |= PLACE
  if (after.angle !== before.angle) what |= ANGLE
  if (after.state !== before.state) what |= STATE
  if (after.object !== before.object) what |= OBJECT
  if (after.area !== before.area) what |= AREA
  if (after.around !== before.around) what |= AROUND
  return what
}

/** Makes of the sample before the one that follows it; one that differs in nothing it says to differ in is spoilt. */
function readCells(reader: Reader, cells: Cells): void {
  const what = reader.byte()
  cells.tMs += (what & OTHER_PACE) === OTHER_PACE ? readPace(reader) : PACES_MS[what & OTHER_PACE]!
  if (what & PLACE) readPlace(reader, cells)
  if (what & ANGLE) cells.angle = (cells.angle + reader.byteBut(0, LAST_ANGLE)) & LAST_ANGLE
  if (what & STATE) cells.state = reader.byteBut(cells.state, 255)
  if (what & OBJECT) cells.object = reader.byteBut(cells.object, FINGER)
  if (what & AREA) cells.area = reader.numberBut(cells.area)
  if (what & AROUND) cells.around = reader.numberBut(cells.around)
}

function readPace(reader: Reader): number {
  const laterMs = reader.number()
  if (PACES_MS.includes(laterMs)) reader.isSpoilt = true
  return laterMs
}

function readPlace(reader: Reader, cells: Cells): void {
  const dx = unzigzag(reader.number())
  const dy = unzigzag(reader.number())
  if (dx === 0 && dy === 0) reader.isSpoilt = true
  cells.x += dx
  cells.y += dy
}
