import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { isRefusal, type Millis, type Refusal, refuse, type Seat } from '@veillee/kernel'
import {
  type Hello,
  isHere,
  isHost,
  type Message,
  type PersonId,
  peopleOn,
  type Room,
  readHello,
  readMessage,
  Unreadable,
  WIRE_VERSION,
} from '@veillee/room'
import { fetched, wantedBy } from '@veillee/room/keeping'
import { WebSocketServer } from 'ws'
import { addressOf } from './address.ts'
import { Entrance } from './entrance.ts'
import { isFoundByItsName } from './hosts.ts'
import { type Hub, noSuchRoom } from './hub.ts'
import { type Keeper, LogAway } from './keeper.ts'
import { Headcount, type Limit, Limiter, tooMany } from './limits.ts'
import type { Meter } from './meter.ts'
import type { Notes, Why } from './notes.ts'
import { isOwnPage } from './origin.ts'
import { Outbox } from './outbox.ts'
import { hashOf, linkFrom, linkKeyOf, newNumber } from './tokens.ts'
import { Visitor } from './visitor.ts'

export interface DoorSettings {
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

type Fetch = Extract<Message, { do: 'fetch' }>

const LARGEST_FRAME = 128 * 1024
const HELLO_MS = 10_000
const SLOW_MS = 500
/** Of the heartbeat. */
const SLICES = 10
/** The code for somebody who does not keep to what is agreed. */
const TOO_MUCH = 1008
const MOST_FROM_ADDRESS = 500
const MOST_OF_PERSON = 8

/** ROOM-30: of one address. */
const CONNECTIONS: Limit = { burst: 60, perSecond: 2 }

const no = {
  early: refuse('One moment, you are just coming in.', 'Un instant, tu es en train d’entrer.'),
  ours: refuse(
    'Something went wrong at our end. Try again in a moment.',
    'Quelque chose a coincé chez nous. Réessaie dans un instant.',
  ),
  packet: refuse('Veillée could not read that touch.', 'Veillée n’a pas pu lire ce toucher.'),
}

/** Everybody who is connected to this server. */
export class Door {
  readonly #hub: Hub
  readonly #meter: Meter
  readonly #settings: DoorSettings
  readonly #now: () => Millis
  readonly #sockets: WebSocketServer
  readonly #visitors = new Set<Visitor>()
  readonly #fromAddress = new Headcount()
  readonly #notes: Notes
  /** What each connection's links are made of (ROOM-9). */
  readonly #linkKeys = new WeakMap<Visitor, string>()
  readonly #connections = new Limiter(CONNECTIONS)
  readonly #entrance: Entrance
  readonly #outbox = new Outbox()
  readonly #heartbeat: NodeJS.Timeout
  readonly #slices: readonly Set<Visitor>[] = Array.from({ length: SLICES }, () => new Set())
  #beats = 0
  #came = 0

