import type { RoomId, Snapshots } from '@veillee/room'
import type { Database } from './database.ts'

/**
 * No version of the tables speaks of it: an older Veillée that opens the file knows nothing of snapshots, and needs none.
 * What it has deleted leaves here when a newer one comes.
 */
const TABLE = `
  CREATE TABLE IF NOT EXISTS snapshots (room TEXT NOT NULL PRIMARY KEY, text TEXT NOT NULL);
  DELETE FROM snapshots WHERE NOT EXISTS (SELECT 1 FROM entries WHERE entries.room = snapshots.room);`

/** Snapshots of rooms, in the same file as their entries and with the same commits. */
export class SqliteSnapshots implements Snapshots {
  readonly #newest
  readonly #keep
  readonly #forget
  readonly #inNextCommit: (work: () => void) => Promise<void>

  constructor(database: Database, inNextCommit: (work: () => void) => Promise<void>) {
    database.exec(TABLE)
    this.#newest = database.prepare('SELECT text FROM snapshots WHERE room = ?')
    this.#keep = database.prepare(
      'INSERT INTO snapshots SELECT :room, :text WHERE EXISTS (SELECT 1 FROM entries WHERE room = :room) ON CONFLICT DO UPDATE SET text = :text',
    )
    this.#forget = database.prepare('DELETE FROM snapshots WHERE room = ?')
    this.#inNextCommit = inNextCommit
  }

  async newest(room: RoomId): Promise<string | undefined> {
    return this.#newest.get(room)?.text
  }

  /** Of a room that was deleted meanwhile nothing comes back. */
  keep(room: RoomId, text: string): Promise<void> {
    return this.#inNextCommit(() => void this.#keep.run({ room, text }))
  }

  /** In the transaction that deletes its entries. */
  forget(room: RoomId): void {
    this.#forget.run(room)
  }
}
