import { setTimeout as pause } from 'node:timers/promises'
import { type NatsConnection, nuid, type Subscription } from '@nats-io/transport-node'
import type { Millis, Plain } from '@veillee/kernel'
import { type Appended, Listeners, type Logged, type NamedLog, type RoomId, type Stop } from '@veillee/room'
import type { Archive, Piece } from './archive.ts'
import { NatsBus } from './nats-bus.ts'
import { MARKS } from './nats-chain.ts'
import { durabilityOf } from './nats-durability.ts'
import { NatsNames } from './nats-names.ts'
import { NatsRoom, type Own } from './nats-room.ts'
import { NatsStreams, type Stored } from './nats-streams.ts'
import { STREAMS, subjects } from './nats-subjects.ts'

export interface NatsLogSettings {
  /** How many nodes hold everything; as many as is usual for what one is connected to, if nothing is said. */
  readonly replicas?: number | undefined
  /** How often at most it is worth looking through all rooms for those that nobody comes back to. */
  readonly lookForIdleMs?: Millis
}

/** So long an append is tried before it is given up. When a node dies the others need some seconds to choose another. */
const APPEND_MS = 2_500
const AGAIN_MS = 100
/** A node that is cut off from the others still talks to us: then another one may do better. */
const ANOTHER_NODE_MS = 5_000
/** What is known of a room that nobody follows is kept for so long. */
const WARM_MS = 10_000
/** A followed room is looked at so often, even if nothing was heard of it: what tells may die before it has told. */
const LOOK_MS = 15_000
const TICK_MS = 250
const LOOKS_AT_ONCE = 32
const HOUR_MS = 3_600_000
const PIECES_AT_ONCE = 200

/** NATS did not answer, or could not store: whether it will, nobody knows. */
class NatsAway extends Error {
  constructor(cause?: unknown) {
    super('NATS does not answer: nothing can be stored until it does.', { cause })
  }
}

/**
 * A log in NATS JetStream, for several servers that are one service (ROOM-28). Which of several appends was first is
 * decided by the stream and by the rule of `Chain`; whoever appended is told only when their own record has come back
 * and counts. An append whose answer was lost is sent again as it is: the rule counts it once.
 */
export class NatsLog implements NamedLog, Archive {
  /** By the same connection. */
  readonly bus: NatsBus
  readonly #connection: NatsConnection
  readonly #streams: NatsStreams
  readonly #names: NatsNames
  readonly #now: () => Millis
  readonly #lookForIdleMs: Millis
  readonly #largestPart: number
  readonly #rooms = new Map<RoomId, NatsRoom>()
  readonly #subscriptions = new Map<RoomId, Subscription>()
  readonly #followers = new Listeners<Logged>()
  readonly #underWay = new Set<Promise<unknown>>()
  readonly #ticking: NodeJS.Timeout
  /** When each followed room was looked at, the longest ago first. */
  readonly #lookedAt = new Map<RoomId, Millis>()
  #movedAt = Number.NEGATIVE_INFINITY
  #lookedForIdleAt = Number.NEGATIVE_INFINITY
  #closing: Promise<void> | undefined

