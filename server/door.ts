import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { isRefusal, type Millis, type Refusal, refuse } from '@veillee/kernel'
import {
  type Hello,
  isHost,
  type Message,
  type PersonId,
  readHello,
  readMessage,
  WIRE_VERSION,
  type Wish,
} from '@veillee/room'
import { type WebSocket, WebSocketServer } from 'ws'
import { readCode } from './codes.ts'
import { type Hub, noSuchRoom } from './hub.ts'
import { type Keeper, LogAway, type Wanted } from './keeper.ts'
import { type Limit, Limiter } from './limits.ts'
import type { Meter } from './meter.ts'
import { hashOf, newNumber, newToken } from './tokens.ts'
import { Visitor } from './visitor.ts'

export interface DoorSettings {
  /** Where pages may come from besides the server's own address. */
  readonly origins: readonly string[]
  readonly heartbeatMs: Millis
}

const LARGEST_FRAME = 128 * 1024
const HELLO_MS = 10_000

/** ROOM-30. Generous to a family behind one address, hopeless for whoever tries codes. */
const LIMITS = {
  connections: { burst: 60, perSecond: 2 },
  rooms: { burst: 20, perSecond: 1 / 30 },
  wrongCodes: { burst: 15, perSecond: 1 / 20 },
} as const satisfies Record<string, Limit>

const no = {
  tooMany: refuse(
    'That was a lot at once. Wait a moment.',
    'C’était beaucoup à la fois. Attends un instant.',
  ),
  notKnown: refuse(
    'This phone is not known in that evening any more.',
    'Ce téléphone n’est plus connu dans cette veillée.',
  ),
  ours: refuse(
    'Something went wrong at our end. Try again in a moment.',
    'Quelque chose a coincé chez nous. Réessaie dans un instant.',
  ),
  noGesture: refuse('There is nothing to see there yet.', 'Il n’y a encore rien à voir là.'),
  binary: refuse('Veillée does not take this yet.', 'Veillée ne prend pas encore cela.'),
}

