import { isRefusal, type Refusal, refuse } from '@veillee/kernel'
import {
  entryOf,
  exportOf,
  type Hello,
  isHost,
  type Log,
  open,
  readHello,
  readMessage,
  type ServerMessage,
  Unreadable,
  unread,
  WIRE_VERSION,
} from '@veillee/room'
import {
  type CloseReason,
  fetchFor,
  joinRoom,
  LiveRoom,
  type LiveRoomDeps,
  LogUnavailable,
  requestFrom,
  type Subscriber,
} from '@veillee/room/live'

/** Text, or samples. */
export type Frame = string | Uint8Array

/** What a page speaks through. */
interface Port {
  send(frame: Frame): void
  close(): void
}

const no = {
  gone: refuse({
    en: 'This evening is not on this device any more.',
    fr: 'Cette veillée n’est plus sur cet appareil.',
  }),
  elsewhere: refuse({
    en: 'That takes a network. On one device, everybody plays here.',
    fr: 'Il faut un réseau pour cela. Sur un seul appareil, tout le monde joue ici.',
  }),
  ours: refuse({
    en: 'Something went wrong on this device. Try again in a moment.',
    fr: 'Quelque chose a coincé sur cet appareil. Réessaie dans un instant.',
  }),
}

/**
 * A room on this device, without server and network (ROOM-22, 23): the same room, kept in the same way and spoken to
 * with the same messages, only that what it stands on is a page. What it knows stays here: a page that is connected
 * is shown what whoever holds the phone may see, and nothing else (ROOM-14).
 */
export class LocalServer {
  readonly #deps: LiveRoomDeps<Frame>
  readonly #newRoomId: () => string
  readonly #live = new Map<string, Promise<LiveRoom<Frame> | undefined>>()

  constructor(deps: LiveRoomDeps<Frame>, newRoomId: () => string) {
    this.#deps = { ...deps, onShut: room => void this.#live.delete(room) }
    this.#newRoomId = newRoomId
  }

  /** A page has come; gives back the ear for what it says. */
  enter(port: Port): { hear(frame: Frame): Promise<void>; leave(): void } {
    const connection = new PageConnection(port)
    return {
      hear: frame => this.#hear(connection, frame).catch(error => connection.refuse(apologyFor(error))),
      leave: () => connection.live?.depart(connection),
    }
  }

  /** ROOM-27: an evening as a file, for whoever is in it; undefined if there is none. */
  async roomFile(
    room: string,
    token: string,
  ): Promise<{ readonly at: number; readonly text: string } | undefined> {
    const live = await this.#find(room)
    if (live?.personBy(token) === undefined) return undefined
    const entries = (await this.#deps.log.read(room, 0)).map(entryOf)
    return { at: live.room.at, text: `${JSON.stringify(exportOf(entries))}\n` }
  }

  async #hear(connection: PageConnection, frame: Frame): Promise<void> {
    const { live } = connection
    if (typeof frame !== 'string') return void live?.relay(connection.phone, frame)
    if (!live) return this.#greet(connection, readHello(frame))
    const message = readMessage(frame)
    if (isRefusal(message)) return connection.refuse(message)
    if (message.do === 'wish') return this.#fulfil(connection, live, message)
    if (message.do === 'forget') return this.#forget(connection, live)
    if (message.do === 'hurry') return live.hurry(connection.phone)
    if (message.do === 'hold') return live.hold(connection, message.seat)
    const told = await fetchFor(live, connection.phone, message)
    if (isRefusal(told)) connection.refuse(told)
    else connection.say(told)
  }

