import type { Millis, Plain } from '@veillee/kernel'
import { Listeners } from './listeners.ts'
import type { Appended, Logged, RoomId, Stop } from './log.ts'
import type { NamedLog } from './names.ts'

/** A room's entries as JSON, so that nobody can change what has happened. */
interface StoredRoom {
  readonly entries: string[]
  /** When the last of them came. */
  at: Millis
}

/** A log that lasts as long as its process. */
export class MemoryLog implements NamedLog {
  readonly #now: () => Millis
  readonly #rooms = new Map<RoomId, StoredRoom>()
  readonly #names = new Map<string, { readonly room: RoomId; readonly at: Millis }>()
  readonly #followers = new Listeners<Logged>()
  #isClosed = false

  constructor(now: () => Millis) {
    this.#now = now
  }

  read(room: RoomId, from: number, before?: number): Promise<readonly Logged[]> {
    return this.#inTurn(() => {
      const later = this.#rooms.get(room)?.entries.slice(from, before) ?? []
      return later.map((entry, i) => ({ position: from + i, entry: JSON.parse(entry) }))
    })
  }

  async append(room: RoomId, expected: number, entries: readonly Plain[]): Promise<Appended> {
    const texts = entries.map(entry => JSON.stringify(entry))
    return this.#inTurn(() => {
      if (expected !== (this.#rooms.get(room)?.entries.length ?? 0)) return 'conflict'
      if (texts.length > 0) this.#store(room, texts)
      entries.forEach((entry, i) => {
        this.#followers.tell(room, { position: expected + i, entry })
      })
      return 'stored'
    })
  }

  follow(room: RoomId, listener: (logged: Logged) => void): Stop {
    return this.#followers.add(room, listener)
  }

  forget(room: RoomId): Promise<void> {
    return this.#inTurn(() => {
      this.#rooms.delete(room)
      for (const [name, named] of this.#names) if (named.room === room) this.#names.delete(name)
    })
  }

  touch(room: RoomId): Promise<void> {
    return this.#inTurn(() => {
      for (const [name, named] of this.#names)
        if (named.room === room) this.#names.set(name, { room, at: this.#now() })
    })
  }

  idleSince(at: Millis): Promise<readonly RoomId[]> {
    return this.#inTurn(() => {
      const lastSeen = new Map([...this.#rooms].map(([room, kept]) => [room, kept.at]))
      for (const named of this.#names.values())
        lastSeen.set(named.room, Math.max(named.at, lastSeen.get(named.room) ?? named.at))
      return [...lastSeen].filter(([, seenAt]) => seenAt < at).map(([room]) => room)
    })
  }

  claim(name: string, room: RoomId): Promise<boolean> {
    return this.#inTurn(() => {
      if (this.#names.has(name)) return false
      this.#names.set(name, { room, at: this.#now() })
      return true
    })
  }

  release(name: string, room: RoomId): Promise<void> {
    return this.#inTurn(() => {
      if (this.#names.get(name)?.room === room) this.#names.delete(name)
    })
  }

  lookUp(name: string): Promise<RoomId | undefined> {
    return this.#inTurn(() => this.#names.get(name)?.room)
  }

  countNames(): Promise<number> {
    return this.#inTurn(() => this.#names.size)
  }

  async close(): Promise<void> {
    await null
    this.#isClosed = true
  }

  #store(room: RoomId, texts: readonly string[]): void {
    const kept = this.#rooms.get(room) ?? { entries: [], at: this.#now() }
    kept.entries.push(...texts)
    kept.at = this.#now()
    this.#rooms.set(room, kept)
  }

  /** In the order asked, and not before whoever asked has gone on: as with a log that is somewhere else. */
  async #inTurn<Result>(work: () => Result): Promise<Result> {
    await null
    if (this.#isClosed) throw new Error('The log is closed.')
    return work()
  }
}
