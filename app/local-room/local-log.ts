import type { Millis, Plain } from '@veillee/kernel'
import {
  type Appended,
  type Log,
  type Logged,
  MemoryLog,
  type RoomId,
  readStored,
  type Stop,
} from '@veillee/room'
import type { EntryStore } from './entry-store.ts'

/** What the pages of one device say to each other: that a room has more entries now. */
export interface Rumour {
  tell(room: RoomId): void
  onTold: ((room: RoomId) => void) | null
  close(): void
}

/**
 * The memory log with a shelf behind it that outlives the page. An entry is on the shelf before anybody is told. Two
 * pages may have the same room open: the shelf says who was first, and each hears of the other.
 */
export class LocalLog implements Log {
  readonly #memory: MemoryLog
  readonly #store: EntryStore
  readonly #rumour: Rumour
  /** How many entries of a room the memory has. */
  readonly #known = new Map<RoomId, number>()
  #queue: Promise<unknown> = Promise.resolve()

  constructor(store: EntryStore, rumour: Rumour, now: () => Millis) {
    this.#memory = new MemoryLog(now)
    this.#store = store
    this.#rumour = rumour
    rumour.onTold = room => void this.#inTurn(() => this.#catchUp(room)).catch(() => undefined)
  }

  read(room: RoomId, from: number, before?: number): Promise<readonly Logged[]> {
    return this.#inTurn(async () => {
      await this.#catchUp(room)
      return this.#memory.read(room, from, before)
    })
  }

  append(room: RoomId, expected: number, entries: readonly Plain[]): Promise<Appended> {
    const texts = entries.map(entry => JSON.stringify(entry))
    return this.#inTurn(async () => {
      await this.#catchUp(room)
      if (!(await this.#store.add(room, expected, texts))) return 'conflict'
      await this.#learn(room, texts)
      this.#rumour.tell(room)
      return 'stored'
    })
  }

  follow(room: RoomId, listener: (logged: Logged) => void): Stop {
    return this.#memory.follow(room, listener)
  }

  forget(room: RoomId): Promise<void> {
    return this.#inTurn(async () => {
      await this.#store.remove(room)
      this.#known.delete(room)
      await this.#memory.forget(room)
    })
  }

  async close(): Promise<void> {
    await this.#inTurn(() => this.#memory.close())
    this.#rumour.close()
    this.#store.close()
  }

  /** What lies on the shelf, and the memory has not: after a reload all of it, otherwise another page's. */
  async #catchUp(room: RoomId): Promise<void> {
    const texts = await this.#store.read(room, this.#known.get(room) ?? 0)
    if (texts.length > 0) await this.#learn(room, texts)
  }

  async #learn(room: RoomId, texts: readonly string[]): Promise<void> {
    const known = this.#known.get(room) ?? 0
    this.#known.set(room, known + texts.length)
    await this.#memory.append(room, known, texts.map(readStored))
  }

  #inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(task)
    this.#queue = turn.catch(() => undefined)
    return turn
  }
}
