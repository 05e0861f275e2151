import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { isRefusal, type Millis, type Refusal, refuse, type Seat } from '@veillee/kernel'
import {
  BRIEFLY,
  type ClientMessage,
  type Hello,
  isHere,
  isHost,
  type PersonId,
  peopleOn,
  type Room,
  readHello,
  readMessage,
  Unreadable,
  WIRE_VERSION,
  type WireRequest,
} from '@veillee/room'
import { type Fetch, fetchFor, requestFrom } from '@veillee/room/live'
import { WebSocketServer } from 'ws'
import { addressOf } from './address.ts'
import { HelloHandler } from './hello-handler.ts'
import { isFoundByItsName } from './hosts.ts'
import { ConnectionCounter, type Limit, RateLimiter, tooMany } from './limits.ts'
import { type LiveRoom, LogUnavailable } from './live-room.ts'
import type { Metrics } from './metrics.ts'
import { isOwnPage } from './origin.ts'
import { Outbox } from './outbox.ts'
import { PhoneConnection } from './phone-connection.ts'
import { noSuchRoom, type Rooms } from './rooms.ts'
import type { ServerLogger, Why } from './server-logger.ts'
import { hashOf, linkFrom, linkKeyOf, newNumber } from './tokens.ts'
import type { Turns } from './turns.ts'

export interface SocketSettings {
  /** Where pages may come from besides the server's own address. */
  readonly origins: readonly string[]
  readonly heartbeatMs: Millis
  /** Whether a proxy stands in front, which says whom it speaks for. */
  readonly isBehindProxy?: boolean
  /** Connections that are open at once, from one address (500 if nothing is said). */
  readonly mostFromAddress?: number
  /** And of one person in one room (8); with one more, their oldest ends. */
  readonly mostOfPerson?: number
}

const LARGEST_FRAME = 128 * 1024
const HELLO_MS = 10_000
const SLOW_MS = 500
/** Of the heartbeat. */
const SLICES = 10
/** Their answers come together, and take longer to read than it took to ask. */
const ASKED_AT_ONCE = 20
/** The code for somebody who does not keep to what is agreed. */
const TOO_MUCH = 1008
const MOST_FROM_ADDRESS = 500
const MOST_OF_PERSON = 8

/** ROOM-30: of one address. */
const CONNECTIONS: Limit = { burst: 60, perSecond: 2 }

/** ROOM-39: in letters of pictures that one address brings; a whole deck has some 10,000,000. */
const MOST_A_DAY = 40_000_000
const PHOTOS: Limit = { burst: MOST_A_DAY, perSecond: MOST_A_DAY / (24 * 3_600) }

const no = {
  photos: refuse({
    en: 'From here enough photographs have been brought for today. Try again tomorrow.',
    fr: 'D’ici on a apporté assez de photos pour aujourd’hui. Réessaie demain.',
  }),
  early: refuse({ en: 'One moment, you are just coming in.', fr: 'Un instant, tu es en train d’entrer.' }),
  ours: refuse({
    en: 'Something went wrong at our end. Try again in a moment.',
    fr: 'Quelque chose a coincé chez nous. Réessaie dans un instant.',
  }),
  packet: refuse({ en: 'Veillée could not read that touch.', fr: 'Veillée n’a pas pu lire ce toucher.' }),
}

/** Everybody who is connected to this server. */
export class Sockets {
  readonly #rooms: Rooms
  readonly #metrics: Metrics
  readonly #settings: SocketSettings
  readonly #now: () => Millis
  readonly #sockets: WebSocketServer
  readonly #connections = new Set<PhoneConnection>()
  readonly #fromAddress = new ConnectionCounter()
  readonly #logger: ServerLogger
  readonly #turns: Turns
  /** What each connection's links are made of (ROOM-9). */
  readonly #linkKeys = new WeakMap<PhoneConnection, string>()
  readonly #newConnections = new RateLimiter(CONNECTIONS)
  readonly #photos = new RateLimiter(PHOTOS)
  readonly #hello: HelloHandler
  readonly #outbox = new Outbox()
  readonly #heartbeat: NodeJS.Timeout
  readonly #slices: readonly Set<PhoneConnection>[] = Array.from({ length: SLICES }, () => new Set())
  #beats = 0
  #came = 0

