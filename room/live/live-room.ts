import { type Millis, type Plain, type Refusal, refuse, type Seat, seatsOf } from '@veillee/kernel'
import { type FeltFrame, toBase64, writingFelt } from '@veillee/touch'
import { nextDue, overdue } from '../absence.ts'
import type { SaidByBot } from '../bot-thoughts.ts'
import type { BotPlayers, BotsDeps } from '../bots.ts'
import type { Bus } from '../bus.ts'
import { type Entry, entryOf } from '../entry.ts'
import { readOn, Unreadable, type WhyUnread } from '../format.ts'
import { handleRequest, type Outcome, settle } from '../handle-request.ts'
import type { Log, Logged, RoomId, Stop } from '../log.ts'
import type { PersonId } from '../person.ts'
import { photoFor } from '../photos.ts'
import type { Request, UnstampedRequest } from '../request.ts'
import { personByToken, phoneOf, playingIn, type Room } from '../room.ts'
import { sitterOn } from '../seating.ts'
import { feltFrom } from '../skin.ts'
import { type InSlices, slicesBy } from '../slices.ts'
import { entriesUntilNext, type Folded, readSnapshot, snapshotOf } from '../snapshot.ts'
import { hearersOf } from '../talk.ts'
import { gestureFor } from '../view.ts'
import type { ServerMessage } from '../wire.ts'
import { type Attendance, LocalAttendance } from './attendance.ts'
import { LOG_AWAY_MS, LogCursor, type LogMeter } from './log-cursor.ts'
import { LogUnavailable, orUnavailable } from './log-unavailable.ts'
import { RecentCache } from './recent-cache.ts'
import { TouchRelay } from './touch-relay.ts'
import { type FrameEncoder, type Subscriber, ViewSender } from './view-sender.ts'

/** What a room stands on: a server, or a page that is alone. All that is not pure comes from here. */
export interface LiveRoomDeps<Frame> {
  readonly log: Log
  /** By which samples of gestures go, past the log. */
  readonly bus: Bus
  readonly frames: FrameEncoder<Frame>
  /** Told how long each append took, and whether it failed. */
  readonly logMeter?: LogMeter
  now(): Millis
  /** Later, once; gives back how to call it off. */
  after(ms: Millis, task: () => void): Stop
  /** How long work is done; by this clock, if nothing is said. */
  readonly inSlices?: InSlices
  /** Who is there, where a room can be kept by several at once; those who are connected here, if nothing is said. */
  attendanceOf?(room: RoomId, people: Iterable<PersonId>, onChange: () => void): Attendance
  /** 256 bits that nobody can foresee, as 64 hexadecimal digits. */
  newNumber(): string
  /** A room that was open has become unreadable here, and is closed. */
  onShut?(room: RoomId): void
  /** Whoever plays the seats that no person plays. */
  botsFor(deps: Omit<BotsDeps, 'mimes' | 'nowMs' | 'later' | 'inSlices'>): BotPlayers
}

const nothing = () => undefined

const gone = refuse({ en: 'This evening has been deleted.', fr: 'Cette veillée a été effacée.' })

const LONGEST_TIMER_MS = 60_000
/** Replays that several look at together. */
const FELT_KEPT = 8
/** So many entries of a long evening are folded before somebody looks at the clock. */
const AT_ONCE = 50

function* folding(logged: readonly Logged[], begun?: Folded): Generator<void, Folded | undefined> {
  let room = begun?.room
  let before = begun?.before
  for (const [i, line] of logged.entries()) {
    const next = readOn(room, [line])
    if (entryOf(line).did === 'start') before = room
    room = next
    if (i % AT_ONCE === 0) yield
  }
  return room && { room, before }
}

/** As it travels. */
function* strip(feeling: Generator<void, readonly FeltFrame[]>): Generator<void, string> {
  const bytes = yield* writingFelt(yield* feeling)
  yield
  return toBase64(bytes)
}

/** From its last snapshot on; from the first entry, if there is none that the log bears out. */
async function folded(id: RoomId, deps: Pick<LiveRoomDeps<unknown>, 'log' | 'now' | 'after' | 'inSlices'>) {
  const { log, inSlices = slicesBy(deps) } = deps
  const text = await orUnavailable(log.snapshots?.newest(id) ?? Promise.resolve(undefined))
  const begun = text === undefined ? undefined : readSnapshot(text)
  if (begun) {
    const [last, ...later] = await orUnavailable(log.read(id, begun.room.position - 1))
    if (last?.position === begun.room.position - 1) return inSlices(folding(later, begun))
  }
  return inSlices(folding(await orUnavailable(log.read(id, 0))))
}

