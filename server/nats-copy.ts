import { Chain, type Counted, type Piece } from './nats-chain.ts'
import type { Stored } from './nats-streams.ts'

/** The marks of a record: what it follows, whose it is, when it was written, and which part of how many. */
export const MARKS = { after: 'V-After', id: 'V-Id', at: 'V-At', part: 'V-Part', parts: 'V-Parts' } as const

const RECENT = 16

/**
 * What has been read of a room's subject, by the numbers of the node that led: which of its records count, and where they
 * stand in the stream. The entries themselves are not kept.
 */
export class Copy {
  readonly chain = new Chain()
  /** The last one seen on the subject, whether it counts or not. */
  seen = 0
  /** The first and the last ones by name: numbers may mean something else when another node leads. */
  firstName = ''
  #recent: readonly string[] = []
  /** For each record that counts: its number in the stream, and the position of its first entry. */
  readonly seqs: number[] = []
  readonly starts: number[] = []

  get length(): number {
    return this.chain.length
  }

  /** In the order of the stream. What it makes count; undefined if nothing, or if it was seen before. */
  take(stored: Stored): Counted | undefined {
    if (stored.seq <= this.seen) return undefined
    this.seen = stored.seq
    this.firstName ||= nameOf(stored)
    this.#recent = [...this.#recent.slice(1 - RECENT), nameOf(stored)]
    const counted = this.chain.take(pieceOf(stored))
    if (!counted) return undefined
    this.seqs.push(stored.seq)
    this.starts.push(counted.position)
    return counted
  }

  get lastName(): string | undefined {
    return this.#recent.at(-1)
  }

  /** Whether this is one of the last that were seen, by name. */
  hasSeen(stored: Stored): boolean {
    return this.#recent.includes(nameOf(stored))
  }

  /** Whether this is the last one that was seen, by name and number. */
  endsWith(stored: Stored | undefined): boolean {
    return stored !== undefined && stored.seq === this.seen && nameOf(stored) === this.lastName
  }

  /** Which record holds a position. */
  recordAt(position: number): number {
    let [low, high] = [0, this.starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.starts[middle]! <= position) low = middle
      else high = middle
    }
    return low
  }
}

/** Of one message: its record, and which part of it. */
export const nameOf = ({ marks }: Stored): string => `${marks?.get(MARKS.id)} ${marks?.get(MARKS.part)}`

export const pieceOf = ({ marks, bytes }: Stored): Piece => ({
  id: marks?.get(MARKS.id) ?? '',
  after: marks?.get(MARKS.after) ?? '',
  part: Number(marks?.get(MARKS.part) || 0),
  parts: Number(marks?.get(MARKS.parts) || 1),
  bytes,
})