  private constructor(streams: NatsStreams, now: () => Millis, { lookForIdleMs = HOUR_MS }: NatsLogSettings) {
    this.#streams = streams
    this.#connection = streams.connection
    this.bus = new NatsBus(streams.connection)
    this.#names = new NatsNames(streams, now)
    this.#now = now
    this.#lookForIdleMs = lookForIdleMs
    // Half, because what is fetched comes as text in a text.
    this.#largestPart = Math.floor((this.#connection.info?.max_payload ?? 1024 ** 2) / 2)
    this.#ticking = setInterval(() => this.#tick(), TICK_MS).unref()
    void this.#watchConnection()
    this.#connection.subscribe(`$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.${STREAMS.rooms}`, {
      callback: () => this.#lookAtAll(),
    })
  }

  static async open(
    connection: NatsConnection,
    now: () => Millis,
    settings: NatsLogSettings = {},
  ): Promise<NatsLog> {
    return new NatsLog(await NatsStreams.open(connection, settings.replicas), now, settings)
  }

  /** What is promised of all that is stored here, in one sentence (ROOM-12). */
  get durability(): string {
    return durabilityOf(this.#connection.info!.version, this.#streams.replicas)
  }

  // Entries

  async read(room: RoomId, from: number, before?: number): Promise<readonly Logged[]> {
    return this.#withRetries(async () => {
      const known = this.#room(room)
      if (before === undefined || before > known.length) await known.catchUp()
      const find = () => known.read(from, Math.min(before ?? known.length, known.length))
      const found = await find()
      if (found) return found
      await known.catchUp() // somebody has forgotten the room elsewhere
      const foundThen = await find()
      if (!foundThen) throw new NatsAway()
      return foundThen
    })
  }

  async append(room: RoomId, expected: number, entries: readonly Plain[]): Promise<Appended> {
    const bytes = Buffer.from(JSON.stringify(entries))
    return this.#withRetries(async () => {
      const known = this.#room(room)
      if (entries.length === 0) {
        await known.catchUp()
        return known.length === expected ? 'stored' : 'conflict'
      }
      const id = nuid.next()
      const own = known.expects(id)
      return this.#store(known, room, { expected, id, bytes, own }).finally(() => known.expectsNoMore(id))
    })
  }

  async #store(known: NatsRoom, room: RoomId, request: PendingAppend): Promise<Appended> {
    const giveUpAt = performance.now() + APPEND_MS
    // A room that is about to begin is not known, and need not be looked for: the stream says if it is there.
    if (!known.isKnown && request.expected > 0) await known.catchUp()
    for (let hasLooked = false; ; ) {
      if (request.own.hasCounted) return 'stored'
      if (known.length > request.expected) return 'conflict'
      if (known.length < request.expected) {
        if (hasLooked) return 'conflict'
        await known.catchUp()
        hasLooked = true
        continue
      }
      const trouble = await this.#tryAppend(known, room, request)
      if (!trouble) continue
      // After a standstill the answer may have come long ago, and be read only now.
      await pause(AGAIN_MS)
      if (performance.now() < giveUpAt || request.own.hasCounted || known.length > request.expected) continue
      this.#tryAnotherNode()
      throw trouble
    }
  }

  #tryAnotherNode(): void {
    const now = performance.now()
    if (this.#connection.isClosed() || this.#movedAt > now - ANOTHER_NODE_MS) return
    this.#movedAt = now
    this.#connection.reconnect().catch(() => undefined)
  }

  /** Afterwards more is known; what went wrong, if nothing is. */
  async #tryAppend(known: NatsRoom, room: RoomId, request: PendingAppend): Promise<unknown> {
    try {
      const number = await this.#publishUntilSeen(known, room, request)
      if (known.length > request.expected) return undefined
      if (number === undefined) return new NatsAway()
      await known.reaches(number)
      // Of a room that somebody has forgotten meanwhile nothing is left behind.
      if (known.length === 0 && request.expected > 0) await this.#streams.eraseOne(STREAMS.rooms, number)
      return known.length === request.expected ? new NatsAway() : undefined
    } catch (error) {
      return error // it may be there all the same: what comes next finds out
    }
  }

  /** Once it has come back, or somebody else’s has come before it, nobody need wait for the answer. */
  async #publishUntilSeen(
    known: NatsRoom,
    room: RoomId,
    request: PendingAppend,
  ): Promise<number | undefined> {
    const passing = known.passes(request.expected)
    const seen = passing.promise.then(() => undefined)
    return Promise.race([seen, this.#publish(known, room, request)]).finally(passing.stop)
  }

  async #publish(known: NatsRoom, room: RoomId, { id, bytes }: PendingAppend): Promise<number | undefined> {
    const marks = { [MARKS.id]: id, [MARKS.after]: known.last, [MARKS.at]: String(this.#now()) }
    const parts = Math.max(1, Math.ceil(bytes.length / this.#largestPart))
    let number: number | undefined
    for (let part = 0; part < parts; part++) {
      const some = bytes.subarray(part * this.#largestPart, (part + 1) * this.#largestPart)
      const which = parts === 1 ? {} : { [MARKS.part]: String(part), [MARKS.parts]: String(parts) }
      number = await this.#streams.publish(subjects.room(room), some, { ...marks, ...which })
      if (number === undefined) return undefined
    }
    return number
  }

  // Following

  follow(room: RoomId, listener: (logged: Logged) => void): Stop {
    const known = this.#room(room)
    const stop = this.#followers.add(room, listener)
    if (known.followers++ === 0) this.#listen(room, known)
    let isStopped = false
    return () => {
      stop()
      if (!isStopped && --known.followers === 0) this.#listenNoMore(room)
      isStopped = true
    }
  }

  #listen(room: RoomId, known: NatsRoom): void {
    if (this.#closing) return
    const subscription = this.#connection.subscribe(subjects.told(room), {
      callback: (_, { subject, headers: marks, data }) => {
        const stored: Stored = { seq: Number(marks?.get('Nats-Sequence')), subject, marks, bytes: data }
        known.hear(stored, Number(marks?.get('Nats-Last-Sequence')))
      },
    })
    this.#subscriptions.set(room, subscription)
    this.#lookedAt.set(room, performance.now())
    if (!known.isKnown) void known.catchUp().catch(() => undefined)
  }

  #listenNoMore(room: RoomId): void {
    this.#subscriptions.get(room)?.unsubscribe()
    this.#subscriptions.delete(room)
    this.#lookedAt.delete(room)
  }

  #room(room: RoomId): NatsRoom {
    const known =
      this.#rooms.get(room) ??
      new NatsRoom(this.#streams, room, {
        tell: logged => this.#followers.tell(room, logged),
        miss: () => this.#lookAt(room),
      })
    this.#rooms.set(room, known)
    known.usedAt = performance.now()
    return known
  }

  // Looking whether something was missed

  #tick(): void {
    const now = performance.now()
    for (const [room, known] of this.#rooms)
      if (known.followers === 0 && known.usedAt < now - WARM_MS) this.#rooms.delete(room)
    const most = Math.max(LOOKS_AT_ONCE, Math.ceil((this.#lookedAt.size * TICK_MS) / LOOK_MS))
    const due = [...this.#lookedAt].filter(([, at]) => at < now - LOOK_MS).slice(0, most)
    for (const [room] of due) this.#look(room, now)
  }

  /** Those that were looked at long ago come first. */
  #look(room: RoomId, now: Millis): void {
    this.#lookedAt.delete(room)
    this.#lookedAt.set(room, now)
    void this.#rooms
      .get(room)
      ?.catchUp()
      .catch(() => this.#lookAt(room))
  }

  /** With the next tick, if it is followed. */
  #lookAt(room: RoomId): void {
    if (this.#lookedAt.has(room)) this.#lookedAt.set(room, Number.NEGATIVE_INFINITY)
  }

  #lookAtAll(): void {
    for (const room of this.#lookedAt.keys()) this.#lookAt(room)
  }

  async #watchConnection(): Promise<void> {
    for await (const { type } of this.#connection.status()) if (type === 'reconnect') this.#lookAtAll()
  }

  // Rooms that end

  forget(room: RoomId): Promise<void> {
    return this.#withRetries(async () => {
      await this.#streams.erase(STREAMS.rooms, subjects.room(room))
      await this.#names.forget(room)
      this.#rooms.get(room)?.forget()
    })
  }

  touch(room: RoomId): Promise<void> {
    return this.#withRetries(() => this.#names.touch(room))
  }

  idleSince(at: Millis): Promise<readonly RoomId[]> {
    return this.#withRetries(async () => {
      if (this.#lookedForIdleAt > performance.now() - this.#lookForIdleMs) return []
      const lastSeen = await this.#names.lastSeen()
      this.#lookedForIdleAt = performance.now()
      return [...lastSeen].filter(([, seenAt]) => seenAt < at).map(([room]) => room)
    })
  }

  // Names

  claim(name: string, room: RoomId): Promise<boolean> {
    return this.#withRetries(() => this.#names.claim(name, room))
  }

  release(name: string, room: RoomId): Promise<void> {
    return this.#withRetries(() => this.#names.release(name, room))
  }

  lookUp(name: string): Promise<RoomId | undefined> {
    return this.#withRetries(() => this.#names.lookUp(name))
  }

  countNames(): Promise<number> {
    return this.#withRetries(() => this.#names.count())
  }

  /** Each room that has a name, as it is when its turn comes. */
  async *pieces(): AsyncGenerator<readonly Piece[]> {
    for (const [room, names] of await this.#withRetries(() => this.#names.all())) {
      const logged = await this.read(room, 0)
      if (logged.length === 0) continue // forgotten meanwhile, or never begun
      for (const { name, at } of names) if ((await this.lookUp(name)) === room) yield [{ room, name, at }]
      const at = Math.max(...names.map(one => one.at))
      for (let from = 0; from < logged.length; from += PIECES_AT_ONCE)
        yield logged.slice(from, from + PIECES_AT_ONCE).map(({ position, entry }) => ({
          room,
          position,
          at: (entry as { at?: Millis } | null)?.at ?? at,
          entry: JSON.stringify(entry),
        }))
    }
  }

  // Closing

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    clearInterval(this.#ticking)
    await Promise.allSettled(this.#underWay)
    await this.#connection.close()
  }

  /** Whatever NATS says when it is away, it is away. */
  async #withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#closing) throw new Error('The log is closed.')
    const answer = work().catch(error => {
      throw error instanceof NatsAway ? error : new NatsAway(error)
    })
    this.#underWay.add(answer)
    return answer.finally(() => this.#underWay.delete(answer))
  }
}

/** One append, as it is sent, and sent again. */
interface PendingAppend {
  readonly expected: number
  readonly id: string
  readonly bytes: Buffer
  readonly own: Own
}