/**
 * One open room, on a server or on a device that is alone: it attempts what is asked on the newest state, appends what follows, and tells
 * only what the log has. Several servers may keep the same room; the log says who was first.
 */
export class LiveRoom<Frame> {
  readonly id: RoomId
  readonly #deps: LiveRoomDeps<Frame>
  readonly #attendance: Attendance
  readonly #views: ViewSender<Frame>
  readonly #relay: TouchRelay<Frame>
  readonly #cursor: LogCursor
  readonly #felt = new RecentCache<string | undefined>(FELT_KEPT)
  #room: Room
  #queue: Promise<unknown> = Promise.resolve()
  #callOff: Stop = () => {}
  readonly #bots: BotPlayers
  #isClosed = false
  /** The last time that the log was away. */
  #lastAway: LogUnavailable | undefined
  #quietSince: Millis
  /** Some moment before the match that is played now. */
  #before: Room | undefined
  /** How long the log will be when the next snapshot is due. */
  #nextSnapshot: number

  private constructor(id: RoomId, deps: LiveRoomDeps<Frame>, { room, before }: Folded) {
    this.id = id
    this.#deps = deps
    this.#room = room
    this.#before = before
    this.#nextSnapshot = room.position + entriesUntilNext('')
    this.#views = new ViewSender(room, deps.frames)
    this.#relay = new TouchRelay(id, deps.bus, {
      frames: deps.frames,
      room: () => this.#room,
      everybody: () => this.#views.all,
      puppetMoves: packet => this.#bots.watch(packet),
      now: () => deps.now(),
    })
    this.#bots = deps.botsFor({
      id,
      log: deps.log,
      room: () => this.#room,
      before,
      isThere: phone => this.#attendance.presence.get(phone) === 'here',
      request: request => this.request(request),
      moves: bytes => void this.#relay.take(null, bytes),
      says: said => this.#tellThought(said),
    })
    this.#quietSince = deps.now()
    this.#attendance =
      deps.attendanceOf?.(id, room.people.keys(), () => this.#peopleCameOrWent()) ??
      new LocalAttendance(room.people.keys(), () => deps.now())
    this.#cursor = new LogCursor(id, deps, {
      position: () => this.#room.position,
      takeIn: logged => this.#takeIn(logged),
      inTurn: task => this.#inTurn(task),
    })
    void this.catchUp().catch(() => undefined) // what was appended between reading and following
    this.#plan()
  }

  /** The room as its log has it; undefined if there is none, thrown if it cannot be read here. */
  static async open<Frame>(id: RoomId, deps: LiveRoomDeps<Frame>): Promise<LiveRoom<Frame> | undefined> {
    const begun = await folded(id, deps)
    return begun && new LiveRoom(id, deps, begun)
  }

  /** Whoever comes from another server has seen all that it told: this one must not know less. */
  catchUp(): Promise<void> {
    return this.#withTheOthers(() => this.#cursor.readOn())
  }

  get room(): Room {
    return this.#room
  }

  /** It keeps nothing any more: whoever holds it should look for another. */
  get isClosed(): boolean {
    return this.#isClosed
  }

  /** Since when nobody has been connected; undefined while somebody is. */
  get quietSince(): Millis | undefined {
    return this.#views.isEmpty ? this.#quietSince : undefined
  }

  /** Who has left, or was removed, is nobody here any more (ROOM-4). */
  personBy(tokenHash: string): PersonId | undefined {
    const person = personByToken(this.#room, tokenHash)
    return person !== undefined && this.#room.people[person]!.status === 'here' ? person : undefined
  }

  /** What somebody asks for; undefined once it is done, also if it had been done before. */
  request(request: UnstampedRequest): Promise<Refusal | undefined> {
    return this.#withTheOthers(() => this.#handle(request))
  }

  /** The gesture behind a name that this phone's views have. */
  async gesture(phone: PersonId, gesture: number): Promise<Plain | undefined> {
    const position = gestureFor(this.#room, phone, gesture)
    return position === undefined ? undefined : this.#inputAt(position)
  }

  /** A photograph that this phone's views show, or that it has brought itself. */
  async photo(phone: PersonId, card: number): Promise<{ title: string; picture: string } | undefined> {
    const photo = photoFor(this.#room, phone, card)
    if (!photo) return undefined
    const entry = await this.#entryAt(photo.position)
    return entry?.did === 'addPhoto' ? { title: photo.title, picture: entry.picture } : undefined
  }

  async #entryAt(position: number): Promise<Entry | undefined> {
    const [logged] = await orUnavailable(this.#deps.log.read(this.id, position, position + 1))
    return logged?.entry as Entry | undefined
  }

  async #inputAt(position: number): Promise<Plain | undefined> {
    const entry = await this.#entryAt(position)
    return entry?.did === 'play' ? entry.input : undefined
  }

  /** What that palm felt of it, for whoever may have the gesture itself. Made once for all who ask (ROOM-38). */
  async felt(phone: PersonId, gesture: number, feltBy: Seat): Promise<string | undefined> {
    const { playing } = this.#room
    const position = gestureFor(this.#room, phone, gesture)
    if (!playing || position === undefined || !playing.gestures[gesture]!.feltBy.includes(feltBy))
      return undefined
    return this.#felt.of(`${position} ${feltBy}`, async () => {
      const input = await this.#inputAt(position)
      if (input === undefined) return undefined
      const { inSlices = slicesBy(this.#deps) } = this.#deps
      return inSlices(strip(feltFrom(playing, gesture, input, feltBy)))
    })
  }

  /** Samples of a gesture under way, by live touch; false if they could not be read. */
  relay(phone: PersonId, bytes: Uint8Array): boolean {
    return this.#relay.take(phone, bytes)
  }

  /** Every server that keeps this room has its bots, and they think the same: each tells its own devices. */
  #tellThought(said: SaidByBot): void {
    const hearers = hearersOf(this.#room, said.seat)
    const message: ServerMessage = { say: 'thought', ...said }
    const frame = this.#deps.frames.text(JSON.stringify(message))
    for (const subscriber of this.#views.all)
      if (hearers === 'everybody' || hearers.includes(subscriber.phone)) subscriber.send(frame)
  }

  // Who is there

  /** Under a cover nobody's hand is shown until somebody holds the phone. */
  arrive(subscriber: Subscriber<Frame>, { isCovered = false } = {}): void {
    this.#attendance.come(subscriber.phone)
    this.#views.add(subscriber, this.#away(), { isCovered })
    this.#relay.catchUp(subscriber)
    void this.#inTurn(() => this.#keep())
  }

  depart(subscriber: Subscriber<Frame>): void {
    this.#views.remove(subscriber)
    if (!this.#views.has(subscriber.phone)) this.#attendance.go(subscriber.phone)
    this.#quietSince = this.#deps.now()
    this.#peopleCameOrWent()
  }

  #peopleCameOrWent(): void {
    this.#views.tellAway(this.#away())
    void this.#inTurn(() => this.#keep())
  }

  /** Who has a phone in hand that several share (ROOM-14). In turn with what is asked: a move that came before is seen first. */
  hold(subscriber: Subscriber<Frame>, seat: Seat | null): Promise<void> {
    return this.#inTurn(async () => this.#views.hold(subscriber, seat))
  }

  /** ROOM-23: who plays alone among bots need not wait for them; where others play too, everybody has their time. */
  hurry(phone: PersonId): void {
    const playing = playingIn(this.#room)
    const people = seatsOf(playing?.match.seats ?? 0).flatMap(
      seat => sitterOn(this.#room.seating, seat) ?? [],
    )
    const away = this.#away()
    const others = people.filter(one => phoneOf(this.#room, one) !== phone && !away.includes(one))
    if (people.length > 0 && others.length === 0) this.#bots.hurry()
  }

  /** Somebody's connections, so that they can be closed. */
  watchersOf(phone: PersonId): readonly Subscriber<Frame>[] {
    return this.#views.of(phone)
  }

  get subscribers(): readonly Subscriber<Frame>[] {
    return this.#views.all
  }

  close(): void {
    this.#isClosed = true
    this.#cursor.close()
    this.#relay.close()
    this.#attendance.close()
    this.#callOff()
    this.#bots.close()
  }

  #away(): readonly PersonId[] {
    return [...this.#room.people.keys()].filter(
      person => this.#attendance.presence.get(phoneOf(this.#room, person)) !== 'here',
    )
  }

  // Playing: one thing after the other

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task)
    this.#queue = turn.catch(nothing)
    return turn
  }

  /** Of those who wait for a log that is away, the first waits until that is known, and the others no longer. */
  #withTheOthers<T>(task: () => Promise<T>): Promise<T> {
    const before = this.#lastAway
    return this.#inTurn(async () => {
      if (this.#lastAway !== before) throw this.#lastAway
      try {
        return await task()
      } catch (error) {
        if (error instanceof LogUnavailable) this.#lastAway = error
        throw error
      }
    })
  }

  async #handle(request: UnstampedRequest): Promise<Refusal | undefined> {
    for (;;) {
      const outcome = handleRequest(this.#room, this.#stamped(request))
      if (await this.#store(outcome)) return outcome.refusal
      if (this.#hasDone(request)) return undefined
    }
  }

  #stamped(request: UnstampedRequest): Request {
    return Object.assign({}, request, { at: this.#deps.now(), presence: this.#attendance.presence })
  }

  #hasDone({ by, id }: UnstampedRequest): boolean {
    return typeof by === 'number' && id !== undefined && this.#room.recent[by]?.includes(id) === true
  }

  /**
   * True once the log has it. False if somebody else was first: then the room has read on. A conflict with nobody is
   * one with a log that has forgotten the room; to try again would never end.
   */
  async #store({ room, entries }: Outcome): Promise<boolean> {
    if (entries.length === 0) return true
    const { position } = this.#room
    const appended = await this.#cursor.append(entries as unknown as readonly Plain[])
    if (appended === 'stored') this.#become(room, entries)
    else await this.#cursor.takeIn()
    if (this.#room.position === position) await this.#cursor.readOn()
    if (this.#room.position === position) throw new LogUnavailable('forgotten', gone)
    return appended === 'stored'
  }

  #takeIn(logged: readonly Logged[]): void {
    if (logged.length === 0) return
    const room = this.#readOn(logged)
    const entries = logged.map(entryOf)
    for (const entry of entries)
      if (entry.did === 'moveIn' && entry.phone === null) this.#leaveElsewhere(entry.person)
    this.#become(room, entries)
  }

  /** ROOM-37: once another server has written what this one cannot read, nobody plays on here. */
  #readOn(logged: readonly Logged[]): Room {
    try {
      return readOn(this.#room, logged)!
    } catch (error) {
      if (error instanceof Unreadable) this.#shut(error.why)
      throw error
    }
  }

  #shut(why: WhyUnread): void {
    if (this.#isClosed) return
    this.close()
    this.#deps.onShut?.(this.id)
    for (const subscriber of this.#views.all) subscriber.leave(why)
  }

  /** ROOM-9: somebody's place has moved to another device, by another server; who had it here is told. */
  #leaveElsewhere(person: PersonId): void {
    for (const subscriber of this.#views.of(person)) subscriber.leave('elsewhere')
  }

  #become(room: Room, entries: readonly Entry[]): void {
    for (let newcomer = this.#room.people.length; newcomer < room.people.length; newcomer++)
      this.#attendance.expect(newcomer)
    if (!playingIn(this.#room)) this.#before = this.#room
    this.#room = room
    this.#views.tell(room)
    this.#plan(entries)
    if (room.position >= this.#nextSnapshot) this.#keepSnapshot()
  }

  /** Nobody waits for it; one that could not be kept is made up for by the next. */
  #keepSnapshot(): void {
    const { snapshots } = this.#deps.log
    const text = snapshots ? snapshotOf({ room: this.#room, before: this.#before }) : ''
    this.#nextSnapshot = this.#room.position + entriesUntilNext(text)
    snapshots?.keep(this.id, text).catch(nothing)
  }

  // What the room does by itself

  /** The clock first, then decisions about the absent, until nothing is due. */
  async #keep(): Promise<void> {
    if (this.#isClosed) return
    try {
      while (!(await this.#store(settle(this.#room, this.#deps.now()))));
      for (let due = this.#due(); due; due = this.#due()) await this.#store(handleRequest(this.#room, due))
      this.#plan()
    } catch (error) {
      if (error instanceof Unreadable) return
      if (!(error instanceof LogUnavailable)) throw error
      this.#plan([], LOG_AWAY_MS)
    }
  }

  #due(): Request | undefined {
    return overdue(this.#room, this.#attendance.presence, this.#deps.now())
  }

  #plan(news: readonly Entry[] = [], soonestMs = 1): void {
    this.#callOff()
    this.#bots.look(news)
    const due = nextDue(this.#room, this.#attendance.presence)
    if (due === undefined || this.#isClosed) return
    const waitMs = Math.min(LONGEST_TIMER_MS, Math.max(soonestMs, due - this.#deps.now()))
    this.#callOff = this.#deps.after(waitMs, () => void this.#inTurn(() => this.#keep()))
  }
}
