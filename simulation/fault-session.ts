import { setTimeout as pause } from 'node:timers/promises'
import type { GameId } from '@veillee/games'
import { type Chance, chanceAt, type Seed } from '@veillee/kernel'
import type { Entry } from '@veillee/room'
import { FaultWitness } from './fault-witness.ts'
import { FaultyPhone, type Role } from './faulty-phone.ts'

/** Who sits at a table from the beginning. */
export interface FaultTable {
  readonly game: GameId
  readonly setting: 'table' | 'remote'
  readonly phones: number
  /** How many of those phones two people share (ROOM-31). */
  readonly shared: number
  readonly bots: number
}

/** By which servers a phone comes, and from where. */
interface Where {
  readonly ports: readonly number[]
  readonly address: string
}

const LEAVES_ONE_IN = 3

/**
 * One evening of one group with failing phones: those who play, a shared screen, somebody who watches, and somebody
 * who comes late and takes a bot's seat or that of somebody who has left.
 */
export class FaultSession {
  readonly phones: FaultyPhone[] = []
  readonly witness = new FaultWitness()
  readonly #table: FaultTable
  readonly #seed: Seed
  readonly #chance: Chance
  readonly #where: (phone: number) => Where
  isOver = false

  constructor(table: FaultTable, seed: Seed, where: (phone: number) => Where) {
    this.#table = table
    this.#seed = seed
    this.#chance = chanceAt(seed, 0)
    this.#where = where
  }

  get room(): string | undefined {
    return this.phones[0]?.room
  }

  get hasTakenSeat(): boolean {
    return this.phones.some(({ role, holdsSeat }) => role === 'takes' && holdsSeat)
  }

  async goesBy(): Promise<void> {
    const host = await this.#gathers()
    await host.asks({ do: 'start', match: 1 })
    await Promise.all([
      ...this.phones.map(phone => phone.plays()),
      this.#arrivesLate('takes', host),
      this.#somebodyLeaves(),
    ])
    this.isOver = true
  }

  async #gathers(): Promise<FaultyPhone> {
    const { game, setting, phones, shared, bots } = this.#table
    const host = this.#phone('plays')
    await host.comes({ do: 'open', name: host.name, game, setting, language: 'en' })
    while (this.phones.length < phones) {
      const phone = this.#phone('plays')
      await phone.comes({ do: 'join', code: host.room, name: phone.name })
    }
    for (const phone of this.phones.slice(-shared || phones))
      await phone.asks({ do: 'share', name: `with ${phone.name}` })
    for (let i = 0; i < bots; i++)
      await host.asks({ do: 'seatBot', seat: phones + shared + i, level: 'average' })
    await this.#comes('shows', host)
    const watcher = await this.#comes('watches', host)
    await watcher.asks({ do: 'stand' })
    return host
  }

  async #comes(role: Role, host: FaultyPhone): Promise<FaultyPhone> {
    const phone = this.#phone(role)
    await phone.comes({ do: 'join', code: host.room, name: phone.name, isScreen: role === 'shows' })
    return phone
  }

  async #arrivesLate(role: Role, host: FaultyPhone): Promise<void> {
    await pause(200 + this.#chance.below(3_000))
    const phone = await this.#comes(role, host)
    await phone.plays()
  }

  /** Without a word, or with one. The host stays, so that there is always somebody whose phone comes back. */
  async #somebodyLeaves(): Promise<void> {
    const others = this.phones.filter(({ role }) => role === 'plays').slice(1)
    if (this.#chance.below(LEAVES_ONE_IN) > 0 || others.length < 2) return
    const leaver = this.#chance.pick(others)
    await pause(this.#chance.below(6_000))
    if (this.#chance.below(2) === 0) leaver.leavesForGood()
    else await leaver.leavesKindly()
  }

  #phone(role: Role): FaultyPhone {
    const number = this.phones.length
    const chance = chanceAt(this.#seed, number + 1)
    const name = `${role === 'shows' ? 'S' : 'P'}${number}`
    const phone = new FaultyPhone(name, role, { ...this.#where(number), chance })
    this.phones.push(phone)
    return phone
  }

  /** Everybody comes to see what the evening came to, on whichever server. */
  async looksBack(): Promise<void> {
    await Promise.all(
      this.phones.filter(({ room }) => room !== undefined).map(phone => phone.looksOnceMore()),
    )
  }

  /** Everybody goes home, whether the match is over or not. */
  breaksUp(): void {
    for (const phone of this.phones) phone.leavesForGood()
  }

  /** Once nothing more can come from a server that is gone. */
  async isCutOff(): Promise<void> {
    for (const { connections } of this.phones)
      for (const phone of connections) await phone.until(() => !phone.isOpen)
  }

  /** In words, what is wrong with what was told, by the log as it is now. */
  check(entries: readonly Entry[], { isLast = false } = {}): readonly string[] {
    this.witness.reads(entries)
    const wrongs = this.phones.flatMap(phone => [
      ...this.witness.wrongsIn(phone.message),
      ...this.witness.wrongsSeenBy(phone, { isLast: isLast && !phone.hasLeft }),
    ])
    const most = this.phones.length + this.#table.shared
    const lost = this.phones
      .filter(({ person }) => person >= this.witness.people)
      .map(
        ({ name, person }) => `${name} came in as person ${person}, and the log has ${this.witness.people}`,
      )
    const doubled = this.witness.people > most ? [`there are ${this.witness.people} people, not ${most}`] : []
    return [...wrongs, ...lost, ...doubled].map(wrong => `${this.#table.game} ${this.room}: ${wrong}`)
  }
}
