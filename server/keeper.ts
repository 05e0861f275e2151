import { type Millis, type Plain, type Refusal, refuse } from '@veillee/kernel'
import {
  type Asked,
  applyEntry,
  ask,
  type Entry,
  fold,
  gestureFor,
  type Log,
  type Logged,
  nextDue,
  type Outcome,
  overdue,
  type PersonId,
  personByToken,
  phoneOf,
  type Room,
  type RoomId,
  type Stop,
  settle,
} from '@veillee/room'
import { type BotMove, botMove } from './bots.ts'
import { Sight, type Watcher } from './sight.ts'

/** What a wish lacks before it is asked: when, and who is there. */
export type Wanted = Asked extends infer A ? (A extends Asked ? Omit<A, 'at' | 'presence'> : never) : never

export interface House {
  readonly log: Log
  now(): Millis
}

const no = {
  logAway: refuse(
    'Veillée cannot write that down right now. Nothing is lost: try again in a moment.',
    'Veillée ne peut pas l’écrire pour l’instant. Rien n’est perdu\u202f: réessaie dans un instant.',
  ),
}

const LONGEST_TIMER_MS = 60_000

/**
 * One open room on this server: it attempts what is asked on the newest state, appends what follows, and tells
 * only what the log has. Several servers may keep the same room; the log says who was first.
 */
export class Keeper {
  readonly id: RoomId
  readonly #house: House
  readonly #presence = new Map<PersonId, Millis | 'here'>()
  readonly #sight: Sight
  readonly #unfollow: Stop
  #room: Room
  #queue: Promise<unknown> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #botMove: BotMove | undefined
  #quietSince: Millis

  private constructor(id: RoomId, house: House, room: Room) {
    this.id = id
    this.#house = house
    this.#room = room
    this.#sight = new Sight(room)
    this.#quietSince = house.now()
    for (const person of room.people.keys()) this.#presence.set(person, house.now())
    this.#unfollow = house.log.follow(id, logged => void this.#inTurn(() => this.#hear(logged)))
    void this.#inTurn(() => this.#readOn()) // what was appended between reading and following
    this.#plan()
  }

  /** The room as its log has it; undefined if there is none. */
  static async open(id: RoomId, house: House): Promise<Keeper | undefined> {
    const room = fold(entriesOf(await house.log.read(id, 0)))
    return room && new Keeper(id, house, room)
  }

  get room(): Room {
    return this.#room
  }

  /** Since when nobody has been connected; undefined while somebody is. */
  get quietSince(): Millis | undefined {
    return this.#sight.isEmpty ? this.#quietSince : undefined
  }

