import type { Logged } from '@veillee/room'
import { Chain, type Counted } from './nats-chain.ts'
import { Copy, nameOf, pieceOf } from './nats-copy.ts'
import type { NatsStreams, Stored } from './nats-streams.ts'
import { STREAMS, subjects } from './nats-subjects.ts'

/** So many are asked for one by one; for more it is worth making a consumer. */
const FEW = 6
/** What was stored comes back by itself; if it takes longer than this, it is fetched. */
const BACK_MS = 30
/** So long a leader may be behind what was known before it led; then what is gone is gone. */
const BEHIND_MS = 20_000

/** The node that leads has a copy of this room that lacks what others have, or has what they lack. */
export class CopyNotWhole extends Error {
  readonly code = 'COPY_NOT_WHOLE'
}

/** The node that leads has not caught up yet with what was known before it led. */
class LeaderBehind extends Error {
  readonly code = 'LEADER_BEHIND'
}

/** What goes out from a room. */
export interface Around {
  readonly tell: (logged: Logged) => void
  /** Something was heard of that could not be fetched. */
  readonly miss: () => void
  /** The copy of the one that leads is not whole. */
  readonly doubt: () => void
  /** Whether nobody has a whole one: then what can be read of it has to do. */
  readonly isLost: () => boolean
}

/** What a room asks of them. */
export type Streams = Pick<NatsStreams, 'next' | 'newest' | 'each'>

export interface Own {
  hasCounted: boolean
}

