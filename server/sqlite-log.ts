import { setImmediate as aTurn } from 'node:timers/promises'
import type { Millis, Plain } from '@veillee/kernel'
import {
  type Appended,
  Listeners,
  type Logged,
  type NamedLog,
  type RoomId,
  readStored,
  type Stop,
} from '@veillee/room'
import type { Archive, Piece } from './archive.ts'
import { closeDatabase, type Database, openDatabase } from './database.ts'
import { DiskBudget } from './disk-budget.ts'
import { SqliteJournal } from './sqlite-journal.ts'
import { SqliteSnapshots } from './sqlite-snapshots.ts'
import { whyNotOpened, whyNotStored } from './sqlite-trouble.ts'

/** From room to room by the index, so that entries are not all read to find the last of each; so many rooms at once. */
const SOME_BEGUN = `
  WITH RECURSIVE begun(room, count) AS (
    SELECT min(room), 1 FROM entries WHERE room > ?
    UNION ALL
    SELECT (SELECT min(room) FROM entries WHERE room > begun.room), count + 1
      FROM begun WHERE room IS NOT NULL AND count < ?
  )
  SELECT room, max(
      (SELECT at FROM entries WHERE room = begun.room ORDER BY position DESC LIMIT 1),
      coalesce((SELECT max(at) FROM names WHERE names.room = begun.room), 0)
    ) AS at FROM begun WHERE room IS NOT NULL`

/** Names that lead nowhere: whoever was about to open a room did not come to it. */
const SOME_EMPTY = `
  SELECT room, max(at) AS at FROM names
    WHERE room > ? AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.room = names.room)
    GROUP BY room ORDER BY room LIMIT ?`
const FORGET_EMPTY = `
  DELETE FROM names WHERE NOT EXISTS (SELECT 1 FROM entries WHERE entries.room = names.room)`

/** ROOM-38: after so many rooms, entries or letters of them others have their turn. */
const ROOMS_AT_ONCE = 200
const FIRST_AT_ONCE = 8
const ENTRIES_AT_ONCE = 64
const LETTERS_AT_ONCE = 128 * 1024

/** So much of a backup is read in a turn, by how long the entries before were. */
const LETTERS_A_TURN = 64 * 1024
const FIRST_PIECES = 4
const MOST_PIECES = 100

/** Letters of an append that goes to its place at once: photographs and gestures are not written twice. */
const LONG = 4_096

