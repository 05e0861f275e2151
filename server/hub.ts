import { isRefusal, type Language, type Plain, type Refusal, refuse } from '@veillee/kernel'
import {
  type Entry,
  type Evening,
  exportOf,
  importing,
  open,
  type RoomId,
  type Stop,
  Unreadable,
} from '@veillee/room'
import { SharedAttendance } from './attendance.ts'
import { codeLength, newCode } from './codes.ts'
import { type House, Keeper, LogAway } from './keeper.ts'
import { Neighbours } from './neighbours.ts'
import type { Notes } from './notes.ts'
import { inSlices } from './slices.ts'
import { newNumber, newRoom } from './tokens.ts'

export interface Opening {
  readonly game: unknown
  readonly setting: unknown
  readonly language: Language
  readonly options?: unknown
}

/** How a room is found: by its link, or by what can be read aloud. */
export interface Address {
  readonly room: RoomId
  readonly code: string
}

export const noSuchRoom = refuse(
  'There is no such evening. Look at the code once more.',
  'Cette veillée n’existe pas. Regarde encore une fois le code.',
)

const no = {
  tooMany: refuse(
    'There are too many evenings at once here. Try again a little later.',
    'Il y a trop de veillées à la fois ici. Réessaie un peu plus tard.',
  ),
  tooLong: refuse('Reading this evening takes too long.', 'Lire cette veillée prend trop de temps.'),
}

const CODE_TRIES = 20
const IMPORT_MS = 5_000
const DAY_MS = 24 * 3_600_000
/** Where servers tell each other which rooms are gone. */
const FORGOTTEN = 'forgotten'

export interface HubSettings {
  readonly mostRooms: number
  /** How long a room without anybody stays in memory; its log stays for much longer. */
  readonly quietMs: number
}

/** All rooms of this server: those in memory, and the way to those in the log. */
export class Hub {
  readonly #house: House
  readonly #settings: HubSettings
  readonly #notes: Notes
  readonly #keepers = new Map<RoomId, Promise<Keeper | undefined>>()
  readonly #opening = new Map<RoomId, Promise<Keeper | Refusal>>()

  readonly #neighbours: Neighbours
  readonly #stop: Stop
  #isClosed = false

