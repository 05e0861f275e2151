import { type ReadonlySignal, signal } from '@preact/signals'
import type { Said } from '@veillee/kernel'
import type { Hello, WireRequest } from '@veillee/room'
import type {
  Bye,
  Felt,
  Gesture,
  Photo,
  ServerMessage,
  Thought,
  ViewDifferences,
  ViewUpdate,
  Welcome,
} from './server-messages.ts'
import { WIRE_VERSION } from './version.ts'

/** What a request came to. */
export type RequestAnswer =
  | { readonly is: 'done'; readonly link: string | null }
  | { readonly is: 'refused'; readonly why: Said }

/** connecting: not in yet. here: all is well. away: was in, and comes back by itself. ended: will not come back. */
export type ConnectionState = 'connecting' | 'here' | 'away' | 'ended'

export interface ConnectionEvents {
  welcome(welcome: Welcome): void
  see(news: ViewUpdate | ViewDifferences): void
  gesture(gesture: Gesture): void
  felt(felt: Felt): void
  photo(photo: Photo): void
  thought(thought: Thought): void
  /** Samples of a gesture under way, by live touch. */
  packet(bytes: Uint8Array): void
  /** The first message was refused: nobody is let in like this. */
  turnedAway(why: Said): void
  bye(bye: Bye): void
}

/** As much of a WebSocket as is needed. */
export interface Socket {
  /** A server’s heart is expected from the welcome on; a room on this device has none, and does not freeze. */
  readonly hasHeart?: boolean
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  onclose: (() => void) | null
  send(frame: string | Uint8Array<ArrayBuffer>): void
  close(): void
}

export interface ConnectionDeps {
  readonly socket: () => Socket
  readonly prefix: string
  /** A number from 0 to 1, so that a hundred phones do not come back in the same instant. */
  readonly luck: () => number
  /** Loads the page anew, for a server of this version; false where that has been tried. */
  readonly renew: (version: number) => boolean
}

interface Unanswered {
  readonly frame: string
  readonly answer: (answer: RequestAnswer) => void
}

type Timer = ReturnType<typeof setTimeout>

/** With the most luck that there can be, this is 2.5 seconds: ROOM-8 asks for 3 with everything. */
const LONGEST_PAUSE_MS = 2_000
const FIRST_PAUSE_MS = 250
/** A connection that has brought no welcome by then hangs in a network that is no longer there. */
const OPENING_MS = 4_000
/** Younger than this, a connection under way is as good as a new one. */
const FRESH_MS = 1_000
/** A request that is not answered in this time was sent into a dead connection. */
const PATIENCE_MS = 5_000
/** What is long takes its time on its way up: so much of it has a second. */
const LETTERS_A_SECOND = 4_000
/** The server's heart beats every 1.3 s: after two beats without one the connection is frozen (ROOM-8). */
const SILENCE_MS = 2_700
/** What has come while the page was busy is read before that is believed. */
const BENEFIT_MS = 300
/** How often somebody who was in tries again although the door says no: it may have been in trouble itself. */
const MOST_REFUSALS = 3

/**
 * The way to the server, which comes back by itself: after sleep, in another network, after a restart. A request keeps
 * its id until it is answered, so that it can be sent again without happening twice (ROOM-8, ROOM-11).
 */
export class ServerConnection {
  readonly #state = signal<ConnectionState>('connecting')
  readonly #hears: ConnectionEvents
  readonly #parts: ConnectionDeps
  readonly #unanswered = new Map<string, Unanswered>()
  #hello: Hello
  #socket: Socket | undefined
  #isIn = false
  #hasHeart = false
  #openingSince = 0
  #tries = 0
  #refusals = 0
  #requests = 0
  #pause: Timer | undefined
  #opening: Timer | undefined
  #patience: Timer | undefined
  #silence: Timer | undefined

  constructor(hello: Hello, hears: ConnectionEvents, parts: ConnectionDeps) {
    this.#hello = hello
    this.#hears = hears
    this.#parts = parts
    this.#connect()
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.#state
  }

  request(request: WireRequest): Promise<RequestAnswer> {
    this.#requests += 1
    const id = `${this.#parts.prefix}-${this.#requests}`
    const frame = JSON.stringify({ do: 'wish', id, wish: request })
    return new Promise(answer => {
      this.#unanswered.set(id, { frame, answer })
      this.#send(frame)
      this.#bePatient()
    })
  }

  fetch(gesture: number, feltBy?: number): void {
    this.#send(JSON.stringify({ do: 'fetch', gesture, ...(feltBy === undefined ? {} : { feltBy }) }))
  }

  fetchPhoto(card: number): void {
    this.#send(JSON.stringify({ do: 'fetchPhoto', card }))
  }

  /** By live touch: what cannot go now never goes. */
  sendPacket(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#isIn) this.#socket?.send(bytes)
  }

  /** Whose hand this phone is to show, of those who share it. */
  hold(seat: number | null): void {
    this.#send(JSON.stringify({ do: 'hold', seat }))
  }

  hurry(): void {
    this.#send(JSON.stringify({ do: 'hurry' }))
  }

  /** Deletes the room and all in it. */
  forget(): void {
    this.#send(JSON.stringify({ do: 'forget' }))
  }

