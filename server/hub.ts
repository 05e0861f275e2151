import { randomBytes } from 'node:crypto'
import { isRefusal, type Language, type Plain, type Refusal, refuse } from '@veillee/kernel'
import { open, type RoomId } from '@veillee/room'
import { codeLength, newCode } from './codes.ts'
import { type House, Keeper } from './keeper.ts'
import { newNumber } from './tokens.ts'

export interface Opening {
  readonly game: unknown
  readonly setting: unknown
  readonly language: Language
  readonly options?: unknown
}

export const noSuchRoom = refuse(
  'There is no such evening. Look at the code once more.',
  'Cette veillée n’existe pas. Regarde encore une fois le code.',
)

const tooManyRooms = refuse(
  'There are too many evenings at once here. Try again a little later.',
  'Il y a trop de veillées à la fois ici. Réessaie un peu plus tard.',
)

const CODE_TRIES = 20

export interface HubSettings {
  readonly mostRooms: number
  /** How long a room without anybody stays in memory; its log stays for much longer. */
  readonly quietMs: number
}

/** All rooms of this server: those in memory, and the way to those in the log. */
export class Hub {
  readonly #house: House
  readonly #settings: HubSettings
  readonly #keepers = new Map<RoomId, Promise<Keeper | undefined>>()

  constructor(house: House, settings: HubSettings) {
    this.#house = house
    this.#settings = settings
  }

  get size(): number {
    return this.#keepers.size
  }

  /** A new room, with a code of its own (ROOM-1). */
  async open(opening: Opening): Promise<Keeper | Refusal> {
    if (this.#keepers.size >= this.#settings.mostRooms) return tooManyRooms
    const id = randomBytes(16).toString('base64url')
    const code = await this.#claimCode(id)
    const outcome = open(opening, { number: newNumber(), code, at: this.#house.now() })
    if (isRefusal(outcome)) return outcome
    await this.#house.log.append(id, 0, outcome.entries as unknown as readonly Plain[])
    return (await this.find(id))!
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

  async byCode(code: string): Promise<Keeper | Refusal> {
    const id = await this.#house.log.lookUp(code)
    return (id === undefined ? undefined : await this.find(id)) ?? noSuchRoom
  }

  /** The room, from memory or from its log. */
  find(id: RoomId): Promise<Keeper | undefined> {
    const known = this.#keepers.get(id)
    if (known) return known
    const opening = Keeper.open(id, this.#house)
    this.#keepers.set(id, opening)
    const forget = () => this.#keepers.delete(id)
    opening.then(keeper => keeper ?? forget(), forget)
    return opening
  }

  /** Rooms without anybody cost no memory: they come back from their log (ROOM-8). */
  async sweep(): Promise<void> {
    const before = this.#house.now() - this.#settings.quietMs
    for (const [id, opening] of this.#keepers) {
      const keeper = await opening.catch(() => undefined)
      if (keeper && (keeper.quietSince ?? Number.POSITIVE_INFINITY) <= before) this.#drop(id, keeper)
    }
  }

  #drop(id: RoomId, keeper: Keeper): void {
    keeper.close()
    this.#keepers.delete(id)
  }

  /** Rooms that nobody has come back to for so long are deleted (ROOM-27). */
  async deleteIdle(keepMs: number): Promise<number> {
    const idle = await this.#house.log.idleSince(this.#house.now() - keepMs)
    for (const id of idle) await this.forget(id)
    return idle.length
  }

  async forget(id: RoomId): Promise<void> {
    const keeper = await this.#keepers.get(id)?.catch(() => undefined)
    if (keeper) this.#drop(id, keeper)
    await this.#house.log.forget(id)
  }

  async close(): Promise<void> {
    for (const opening of this.#keepers.values()) (await opening.catch(() => undefined))?.close()
    this.#keepers.clear()
  }
}