  constructor(house: House, settings: HubSettings, notes: Notes) {
    const { log, now } = house
    this.#neighbours = new Neighbours(log)
    const around = { log, now, neighbours: this.#neighbours }
    const attendanceOf: House['attendanceOf'] = (room, people, onChange) =>
      new SharedAttendance(room, people, around, onChange)
    this.#house = { ...house, attendanceOf, onShut: room => this.#isShut(room) }
    this.#stop = house.log.subscribe(FORGOTTEN, room => void this.#isForgotten(Buffer.from(room).toString()))
    this.#settings = settings
    this.#notes = notes
  }

  get size(): number {
    return this.#keepers.size
  }

  // Beginning

  /** A new room, with a code of its own (ROOM-1). Two who open the same at once open it once (ROOM-11). */
  open(opening: Opening, room: RoomId = newRoom()): Promise<Keeper | Refusal> {
    const underWay = this.#opening.get(room)
    if (underWay) return underWay
    const opened = this.#open(opening, room).finally(() => this.#opening.delete(room))
    this.#opening.set(room, opened)
    return opened
  }

  async #open(opening: Opening, room: RoomId): Promise<Keeper | Refusal> {
    if (this.#keepers.size >= this.#settings.mostRooms) return no.tooMany
    const outcome = open(opening, { ...this.#newHome(), code: '' })
    if (isRefusal(outcome)) return outcome
    if ((await this.#begin(room, outcome.entries)) !== undefined) this.#notes.room('opened', room)
    return (await this.#load(room)) ?? (await this.#load(room))! // somebody may have begun to look before it was there
  }

  /** ROOM-27: a room that goes on from a file. It costs no memory until somebody comes. */
  async import(raw: unknown): Promise<Address | Refusal> {
    const steps = importing(raw, { ...this.#newHome(), code: '' })
    const entries = (await inSlices(steps, IMPORT_MS)) ?? no.tooLong
    if (isRefusal(entries)) return entries
    const room = newRoom()
    const code = (await this.#begin(room, entries))!
    this.#notes.room('imported', room)
    return { room, code }
  }

  #newHome() {
    return { number: newNumber(), at: this.#house.now() }
  }

  /**
   * The first entries, under a code of their own; undefined if they are there already, by another server or by an append
   * that was said to have failed. A room that could not begin leaves nothing behind.
   */
  async #begin(room: RoomId, [opened, ...others]: readonly Entry[]): Promise<string | undefined> {
    const { log } = this.#house
    try {
      const code = await this.#claimCode(room)
      const entries = [{ ...opened, code }, ...others] as unknown as readonly Plain[]
      return (await log.append(room, 0, entries)) === 'stored' ? code : undefined
    } catch (error) {
      if (await this.#hasBegun(room)) return undefined
      await log.forget(room).catch(() => undefined)
      throw new LogAway(error)
    }
  }

  /** A log that cannot say so is away: then nothing is touched. */
  async #hasBegun(room: RoomId): Promise<boolean> {
    const first = await this.#house.log.read(room, 0, 1).catch(error => {
      throw new LogAway(error)
    })
    return first.length > 0
  }

  async #claimCode(id: RoomId): Promise<string> {
    const { log } = this.#house
    const length = codeLength(await log.countNames())
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const code = newCode(length + Math.floor(tries / 5))
      if (await log.claim(code, id)) return code
    }
    throw new Error('no code is free')
  }

  // Finding

  async byCode(code: string): Promise<Keeper | Refusal> {
    const id = await this.#house.log.lookUp(code).catch(error => {
      throw new LogAway(error)
    })
    return (id === undefined ? undefined : await this.find(id)) ?? noSuchRoom
  }

  /** The room, from memory or from its log. */
  async find(id: RoomId): Promise<Keeper | undefined> {
    const isInMemory = this.#keepers.has(id)
    const keeper = await this.#load(id)
    if (keeper && !isInMemory) await this.#welcomeBack(keeper)
    return keeper
  }

  async #load(id: RoomId): Promise<Keeper | undefined> {
    // Whoever came in this moment would look for a room for ever, since every one is just being closed.
    if (this.#isClosed) throw new LogAway('closing')
    const known = this.#keepers.get(id)
    if (known) return known
    const opening = Keeper.open(id, this.#house)
    this.#keepers.set(id, opening)
    const forget = () => this.#keepers.delete(id)
    opening.then(
      keeper => keeper ?? forget(),
      error => {
        forget()
        if (error instanceof Unreadable) this.#notes.room('unreadable', id)
      },
    )
    return opening
  }

  /** ROOM-37: whoever comes from now on is told why it does not open. */
  #isShut(id: RoomId): void {
    this.#keepers.delete(id)
    this.#notes.room('unreadable', id)
  }

  /** Who comes back only to look at the pad has come back all the same; a full disk must not keep them out. */
  async #welcomeBack(keeper: Keeper): Promise<void> {
    this.#notes.room('reopened', keeper.id)
    await this.#touch(keeper)
  }

  /** Somebody was there, although nothing may have happened for long. */
  async #touch({ id, room }: Keeper): Promise<void> {
    if (this.#house.now() - room.at > DAY_MS) await this.#house.log.touch(id).catch(() => undefined)
  }

  /** ROOM-27: all of it, but what only the server may know. */
  async evening(id: RoomId): Promise<Evening> {
    const logged = await this.#house.log.read(id, 0)
    this.#notes.room('exported', id)
    return exportOf(logged.map(({ entry }) => entry as unknown as Entry))
  }

  // Ending

  /** Rooms without anybody cost no memory: they come back from their log (ROOM-8). */
  async sweep(): Promise<void> {
    const before = this.#house.now() - this.#settings.quietMs
    for (const [id, opening] of this.#keepers) {
      const keeper = await opening.catch(() => undefined)
      if (!keeper || (keeper.quietSince ?? Number.POSITIVE_INFINITY) > before) continue
      this.#drop(id, keeper)
      await this.#touch(keeper) // it is kept as long as if they had just been there
    }
  }

  #drop(id: RoomId, keeper: Keeper): void {
    keeper.close()
    this.#keepers.delete(id)
    this.#notes.room('dropped', id)
  }

  /** Rooms that nobody has come back to for so long are deleted (ROOM-27); those with somebody in them live. */
  async deleteIdle(keepMs: number): Promise<void> {
    const { log } = this.#house
    const troubles: unknown[] = []
    for (const id of await log.idleSince(this.#house.now() - keepMs))
      await (this.#keepers.has(id) ? log.touch(id) : this.forget(id)).catch(error => troubles.push(error))
    if (troubles.length > 0) throw troubles[0] // one that cannot go does not keep the others
  }

  /** Whoever is in it is told. */
  async forget(id: RoomId): Promise<void> {
    await this.#house.log.forget(id).catch(error => {
      throw new LogAway(error)
    })
    await this.#isForgotten(id)
    this.#house.log.publish(FORGOTTEN, Buffer.from(id))
    this.#notes.room('deleted', id)
  }

  /** By this server, or by another. */
  async #isForgotten(id: RoomId): Promise<void> {
    const keeper = await this.#keepers.get(id)?.catch(() => undefined)
    if (keeper) this.#drop(id, keeper)
    for (const watcher of keeper?.watchers ?? []) watcher.leave('forgotten')
  }

  async close(): Promise<void> {
    this.#stop()
    this.#neighbours.close()
    this.#isClosed = true
    const all = [...this.#keepers.values()]
    this.#keepers.clear()
    for (const opening of all) (await opening.catch(() => undefined))?.close()
  }
}