/** What this server knows of one room's subject. */
export class NatsRoom {
  readonly #streams: Streams
  readonly #subject: string
  readonly #around: Around
  #copy = new Copy()
  #isKnown = false
  /** What has a larger number is news, if it stands further on than all that was told. */
  #told = Number.POSITIVE_INFINITY
  #toldLength = 0
  #catchingUp: Promise<void> | undefined
  #behindSince: number | undefined
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
    return this.#copy.length
  }

  get isKnown(): boolean {
    return this.#isKnown
  }

  get seen(): number {
    return this.#copy.seen
  }

  /** The id of the record that counted last. */
  get last(): string {
    return this.#copy.chain.last
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
    const isOlder = stored.seq <= this.seen
    if (isOlder && this.#copy.hasSeen(stored)) return
    if (!this.#isKnown) this.#told = Math.min(this.#told, stored.seq - 1)
    if (this.#isKnown && !isOlder && !this.#catchingUp && before === this.seen) this.#take(stored)
    else void this.catchUp().catch(() => this.#around.miss())
  }

  #take(stored: Stored): void {
    const counted = this.#copy.take(stored)
    if (counted) this.#count(stored.seq, counted)
    for (const look of this.#onSeen) look()
  }

  #count(seq: number, { id, position, entries }: Counted): void {
    const own = this.#own.get(id)
    if (own) own.hasCounted = true
    // What we appended is news, though it may have been read with all that was there before it came by itself.
    if ((!own && seq <= this.#told) || position < this.#toldLength) return
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
    await this.#alone(() => this.#fetch())
  }

  /** From its beginning, whatever is known. */
  async readAnew(): Promise<void> {
    await this.#alone(() => this.#fetchAnew())
  }

  async #alone(work: () => Promise<void>): Promise<void> {
    this.#catchingUp ??= work().finally(() => {
      this.#catchingUp = undefined
    })
    await this.#catchingUp
  }

  async #fetch(): Promise<void> {
    const newest = await this.#streams.newest(STREAMS.rooms, this.#subject)
    if (this.#copy.endsWith(newest)) return this.#knows()
    if (newest && newest.seq < this.seen && this.#copy.hasSeen(newest)) this.#assertOverdue()
    if (await this.#isStillSo()) await this.#readOn()
    else await this.#fetchAnew()
    this.#behindSince = undefined
  }

  /**
   * By the numbers of whoever leads now. What was known stays known if that cannot be read, or if the leader has less of
   * the same room.
   */
  async #fetchAnew(): Promise<void> {
    const before = { copy: this.#copy, told: this.#told, toldLength: this.#toldLength }
    try {
      await this.#beginAgain()
      await this.#readOn()
      const { firstName, length } = before.copy
      if (firstName === this.#copy.firstName && this.length < length) this.#assertOverdue()
    } catch (error) {
      this.#copy = before.copy
      this.#told = before.told
      this.#toldLength = Math.max(before.toldLength, this.#toldLength) // nothing is told twice
      throw error
    }
  }

  /** What is missing comes when the leader has caught up, or it is gone for good. */
  #assertOverdue(): void {
    this.#behindSince ??= performance.now()
    if (performance.now() < this.#behindSince + BEHIND_MS) throw new LeaderBehind()
  }

  /**
   * One by one; a room that is opened is read in one go, unless nobody can make a consumer now. That reads from any node,
   * and what it says is held against the leader. Nothing is said of a room whose copy is not whole: whoever built on it
   * would write what does not count for anybody else.
   */
  async #readOn({ mayConsume = !this.#isKnown } = {}): Promise<void> {
    for (let i = 0; i < 1 || !mayConsume; i++) {
      const next = await this.#streams.next(STREAMS.rooms, this.#subject, this.seen)
      if (!next) return this.#hasRead()
      this.#take(next)
    }
    const reading = this.#streams.each(STREAMS.rooms, this.#subject, { after: this.seen }, one =>
      this.#take(one),
    )
    await reading.catch(() => undefined)
    if (!this.#copy.chain.isWhole || !(await this.#isStillSo())) await this.#beginAgain()
    return this.#readOn({ mayConsume: false })
  }

  async #hasRead(): Promise<void> {
    if (!this.#copy.chain.isWhole && !this.#around.isLost()) {
      this.#copy = new Copy()
      this.#around.doubt()
      throw new CopyNotWhole()
    }
    this.#copy.chain.isRead()
    this.#knows()
  }

  /** Whether the leader has the last one that was seen, by the same number. */
  async #isStillSo(): Promise<boolean> {
    const { seen, lastName } = this.#copy // more may come while it is asked
    if (seen === 0) return true
    const there = await this.#streams.next(STREAMS.rooms, this.#subject, seen - 1)
    return there?.seq === seen && nameOf(there) === lastName
  }

  /** The room was forgotten elsewhere; or it is the same, with other numbers, and nothing of it is told twice. */
  async #beginAgain(): Promise<void> {
    const first = await this.#streams.next(STREAMS.rooms, this.#subject, 0)
    const isSame = first !== undefined && nameOf(first) === this.#copy.firstName
    const toldLength = this.#toldLength
    this.forget()
    if (!isSame || !this.#isKnown) return
    this.#told = 0
    this.#toldLength = toldLength
  }

  /** From now on all is news; before, only what had come by itself. */
  #knows(): void {
    this.#isKnown = true
    this.#told = Math.min(this.#told, this.seen)
    this.#toldLength = this.length
  }

  /** Once this number has come by itself, or was fetched. */
  async reaches(seq: number): Promise<void> {
    if (this.seen < seq && this.followers > 0) await this.#comes(() => this.seen >= seq, BACK_MS).promise
    if (this.seen < seq) await this.catchUp()
  }

  /** Once more than this has counted. */
  passes(length: number): { readonly promise: Promise<void>; readonly stop: () => void } {
    return this.#comes(() => this.length > length)
  }

  #comes(isThere: () => boolean, withinMs?: number): { promise: Promise<void>; stop: () => void } {
    let stop = (): void => undefined
    const promise = new Promise<void>(resolve => {
      stop = () => {
        clearTimeout(late)
        this.#onSeen.delete(look)
        resolve()
      }
      const late = withinMs === undefined ? undefined : setTimeout(stop, withinMs)
      const look = () => isThere() && stop()
      this.#onSeen.add(look)
    })
    return { promise, stop }
  }

  /** What was told is not told again, should it be there after all. */
  forget(): void {
    this.#copy = new Copy()
    this.#toldLength = 0
  }

  /** The entries of these positions; undefined if what is read is not what is known of the room. */
  async read(
    from: number,
    before: number,
    { mayConsume = true } = {},
  ): Promise<readonly Logged[] | undefined> {
    if (from >= before) return []
    const copy = this.#copy
    const first = copy.recordAt(from)
    if (first > 0 && !(await this.#isStillSo())) return undefined
    const last = copy.recordAt(before - 1)
    const logged: Logged[] = []
    const known = copy.chain.last
    let chain = first === 0 ? new Chain() : undefined
    let isSame = false
    const isFromLeader = await this.#eachOf(copy, first, last, mayConsume, stored => {
      const piece = pieceOf(stored)
      const counted = chain?.take(piece)
      chain ??= new Chain(piece.id, copy.starts[first]!)
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
    { seqs }: Copy,
    first: number,
    last: number,
    mayConsume: boolean,
    hear: (stored: Stored) => void,
  ): Promise<boolean> {
    const end = seqs[last]!
    let at = first === 0 ? 0 : seqs[first - 1]! - 1
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
}
