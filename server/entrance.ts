import { isRefusal, type Millis, type Refusal, refuse } from '@veillee/kernel'
import { type Hello, type PersonId, type RoomId, readName } from '@veillee/room'
import { joined } from '@veillee/room/keeping'
import { readCode } from './codes.ts'
import { type Hub, noSuchRoom } from './hub.ts'
import type { Keeper } from './keeper.ts'
import { type Limit, Limiter, tooMany } from './limits.ts'
import { hashOf, isLink, newToken, roomFrom } from './tokens.ts'

/** ROOM-30. Generous to a family behind one address, hopeless for whoever tries codes. */
const LIMITS = {
  rooms: { burst: 20, perSecond: 1 / 30 },
  wrongCodes: { burst: 15, perSecond: 1 / 20 },
} as const satisfies Record<string, Limit>

const notKnown = refuse(
  'This phone is not known in that evening any more.',
  'Ce téléphone n’est plus connu dans cette veillée.',
)

/** Who somebody is, by their first message: new in a room, or back in it. */
export class Entrance {
  readonly #hub: Hub
  readonly #now: () => Millis
  readonly limiters = { rooms: new Limiter(LIMITS.rooms), wrongCodes: new Limiter(LIMITS.wrongCodes) }

  constructor(hub: Hub, now: () => Millis) {
    this.#hub = hub
    this.#now = now
  }

  letIn(address: string, hello: Hello): Promise<Known | Refusal> {
    switch (hello.do) {
      case 'open':
        return this.#open(address, hello)
      case 'join':
        return this.#join(address, hello)
      case 'resume':
        return this.#resume(hello)
      case 'moveIn':
        return this.#moveIn(hello)
    }
  }

  async #open(address: string, hello: Extract<Hello, { do: 'open' }>): Promise<Known | Refusal> {
    const name = readName(hello.name)
    if (isRefusal(name)) return name // before there is a room that nobody would come into
    const room = hello.token === undefined ? undefined : roomFrom(hello.token)
    const opened =
      (await this.#openedBefore(room)) ??
      (this.limiters.rooms.allows(address, this.#now()) ? await this.#hub.open(hello, room) : tooMany)
    return isRefusal(opened) ? opened : enterAsNew(opened, name, false, hello.token)
  }

  /** ROOM-11: who did not hear the answer says the same again, and is the same host of the same room. */
  async #openedBefore(room: RoomId | undefined): Promise<Keeper | undefined> {
    return room === undefined ? undefined : this.#hub.find(room)
  }

  async #join(address: string, hello: Extract<Hello, { do: 'join' }>): Promise<Known | Refusal> {
    const code = readCode(hello.code)
    const keeper = await (code === undefined ? this.#byLink(hello.code) : this.#byCode(address, code))
    return isRefusal(keeper) ? keeper : enterAsNew(keeper, hello.name, hello.isScreen, hello.token)
  }

  /**
   * Whoever has guessed wrong too often learns nothing more for a while, not even by guessing right. It counts before
   * anybody looks, or many guesses at once would be as good as one.
   */
  async #byCode(address: string, code: string): Promise<Keeper | Refusal> {
    const { wrongCodes } = this.limiters
    if (!wrongCodes.allows(address, this.#now())) return tooMany
    let isWrong = false
    try {
      const found = await this.#hub.byCode(code)
      isWrong = isRefusal(found)
      return found
    } finally {
      if (!isWrong) wrongCodes.giveBack(address)
    }
  }

  /** Nobody guesses a link: it has 128 bits. So it works however many wrong codes came from there. */
  async #byLink(room: string): Promise<Keeper | Refusal> {
    return (isLink(room) ? await this.#hub.find(room) : undefined) ?? noSuchRoom
  }

  async #resume(hello: Extract<Hello, { do: 'resume' }>): Promise<Known | Refusal> {
    const keeper = await this.#byLink(hello.room)
    if (isRefusal(keeper)) return keeper
    await keeper.catchUp()
    const person = keeper.personBy(hashOf(hello.token))
    return person === undefined ? notKnown : { keeper, person }
  }

  /** ROOM-9: the place moves to this device, and the one before goes on watching. */
  async #moveIn(hello: Extract<Hello, { do: 'moveIn' }>): Promise<Known | Refusal> {
    const keeper = await this.#byLink(hello.room)
    if (isRefusal(keeper)) return keeper
    const token = hello.token ?? newToken()
    const wanted = { do: 'moveIn', by: 'newcomer', link: hashOf(hello.link), token: hashOf(token) } as const
    const refusal = await keeper.ask(wanted)
    if (refusal) return refusal
    const person = keeper.personBy(hashOf(token))
    if (person === undefined) return notKnown // put out in this very moment
    for (const watcher of keeper.watchersOf(person)) watcher.leave('elsewhere')
    return { keeper, person, token }
  }
}

interface Known {
  readonly keeper: Keeper
  readonly person: PersonId
  readonly token?: string
}

async function enterAsNew(
  keeper: Keeper,
  name: string,
  isScreen: boolean,
  token = newToken(),
): Promise<Known | Refusal> {
  const person = await joined(keeper, { name, token: hashOf(token), isScreen })
  return isRefusal(person) ? person : { keeper, person, token }
}
