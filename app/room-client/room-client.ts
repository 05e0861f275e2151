import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Said } from '@veillee/kernel'
import type { Hello, WireRequest } from '@veillee/room'
import { seenAfter } from '@veillee/room/seen'
import {
  type ConnectionState,
  type RequestAnswer,
  ServerConnection,
  type Socket,
} from '../connection/server-connection.ts'
import type {
  Bye,
  Felt,
  Gesture,
  Lobby,
  Match,
  Pad,
  Phone,
  Talk,
  Thought,
  ViewDifferences,
  ViewUpdate,
  Welcome,
} from '../connection/server-messages.ts'
import { rememberNumber } from '../device/numbers.ts'
import { randomNumber, randomPrefix, randomToken } from '../device/random.ts'
import { renewOnce } from '../device/renew.ts'
import { forgetRoom, rememberRoom } from '../device/rooms.ts'
import { PhotoQueue } from './photo-queue.ts'

/**
 * One evening as this phone sees it: every part of what the server tells is a signal, and the screens
 * follow. What the phone wants goes through `request` and `play`.
 */
export class RoomClient {
  readonly lobby: Signal<Lobby | null> = signal(null)
  readonly match: Signal<Match | null> = signal(null)
  readonly pad: Signal<Pad> = signal({ lines: [], best: [] })
  readonly phone: Signal<Phone | null> = signal(null)
  readonly talk: Signal<Talk> = signal([])
  /** What a robot last thought aloud, in whichever step. */
  readonly thought: Signal<Thought | null> = signal(null)
  readonly away: Signal<readonly number[]> = signal([])
  /** Since when each of them has been away, as far as this phone has seen it, by the server's clock. */
  readonly awaySince: Signal<ReadonlyMap<number, number>> = signal(new Map())

  readonly room: Signal<string | null> = signal(null)
  readonly code: Signal<string> = signal('')
  /** What was last refused, to be shown for a moment. */
  readonly refusal: Signal<Said | null> = signal(null)
  /** Nobody was let in: why. */
  readonly turnedAway: Signal<Said | null> = signal(null)
  readonly bye: Signal<Bye | null> = signal(null)
  /** The number of the match whose end screen this phone has left; each leaves it when it likes. */
  readonly leftEndOf: Signal<number> = signal(0)
  /** The match that was being played when somebody new came in by this phone: they are told what they have become. */
  readonly cameInto: Signal<number> = signal(0)
  /** How often this phone has come in: whoever has a gesture under way says it again. */
  readonly arrivals: Signal<number> = signal(0)

  readonly #connection: ServerConnection
  readonly #isNew: boolean
  #seen: Omit<ViewUpdate, 'say' | 'change'> = {}
  readonly #gestures = new Map<number, ((gesture: Gesture) => void)[]>()
  readonly #feltOnes = new Map<string, ((felt: Felt) => void)[]>()
  readonly #photos = new PhotoQueue(card => this.#connection.fetchPhoto(card))
  readonly #packetListeners = new Set<(packet: Uint8Array) => void>()
  /** Of the gesture under way, for a screen that opens in the middle of it. What is felt is never kept (ROOM-14). */
  #seenSoFar: Uint8Array[] = []
  #token: string | undefined
  /** Who has this phone in hand, once it matters. */
  #heldBy: number | null | undefined
  /** How far the server's clock is ahead of this one. */
  #aheadMs = 0
  /** The match for which this phone has added its number. */
  #numberFor = 0

