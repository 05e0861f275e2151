import { isRefusal, type Millis, type Refusal, refuse } from '@veillee/kernel'
import { type Hello, type PersonId, type RoomId, readName } from '@veillee/room'
import { joinRoom } from '@veillee/room/live'
import { readCode } from './codes.ts'
import { type Limit, RateLimiter, tooMany } from './limits.ts'
import type { LiveRoom } from './live-room.ts'
import { noSuchRoom, type Rooms } from './rooms.ts'
import { hashOf, isLink, newToken, roomFrom } from './tokens.ts'

/** ROOM-30. Generous to a family behind one address, hopeless for whoever tries codes. */
const LIMITS = {
  rooms: { burst: 20, perSecond: 1 / 30 },
  wrongCodes: { burst: 15, perSecond: 1 / 20 },
} as const satisfies Record<string, Limit>

const notKnown = refuse({
  en: 'This phone is not known in that evening any more.',
  fr: 'Ce téléphone n’est plus connu dans cette veillée.',
})

/** Who somebody is, by their first message: new in a room, or back in it. */
export class HelloHandler {
  readonly #rooms: Rooms
  readonly #now: () => Millis
  readonly limiters = { rooms: new RateLimiter(LIMITS.rooms), wrongCodes: new RateLimiter(LIMITS.wrongCodes) }

  constructor(rooms: Rooms, now: () => Millis) {
    this.#rooms = rooms
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
      (this.limiters.rooms.allows(address, this.#now()) ? await this.#rooms.open(hello, room) : tooMany)
    return isRefusal(opened) ? opened : enterAsNew(opened, name, false, hello.token)
  }

  /** ROOM-11: who did not hear the answer says the same again, and is the same host of the same room. */
  async #openedBefore(room: RoomId | undefined): Promise<LiveRoom | undefined> {
    return room === undefined ? undefined : this.#rooms.find(room)
  }

  async #join(address: string, hello: Extract<Hello, { do: 'join' }>): Promise<Known | Refusal> {
    const code = readCode(hello.code)
    const live = await (code === undefined ? this.#byLink(hello.code) : this.#byCode(address, code))
    return isRefusal(live) ? live : enterAsNew(live, hello.name, hello.isScreen, hello.token)
  }

  /**
   * Whoever has guessed wrong too often learns nothing more for a while, not even by guessing right. It counts before
   * anybody looks, or many guesses at once would be as good as one.
   */
  async #byCode(address: string, code: string): Promise<LiveRoom | Refusal> {
    const { wrongCodes } = this.limiters
    if (!wrongCodes.allows(address, this.#now())) return tooMany
    let isWrong = false
    try {
      const found = await this.#rooms.byCode(code)
      isWrong = isRefusal(found)
      return found
    } finally {
      if (!isWrong) wrongCodes.giveBack(address)
    }
  }

  /** Nobody guesses a link: it has 128 bits. So it works however many wrong codes came from there. */
  async #byLink(room: string): Promise<LiveRoom | Refusal> {
    return (isLink(room) ? await this.#rooms.find(room) : undefined) ?? noSuchRoom
  }

  async #resume(hello: Extract<Hello, { do: 'resume' }>): Promise<Known | Refusal> {
    const live = await this.#byLink(hello.room)
    if (isRefusal(live)) return live
    await live.catchUp()
    const person = live.personBy(hashOf(hello.token))
    return person === undefined ? notKnown : { live, person }
  }

  /** ROOM-9: the place moves to this device, and the one before goes on watching. */
  async #moveIn(hello: Extract<Hello, { do: 'moveIn' }>): Promise<Known | Refusal> {
    const live = await this.#byLink(hello.room)
    if (isRefusal(live)) return live
    const token = hello.token ?? newToken()
    const wanted = { do: 'moveIn', by: 'newcomer', link: hashOf(hello.link), token: hashOf(token) } as const
    const refusal = await live.request(wanted)
    if (refusal) return refusal
    const person = live.personBy(hashOf(token))
    if (person === undefined) return notKnown // put out in this very moment
    for (const subscriber of live.watchersOf(person)) subscriber.leave('elsewhere')
    return { live, person, token }
  }
}

interface Known {
  readonly live: LiveRoom
  readonly person: PersonId
  readonly token?: string
}

async function enterAsNew(
  live: LiveRoom,
  name: string,
  isScreen: boolean,
  token = newToken(),
): Promise<Known | Refusal> {
  const person = await joinRoom(live, { name, token: hashOf(token), isScreen })
  return isRefusal(person) ? person : { live, person, token }
}
