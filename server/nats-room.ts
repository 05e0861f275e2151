import type { Logged } from '@veillee/room'
import { Chain, type Counted, pieceOf } from './nats-chain.ts'
import type { NatsStreams, Stored } from './nats-streams.ts'
import { STREAMS, subjects } from './nats-subjects.ts'

/** So many are asked for one by one; for more it is worth making a consumer. */
const FEW = 6
/** What was stored comes back by itself; if it takes longer than this, it is fetched. */
const BACK_MS = 30

/** Whoever answers for all nodes has not heard yet what is known here: it was cut off from the others, or has just begun. */
class LeaderBehind extends Error {
  readonly code = 'LEADER_BEHIND'
}

/** What goes out from a room. */
export interface NatsRoomDeps {
  readonly tell: (logged: Logged) => void
  /** Something was heard of that could not be fetched. */
  readonly miss: () => void
}

/** What a room asks of them. */
export type Streams = Pick<NatsStreams, 'next' | 'newest' | 'each' | 'lastNumber'>

export interface Own {
  hasCounted: boolean
}

/** What this server knows of one room's subject: which records count, and where. The entries themselves are not kept. */
export class NatsRoom {
  readonly #streams: Streams
  readonly #subject: string
  readonly #deps: NatsRoomDeps
  #chain = new Chain()
  /** The number of the last message seen, whether it counts or not. */
  #seen = 0
  /** For each record that counts: its number in the stream, and the position of its first entry. */
  #numbers: number[] = []
  #starts: number[] = []
  #isKnown = false
  /** What has a larger number is news. Numbers only grow, also when a room is forgotten and begins anew. */
  #told = Number.POSITIVE_INFINITY
  #catchingUp: Promise<void> | undefined
  readonly #own = new Map<string, Own>()
  readonly #onSeen = new Set<() => void>()
  usedAt = 0
  followers = 0

  constructor(streams: Streams, room: string, deps: NatsRoomDeps) {
    this.#streams = streams
    this.#subject = subjects.room(room)
    this.#deps = deps
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
    if (stored.seq <= this.#seen) return
    if (!this.#isKnown) this.#told = Math.min(this.#told, stored.seq - 1)
    if (this.#isKnown && !this.#catchingUp && before === this.#seen) this.#take(stored)
    else void this.catchUp().catch(() => this.#deps.miss())
  }

  #take(stored: Stored): void {
    if (stored.seq <= this.#seen) return
    this.#seen = stored.seq
    const counted = this.#chain.take(pieceOf(stored))
    if (counted) this.#count(stored.seq, counted)
    for (const look of this.#onSeen) look()
  }

  #count(number: number, { id, position, entries }: Counted): void {
    this.#numbers.push(number)
    this.#starts.push(position)
    const own = this.#own.get(id)
    if (own) own.hasCounted = true
    // What we appended is news, though it may have been read with all that was there before it came by itself.
    if (!own && number <= this.#told) return
    this.#told = number
    entries.forEach((entry, i) => {
      this.#deps.tell({ position: position + i, entry })
    })
  }

  /** Once this number has come by itself, or was fetched. */
  async reaches(number: number): Promise<void> {
    if (this.#seen < number && this.followers > 0)
      await this.#comes(() => this.#seen >= number, BACK_MS).promise
    if (this.#seen < number) await this.catchUp()
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
    const end = (await this.#streams.newest(STREAMS.rooms, this.#subject))?.seq ?? 0
    if (end !== this.#seen && !(await this.#isStillThere())) {
      if ((await this.#streams.lastNumber(STREAMS.rooms)) < this.#seen) throw new LeaderBehind()
      this.forget()
    }
    await this.#through(this.#seen, end, stored => this.#take(stored))
    if (this.#seen < end) throw new LeaderBehind() // another one leads by now
    this.#knows()
  }

  /** Whether the room was not forgotten elsewhere, and may have begun anew. */
  async #isStillThere(): Promise<boolean> {
    const seen = this.#seen // more may come while it is asked
    if (seen === 0) return true
    return (await this.#streams.next(STREAMS.rooms, this.#subject, seen - 1))?.seq === seen
  }

  /** All messages after a number, to the end: a few from the leader, many from any node, once it has them too. */
  async #through(after: number, end: number, hear: (stored: Stored) => void): Promise<void> {
    let at = after
    const take = (stored: Stored): void => {
      at = stored.seq
      hear(stored)
    }
    for (let i = 0; at < end; i++)
      if (i === FEW)
        await this.#streams
          .each(STREAMS.rooms, this.#subject, { after: at, end }, take)
          .catch(() => undefined)
      else {
        const next = await this.#streams.next(STREAMS.rooms, this.#subject, at)
        if (!next) return
        take(next)
      }
  }

  /** From now on all is news; before, only what had come by itself. */
  #knows(): void {
    this.#isKnown = true
    this.#told = Math.min(this.#told, this.#seen)
  }

  forget(): void {
    this.#chain = new Chain()
    this.#seen = 0
    this.#numbers = []
    this.#starts = []
    this.#isKnown = false
  }

  // What it says

  /** The entries of these positions; undefined if they are gone. */
  async read(from: number, before: number): Promise<readonly Logged[] | undefined> {
    if (from >= before) return []
    const first = this.#recordAt(from)
    const start = this.#starts[first]!
    const after = first === 0 ? 0 : this.#numbers[first - 1]! - 1 // the one before says what the first one follows
    let chain = first === 0 ? new Chain() : undefined
    const logged: Logged[] = []
    await this.#through(after, this.#numbers[this.#recordAt(before - 1)]!, stored => {
      const piece = pieceOf(stored)
      const counted = chain?.take(piece)
      chain ??= new Chain(piece.id, start)
      counted?.entries.forEach((entry, i) => void logged.push({ position: counted.position + i, entry }))
    })
    const wanted = logged.filter(({ position }) => position >= from && position < before)
    return wanted.length === before - from ? wanted : undefined
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
