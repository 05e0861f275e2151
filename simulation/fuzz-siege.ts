import { GAME_IDS } from '@veillee/games'
import type { Chance } from '@veillee/kernel'
import { Assault, type Foreign } from './fuzz-assault.ts'
import { type Grammar, helloOf, type Words, wishOf } from './fuzz-grammar.ts'
import type { Tally } from './fuzz-tally.ts'
import type { Address } from './fuzz-wire.ts'

/** By what somebody is let into a room again, or was once. */
interface Key {
  readonly token: string
  /** A removed person's opens nothing any more. */
  readonly isGood: boolean
}

/** What all who attack one server have in common. */
export interface Attack {
  readonly port: number
  readonly grammar: Grammar
  readonly tally: Tally
  readonly foreign: Foreign & { readonly secrets: Set<string> }
  /** The links of the rooms that nobody here has a key to. */
  readonly otherRooms: string[]
  /** Ids of requests that were refused, and of those that were sent again: they may be fulfilled after all. */
  readonly refusedIds: Set<string>
  readonly repeatedIds: Set<string>
  /** After so many connections a room has seen enough, and another one is opened. */
  readonly longestSiege: number
}

const PLAYERS = 5
const MOST_PAST = 300

export const anyAddress = ({ below }: Chance): Address =>
  `127.${1 + below(250)}.${below(250)}.${1 + below(250)}`

/** One room that is attacked by people who are in it: players, its host, a watcher, a screen, and one put out. */
export class Siege {
  /** What was sent in this room, to be sent again. */
  readonly past: Words[] = []
  readonly links: string[] = []
  #room = ''
  #code = ''
  readonly #attack: Attack
  readonly #number: number
  #keys: Key[] = []
  #assaults = 0
  #shutOut = 0

  constructor(attack: Attack, number: number) {
    this.#attack = attack
    this.#number = number
  }

  get room(): string {
    return this.#room
  }

  get code(): string {
    return this.#code
  }

  get keys(): readonly Key[] {
    return this.#keys
  }

  get name(): string {
    return `room ${this.#number}`
  }

  /** Worn out: everybody has left, or it has been attacked for long enough. */
  get isSpent(): boolean {
    return this.#assaults >= this.#attack.longestSiege || this.#shutOut > 8
  }

  counts(wasLetIn: boolean): void {
    this.#assaults++
    this.#shutOut = wasLetIn ? 0 : this.#shutOut + 1
  }

  remembers(request: Words): void {
    this.past.push(request)
    if (this.past.length > MOST_PAST) this.past.shift()
  }

  /** A room with a match under way; true once it stands. */
  async begins(chance: Chance): Promise<boolean> {
    const game = chance.pick(GAME_IDS)
    const setting = chance.pick(['table', 'remote', 'remote'])
    const language = chance.pick(['fr', 'en'])
    const host = await this.#enters({ do: 'open', name: 'Mallory', game, setting, language }, chance)
    if (!host) return false
    this.#room = host.welcome!.room
    this.#code = host.welcome!.code
    const phones: Assault[] = []
    for (let i = 0; i < PLAYERS; i++) phones.push(...(await this.#joins(`Eve ${i}`, false, chance)))
    await this.#puts(host, { do: 'remove', person: PLAYERS })
    this.#keys = this.#keys.map((key, i) => (i === PLAYERS ? { ...key, isGood: false } : key))
    for (const phone of phones.slice(0, 1)) {
      await this.#puts(phone, { do: 'offerSeat' })
      this.links.push(...phone.links)
    }
    await this.#puts(host, { do: 'start', match: 1 })
    phones.push(...(await this.#joins('Trudy', false, chance)), ...(await this.#joins('TV', true, chance)))
    for (const phone of [host, ...phones]) phone.ends('kindly')
    this.#attack.tally.rooms++
    return true
  }

  async #joins(name: string, isScreen: boolean, chance: Chance): Promise<readonly Assault[]> {
    const phone = await this.#enters({ do: 'join', code: this.#code, name, isScreen }, chance)
    return phone ? [phone] : []
  }

  async #puts(host: Assault, request: Words): Promise<void> {
    host.says(JSON.stringify(wishOf(`set-up ${String(request.do)}`, request)), 'legal')
    await host.settles()
  }

  async #enters(hello: Words, chance: Chance): Promise<Assault | undefined> {
    const { port, tally, foreign } = this.#attack
    const assault = new Assault(`${this.name}, ${String(hello.name)}`, tally, foreign)
    if (!(await assault.comes(port, anyAddress(chance)))) return undefined
    assault.says(JSON.stringify(helloOf(hello)), 'first messages')
    if (!(await assault.isWelcomed())) {
      tally.fails(`${this.name}: ${String(hello.name)} was not let in`)
      assault.ends('kindly')
      return undefined
    }
    const { token } = assault.welcome!
    this.#keys.push({ token: token!, isGood: true })
    foreign.secrets.add(token!)
    return assault
  }
}
