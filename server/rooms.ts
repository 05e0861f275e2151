import { GAME_IDS, OFFERED, type StoryLanguage } from '@veillee/games'
import { isRefusal, type Plain, type Refusal, refuse } from '@veillee/kernel'
import {
  type Entry,
  entryOf,
  importing,
  type Names,
  open,
  type RoomId,
  refuseGame,
  type Stop,
  Unreadable,
} from '@veillee/room'
import { SharedAttendance } from './attendance.ts'
import { codeLength, newCode, WrongCodes } from './codes.ts'
import { LiveRoom, type LiveRoomDeps, LogUnavailable, orUnavailable } from './live-room.ts'
import { Neighbours } from './neighbours.ts'
import { writeRoomFile } from './room-file.ts'
import type { ServerLogger } from './server-logger.ts'
import { newNumber, newRoom } from './tokens.ts'
import { type Turns, within } from './turns.ts'

export interface Opening {
  readonly game: unknown
  readonly setting: unknown
  readonly language: StoryLanguage
  readonly options?: unknown
}

/** How a room is found: by its link, or by what can be read aloud. */
export interface Address {
  readonly room: RoomId
  readonly code: string
}

export const noSuchRoom = refuse({
  en: 'There is no such evening. Look at the code once more.',
  fr: 'Cette veillée n’existe pas. Regarde encore une fois le code.',
})

const no = {
  tooMany: refuse({
    en: 'There are too many evenings at once here. Try again a little later.',
    fr: 'Il y a trop de veillées à la fois ici. Réessaie un peu plus tard.',
  }),
  tooLong: refuse({
    en: 'Reading this evening takes too long.',
    fr: 'Lire cette veillée prend trop de temps.',
  }),
}

const CODE_TRIES = 20
/** Of an evening that goes to the log. */
const PIECE = { entries: 256, letters: 256 * 1024 }
const IMPORT_MS = 5_000
const DAY_MS = 24 * 3_600_000
/** Where servers tell each other which rooms are gone. */
const FORGOTTEN = 'forgotten'

export interface RoomsDeps extends LiveRoomDeps {
  readonly names: Names
  readonly inSlices: Turns['inSlices']
}

export interface RoomsSettings {
  readonly mostRooms: number
  /** How long a room without anybody stays in memory; its log stays for much longer. */
  readonly quietMs: number
  /** How long a room is kept that nobody comes back to. */
  readonly keepMs: number
  /** Whether people are offered the games that are for developers. */
  readonly hasDeveloperGames?: boolean
}

/** All rooms of this server: those in memory, and the way to those in the log. */
export class Rooms {
  readonly #deps: RoomsDeps
  readonly #settings: RoomsSettings
  readonly #logger: ServerLogger
  readonly #live = new Map<RoomId, Promise<LiveRoom | undefined>>()
  readonly #opening = new Map<RoomId, Promise<LiveRoom | Refusal>>()

  readonly #wrongCodes = new WrongCodes()
  readonly #neighbours: Neighbours
  readonly #stop: Stop
  #isClosed = false

  constructor(deps: RoomsDeps, settings: RoomsSettings, logger: ServerLogger) {
    const { bus, now } = deps
    this.#neighbours = new Neighbours(bus)
    const around = { bus, now, neighbours: this.#neighbours }
    const attendanceOf: LiveRoomDeps['attendanceOf'] = (room, people, onChange) =>
      new SharedAttendance(room, people, around, onChange)
    this.#deps = { ...deps, attendanceOf, onShut: room => this.#isShut(room) }
    this.#stop = bus.subscribe(FORGOTTEN, room => void this.#isForgotten(Buffer.from(room).toString()))
    this.#settings = settings
    this.#logger = logger
  }

  get size(): number {
    return this.#live.size
  }

  /** Whoever opens a room, or comes back to one that is in nobody's memory, needs a place for it. */
  get #isFull(): boolean {
    return this.#live.size >= this.#settings.mostRooms
  }

  // Beginning

  /** A new room, with a code of its own (ROOM-1). Two who open the same at once open it once (ROOM-11). */
  open(opening: Opening, room: RoomId = newRoom()): Promise<LiveRoom | Refusal> {
    const underWay = this.#opening.get(room)
    if (underWay) return underWay
    const opened = this.#open(opening, room).finally(() => this.#opening.delete(room))
    this.#opening.set(room, opened)
    return opened
  }