  /** Who has left, or was removed, is nobody here any more (ROOM-4). */
  personBy(tokenHash: string): PersonId | undefined {
    const person = personByToken(this.#room, tokenHash)
    return person !== undefined && this.#room.people[person]!.status === 'here' ? person : undefined
  }

  /** What somebody asks for; undefined once it is done, also if it had been done before. */
  ask(wanted: Wanted): Promise<Refusal | undefined> {
    return this.#inTurn(() => this.#attempt(wanted))
  }

  /** The gesture behind a name that this phone's views have. */
  async gesture(phone: PersonId, gesture: number): Promise<Plain | undefined> {
    const position = gestureFor(this.#room, phone, gesture)
    if (position === undefined) return undefined
    const [logged] = await this.#house.log.read(this.id, position)
    const entry = logged?.entry as Entry | undefined
    return entry?.did === 'play' ? entry.input : undefined
  }

  // Who is there

  arrive(watcher: Watcher): void {
    this.#presence.set(watcher.phone, 'here')
    this.#sight.add(watcher, this.#away())
    void this.#inTurn(() => this.#keep())
  }

  depart(watcher: Watcher): void {
    this.#sight.remove(watcher)
    if (!this.#sight.has(watcher.phone)) this.#presence.set(watcher.phone, this.#house.now())
    this.#quietSince = this.#house.now()
    this.#sight.tellAway(this.#away())
    void this.#inTurn(() => this.#keep())
  }

  /** Somebody's connections, so that they can be closed. */
  watchersOf(phone: PersonId): readonly Watcher[] {
    return this.#sight.of(phone)
  }

  get watchers(): readonly Watcher[] {
    return this.#sight.all
  }

  close(): void {
    this.#unfollow()
    clearTimeout(this.#timer)
    clearTimeout(this.#botMove?.timer)
  }

  #away(): readonly PersonId[] {
    return [...this.#room.people.keys()].filter(
      person => this.#presence.get(phoneOf(this.#room, person)) !== 'here',
    )
  }

  // Playing: one thing after the other

  #inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(task)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  async #attempt(wanted: Wanted): Promise<Refusal | undefined> {
    for (;;) {
      const outcome = ask(this.#room, this.#asked(wanted))
      if (await this.#store(outcome)) return outcome.refusal
      if (this.#hasDone(wanted)) return undefined
    }
  }

  #asked(wanted: Wanted): Asked {
    return { ...wanted, at: this.#house.now(), presence: this.#presence } as Asked
  }

  #hasDone({ by, id }: Wanted): boolean {
    return typeof by === 'number' && id !== undefined && this.#room.recent[by]?.includes(id) === true
  }

  /** True once the log has it. False if somebody else was first: then the room has read on. */
  async #store({ room, entries }: Outcome): Promise<boolean> {
    if (entries.length === 0) return true
    const appended = await this.#append(entries)
    if (appended === 'stored') this.#become(room)
    else await this.#readOn()
    return appended === 'stored'
  }

  /** Whether an append that failed was stored is not known: the room reads before it answers. */
  async #append(entries: readonly Entry[]): Promise<'stored' | 'conflict'> {
    const expected = this.#room.position
    try {
      return await this.#house.log.append(this.id, expected, entries as unknown as readonly Plain[])
    } catch (error) {
      await this.#readOn()
      if (this.#room.position > expected) return 'conflict'
      throw new LogAway(error)
    }
  }

  async #readOn(): Promise<void> {
    const logged = await this.#house.log.read(this.id, this.#room.position)
    if (logged.length > 0) this.#become(entriesOf(logged).reduce(applyEntry, this.#room))
  }

  /** What another server has appended; our own comes back too, and is known. */
  async #hear({ position }: Logged): Promise<void> {
    if (position >= this.#room.position) await this.#readOn()
  }

  #become(room: Room): void {
    this.#room = room
    this.#sight.tell(room)
    this.#plan()
  }

  // What the room does by itself

  /** The clock first, then decisions about the absent, until nothing is due. */
  async #keep(): Promise<void> {
    try {
      while (!(await this.#store(settle(this.#room, this.#house.now()))));
      for (let due = this.#due(); due; due = this.#due()) await this.#store(ask(this.#room, due))
    } catch (error) {
      if (!(error instanceof LogAway)) throw error
    }
    this.#plan()
  }

  #due(): Asked | undefined {
    return overdue(this.#room, this.#presence, this.#house.now())
  }

  #plan(): void {
    clearTimeout(this.#timer)
    this.#planBot()
    const due = nextDue(this.#room, this.#presence)
    if (due === undefined) return
    const waitMs = Math.min(LONGEST_TIMER_MS, Math.max(1, due - this.#house.now()))
    this.#timer = setTimeout(() => void this.#inTurn(() => this.#keep()), waitMs).unref()
  }

  #planBot(): void {
    const next = botMove(this.#room)
    if (next?.wanted.id === this.#botMove?.wanted.id) return
    clearTimeout(this.#botMove?.timer)
    this.#botMove = next
    if (next) next.timer = setTimeout(() => void this.#play(next), next.thinkingMs).unref()
  }

  async #play({ wanted }: BotMove): Promise<void> {
    this.#botMove = undefined
    await this.ask(wanted).catch(() => undefined)
    this.#planBot()
  }
}

/** The log cannot be written, and nothing happened. */
export class LogAway extends Error {
  readonly refusal: Refusal = no.logAway
  constructor(cause: unknown) {
    super('the log cannot be written', { cause })
  }
}

const entriesOf = (logged: readonly Logged[]): readonly Entry[] =>
  logged.map(({ entry }) => entry as unknown as Entry)
