import type { Millis } from '@veillee/kernel'
import type { RoomId } from '@veillee/room'
import { type Database, tryTo } from './database.ts'

/** Of a room that has so many waiting, all are put in their place: of one room they lie side by side. */
const ENOUGH = 64
/** Of all that is in the journal; so much is read again after a kill, and kept in memory until then. */
const MOST = 4_096
/** So many entries are deleted at once. */
const DELETED_AT_ONCE = 512

/** An entry that is on the disk, but not in its place. */
export interface Waiting {
  readonly position: number
  readonly at: Millis
  readonly text: string
}

interface Tail {
  /** How many entries had come into the journal before the first of these. */
  readonly since: number
  readonly waiting: Waiting[]
}

type Written = readonly [room: RoomId, position: number, at: Millis, entry: unknown]

/**
 * The newest entries of rooms that play, in the order in which they came: one row for all of a commit. They lie by room
 * in the table of entries, and there each would be a page of its own in every commit; so they are put in their place
 * many of one room at a time, and until then what of them is wanted is here, in memory (docs/decisions/0010-sqlite-log.md).
 * A file that was closed has no journal, and older versions open it.
 */
export class SqliteJournal {
  readonly #database: Database
  readonly #statements
  /** Whose first entry came longest ago comes first. */
  readonly #tails = new Map<RoomId, Tail>()
  /** What this transaction writes. */
  #row = ''
  /** How many entries have come into the journal; a row has the number of its last one. */
  #count = 0
  #deleted = 0

  constructor(database: Database) {
    this.#database = database
    this.#statements = {
      place: database.prepare('INSERT INTO entries (room, position, at, entry) VALUES (?, ?, ?, ?)'),
      lengthInPlace: database.prepare('SELECT max(position) + 1 AS length FROM entries WHERE room = ?'),
      write: database.prepare('INSERT INTO journal (id, entries) VALUES (?, ?)'),
      rewrite: database.prepare('UPDATE journal SET entries = ? WHERE id = ?'),
      rows: database.prepare('SELECT id, entries FROM journal ORDER BY id'),
      rowsWith: database.prepare('SELECT id, entries FROM journal WHERE instr(entries, ?) > 0'),
      delete: database.prepare('DELETE FROM journal WHERE id <= ?'),
    }
    this.readAgain()
  }

  /** What of a room is here. */
  of(room: RoomId): readonly Waiting[] {
    return this.#tails.get(room)?.waiting ?? NONE
  }

  // In a transaction

  add(room: RoomId, waiting: Waiting): void {
    const tail = this.#tails.get(room) ?? { since: this.#count, waiting: [] }
    if (tail.waiting.push(waiting) === 1) this.#tails.set(room, tail)
    this.#count++
    this.#row += `${this.#row === '' ? '' : ','}${written(room, waiting)}`
    if (tail.waiting.length >= ENOUGH) this.put(room)
  }

  /** All that was added; before the transaction ends. */
  write(): void {
    if (this.#row === '') return
    this.#statements.write.run(this.#count, `[${this.#row}]`)
    this.#row = ''
    for (const [room, { since }] of this.#tails) {
      if (this.#count - since <= MOST) break
      this.put(room)
    }
    this.#deleteSome()
  }

  /** In its place, whatever of this room is not. */
  put(room: RoomId): void {
    for (const { position, at, text } of this.of(room)) this.#statements.place.run(room, position, at, text)
    this.#tails.delete(room)
  }

  /** Nothing of it is left here. */
  forget(room: RoomId): void {
    this.write()
    this.#tails.delete(room)
    const rows: readonly Row[] = this.#statements.rowsWith.all(JSON.stringify(room))
    for (const { id, entries } of rows) {
      const others = read(entries).filter(([whose]) => whose !== room)
      this.#statements.rewrite.run(JSON.stringify(others), id)
    }
  }

  /** Rows of which everything is in its place. */
  #deleteSome(): void {
    const [oldest] = this.#tails.values()
    const upTo = oldest?.since ?? this.#count
    if (upTo - this.#deleted < DELETED_AT_ONCE) return
    this.#statements.delete.run(upTo)
    this.#deleted = upTo
  }

  // After a trouble, a kill, and at the end

  /** As the file has it: a transaction has been undone, or the process that wrote it was killed. */
  readAgain(): void {
    this.#tails.clear()
    this.#row = ''
    this.#count = 0
    this.#deleted = 0
    const rows: readonly Row[] = this.#statements.rows.all()
    for (const { id, entries } of rows) {
      for (const [room, position, at, entry] of read(entries)) {
        const tail = this.#tails.get(room) ?? { since: this.#count, waiting: [] }
        const isInPlace = tail.waiting.length === 0 && position < this.#lengthInPlace(room)
        if (!isInPlace && tail.waiting.push({ position, at, text: JSON.stringify(entry) }) === 1)
          this.#tails.set(room, tail)
      }
      this.#count = id
    }
  }

  #lengthInPlace(room: RoomId): number {
    return this.#statements.lengthInPlace.get(room).length ?? 0
  }

  /** Everything in its place, in a file of the version before. On a full disk it stays, and is read when the file is opened again. */
  close(): void {
    try {
      this.#database.exec('BEGIN IMMEDIATE')
      for (const room of this.#tails.keys()) this.put(room)
      this.#database.exec('DROP TABLE journal; PRAGMA user_version = 1; COMMIT')
    } catch {
      tryTo(this.#database, 'ROLLBACK')
    }
  }
}

interface Row {
  readonly id: number
  readonly entries: string
}

const NONE: readonly Waiting[] = []

const written = (room: RoomId, { position, at, text }: Waiting): string =>
  `[${JSON.stringify(room)},${position},${at},${text}]`

/** What can no longer be read is a gap in its rooms, which they tell of. */
function read(entries: string): readonly Written[] {
  try {
    return JSON.parse(entries)
  } catch {
    return []
  }
}
