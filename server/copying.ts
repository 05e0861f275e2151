import { createHash, type Hash } from 'node:crypto'
import type { Millis, Plain } from '@veillee/kernel'
import { type NamedLog, type RoomId, readStored } from '@veillee/room'
import type { Archive, Piece } from './archive.ts'

/** What time it is for the log that is copied into: when each thing was stored, so that nothing looks younger there. */
export class SettableClock {
  at: Millis = 0
  readonly now = (): Millis => this.at
}

/** What has been copied of one room. */
interface Copied {
  readonly names: string[]
  readonly hash: Hash
  length: number
}

export interface Copy {
  readonly rooms: number
  readonly entries: number
}

type Entries = readonly Extract<Piece, { entry: string }>[]

/**
 * Copies all that there is, and looks whether it has arrived. What is there already may stay if it is the same, so
 * whoever was interrupted begins again. Rejects with one sentence.
 */
export async function copyAll(from: Archive, to: NamedLog, clock: SettableClock): Promise<Copy> {
  const copied = new Map<RoomId, Copied>()
  for await (const pieces of from.pieces()) await copyPieces(pieces, to, clock, copied)
  for (const [room, wanted] of copied) await assertSame(to, room, wanted)
  const entries = [...copied.values()].reduce((sum, { length }) => sum + length, 0)
  return { rooms: copied.size, entries }
}

/** All of one room, as an archive gives them. */
async function copyPieces(
  pieces: readonly Piece[],
  to: NamedLog,
  clock: SettableClock,
  copied: Map<RoomId, Copied>,
): Promise<void> {
  const [first] = pieces
  if (!first) return
  const { room } = first
  const so = copied.get(room) ?? { names: [], hash: createHash('sha256'), length: 0 }
  copied.set(room, so)
  for (const piece of pieces) if ('name' in piece) await copyName(piece, to, clock, so)
  const entries = pieces.filter(piece => 'entry' in piece)
  if (entries.length > 0) await copyEntries(entries, to, clock, so)
  if (!pieces.some(piece => 'isGone' in piece)) return
  copied.delete(room)
  await to.forget(room)
}

async function copyName(
  { room, name, at }: Extract<Piece, { name: string }>,
  to: NamedLog,
  clock: SettableClock,
  so: Copied,
): Promise<void> {
  clock.at = at
  if (!(await to.claim(name, room)) && (await to.lookUp(name)) !== room)
    throw new Error('A code of one evening leads to another one there. Copy to a place of its own.')
  so.names.push(name)
}

/** Where a line is missing, one that nobody can read takes its place: a damaged room does not become whole by a copy. */
async function copyEntries(entries: Entries, to: NamedLog, clock: SettableClock, so: Copied): Promise<void> {
  const plain: Plain[] = []
  for (const { position, at, entry } of entries) {
    while (so.length + plain.length < position) plain.push(null)
    plain.push(readStored(entry))
    clock.at = at
  }
  for (const entry of plain) so.hash.update(`${JSON.stringify(entry)}\n`)
  await append(entries[0]!.room, so.length, plain, to)
  so.length += plain.length
}

async function append(room: RoomId, at: number, entries: readonly Plain[], to: NamedLog): Promise<void> {
  if ((await to.append(room, at, entries)) === 'stored') return
  const there = (await to.read(room, at, at + entries.length)).map(({ entry }) => entry)
  if (there.some((entry, i) => JSON.stringify(entry) !== JSON.stringify(entries[i]))) throw new Error(OTHER)
  const missing = entries.slice(there.length)
  if (missing.length > 0 && (await to.append(room, at + there.length, missing)) !== 'stored')
    throw new Error('Somebody else is writing there. End all servers that use it, and begin again.')
}

async function assertSame(to: NamedLog, room: RoomId, { names, hash, length }: Copied): Promise<void> {
  const there = createHash('sha256')
  for (const { entry } of await to.read(room, 0, length)) there.update(`${JSON.stringify(entry)}\n`)
  const leads = await Promise.all(names.map(name => to.lookUp(name)))
  if (there.digest('hex') !== hash.digest('hex') || leads.some(found => found !== room))
    throw new Error('The copy does not hold the same as what was copied. Do not use it.')
}

const OTHER = 'An evening is there already, and has gone on differently. Copy to a place of its own.'