  /** The phone has woken up, or its network is back: whatever the socket believes, come anew. */
  wake(): void {
    if (this.#state.value === 'ended') return
    this.#tries = 0
    if (!this.#isJustComing()) this.#connect()
  }

  end(): void {
    this.#state.value = 'ended'
    this.#drop()
    clearTimeout(this.#pause)
  }

  // --- the socket

  /** Several signs of waking come at once; one new connection is enough for them. */
  #isJustComing(): boolean {
    return this.#socket !== undefined && !this.#isIn && Date.now() - this.#openingSince < FRESH_MS
  }

  #connect(): void {
    this.#drop()
    clearTimeout(this.#pause)
    if (this.#state.value === 'here') this.#state.value = 'away'
    const socket = this.#parts.socket()
    const isStill = () => this.#socket === socket
    this.#socket = socket
    this.#hasHeart = socket.hasHeart ?? false
    this.#openingSince = Date.now()
    this.#opening = setTimeout(() => this.#lost(), OPENING_MS)
    socket.onopen = () => isStill() && socket.send(JSON.stringify(this.#hello))
    socket.onmessage = ({ data }) => {
      if (isStill()) this.#heard(data)
    }
    socket.onclose = () => isStill() && this.#lost()
  }

  /** An old socket is left alone without a word: what it still says counts for nothing. */
  #drop(): void {
    const socket = this.#socket
    this.#socket = undefined
    this.#isIn = false
    this.#hasHeart = false
    for (const timer of [this.#opening, this.#patience, this.#silence]) clearTimeout(timer)
    socket?.close()
  }

  #lost(): void {
    this.#drop()
    if (this.#state.value === 'ended') return
    if (this.#state.value === 'here') this.#state.value = 'away'
    const pauseMs = this.#tries === 0 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.#tries)
    this.#tries += 1
    clearTimeout(this.#pause)
    this.#pause = setTimeout(() => this.#connect(), pauseMs * (0.75 + this.#parts.luck() / 2))
  }

  #send(frame: string): void {
    if (this.#isIn) this.#socket?.send(frame)
  }

  /** Counted from the oldest request: somebody who goes on tapping must not put it off for ever. */
  #bePatient({ anew = false } = {}): void {
    if (anew) clearTimeout(this.#patience)
    else if (this.#unanswered.size > 1) return
    if (!this.#isIn || this.#unanswered.size === 0) return
    const letters = [...this.#unanswered.values()].reduce((sum, { frame }) => sum + frame.length, 0)
    const longer = Math.floor(letters / LETTERS_A_SECOND) * 1_000
    this.#patience = setTimeout(() => this.wake(), PATIENCE_MS + longer)
  }

  #expectLife(): void {
    clearTimeout(this.#silence)
    if (!this.#isIn || !this.#hasHeart) return
    this.#silence = setTimeout(() => {
      this.#silence = setTimeout(() => this.wake(), BENEFIT_MS)
    }, SILENCE_MS)
  }

  // --- what is heard

  #heard(data: unknown): void {
    if (typeof data === 'string') this.#hear(JSON.parse(data) as ServerMessage)
    else if (data instanceof ArrayBuffer && data.byteLength > 0) this.#hears.packet(new Uint8Array(data))
    else this.#hasHeart = true
    this.#expectLife()
  }

  #hear(message: ServerMessage): void {
    if (message.say === 'welcome') this.#letIn(message)
    else if (message.say === 'see' || message.say === 'now') this.#hears.see(message)
    else if (message.say === 'done') this.#answer(message.id, { is: 'done', link: message.link ?? null })
    else if (message.say === 'refused') this.#refused(message)
    else if (message.say === 'gesture') this.#hears.gesture(message)
    else if (message.say === 'felt') this.#hears.felt(message)
    else if (message.say === 'photo') this.#hears.photo(message)
    else if (message.say === 'thought') this.#hears.thought(message)
    else if (message.say === 'bye') this.#bye(message)
  }

  #letIn(welcome: Welcome): void {
    const token = welcome.token ?? this.#hello.token
    if (token !== undefined) this.#hello = { do: 'resume', v: WIRE_VERSION, room: welcome.room, token }
    clearTimeout(this.#opening)
    this.#isIn = true
    this.#tries = 0
    this.#refusals = 0
    this.#state.value = 'here'
    this.#hears.welcome(token === undefined ? welcome : { ...welcome, token })
    for (const { frame } of this.#unanswered.values()) this.#send(frame)
    this.#bePatient({ anew: true })
  }

  #answer(id: string, answer: RequestAnswer): void {
    const waiting = this.#unanswered.get(id)
    if (!waiting) return
    this.#unanswered.delete(id)
    this.#bePatient({ anew: true })
    waiting.answer(answer)
  }

  #refused({ id, refusal, v = WIRE_VERSION }: Extract<ServerMessage, { say: 'refused' }>): void {
    if (id !== undefined) this.#answer(id, { is: 'refused', why: refusal })
    else if (!this.#isIn && (v === WIRE_VERSION || !this.#parts.renew(v))) this.#refusedAtDoor(refusal)
  }

  #refusedAtDoor(why: Said): void {
    this.#refusals += 1
    if (this.#state.value === 'away' && this.#refusals <= MOST_REFUSALS) this.#lost()
    else {
      this.end()
      this.#hears.turnedAway(why)
    }
  }

  #bye(bye: Bye): void {
    if (bye.why !== 'restart') this.end()
    this.#hears.bye(bye)
  }
}
