import { isRefusal, type Refusal, refuse } from '@veillee/kernel'
import {
  type Hello,
  isHost,
  type Log,
  open,
  readHello,
  readMessage,
  type Told,
  Unreadable,
  unread,
  WIRE_VERSION,
} from '@veillee/room'
import {
  fetched,
  type Goodbye,
  type House,
  joined,
  Keeper,
  LogAway,
  type Wanted,
  type Watcher,
  wantedBy,
} from '@veillee/room/keeping'

/** Text, or samples. */
export type Frame = string | Uint8Array

/** What a page speaks through. */
interface Port {
  send(frame: Frame): void
  close(): void
}

const no = {
  gone: refuse('This evening is not on this device any more.', 'Cette veillée n’est plus sur cet appareil.'),
  elsewhere: refuse(
    'That takes a network. On one device, everybody plays here.',
    'Il faut un réseau pour cela. Sur un seul appareil, tout le monde joue ici.',
  ),
  ours: refuse(
    'Something went wrong on this device. Try again in a moment.',
    'Quelque chose a coincé sur cet appareil. Réessaie dans un instant.',
  ),
}

/**
 * A room on this device, without server and network (ROOM-22, 23): the same room, kept in the same way and spoken to
 * with the same messages, only that the house around it is a page. What it knows stays here: a page that is connected
 * is shown what whoever holds the phone may see, and nothing else (ROOM-14).
 */
export class Referee {
  readonly #house: House<Frame>
  readonly #newRoomId: () => string
  readonly #keepers = new Map<string, Promise<Keeper<Frame> | undefined>>()

  constructor(house: House<Frame>, newRoomId: () => string) {
    this.#house = { ...house, onShut: room => void this.#keepers.delete(room) }
    this.#newRoomId = newRoomId
  }

  /** A page has come; gives back the ear for what it says. */
  enter(port: Port): { hear(frame: Frame): Promise<void>; leave(): void } {
    const visitor = new Visitor(port)
    return {
      hear: frame => this.#hear(visitor, frame).catch(error => visitor.refuse(apologyFor(error))),
      leave: () => visitor.keeper?.depart(visitor),
    }
  }

  async #hear(visitor: Visitor, frame: Frame): Promise<void> {
    const { keeper } = visitor
    if (typeof frame !== 'string') return void keeper?.relay(visitor.phone, frame)
    if (!keeper) return this.#greet(visitor, readHello(frame))
    const message = readMessage(frame)
    if (isRefusal(message)) return visitor.refuse(message)
    if (message.do === 'wish') return this.#fulfil(visitor, keeper, message)
    if (message.do === 'forget') return this.#forget(visitor, keeper)
    if (message.do === 'hold') return keeper.hold(visitor, message.seat)
    const told = await fetched(keeper, visitor.phone, message)
    if (isRefusal(told)) visitor.refuse(told)
    else visitor.say(told)
  }

  async #fulfil(
    visitor: Visitor,
    keeper: Keeper<Frame>,
    { id, wish }: Extract<ReturnType<typeof readMessage>, { do: 'wish' }>,
  ): Promise<void> {
    if (wish.do === 'offerSeat') return visitor.refuse(no.elsewhere, id)
    const wanted: Wanted = wantedBy(visitor.phone, id, wish, this.#house)
    const refusal = await keeper.ask(wanted).catch(apologyFor)
    if (refusal) visitor.refuse(refusal, id)
    else visitor.say({ say: 'done', id })
  }

  // Coming in

  async #greet(visitor: Visitor, hello: Hello | Refusal): Promise<void> {
    const keeper = isRefusal(hello) ? hello : await this.#roomFor(hello)
    if (isRefusal(keeper)) return visitor.refuse(keeper)
    const { token, ...rest } = hello as Extract<Hello, { do: 'open' | 'resume' }>
    // Nobody but this device ever sees it, so there is no need to hash it.
    const person =
      'name' in rest
        ? await joined(keeper, { name: rest.name, token: token!, isScreen: false })
        : (keeper.personBy(token!) ?? no.gone)
    if (typeof person !== 'number') return visitor.refuse(person)
    visitor.keeper = keeper
    visitor.phone = person
    const { id, room } = keeper
    visitor.say({ say: 'welcome', v: WIRE_VERSION, room: id, code: room.code, person, at: this.#house.now() })
    // It begins under a cover: whoever holds the phone says so.
    keeper.arrive(visitor, { isCovered: true })
  }

  async #roomFor(hello: Hello): Promise<Keeper<Frame> | Refusal> {
    if (hello.do === 'open') return this.#open(hello)
    if (hello.do === 'resume') return (await this.#find(hello.room)) ?? no.gone
    return no.elsewhere
  }

  async #open(hello: Extract<Hello, { do: 'open' }>): Promise<Keeper<Frame> | Refusal> {
    const { newNumber, now, log } = this.#house
    const outcome = open(hello, { number: newNumber(), code: '', at: now() })
    if (isRefusal(outcome)) return outcome
    const id = this.#newRoomId()
    await log.append(id, 0, outcome.entries as unknown as Parameters<Log['append']>[2])
    return (await this.#find(id))!
  }

  #find(id: string): Promise<Keeper<Frame> | undefined> {
    const known = this.#keepers.get(id)
    if (known) return known
    const opening = Keeper.open(id, this.#house)
    this.#keepers.set(id, opening)
    const forget = () => this.#keepers.delete(id)
    opening.then(keeper => keeper ?? forget(), forget)
    return opening
  }

  async #forget(visitor: Visitor, keeper: Keeper<Frame>): Promise<void> {
    if (!isHost(keeper.room, visitor.phone)) return
    await this.#house.log.forget(keeper.id)
    this.#keepers.delete(keeper.id)
    keeper.close()
    for (const watcher of keeper.watchers) watcher.leave('forgotten')
  }
}

/** Nobody waits for an answer that does not come. */
const apologyFor = (error: unknown): Refusal =>
  error instanceof LogAway || error instanceof Unreadable ? error.refusal : no.ours

/** A page, as the room sees it. */
class Visitor implements Watcher<Frame> {
  readonly #port: Port
  keeper: Keeper<Frame> | undefined
  phone = 0

  constructor(port: Port) {
    this.#port = port
  }

  send(frame: Frame): void {
    this.#port.send(frame)
  }

  say(told: Told): void {
    this.send(JSON.stringify(told))
  }

  refuse({ refusal }: Refusal, id?: string): void {
    this.say({ say: 'refused', refusal, ...(id !== undefined && { id }) })
  }

  leave(why: Goodbye): void {
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
