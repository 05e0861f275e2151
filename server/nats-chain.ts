import type { Plain } from '@veillee/kernel'
import { readStored } from '@veillee/room'
import type { Stored } from './nats-streams.ts'

/** The marks of a record: what it follows, whose it is, when it was written, and which part of how many. */
export const MARKS = { after: 'V-After', id: 'V-Id', at: 'V-At', part: 'V-Part', parts: 'V-Parts' } as const

/** One message of a room's subject. */
export interface Piece {
  /** Of its record; the same if it was sent again. */
  readonly id: string
  /** The id of the record that it follows: the last one that counted for whoever wrote it. */
  readonly after: string
  /** Which part of its record it is, from nought, and of how many: what is too large for one message comes in several. */
  readonly part: number
  readonly parts: number
  readonly bytes: Uint8Array
}

/** What counts: one append, whole. */
export interface Counted {
  readonly id: string
  readonly position: number
  readonly entries: readonly Plain[]
}

/** What the first record of a room follows. */
export const NOTHING = '0'

export const pieceOf = ({ marks, bytes }: Stored): Piece => ({
  id: marks?.get(MARKS.id) ?? '',
  after: marks?.get(MARKS.after) ?? '',
  part: Number(marks?.get(MARKS.part) || 0),
  parts: Number(marks?.get(MARKS.parts) || 1),
  bytes,
})

/**
 * The rule by which all readers of a room agree on its log, whatever the stream has let in: a record counts if it
 * names the last one that counted. So of several that were written at the same moment the first one in the stream
 * counts, and what was sent twice counts once. NATS has a check of its own, by which its copies can come apart
 * (docs/decisions/0018).
 */
export class Chain {
  #last: string
  #length: number
  /** What has begun to come in parts, and follows the last one that counted. */
  readonly #halves = new Map<string, (Uint8Array | undefined)[]>()

  /** From a place where something counted; nothing said, from the beginning. */
  constructor(last = NOTHING, length = 0) {
    this.#last = last
    this.#length = length
  }

  /** The id of the record that counted last. */
  get last(): string {
    return this.#last
  }

  /** How many entries have counted. */
  get length(): number {
    return this.#length
  }

  /** In the order of the stream. What it makes whole and count; undefined if nothing. */
  take(piece: Piece): Counted | undefined {
    if (piece.after !== this.#last) return undefined
    const bytes = this.#whole(piece)
    if (!bytes) return undefined
    const entries = entriesIn(bytes)
    const counted = { id: piece.id, position: this.#length, entries }
    this.#last = piece.id
    this.#length += entries.length
    this.#halves.clear() // they follow something that is no longer the last
    return counted
  }

  #whole({ id, part, parts, bytes }: Piece): Uint8Array | undefined {
    if (parts === 1) return bytes
    const half = this.#halves.get(id) ?? new Array<undefined>(parts).fill(undefined)
    half[part] = bytes
    this.#halves.set(id, half)
    const there = half.filter(one => one !== undefined)
    return there.length === parts ? Buffer.concat(there) : undefined
  }
}

/** What no server of this version has written counts as one entry that nobody can read: only its room is shut by it. */
function entriesIn(bytes: Uint8Array): readonly Plain[] {
  const stored = readStored(Buffer.from(bytes).toString())
  return Array.isArray(stored) ? stored : [null]
}