  constructor(hello: Hello, socket: () => Socket) {
    this.#isNew = hello.do === 'join'
    this.#connection = new ServerConnection(
      // With a token of its own making the first message can be said again without harm (ROOM-11).
      { ...hello, token: hello.token ?? randomToken() },
      {
        welcome: welcome => this.#welcome(welcome),
        see: seen => this.#see(seen),
        gesture: gesture => this.#gesture(gesture),
        felt: felt => this.#felt(felt),
        photo: photo => this.#photos.came(photo),
        thought: thought => {
          this.thought.value = thought
        },
        packet: bytes => this.#packet(bytes),
        turnedAway: why => {
          this.turnedAway.value = why
        },
        bye: bye => this.#bye(bye),
      },
      { socket, prefix: randomPrefix(), luck: Math.random, renew: renewOnce },
    )
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.#connection.state
  }

  /** By the server's clock, for timers. */
  now(): number {
    return Date.now() + this.#aheadMs
  }

  /** A refusal is shown to whoever asked, unless the screen says it in a place of its own (`quietly`). */
  async request(request: WireRequest, { quietly = false } = {}): Promise<RequestAnswer> {
    const answer = await this.#connection.request(request)
    if (answer.is === 'refused' && !quietly) this.refusal.value = answer.why
    return answer
  }

  /** A move, as an answer to the question that is on the screen now. */
  play(seat: number | 'host', move: string, input: unknown = true): Promise<RequestAnswer> {
    const match = this.match.peek()
    if (match === null) throw new Error('a move without a match')
    return this.request({ do: 'play', seat, move, input, match: match.number, step: match.view.step })
  }

  /** A gesture that this phone's views name. */
  gesture(number: number): Promise<Gesture> {
    return new Promise(resolve => {
      this.#gestures.set(number, [...(this.#gestures.get(number) ?? []), resolve])
      this.#connection.fetch(number)
    })
  }

  /** What that palm felt of it. */
  feltOf(gesture: number, feltBy: number): Promise<Felt> {
    const key = `${gesture} ${feltBy}`
    return new Promise(resolve => {
      this.#feltOnes.set(key, [...(this.#feltOnes.get(key) ?? []), resolve])
      this.#connection.fetch(gesture, feltBy)
    })
  }

  /** Photographs that this phone may see, and would like to have in memory (ROOM-39). */
  wantPhotos(cards: readonly number[]): void {
    this.#photos.want(cards)
  }

  /** Packets of live touch, as they come; returns how to stop hearing them. */
  onPacket(listener: (packet: Uint8Array) => void): () => void {
    for (const packet of this.#seenSoFar) listener(packet)
    this.#packetListeners.add(listener)
    return () => void this.#packetListeners.delete(listener)
  }

  sendPacket(packet: Uint8Array<ArrayBuffer>): void {
    this.#connection.sendPacket(packet)
  }

  /** Of several who share this phone, who has it in hand (ROOM-14); nobody under a cover. */
  hold(seat: number | null): void {
    if (seat === this.#heldBy) return
    this.#heldBy = seat
    this.#connection.hold(seat)
  }

  /** From the end of a match back to the table. */
  leaveEnd(): void {
    this.leftEndOf.value = this.match.peek()?.number ?? 0
  }

  /** Robots that think need not think any longer, where nobody else plays (ROOM-23). */
  hurry(): void {
    this.#connection.hurry()
  }

  forget(): void {
    this.#connection.forget()
  }

  wake(): void {
    this.#connection.wake()
  }

  end(): void {
    this.#photos.end()
    this.#connection.end()
  }

  #welcome({ room, code, token, at }: Welcome): void {
    this.#aheadMs = at - Date.now()
    this.#token = token
    batch(() => {
      this.room.value = room
      this.code.value = code
      this.bye.value = null
      this.arrivals.value += 1
    })
    for (const key of this.#feltOnes.keys()) {
      const [gesture, feltBy] = key.split(' ').map(Number) as [number, number]
      this.#connection.fetch(gesture, feltBy)
    }
    for (const gesture of this.#gestures.keys()) this.#connection.fetch(gesture)
    if (this.#heldBy !== undefined) this.#connection.hold(this.#heldBy)
    this.#photos.begin(room)
  }

  /** All at once: no screen may ever be drawn from a new table and an old hand. */
  #see(news: ViewUpdate | ViewDifferences): void {
    const before = this.#seen
    const seen = seenAfter(before, news)
    this.#seen = seen
    // With a new match everything is covered, whoever held this phone before.
    if (seen.match && seen.match.number !== this.match.peek()?.number) this.#heldBy = undefined
    const isFirst = this.phone.peek() === null && seen.phone !== undefined
    // Nothing has begun later than now: the welcome was read late, by a phone that was still busy with the page.
    if (seen.match) this.#aheadMs = Math.max(this.#aheadMs, seen.match.stepAt - Date.now())
    batch(() => {
      for (const part of ['lobby', 'match', 'pad', 'phone', 'talk', 'away'] as const)
        if (seen[part] !== before[part]) (this[part] as Signal<unknown>).value = seen[part]
      if (seen.away && seen.away !== before.away) this.#noteAway(seen.away)
      if (isFirst) this.#comeInto(this.match.peek(), seen.phone!)
    })
    // A server of the version before says nothing of them.
    if (seen.phone && seen.phone !== before.phone) this.#photos.want(seen.phone.photos ?? [])
    if (!seen.lobby || seen.lobby === before.lobby) return
    this.#remember(seen.lobby)
    this.#addNumber(seen.lobby)
  }

  /** ROOM-36: the end of a match that they have not seen is nothing to begin with. */
  #comeInto(match: Match | null, { seats, covered }: Phone): void {
    if (match === null) return
    const hasPlayed = !this.#isNew && seats.length + covered.length > 0
    if (match.end !== null && !hasPlayed) this.leftEndOf.value = match.number
    if (match.end === null && this.#isNew) this.cameInto.value = match.number
  }

  #noteAway(away: readonly number[]): void {
    const before = this.awaySince.peek()
    this.awaySince.value = new Map(away.map(person => [person, before.get(person) ?? this.now()]))
  }

  #remember({ code, people }: Lobby): void {
    const [room, person] = [this.room.peek(), this.phone.peek()?.person]
    if (room === null || person === undefined || this.#token === undefined) return
    const { name, isScreen } = people[person]!
    // Whoever plays on the same laptop must not lose their place to it; a screen keeps its own token elsewhere.
    if (!isScreen) rememberRoom({ room, code, name, token: this.#token, at: Date.now() })
  }

  /** ROOM-15: each phone has its share in the shuffle, without anybody having to think of it. */
  #addNumber({ nextMatch, seal, people }: Lobby): void {
    const person = this.phone.peek()?.person
    if (person === undefined || people[person]?.isScreen) return
    if (!seal || seal.by.includes(person) || this.#numberFor === nextMatch) return
    this.#numberFor = nextMatch
    const number = randomNumber()
    rememberNumber({ room: this.room.peek()!, match: nextMatch, number })
    void this.request({ do: 'addNumber', number }, { quietly: true })
  }

  #packet(packet: Uint8Array): void {
    const [first] = this.#seenSoFar
    if (first && !isOfSameStep(first, packet)) this.#seenSoFar = []
    if (packet[0] === SEEN) this.#seenSoFar.push(packet)
    for (const listener of this.#packetListeners) listener(packet)
  }

  #felt(felt: Felt): void {
    const key = `${felt.gesture} ${felt.feltBy}`
    const waiting = this.#feltOnes.get(key) ?? []
    this.#feltOnes.delete(key)
    for (const resolve of waiting) resolve(felt)
  }

  #gesture(gesture: Gesture): void {
    const waiting = this.#gestures.get(gesture.gesture) ?? []
    this.#gestures.delete(gesture.gesture)
    for (const resolve of waiting) resolve(gesture)
  }

  #bye(bye: Bye): void {
    const room = this.room.peek()
    if (room !== null && (bye.why === 'out' || bye.why === 'forgotten')) forgetRoom(room)
    this.bye.value = bye
  }
}

/** The first byte of a packet for those who see a gesture (docs/wire.md). */
const SEEN = 2

/** Match and step are bytes 2 to 5. */
const isOfSameStep = (a: Uint8Array, b: Uint8Array): boolean =>
  a.subarray(2, 6).every((byte, i) => byte === b[2 + i])
