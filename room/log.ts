import type { Millis, Plain } from '@veillee/kernel'

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

/**
 * Where rooms live. Whatever `append` has called stored is there after a crash, in one order for everybody; nobody
 * is told of a thing before that. Samples and presence need not last, and go by `publish`.
 *
 * A failure (a full disk, a log that is away) rejects: whether an append that rejected was stored is not known, so
 * the room reads before it answers.
 */
export interface Log {
  /** The entries of a room from a position on, and before another if one is named, in order; none if there is no such room. */
  read(room: RoomId, from: number, before?: number): Promise<readonly Logged[]>
  /** All of these entries or none, right after the expected position: as many as the room had when one looked. */
  append(room: RoomId, expected: number, entries: readonly Plain[]): Promise<Appended>
  /** Every entry stored from now on, in order and once, whoever appended it. */
  follow(room: RoomId, listener: (logged: Logged) => void): Stop
  /** All that was stored of a room, and the names that lead to it, is gone. */
  forget(room: RoomId): Promise<void>
  /** Somebody has come back to a room that has a name, maybe only to look: that is life too. */
  touch(room: RoomId): Promise<void>
  /** The rooms to which nothing was appended since, and nobody came back. */
  idleSince(at: Millis): Promise<readonly RoomId[]>

  /** Gives a name (a code, a link) to a room; false if it has one already. */
  claim(name: string, room: RoomId): Promise<boolean>
  /** A name that this room has is nobody's again. The room stays. */
  release(name: string, room: RoomId): Promise<void>
  lookUp(name: string): Promise<RoomId | undefined>
  /** How many names are taken: codes grow longer as rooms grow more numerous. */
  countNames(): Promise<number>

  /** To everybody who subscribes now; it is kept nowhere. */
  publish(topic: string, message: Uint8Array): void
  subscribe(topic: string, listener: (message: Uint8Array) => void): Stop
  /** Whenever it was away and is back: what was published meanwhile has reached nobody. */
  onReturn?(listener: () => void): Stop

  /** What was appended is stored first. */
  close(): Promise<void>
}