  constructor(hub: Hub, meter: Meter, notes: Notes, settings: DoorSettings, now: () => Millis) {
    this.#hub = hub
    this.#entrance = new Entrance(hub, now)
    this.#meter = meter
    this.#notes = notes
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
  get limiters(): Entrance['limiters'] {
    return this.#entrance.limiters
  }

  get size(): number {
    return this.#visitors.size
  }

  /** Whoever is in a room by a phone that is connected here; of two on one phone both, of two connections one. */
  countPeople(): number {
    const phones = new Map<Keeper, Set<PersonId>>()
    for (const { keeper, phone, isOpen } of this.#visitors)
      if (keeper && isOpen) phones.set(keeper, (phones.get(keeper) ?? new Set()).add(phone))
    let count = 0
    for (const [{ room }, those] of phones)
      for (const phone of those) count += peopleOn(room, phone).filter(one => isPerson(room, one)).length
    return count
  }

  /** A request to become a connection. A page of somebody else's has no business here. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = addressOf(request, this.#settings.isBehindProxy ?? false)
    if (!this.#isOwnPage(request)) refuseUpgrade(socket, '403 Forbidden')
    else if (this.#isCrowded(address) || !this.#connections.allows(address, this.#now()))
      refuseUpgrade(socket, '429 Too Many Requests')
    else
      this.#sockets.handleUpgrade(request, socket, head, connection =>
        this.#enter(new Visitor(connection, socket, this.#outbox, this.#now()), address),
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

  #enter(visitor: Visitor, address: string): void {
    const { connection } = visitor
    this.#visitors.add(visitor)
    this.#fromAddress.come(address)
    const slice = this.#slice(this.#came++).add(visitor)
    this.#notes.connections(this.size)
    const early = setTimeout(() => visitor.keeper ?? connection.terminate(), HELLO_MS).unref()
    connection.on('message', (data, isBinary) => {
      this.#meter.received.inc()
      if (!visitor.isOpen) return // told goodbye: what is still under way from them is nobody's
      if (isBinary) this.#relay(visitor, data as Buffer)
      else void this.#hear(visitor, address, data as Buffer)
    })
    connection.on('ping', data => this.#answerPing(visitor, data))
    connection.on('pong', () => visitor.beat())
    connection.on('error', () => connection.terminate())
    connection.on('close', () => {
      clearTimeout(early)
      this.#visitors.delete(visitor)
      slice.delete(visitor)
      this.#fromAddress.go(address)
      this.#notes.connections(this.size)
      visitor.keeper?.depart(visitor)
    })
  }

  #answerPing(visitor: Visitor, data: Buffer): void {
    if (visitor.messages.allows(this.#now())) visitor.pong(data)
    else this.#isStillHeard(visitor)
  }

  /** ROOM-30: who goes far above the limits is hung up on, rather than told off for ever. */
  #isStillHeard(visitor: Visitor): boolean {
    const isHeard = visitor.excess.allows(this.#now())
    if (!isHeard) visitor.hangUp(TOO_MUCH)
    return isHeard
  }

  #tellOff(visitor: Visitor): void {
    if (this.#isStillHeard(visitor) && visitor.tellingsOff.allows(this.#now()))
      this.#refuse(visitor, tooMany, 'limit')
  }

  /** Who has not answered since the last time is asleep: their phone will come back by itself. */
  #beat(): void {
    this.#beats++
    for (const visitor of this.#slice(this.#beats)) if (!visitor.isAwake()) visitor.connection.terminate()
  }

  /** Asking everybody at once would hold up a move. Whoever is in a slice is asked once in each interval. */
  #slice(number: number): Set<Visitor> {
    return this.#slices[number % this.#slices.length]!
  }

  async #hear(visitor: Visitor, address: string, data: Buffer): Promise<void> {
    if (!visitor.messages.allows(this.#now())) return this.#tellOff(visitor)
    try {
      if (visitor.keeper) await this.#listen(visitor, visitor.keeper, readMessage(data.toString()))
      else if (!(await visitor.once(() => this.#greet(visitor, address, readHello(data.toString())))))
        this.#refuse(visitor, no.early, 'entrance')
    } catch (error) {
      this.#apologise(visitor, error)
    }
  }

  /** The quick way. What is too much is dropped without a word, as the network would do it. */
  #relay(visitor: Visitor, data: Buffer): void {
    if (!visitor.packets.allows(this.#now())) return void this.#isStillHeard(visitor)
    try {
      if (!visitor.keeper?.relay(visitor.phone, data)) this.#refuse(visitor, no.packet, 'unread')
    } catch (error) {
      this.#apologise(visitor, error)
    }
  }

  /** Nobody waits for an answer that does not come, whatever went wrong here. */
  #apologise(visitor: Visitor, error: unknown, id?: string): void {
    if (!isExpected(error)) this.#meter.trouble(error)
    const isSaid = error instanceof LogAway || error instanceof Unreadable
    this.#refuse(visitor, isSaid ? error.refusal : no.ours, 'trouble', id)
  }

  #refuse(visitor: Visitor, { refusal }: Refusal, why: Why, id?: string): void {
    this.#meter.refused.inc()
    this.#notes.refused(why)
    visitor.say({ say: 'refused', refusal, ...(id === undefined ? {} : { id }) })
  }

  // The first message

  async #greet(visitor: Visitor, address: string, hello: Hello | Refusal): Promise<void> {
    if (isRefusal(hello)) return this.#refuse(visitor, hello, 'unread')
    const known = await this.#entrance
      .letIn(address, hello)
      .catch(error => this.#askBack(visitor, hello, error))
    if (!known) return
    if (isRefusal(known)) return this.#refuse(visitor, known, 'entrance')
    const { person, token } = known
    // A room that nobody was in may have left the memory, or been deleted, while somebody was let in: until this moment.
    let keeper: Keeper | undefined = known.keeper
    while (keeper?.isClosed) keeper = await this.#hub.find(keeper.id)
    if (!keeper) return this.#refuse(visitor, noSuchRoom, 'entrance')
    if (!visitor.isOpen) return // gone while we looked: nobody would ever see them leave
    visitor.enter(keeper, person)
    this.#linkKeys.set(visitor, linkKeyOf(hello.do === 'resume' ? hello.token : token!))
    visitor.say({
      say: 'welcome',
      v: WIRE_VERSION,
      room: keeper.id,
      code: keeper.room.code,
      person,
      ...(token === undefined ? {} : { token }),
      at: this.#now(),
    })
    this.#makeRoom(keeper, person)
    keeper.arrive(visitor)
  }

  /** For one more connection of theirs. Those that have been told goodbye are the oldest, and are told once. */
  #makeRoom(keeper: Keeper, person: PersonId): void {
    const all = keeper.watchersOf(person)
    const mostBefore = (this.#settings.mostOfPerson ?? MOST_OF_PERSON) - 1
    for (const oldest of all.slice(0, Math.max(0, all.length - mostBefore))) oldest.leave('elsewhere')
  }

  /**
   * Whoever was here before comes back by themselves, as after a restart: while the log is away nobody can be let in.
   * A room that cannot be read here is not come back to (ROOM-37).
   */
  #askBack(visitor: Visitor, hello: Hello, error: unknown): undefined {
    const isUnread = error instanceof Unreadable
    const isAway = error instanceof LogAway && !isExpected(error)
    if (hello.do !== 'resume' || !(isUnread || isAway)) throw error
    if (!isExpected(error)) this.#meter.trouble(error)
    visitor.leave(isUnread ? error.why : 'restart')
  }

  // Everything after that

  async #listen(visitor: Visitor, keeper: Keeper, message: Message | Refusal): Promise<void> {
    if (isRefusal(message)) return this.#refuse(visitor, message, 'unread')
    if (message.do === 'fetch') return visitor.fetchesInTurn(() => this.#fetch(visitor, keeper, message))
    if (message.do === 'hold') return this.#hold(visitor, keeper, message.seat)
    if (message.do === 'forget') return this.#forget(visitor, keeper)
    await this.#fulfil(visitor, keeper, message).catch(error => this.#apologise(visitor, error, message.id))
  }

  async #fulfil(
    visitor: Visitor,
    keeper: Keeper,
    { id, wish }: Extract<Message, { do: 'wish' }>,
  ): Promise<void> {
    const link = wish.do === 'offerSeat' ? linkFrom(this.#linkKeys.get(visitor)!, id) : undefined
    const stop = this.#meter.latency.startTimer()
    const added = { newNumber, ...(link !== undefined && { link: hashOf(link) }) }
    const refusal = await keeper.ask(wantedBy(visitor.phone, id, wish, added))
    const tookMs = 1_000 * stop()
    if (tookMs > SLOW_MS) this.#notes.slow(tookMs)
    if (refusal) return this.#refuse(visitor, refusal, 'rules', id)
    this.#meter.wishes.inc()
    if (wish.do === 'play') this.#meter.moves.inc()
    visitor.say({ say: 'done', id, ...(link === undefined ? {} : { link }) })
  }

  /** What a gesture costs is known once it is read: whoever has fetched a lot waits before the next (ROOM-38). */
  async #fetch(visitor: Visitor, keeper: Keeper, message: Fetch): Promise<void> {
    if (!visitor.fetches.hasRoom(this.#now(), 0)) return this.#tellOff(visitor)
    const told = await fetched(keeper, visitor.phone, message)
    if (isRefusal(told)) this.#refuse(visitor, told, 'rules')
    else visitor.fetches.spend(visitor.say(told))
  }

  /** ROOM-31: of two who share a phone, it shows the one's hand or the other's. */
  #hold(visitor: Visitor, keeper: Keeper, seat: Seat | null): Promise<void> {
    return keeper.hold(visitor, seat)
  }

  /** ROOM-27: a group can delete its room and all in it; the host does it for them. */
  async #forget(visitor: Visitor, keeper: Keeper): Promise<void> {
    if (!isHost(keeper.room, visitor.phone)) return this.#refuse(visitor, onlyHost, 'rules')
    await this.#hub.forget(keeper.id)
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

/**
 * What somebody wished of a room while it was deleted, or of one that a newer server has written to, is nobody's mistake,
 * and a house that is full has no trouble.
 */
const isExpected = (error: unknown): boolean =>
  error instanceof Unreadable
    ? error.why === 'newer'
    : error instanceof LogAway && (error.cause === 'forgotten' || error.cause === 'full')

const isPerson = (room: Room, person: PersonId): boolean =>
  isHere(room, person) && !room.people[person]!.isScreen

const onlyHost = refuse('Only the host can delete the evening.', 'Seul l’hôte peut effacer la veillée.')

/** Node has let go of the socket by now: whoever hangs up at this moment, or never does, is ours to deal with. */
function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
