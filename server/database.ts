import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from '@photostructure/sqlite'
import { sqlitePackage } from './sqlite-package.ts'

export type Database = InstanceType<typeof DatabaseSync>

/** How long to wait for a server that is just closing. */
const PATIENCE_MS = 1_000

const TABLES = `
  CREATE TABLE entries (
    room TEXT NOT NULL,
    position INTEGER NOT NULL,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (room, position)
  ) WITHOUT ROWID;
  CREATE TABLE names (
    name TEXT NOT NULL PRIMARY KEY,
    room TEXT NOT NULL,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX names_of_room ON names (room, at);`

/** Only while the file is open, or after a kill (`SqliteJournal`). */
const JOURNAL = 'CREATE TABLE journal (id INTEGER PRIMARY KEY, entries TEXT NOT NULL);'

/**
 * What brings the tables from each version to the next; a file's version is how many it has been through
 * (`user_version`). Once people have files that one has made, it stays as it is, and the next is added at the end.
 */
export const MIGRATIONS: readonly string[] = [TABLES, JOURNAL]

/** The file as this process alone has it until it closes it; file and folder are made if there are none. */
export async function openDatabase(file: string, migrations = MIGRATIONS): Promise<Database> {
  makeFolder(dirname(file))
  if (isFolder(file)) throw Object.assign(new Error('it is a folder'), { code: 'EISDIR' })
  const DatabaseSync = await sqlite()
  const database = new DatabaseSync(file)
  try {
    takePossession(database)
    const version = versionOf(database)
    assertOurs(database, version, migrations.length)
    makeReady(database, version, migrations)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Not by Node’s own `recursive`, which says ENOENT on a disk that is read-only, and never ends in /proc. */
function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

/** Node brings SQLite along from 22.13 on; a package has the same for older ones. */
async function sqlite(): Promise<new (file: string) => Database> {
  const own = withoutWarning(() => process.getBuiltinModule('node:sqlite'))
  return ((own ?? (await sqlitePackage())) as typeof import('@photostructure/sqlite')).DatabaseSync
}

/** Node warns that its SQLite is an experiment. Who starts a game can do nothing about that; our tests can. */
function withoutWarning<Result>(load: () => Result): Result {
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return load()
  } finally {
    process.emitWarning = emitWarning
  }
}

const takePossession = (database: Database): void =>
  database.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA locking_mode = EXCLUSIVE;`)

const versionOf = (database: Database): number =>
  (database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version

function assertOurs(database: Database, version: number, known: number): void {
  if (version > known)
    throw new Error(
      `a newer Veillée wrote it (its tables have version ${version}, this one knows ${known}). Update Veillée, or set DATA to another file.`,
    )
  const { count }: { count: number } = database.prepare('SELECT count(*) AS count FROM sqlite_master').get()
  if (version === 0 && count > 0) throw new Error('another program wrote it. Set DATA to another file.')
}

/**
 * Up to the newest version in one transaction: a file is never between two. It writes even where all is ready, so that a
 * file that cannot be written is found out now, not by a move.
 */
function makeReady(database: Database, version: number, migrations: readonly string[]): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;')
  database.exec('BEGIN IMMEDIATE;')
  try {
    for (const migration of migrations.slice(version)) database.exec(migration)
    database.exec(`PRAGMA user_version = ${migrations.length}; COMMIT;`)
  } catch (error) {
    tryTo(database, 'ROLLBACK')
    letGo(database)
    throw error
  }
}

/**
 * Leaves one file without a journal beside it, which anybody may open. To close is not enough: the package for older
 * Nodes keeps file and lock for as long as there are statements, and they live until the garbage is collected.
 */
export function closeDatabase(database: Database): void {
  letGo(database)
  database.close()
}

const letGo = (database: Database): void =>
  tryTo(database, 'PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT 1 FROM sqlite_master;')

export function tryTo(database: Database, statements: string): void {
  try {
    database.exec(statements)
  } catch {
    // On a full disk the journal stays, or is rolled back by itself; whoever opens the file next reads it.
  }
}