/** Everybody who is connected to this server. */
export class Door {
  readonly #hub: Hub
  readonly #meter: Meter
  readonly #settings: DoorSettings
  readonly #now: () => Millis
  readonly #sockets: WebSocketServer
  readonly #visitors = new Set<Visitor>()
  readonly #limiters = {
    connections: new Limiter(LIMITS.connections),
    rooms: new Limiter(LIMITS.rooms),
    wrongCodes: new Limiter(LIMITS.wrongCodes),
  }
  readonly #heartbeat: NodeJS.Timeout

  constructor(hub: Hub, meter: Meter, settings: DoorSettings, now: () => Millis) {
    this.#hub = hub
    this.#meter = meter
    this.#settings = settings
    this.#now = now
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: LARGEST_FRAME,
      perMessageDeflate: false,
    })
    this.#heartbeat = setInterval(() => this.#beat(), settings.heartbeatMs).unref()
  }

  get size(): number {
    return this.#visitors.size
  }

  /** A request to become a connection. A page of somebody else's has no business here. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = request.socket.remoteAddress ?? 'nowhere'
    if (!this.#isOwnPage(request)) refuseUpgrade(socket, '403 Forbidden')
    else if (!this.#limiters.connections.allows(address, this.#now()))
      refuseUpgrade(socket, '429 Too Many Requests')
    else this.#sockets.handleUpgrade(request, socket, head, connection => this.#enter(connection, address))
  }

  #isOwnPage({ headers }: IncomingMessage): boolean {
    const { origin, host } = headers
    if (origin === undefined || this.#settings.origins.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }

  #enter(connection: WebSocket, address: string): void {
    const visitor = new Visitor(connection)
    this.#visitors.add(visitor)
    const early = setTimeout(() => visitor.keeper ?? connection.terminate(), HELLO_MS).unref()
    connection.on('message', (data, isBinary) => void this.#hear(visitor, address, data as Buffer, isBinary))
    connection.on('pong', () => visitor.beat())
    connection.on('error', () => connection.terminate())
    connection.on('close', () => {
      clearTimeout(early)
      this.#visitors.delete(visitor)
      visitor.keeper?.depart(visitor)
    })
  }

  /** Who has not answered since the last time is asleep: their phone will come back by itself. */
  #beat(): void {
    for (const visitor of this.#visitors) if (!visitor.isAwake()) visitor.connection.terminate()
  }

  async #hear(visitor: Visitor, address: string, data: Buffer, isBinary: boolean): Promise<void> {
    this.#meter.received.inc()
    if (!visitor.limiter.allows('', this.#now())) return this.#refuse(visitor, no.tooMany)
    if (isBinary) return this.#refuse(visitor, no.binary)
    try {
      if (visitor.keeper) await this.#listen(visitor, visitor.keeper, readMessage(data.toString()))
      else await visitor.once(() => this.#greet(visitor, address, readHello(data.toString())))
    } catch (error) {
      this.#apologise(visitor, error)
    }
  }

  /** Nobody waits for an answer that does not come, whatever went wrong here. */
  #apologise(visitor: Visitor, error: unknown, id?: string): void {
    this.#meter.trouble(error)
    this.#refuse(visitor, error instanceof LogAway ? error.refusal : no.ours, id)
  }

  #refuse(visitor: Visitor, { refusal }: Refusal, id?: string): void {
    this.#meter.refused.inc()
    visitor.say({ say: 'refused', refusal, ...(id === undefined ? {} : { id }) })
  }

  // The first message

  async #greet(visitor: Visitor, address: string, hello: Hello | Refusal): Promise<void> {
    if (isRefusal(hello)) return this.#refuse(visitor, hello)
    const known = await this.#welcome(address, hello)
    if (isRefusal(known)) return this.#refuse(visitor, known)
    const { keeper, person, token } = known
    if (!visitor.isOpen) return // gone while we looked: nobody would ever see them leave
    visitor.enter(keeper, person)
    visitor.say({
      say: 'welcome',
      v: WIRE_VERSION,
      room: keeper.id,
      code: keeper.room.code,
      person,
      ...(token === undefined ? {} : { token }),
      at: this.#now(),
    })
    keeper.arrive(visitor)
  }

  #welcome(address: string, hello: Hello): Promise<Known | Refusal> {
    switch (hello.do) {
      case 'open':
        return this.#open(address, hello)
      case 'join':
        return this.#join(address, hello)
      case 'resume':
        return this.#resume(address, hello)
      case 'moveIn':
        return this.#moveIn(address, hello)
    }
  }

  async #open(address: string, hello: Extract<Hello, { do: 'open' }>): Promise<Known | Refusal> {
    if (!this.#limiters.rooms.allows(address, this.#now())) return no.tooMany
    const opened = await this.#hub.open(hello)
    return isRefusal(opened) ? opened : enterAsNew(opened, hello.name, false)
  }

  async #join(address: string, hello: Extract<Hello, { do: 'join' }>): Promise<Known | Refusal> {
    const code = readCode(hello.code)
    const keeper = code === undefined ? noSuchRoom : await this.#found(address, () => this.#hub.byCode(code))
    return isRefusal(keeper) ? keeper : enterAsNew(keeper, hello.name, hello.isScreen)
  }

  /** Whoever has guessed wrong too often learns nothing more for a while, not even by guessing right. */
  async #found(address: string, find: () => Promise<Keeper | Refusal>): Promise<Keeper | Refusal> {
    if (!this.#limiters.wrongCodes.hasRoomFor(address, this.#now())) return no.tooMany
    const found = await find()
    if (isRefusal(found)) this.#limiters.wrongCodes.allows(address, this.#now())
    return found
  }

  #byLink(address: string, room: string): Promise<Keeper | Refusal> {
    return this.#found(address, async () => (await this.#hub.find(room)) ?? noSuchRoom)
  }

  async #resume(address: string, hello: Extract<Hello, { do: 'resume' }>): Promise<Known | Refusal> {
    const keeper = await this.#byLink(address, hello.room)
    if (isRefusal(keeper)) return keeper
    const person = keeper.personBy(hashOf(hello.token))
    return person === undefined ? no.notKnown : { keeper, person }
  }

  /** ROOM-9: the place moves to this device, and the one before goes on watching. */
  async #moveIn(address: string, hello: Extract<Hello, { do: 'moveIn' }>): Promise<Known | Refusal> {
    const keeper = await this.#byLink(address, hello.room)
    if (isRefusal(keeper)) return keeper
    const token = newToken()
    const wanted = { do: 'moveIn', by: 'newcomer', link: hashOf(hello.link), token: hashOf(token) } as const
    const refusal = await keeper.ask(wanted)
    if (refusal) return refusal
    const person = keeper.personBy(hashOf(token))!
    for (const watcher of keeper.watchersOf(person)) watcher.leave('elsewhere')
    return { keeper, person, token }
  }

  // Everything after that

  async #listen(visitor: Visitor, keeper: Keeper, message: Message | Refusal): Promise<void> {
    if (isRefusal(message)) return this.#refuse(visitor, message)
    if (message.do === 'fetch') return this.#fetch(visitor, keeper, message.gesture)
    if (message.do === 'forget') return this.#forget(visitor, keeper)
    await this.#fulfil(visitor, keeper, message).catch(error => this.#apologise(visitor, error, message.id))
  }

  async #fulfil(
    visitor: Visitor,
    keeper: Keeper,
    { id, wish }: Extract<Message, { do: 'wish' }>,
  ): Promise<void> {
    const link = wish.do === 'offerSeat' ? newToken() : undefined
    const stop = this.#meter.latency.startTimer()
    const refusal = await keeper.ask(wantedBy(visitor.phone, id, wish, link))
    stop()
    if (refusal) return this.#refuse(visitor, refusal, id)
    this.#meter.moves.inc()
    visitor.say({ say: 'done', id, ...(link === undefined ? {} : { link }) })
  }

  async #fetch(visitor: Visitor, keeper: Keeper, gesture: number): Promise<void> {
    const input = await keeper.gesture(visitor.phone, gesture)
    if (input === undefined) this.#refuse(visitor, no.noGesture)
    else visitor.say({ say: 'gesture', gesture, input })
  }

  /** ROOM-27: a group can delete its room and all in it; the host does it for them. */
  async #forget(visitor: Visitor, keeper: Keeper): Promise<void> {
    if (!isHost(keeper.room, visitor.phone)) return this.#refuse(visitor, onlyHost)
    const watchers = keeper.watchers
    await this.#hub.forget(keeper.id)
    for (const watcher of watchers) watcher.leave('forgotten')
  }

  /** A word to everybody, so that their phones come back by themselves (ROOM-29). */
  close(): void {
    clearInterval(this.#heartbeat)
    for (const visitor of this.#visitors) visitor.leave('restart')
    this.#sockets.close()
  }

  terminate(): void {
    for (const visitor of this.#visitors) visitor.connection.terminate()
  }
}

interface Known {
  readonly keeper: Keeper
  readonly person: PersonId
  readonly token?: string
}

const onlyHost = refuse('Only the host can delete the evening.', 'Seul l’hôte peut effacer la veillée.')

async function enterAsNew(keeper: Keeper, name: string, isScreen: boolean): Promise<Known | Refusal> {
  const token = newToken()
  const refusal = await keeper.ask({ do: 'join', by: 'newcomer', name, token: hashOf(token), isScreen })
  return refusal ?? { keeper, person: keeper.personBy(hashOf(token))!, token }
}

/** What the room is asked for: with the numbers and hashes that only a server can add. */
function wantedBy(by: PersonId, id: string, wish: Wish, link: string | undefined): Wanted {
  if (wish.do === 'start') return { ...wish, number: newNumber(), by, id } as Wanted
  if (wish.do === 'offerSeat') return { ...wish, link: hashOf(link!), by, id } as Wanted
  return { ...wish, by, id } as Wanted
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