const statementsOf = (database: Database) => ({
  begin: database.prepare('BEGIN IMMEDIATE'),
  commit: database.prepare('COMMIT'),
  rollBack: database.prepare('ROLLBACK'),
  length: database.prepare('SELECT max(position) + 1 AS length FROM entries WHERE room = ?'),
  insert: database.prepare('INSERT INTO entries (room, position, at, entry) VALUES (?, ?, ?, ?)'),
  read: database.prepare(
    'SELECT position, entry FROM entries WHERE room = ? AND position >= ? AND position < ? ORDER BY position',
  ),
  nextRoom: database.prepare('SELECT min(room) AS room FROM entries WHERE room > ?'),
  namesOf: database.prepare('SELECT name, at FROM names WHERE room = ?'),
  pieces: database.prepare(
    'SELECT position, at, entry FROM entries WHERE room = ? AND position >= ? AND position < ? ORDER BY position',
  ),
  forgetEntries: database.prepare('DELETE FROM entries WHERE room = ?'),
  forgetNames: database.prepare('DELETE FROM names WHERE room = ?'),
  touch: database.prepare('UPDATE names SET at = ? WHERE room = ?'),
  someBegun: database.prepare(SOME_BEGUN),
  someEmpty: database.prepare(SOME_EMPTY),
  claim: database.prepare('INSERT INTO names (name, room, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
  release: database.prepare('DELETE FROM names WHERE name = ? AND room = ?'),
  lookUp: database.prepare('SELECT room FROM names WHERE name = ?'),
  countNames: database.prepare('SELECT count(*) AS count FROM names'),
})

/** Something that waits for the next commit. */
interface Pending {
  /** Inside the transaction. */
  work(): void
  /** When it is on the disk. */
  stored(): void
  failed(error: Error): void
}

/** What an append asks for; the entries also as they are written. */
interface Asked {
  readonly room: RoomId
  readonly expected: number
  readonly entries: readonly Plain[]
  readonly texts: readonly string[]
}

/** What stores appends, and tells of them. */
interface Sink {
  store(asked: Asked): Appended
  tell(asked: Asked): void
}

/** For every move, and so one object and no functions of its own. */
class PendingAppend implements Pending {
  readonly #sink: Sink
  readonly #asked: Asked
  readonly #resolve: (appended: Appended) => void
  readonly #reject: (error: Error) => void
  #appended: Appended = 'conflict'

  constructor(
    sink: Sink,
    asked: Asked,
    resolve: (appended: Appended) => void,
    reject: (error: Error) => void,
  ) {
    this.#sink = sink
    this.#asked = asked
    this.#resolve = resolve
    this.#reject = reject
  }

  work(): void {
    this.#appended = this.#sink.store(this.#asked)
  }

  stored(): void {
    if (this.#appended === 'stored') this.#sink.tell(this.#asked)
    this.#resolve(this.#appended)
  }

  failed(error: Error): void {
    this.#reject(error)
  }
}

/** Opens the log in a file; file and folder are made if there are none. */
export async function openSqliteLog(file: string, now: () => Millis = Date.now): Promise<SqliteLog> {
  try {
    const database = await openDatabase(file)
    database.exec(FORGET_EMPTY) // of whoever was killed while a room was opened; the file is nobody else's
    return new SqliteLog(database, file, now)
  } catch (error) {
    throw new Error(whyNotOpened(error, file), { cause: error })
  }
}

/**
 * A log in one file, which belongs to one process. All that is asked for in one turn of the event loop, or while the
 * disk has had its share of the time, is stored in one transaction: what takes time is the disk, not the entries.
 */
export class SqliteLog implements NamedLog, Archive {
  readonly snapshots: SqliteSnapshots
  readonly #database: Database
  readonly #file: string
  readonly #now: () => Millis
  readonly #statements: ReturnType<typeof statementsOf>
  readonly #followers = new Listeners<Logged>()
  /** How long the logs of rooms are that are followed. The file is this process's alone, so nobody else knows better. */
  readonly #lengths = new Map<RoomId, number>()
  readonly #journal: SqliteJournal
  readonly #diskTime = new DiskBudget(performance.now())
  readonly #sink: Sink = { store: asked => this.#store(asked), tell: asked => this.#tell(asked) }
  #group: Pending[] = []
  #isClosed = false

  constructor(database: Database, file: string, now: () => Millis) {
    this.#database = database
    this.#file = file
    this.#now = now
    this.#statements = statementsOf(database)
    this.#journal = new SqliteJournal(database)
    this.snapshots = new SqliteSnapshots(database, work => this.#inNextCommit(work))
  }

  /** In slices, so that nobody waits for a long evening. */
  async read(room: RoomId, from: number, before = Number.MAX_SAFE_INTEGER): Promise<readonly Logged[]> {
    const logged: Logged[] = []
    for (let [at, letters, count] = [from, 0, FIRST_AT_ONCE]; at < before; ) {
      const rows = this.#some(room, at, Math.min(before, at + count))
      let longest = 1
      for (const { position, entry } of rows) {
        logged.push({ position, entry: readStored(entry) })
        letters += entry.length + LETTERS_AT_ONCE / ENTRIES_AT_ONCE / 8
        longest = Math.max(longest, entry.length)
      }
      if (rows.length < count) break
      at += count
      // Photographs come many in a row, and are long (ROOM-39).
      count = Math.min(ENTRIES_AT_ONCE, 2 * count, Math.ceil(LETTERS_AT_ONCE / longest))
      if (letters < LETTERS_AT_ONCE) continue
      letters = 0
      await aTurn()
    }
    for (const { position, text } of this.#journal.of(room))
      if (position >= from && position < before) logged.push({ position, entry: readStored(text) })
    // Whatever was deleted meanwhile is gone as a whole.
    return logged.length > FIRST_AT_ONCE && this.#lengthOf(room) === 0 ? [] : logged
  }

  #some(room: RoomId, from: number, before: number): readonly { position: number; entry: string }[] {
    this.#assertOpen()
    return this.#statements.read.all(room, from, before)
  }

  /** One promise for every move: what is thrown in here rejects it. */
  append(room: RoomId, expected: number, entries: readonly Plain[]): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const texts = entries.map(entry => JSON.stringify(entry))
      this.#assertOpen()
      this.#waits(new PendingAppend(this.#sink, { room, expected, entries, texts }, resolve, reject))
    })
  }

  follow(room: RoomId, listener: (logged: Logged) => void): Stop {
    const stop = this.#followers.add(room, listener)
    return () => {
      stop()
      if (!this.#followers.has(room)) this.#lengths.delete(room)
    }
  }

  async forget(room: RoomId): Promise<void> {
    await this.#inNextCommit(() => {
      this.#lengths.delete(room)
      this.#journal.forget(room)
      this.#statements.forgetEntries.run(room)
      this.snapshots.forget(room)
      this.#statements.forgetNames.run(room)
    })
    // Else the journal would go on holding for a while what is to be gone.
    if (!this.#isClosed) this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  async touch(room: RoomId): Promise<void> {
    const at = this.#now() // somebody was there now, not when the disk has time
    await this.#inNextCommit(() => this.#statements.touch.run(at, room))
  }

  async idleSince(at: Millis): Promise<readonly RoomId[]> {
    const { someBegun, someEmpty } = this.#statements
    return [...(await this.#idle(someBegun, at)), ...(await this.#idle(someEmpty, at))]
  }

  /** Some at a time: there may be many, and nobody waits for it. */
  async #idle(some: ReturnType<Database['prepare']>, before: Millis): Promise<readonly RoomId[]> {
    const idle: RoomId[] = []
    for (let last = ''; ; await aTurn()) {
      this.#assertOpen()
      const rows: { room: RoomId; at: Millis }[] = some.all(last, ROOMS_AT_ONCE)
      idle.push(
        ...rows.filter(({ room, at }) => at < before && !this.#isNewer(room, before)).map(({ room }) => room),
      )
      if (rows.length < ROOMS_AT_ONCE) return idle
      last = rows.at(-1)!.room
    }
  }

  #isNewer(room: RoomId, before: Millis): boolean {
    return (this.#journal.of(room).at(-1)?.at ?? -1) >= before
  }

  claim(name: string, room: RoomId): Promise<boolean> {
    return this.#inNextCommit(() => this.#statements.claim.run(name, room, this.#now()).changes > 0)
  }

  async release(name: string, room: RoomId): Promise<void> {
    await this.#inNextCommit(() => this.#statements.release.run(name, room))
  }

  async lookUp(name: string): Promise<RoomId | undefined> {
    this.#assertOpen()
    return this.#statements.lookUp.get(name)?.room
  }

  async countNames(): Promise<number> {
    this.#assertOpen()
    return this.#statements.countNames.get().count
  }

  /** In so small parts that nobody who plays meanwhile waits for it. A room that is forgotten meanwhile is not in it. */
  async *pieces(): AsyncGenerator<readonly Piece[]> {
    const { nextRoom, namesOf, pieces } = this.#statements
    const after = (room: RoomId): RoomId | null => nextRoom.get(room).room
    for (let room = after(''); room !== null; room = after(room)) {
      const names: readonly { name: string; at: Millis }[] = namesOf.all(room)
      yield names.map(({ name, at }) => ({ room: room!, name, at }))
      const whose = room
      if (this.#journal.of(room).length > 0) await this.#inNextCommit(() => this.#journal.put(whose))
      const length = this.#lengthOf(room)
      for (let [from, count] = [0, FIRST_PIECES]; from < length; ) {
        await aTurn()
        const before = Math.min(from + count, length)
        const rows: readonly { position: number; at: Millis; entry: string }[] = pieces.all(
          room,
          from,
          before,
        )
        const isGone = this.#lengthOf(room) < length
        yield isGone
          ? [{ room, isGone }]
          : rows.map(({ position, at, entry }) => ({ room: room!, position, at, entry }))
        if (isGone) break
        const letters = rows.reduce((sum, { entry }) => sum + entry.length, 1)
        count = Math.max(1, Math.min(MOST_PIECES, Math.floor((LETTERS_A_TURN * rows.length) / letters)))
        from = before
      }
    }
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#commit()
    this.#journal.close()
    closeDatabase(this.#database)
  }

  #assertOpen(): void {
    if (this.#isClosed) throw new Error('The log is closed.')
  }

  async #inNextCommit<Result>(work: () => Result): Promise<Result> {
    this.#assertOpen()
    return new Promise((resolve, reject) => {
      let result: Result
      this.#waits({
        work: () => {
          result = work()
        },
        stored: () => resolve(result),
        failed: reject,
      })
    })
  }

  #waits(pending: Pending): void {
    if (this.#group.length === 0) this.#planCommit()
    this.#group.push(pending)
  }

  #planCommit(): void {
    const waitMs = this.#diskTime.waitMs(performance.now())
    if (waitMs > 0) setTimeout(() => this.#commit(), waitMs)
    else setImmediate(() => this.#commit())
  }

  #commit(): void {
    const group = this.#group
    this.#group = []
    if (group.length === 0) return
    const begun = performance.now()
    const trouble = this.#troubleWith(group)
    const ended = performance.now()
    this.#diskTime.spend(ended - begun, ended)
    for (const one of group) trouble ? one.failed(trouble) : one.stored()
  }

  #troubleWith(group: readonly Pending[]): Error | undefined {
    const { begin, commit } = this.#statements
    try {
      begin.run()
      for (const one of group) one.work()
      this.#journal.write()
      commit.run()
      return undefined
    } catch (error) {
      this.#rollBack()
      this.#lengths.clear()
      return new Error(whyNotStored(error, this.#file), { cause: error })
    }
  }

  #rollBack(): void {
    try {
      this.#statements.rollBack.run()
    } catch {
      // There is none to roll back: after most troubles SQLite has done so itself.
    }
    this.#journal.readAgain()
  }

  #store({ room, expected, texts }: Asked): Appended {
    if (expected !== this.#lengthOf(room)) return 'conflict'
    const at = this.#now()
    const isWaiting = expected > 0 && lettersIn(texts) < LONG // each room has its first entry in its place
    if (!isWaiting) this.#journal.put(room)
    for (let i = 0; i < texts.length; i++)
      if (isWaiting) this.#journal.add(room, { position: expected + i, at, text: texts[i]! })
      else this.#statements.insert.run(room, expected + i, at, texts[i]!)
    if (this.#followers.has(room)) this.#lengths.set(room, expected + texts.length)
    return 'stored'
  }

  #lengthOf(room: RoomId): number {
    const known = this.#lengths.get(room)
    if (known !== undefined) return known
    const last = this.#journal.of(room).at(-1)
    return last ? last.position + 1 : (this.#statements.length.get(room).length ?? 0)
  }

  #tell({ room, expected, entries }: Asked): void {
    for (let i = 0; i < entries.length; i++)
      this.#followers.tell(room, { position: expected + i, entry: entries[i]! })
  }
}

function lettersIn(texts: readonly string[]): number {
  let letters = 0
  for (const { length } of texts) letters += length
  return letters
}