  async #open(opening: Opening, room: RoomId): Promise<LiveRoom | Refusal> {
    if (this.#isFull) return no.tooMany
    const refusal = this.refuseGame(opening.game)
    if (refusal) return refusal
    const outcome = open(opening, { ...this.#newHome(), code: '' })
    if (isRefusal(outcome)) return outcome
    if ((await this.#begin(room, outcome.entries)) !== undefined) this.#logger.room('opened', room)
    return (await this.#load(room)) ?? (await this.#load(room))! // somebody may have begun to look before it was there
  }

  /** ROOM-27: a room that goes on from a file. It costs no memory until somebody comes. */
  async import(raw: unknown): Promise<Address | Refusal> {
    const steps = importing(raw, { ...this.#newHome(), code: '' })
    const entries = (await this.#deps.inSlices(within(steps, IMPORT_MS))) ?? no.tooLong
    if (isRefusal(entries)) return entries
    const refusal = entries.map(entry => 'game' in entry && this.refuseGame(entry.game)).find(Boolean)
    if (refusal) return refusal
    const room = newRoom()
    const code = (await this.#begin(room, entries.slice(0, 1)))!
    await this.#append(room, entries)
    this.#logger.room('imported', room)
    return { room, code }
  }

  /** A game that people are not offered here. */
  refuseGame(game: unknown): Refusal | undefined {
    return refuseGame(game, this.#settings.hasDeveloperGames ? GAME_IDS : OFFERED)
  }

  #newHome() {
    return { number: newNumber(), at: this.#deps.now() }
  }

  /**
   * The first entries, under a code of their own; undefined if they are there already, by another server or by an append
   * that was said to have failed. A room that could not begin leaves no code behind; what another server has begun
   * meanwhile is not touched.
   */
  async #begin(room: RoomId, [opened, ...others]: readonly Entry[]): Promise<string | undefined> {
    const { log, names } = this.#deps
    const code = await orUnavailable(this.#claimCode(room))
    try {
      const entries = [{ ...opened, code }, ...others] as unknown as readonly Plain[]
      if ((await log.append(room, 0, entries)) === 'stored') return code
    } catch (error) {
      if ((await this.#codeOf(room)) === undefined) {
        await names.release(code, room).catch(() => undefined)
        throw new LogUnavailable(error)
      }
    }
    await this.#keepCode(room, code)
    return undefined
  }

  /** Of two who began it, one has given it its code; the other's leads nowhere that anybody would look. */
  async #keepCode(room: RoomId, ours: string): Promise<void> {
    const { names } = this.#deps
    const code = await this.#codeOf(room)
    if (code === undefined || code === ours) return
    await names.claim(code, room).catch(() => undefined) // it may have been given back by a server that heard of no room
    await names.release(ours, room).catch(() => undefined)
  }

  /** A long evening goes to the log in pieces: one transaction would hold up every room (ROOM-38). */
  async #append(room: RoomId, entries: readonly Entry[]): Promise<void> {
    const { log } = this.#deps
    try {
      for (let at = 1; at < entries.length; ) {
        const piece = pieceFrom(entries, at)
        if ((await log.append(room, at, piece)) !== 'stored') throw new Error('nobody else knows this room')
        at += piece.length
      }
    } catch (error) {
      await log.forget(room).catch(() => undefined)
      throw new LogUnavailable(error)
    }
  }

  /** Undefined if it has not begun. A log that cannot say so is away: then nothing is touched. */
  async #codeOf(room: RoomId): Promise<string | undefined> {
    const [first] = await orUnavailable(this.#deps.log.read(room, 0, 1))
    return first && (first.entry as unknown as { readonly code: string }).code
  }

  async #claimCode(id: RoomId): Promise<string> {
    const { names } = this.#deps
    const length = codeLength(await names.countNames(), this.#wrongCodes.of(this.#deps.now()))
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const code = newCode(length + Math.floor(tries / 5))
      if (await names.claim(code, id)) return code
    }
    throw new Error('no code is free')
  }

  // Finding

  async byCode(code: string): Promise<LiveRoom | Refusal> {
    const id = await orUnavailable(this.#deps.names.lookUp(code))
    const found = id === undefined ? undefined : await this.find(id)
    if (!found) this.#wrongCodes.add(this.#deps.now())
    return found ?? noSuchRoom
  }

  /** The room, from memory or from its log. */
  async find(id: RoomId): Promise<LiveRoom | undefined> {
    const isInMemory = this.#live.has(id)
    const live = await this.#load(id)
    if (live && !isInMemory) await this.#welcomeBack(live)
    return live
  }

  async #load(id: RoomId): Promise<LiveRoom | undefined> {
    // Whoever came in this moment would look for a room for ever, since every one is just being closed.
    if (this.#isClosed) throw new LogUnavailable('closing')
    const known = this.#live.get(id)
    if (known) return known
    if (this.#isFull) throw new LogUnavailable('full', no.tooMany)
    const opening = LiveRoom.open(id, this.#deps)
    this.#live.set(id, opening)
    const forget = () => this.#live.delete(id)
    opening.then(
      live => live ?? forget(),
      error => {
        forget()
        if (error instanceof Unreadable) this.#logger.room('unreadable', id)
      },
    )
    return opening
  }

  /** ROOM-37: whoever comes from now on is told why it does not open. */
  #isShut(id: RoomId): void {
    this.#live.delete(id)
    this.#logger.room('unreadable', id)
  }

  /** Who comes back only to look at the pad has come back all the same; a full disk must not keep them out. */
  async #welcomeBack(live: LiveRoom): Promise<void> {
    this.#logger.room('reopened', live.id)
    await this.#touch(live)
  }

  /** Somebody was there, although nothing may have happened for long: for a tenth of the time that it is kept, or a day. */
  async #touch({ id, room }: LiveRoom): Promise<void> {
    const isLong = this.#deps.now() - room.at > Math.min(DAY_MS, this.#settings.keepMs / 10)
    if (isLong) await this.#deps.names.touch(id).catch(() => undefined)
  }

  /** ROOM-27: all of it as a file, but what only the server may know. */
  async evening(id: RoomId): Promise<readonly Buffer[]> {
    const logged = await orUnavailable(this.#deps.log.read(id, 0))
    this.#logger.room('exported', id)
    return this.#deps.inSlices(writeRoomFile(logged.map(entryOf)))
  }

  // Ending

  /** Rooms without anybody cost no memory: they come back from their log (ROOM-8). */
  async sweep(): Promise<void> {
    const before = this.#deps.now() - this.#settings.quietMs
    for (const [id, opening] of this.#live) {
      const live = await opening.catch(() => undefined)
      if (!live || (live.quietSince ?? Number.POSITIVE_INFINITY) > before) continue
      this.#drop(id, live)
      await this.#touch(live) // it is kept as long as if they had just been there
    }
  }

  #drop(id: RoomId, live: LiveRoom): void {
    live.close()
    this.#live.delete(id)
    this.#logger.room('dropped', id)
  }

  /** Rooms that nobody has come back to for so long are deleted (ROOM-27); those with somebody in them live. */
  async deleteIdle(): Promise<void> {
    const { names } = this.#deps
    const troubles: unknown[] = []
    for (const id of await names.idleSince(this.#deps.now() - this.#settings.keepMs))
      await (this.#live.has(id) ? names.touch(id) : this.forget(id)).catch(error => troubles.push(error))
    if (troubles.length > 0) throw troubles[0] // one that cannot go does not keep the others
  }

  /** Whoever is in it is told. */
  async forget(id: RoomId): Promise<void> {
    await orUnavailable(this.#deps.log.forget(id))
    await this.#isForgotten(id)
    this.#deps.bus.publish(FORGOTTEN, Buffer.from(id))
    this.#logger.room('deleted', id)
  }

  /** By this server, or by another. */
  async #isForgotten(id: RoomId): Promise<void> {
    const live = await this.#live.get(id)?.catch(() => undefined)
    if (live) this.#drop(id, live)
    for (const subscriber of live?.subscribers ?? []) subscriber.leave('forgotten')
  }

  async close(): Promise<void> {
    this.#stop()
    this.#neighbours.close()
    this.#isClosed = true
    const all = [...this.#live.values()]
    this.#live.clear()
    for (const opening of all) (await opening.catch(() => undefined))?.close()
  }
}

/** So many of them at once: a few milliseconds. */
function pieceFrom(entries: readonly Entry[], from: number): readonly Plain[] {
  let [end, letters] = [from, 0]
  while (end < entries.length && end - from < PIECE.entries && letters < PIECE.letters)
    letters += JSON.stringify(entries[end++]).length
  return entries.slice(from, end) as unknown as readonly Plain[]
}
