import type { Plain } from '@veillee/kernel'

/** What a room is called in the log; nobody types it, so it need not read well. */
export type RoomId = string

/** One thing that has happened in a room. */
export interface Logged {
  /** How many came before it in this room. */
  readonly position: number
  readonly entry: Plain
}

/** An entry as it was appended; null, which none is, where what was stored can no longer be read. */
export function readStored(text: string): Plain {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What `append` has to say. On a conflict somebody else was first: read on, and attempt again. */
export type Appended = 'stored' | 'conflict'

/** Stops what was begun. */
export type Stop = () => void

/** Where a log can keep snapshots of its rooms. They follow from the entries: nothing is lost with them. */
export interface Snapshots {
  /** The last that was kept of a room. */
  newest(room: RoomId): Promise<string | undefined>
  /** In place of the one before. */
  keep(room: RoomId, text: string): Promise<void>
}

/**
 * Where rooms live. Whatever `append` has called stored is there after a crash, in one order for everybody; nobody
 * is told of a thing before that.
 *
 * A failure (a full disk, a log that is away) rejects: whether an append that rejected was stored is not known, so
 * the room reads before it answers.
 */
export interface Log {
  /** By which a long evening is open at once; where there are none, it is read from its first entry on. */
  readonly snapshots?: Snapshots
  /** The entries of a room from a position on, and before another if one is named, in order; none if there is no such room. */
  read(room: RoomId, from: number, before?: number): Promise<readonly Logged[]>
  /** All of these entries or none, right after the expected position: as many as the room had when one looked. */
  append(room: RoomId, expected: number, entries: readonly Plain[]): Promise<Appended>
  /** Every entry stored from now on, in order and once, whoever appended it. */
  follow(room: RoomId, listener: (logged: Logged) => void): Stop
  /** All that was stored of a room is gone, and so are the names that led to it. */
  forget(room: RoomId): Promise<void>
  /** What was appended is stored first. */
  close(): Promise<void>
}
