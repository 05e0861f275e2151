import type { Millis } from '@veillee/kernel'
import type { Log, RoomId } from './log.ts'

/** What leads to rooms from elsewhere, and when somebody last came by it. A room that stays on its device needs none. */
export interface Names {
  /** Gives a name (a code, a link) to a room; false if it has one already. */
  claim(name: string, room: RoomId): Promise<boolean>
  /** A name that this room has is nobody's again. The room stays. */
  release(name: string, room: RoomId): Promise<void>
  lookUp(name: string): Promise<RoomId | undefined>
  /** How many names are taken: codes grow longer as rooms grow more numerous. */
  countNames(): Promise<number>
  /** Somebody has come back to a room that has a name, maybe only to look: that is life too. */
  touch(room: RoomId): Promise<void>
  /** The rooms to which nothing was appended since, and nobody came back. */
  idleSince(at: Millis): Promise<readonly RoomId[]>
}

/** Names go with the rooms that they lead to, so they are kept in the same place. */
export type NamedLog = Log & Names