  constructor(
    rooms: Rooms,
    metrics: Metrics,
    logger: ServerLogger,
    settings: SocketSettings,
    now: () => Millis,
    turns: Turns,
  ) {
    this.#turns = turns
    this.#rooms = rooms
    this.#hello = new HelloHandler(rooms, now)
    this.#metrics = metrics
    this.#logger = logger
    this.#settings = settings
    this.#now = now
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: LARGEST_FRAME,
      perMessageDeflate: false,
      autoPong: false, // it would buffer for whoever asks without end, and reads nothing
    })
    this.#heartbeat = setInterval(() => this.#beat(), settings.heartbeatMs / SLICES).unref()
  }

  /** What an address may do at the entrance, by whichever way it comes. */
  get limiters(): HelloHandler['limiters'] {
    return this.#hello.limiters
  }

  get size(): number {
    return this.#connections.size
  }

  /** Whoever is in a room by a phone that is connected here; of two on one phone both, of two connections one. */
  countPeople(): number {
    const phones = new Map<LiveRoom, Set<PersonId>>()
    for (const { live, phone, isOpen } of this.#connections)
      if (live && isOpen) phones.set(live, (phones.get(live) ?? new Set()).add(phone))
    let count = 0
    for (const [{ room }, those] of phones)
      for (const phone of those) count += peopleOn(room, phone).filter(one => isPerson(room, one)).length
    return count
  }

  /** A request to become a connection. A page of somebody else's has no business here. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = addressOf(request, this.#settings.isBehindProxy ?? false)
    if (!this.#isOwnPage(request)) refuseUpgrade(socket, '403 Forbidden')
    else if (this.#isCrowded(address) || !this.#newConnections.allows(address, this.#now()))
      refuseUpgrade(socket, '429 Too Many Requests')
    else
      this.#sockets.handleUpgrade(request, socket, head, connection =>
        this.#enter(
          new PhoneConnection(connection, socket, this.#outbox, {
            at: this.#now(),
            isBrief: wantsItBriefly(request),
          }),
          address,
        ),
      )
  }

  #isOwnPage(request: IncomingMessage): boolean {
    const { origins, isBehindProxy = false } = this.#settings
    const isPage = request.headers.origin !== undefined
    return (
      isOwnPage(request.headers, origins) &&
      (!isPage || isFoundByItsName(request, { origins, isBehindProxy }))
    )
  }

  #isCrowded(address: string): boolean {
    return this.#fromAddress.of(address) >= (this.#settings.mostFromAddress ?? MOST_FROM_ADDRESS)
  }

  #enter(phone: PhoneConnection, address: string): void {
    const { webSocket } = phone
    this.#connections.add(phone)
    this.#fromAddress.come(address)
    const slice = this.#slice(this.#came++).add(phone)
    this.#logger.connections(this.size)
    phone.waitsAtTheDoor(HELLO_MS)
    webSocket.on('message', (data, isBinary) => {
      this.#metrics.received.inc()
      phone.beat()
      this.#turns.take(phone, () => {
        if (phone.isHungUp) return // told goodbye: what is still under way from them is nobody's
        if (isBinary) this.#relay(phone, data as Buffer)
        else void this.#hear(phone, address, data as Buffer)
      })
    })
    webSocket.on('ping', data => this.#answerPing(phone, data))
    webSocket.on('pong', () => phone.beat())
    webSocket.on('error', () => webSocket.terminate())
    webSocket.on('close', () => {
      phone.leavesTheDoor()
      this.#connections.delete(phone)
      slice.delete(phone)
      this.#fromAddress.go(address)
      this.#logger.connections(this.size)
      phone.live?.depart(phone)
    })
  }

  #answerPing(connection: PhoneConnection, data: Buffer): void {
    if (connection.messages.allows(this.#now())) connection.pong(data)
    else this.#isStillHeard(connection)
  }

  /** ROOM-30: who goes far above the limits is hung up on, rather than told off for ever. */
  #isStillHeard(connection: PhoneConnection): boolean {
    const isHeard = connection.excess.allows(this.#now())
    if (!isHeard) connection.hangUp(TOO_MUCH)
    return isHeard
  }

  #tellOff(connection: PhoneConnection): void {
    if (this.#isStillHeard(connection) && connection.tellingsOff.allows(this.#now()))
      this.#refuse(connection, tooMany, 'limit')
  }

  /** Who has not answered for two beats is asleep: their phone will come back by itself. */
  #beat(): void {
    this.#beats++
    const slice = this.#slice(this.#beats)
    const pieces = Math.ceil(slice.size / ASKED_AT_ONCE)
    this.#askSome(slice.values(), this.#settings.heartbeatMs / SLICES / (pieces + 1))
  }

  /** Of thousands a few at a time, all along until the next slice, so that no move waits for many of them. */
  #askSome(connections: Iterator<PhoneConnection>, everyMs: Millis): void {
    for (let asked = 0; asked < ASKED_AT_ONCE; asked++) {
      const { value: connection, done } = connections.next()
      if (done) return
      if (!connection.isAwake()) connection.webSocket.terminate()
    }
    setTimeout(() => this.#askSome(connections, everyMs), everyMs).unref()
  }

  /** Asking everybody at once would hold up a move. Whoever is in a slice is asked once in each interval. */
  #slice(number: number): Set<PhoneConnection> {
    return this.#slices[number % this.#slices.length]!
  }

  async #hear(connection: PhoneConnection, address: string, data: Buffer): Promise<void> {
    if (!connection.messages.allows(this.#now())) return this.#tellOff(connection)
    try {
      if (connection.live) await this.#listen(connection, address, readMessage(data.toString()))
      else if (!(await connection.once(() => this.#greet(connection, address, readHello(data.toString())))))
        this.#refuse(connection, no.early, 'entrance')
    } catch (error) {
      this.#apologise(connection, error)
    }
  }

  /** Live touch. What is too much is dropped without a word, as the network would do it. */
  #relay(connection: PhoneConnection, data: Buffer): void {
    if (!connection.packets.allows(this.#now())) return void this.#isStillHeard(connection)
    try {
      if (!connection.live?.relay(connection.phone, data)) this.#refuse(connection, no.packet, 'unread')
    } catch (error) {
      this.#apologise(connection, error)
    }
  }

  /** Nobody waits for an answer that does not come, whatever went wrong here. */
  #apologise(connection: PhoneConnection, error: unknown, id?: string): void {
    if (!isExpected(error)) this.#metrics.trouble(error)
    const isSaid = error instanceof LogUnavailable || error instanceof Unreadable
    this.#refuse(connection, isSaid ? error.refusal : no.ours, 'trouble', { id })
  }

  /** With the id of what was asked for; or with the version of the wire, for a page that may speak another. */
  #refuse(
    connection: PhoneConnection,
    { refusal }: Refusal,
    why: Why,
    of: { readonly id?: string | undefined; readonly v?: number } = {},
  ): void {
    this.#metrics.refused.inc()
    this.#logger.refused(why)
    connection.say({ say: 'refused', refusal, ...(of as { id?: string; v?: number }) })
  }

  // The first message

  async #greet(connection: PhoneConnection, address: string, hello: Hello | Refusal): Promise<void> {
    if (isRefusal(hello)) return this.#refuse(connection, hello, 'unread', { v: WIRE_VERSION })
    const known = await this.#hello
      .letIn(address, hello)
      .catch(error => this.#askBack(connection, hello, error))
    if (!known) return
    if (isRefusal(known)) return this.#refuse(connection, known, 'entrance')
    const { person, token } = known
    // A room that nobody was in may have left the memory, or been deleted, while somebody was let in: until this moment.
    let live: LiveRoom | undefined = known.live
    while (live?.isClosed) live = await this.#rooms.find(live.id)
    if (!live) return this.#refuse(connection, noSuchRoom, 'entrance')
    if (!connection.isOpen) return // gone while we looked: nobody would ever see them leave
    connection.enter(live, person)
    this.#linkKeys.set(connection, linkKeyOf(hello.do === 'resume' ? hello.token : token!))
    connection.say({
      say: 'welcome',
      v: WIRE_VERSION,
      room: live.id,
      code: live.room.code,
      person,
      ...(token === undefined ? {} : { token }),
      at: this.#now(),
    })
    this.#makeRoom(live, person)
    live.arrive(connection)
  }

  /** For one more connection of theirs. Those that have been told goodbye are the oldest, and are told once. */
  #makeRoom(live: LiveRoom, person: PersonId): void {
    const all = live.watchersOf(person)
    const mostBefore = (this.#settings.mostOfPerson ?? MOST_OF_PERSON) - 1
    for (const oldest of all.slice(0, Math.max(0, all.length - mostBefore))) oldest.leave('elsewhere')
  }

  /**
   * Whoever was here before comes back by themselves, as after a restart: while the log is away nobody can be let in.
   * A room that cannot be read here is not come back to (ROOM-37).
   */
  #askBack(connection: PhoneConnection, hello: Hello, error: unknown): undefined {
    const isUnread = error instanceof Unreadable
    const isAway = error instanceof LogUnavailable && !isExpected(error)
    if (hello.do !== 'resume' || !(isUnread || isAway)) throw error
    if (!isExpected(error)) this.#metrics.trouble(error)
    connection.leave(isUnread ? error.why : 'restart')
  }

  // Everything after that

  async #listen(
    connection: PhoneConnection,
    address: string,
    message: ClientMessage | Refusal,
  ): Promise<void> {
    const live = connection.live!
    if (isRefusal(message)) return this.#refuse(connection, message, 'unread')
    if (message.do === 'fetch' || message.do === 'fetchPhoto')
      return connection.fetchesInTurn(() => this.#fetch(connection, live, message))
    if (message.do === 'hold') return this.#hold(connection, live, message.seat)
    if (message.do === 'hurry') return live.hurry(connection.phone)
    if (message.do === 'forget') return this.#forget(connection, live)
    const refusal = this.#tooManyPhotos(address, message.wish)
    if (refusal) return this.#refuse(connection, refusal, 'limit', { id: message.id })
    await this.#fulfil(connection, live, message).catch(error =>
      this.#apologise(connection, error, message.id),
    )
  }

  #tooManyPhotos(address: string, request: WireRequest): Refusal | undefined {
    if (request.do !== 'addPhoto') return undefined
    return this.#photos.allows(address, this.#now(), request.picture.length) ? undefined : no.photos
  }

  async #fulfil(
    connection: PhoneConnection,
    live: LiveRoom,
    { id, wish: request }: Extract<ClientMessage, { do: 'wish' }>,
  ): Promise<void> {
    const link = request.do === 'offerSeat' ? linkFrom(this.#linkKeys.get(connection)!, id) : undefined
    const stop = this.#metrics.latency.startTimer()
    const added = { newNumber, ...(link !== undefined && { link: hashOf(link) }) }
    const refusal =
      (request.do === 'choose' && this.#rooms.refuseGame(request.game)) ||
      (await live.request(requestFrom(connection.phone, id, request, added)))
    const tookMs = 1_000 * stop()
    if (tookMs > SLOW_MS) this.#logger.slow(tookMs)
    if (refusal) return this.#refuse(connection, refusal, 'rules', { id })
    this.#metrics.requests.inc()
    if (request.do === 'play') this.#metrics.moves.inc()
    connection.say({ say: 'done', id, ...(link === undefined ? {} : { link }) })
  }

  /** What a gesture costs is known once it is read: whoever has fetched a lot waits before the next (ROOM-38). */
  async #fetch(connection: PhoneConnection, live: LiveRoom, message: Fetch): Promise<void> {
    if (!connection.fetches.hasRoom(this.#now(), 0)) return this.#tellOff(connection)
    const told = await fetchFor(live, connection.phone, message)
    await this.#turns.mine() // several may have waited for the same
    if (isRefusal(told)) this.#refuse(connection, told, 'rules')
    else connection.fetches.spend(connection.say(told))
  }

  /** ROOM-31: of two who share a phone, it shows the one's hand or the other's. */
  #hold(connection: PhoneConnection, live: LiveRoom, seat: Seat | null): Promise<void> {
    return live.hold(connection, seat)
  }

  /** ROOM-27: a group can delete its room and all in it; the host does it for them. */
  async #forget(connection: PhoneConnection, live: LiveRoom): Promise<void> {
    if (!isHost(live.room, connection.phone)) return this.#refuse(connection, onlyHost, 'rules')
    await this.#rooms.forget(live.id)
  }

  /** A word to everybody, so that their phones come back by themselves (ROOM-29). */
  close(): void {
    clearInterval(this.#heartbeat)
    for (const connection of this.#connections) connection.leave('restart')
    this.#sockets.close()
  }

  terminate(): void {
    for (const connection of this.#connections) connection.webSocket.terminate()
  }
}

/**
 * what somebody asked of a room while it was deleted, or of one that a newer server has written to, is nobody's mistake,
 * and a house that is full has no trouble.
 */
const isExpected = (error: unknown): boolean =>
  error instanceof Unreadable
    ? error.why === 'newer'
    : error instanceof LogUnavailable && (error.cause === 'forgotten' || error.cause === 'full')

const isPerson = (room: Room, person: PersonId): boolean =>
  isHere(room, person) && !room.people[person]!.isScreen

const onlyHost = refuse({
  en: 'Only the host can delete the evening.',
  fr: 'Seul l’hôte peut effacer la veillée.',
})

const wantsItBriefly = ({ url = '' }: IncomingMessage): boolean =>
  new URLSearchParams(url.split('?')[1]).has(BRIEFLY)

/** Node has let go of the socket by now: whoever hangs up at this moment, or never does, is ours to deal with. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
