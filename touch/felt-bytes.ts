import { Reader, Writer } from './bytes.ts'
import { FELT, GESTURE } from './constants.ts'
import type { FeltContact, FeltFrame } from './felt.ts'
import { angleFelt, FELT_KINDS } from './felt-print.ts'
import { FACES, HELD } from './hand.ts'
import { type Footprint, movementsAllowed, SHAPES } from './object.ts'

// Frame by frame: how much later than the one before (the first: than the start of the gesture), how the hand is
// held and how many touches there are, and each touch in a fixed order. There is one way only to write any frames.

const NOT_HELD = 3
const MIDDLE = 128
const MOST_X = (GESTURE.mostX - GESTURE.leastX) / FELT.gridHu
const MOST_Y = (GESTURE.mostY - GESTURE.leastY) / FELT.gridHu
const MOST_HARDNESS = 1 / FELT.hardnessStep
const MOST_AROUND = GESTURE.mostAroundDeg / FELT.aroundDeg

/** 3 for the time, 1 for how the hand is held, 15 for a touch. */
const MOST_BYTES = 4 + FELT.mostContacts * 15

/** So many frames are written in one step. */
const FRAMES_A_STEP = 500

/** Whatever `feel` has told, in bytes. */
export function writeFelt(frames: readonly FeltFrame[]): Uint8Array {
  const writer = new Writer(frames.length * MOST_BYTES)
  for (const [i, frame] of frames.entries()) writeFrame(writer, frame, frames[i - 1])
  return writer.written()
}

/** The same in steps, between which others have their turn (ROOM-38). */
export function* writingFelt(frames: readonly FeltFrame[]): Generator<void, Uint8Array> {
  const writer = new Writer(frames.length * MOST_BYTES)
  for (const [i, frame] of frames.entries()) {
    if (i % FRAMES_A_STEP === 0) yield
    writeFrame(writer, frame, frames[i - 1])
  }
  return writer.written()
}

function writeFrame(writer: Writer, { tMs, held, contacts }: FeltFrame, before?: FeltFrame): void {
  writer.number(tMs - (before?.tMs ?? 0))
  writer.byte((held === undefined ? NOT_HELD : HELD.indexOf(held)) | (contacts.length << 2))
  for (const contact of contacts) writeContact(writer, contact)
}

/** undefined for whatever writeFelt would not have written; never throws; at most `most` frames. */
export function readFelt(bytes: Uint8Array, most: number): readonly FeltFrame[] | undefined {
  const reader = new Reader(bytes)
  const frames: FeltFrame[] = []
  let tMs = 0
  while (reader.at < bytes.length) {
    if (frames.length >= most) return undefined
    tMs += reader.number()
    const frame = readFrame(reader, tMs)
    if (reader.isSpoilt || tMs > GESTURE.longestMs) return undefined
    frames.push(frame)
  }
  return frames
}

function readFrame(reader: Reader, tMs: number): FeltFrame {
  const head = reader.upTo(15)
  const contacts = Array.from({ length: head >> 2 }, () => readContact(reader))
  const held = HELD[head & 3]
  return held === undefined ? { tMs, contacts } : { tMs, held, contacts }
}

function writeContact(writer: Writer, contact: FeltContact): void {
  const { kind, face, press, print, angle } = contact
  writer.byte(FELT_KINDS.indexOf(kind) | (FACES.indexOf(face) << 4) | (press << 5))
  writer.number(steps(contact.x - GESTURE.leastX, FELT.gridHu))
  writer.number(steps(contact.y - GESTURE.leastY, FELT.gridHu))
  writer.byte(SHAPES.indexOf(print.shape) | (angle << 2))
  writer.byte(steps(print.widthHu, FELT.printHu))
  writer.byte(steps(print.lengthHu, FELT.printHu))
  if (print.holeHu !== undefined) writer.byte(steps(print.holeHu, FELT.printHu))
  writer.byte(steps(print.hardness, FELT.hardnessStep))
  writer.byte(steps(contact.strength, FELT.strengthStep))
  writer.byte(steps(contact.velocityX, FELT.speedHuPerS) + MIDDLE)
  writer.byte(steps(contact.velocityY, FELT.speedHuPerS) + MIDDLE)
  writer.byte(steps(contact.turnsPerS, FELT.turnsPerS) + MIDDLE)
  if (canWrap(kind)) writer.byte(steps(contact.aroundDeg, FELT.aroundDeg) + MIDDLE)
}

function readContact(reader: Reader): FeltContact {
  const head = reader.upTo(127)
  const kind = FELT_KINDS[head & 15]
  if (kind === undefined) reader.isSpoilt = true
  const [x, y] = [reader.numberUpTo(MOST_X), reader.numberUpTo(MOST_Y)]
  const form = reader.byte()
  const shape = SHAPES[form & 3]!
  if (angleFelt(shape, form >> 2) !== form >> 2) reader.isSpoilt = true
  return {
    kind: kind ?? 'finger',
    x: GESTURE.leastX + x * FELT.gridHu,
    y: GESTURE.leastY + y * FELT.gridHu,
    face: FACES[(head >> 4) & 1]!,
    print: readPrint(reader, shape),
    angle: form >> 2,
    press: head >> 5,
    strength: reader.byte() * FELT.strengthStep,
    velocityX: readSigned(reader, 127) * FELT.speedHuPerS,
    velocityY: readSigned(reader, 127) * FELT.speedHuPerS,
    turnsPerS: readSigned(reader, 127) * FELT.turnsPerS,
    aroundDeg: kind && canWrap(kind) ? readSigned(reader, MOST_AROUND) * FELT.aroundDeg : 0,
  }
}

function readPrint(reader: Reader, shape: Footprint['shape']): Footprint {
  const widthHu = reader.byte() * FELT.printHu
  const lengthHu = reader.byte() * FELT.printHu
  const holeHu = shape === 'ring' ? reader.byte() * FELT.printHu : undefined
  const hardness = reader.upTo(MOST_HARDNESS) * FELT.hardnessStep
  return { shape, widthHu, lengthHu, hardness, ...(holeHu === undefined ? {} : { holeHu }) }
}

function readSigned(reader: Reader, most: number): number {
  const value = reader.byte() - MIDDLE
  if (Math.abs(value) > most) reader.isSpoilt = true
  return value
}

const canWrap = (kind: FeltContact['kind']): boolean =>
  kind !== 'finger' && movementsAllowed(kind).includes('wrap')

const steps = (value: number, step: number): number => Math.round(value / step)