  async #fulfil(
    connection: PageConnection,
    live: LiveRoom<Frame>,
    { id, wish: request }: Extract<ReturnType<typeof readMessage>, { do: 'wish' }>,
  ): Promise<void> {
    if (request.do === 'offerSeat') return connection.refuse(no.elsewhere, id)
    const asked = requestFrom(connection.phone, id, request, this.#deps)
    const refusal = await live.request(asked).catch(apologyFor)
    if (refusal) connection.refuse(refusal, id)
    else connection.say({ say: 'done', id })
  }

  // Coming in

  async #greet(connection: PageConnection, hello: Hello | Refusal): Promise<void> {
    const live = isRefusal(hello) ? hello : await this.#roomFor(hello)
    if (isRefusal(live)) return connection.refuse(live)
    const { token, ...rest } = hello as Extract<Hello, { do: 'open' | 'resume' }>
    // Nobody but this device ever sees it, so there is no need to hash it.
    const person =
      'name' in rest
        ? await joinRoom(live, { name: rest.name, token: token!, isScreen: false })
        : (live.personBy(token!) ?? no.gone)
    if (typeof person !== 'number') return connection.refuse(person)
    connection.live = live
    connection.phone = person
    const { id, room } = live
    connection.say({
      say: 'welcome',
      v: WIRE_VERSION,
      room: id,
      code: room.code,
      person,
      at: this.#deps.now(),
    })
    // It begins under a cover: whoever holds the phone says so.
    live.arrive(connection, { isCovered: true })
  }

  async #roomFor(hello: Hello): Promise<LiveRoom<Frame> | Refusal> {
    if (hello.do === 'open') return this.#open(hello)
    if (hello.do === 'resume') return (await this.#find(hello.room)) ?? no.gone
    return no.elsewhere
  }

  async #open(hello: Extract<Hello, { do: 'open' }>): Promise<LiveRoom<Frame> | Refusal> {
    const { newNumber, now, log } = this.#deps
    const outcome = open(hello, { number: newNumber(), code: '', at: now() })
    if (isRefusal(outcome)) return outcome
    const id = this.#newRoomId()
    await log.append(id, 0, outcome.entries as unknown as Parameters<Log['append']>[2])
    return (await this.#find(id))!
  }

  #find(id: string): Promise<LiveRoom<Frame> | undefined> {
    const known = this.#live.get(id)
    if (known) return known
    const opening = LiveRoom.open(id, this.#deps)
    this.#live.set(id, opening)
    const forget = () => this.#live.delete(id)
    opening.then(live => live ?? forget(), forget)
    return opening
  }

  async #forget(connection: PageConnection, live: LiveRoom<Frame>): Promise<void> {
    if (!isHost(live.room, connection.phone)) return
    await this.#deps.log.forget(live.id)
    this.#live.delete(live.id)
    live.close()
    for (const subscriber of live.subscribers) subscriber.leave('forgotten')
  }
}

/** Nobody waits for an answer that does not come. */
const apologyFor = (error: unknown): Refusal =>
  error instanceof LogUnavailable || error instanceof Unreadable ? error.refusal : no.ours

/** A page, as the room sees it. */
class PageConnection implements Subscriber<Frame> {
  readonly #port: Port
  live: LiveRoom<Frame> | undefined
  phone = 0

  constructor(port: Port) {
    this.#port = port
  }

  send(frame: Frame): void {
    this.#port.send(frame)
  }

  say(message: ServerMessage): void {
    this.send(JSON.stringify(message))
  }

  refuse({ refusal }: Refusal, id?: string): void {
    this.say({ say: 'refused', refusal, ...(id !== undefined && { id }) })
  }

  leave(why: CloseReason): void {
    this.say({ say: 'bye', why, words: BYE[why] })
    this.#port.close()
  }
}

/** The page has words of its own for each of them. */
const BYE = {
  out: { en: 'You are no longer in this evening.', fr: 'Tu n’es plus dans cette veillée.' },
  restart: { en: 'Back in a moment.', fr: 'On revient tout de suite.' },
  forgotten: { en: 'This evening has been deleted.', fr: 'Cette veillée a été effacée.' },
  elsewhere: { en: 'You are playing elsewhere now.', fr: 'Tu joues maintenant ailleurs.' },
  newer: unread.newer.refusal,
  damaged: unread.damaged.refusal,
} as const
