import type { Logged } from '@veillee/room'
import { Chain, type Counted, type Piece } from './nats-chain.ts'
import type { NatsStreams, Stored } from './nats-streams.ts'
import { STREAMS, subjects } from './nats-subjects.ts'

/** The marks of a record: what it follows, whose it is, when it was written, and which part of how many. */
export const MARKS = { after: 'V-After', id: 'V-Id', at: 'V-At', part: 'V-Part', parts: 'V-Parts' } as const

/** So many are asked for one by one; for more it is worth making a consumer. */
const FEW = 6
/** What was stored comes back by itself; if it takes longer than this, it is fetched. */
const BACK_MS = 30
const RECENT = 16

/** The node that leads has a copy of this room that lacks what others have, or has what they lack. */
export class CopyNotWhole extends Error {
  readonly code = 'COPY_NOT_WHOLE'
}

/** What goes out from a room. */
export interface Around {
  readonly tell: (logged: Logged) => void
  /** The copy of the one that leads is not whole. */
  readonly doubt: () => void
  /** Whether nobody has a whole one: then what can be read of it has to do. */
  readonly isLost: () => boolean
}

/** What a room asks of them. */
export type Streams = Pick<NatsStreams, 'next' | 'newest' | 'each'>

/**
 * What this server knows of one room's subject: which of its records count, and where they stand in the stream. The
 * entries themselves are not kept.
 */
export class NatsRoom {
  readonly #streams: Streams
  readonly #subject: string
  readonly #around: Around
  #chain = new Chain()
  /** The last one seen on the subject, whether it counts or not. */
  #seen = 0
  /** The first and the last ones by name: numbers may mean something else when another node leads. */
  #firstName = ''
  #recent: readonly string[] = []
  /** For each record that counts: its number in the stream, and the position of its first entry. */
  #seqs: number[] = []
  #starts: number[] = []
  #isKnown = false
  /** What has a larger number is news, if it stands further on than all that was told. */
  #told = Number.POSITIVE_INFINITY
  #toldLength = 0
  #catchingUp: Promise<void> | undefined
  readonly #own = new Map<string, Own>()
  readonly #onSeen = new Set<() => void>()
  usedAt = 0
  followers = 0

  constructor(streams: Streams, room: string, around: Around) {
    this.#streams = streams
    this.#subject = subjects.room(room)
    this.#around = around
  }

  get length(): number {
    return this.#chain.length
  }

  get isKnown(): boolean {
    return this.#isKnown
  }

  get seen(): number {
    return this.#seen
  }

  /** The id of the record that counted last. */
  get last(): string {
    return this.#chain.last
  }

  /** Something of ours that is under way: whether it has come back, and counts. */
  expects(id: string): Own {
    const own = { hasCounted: false }
    this.#own.set(id, own)
    return own
  }

  expectsNoMore(id: string): void {
    this.#own.delete(id)
  }

  // What comes by itself

  /** What the stream has just stored, and what came before it on the subject; if something is missing, it is fetched. */
  hear(stored: Stored, before: number): void {
    const isOlder = stored.seq <= this.#seen
    if (isOlder && this.#recent.includes(nameOf(stored))) return
    if (!this.#isKnown) this.#told = Math.min(this.#told, stored.seq - 1)
    if (this.#isKnown && !isOlder && !this.#catchingUp && before === this.#seen) this.#take(stored)
    else void this.catchUp().catch(() => undefined) // whoever looks next tries again
  }

  #take(stored: Stored): void {
    if (stored.seq <= this.#seen) return
    this.#seen = stored.seq
    this.#firstName ||= nameOf(stored)
    this.#recent = [...this.#recent.slice(1 - RECENT), nameOf(stored)]
    const counted = this.#chain.take(pieceOf(stored))
    if (counted) this.#count(stored.seq, counted)
    for (const look of this.#onSeen) look()
  }

  #count(seq: number, { id, position, entries }: Counted): void {
    this.#seqs.push(seq)
    this.#starts.push(position)
    const own = this.#own.get(id)
    if (own) own.hasCounted = true
    if (seq <= this.#told || position < this.#toldLength) return
    this.#told = seq
    this.#toldLength = position + entries.length
    entries.forEach((entry, i) => {
      this.#around.tell({ position: position + i, entry })
    })
  }

  // What is fetched

  /** Once all is known that the stream had when this was asked. */
  async catchUp(): Promise<void> {
    // Somebody who is reading already may have passed the place where our news is.
    if (this.#catchingUp) await this.#catchingUp.catch(() => undefined)
    this.#catchingUp ??= this.#fetch().finally(() => {
      this.#catchingUp = undefined
    })
    await this.#catchingUp
  }

  async #fetch(): Promise<void> {
    if (this.#isLastSeen(await this.#streams.newest(STREAMS.rooms, this.#subject))) return this.#knows()
    if (!(await this.#isStillSo())) await this.#beginAgain()
    await this.#readOn()
  }

  /**
   * One by one while they are few; a room that is opened is read in one go, unless nobody can make a consumer now. That
   * reads from any node, and what it says is held against the leader. Nothing is said of a room whose copy is not whole:
   * whoever built on it would write what does not count for anybody else.
   */
  async #readOn({ mayConsume = true } = {}): Promise<void> {
    const few = !mayConsume ? Number.POSITIVE_INFINITY : this.#isKnown ? FEW : 1
    for (let i = 0; i < few; i++) {
      const next = await this.#streams.next(STREAMS.rooms, this.#subject, this.#seen)
      if (!next) return this.#hasRead()
      this.#take(next)
    }
    const reading = this.#streams.each(STREAMS.rooms, this.#subject, { after: this.#seen }, one =>
      this.#take(one),
    )
    const hasRead = await reading.then(
      () => true,
      () => false,
    )
    const isSo = this.#chain.isWhole && (await this.#isStillSo())
    if (!isSo) await this.#beginAgain()
    return this.#readOn({ mayConsume: hasRead && isSo })
  }

  async #hasRead(): Promise<void> {
    if (!this.#chain.isWhole && !this.#around.isLost()) {
      await this.#beginAgain()
      throw this.doubted()
    }
    this.#chain.isRead()
    this.#knows()
  }

  doubted(): CopyNotWhole {
    this.#around.doubt()
    return new CopyNotWhole()
  }

  #isLastSeen(stored: Stored | undefined): boolean {
    return stored !== undefined && stored.seq === this.#seen && nameOf(stored) === this.#recent.at(-1)
  }

  /** Whether the leader has the last one that was seen, by the same number. */
  async #isStillSo(): Promise<boolean> {
    if (this.#seen === 0) return true
    return this.#isLastSeen(await this.#streams.next(STREAMS.rooms, this.#subject, this.#seen - 1))
  }

  /** The room was forgotten elsewhere; or it is the same, with other numbers, and nothing of it is told twice. */
  async #beginAgain(): Promise<void> {
    const first = await this.#streams.next(STREAMS.rooms, this.#subject, 0)
    const isSame = first !== undefined && nameOf(first) === this.#firstName
    const toldLength = this.#toldLength
    this.forget()
    if (!isSame || !this.#isKnown) return
    this.#told = 0
    this.#toldLength = toldLength
  }

  /** From now on all is news; before, only what had come by itself. */
  #knows(): void {
    this.#isKnown = true
    this.#told = Math.min(this.#told, this.#seen)
    this.#toldLength = this.length
  }

