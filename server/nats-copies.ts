import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RoomId } from '@veillee/room'
import { STREAMS, subjects } from './nats-subjects.ts'

/** A record in a file of nats-server: its length, its number, a time, the length of its subject; then all of it, and a sum. */
const NUMBER_AT = 4
const SUBJECT_LENGTH_AT = 20
const HEAD_BYTES = 22
/** The sum at the end is made with the number of its file, which a node that was filled again counts otherwise. */
const SUM_BYTES = 8
/** The highest bits say of a length that there are marks, and of a number that its message was erased, or is a note. */
const LENGTH = 0x7fff_ffff
const NO_MESSAGE = 0xc000_0000

/**
 * What several nodes have of these rooms in their files, held against each other, message by message; in words. Not of
 * others: a node that was away when a room was forgotten is told that it is gone, and may keep its bytes.
 */
export function differencesOf(folders: readonly string[], rooms: readonly RoomId[]): readonly string[] {
  const wanted = new Set(rooms.map(subjects.room))
  const copies = folders.map(folder => copyIn(folder, wanted))
  const numbers = new Set(copies.flatMap(copy => [...copy.keys()]))
  return [...numbers]
    .filter(number => new Set(copies.map(copy => copy.get(number))).size > 1)
    .map(number => `message ${number} is not the same, or not there, on all nodes`)
}

function copyIn(folder: string, wanted: ReadonlySet<string>): ReadonlyMap<number, string> {
  const messages = join(folder, 'jetstream', '$G', 'streams', STREAMS.rooms, 'msgs')
  const blocks = readdirSync(messages).filter(name => name.endsWith('.blk'))
  return new Map(blocks.flatMap(name => messagesIn(readFileSync(join(messages, name)), wanted)))
}

function messagesIn(block: Buffer, wanted: ReadonlySet<string>): readonly (readonly [number, string])[] {
  const found: [number, string][] = []
  for (let at = 0; at + HEAD_BYTES <= block.length; ) {
    const length = Math.max(block.readUInt32LE(at) & LENGTH, HEAD_BYTES)
    const high = block.readUInt32LE(at + NUMBER_AT + 4)
    const number = high * 2 ** 32 + block.readUInt32LE(at + NUMBER_AT)
    const text = block.toString('latin1', at + HEAD_BYTES, at + length - SUM_BYTES)
    const isWanted = wanted.has(text.slice(0, block.readUInt16LE(at + SUBJECT_LENGTH_AT)))
    if ((high & NO_MESSAGE) === 0 && isWanted) found.push([number, text])
    at += length
  }
  return found
}