  /** Once this number has come by itself, or was fetched. */
  async reaches(seq: number): Promise<void> {
    if (this.#seen < seq && this.followers > 0) await this.#comes(seq)
    if (this.#seen < seq) await this.catchUp()
  }

  #comes(seq: number): Promise<void> {
    return new Promise(resolve => {
      const done = () => {
        clearTimeout(late)
        this.#onSeen.delete(look)
        resolve()
      }
      const late = setTimeout(done, BACK_MS)
      const look = () => this.#seen >= seq && done()
      this.#onSeen.add(look)
    })
  }

  /** What was told is not told again, should it be there after all. */
  forget(): void {
    this.#chain = new Chain()
    this.#seen = 0
    this.#firstName = ''
    this.#recent = []
    this.#toldLength = 0
    this.#seqs = []
    this.#starts = []
  }

  /** The entries of these positions; undefined if what is read is not what is known of the room. */
  async read(
    from: number,
    before: number,
    { mayConsume = true } = {},
  ): Promise<readonly Logged[] | undefined> {
    if (from >= before) return []
    const first = this.#recordAt(from)
    if (first > 0 && !(await this.#isStillSo())) return undefined
    const last = this.#recordAt(before - 1)
    const logged: Logged[] = []
    const known = this.last
    let chain = first === 0 ? new Chain() : undefined
    let isSame = false
    const isFromLeader = await this.#eachOf(first, last, mayConsume, stored => {
      const piece = pieceOf(stored)
      const counted = chain?.take(piece)
      chain ??= new Chain(piece.id, this.#starts[first]!)
      isSame ||= counted?.id === known // each names the one before it, so all of them are the same
      counted?.entries.forEach((entry, i) => void logged.push({ position: counted.position + i, entry }))
    })
    const wanted = logged.filter(({ position }) => position >= from && position < before)
    return wanted.length === before - from && (isFromLeader || isSame) ? wanted : undefined
  }

  /**
   * All messages of the subject that these records may be made of, and the last one before them. Only from the very first
   * on does what counts follow from the messages alone, so that any node may tell it, to its end. Whether the leader
   * told it.
   */
  async #eachOf(
    first: number,
    last: number,
    mayConsume: boolean,
    hear: (stored: Stored) => void,
  ): Promise<boolean> {
    const end = this.#seqs[last]!
    let at = first === 0 ? 0 : this.#seqs[first - 1]! - 1
    const few = first === 0 && mayConsume ? FEW : Number.POSITIVE_INFINITY
    for (let i = 0; i < few && at < end; i++) {
      const next = await this.#streams.next(STREAMS.rooms, this.#subject, at)
      if (!next) return true
      hear(next)
      at = next.seq
    }
    if (at >= end) return true
    await this.#streams.each(STREAMS.rooms, this.#subject, { after: at }, hear)
    return false
  }

  /** Which record holds a position. */
  #recordAt(position: number): number {
    let [low, high] = [0, this.#starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.#starts[middle]! <= position) low = middle
      else high = middle
    }
    return low
  }
}

export interface Own {
  hasCounted: boolean
}

/** Of one message: its record, and which part of it. */
const nameOf = ({ marks }: Stored): string => `${marks?.get(MARKS.id)} ${marks?.get(MARKS.part)}`

const pieceOf = ({ marks, bytes }: Stored): Piece => ({
  id: marks?.get(MARKS.id) ?? '',
  after: marks?.get(MARKS.after) ?? '',
  part: Number(marks?.get(MARKS.part) || 0),
  parts: Number(marks?.get(MARKS.parts) || 1),
  bytes,
})
